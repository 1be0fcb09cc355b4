import { words } from './tradition-row.ts'
import type { TraditionRow } from './tradition-row.ts'

const rites =
  'shra+dd?h*|shraa?dh*|sraddh*|pind ?da+n*|pindd?aan|pinda|tarpan*|tharpan*|barsi|mukhagni|antim sanskar|cremation|last rites|asthi|श्राद्ध*|श्राध*|पिंड ?दान*|पिण्ड ?दान*|तर्पण*|बरसी|मुखाग्नि|अंतिम संस्कार|अस्थि*|पिंड'
const rite = words(rites)
const daughter = words(
  'daughters?|beti|betiyan|betiya|betiyon|ladki|girls?|sister|woman|women|wife|bahu|aurat|mahila|बेटी|बेटियां|लडकी|बहू|औरत|महिला|स्त्री|पत्नी|only child',
)
const canDo = words(
  'can|may|allowed|who|do|kar|sakt*|skt*|de sakt*|karne|haq|adhikar|सकत*|कर|दे|हक|अधिकार|no son|beta nahi|bhai nahi|बेटा नहीं|भाई नहीं',
)
const whoDoes = words(
  'who|whom|which son|kaun|kon|eldest|elder|younger|chhota|bada|both (?:sons|brothers)|jamai|damad|son in law|nephew|bhatij*|grandson|pota|nati|कौन|बडा|छोटा|दामाद|भतीज*|पोता|नाती|alag alag|अलग अलग',
)
const dateUnknown = words(
  "(?:date|tithi|thithi|din|day|तिथि|तारीख)[^.?!]{0,30}(?:forgot*|bhool*|bhul|yaad nahi|pata nahi|unknown|not known|don'?t (?:know|remember)|yaad nhi|pata nhi|भूल*|याद नह*|पता नह*)|(?:forgot*|bhool gay*|bhul gay*|yaad nahi|pata nahi|don'?t (?:know|remember)|भूल गय*|याद नह*|पता नह*)[^.?!]{0,24}(?:tithi|date|तिथि|तारीख)",
)
const riteMissed = words(
  "miss|missed|not done|nahi kiya|nhi kiya|nahi kar (?:paya|paye|payi|paaye)|nahi ho p*|nahi hua|chhut*|chh?oo?t gay*|skipped|couldn'?t|could not|bhool gay*|forgot*|नहीं किया|नहीं कर पा*|नहीं हुआ|छूट*|भूल गय*|never did",
)
const away = words(
  'home|ghar|abroad|foreign|australia|usa|us|canada|uk|melbourne|dubai|germany|without (?:a )?(?:priest|pandit)|no (?:priest|pandit)|bina pandit|pandit nahi|videsh|घर|विदेश|बिना पंडित|पंडित नह*',
)
const howCan = words('how|can|may|kaise|sakt*|vidhi|chalega|ok|method|procedure|कैसे|सकत*|विधि|चलेगा')
const gaya = words(
  'gaya|gayaji|gaya ji|gya ji|haridwar|kashi|prayag*|rameshwaram|badrinath|trimbak*|nasik|गया|गयाजी|हरिद्वार|काशी|प्रयाग*|बद्रीनाथ',
)
const needed = words(
  'necessary|compulsory|must|need*|zaroori|zaruri|jaroori|jaruri|hi padega|jana padega|or (?:at )?home|ya ghar|ghar par|ghar pe|enough|kaafi|kafi|जरूरी|जाना पडेगा|घर पर|काफी|ya',
)
const deadOf = words(
  'dead|late|died|passed|deceased|mrit*|swarg*|guzar*|gujar*|mare hue|marne ke baad|after (?:her|his|their) death|mar chuk*|nahi rah[ae]|no more|expired|मृत*|स्वर्ग*|गुजर*|मरे हुए|मरने के बाद|मर चुक*|नहीं रह[ेाी]|चल बसे|दिवंगत',
)
const things = words(
  'clothes?|kapd[ae]|kapdo|watch|ghadi|jewell?ery|gehne|gahne|bed|palang|bistar|shoes|phone|saree|sari|sarees|shawl|chain|spectacles|specs|belongings|saman|samaan|things|bangles|jacket|sweater|कपड*|घडी|गहने|पलंग|बिस्तर|साडी|सामान|चीज*|चूडी*|शॉल|चश्मा',
)
const useThem = words(
  'wear|use|keep|kept|sleep|give|donate|throw|pehn*|pehen*|rakh*|istemal|de sakt*|daan|safe|ok|can|kya kar*|what (?:to|do)|पहन*|रख*|इस्तेमाल|दान|दे सक*|क्या कर*|सोना|sona',
)
const photo = words('photos?|pictures?|tasveer|tasvir|foto|portrait|तस्वीर|फोटो')
const photoAt = words(
  'where|wall|direction|disha|mandir|temple|puja|pooja|bedroom|hang|lag[aie]*|kahan|kahaan|kidhar|rakh*|god|gods|bhagwan|कहां|दीवार|दिशा|मंदिर|पूजा|लगा*|रख*|भगवान|किस',
)
const mourning = words(
  '(?:in|within|same|this|one|that) (?:the )?(?:same )?year|mourning|isi saal|is saal|this year|इसी साल|इस साल|\\d+ (?:mahine|months?|महीने) (?:hue|hua|ago|हुए)|year of mourning|year (?:over|not over|is over|got over)|barsi (?:se )?(?:pehle|nahi|ke)|saal bhar|ek saal|saal (?:poora|pura|nahi)|tehravi|tehrvi|terahvi|terahvin|13th day|thirteenth|सालभर|साल भर|एक साल|बरसी से पहले|बरसी|तेरहवीं|तेरहवी|साल पूरा',
)
const death = words(
  "died|death|expired|passed|passing|guzar*|gujar*|dehant|maut|mrityu|tehravi|terahvi|no more|swarg*|चल बसे|गुजर*|देहांत|मृत्यु|मौत|तेरहवी*|स्वर्ग*|father'?s sixteenth|demise|mourning|(?:dada|dadaji|dadi|nana|nani|papa|pitaji|maa|mummy|mother|father|chacha|tau|दादा|दादाजी|दादी|नाना|नानी|पिताजी|मां|पापा|चाचा) (?:ji )?(?:ko |के |ke |को )?(?:gaye|gaya|jaane|jane|गए|गये|जाने|gone)",
)
const feast = words(
  'wedding|marri*|marriage|shaa?di|vivah|engagement|sagai|saga+i|griha ?pravesh|festival|diwali|holi|celebrat*|new (?:house|car|shop)|शादी|विवाह|सगाई|गृह ?प्रवेश|त्योहार|दिवाली|होली|grihapravesh|mundan|shehnai|शहनाई|rishta|रिश्ता',
)
const heldOk = words(
  'can|may|ok|okay|should|hold|keep|allowed|sakt*|skt*|kar|karu|rakh*|kya|is it|must|wait|सकत*|कर|रख*|क्या|रुक*',
)
const panchak = words('panchak|पंचक')
const diedIn = words(
  'mar[ae]|mare|marna|died|death|dead|dehant|mrityu|maut|gaye|guzar*|gujar*|expired|मर[ेाी]|मृत्यु|मौत|देहांत|गुजर*|चल बसे|दाह|shav|cremat*|nikal',
)

