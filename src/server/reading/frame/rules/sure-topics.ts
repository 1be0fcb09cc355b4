import type { FrameSubject, FrameTopic } from '../../types/frame.ts'

/** Patterns that tell a topic more surely than statistics: of the questions of the corpus in them 95 of 100 have it. */

/** A topic that the words name beyond doubt. */
export interface SureTopic {
  topic: FrameTopic
  /** Whose life it is, where the same words say so. */
  subject?: FrameSubject
}

interface Row extends SureTopic {
  words: string
  /** Words by which the first are only told of. */
  without?: string
}

/** A pattern in which `<` and `>` are the edges of a word, in Latin letters and in Devanagari. */
function pattern(source: string): RegExp {
  const edged = source
    .replaceAll('(?<!', '\u0001')
    .replaceAll('<', '(?<![\\p{L}\\p{M}])')
    .replaceAll('>', '(?![\\p{L}\\p{M}])')
    .replaceAll('\u0001', '(?<!')
  return new RegExp(edged, 'iu')
}

const money =
  'paisa|paise|pesa|money|payment|rakam|amount|advance|lakh|lac|hazar|udhaa?r|पैसा|पैसे|पेमेंट|रकम|लाख|हज़ार|हजार|उधार'
const stuck =
  'fas[ae](?!l)|phas[ae](?!l)|phans[ae]|fans[ae]|at[ak]ka|atke|ruka|stuck|held up|फंस(?!ेगा)|फँस(?!ेगा)|अटक|रुका'
const over = '(?! ?(?:\\p{L}+ )?(?:tha|thi|the|था|थी|थे)(?!\\p{L}|\\p{M}))'

const wedding =
  '<(?:marr(?:y|iage|ied)|shaadi|shadi|rishta|rishte|divorce|talaq|breakup|propos\\p{L}*|शादी|रिश्ता|रिश्ते|विवाह)>'
const crops =
  'fasal|phasal|crops?|mandi|kela|kele|soyabean|soybean|gehun?|pyaa?z|aloo|tamatar|kapas|cotton|ganna|ganne|makka|sarson?|lahsun|haldi|banana|onion|potato|tomato|wheat|paddy|sugarcane|turmeric|garlic|chana|फसल|फ़सल|मंडी|केला|केले|सोयाबीन|गेहूं|गेहूँ|प्याज|प्याज़|आलू|टमाटर|कपास|गन्ना|गन्ने|मक्का|सरसों|लहसुन|हल्दी|चना|चने|धान'
const price = 'bhav|bhaav|daam|rate|rates|price|prices|भाव|दाम|रेट'
const animals =
  'bakri|gaay|gai|bhains|goat|cow|buffalo|bachhda|calf|bail|kutta|kutte|dog|puppy|cat|kitten|billi|parrot|tota|बकरी|गाय|भैंस|कुत्ता|बिल्ली|तोता|बछड़ा|बैल'
const missing =
  'missing|lost|strayed|ran away|kho (?:gay[ai]|gy[ai])|gum|gayab|bhag (?:gay[ai]|gy[ai])|na?hi mil (?:rah|rh)[ai]|खो ग(?:या|ई|यी)|गुम|गायब|ग़ायब|भाग ग(?:या|ई|यी)|नहीं? मिल रह[ाी]|नही मिल रह[ाी]'
const parents =
  'papa|mummy|mumm?a|maa|mother|father|mom|mum|dad|appa|amma|abbu|ammi|baba|babuji|pitaji|माँ|मां|मम्मी|पापा|पिताजी|पिता|बाबूजी|अम्मा'
const bodyParts =
  'knees?|legs?|eyes?|cataract|sugar|bp|diabetes|thyroid|back ?pain|hips?|joints?|ghutn[aeo]n?|aankh(?:on|en)?|ankh(?:on|en)?|motiyabind|motia|kamar|jod(?:on)?|pair(?:on)?|घुटन[ाेों]+|आँख[\\p{M}]*|आंख[\\p{M}]*|मोतियाबिंद|शुगर|बीपी|कमर'
const recovers =
  'walk\\p{L}*|recover\\p{L}*|better|heal\\p{L}*|cured?|relief|theek|thik|aaram|aram|chal (?:pa|sak)\\p{L}*|ठीक|आराम|चल (?:पा|सक)[\\p{L}\\p{M}]*'

