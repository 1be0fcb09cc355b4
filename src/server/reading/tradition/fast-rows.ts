import { breaks, dashaPeriod, fast, fasts, may, period } from './common-words.ts'
import { words } from './tradition-row.ts'
import type { TraditionRow } from './tradition-row.ts'

const missed = words(
  'miss|missed|missing|skipp?ed|skip ho|left out|gap|forgot|forgotten|chh?oo?t* ?(?:gay*|gai|gya|jay*|ja)|chh?oo?t gay*|chhut*|chut|chuk gay*|chook gay*|bhool gay*|bhul gay*|toot*|tut|tuta|tut gay*|broke|broken|breaks?|छूट*|छुट ग*|टूट*|भूल गय*|चूक',
)
const again = words(
  'again|restart*|start (?:from|over)|from (?:1|one|first|start|beginning|zero)|continue|count*|begin|dosh*|dobara|dubara|phir se|fir se|fhir|shuru*|nay[ei] sir[ei]|shuruaat|kya (?:karu|kare|karun|hoga)|what (?:now|to do|if)|karu kya|ab kya|lagega|(?:jaye|jaaye|jae|gaya|jata hai) to|(?:जाए|जाये|गया) तो|paap|दोबारा|दुबारा|फिर (?:से|शुरू|चालू)|शुरू*|शुरु*|दोष|गिन*|नए सिरे|क्या (?:करूं|करें|होगा)|अब क्या|चालू|वहीं से|पाप',
)
const mistake = words(
  'galti se|galati se|by mistake|mistakenly|accident(?:al)?ly|unknowingly|bhool se|bhul se|bhule se|without (?:remember*|think*|know*)|forgetting|forgot (?:it|that|and)|yaad nahi raha|याद नहीं रहा|anjane|गलती से|भूल से|भूले से|अनजाने',
)
const ate = words(
  'ate|eaten|eat|had|drank|kha|khaya|khayi|khai|khali|kha li*|kha l*|pi li*|pee li*|chakh*|munh me|salt|namak|namkeen|egg|anda|onion|खा|खाया|खा ल*|पी ल*|चख*|नमक|पानी',
)
const medicine = words(
  'medicines?|tablets?|goli|dawa*|davai*|dawai*|insulin|pills?|injection|दवा*|गोली|इंजेक्शन|टैबलेट',
)
const salt = words('salt|namak|sendha|नमक|सेंधा')
const drink = words(
  'tea|chai|chay|coffee|kaffee|juice|milk|doodh|lassi|cold ?drink|nariyal pani|coconut water|water|pani|paani|cigarette|चाय|कॉफी|काफी|जूस|दूध|लस्सी|पानी',
)
const drinks = words(
  'drink|drinks|have|take|allowed|ok|pi|pee|pina|peena|le|lu|chalega|chalti|chalta|chalty|chalti|sakt*|skte|skti|पी|पीना|ले|चलेग*|चलत*|सकत*|पीऊं',
)
const body = words(
  'pregnan*|garbh*|expecting|trimester|(?:[0-9]|pehla|dusra|teesra|chautha|paanchva|satva|saatva|aathva|नौवां|सातवां|पांचवां|छठा|आठवां|चौथा|तीसरा)(?:th|va|wa|rd|nd|वां|वा)? ?(?:month|mahina|महीना)|breast ?feed*|nursing|feeding|doodh pil*|doodh pit*|baby feed|diabet*|sugar|bp|thyroid|heart|acidity|anaemi*|anemi*|dialysis|kidney|bimar*|ill|sick|weak*|kamzor*|chakkar|surgery|operation|doctor|dr|गर्भ*|दूध पिल*|दूध पीत*|शुगर|बीपी|थायराइड|बीमार*|कमजोर*|चक्कर|डॉक्टर|डाक्टर|ऑपरेशन|low bp',
)
const waterless = words(
  'nirjala|without water|bina pani|bhukh[ae]*|skip|leave|chhod*|chod*|rakhn[ai]|rakhu|rakh|rakhe|rakhun|keep|can i|should i|safe|ok|fine|karu|kar|kru|jaruri|zaroori|निर्जल*|छोड*|रख*|करूं|कर सकत*|जरूरी',
)
const udyapan = words('udyapan*|udyaapan|uddyapan|udhyapan|उद्यापन|उद्दापन|उद्यापण')
const count = words('how many|kitn[aei]|कितन[ेाी]')
const countDays = words(
  'mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|somva?r|somwa?r|mangalva?r|guruva?r|guruwa?r|shukra?va?r|shukra?wa?r|shaniva?r|shaniwa?r|budhva?r|ravivar|hafte|weeks?|सोमवार|मंगलवार|गुरुवार|शुक्रवार|शनिवार|बुधवार|रविवार|हफ्ते',
)
const fastOrKeep = words(`${fasts}|rakh*|continue|रख*|करने|करना`)
const begin = words('start|begin|shuru*|uthau|aarambh|शुरू*|शुरु*|आरंभ|प्रारंभ')
const fromWhen = words(
  'when|which|kab|kis din|konse|kaunse|kaun se|kons[ae]|shravan|sawan|any|कब|किस दिन|कौन से|सावन|किसी भी|which month',
)
const someFast = words('solah*|16|sixteen|shravan|sawan|सोलह|सावन|श्रावण')
const maleOrFemale = words(
  'men|man|male|gents?|boys?|boy|ladies|lady|women|woman|unmarried|widow|widower|ladka|ladke|ladki|kunwari|kuwari|kunvari|kunari|vidhwa|aurat|purush|mard|girls?|fianc[eé]*|before marriage|पुरुष|मर्द|लडके|लडका|औरत|कुंवारी|कुंआरी|विधवा|लडकी|लडकियां|मंगेतर|शादी से पहले',
)
const mayKeep = words(
  'can|may|only|too|also|allowed|keep|rakh*|sakt*|skta|skti|skte|is for|are for|kar|सकत*|रख*|सिर्फ|केवल|कर',
)
const inPlace = words(
  "(?:in|on) (?:his|her|my|their|\\p{L}+'?s?) (?:place|behalf|stead|name)|on behalf|instead of (?:him|her|my \\p{L}+)|ke badle|ki jagah|ke naam (?:se|ka)|ki taraf se|के बदले|की जगह|के नाम|की तरफ से|की ओर से",
)
const away = words(
  'away|abroad|video ?call|phone se|phone par|photo|qatar|dubai|army|border|posted|posting|ship|navy|submarine|out of (?:town|station)|bahar|videsh|pardes|duty|baadal|badal|cloud*|moon (?:not|is not|did not)|chand nahi|chaand nahi|बाहर|विदेश|परदेस|वीडियो|फोन|बादल|चांद नहीं|अकेले|akele|no sunlight',
)
const ofHusband = words(
  'karva ?chauth*|karwa ?chauth*|karwachauth*|kar[vw]a (?:mai|me|mein|main|ka|ke|par|pe)|teej|hartalika*|vat savitri|करवा ?चौथ*|तीज|वट सावित्री|vatsavitri',
)
const stop = words(
  '(?:stop|leave|give up|discontinue|end)|chhod*|chod*|band (?:kar*|kru)|छोड*|बंद कर*',
)
const years = words(
  'years?|saal|salo|saalo|sal|long|kaafi|बरस*|साल*|वर्ष*|bachpan|बचपन|old age|budhap*|umar|उमर|उम्र|ab nahi hota|अब नहीं होता',
)
const navratri = words('navratr*|navaratr*|navratra*|नवरात्र*')
const nine = words(
  '(?:9|nine|nau) (?:days?|din)|(?:first|pehla|pehle) (?:and|aur|n|-|,)? ?(?:last|aakhri|aakhiri|akhri)|pehla[- ]?aakhri|ashtami|नौ दिन|पहला (?:और )?(?:आखिरी|अष्टमी)|सिर्फ पहला|phalahar|bhookh*|duty|namak',
)
const fruitless = words(
  'no (?:result|fruit|effect|use)|nothing|phal (?:nahi|nhi|kyu|kyon)|fal (?:nahi|nhi|kyu)|result (?:nahi|nhi)|sunte (?:nahi|nai|nhi)|sunta nahi|asar (?:nahi|nhi)|kuch (?:nahi|nhi)|फल (?:क्यों )?(?:नहीं|नही|नई)|सुनते (?:नहीं|नई|नही)|कुछ नहीं|असर नहीं',
)
const kept = words(
  'years?|months?|saal*|mahin*|since|itne|so many|kitne|rakh(?:e|i|a|ti|ta) *|kar rah*|kar chuk*|साल*|महीन*|इतने|बरस*|कर रह*|रखे',
)
const hostel = words(
  'hostel|pg|office|abroad|job|working|leeds|london|canada|foreign|dorm|हॉस्टल|होस्टल|परदेस|ऑफिस',
)
const noThing = words(
  '(?:no|without|bina|bagair|बिना) (?:\\p{L}+ )?(?:coconut|nariyal|diya|lamp|kalash|idol|murti|puja|pooja|katha|samagri|mandir|havan|नारियल|दीया|कलश|मूर्ति|पूजा|कथा|सामग्री)|not allowed|nahi (?:mil*|jala|kar) sakt*|allow nahi|नहीं (?:जला|कर|मिल)*',
)
const egg = words(
  'egg|eggs|anda|ande|onion|garlic|pyaj|pyaaz|lahsun|non ?-?veg*|meat|chicken|mutton|fish|machh?li|अंडा|अंडे|प्याज|लहसुन|मांस|मछली|चिकन',
)

