import { words } from './tradition-row.ts'
import type { TraditionRow } from './tradition-row.ts'

const letter = words('letters?|akshar|akhar|aksar|name|naam|nam|syllables?|अक्षर|अक्छर|नाम|नामाक्षर')
const rare = words(
  'na \\(ण\\)|ण|ङ|ञ|झ|णा|ङा|नामुमकिन|ज्ञ|ङ\\u0938|chha|ठ|ढ|nga|gna|nya|jha|tha|dda|nna',
)
const noName = words(
  "no name*|naam (?:hi )?(?:nahi|nhi|nai|ni)|koi naam|milta (?:nahi|nhi|hi nahi)|mil (?:nahi|nhi)|nahi mil*|nhi mil*|kya rakh*|kaise rakh*|what name|cannot find|can't find|don'?t get|not find*|find|exist*|hota (?:hi )?nahi|नाम (?:ही )?(?:नहीं|नही|नई)|कोई नाम|मिलता (?:ही )?नह*|नहीं मिल*|क्या रख*|कैसे रख*|होता (?:ही )?नह*|अजीब|ajeeb|strange|weird",
)
const alreadyNamed = words(
  'already (?:named|kept)|we named|named (?:him|her|my|our)|na+m (?:\\p{L}+ ){0,2}rakh (?:diya|liya|chuke|di)|na+m rakha|kept (?:the )?name|aadhaar|aadhar|birth certificate|नाम (?:\\p{L}+ ){0,2}रख (?:दिया|लिया|चुके)|नाम रखा',
)
const otherLetter = words(
  'letter|akshar|nakshatra|rashi|star|change|badal*|different|alag|dosh|problem|matters?|अक्षर|नक्षत्र|राशि|बदल*|अलग|दोष|दिक्कत',
)
const twoNames = words(
  '(?:two|2|do|dono) n(?:a|aa)m(?:e|es)?|(?:rashi|janm|janam|birth|star) (?:ka )?n(?:ame|aam)|pukar|bulane ka|ghar ka naam|pet name|nick ?name|school (?:wala )?na(?:me|am)|दो (?:दो )?नाम|राशि (?:का )?नाम|जन्म नाम|पुकार|बुलाने का|घर का नाम|स्कूल (?:का|वाला) नाम',
)
const whichName = words(
  'which|use|kaun ?s[aei]|kons[aei]|konsa|bhari|bhaari|asli|or|ya|vs|effect|कौन ?स[ाेी]|भारी|असली|या|असर|मानूं|माने|manu',
)
const spelling = words(
  'spelling*|extra (?:a|e|i|letter|akshar)|double (?:a|e|i|o|r|t|n|s)|add(?:ing)? (?:an? )?(?:extra|letter)|numerolog*|स्पेलिंग*|वर्तनी|अंक ज्योतिष|ek (?:extra )?a',
)
const nameWord = words('name|naam|nam|नाम|spelling*|letter')
const spellAsks = words(
  'should|does|change*|luck*|help*|badl*|lag[aiu]*|kya|chang*|add*|fayda|khul*|kismat|career|paisa|बदल*|लगा*|किस्मत|खुल*|फायदा|क्या|jod*|जोड*|good',
)
const surname = words(
  "surname|last name|husband'?s name|sarname|उपनाम|सरनेम|(?:sasural|in ?laws?|ससुराल|सुसराल|marriage|wedding|shaa?di|शादी|विवाह)[^.?!]{0,30}(?:naam|name|नाम)[^.?!]{0,20}(?:chang*|badal*|बदल*)|(?:naam|name|नाम)[^.?!]{0,24}(?:chang*|badal*|बदल*)[^.?!]{0,24}(?:after marriage|shaa?di|sasural|in ?laws?|शादी|ससुराल|सुसराल)|(?:change*|badal*|बदल*)[^.?!]{0,16}(?:name|naam|नाम)[^.?!]{0,16}(?:after marriage|shaa?di ke baad)",
)
const surnameAsks = words(
  'should|change|must|need*|lucky|badal*|zaroori|jaruri|padega|lagau|lagaye|chahiye|take|बदल*|जरूरी|पडेगा|चाहिए|लगा*',
)
const plate = words(
  "(?:car|bike|scooty|scooter|vehicle|truck|auto|gaa?di|gaadi|flat|house|home|ghar|room|mobile|phone|plot|door|makan)(?:'?s)? ?(?:ka |ke |wala |new |naya |purani )*(?:number|no|num|nambar|numbar|plate)|number ?plate|(?:गाडी|बाइक|कार|ट्रक|मोबाइल|फोन|घर|मकान|फ्लैट|कमरे|प्लॉट) (?:का|के) (?:नंबर|नम्बर)|नंबर प्लेट|(?:flat|house|room|ghar) (?:no\\.? ?)?(?:13|4|8|404|1304|804)",
)
const total = words(
  'total|jod|jodke|sum|adds? up|adding|(?:is|has|aa|aaya|aata|aa rha|aa raha|ending|got|mila|mile|h|hai|nikla|ends?)|टोटल|जोड|आ रह*|आया|मिला|है',
)
const feared = words(
  '13|4|8|44|88|shani|saturn|rahu|ashubh|unlucky|bad|bura|badl*|chang*|theek|thik|ok|shubh|dosh|कुल|शनि|राहु|अशुभ|बुरा|बदल*|ठीक|शुभ|दोष|safe',
)
const feared8 = words(
  '(?:number|ank|no|no\\.|अंक|नंबर) ?(?:13|4|8)|(?:13|8|4) (?:number|ank|no|अंक|नंबर|is)|(?:is|kya) (?:13|8|4)',
)
const badFor = words(
  'unlucky|bad|shani|ashubh|bura|manhoos|everyone says|sab (?:kehte|bolte)|अशुभ|बुरा|शनि|मनहूस',
)
const twins = words('twins?|judwa*|judva*|जुडवां*|जुडवा*')
const same = words('same|ek hi|ek|alag|different|both|dono|एक ही|एक|अलग|दोनों')
const adopted = words('adopt*|god liya|goad liya|god li|गोद')
const noTime = words(
  'time|birth|letter|naam|nam(?:e|ing)|akshar|kundli|nobody knows|samay|समय|अक्षर|नाम|जन्म',
)

