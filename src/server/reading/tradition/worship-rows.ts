import { may } from './common-words.ts'
import { words } from './tradition-row.ts'
import type { TraditionRow } from './tradition-row.ts'

const sutak = words('sutak*|sootak|suttak|soothak*|ashauch|patak|सूतक|सुतक|अशौच|पातक')
const inSutak = words(
  'puja|pooja|mandir|temple|mantra*|jap|jaap|diya|lamp|how many days|how long|kitne din|kab tak|vrat|fast|exam|office|hospital|job|touch|work|shadi|wedding|can i|can we|sakt*|kya|hospital|पूजा|मंदिर|मंत्र|जप|जाप|दीया|दीपक|कितने दिन|कब तक|व्रत|परीक्षा|सकत*|शादी|जाना',
)
const lamp = words('diya|deepak|deepam|lamp|jyot|jyoti|akhand jyot*|दीया|दिया|दीपक|दीप|ज्योत*|ज्योति')
const wentOut = words('bujh*|went out|goes? out|put out|blew out|blown out|extinguish*|बुझ*')
const coconut = words('coconut|nariyal|naariyal|नारियल')
const rotten = words(
  'rotten|bad|spoil*|khara+b|sada|sad[ae]|sukha|black|kala|nikla|खराब|सडा|सूखा|काला|निकला',
)
const tulsi = words('tulsi|tulasi|basil|तुलसी')
const dries = words(
  'sukh*|sookh*|dry|dries|dried|drying|died|dying|mar gay*|murjh*|jal gay*|wither*|सूख*|मुरझ*|मर गय*|जल गय*',
)
const idol = words(
  'murti|moorti|idols?|statue|pratima|vigrah|photo of god|bhagwan ki (?:photo|tasveer|tasvir|murti)|shivling|मूर्ति*|मुर्ति|प्रतिमा|भगवान की (?:फोटो|तस्वीर)|शिवलिंग',
)
const broken = words(
  'khandit|toot*|tut|tut gay*|tuti|broke|broken|crack*|chipped|damaged|fell|gir gay*|gir kar|खंडित|टूट*|गिर गय*|चटक*|खंडित',
)
const oldGod = words(
  '(?:old|purani|purane|puraani|extra|faded|unused|पुरान*) (?:\\p{L}+ ){0,3}(?:murti|murtiyan|murtiya|idols?|photos?|pictures?|frames?|calendars?|tasveer*|puja (?:items?|samagri)|pooja (?:items?|samagri)|god*|bhagwan|मूर्ति*|फोटो|तस्वीर*|कैलेंडर|भगवान)',
)
const doWith = words(
  'what (?:to|do|should|shall|can)|how (?:to|do)|where|dispose|throw|kya kar*|kahan|kahaa*|kaise|visarjan|phenk*|fenk*|immers*|क्या कर*|कहां|कैसे|विसर्जन|फेंक*|हटा*|remove',
)
const kalava = words(
  'kala+wa|kala+va|kalawa|mauli|moli|raksha ?sutra|red thread|lal dhaga|laal dhaga|lal dhaaga|कलावा|कलाव*|मौली|रक्षा ?सूत्र|लाल धागा',
)
const kalavaAsks = words('toot*|tut|tut gay*|broke|broken|khul*|fell|gir*|टूट*|खुल*|गिर*')
const mangalsutra = words(
  'mangal ?sutra*|mangalsutr*|sindoor|sindur|suhag|bichh?iya|chud[ai]*|bangles?|thali|mangalya*|मंगलसूत्र|सिंदूर|सिन्दूर|बिछिया|चूडी|चूडियां',
)
const mangalBreaks = words(
  'toot*|tut|tut gay*|broke|broken|break*|crack*|gir gay*|gir gya|gira|fell|bikhar*|snapped|kho gay*|lost|खो गय*|टूट*|गिर*|बिखर*',
)
const badOmen = words(
  'bad|omen|sign|ashubh|apshagun|apshakun|husband|pati|matlab|mean*|kuch|kya|dar|anhoni|ok|worry|अशुभ|अपशगुन|अपशकुन|पति|मतलब|क्या|डर',
)
const violence = words(
  'maar*|mara|beat*|hit|ladai|fight|jhagd*|pulled|kheench*|throttle*|strangl*|pawn|sold|bech*|girvi|gold price|मार*|लडाई|झगड*|बेच*|गिरवी|खींच*|divorce|तलाक|snatch*|chheen*|chain snatch*|छीन*',
)
const vow = words('manna?t*|mannat*|manauti|mannath|vow|bolma|badha|मन्नत*|मनौती')
const unkept = words(
  "poori nahi|puri nahi|puri nhi|pura nahi|ja nahi|kar nahi (?:pa*|sak*)|nahi kar (?:pa*|sak*)|नहीं जा पा*|नहीं कर पा*|जा नहीं पा*|nahi ja|nhi ja|not (?:able|gone|fulfil*|complet*|done|paid)|bhool*|forgot*|incomplete|adhoori|adhuri|unfulfilled|couldn'?t|could not|atka|kaam bigad*|naraz|अधूरी|पूरी नह*|नहीं जा|भूल*|नहीं कर|uta?r*|उतार*|late|der",
)
const shivling = words('shivling*|shiv ling*|shivalinga*|parad shivling|narmadeshwar|शिवलिंग*')
const atHome = words('ghar|home|house|flat|inch|size|kitn[aei]|घर|इंच|कितन[ेाी]')
const peepal = words('peepal|pipal|pee?pul|bargad|banyan|पीपल|बरगद')
const grows = words(
  'wall|deewar|diwar|deewaar|roof|chhat|ug|uga|grow*|grown|cut|kaat*|remove|hata*|दीवार|छत|उग*|काट*|हटा*|terrace|crack',
)
const thread = words(
  '(?:black|kala|kaala|kale) (?:dhaga|dhaaga|thread|dora)|काला (?:धागा|डोरा)|काले धागे',
)
const threadAsks = words(
  'which|kis|konse|kaun ?s[ae]|leg|foot|pair|per|ankle|hand|hath|haath|left|right|day|kab|utar*|remove|toot*|tut|broke|kitne|पैर|हाथ|किस|कौन ?स[ाे]|बाएं|दाएं|उतार*|टूट*|why|kyu|fayda|can|should|is it|बांध*',
)
const meat = words(
  'non ?-?veg*|nonveg|meat|mutton|chicken|eggs?|fish|machh?li|maas|maans|mans|anda|मांस*|मीट|चिकन|मटन|अंडा|अंडे|मछली|नॉनवेज|नॉन वेज',
)
const meatDay = words(
  'tuesdays?|thursdays?|saturdays?|mondays?|mangal[vw]a{1,2}r|guru[vw]a{1,2}r|shani[vw]a{1,2}r|som[vw]a{1,2}r|mangal|which days?|kis din|kaunse din|konse din|days?|sawan|shravan|navratr*|amavasya|purnima|ekadashi|temple|mandir|puja|pooja|before|after|kha kar|khakar|kha ke|khake|मंगलवार|गुरुवार|शनिवार|सोमवार|किस दिन|कौन से दिन|सावन|श्रावण|नवरात्र*|मंदिर|पूजा|अमावस्या|खाकर|खा कर',
)
const eat = words(
  'eat*|ate|kha|khana|khaya|khaye|khate|khati|khaun|khau|chhod*|avoid|ban|allowed|can|ja sakt*|खा|खान*|खाया|खाते|खाकर|खाऊं|छोड*|जा सकत*|मना|mana|banate',
)
const eclipse = words('grahan|grahn|eclipse|ग्रहण')
const eclipseAsks = words(
  'eat*|khana|khaye|khau|cook*|bana*|pani|water|puja|pooja|mandir|temple|sleep|sona|bath|naha*|sutak|food|sex|travel|bahar|go out|tulsi|medicine|dawa|mantra|खान*|खाएं|पका*|पानी|पूजा|मंदिर|सोना|नहा*|सूतक|भोजन|दवा|मंत्र|बाहर|तुलसी',
)

