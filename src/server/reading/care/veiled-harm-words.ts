import { both, either, near } from './near-words.ts'

const medicine =
  '\\b(?:medicines?|medications?|meds|tablets?|pills?|capsules?|insulin|inhaler|doses?|dosage|chemo\\w*|dialysis|antidepressants?|steroids?|prescriptions?|vaccines?|injections?|treatment|therapy|surgery|operation|doctors?|hospital)\\b'

/** Ways round a rule that the plain words above do not name: what is meant, told by its usual pictures. */
export const faithForTreatment = either(
  `${medicine}.{0,30}\\bnot in your (?:stars|chart|kundli|fate)\\b`,
  near(
    '(?<![\\p{L}\\p{M}])(?:टीक|दवा|इलाज|ऑपरेशन|डॉक्टर)|\\b(?:teeka|tika|dawa|ilaaj|operation|doctor)',
    'के बजाय|के बदले|\\b(?:ke bajay|ke bajaye|ke badle)\\b',
    20,
  ),
)
export const silencing = either(
  '\\b(?:within|inside) the (?:four walls|family|house)\\b|\\bsilent wife\\b|घर की बात घर में|\\bghar ki baat ghar mein\\b|चुप रहने वाल|\\bchup rehne wal',
  '\\bmake (?:him|her|them) pay\\b|\\bsettle (?:the|your) scores?\\b|\\bget even\\b|\\btake revenge\\b|हिसाब (?:बराबर|चुकता)|बदला ल|\\bhisaa?b (?:barabar|chukta)\\b|\\bbadla l',
  both(
    '\\b(?:photographs?|photos?|pictures|videos?|tasveer\\w*|chats?)\\b|तस्वीर|फोटो|वीडियो',
    '\\b(?:remind|agree|threaten|maan ja|yaad dila|dara)\\w*|मान जा|याद दिला|डरा',
    70,
  ),
)
export const watching = either(
  '\\b(?:follow|track|trail|shadow|spy on|keep watch on|stand outside|wait outside|check) (?:her|him|them|his|your (?:wife|husband|girlfriend|boyfriend|daughter|son|partner))\\b(?! (?:lead|advice|example|progress))',
  both(
    '\\b(?:her|his|their|wife|husband|girlfriend|boyfriend|uske|uski|unke|patni|pati)\\b|उसके|उसकी|उनके|पत्नी|पति|प्रेमिका',
    '\\b(?:tracking|location|spy|gps|hidden (?:app|camera))\\b|लोकेशन|ट्रैक|चुपचाप.{0,12}ऐप|ऐप डाल|छिपा कैमरा',
    45,
  ),
  '\\b(?:uske|unke|uski) (?:peeche|pichhe|piche) (?:ja|lag|chal)|पीछा कर|पीछे-पीछे|(?:दफ्तर|घर|कॉलेज|हॉस्टल|ऑफिस) के बाहर.{0,20}(?:खड|इंतजार)',
)
export const forcing = either(
  '\\b(?:lock|keep|shut) (?:her|him|them|your (?:daughter|wife|son)) (?:in|inside|up|at home)\\b|\\btake away (?:her|his) phone\\b|(?:कमरे|घर) में बंद|फोन (?:छीन|अपने पास रख)|\\b(?:kamre|ghar) mein band',
  '\\b(?:slap|beat|beating|thrash|hit)\\b.{0,40}\\b(?:wife|husband|child|children|daughter|son|woman|her|him)\\b|थप्पड|\\bthappad\\b',
  both(
    '\\b(?:private|nude|intimate) (?:photos?|pictures?|videos?)\\b|निजी (?:फोटो|तस्वीर|वीडियो)|\\bniji (?:photo|tasveer|video)',
    '\\b(?:show|send|share|viral|threaten|everyone|dikha|bhej|sabko)\\b|दिखा|भेज|वायरल|सबको',
    60,
  ),
  both(
    '\\b(?:caste|jaat|jaati|gotra|community|religion)\\b|जाति|बिरादरी|धर्म (?:की|के)',
    '\\b(?:do not|dont|never|avoid|pollutes?|impure|mat|kharab|ashuddh|khoon)\\b|मत|अशुद्ध|खराब|दूषित',
    60,
  ),
  both(
    '\\b(?:uncle|chacha|mama|tau|jija|cousin|teacher|neighbour)\\b|मामा|चाचा|ताऊ|जीजा|फूफा',
    '\\b(?:not (?:to )?(?:mention|tell)|keep (?:it )?quiet|stay silent|say nothing|kisi ko na|kisi ko mat|chup|izzat|honou?r|family s name|familys name)\\b|चुप|मत कह|न कह|इज्जत|किसी को न',
    80,
  ),
  both(
    '\\b(?:twelve|thirteen|fourteen|fifteen|sixteen|seventeen|1[0-7](?!\\s*(?:st|nd|rd|th)?\\s*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|जन|फर|मार्च|अप्र|मई|जून|जुल|अग|सित|अक|नव|दिस))|barah|terah|chaudah|pandrah|solah|satrah|minor|underage)\\b|बारह|तेरह|चौदह|पंद्रह|सोलह|सत्रह|नाबालिग',
    '\\b(?:marry|married|marriage|wed|wedding|byaah|byah|vivah|shaadi|shadi)\\b|ब्याह|विवाह|शादी',
    80,
  ),
)
export const gambling = either(
  '\\b(?:bet|bets|betting|wager|satta|jua|lottery|casino)\\b|सट्टा|जुआ|दांव|लॉटरी',
  both(
    '\\b(?:team|match|toss)\\b|टीम|मैच',
    '\\b(?:paisa|paise|money|laga\\w*|khel\\w*)\\b|पैस|लगा|खेल',
    40,
  ),
)
/** Whatever is swallowed, cut or given by a doctor: let alone, unless the doctor is the one to ask. */
export const medicalThings = either(
  '\\b(?:medicines?|medications?|tablets?|pills|capsules?|insulin|chemo\\w*|dialysis|antidepressants?|steroids?|dosage|surgery|operation)\\b',
  '(?<![\\p{L}\\p{M}])(?:दवा|गोलियां|इंसुलिन|कीमो|डायलिसिस|ऑपरेशन|खुराक)',
  '\\b(?:dawa|dawai|dawaiyan|davai|goliyan|insulin|operation|khuraak)\\b',
)
export const selling = either(
  both(
    '\\b(?:yantra|kavach|bracelet|amulet|talisman|tabeez|taveez|rudraksha|ring|puja|pooja|havan|anushthan|ritual|rite)\\b|यंत्र|कवच|ताबीज|रुद्राक्ष|अंगूठी|पूजा|हवन|अनुष्ठान',
    '\\b(?:courier|order|book|booking|price|buy from|for (?:rs|only)|\\d[\\d,]{2,})\\b|[०-९]{3,}|(?:सौ|हजार|लाख) (?:का|की|के|रुप)|\\b(?:sau|hazaar|hazar) (?:ka|ki|ke|rup)',
    70,
  ),
  '(?:सौ|हजार|लाख|ग्यारह|इक्यावन).{0,12}(?:सहयोग|भेंट|दक्षिणा|दान|चढाव)|\\b(?:sau|hazaar|hazar|lakh)\\b.{0,14}\\b(?:sahyog|bhent|dakshina|daan)\\b',
  both(
    '\\b(?:savings?|life savings|bachat|jama ?punji)\\b|जमा ?पूंजी|बचत',
    '\\b(?:shares?|stocks?|crypto|coin|scheme|lottery|bet)\\b|शेयर|स्टॉक|सट्ट|लॉटरी',
    45,
  ),
)
export const parting = either(
  '\\b(?:kinder|better|easier|time) (?:to|if you) (?:just )?let go\\b|\\b(?:soul|spirit) (?:will |can |may |finally )?rests?\\b|\\b(?:nobody|no one|they) (?:would|will) (?:be burdened|miss|manage|recover)\\b|\\b(?:long|endless|eternal|last) sleep\\b|\\bleave (?:this|the|your) (?:body|world)\\b|\\bgo away for ?ever\\b',
  'देह.{0,6}छोड|शरीर.{0,6}छोड|लंबी नींद|हमेशा के लिए सो|(?:आपके|तुम्हारे) (?:जाने|न रहने) से|चले जाना ही|आत्मा को (?:शांति|आराम|चैन)|सहने की जरूरत नहीं',
  '\\b(?:deh|shareer|sharir).{0,6}chh?od|\\blambi neend\\b|hamesha ke liye so|\\b(?:aapke|tumhare) (?:jaane|na rehne) se|\\bchale? ja+na hi\\b|\\baatma ko (?:bhi )?(?:shanti|aaram|araam|chain)',
)
export const countedYears = either(
  '\\b(?:thread|line|lamp|rope|years?) of (?:your |his |her )?life\\b.{0,20}\\b(?:till|until|ends?|runs?|only|up to)\\b|\\blife (?:runs|ends|lasts|is written) (?:till|until|at|up to|to)\\b|\\b(?:make|write|prepare) (?:his|her|your|the) will\\b',
  '(?:आयु|उम्र|उमर).{0,14}(?:वर्ष|साल|बरस)|(?:एक|दो|तीन|चार|पांच|कुछ|थोड).{0,6}(?:साल|महीने|दिन|वर्ष) (?:ही )?(?:बचे|शेष)|वसीयत|नहीं (?:निकाल|काट|देख) पा',
  '\\b(?:umar|umr|aayu|ayu)\\b.{0,16}\\b(?:saal|sal|varsh|baras)\\b|\\b(?:ek|do|teen|char|paanch|kuch|bas)\\b.{0,8}\\b(?:saal|mahine|din)\\b.{0,5}\\b(?:bache|bachi|shesh)\\b|\\bvasiyat\\b|\\bnahi (?:nikal|kaat|dekh) pa',
)
export const veiledChild = either(
  '\\b(?:lakshmi|laxmi|devi|krishna|kanha|ganesha)\\b.{0,40}\\b(?:womb|lap|cradle|coming|arriv\\w+|born|aa rahi|aa rahe|padharengi|godd?|kokh)\\b|\\b(?:pink|blue) (?:clothes|dress|blanket|paint|frock|toys)\\b|\\blittle (?:prince|princess)\\b|\\bheir\\b',
  both(
    '\\b(?:womb|kokh|garbh)\\b|कोख|गर्भ',
    '\\b(?:boy|girl|ladka|ladki|beta|beti|son|daughter)\\b|लडक|बेट|पुत्र',
    14,
  ),
  '(?:लक्ष्मी|कान्हा|लल्ला|देवी).{0,25}(?:आ रह|आएंग|पधार|गोद|कोख|गर्भ)|(?:गुलाबी|नीले) (?:कपड|फ्रॉक)|कुलदीपक|कुल का दीपक|वंश (?:चला|बढा|आगे)|राजकुमार|राजकुमारी',
  '\\b(?:gulabi|neele) (?:kapde|frock)\\b|\\bkul ?de+pak\\b|\\bvansh (?:chala|badha|aage)|\\braj ?kumar[i]?\\b',
)
export const handles = either(
  '[\\p{L}\\p{M}\\w]+ ?(?:डॉट|dot) ?(?:कॉम|इन|नेट|ओआरजी|com|in|net|org)',
  '\\b(?:underscore|user ?name|my handle|the handle|my channel|my page|subscribe|paper plane app|blue bird)\\b|\\bfind me\\b|\\breach me\\b|यूजरनेम|हैंडल|चैनल पर',
)
export const countedDigits =
  '\\b(?:\\d|four|six|eight|char|chaar|chhe|chhah|chah|aath)[ -]?(?:digits?|ank|ankon|figure)\\b|(?:चार|छह|छः|छे|आठ|\\d) ?अंक'
