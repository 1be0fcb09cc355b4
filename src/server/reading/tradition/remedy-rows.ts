import { remedies } from './common-words.ts'
import { words } from './tradition-row.ts'
import type { TraditionRow } from './tradition-row.ts'

const river = words(
  'river*|nadi|nadiya|running water|flowing water|bahte pa+ni|behte pa+ni|bahta pa+ni|behta pa+ni|canal|nehar|nahar|pani me baha*|paani me bahan*|नदी|बहते पानी|बहता पानी|नहर|जल में प्रवाह*',
)
const noRiver = words(
  'no|not|without|nahi|nhi|ni|nai|far|door|instead|bucket|balti|tub|sink|sea|samundar|where|kahan|नहीं|नही|नई|दूर|कहां|बाल्टी|समुद्र|की जगह|ki jagah|chalega|चलेगा|canal|nahar|nehar|नहर',
)
const thing = words(
  `coconut|nariyal|barley|jau|jaun|coal|koyla|remed*|upay|upaay|immerse|immersed|throw|float|dal|lentils?|til|reodi|rewdi|baha*|pravah*|visarjan|flow|नारियल|जौ|कोयला|उपाय|बहा*|प्रवाह*|विसर्जन|तिल|lal kitab|${remedies}`,
)
const animal = words(
  'dogs?|kutt[aeo]*|kutton|cows?|ga+y|gai|gaa?y|fish|machh?li*|birds?|chidiya*|pigeons?|kabutar|ants?|cheenti|chinti|monkey*|bandar|कुत्त*|गाय|मछली*|चिडिय*|कबूतर|चींटी*|बंदर',
)
const feeds = words(
  'feed*|roti|bread|biscuits?|khila*|khilan*|chara|dana|daana|atta|aata|रोटी|खिला*|चारा|दाना|आटा|ब्रेड|gud|jaggery',
)
const feedAsks = words(
  'how many|how long|kitn[aei]|which|colou?r|rang|black|kala|kali|kale|kaala|white|brown|any|koi bhi|no|not|nahi|nhi|kab|which day|kis din|miss*|does|kya|can|should|matter*|कितन[ेाी]|रंग|काल[ेाी]|कोई भी|किस दिन|नहीं|कब|क्या',
)
const crow = words('crows?|kauv[aeo]*|kauw[aeo]*|kaua|kaue|kaga|काग|कौव*|कौए|कौआ|कौओं|कौवे')
const missed = words(
  'miss|missed|chh?oo?t gay*|chhut gay*|skip*|gap|छूट*|छुट ग*|bhool gay*|भूल गय*|forgot',
)
const remedyOrDeed = words(
  `${remedies}|lamp|deepak|oil|tel|water|jal|feeding|roti|peepal|lal kitab|saturday|shani[vw]a{1,2}r|diya (?:jal*|roz)|दीया|दीपक|तेल|जल|रोटी|पीपल|शनिवार|लाल किताब`,
)
const again = words(
  'again|restart|start|continue|dobara|phir|fir|shuru|dosh|from (?:1|one)|kya|what|any problem|count|दोबारा|फिर|शुरू|दोष|क्या|गिनती',
)
const forAnother = words(
  "on (?:his|her|their|my \\p{L}+'?s?) behalf|for (?:me|him|her) (?:in|from)|(?:can|may|should) (?:my )?(?:mother|mom|brother|sister|wife|husband|father|son|daughter|i)(?: \\p{L}+)? do (?:the |this |any |some )?(?:pooja|puja|remed*|upay|it|donation|lamp)(?: \\p{L}+){0,3} (?:for|on)|do (?:the |this |a )?(?:remed*|upay|puja|pooja) (?:for|on behalf of) (?:my )?(?:brother|husband|son|wife|daughter|father|mother|him|her)|(?:unke|uske|inke|bete ke|pati ke|papa ke|bhai ke|mummy ke|maa ke|patni ke|beti ke) (?:badle|naam se|taraf se)|(?:उनके|उसके|बेटे के|पति के|पापा के|भाई के|मां के|पत्नी के|बेटी के) (?:बदले|नाम से)|ki taraf se|की तरफ से|की ओर से",
)
const remedyWord = words(`${remedies}|puja|pooja|lamp|diya|path|दीया|पूजा|पाठ|do it|kar sak*|कर सक*`)
const saturday = words('saturdays?|shani[vw]a{1,2}r|shanichar|शनिवार|शनिचर')
const buying = words(
  'buy*|bought|purchase*|kharid*|khareed*|le lu|le le|lena|lu|laa?na|laa?u|ghar la*|delivery|take|bring|खरीद*|लेना|ले लूं|लाना|लाऊं|घर ला*|लें',
)
const ironThing = words(
  'iron|loha|lohe|oil|tel|shoes?|joot[ae]|jute|chappal|salt|namak|broom|jhadu|jhaadu|scissors|utensils?|bartan|knife|steel|umbrella|लोहा|लोहे|तेल|जूत*|चप्पल|नमक|झाडू|बर्तन|कैंची|चाकू|स्टील|almirah|almari|cycle|bike|car|gaadi|gadi',
)
const charity = words('donat*|daan|dan|charity|give|दान|देना')
const whom = words(
  'whom|to who|who should|kis ?ko|kisko|kise|kinhe|mandir (?:me|ya)|temple or|garib|poor|beggar|brahmin|किसे|किसको|किस को|मंदिर में या|गरीब|ब्राह्मण',
)
const peepal = words('peepal|pipal|pee?pul|पीपल')
const peepalAsks = words(
  'sunday|ravi[vw]a{1,2}r|itwar|which day|kis din|kab|time|when|baje|night|raat|morning|evening|subah|sham|no|nahi|near|रविवार|इतवार|किस दिन|कब|रात|सुबह|शाम|नहीं|touch|chhu*',
)
const lamp = words('lamp|diya|deepak|deep|दीया|दीपक|दिया')
const ofLamp = words(
  'ghee|ghi|mustard|sarso|sarson|til|sesame|direction|disha|kis taraf|facing|wick|batti|which oil|kaun ?sa tel|konse tel|kis tel|घी|सरसों|तिल|दिशा|बत्ती|किस तेल|किस तरफ|कौन ?सा तेल',
)
const orWhich = words('or|ya|which|kis|kaun ?s[aei]|kons[aei]|konse|kidhar|या|कौन ?स[ाेी]|किस|किधर')
const nazar = words('nazar|najar|nazr|evil eye|buri nazar|नजर|drishti dosh|दृष्टि दोष')
const takesOff = words(
  'utaa?r*|remove|ward off|get rid|take off|protect|na lage|bach*|उतार*|न लगे|बचा*|nimbu|mirchi|नींबू|मिर्च',
)
const nothing = words(
  'nothing (?:work*|happen*|mov*|came|chang*)|no (?:result|effect|use|benefit|change|remed* work*)|not work*|(?:koi |kuch |kuchh )?(?:fal|phal|asar|farak|fark|fa?rk|fayda|result) (?:nahi|nai|nhi|ni|kyu|kyon|kyun)|kuch (?:nahi|nhi) hua|(?:कोई |कुछ |कूछ )?(?:फल|असर|फर्क|फायदा) (?:क्यों )?(?:नहीं|नही|नई)|कुछ नहीं हुआ|असर क्यों',
)
const didRemedy = words(
  `${remedies}|puja|pooja|havan|roti|oil|tel|saturdays?|lal kitab|parihara*|पूजा|हवन|रोटी|तेल|did everything|tried everything|all remed*`,
)
const howSoon = words(
  'how (?:much time|long|soon|many days)[^.?!]{0,30}(?:effect|result|work|show)|(?:effect|result|asar|fal|phal)[^.?!]{0,16}(?:kab|when|how long|kitne din)|kab (?:tak )?(?:asar|result|fal|phal|dikhega)|(?:असर|फल|परिणाम) कब|कब (?:तक )?(?:असर|फल)|when (?:will|do|does) (?:it|remed*|the remed*|this|puja) (?:show|work|take effect)',
)
const sun = words(
  '(?:surya|suraj|sooraj|sun|सूर्य|सूरज) ?(?:dev |ji |ko |god )*(?:ko )?(?:jal|arghya|water|pani|arghy|को जल|जल|अर्घ्य|को अर्घ्य|को पानी)|(?:water|arghya) to (?:the )?sun|surya ?(?:ko )?jal|suraj ko|सूरज को|सूर्य को',
)
const sunAsks = words(
  'how|kaise|time|kab|kitne baje|baje|direction|disha|taraf|muh|eyes?|aankh|balcony|late|when|till|tak|can|periods?|sakt*|कैसे|कब|कितने बजे|दिशा|तरफ|मुंह|आंख|बालकनी|देर|तक|सकत*|roshni|sahi',
)