export const worshipRows: readonly TraditionRow[] = [
  {
    point: 'eclipse-daily',
    words: [eclipse, eclipseAsks, may],
    without: words(
      'dosh|yog|dosha|born|birth|janm*|paida|pregnan*|garbh*|chart|kundli|mool|जन्म*|गर्भ*|दोष|moon|chandra|sun|rahu|ketu|business|naukri|next|mahine ki|bachh*|bacc?h*|baby|kab hai|कब है|date',
    ),
    most: 20,
  },
  {
    point: 'sutak-puja',
    words: [sutak, inSutak],
    without: words(
      'naamkaran|naming|namkaran|bleed*|bukhar|fever|coma|oxygen|नामकरण|grahan|eclipse|ग्रहण|coma|delivery ke',
    ),
    most: 26,
  },
  {
    point: 'sutak-puja',
    words: [
      words(
        'maut|death|died|mrityu|dehant|birth|janm|baby born|bachcha hua|मौत|मृत्यु|देहांत|जन्म|बच्चा हुआ|गुजर ग*|guzar ga*',
      ),
      words('puja|pooja|mandir|temple|diya|पूजा|मंदिर|दीया'),
      words('how many days|how long|kitne din|kab tak|कितने दिन|कब तक'),
    ],
    without: words('jagah|will|milega|kab hogi'),
    most: 20,
  },
  {
    point: 'lamp-out',
    words: [lamp, wentOut],
    without: words(
      '(?:jaan|jan|samajh|soch) ?b[uo]+jh|main? hu|mai hoon|bujhn[ae]|मैं हूं|बुझना|band k|kul ka|ghar ka chirag|chirag|life|zindagi|hope|umeed|जीवन|चिराग|उम्मीद',
    ),
    most: 24,
  },
  {
    point: 'coconut-bad',
    words: [coconut, rotten],
    without: words('business|trade|farm|oil price|bad business|tree|water|river|nadi'),
    most: 24,
  },
  { point: 'tulsi-dried', words: [tulsi, dries], without: words('sapn*|dream|सपन*'), most: 24 },
  {
    point: 'idol-old',
    words: [oldGod, doWith],
    without: words('chori|stolen|mil gayi|business|sell|shop|चोरी|मिल गई|album|parents'),
    most: 24,
  },
  {
    point: 'idol-broken',
    words: [idol, broken],
    without: words(
      'restaurant|opening|shop|chori|stolen|artist|sapn*|dream|सपन*|मूर्तिकार|गिरते गिरते|girte girte',
    ),
    most: 26,
  },
  { point: 'kalava-broke', words: [kalava, kalavaAsks], most: 22 },
  {
    point: 'kalava-hand',
    words: [
      kalava,
      words(
        'which|kis|kaun ?s[aei]|kons[aei]|left|right|dahin*|daay*|baay*|baye|hand|haath|hath|when|kab|kitne din|how long|utaa?r*|remove|change|badal*|किस|कौन ?स[ाेी]|दाहिन*|दाएं|बाएं|हाथ|कब|कितने दिन|उतार*|बदल*',
      ),
    ],
    most: 22,
  },
  {
    point: 'mangalsutra-broke',
    words: [mangalsutra, mangalBreaks, badOmen],
    without: violence,
    most: 24,
  },
  {
    point: 'vow-unkept',
    words: [vow, unkept],
    without: words(
      'silence|fasting|marriage vows?|when will|kab (?:puri|poori)|कब पूरी|will my|hogi kya|होगी क्या|har saal|every year|हर साल',
    ),
    most: 32,
  },
  {
    point: 'shivling-home',
    words: [shivling, atHome, may],
    without: words('sapn*|dream|सपन*|broken|khandit|toot*|खंडित|टूट*'),
    most: 20,
  },
  {
    point: 'peepal-wall',
    words: [peepal, grows],
    without: words('diya|lamp|jal (?:dena|kab)|phere|vivah|उपाय|दीया|फेरे|crop|sapn*|सपन*'),
    most: 24,
  },
  {
    point: 'black-thread',
    words: [thread, threadAsks],
    without: words('51|5100|hazar|hazaar|thousand|maut|toot jayega|tut jayega'),
    most: 22,
  },
  {
    point: 'nonveg-days',
    words: [meat, meatDay, eat],
    without: words(
      'husband beats|business|shop|dukan|farm|protein|doctor|marriage|rishta|shadi|in ?laws|chicken ?pox|landlord|donate|fasts?|vrat*|व्रत|उपवास|mantra|jap|मंत्र|जप',
    ),
    most: 22,
  },
]