const weekdays =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|somv?w?aa?r|mangalv?w?aa?r|budhv?w?aa?r|guruv?w?aa?r|shukrav?w?aa?r|shaniv?w?aa?r|raviv?w?aa?r|itv?w?aa?r|सोमवार|मंगलवार|मंगल को|बुधवार|गुरुवार|वीरवार|शुक्रवार|शनिवार|रविवार|इतवार'
const namedDays = `(?:(?:${weekdays})|\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|march|april|may|june|july|aug|sept?|oct|nov|dec)[a-z]*|\\d{1,2} ?(?:st|nd|rd|th|tarikh|tareekh|तारीख़?)(?! ?(?:floor|class|std|standard|month|sem|house|pass|fail|attempt|bhav|ghar|marks))|kal|tomorrow|parso|कल|परसों)`
const beginnings =
  '(?:(?:take|taking|le|lene|get) delivery|delivery|bainama|baynama|bayana|registry|token|opening|open(?:ing)? (?:the |my |our |a )?(?:new )?(?:shop|office|clinic|showroom|gym|salon|parlou?r|school|restaurant|cafe|hotel|store|centre|center|stall)|udghatan|inauguration|बैनामा|बयाना|रजिस्ट्री|टोकन|उद्घाटन|डिलीवरी)'
const weighedDay =
  '(?:le lu+n?|le lein|kara? lu+n?|karwa lu+n?|de du+n?|lu|rakh[uo]n?|ruk\\p{L}*|ok|okay|fine|good|theek|thik|shubh?|sahi|dosha?|auspicious|better|should i|shall (?:i|we)|can i|करा लूं|करा लूँ|ले लूं|ले लूँ|लूं|लूँ|करूं|करूँ|दे दूं|दे दूँ|ठीक|शुभ|सही|दोष|रुकूं|रुकूँ)'

const asksGraha =
  '(?:(?:which|what) (?:planets?|graha?|grah)|(?:kaun|kon|kis|konsa)\\p{L}* (?:s[ae] )?(?:planets?|graha?|grah)|(?:planets?|graha?|grah) (?:kaun|kon)\\p{L}*|(?:कौन ?सा|किस|कौनसा) ग्रह|ग्रह (?:कौन|कौनसा))'

const innerParts =
  'knees?|ghutn[aeo]n?|joints?|kidneys?|gurd[ae]|liver|stomach|digestion|pet|skin|twacha|thyroid|घुटन[ाेों]+|किडनी|गुर्दे|लिवर|पेट|त्वचा|थायराइड'

const ninePlanets =
  'sun|surya|moon|chandra|chandrama|mars|mangal|mercury|budh|jupiter|guru|brihaspati|venus|shukra|saturn|shani|rahu|ketu|सूर्य|चंद्र|चंद्रमा|चन्द्रमा|मंगल|बुध|गुरु|बृहस्पति|शुक्र|शनि|राहु|केतु'
const goodOrBad =
  'good|bad|strong|weak|benefic|malefic|yogakarak\\p{L}*|sh?ubh|ashubh|ac+h+[aei]|kharab|bura|kamzor|kamjor|mazb[ou]+t|majb[ou]+t|balwan|अच्छ[ाेी]|बुर[ाे]|ख़?राब|शुभ|अशुभ|कमज़?ोर|मज़?बूत|बलवान'
const ofMyChart =
  '(?:for me|to me|in my (?:birth )?(?:chart|kundli|horoscope)|for my (?:lagna|ascendant|chart|kundli)|mere liye|mer[aei] (?:kundli|kundali|patri|lagna)|मेरे लिए|मेर[ीे] (?:कुंडली|पत्री|लग्न))'

/** A greeting or two, and nothing else. */
const greetingAlone =
  '^(?:(?:hi+|hello+|hey+|hlo|helo|namast[ey]|namaskar|pranam|ram ram|radhe radhe|hare krishna|jai (?:shri|shree|sri) (?:ram|krishna)|sat sri akal|salaa?m|good (?:morning|evening|afternoon)|नमस्ते|नमस्कार|प्रणाम|राम राम|राधे राधे|जय श्री (?:राम|कृष्ण)|सत श्री अकाल|सलाम)(?: (?:ji|sir|mam|maam|madam|guru ?ji|bhai(?: ji)?|bhaiya|didi|acharya ?ji|pandit ?ji|जी|गुरुजी|भाई|भैया|आचार्य ?जी|पंडित ?जी))?[!.,🙏 ]*){1,3}$'

