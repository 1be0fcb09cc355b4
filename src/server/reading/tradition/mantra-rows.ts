import { dashaPeriod, mantra, mantras, may, period, worship } from './common-words.ts'
import { words } from './tradition-row.ts'
import type { TraditionRow } from './tradition-row.ts'

const which =
  'which (?!time)|kaun ?s[aei] (?:mantra*|jap|path)|kons[aei] (?:mantra*|jap|path)|कौन ?स[ाेी] (?:मंत्र|जप|जाप|पाठ)|suggest|batao koi|koi mantra'
const guru = words(
  '(?:without|w/o|bina|बिना|no) (?:\\p{L}+ )?(?:guru*|diksha|deeksha|initiation|गुरु|दीक्षा)|guru (?:ke bina|ke bagair|diksha ke bina|के बिना)|guru mantra bina|(?:diksha|deeksha|दीक्षा) (?:zaroori|jaruri|jaroori|ज़रूरी|जरूरी)',
)
const sadhana = words(
  `${mantras}|beej|sadhna|saadhna|sadhana|sidh*|bagala*|bhairav*|kali|साधना|बीज`,
)
const wrong = words(
  'wrong*|mispron*|pronunc*|galat|glt|uccharan|ucharan|uchcharan|ashuddh*|mistakes|galti|atak*|गलत|उच्चारण|अशुद्ध*|गलती|accent|samajh? nahi|samjh nai|sanskrit nahi|sanskrit nai|संस्कृत (?:नहीं|नही|नई)',
)
const nightBed = words(
  'at night|in the night|night|raat|rat ko|late night|bed|bistar|lying|lete|let kar|letkar|sone se pehle|before sleep*|रात|बिस्तर|लेटकर|लेटे|सोने से पहले',
)
const times = words(
  'how many (?:times|malas?|rounds?)|how often|kitn[ei] (?:ba+r|malas?|maal*)|kitni ba+r|kitna jap|कितन[ेी] (?:बार|माला*)|कितना जप|\\d+ (?:times|ba+r)|roz kitn*',
)
const chalisa = words('chalisa|चालीसा')
const listen = words(
  'listen*|hear|youtube|audio|play|sun[neu]*|sunn[ae]|sun(?:ne|na|kar|ke|lu)|recording|speaker|सुन*|यूट्यूब|ऑडियो|mobile se',
)
const insteadOf = words(
  'instead|same|effect|rather|ok|chalega|badle|jagah|reading|chanting|count*|fayda|kaafi|kafi|bolna|bolne|वही|चलेगा|बदले|जगह|फायदा|काफी|असर|फल|लाभ|phal|labh',
)
const aloud = words(
  'loud*|aloud|silent*|mind|mann me|man me|man hi man|zor se|jor se|jor|mansik|whisper|बोलकर|मन में|मन ही मन|जोर से|मानसिक',
)
const yawn = words(
  'yawn*|jamh?ai|jambh*|jamhai|ubasi|tears?|aansu|aansoo|ansu|rona|cry*|weep*|जम्हाई|जंभाई|उबासी|आंसू|रोना|रो पड*|पानी',
)
const whileAt = words(
  `${mantras}|mala|dhyan|dhyaan|meditat*|puja|pooja|aarti|kirtan|bhajan|माला|ध्यान|पूजा|आरती|भजन|कीर्तन`,
)
const whySo = words('why|kyu|kyun|kyon|matlab|mean*|sign|nazar|kya hai|ye kya|क्यों|मतलब|संकेत|नजर|क्या')
const mala = words('mala|maala|malas|japmala|rosary|माला')
const ofMala = words(
  'tulsi|rudraksh*|sphatik|chandan|kamal ?gatta|sandal*|crystal|तुलसी|रुद्राक्ष|स्फटिक|चंदन|कमलगट्टा',
)
const whichMala = words('or|ya|which|kaun ?s[aei]|kons[aei]|kis|best|sahi|या|कौन ?स[ाेी]|किस|ki ya')
const broke = words('toot*|tut|tuti|tuta|tut gay*|broke|broken|snapped|bikhar*|scattered|टूट*|बिखर*')
const another = words(
  'for (?:my |his |her )?(?:son|daughter|father|mother|husband|wife|papa|mummy|brother|sister|kid|child)|(?:bete|beti|papa|mummy|pati|patni|bhai|behen|pitaji|maa|bachche|bacche)(?: ke)? (?:ke )?(?:liye|badle|naam)|by (?:son|daughter|wife|mother)|(?:बेटे|बेटी|पापा|मम्मी|पति|पत्नी|भाई|पिताजी|मां|बच्चे) के (?:लिए|बदले|नाम)|i chant for|main? jap(?:u|un)?|मैं जपूं|मैं जाप|khud (?:karu|kar)|only priest|on behalf',
)
const canI = words(
  'can i|can she|can he|may i|should i|kar sakt*|sakt*|skt*|chalega|khud|only|priest|pandit|सकत*|चलेगा|खुद|पंडित|is it ok|by son|by daughter',
)
const anywhere = words(
  'anywhere|without bath*|bina naha*|walking|chalte|chalte ?phirte|driv*|bus|train|metro|office|bathroom|toilet|shoes|jute|chappal|kahin bhi|kabhi bhi|बिना नहा*|चलते|बस में|ट्रेन|ऑफिस|जूते|चप्पल|कहीं भी|कभी भी|गाडी',
)
const women = words(
  'wom[ae]n|ladies|lady|girls?|aurat*|mahila*|stri*|striyan|ladki*|vidhwa|widow|stree|औरत|महिला*|स्त्री*|स्त्रिय*|लडकी*|विधवा',
)
const missed = words(
  'miss|missed|chh?oo?t gay*|chhut gay*|gap|skip*|छूट*|छुट ग*|beech me|बीच में|break',
)
const days = words(
  'days?|din|anushthan|sankalp|40|41|21|continu*|again|start|phir|fir|दिन|अनुष्ठान|संकल्प|फिर|दोबारा|dobara',
)
const effect = words('effect|result*|asar|work|fal|phal|siddh|sidh|असर|फल|सिद्ध*|परिणाम')
const whenShows = words(
  'when|how long|kab|kitne din|kitne time|no result|no effect|nothing|koi fa?r[a]?k (?:nahi|nhi)|fark nahi|asar nahi|कब|कितने दिन|कोई फर्क|असर नहीं|kaam nahi kar|kaam nhi kar',
)
const backfire = words(
  'ulta pad*|ulta ho*|ulta|backfire*|dangerous|danger|harm*|nuksan|headache|sir ?dard|klesh|kalesh|उल्टा|उलटा|नुकसान|सिरदर्द|क्लेश|khatarnak|side effect',
)
const after = words(`after|baad|se|started|kya|is|cause*|बाद|से|क्या|jap ke|padh*|usi raat|now`)
const food = words(
  'onion|garlic|lahsun|pyaj|pyaaz|non ?-?veg*|meat|egg|eggs|anda|sharab|alcohol|chicken|लहसुन|प्याज|मांस|अंडा|शराब|मांसाहार*',
)

