import { words } from './tradition-row.ts'
import type { TraditionRow } from './tradition-row.ts'

const manglik = words(
  'mangal ?ik|manglik|mang?lik|mangl[iy]k|mangal ?dosh*|mangal|kuja dosh*|chevvai dosh*|sevvai dosh*|मांगलिक|मंगली|मंगल ?दोष|मंगल',
)
const at28 = words('28|atth?ais|atha+is|twenty ?-?eight|अट्ठाईस|अठाईस|२८')
const after28 = words(
  'after|baad|ke baad|se|bad|ends?|cancel*|khatam|khatm|kat|over|years?|saal|age|past|cross*|बाद|खत्म|कट*|साल|उम्र|के|no',
)
const both = words(
  'both|dono|donon|two manglik*|manglik (?:ki|se|ko) manglik|manglik with manglik|manglik to manglik|manglik marrying manglik|दोनों',
)
const cancels = words(
  'cancel*|kat*|ok|fine|safe|khatam|khatm|theek|thik|shubh|problem|shaa?di kar sak*|shaa?di ho sak*|can marry|शादी कर सक*|hota|jata|कट*|खत्म|ठीक|शुभ|होता|जाता|nullif*|balance*|equal',
)
const gun = words('gunn?[as]?n?a?s?|gun|guna|gunas|ashta?k[uo]+t*|points?|गुण|अष्टकूट')
const low = words(
  '(?:under|below|less than|only|just) (?:1[0-8]|18|eighteen|[5-9])(?!\\d)|(?<!\\d)(?:1[0-7]|[5-9])(?:\\.5)? ?(?:gun*|out of|points?|mil*|/36|aay*|hi|se|गुण|मिल*|ही)|18 se (?:kam|neeche)|(?:gun*|गुण) (?:\\p{L}+ )?(?:kam|low|(?:1[0-7]|[5-9])|कम)|kam gun*|18 से कम|कम गुण|अठारह से कम|atharah se kam',
)
const nadi = words('na+di|nadee|ek nadi|same nadi|नाडी|नाड़ी')
const excuse = words(
  'cancel*|exception*|exempt*|pariha+r*|kat*|kab nahi|nahi lagta|remedy|solution|upay|kya kare|kya karein|what (?:to|can|should)|serious|true|sach|children|kids|bacch*|santan|santaan|tod|break|reject|problem|is it|matter*|होता|कट*|छूट|उपाय|क्या करें|संतान|बच्च*|सच|तोड*|apvaad|अपवाद|aa rha|aaya|nikla|hai|है|निकला|आया|marry|marriage|shadi|शादी',
)
const bhakoot = words(
  'bhako+t*|bhaku+t*|bhrikut|भकूट|भकुट|rasi?kuta|shashtashtak|shadashtak*|षडाष्टक|षडष्टक',
)
const kumbh = words(
  'kumbh ?viva+h*|kumbh ?vivaha|ghat ?viva+h|ark ?viva+h|tree (?:marriage|first)|marry (?:a )?(?:tree|peepal|pot|banana)|(?:ped|pedh|peepal|pipal|kele|ghade|matke) (?:se|ke|ki) (?:shaa?di|byah|byaah|phere|vivah|sath)|कुंभ ?विवाह|घट ?विवाह|अर्क ?विवाह|(?:पेड|पीपल|केले|घडे) से (?:शादी|ब्याह|फेरे|विवाह)',
)
const needIt = words(
  'necessary|zaroori|zaruri|jaroori|jaruri|need*|must|should|compulsory|sach|true|karu|karwa*|kya|ya|or|first|pehle|hasi|हंसी|जरूरी|करूं|करवा*|क्या|सच|पहले',
)
const sarp = words('ka+l ?sar[pa]+|kalsarp|kaalsarp|sarpa? dosh*|काल ?सर्प|कालसर्प|सर्प दोष')
const sarpAt = words(
  'trimbak*|trayambak*|ujjain|nasik|nashik|kalahasti|srikalahasti|kukke|haridwar|at home|ghar (?:pe|par|me|mein)|temple|त्र्यंबक*|त्रयंबक*|उज्जैन|नासिक|घर (?:पर|में)|मंदिर',
)
const where = words(
  'where|or|ya|must|necessary|zaroori|zaruri|jaruri|should|can|best|kahan|chahiye|karu|karwa*|chalega|hi|padegi|कहां|या|जरूरी|चाहिए|करवा*|चलेगा|ही|पडेगी',
)
const anshik = words('aa?n?shik|anshik|aanshik|partial|mild|purn|purna|आंशिक|पूर्ण')
const meaning = words(
  'matlab|mean*|meaning|kya hota|means|difference|fark|farak|explain|मतलब|अर्थ|क्या होत*|फर्क|अंतर',
)
const pitru = words('pit(?:ra|ru|ri|r) ?dosh*|pitrudosh*|पितृ ?दोष|पितर ?दोष')
const whySo = words(
  'why|how (?:does|do|is|it)|kyu|kyun|kyon|kaise|lagta kaise|kaise lagta|cause*|come from|curse|shrap|क्यों|कैसे|कारण|शाप',
)