export const remedyRows: readonly TraditionRow[] = [
  {
    point: 'no-river',
    words: [river, noRiver, thing],
    without: words(
      'sapn*|dream|सपन*|ashes|asthi|अस्थि|land|plot|flood|house|fish|drown*|kood|jump|डूब*|कूद|ring|anguthi|stone|gem*|रत्न|नीलम|पुखराज|flat|khet|nahi aata|biradari|denge|ladke|दिखा देंगे',
    ),
    most: 28,
  },
  {
    point: 'feed-crow',
    words: [crow, feeds],
    without: words(
      'how many saturdays|कितने शनिवार|sapn*|सपन*|dream|farak|fark|mirror|alawa|अलावा|besides|other than',
    ),
    most: 22,
  },
  {
    point: 'feed-animal',
    words: [animal, feeds, feedAsks],
    without: words(
      'business|dairy|farm|pregnan*|bite|kaata|bark*|milk|doodh|sick|ill|pet|mera kutta|my dog|my cow|meri gaay|not eating|nahi kha*|नहीं खा|दूध|बीमार|sapn*|सपन*|dream|or peepal|ya peepal|pehle|पहले|farak|farka|फर्क|kyon|why|पडोसी|padosi|neighbo*|fasal|फसल',
    ),
    most: 24,
  },
  {
    point: 'remedy-how-soon',
    words: [words(`${remedies}|puja|pooja|lamp|havan|chalisa|पूजा|it`), howSoon],
    without: words('marriage|shadi|job|husband|exam|शादी|visa|transit|dasha'),
    most: 22,
  },
  {
    point: 'remedy-fruitless',
    words: [didRemedy, nothing],
    without: words(
      'shadi|job|naukri|husband|marriage|marry|exam|visa|business|doctor|love|which|kaun ?s[aei]|something else|else|live|suicide|aur koi|नौकरी|शादी|दुकान|mantra*|मंत्र|stone|ratna|नग|promotion|kab',
    ),
    most: 22,
  },
  {
    point: 'saturday-buying',
    words: [saturday, buying, ironThing],
    without: words(
      'or (?:sun|mon|fri)day|better|which car|muhurat time|kitne baje|chadha*|चढा*|daan|दान|donate',
    ),
    most: 20,
  },
  {
    point: 'remedy-for-another',
    words: [remedyWord, forAnother],
    without: words(
      'which|kaun ?s[aei]|kons[aei]|कौन ?स[ाे]|shraddh|shradh|pind|tarpan|श्राद्ध|पिंड|promotion kab|koi (?:upay|remedy)|कोई (?:\\p{L}+ )?उपाय|what can i|pitru|dosh|lost',
    ),
    most: 24,
  },
  {
    point: 'remedy-missed',
    words: [remedyOrDeed, missed, again],
    without: words(
      'job|train|flight|exam|interview|shadi|bus|period|chance|call|roti nahi|love|him|her|shradh|shraddh|श्राद्ध|tithi|तिथि|bill|emi|dava|medicine',
    ),
    most: 22,
  },
  {
    point: 'charity-whom',
    words: [charity, whom],
    without: words(
      'kidney|organ|money lent|loan|property|vote|will i|dil|heart|blood|land|ghar kis|naam|job|beti kis|kaun ?sa|which (?:day|daan)|किसका|sperm|egg|what to give|kya (?:du|dena)',
    ),
    most: 20,
  },
  {
    point: 'peepal-when',
    words: [peepal, peepalAsks],
    without: words(
      'wall|deewar|दीवार|cut|kaat*|काट*|phere|vivah|फेरे|pehle|पहले|first|shami|शमी|kitne|कितने|exact|gaay|cow|start|shuru|शुरू',
    ),
    most: 20,
  },
  {
    point: 'lamp-which',
    words: [lamp, ofLamp, orWhich],
    without: words('buy|price|business|kitne din|how many'),
    most: 18,
  },
  {
    point: 'evil-eye-off',
    words: [nazar, takesOff],
    without: words(
      'kisne|who did|kis ne|किसने|hazar|thousand|wear|pehn*|bracelet|stone|eye operation|chashma|चश्मा|shadi|or your|ya aapka|mouth|unconscious|behosh|बेहोश|saans|love|spectacles|bete ki nazar kamzor|nazar kamzor|नजर कमजोर',
    ),
    most: 20,
  },
  {
    point: 'sun-water',
    words: [sun, sunAsks],
    without: words('mantra time|dasha|kamzor|weak|कमजोर|debilitat*|7th|house'),
    most: 20,
  },
]