export const mantraRows: readonly TraditionRow[] = [
  {
    point: 'mantra-food',
    words: [mantra, food, may],
    without: words('husband|pati|which|कौन ?सा|chhud*|छुड*|पति|koi mantra|कोई मंत्र'),
    most: 22,
  },
  { point: 'worship-period', words: [worship, period], without: dashaPeriod, most: 26 },
  {
    point: 'mantra-no-guru',
    words: [sadhana, guru],
    without: words('milega|kab|when will i'),
    most: 26,
  },
  {
    point: 'mala-broke',
    words: [mala, broke],
    without: words('varmala|jaimala|mangalsutra|rishta|haar|necklace|gold'),
    most: 24,
  },
  {
    point: 'mala-which',
    words: [mala, ofMala, whichMala],
    without: words('for me|mere liye|मेरे लिए'),
    most: 16,
  },
  {
    point: 'mantra-yawn',
    words: [whileAt, yawn, whySo],
    without: words('chidak*|छिडक*|paani chid*|death|maut|suicide|pani ka|चढ*'),
    most: 22,
  },
  {
    point: 'mantra-women',
    words: [mantra, women, may],
    without: words(
      `${which}|ladki (?:ko|se)|ladki ki|vash|for (?:a )?girl|pyar|love|shadi|शादी|वश|periods?|pregnan*`,
    ),
    most: 18,
  },
  {
    point: 'mantra-listen',
    words: [mantra, listen, insteadOf],
    without: words(
      `${which}|sunte nahi|sunta nahi|god listen|kaun ?sa path suna*|कौन ?सा पाठ|pregnan*|बहू`,
    ),
    most: 24,
  },
  {
    point: 'mantra-wrong-sound',
    words: [words(`${mantras}|beej`), wrong],
    without: words(
      `galat kaam|wrong way|कोन ?सा|stammer*|haklat*|tell me|${which}|ghar me galat|uska galat|exam|stage|speech|vash*|kahan galti|upay`,
    ),
    most: 24,
  },
  {
    point: 'mantra-aloud',
    words: [mantra, aloud],
    without: words(
      `${which}|peace of mind|state of mind|my mind|of mind|mind (?:is|not|calm)|man me (?:darr|dar|shanti|baat)|मन में (?:शांति|डर)|मन शांत`,
    ),
    most: 18,
  },
  {
    point: 'mantra-night',
    words: [mantra, nightBed, may],
    without: words(
      `${which}|which helps|neend nahi|sleep has gone|dar lagta|afraid|fear|डर|नींद|chikh|scream|night shift|kitni|how many|kitne|कितनी|kubera`,
    ),
    most: 16,
  },
  {
    point: 'chalisa-count',
    words: [chalisa, times],
    without: words('which|icu|seene|chest|pain|dard|दर्द|सीने'),
    most: 24,
  },
  {
    point: 'mantra-count',
    words: [words(`${mantras}|mala|माला|om`), times],
    without: words(
      `${which}|icu|which|papa|mummy|father|mother|husband|shadi|divorce|vash*|and how many|aur kitn*|und|how many wives|for (?:early|late) marriage|kitne din|कितने दिन|santan|संतान|chart|kundli`,
    ),
    most: 16,
  },
  {
    point: 'mantra-for-another',
    words: [mantra, another, canI],
    without: words(`${which}|which|vash*|pati ko|kaun ?sa|कौन ?सा|beej mantra for`),
    most: 22,
  },
  {
    point: 'mantra-missed',
    words: [words(`${mantras}|anushthan|अनुष्ठान`), missed, days],
    without: words(`${which}|heart ?break|dil|rishta|job`),
    most: 24,
  },
  {
    point: 'mantra-backfire',
    words: [mantra, backfire, after],
    without: words(
      `${which}|dushman|enemy|revenge|usko|barbad|vash*|saas|kaun ?sa|कौन ?सा mantra|kisi ne`,
    ),
    most: 26,
  },
  {
    point: 'mantra-effect',
    words: [mantra, effect, whenShows],
    without: words(`${which}|upay|shadi|शादी|love|naukri kab|करूं कि|karu ki|karun ki`),
    most: 22,
  },
  {
    point: 'mantra-effect',
    words: [
      words('mantra*|jaap|jap|chalisa|मंत्र|जाप|चालीसा'),
      words(
        'koi fa?rk|koi farak|no (?:result|effect|change)|nothing (?:happen*|chang*)|kaam nahi kar*|asar nahi|कोई फर्क|असर नहीं|कुछ नहीं हुआ',
      ),
    ],
    without: words(which),
    most: 22,
  },
  {
    point: 'mantra-anywhere',
    words: [mantra, anywhere, may],
    without: words(
      `${which}|which|chhota|short|small|office (?:me|jana)|accident|dar|fear|कौन ?सा|छोटा`,
    ),
    most: 18,
  },
]