const rows: readonly Row[] = [
  // "How is my career in the coming year?" asks of the career.
  {
    topic: 'career',
    subject: 'self',
    words:
      '^(?=[\\s\\S]{0,60}$)<how>[\\s\\S]*<(?:is|will) my (?:career|job|work)>[\\s\\S]*<(?:coming|next|this) year>',
  },
  // "Is Rahu good or bad for me?" asks of the birth chart where nothing else is named.
  {
    topic: 'chart-fact',
    subject: 'self',
    words: `^(?=[\\s\\S]{0,52}$)(?=[^,.;?\\d]*[?]?$)(?=[\\s\\S]*<(?:${goodOrBad})>)(?=[\\s\\S]*<(?:${ninePlanets})>)[\\s\\S]*<(?:${ofMyChart}|(?:my|mer[aei]|मेर[ाेी]) (?:${ninePlanets}))>`,
    without:
      'dasha|dasa|antar|gochar|transit|parivartan|chandal|चांडाल|fast|travel|friend|pukhraj|neelam|how do i|<in (?:pisces|aries|leo)|मीन|मेष|guru ?ji|remed|upa[ay]|mantra|stone|ratna?|ring|angoo?thi|dosh|manglik|yog(?!akarak)|vra?t|day|<din|time|samay|period|year|saal|month|mahin|<now>|abhi|aaj|today|sati|dhaiya|marr|shaa?di|job|naukri|career|business|money|paisa|health|love|husband|wife|pati|patni|son|daughter|beta|beti|bete|child|mother|father|maa|papa|mummy|house me|house mein|why|kyu|दशा|अंतर|गोचर|उपाय|मंत्र|रत्न|अंगूठी|दोष|मांगलिक|योग|व्रत|दिन|समय|साल|महीन|अभी|आज|साढ़े|ढैया|शादी|विवाह|नौकरी|काम|पैस|सेहत|पति|पत्नी|बेट|माँ|मां|पिता|क्यों|<vs>|<kab>|<when>|कब',
  },
  {
    topic: 'chart-fact',
    subject: 'self',
    words: `<(?:sabse|sab se|सबसे) (?:${goodOrBad}|best|powerful) (?:planets?|grah|graha|ग्रह)>|<(?:strongest|weakest|best|worst|luckiest|most (?:benefic|malefic|powerful|helpful)) (?:planet|graha?)>`,
    without:
      'marr|job|career|shaa?di|business|money|dasha|remed|upa[ay]|stone|health|शादी|नौकरी|उपाय',
  },
  // "Who is my 9th lord, and where is he?"
  {
    topic: 'chart-fact',
    subject: 'self',
    words:
      '^(?=[\\s\\S]{0,65}$)(?=[\\s\\S]*<(?:who|which|where|kaun|kahan|kaha|कौन|कहाँ|कहां)>)[\\s\\S]*<(?:(?:my )?\\d{1,2}(?:st|nd|rd|th) (?:house )?lord|lord of (?:my |the )?\\d{1,2}(?:st|nd|rd|th) (?:house|bhav))>',
    without:
      'dasha|transit|gochar|marr|shaa?di|job|career|spouse|husband|wife|remed|upa[ay]|when|kab',
  },
  // Whether a graha of the birth is retrograde or combust.
  {
    topic: 'chart-fact',
    subject: 'self',
    words: `^(?=[\\s\\S]{0,75}$)[\\s\\S]*<(?:my|mer[aei]|मेर[ाेी])> (?:${ninePlanets})>[\\s\\S]{0,12}<(?:retrograde|vakri|combust|asta?|debilitated|exalted|neech|uch+|वक्री|अस्त|नीच|उच्च)>`,
    without: 'dasha|gochar|transit|stone|ratna|pukhraj|neelam|दशा|गोचर',
  },
  // What a graha does in a house, in this chart or in any.
  {
    topic: 'chart-fact',
    subject: 'self',
    words: `^(?=[\\s\\S]{0,65}$)(?=[\\s\\S]*<(?:what|does|mean\\p{L}*|effects?|good|bad|kya|asar|phal|hota|karta|क्या|असर|फल|होता|मतलब)>)[\\s\\S]*<(?:${ninePlanets})> (?:is |are |ka |का )?(?:in |placed in |in my |in the |mere |मेरे )?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th|ve|vein|वें)?|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|pehle|dusre|teesre|chauthe|panchve|chhathe|saatve|athve|nauve|dasve|gyarahve|barahve|प्रथम|द्वितीय|तृतीय|चतुर्थ|पंचम|षष्ठ|सप्तम|अष्टम|नवम|दशम|एकादश|द्वादश) (?:house|bhav|bhaav|ghar|भाव|घर)>`,
    without:
      'dasha|gochar|transit|now|abhi|aaj|lord|malik|pukhraj|neelam|videsh|manglik|husband|wife|patrika|marr|shaa?di|job|career|remed|upa[ay]|when|kab|दशा|गोचर|अभी|स्वामी|शादी|उपाय|कब',
  },
  {
    topic: 'remedy',
    subject: 'self',
    words:
      '^(?=[\\s\\S]{0,75}$)(?=[\\s\\S]*<(?:rudraksha?|rudraks|रुद्राक्ष|रूद्राक्ष)>)(?=[\\s\\S]*<(?:which|what|kaun|kauns[aei]|kons[aei]|kitne|mukhi|best|suit\\p{L}*|कौन|कौनसा|कितने|मुखी)>)',
    without: '<(?:mala|maala|माला|asli|nakli|असली|नकली|real|sleep|sote|utar\\p{L}*|remove|japa?)>',
  },
  // The weekday that is one's own, where no deed is named.
  {
    topic: 'lucky',
    subject: 'self',
    words:
      '^(?=[\\s\\S]{0,55}$)(?=[\\s\\S]*<(?:my|me|mer[aei]|mujhe|मेर[ाेी]|मुझे)>)[\\s\\S]*<(?:(?:kaun|kon) ?s[ae] din (?:shubh|lucky|ac+h+[ae])|(?:lucky|shubh|luckiest) (?:week)?(?:day|din|var|vaar)|(?:which|what) (?:week)?day is (?:lucky|good|best|auspicious)|कौन ?सा दिन (?:शुभ|अच्छा|लकी)|(?:शुभ|लकी) (?:दिन|वार))>',
    without:
      'colou?r|number|rang|shaa?di|marr|buy|start|khar|shuru|date|tarikh|month|week(?!day)|mahin|vra?t|fast|travel|yatra|job|sign|रंग|अंक|नंबर|शादी|खरीद|ख़रीद|शुरू|तारीख|महीन|व्रत|यात्रा|काम',
  },
  // A vow that was forgotten is asked about, whatever it is said to hold up.
  {
    topic: 'spirituality',
    words:
      '<(?:vow|mannat|mannath|manat|manauti|मन्नत|मनौती)>.{0,60}<(?:forg[oe]t\\p{L}*|broke|not (?:done|kept|fulfil\\p{L}*)|bhool\\p{L}*|bhul\\p{L}*|poori nahi|adhoor\\p{L}*|भूल|अधूरी|पूरी नहीं)',
  },
  // Small talk with a greeting before it.
  {
    topic: 'greeting',
    words:
      '^(?:hi|hello|hey|namaste|namaskar|pranam|good (?:morning|evening|afternoon))>.{0,20}<(?:how are you|kaise (?:ho|hain|hai)(?: aap)?)>.{0,30}$|' +
      greetingAlone,
  },
  // A quarrel with whoever lives beside one is of no family.
  {
    topic: 'enemies',
    words:
      '<(?:neighbou?rs?|pad?osi|pad?osan|padosiyon|bagal ?wal[aei]|पड़ोसी|पड़ोसन|पड़ोसी|पड़ोसन|पड़ोसियों|बगल ?वाल[ेाी])>[\\s\\S]*(?:jhagd|jhagad|fight|quarrel|<nali|<naali|drain|parking|deewar|<wall>|garbage|kooda|encroach|kabj|झगड़|झगड़|नाली|पार्किंग|दीवार|कूड़|कब्ज)',
    without:
      '<(?:court|case|judge|panchayat|surveyor|thana|police|mukadma|मुकदमा|जज|थाने|केस|कोर्ट|husband|wife|pati|patni|saas|sasural|marry|marriage|shaa?di|love|pyaa?r|boyfriend|girlfriend|पति|पत्नी|सास|ससुराल|शादी|प्यार)>',
  },
  // The colour of a day is asked for, whatever is done on it.
  {
    topic: 'lucky',
    subject: 'self',
    words:
      '<(?:which|what|kons[aei]|kauns[aei]|kaun s[aei]|kis|kya|कौन ?स[ाे]|किस)> (?:\\S+ )?<(?:colou?rs?|rang|clr|रंग|कलर)>[\\s\\S]{0,30}<(?:wear|shirt|dress|kurta|kurti|saree|sari|suit|kapd[aei]|pehn\\p{L}*|pahn\\p{L}*|पहन[\\p{L}\\p{M}]*|कुर्ता|साड़ी|शर्ट|कपड़[ाे])',
    without:
      '<(?:car|bike|gaadi|gadi|house|wall|ghar|room|गाड़ी|घर|दीवार|lehenga|daan|दान|how is|ka din)>',
  },
  // "How is 2027 for me in general", whatever is told of work and place besides.
  {
    topic: 'year-ahead',
    words:
      '<how (?:is|will|would) (?:the )?(?:year )?(?:20\\d\\d|(?:this|next|coming|new) year)(?: be| go| look)?(?: for me)? (?:in general|overall|generally)>|<how (?:is|will) 20\\d\\d(?: be| go)? for me>(?! (?:in|at|with|regarding|about|for|as|financially|health))',
  },
  // A life that is to become better as a whole, and the years to come.
  {
    topic: 'year-ahead',
    words:
      '^(?:and |so |but |ok |sir |please |pls )*(?:will|when will|how will|how is|can) (?:my )?life (?:ever |really |soon )?(?:become|be|get|go|turn|change|improve)?(?: (?:better|good|ok|okay|fine|happy|easy|smooth|normal|settled|well|right))?(?: (?:soon|again|one day|now))?[?.! ]*$|^(?:and |so )*how (?:will|is|are) (?:my |the )?(?:coming|future|next)(?: few| \\d+| two| three| five)? (?:years?|days|times?)(?: be| going to be| look)?(?: for me)?[?.! ]*$',
  },
  {
    topic: 'year-ahead',
    words:
      '^(?:and |so |but )*(?:is|will|would|how is|how will) (?:the )?(?:year )?20\\d\\d (?:be )?(?:a )?(?:very )?(?:lucky|good|bad|better|fine|nice|best|great|happy|favou?rable)(?: year)?(?: for me| to me)?[?.! ]*$|^(?:is there |will there be )?any (?:big )?(?:danger|trouble|bad thing|problem|risk) (?:in|for me in) (?:the )?(?:year )?20\\d\\d[?.! ]*$',
  },
  // Whoever wants what is the asker's stands against him.
  {
    topic: 'enemies',
    subject: 'self',
    words:
      '<(?:neighbou?rs?|relatives?|someone|somebody|people|goons|cousins?|uncle|chacha)> (?:\\S+ ){0,3}(?:take|grab|snatch|capture|occupy) (?:away )?(?:my|our) (?:land|house|home|property|plot|flat|field|shop)>|<get rid of (?:my |all |hidden )?(?:enem\\p{L}+|dushman\\p{L}*|shatru)>',
    without: '<(?:court|case|police|beat\\p{L}*|kill\\p{L}*|threat\\p{L}*|in-?laws?)>',
  },
  // To be alone for ever is no matter of the body.
  {
    topic: 'friends',
    subject: 'self',
    words:
      '^(?:will|when will|can|how will|how to end) (?:i (?:be|remain|stay|live) (?:always |forever )?(?:alone|lonely)(?: always| forever| all my life| whole life)?|(?:my )?loneliness (?:ever )?(?:end|go|finish|reduce|over|get over)(?: soon| away)?)[?.! ]*$',
  },
  {
    topic: 'love',
    subject: 'partner',
    words:
      '^(?:should|can|shall) i (?:trust|believe) (?:this|that|the) (?:man|guy|boy|person|girl|woman)[?.! ]*$',
  },
  // The claim of a policy is money, whoever left it.
  {
    topic: 'money',
    words:
      '<(?:lic|insurance|mediclaim|bima|beema|policy|बीमा|बीमे|एलआईसी|पॉलिसी)>[\\s\\S]{0,40}<(?:claims?|क्लेम|maturity|मैच्योरिटी)>|<(?:claims?|क्लेम)>[\\s\\S]{0,20}<(?:lic|insurance|bima|बीमा|बीमे|एलआईसी)>',
    without: '<(?:job|naukri|agent|career|नौकरी|एजेंट|accident|एक्सीडेंट)>',
  },
  // What is paid here for a question or an answer.
  {
    topic: 'price',
    words:
      '<(?:what|how much) (?:does|do|will|would) (?:a|an|one|each|every|the|another|my|this) (?:next )?(?:question|answer)s? costs?>|<(?:ek|har|एक|हर) (?:sawaal|sawal|prashn|question|सवाल|प्रश्न) (?:ka|ke|का|के) (?:kitn[ae]|kya daam|kitne paise|कितन[ाे])',
  },
  // "Which graha is the knees', and how is mine?"
  {
    topic: 'health',
    words: `(?:<(?:${innerParts})>.{0,30}<${asksGraha}>|<${asksGraha}>.{0,30}<(?:${innerParts})>)`,
  },
  // A day that is named for the beginning of something is weighed by the almanac: "delivery on the 9th, ok or not".
  {
    topic: 'muhurta',
    words: `^(?=[\\s\\S]*<${weighedDay}>)(?=[\\s\\S]*(?:<${namedDays}>[^.?!।]{0,40}<${beginnings}|<${beginnings}>[^.?!।]{0,30}<${namedDays}>))`,
    without:
      'pregnan|month|mahin|floor|facing|doctor|hospital|(?:my|safe) delivery|project|normal|papers|visa|सपने|deal|<(?:emerald|pukhraj|panna|neelam)>',
  },
  // Whether a grown child's house has room for the asker.
  {
    topic: 'family',
    words:
      '<(?:bet[aei]|bahu|bete|son|daughter|beti|बेटा|बेटे|बहू|बेटी)>[\\s\\S]{0,24}<(?:sath|saath|साथ) (?:rakh\\p{L}*|रख[\\p{L}\\p{M}]*)>|^\\s*(?:kya )?<(?:bet[aei]|bachch?[aei]|बेट[ाेी]|बच्च[ाेी])> (?:mere|hamare|मेरे|हमारे) (?:paa?s|sa+th|पास|साथ) (?:rah\\p{L}*|reh\\p{L}*|रह[\\p{L}\\p{M}]*)',
    without: '<(?:karz|loan|dukan|business|paisa|jewar|gold|kutta|dog|दुकान|पैसा)>',
  },
  {
    topic: 'children',
    words:
      '<(?:pot[aei]|poti|पोत[ाे]|पोती|grand ?(?:child|son|daughter|kid)s?|नाती)>[^.?!।]{0,16}<(?:ka|ki|ke|का|की|के)? ?(?:muh|munh|mooh|face|मुंह|मुँह)>',
  },
  {
    topic: 'children',
    words:
      '^(?:kya |will |when will |kab )?(?:i |main |mai |me )?(?:kab |ever )?(?:(?:become|be) (?:a )?(?:mother|father|mom|dad|parents?)|(?:maa|mummy|papa|baap|mother|father) (?:kab |ban )?(?:banu?n?g[ai]|banunga|ban pau?ng[ai]))(?: kya| kab)?[ ?.!]*$|^(?:क्या |मैं |कब )*(?:मां|माँ|पिता|पापा|बाप) (?:कब |कभी )?(?:बनूंगी|बनूँगी|बनूंगा|बनूँगा|बन पाऊंगी|बन पाऊँगी)(?: क्या| कब)?[ ?.!।]*$',
  },
  // Two people by a name or a birth date: whether their kundlis agree.
  {
    topic: 'compatibility',
    subject: 'couple',
    words:
      '^(?=[\\s\\S]*<(?:ladk[aei]|girl|boy|uska|uski|unki|her|his|him|girlfriend|boyfriend|gf|bf|fianc\\p{L}+|mangetar|rishta|लड़क[ाीे]|उसका|उसकी|उनकी|मंगेतर)>)(?=[\\s\\S]*(?:<(?:naam|name|dob|d\\.o\\.b|birth|born|janm|नाम|जन्म)>|\\d{1,2}[-/. ]\\d{1,2}[-/. ]\\d{2,4}))[\\s\\S]*(?:<(?:kundli|kundali|kundly|patri|patrika|guna?) (?:\\p{L}+ )?(?:mil\\p{L}*|match\\p{L}*)|<(?:can|do|will|does) (?:we|our \\p{L}+|it) match|<match (?:our|kundli|kundali)|compat[aei]b|<(?:good|right|perfect) match>|(?:कुंडली|पत्री|गुण) (?:[\\p{L}\\p{M}]+ )?(?:मिल|मैच))',
    without: '<(?:beti|bete|beta|daughter|son|बेटी|बेटे|बेटा)>',
  },
  // A home that is ready asks for a day to enter it, not for a time to buy.
  {
    topic: 'muhurta',
    words:
      '^(?=[\\s\\S]*(?:gr[iaeu]*ha? ?p[ra]+vesh|house ?-?warming|(?:गृह|ग्रह) ?प्रवेश))(?=[\\s\\S]*<(?:when|which|month|date|day|muhurat?h?a?|kab|kis|kaunse|konse|mahine|tarikh|tareekh|कब|किस|कौन से|महीने|तारीख़?|मुहूर्त)>)',
  },
  {
    topic: 'marriage',
    words: '<(?:mrg|mrge|marrg|mrrg|marrige|mariage)>(?! ?(?:life|problem|issue))',
  },
  {
    topic: 'name-letter',
    words:
      '^(?=[\\s\\S]*<(?:which|what|kis|kaun ?sa|konsa|किस|कौन ?सा) (?:first )?(?:letter|akshar|अक्षर)>)(?=[\\s\\S]*<(?:was born|born on|baby|newborn|delivered|paida|navjaat|पैदा|नवजात|शिशु)>)',
  },
  {
    topic: 'money',
    words:
      '<(?:income|earnings?|aa?ma?da?ni|kamai|kamaai|आमदनी|कमाई)>[\\s\\S]{0,30}(?:increase|improve|rise|grow|badh|bade|बढ़)',
  },
  {
    topic: 'health',
    words:
      '<(?:energy|stamina|o?orja|urja|ऊर्जा|फुर्ती|ताकत)>[\\s\\S]{0,24}(?:increase|improve|low|badh|bade|kam|बढ़|कम)',
  },
  // Visas, papers and the way back from abroad.
  {
    topic: 'abroad',
    words:
      '<(?:f-?1|h-?1-?b?|h-?4|b-?1|l-?1|j-?1)>.{0,24}<(?:visa|interview|stamping|slot|petition|lottery|consulate)>|<h-?1-?b>|<i-?20>|<(?:consulate|embassy)>.{0,30}<(?:interview|slot|appointment|date)>|<visa (?:interview|stamp\\p{L}*|slot|appointment|officer|reject\\p{L}*|refus\\p{L}*|appro\\p{L}*|file|lag\\p{L}*|mil\\p{L}*|kab|aa\\p{L}*|ka kaam|hoga)>|<(?:family|spouse|dependent|student|study|work|tourist|visit(?:or)?|super) visa>|(?:वीज़ा|वीजा) (?:कब|मिल|लग|आ|का काम)',
    without: `pregnan|rude|documents needed|saturn|shani|शनि|${wedding}`,
  },
  {
    topic: 'abroad',
    words:
      '<pr (?:ki|ka|ke|file|application|card|mil\\p{L}*|kab|approv\\p{L}*|lag\\p{L}*|hoga|invit\\p{L}*)>|<(?:canada|australia|uk|nz|germany) (?:ki |ka |ke )?pr>|<(?:green card|express entry)>|<admits? from (?:a |an |the )?(?:univ|college|\\p{L}+ univ)',
    without: `pregnan|sponsor|i say wait|${wedding}`,
  },
  {
    topic: 'abroad',
    words:
      '<(?:settl(?:e|ing)|mov(?:e|ing)|return(?:ing)?|go(?:ing)?|com(?:e|ing)|shift(?:ing)?) (?:back )?(?:to|in) india>|<(?:back (?:to|in)|return to) india>|<(?:india|इंडिया|भारत) (?:wapas|vapas|waapas|laut|वापस|लौट)',
    without: '<(?:he|she|they|wo|vo|woh|virat|anushka|travel|trip|holiday|flight)>',
  },
  {
    topic: 'business',
    words: `<(?:${crops})>(?: \\S+){0,3} (?:${price})>(?!.{0,30}(?:active|house))|<(?:${price})>(?: \\S+){0,2} <(?:fasal|crop|mandi|फसल|फ़सल|मंडी)>`,
    without:
      '<(?:kar[jz]a?|loan|कर्ज|कर्ज़ा?|कर्जा|यूरिया|urea|committee|kist|किस्त)>|keetnashak|कीटनाशक',
  },
  {
    topic: 'career',
    words:
      '<(?:suspension|suspended)>|<bahal (?:ho|kab|kar)|<reinstat|निलंब(?:न|ित)|<बहाल (?:हो|कब|कर)',
    without:
      '<(?:appeal|court|case|licen[cs]e|driving|ration|apil|अपील|लाइसेंस|केस|कोर्ट)>|पीछे पड़ा|depot',
  },
  {
    topic: 'promotion',
    words: '<(?:dpc|डीपीसी)>',
  },
  {
    topic: 'day',
    words:
      "<(?:aaj|aj|kal|parso) ka din>|<(?:aaj|aj|kal|parso) (?:mera )?(?:kaisa|kesa) (?:rahega|jayega|hoga)|(?:आज|कल|परसों) (?:का दिन|कैसा)|<how(?:['’]?s| is| will)? (?:my )?(?:this |coming )?(?:today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?: be)?(?: for me|[,?.!]|$)",
    without: '<(?:nifty|sensex|stock|share|rashi|hold|राशि)>|<(?:went|gaya|gya|tha|था|गया)>',
  },
  {
    topic: 'name-letter',
    words:
      '<(?:name|naam|nam|नाम)>.{0,40}<(?:spelling|extra (?:letter|a|e|i|h)|double (?:a|e|letter)|akshar (?:jod|badha)|स्पेलिंग)|<spelling>.{0,24}<(?:name|naam|nam)>|numerolog\\p{L}* .{0,40}<extra>',
    without:
      '<(?:passport|account|pdf|dukaan?|shop|business|company|trade|दुकान|चढ़ गई|certificate|marksheet)>',
  },
  {
    topic: 'investment',
    words:
      '<(?:kitty|kitti|chit ?funds?|chitty|beesi|committee|kameti|किटी|कमेटी|चिट फंड|चिटफंड)>.{0,60}<(?:join|jud\\p{L}*|invest|safe|lagau\\p{L}*|lagaun?|dalti|dalte|daalu|dalu|shuru|जुड़[\\p{L}\\p{M}]*|डाल[\\p{L}\\p{M}]*|लगा[\\p{L}\\p{M}]*)>',
    without:
      '<(?:friends?|sahel\\p{L}*|burai|election|church|posh|cheat\\p{L}*|hurt|bulat\\p{L}*|बुराई|बुलाती|saas|jhagd\\p{L}*)>',
  },
  {
    topic: 'money',
    words:
      '<(?:paise|paiso|paison|paisa|money|rupaye|rakam|funds?|पैसे|पैसों|पैसा|रकम|रुपयों) (?:ka |का |be )?(?:int[ae]?[zj]aa?m|jugaa?d|bandobast|arranged|इंतज़ाम|इंतजाम|जुगाड़|बंदोबस्त)',
  },
  {
    topic: 'pet',
    words: `<(?:${animals})>(?: \\S+){0,6} (?:${missing})>|<(?:lost|missing)(?: \\S+){0,2} (?:${animals})>`,
    without: 'mohini|upa+y|उपाय|milte|मिलते|naukri|नौकरी|interest|weight|appetite|died|dead',
  },
  {
    topic: 'lost-object',
    words: `(?:${money})[\\s\\S]{0,40}(?:${stuck})\\S*${over}|(?:${stuck})\\S*${over}[\\s\\S]{0,20}(?:${money})`,
    // What an office owes for work done is no money that was lent.
    without:
      '<(?:pension|arrears?|salary|vetan|pf|gratuity)>|एरियर|पेंशन|वेतन|तनख़?्वाह|सैलरी|ग्रेच्युटी|पीएफ',
  },
  // "My knee pain" is the asker's own, whoever's it mostly is.
  {
    topic: 'health',
    subject: 'self',
    words:
      '<my (?:left |right |lower |upper |old |severe |chronic |both )*(?:knees?|legs?|back|neck|shoulders?|joints?|hips?|heels?|foot|feet|stomach|head|tooth|teeth|eyes?|chest|body|hands?|arms?|waist) ?(?:pains?|aches?|problem|swelling|trouble)>',
    without: `<(?:${parents}|husband|wife|son|daughter|brother|sister|child|baby|her|his|pati|patni|beta|beti|marks|exam|which planet|graha)>`,
  },
  {
    topic: 'health',
    subject: 'parent',
    words: `<(?:${parents})(?:['’]s)?(?: \\S+){0,2} (?:${bodyParts})>[\\s\\S]*<(?:${recovers})>`,
    without:
      '<(?:date|tarikh|muhurat|mangalwar|salary|pension|papers|तारीख|दिन ठीक|aankho? (?:me|ke saamne))>|rasoi|mandir|काला जादू',
  },
  {
    topic: 'marriage',
    words:
      '<(?:say yes|haan (?:kah|bol|kar)\\p{L}*)(?: to (?:him|her|the boy|the girl))? or (?:wait|go) (?:for|with) (?:the |her |his |my )?(?:family|parents)',
  },
  {
    topic: 'retirement',
    subject: 'self',
    words:
      "<(?:where|kahan|kaha|कहाँ|कहां)>[^.?!]{0,40}<(?:old (?:man|woman|couple|age)|budhap\\p{L}*|retired life|बुढ़ाप[\\p{M}]*)>[^.?!]{0,30}<(?:live|spend|stay|settle|rest|rah\\p{L}*|bit\\p{L}*|kat\\p{L}*|रह[\\p{L}\\p{M}]*|बित[\\p{L}\\p{M}]*|कट[\\p{L}\\p{M}]*)>|<(?:where)>[^.?!]{0,30}<(?:live|spend|stay|settle)>[^.?!]{0,30}<(?:when|once) (?:i am|i['’]?m|we are|we['’]?re) old>",
  },
  {
    topic: 'business',
    subject: 'self',
    words:
      '<(?:partnership|sa+n?jh[ei]?da+ri|साझेदारी|पार्टनरशिप)>.{0,24}<(?:mujhe|mujhko|mere liye|me|मुझे|मेरे लिए) ?.{0,12}<(?:phal|fal|suit|jam|फल|सूट|शुभ|shubh)',
  },
  {
    topic: 'thanks',
    words:
      '<(?:bhagwan|ishwar|prabhu|god|भगवान|ईश्वर|प्रभु) (?:aap ?(?:ka|ko)|bless you|आप ?(?:का|को))(?: (?:bhala|khush|sukhi|lambi|भला|ख़ुश|खुश|सुखी|लंबी))?',
    without:
      '\\?|<(?:kya|kab|kaun|kyu\\p{L}*|kaise|kaha\\p{L}*|when|will|should|what|why|how|which|who|क्या|कब|कौन|क्यों|कैसे|कहाँ|कहां|किस|बताइए|बताओ|bata\\p{L}*|tell)>',
  },
  {
    topic: 'past',
    words:
      '<how (?:was|were) (?:the )?(?:year )?(?:19|20)\\d\\d>|<(?:19|20)\\d\\d> (?:mer[ae] |mere liye |मेरे लिए |मेरा )?(?:kaisa|kaisi|कैसा|कैसी) (?:rah[ai]|gay[ai]|tha|था|रहा|रही|गया)>(?! (?:hai|h|है|hoga))|<(?:what|kya|क्या)>[^.?!]{0,60}<(?:happened|hua|hui|हुआ)>[^.?!]{0,40}<(?:19|20)\\d\\d>|<(?:19|20)\\d\\d>[\\s\\S]*<(?:which planets?|kaun ?s[ei] grah|konse grah|कौन ?से ग्रह|कौनसे ग्रह)>[^.?!]{0,30}<(?:bad|kharab|tha|the|was|were|ख़राब|खराब|थे|था)>',
  },
]

const sureTopics = rows.map(({ words, without, ...sure }) => ({
  sure,
  words: pattern(words),
  without: without === undefined ? null : pattern(without),
}))

const alone = pattern(greetingAlone)
/** Whether a question is a greeting alone: nobody in need is met in it. */
export const isGreetingAlone = (question: string): boolean => alone.test(question.trim())

/** The topic that the words name beyond doubt, and whose life where they say it too; null where they name none. */
export function sureTopicIn(question: string): SureTopic | null {
  const found = sureTopics.find(
    ({ words, without }) => words.test(question) && !without?.test(question),
  )
  return found?.sure ?? null
}

/** The topic that the words name beyond doubt; null where they name none. */
export function topicBySureWords(question: string): FrameTopic | null {
  return sureTopicIn(question)?.topic ?? null
}