export const matchRows: readonly TraditionRow[] = [
  {
    point: 'mangal-28',
    words: [manglik, at28, after28],
    without: words(
      "shaa?di kab|hogi|hoga|when|kab hogi|percent|%|kitna|pati nahi bachega|hai mujhe|i am|mai hu|hu main|28 ki (?:hu|ho)|am 28|i'?m 28|dusre ne",
    ),
    most: 20,
  },
  {
    point: 'both-manglik',
    words: [manglik, both, cancels],
    without: words('kundli me|chart|love|kab|पूरे घर'),
    most: 16,
  },
  {
    point: 'kumbh-vivah',
    words: [kumbh, needIt],
    without: words(
      'hazar|hazaar|lakh|thousand|000|मर|mar jay*|pati nahi|nahi bachega|widow|vidhwa|हजार|लाख|maut|death|die|dies|kill|sleep|shak*|maang|demand*',
    ),
    most: 24,
  },
  {
    point: 'anshik-meaning',
    words: [manglik, anshik, meaning],
    without: words('am i|hu kya|main|mai|mera|मेरा|मैं|my'),
    most: 14,
  },
  {
    point: 'nadi-excused',
    words: [nadi, words('dosh*|दोष|kuta|koota|same|ek|एक|milan|match*|मिलान'), excuse],
    without: words(
      'river|leaf|nadi me|nadi par|nadi ke|pulse|vaidya|सन|snake|killed|trying|pregnan*|नदी|kundli m kya|hume|hua nahi|ke naam|kaisa hai|कैसा है|milti hai|dekhte ho|kitna bada|dob',
    ),
    most: 22,
  },
  {
    point: 'bhakoot-excused',
    words: [
      bhakoot,
      words('dosh*|दोष|cancel*|kat*|कट*|bad|shadi|marriage|what|kya|क्या|शादी|marry'),
    ],
    without: words('river'),
    most: 22,
  },
  {
    point: 'gun-low',
    words: [gun, low],
    without: words(
      'avgun|अवगुण|gun ?(?:shot|fire|license|licence)|pistol|exam|marks|how will|will be|kitne|कितने|when will|match karo|milan karo|calculate|dob|birth|nadi|नाडी|kab hogi|who|cgpa|points? (?:table|in)|phone|\\d{4}',
    ),
    most: 28,
  },
  {
    point: 'kaal-sarp-puja',
    words: [sarp, sarpAt, where],
    without: words(
      '000|hazar|hazaar|lakh|हजार|लाख|sach|true|kya (?:meri|mere)|in my|doob|death|marega|fail|nahi to|नहीं तो|will close|dar lag*|scar*|nahi bachega|बेटा नह*|kis ka|kiska|किसका',
    ),
    most: 20,
  },
  {
    point: 'pitru-why',
    words: [pitru, whySo],
    without: words(
      'door|remove|hat*|दूर|हट*|career|santan|संतान|shadi|शादी|in my|mere|meri|मेर*|hamare|humare|mujhe|kaam|der|delay|puja|pooja|upay|उपाय|who|check|pata kare|पता',
    ),
    most: 18,
  },
]