export const fastRows: readonly TraditionRow[] = [
  { point: 'fast-period', words: [fast, period], without: dashaPeriod, most: 40 },
  {
    point: 'fast-medicine',
    words: [
      fast,
      medicine,
      words(
        'break*|toot*|tut|tutega|khandit|allowed|can i|may|okay?|le sak*|lu|count*|counted|kha sak*|kha li|pi li|nay|खंडित|टूट*|ले सक*|खा ल*|खा सक*|ले लू*|गिन*',
      ),
    ],
    without: words(
      'pregnan*|garbh*|गर्भ*|saari|sari|bahut|neend ki|poori|strip|patta|sab|\\d{2,} (?:goli|tablets?)|overdose|मर*|mar*|नींद की|सारी|बहुत',
    ),
    most: 30,
  },
  { point: 'fast-slip', words: [fast, mistake, ate], most: 32 },
  {
    point: 'fast-slip',
    words: [
      words(`${fasts}|tuesdays?`),
      words('toot gay*|tut gay*|toot gya|tut gya|broke|broken|टूट गय*|टूटा|खंडित'),
      words(
        'namkeen|namak|salt|egg|anda|biscuit|onion|pyaj|chips|cake|खा ल*|नमक|अंड*|बिस्कुट|केक|kha li*',
      ),
    ],
    most: 30,
  },
  {
    point: 'fast-udyapan',
    words: [udyapan],
    without: words('kaunsa vrat|konsa vrat|which fast'),
    most: 30,
  },
  {
    point: 'fast-missed',
    words: [fast, missed, again],
    without: words('heart|dil|engagement|rishta|friend*|divorce|husband left'),
    most: 34,
  },
  {
    point: 'fast-body',
    words: [fast, body, waterless],
    without: words(
      'which (?:fast|vrat)|kaun ?s[ae] vrat|konsa vrat|intermittent|keto|why|kyu|kyon|for whom|will|hoga|कौन ?सा व्रत|aur kaun ?sa|घर में शांति|instead|jagah|surgery|fibroid*|operation|after navratri',
    ),
    most: 34,
  },
  { point: 'fast-away', words: [ofHusband, away, may], most: 30 },
  {
    point: 'fast-for-another',
    words: [fast, inPlace],
    without: words(
      'which|kaun ?sa|konsa|कौन ?सा|sutak|(?:up[vw]as|vrat|fast|व्रत|उपवास) (?:ki|ke|की|के) (?:jagah|badle|जगह|बदले)',
    ),
    most: 30,
  },
  {
    point: 'fast-instead',
    words: [
      fast,
      words(
        "instead|jagah|badle|alternative|other way|substitute|rather than|जगह|बदले|alawa|cannot fast|can't fast|cant fast|nahi rakh (?:sak*|pa*)|nhi rakh (?:sak*|pa*)|नहीं रख (?:सक*|पा*)",
      ),
      words('what|kya|how|kaise|can i|donate|daan|क्या|कैसे|दान'),
    ],
    without: words(
      'saas|mother|father|husband|wife|pati|patni|her|his|behalf|santoshi|सास|पति|मां|jitiya',
    ),
    most: 24,
  },
  {
    point: 'fast-who',
    words: [fast, maleOrFemale, mayKeep],
    without: words(
      'which|kaun ?s[aei]|kons[aei]|कौन ?स[ाे]|to get|milega|milegi|will|phal|मिलेग*|son|beta|santaan|my (?:wife|husband)',
    ),
    most: 20,
  },
  {
    point: 'fast-egg',
    words: [fast, egg, may],
    without: words(
      'husband|fianc*|wife eats|he eats|pati khat*|which|kaun ?sa|bhabhi|work in|plant|chhodn*|छोडन*|जप|jap|jaap|mantra|nirahar',
    ),
    most: 22,
  },
  {
    point: 'fast-salt',
    words: [fast, salt],
    without: words('pani me|water|namak ke paani|bath|which fast|kaun ?sa vrat'),
    most: 24,
  },
  {
    point: 'fast-navratri',
    words: [navratri, nine],
    without: words(
      'mantra|vow of silence|mother|mil|colou?rs?|rang|baby|bacch*|daughter|beti|meri (?:sugar)',
    ),
    most: 24,
  },
  {
    point: 'fast-drink',
    words: [fast, drink, drinks],
    without: words(
      'shanti|milk product|moon|chand|arghya|sugar|pregnan*|garbh*|doodh (?:pil*|pit*)|दूध (?:पिल*|पीत*)|शुगर|गर्भ*|which fast|kaun ?sa vrat|beer|daru|sharab|wine|alcohol|faint*',
    ),
    most: 20,
  },
  {
    point: 'fast-count',
    words: [count, countDays, fastOrKeep],
    without: words(
      'oil|tel|lamp|diya|daan|donate|feed|crow*|kau*|sutak|तेल|दीया|दान|कौ*|remedy|upay|उपाय|नारियल|coconut|nariyal',
    ),
    most: 18,
  },
  {
    point: 'fast-begin',
    words: [fast, begin, fromWhen, someFast],
    without: words(
      'exact|tarikh|date|baje|time|aaj|today|tomorrow|kal|तारीख|आज|suits?|sahi rahega|better',
    ),
    most: 18,
  },
  {
    point: 'fast-stop',
    words: [fast, stop, years],
    without: words('why|kyu|phal|result|milk|sharab|smok*|कौन'),
    most: 26,
  },
  { point: 'fast-simple', words: [fast, hostel, noThing], most: 40 },
  {
    point: 'fast-fruitless',
    words: [fast, fruitless, kept],
    without: words('doctor|pregnan*|garbh*|conceive|baby|bachcha|काम चल*'),
    most: 26,
  },
  {
    point: 'fast-missed',
    words: [fast, breaks, again],
    without: words('heart|dil|rishta|engagement|exact time'),
    most: 24,
  },
]