export const numberRows: readonly TraditionRow[] = [
  {
    point: 'letter-none',
    words: [letter, rare, noName],
    without: words('shop|dukan|brand|दुकान'),
    most: 30,
  },
  {
    point: 'letter-adopted',
    words: [adopted, noTime, letter],
    without: words('when|kab|yog|will|milega'),
    most: 26,
  },
  {
    point: 'letter-twins',
    words: [twins, letter, same],
    without: words('kundli|shanti|bull*|bail|बैल'),
    most: 20,
  },
  {
    point: 'surname',
    words: [surname, surnameAsks],
    without: words(
      'love|kab|when|rashi|kaun ?s[ae] akshar|कौन ?से अक्षर|which letter|kis letter|nickname|numerolog*|spelling|divorce',
    ),
    most: 24,
  },
  {
    point: 'letter-other',
    words: [letter, alreadyNamed, otherLetter],
    without: words(
      'shop|dukan|company|brand|business|firm|which letter|kis akshar|दुकान|kitten|dog',
    ),
    most: 30,
  },
  {
    point: 'rashi-by-name',
    words: [
      words('rashi|raashi|horoscope|rashifal|राशि|राशिफल|moon sign|kundl[iy]|milan|मिलान'),
      words(
        '(?:by|from|as per|naam se|nam se|नाम से|name se|bulate naam|pukar*|name wali|naam wali|नाम वाली) ?(?:name|naam|नाम)?',
      ),
      words('na+m|name|नाम'),
      words('birth|janm*|janam|dob|date of birth|जन्म*'),
      words(
        'which|or|ya|konsi|kaun ?s[aei]|kons[aei]|या|कौन ?स[ाेी]|vs|dekhu*|manu|मानूं|देखूं|देखें|maan*',
      ),
    ],
    without: words('kya h|kya hai|क्या है|what is|baby|beta|beti|बेटा|बेटी|letter|akshar|अक्षर'),
    most: 20,
  },
  {
    point: 'two-names',
    words: [twoNames, whichName],
    without: words(
      'shortlist*|baby|soche|सोचे|dekhu*|देखूं|देखें|dekhe|bete ke|beti ke|shop|dukan|brand|kya banega|kya hai|kya h|naam badal*|badal ke|company|बेटी का|बेटे का|which letter|letter is|akshar se|rachel|first letter|modern',
    ),
    most: 22,
  },
  {
    point: 'name-spelling',
    words: [spelling, nameWord, spellAsks],
    without: words(
      "what does|total|nikal*|निकाल*|daughter'?s|son'?s|bete|beti|sons|shop|dukan|brand|company|document|gazett*|exam|spelling bee|number|जोड|channel|which|kaun ?s|passport|mobile",
    ),
    most: 22,
  },
  {
    point: 'number-total',
    words: [plate, total, feared],
    without: words(
      'which|kaun ?s[aei]|kons[aei]|konsa|suggest|lucky number|\\d or \\d|\\d ya \\d|or|ya|options?|कौन ?स[ाेी]|या|birth number|mulank|janm|born|buy|price|book(?:ed)?|रजिस्ट|kab|total suits',
    ),
    most: 20,
  },
  {
    point: 'number-total',
    words: [feared8, badFor],
    without: words('which|or|ya|exam|marks|year|rank|house lord|8th|attempt'),
    most: 16,
  },
]