export const ancestorRows: readonly TraditionRow[] = [
  {
    point: 'panchak-death',
    words: [panchak, diedIn],
    without: words('icu|bachengi|bachenge|kitne din|coma|cot|khat|खाट|agar'),
    most: 24,
  },
  {
    point: 'pind-daughter',
    words: [rite, daughter, canDo],
    without: words(
      'kab kare|kis tithi|which month|conceive|pregnan*|boy|on the way|mantra|marriage|shadi|grand ?mother|सास|after|man se|अपने मन से',
    ),
    most: 24,
  },
  { point: 'shradh-date', words: [rite, dateUnknown], most: 26 },
  {
    point: 'shradh-missed',
    words: [rite, riteMissed],
    without: words('exam|train|wedding|pati ne|husband'),
    most: 26,
  },
  {
    point: 'tarpan-home',
    words: [rite, away, howCan],
    without: words(
      'asthi|अस्थि*|gaya|गया जी|barsi kab|date|which month|clash*|kalah|कलह|shradh kab|when|शहनाई',
    ),
    most: 22,
  },
  {
    point: 'gaya-needed',
    words: [words(`${rites}|pitra|pitru|पितृ|पितर*`), gaya, needed],
    without: words(
      'which month|kab|tithi|kis tithi|तिथि|कब|ashes|asthi|better|daughter|beti|बेटी|kaal sarp|kalsarp',
    ),
    most: 24,
  },
  {
    point: 'shradh-who',
    words: [rite, whoDoes],
    without: words(
      'my last rites|kab|when|date|tithi|कब|तिथि|muhurat|fast|vrat|व्रत|property|conceive|will do her|पाठ|path|के बाद|after',
    ),
    most: 24,
  },
  {
    point: 'dead-photo',
    words: [photo, deadOf, photoAt],
    without: words(
      'talk|speak|phone|whatsapp|instagram|sapn*|sakhi|rishta|biodata|बात करत*|baat kart*',
    ),
    most: 24,
  },
  {
    point: 'dead-things',
    words: [things, deadOf, useThem],
    without: words(
      'property|insurance|policy|account|claim|ring|coral|stone|gem*|sapphire|sapn*|dream*|सपन*|अंगूठी|naam|house|will i|die|dead body|marna|battery',
    ),
    most: 24,
  },
  {
    point: 'mourning-year',
    words: [mourning, death, feast, heldOk],
    without: words('which month|kis mahine|when|date|tarikh|muhurat|कब|किस महीने|thai month'),
    most: 30,
  },
]
