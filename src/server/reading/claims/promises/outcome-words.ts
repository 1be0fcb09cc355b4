/**
 * Words of what people hope for or fear: what happens to a job, a wedding, money, a child. In plain form
 * (`normalizeText`), so without nuktas and in small letters; English, Hindi and Hinglish side by side.
 */

const either = (...rows: string[]) => new RegExp(rows.join('|'), 'u')
/** A Latin word by itself, and what its endings may be. */
const latin = (words: string) => `(?<![a-z])(?:${words})(?![a-z])`
/** Devanagari words: the script has no word bound that a pattern knows. */
const nagari = (words: string) => `(?<![\\p{L}\\p{M}])(?:${words})`

/** What may come about in a life: said to come, it is a promise. English. */
const englishOutcomes = either(
  latin(
    'promot(?:ed|ion|ions)|made (?:the )?(?:head|manager|director|leader|chief|partner)|become (?:the )?(?:head|manager|director|chief)|package|(?:new |the )offers?|hired|selected|selection|appointed|appointment letter|offer letter|job offers?|(?:a|the|that|this|your|new|good|better|government|permanent) (?:\\w+ )?(?:job|post|position|role|seat)|get (?:a|the|that) job|transferred|increment|hike|salary|a raise|breakthrough',
  ),
  latin(
    'rich|wealthy|wealth|millionaire|crorepati|crores?|lakhs?|windfall|jackpot|profits?|income|earnings|free of (?:all )?debts?|debt ?free|debts?|loans?|dues|inheritance|refund|money (?:\\w+ ){0,3}(?:back|return\\w*|come|comes)|paid back|(?:stuck|blocked) money',
  ),
  latin(
    'marry|marries|married|marriage|wedding|wed|engaged|engagement|proposals?|proposes?|rishta|(?:your|a|the) (?:match|soulmate|life partner)|remarr\\w+|fall in love|find love|find (?:a|your|the) (?:partner|husband|wife|match|one)|meet (?:him|her|someone|somebody|the one|your \\w+)|come back|comes back|coming back|return to you|reconcil\\w+|get back together|divorce\\w*|separat(?:e|ed|ion)|break ?up',
  ),
  latin(
    'conceive|pregnan\\w+|child|baby|babies|become (?:a )?(?:mother|father|parents?)|give birth|twins|motherhood|fatherhood',
  ),
  latin(
    'visa|green card|citizenship|(?:settle|move|go|live|fly|travel) (?:abroad|overseas|in (?:canada|america|the us|usa|uk|london|australia|dubai|germany))|abroad|pr card',
  ),
  latin(
    'pass (?:the|your|this)|clear (?:the|your|this|jee|neet|upsc)|crack|topper|rank|admission|scholarship|win (?:the|your|this) (?:case|election|prize|match)|(?:court )?case|judgment|verdict goes|bail|acquitted',
  ),
  latin(
    'recover|recovers|recovered|cured?|cures|heal(?:ed|s)? (?:fully|completely)|illness|operation|hospital|accident|injury',
  ),
  latin(
    '(?:buy|own|get|build|sell) (?:a|your|the|that|this) (?:own |new |first )?(?:house|flat|home|car|plot|land|shop|property)|house of your own|famous|fame|good news|big news',
  ),
)

/** The same in Hindi. */
const hindiOutcomes = either(
  nagari(
    'नौकरी|प्रमोशन|पदोन्नति|तरक्की|चयन|नियुक्ति|तबादला|ट्रांसफर|वेतन|तनख्वाह|सैलरी|आमदनी|अमीर|करोड़|करोड|लाखों|लाख रु|कर्ज|ऋण|उधार|पैसा|पैसे|धन लाभ|धन की|मुनाफा|लाभ होगा|विरासत',
  ),
  nagari(
    'शादी|विवाह|ब्याह|सगाई|रिश्ता (?:तय|पक्का|आएगा)|रिश्ते आएंगे|प्रस्ताव|जीवनसाथी|दूल्हा|दुल्हन|तलाक|वापस|मिलन|गर्भ|संतान|बच्चा|बच्चे|मां बन|माता बन|पिता बन|वीजा|विदेश|पास हो|परीक्षा|रैंक|दाखिला|मुकदमा|केस|फैसला आपके|बीमारी|ठीक हो जा|स्वस्थ हो|ऑपरेशन|दुर्घटना|मकान|अपना घर|घर खरीद|गाड़ी|गाडी|जमीन|प्लॉट|प्रसिद्ध|मशहूर|खुशखबरी|अच्छी खबर|शुभ समाचार',
  ),
)

/** The same in Hindi, written in Latin letters. */
const hinglishOutcomes = either(
  latin(
    'tabadla|transfer|naukri|naukari|tarakki|padonnati|chayan|tanakhwah|tankhwah|aamdani|amdani|ameer|karz|karza|karj|udhaar|paisa|paise|munafa|shaadi|shadi|vivah|byah|sagai|rishta|jeevansathi|jivansathi|dulha|dulhan|talaq|talak|wapas|vapas|laut(?:ega|egi|enge)|garbh|santan|bachcha|bachha|baccha|bacche|videsh|pariksha|exam|result|dakhila|mukadma|case|bimari|theek ho|thik ho|operation|makaan|makan|apna ghar|gaadi|gadi|zameen|mashhoor|khushkhabri|acchi khabar|achhi khabar',
  ),
)

/** Verbs by which something comes about, and not merely goes on. */
const hindiComing =
  /मिल|हो(?:गा|गी|ंगे|ंगी| जा| कर रह)|आए|आय|लग(?:े|ेग| जा)|लौट|बन|बढ|उतर|निकल|चुक|खत्म|पूर[ाी] हो|तय|जाए|दिला|देग|कर ले|खरीद|जीत/u
const hinglishComing =
  /(?:mil|ho(?:ga|gi|nge| ja)|aa?y?eg|aayeg|lag|laut|ban|badh|utar|nikal|chuk|khatm|khatam|poor[ai] ho|pur[ai] ho|tay|jaa?y?eg|dila|deg|kar leg|kharid|jeet|jit)/
/** What comes is no more than help, or it is only asked how much of it there is. */
const milder =
  /सहारा|सहायता|मदद|सहयोग|समर्थन|कितन|कैस[ाेी]|क्या |sahara|sahayata|madad|sahyog|kitn|kais[aei]/u
const englishMild =
  /(?<![a-z])(?:will|shall|ll) (?:\w+ly )?(?:ask|need|feel|depend|rest|reward|take time|follow|test|teach|be tested|benefit|want|call for|look|seem|be easier|stay|remain|matter|have failed)(?![a-z])/

/** Whether a clause names an outcome that comes about; `future` tells in which language it looks ahead. */
export function comesAbout(clause: string, future: 'english' | 'hindi' | 'hinglish'): boolean {
  if (future === 'english') return englishOutcomes.test(clause) && !englishMild.test(clause)
  if (milder.test(clause)) return false
  return future === 'hindi'
    ? (hindiOutcomes.test(clause) || englishOutcomes.test(clause)) && hindiComing.test(clause)
    : (hinglishOutcomes.test(clause) || englishOutcomes.test(clause)) && hinglishComing.test(clause)
}

/** Whether a text names an outcome at all, come about or not. */
export const namesOutcome = (text: string): boolean =>
  [englishOutcomes, hindiOutcomes, hinglishOutcomes].some((words) => words.test(text))

/** A person's looks, trade or name, told of somebody to come. */
export const traitsOfSomebody = either(
  latin(
    'taller|tall|short|fair|dark|dusky|handsome|beautiful|slim|older than you|younger than you|a doctor|an? engineer|a lawyer|a teacher|an officer|in a bank|in the army|in it|in a government|well settled|from a rich|an? nri|a (?:lady|man|woman|gentleman)|in (?:his|her|their) (?:early |late |mid )?(?:twenties|thirties|forties|fifties|sixties)|years (?:older|younger)',
  ),
  latin(
    '(?:work|works|working|serve|serves) (?:in|as|at|for)|(?:name|initial)s? (?:will )?(?:begin|start)s?',
  ),
  nagari(
    'उम्र|साल बड|साल छोट|पेशे|रंग|लंबा|लंबे|गोरा|गोरे|सांवला|सुंदर होगा|डॉक्टर|इंजीनियर|वकील|अफसर|बैंक में|सरकारी नौकरी में|नाम .{1,12} से शुरू',
  ),
  latin(
    'umar|umr|saal bada|saal badi|saal chhot\\w*|peshe|rang|lamba|lambe|gora|gore|sanwla|doctor|engineer|vakil|afsar|bank mein|bank me|naam .{1,12} se shuru',
  ),
)

/** Somebody else, of whom a chart tells nothing that they will do. */
export const otherPeople = either(
  latin(
    'he|she|they|your (?:\\w+[- ])?(?:boss|manager|husband|wife|spouse|partner|boyfriend|girlfriend|ex|mother|father|brother|sister|son|daughter|in-laws|mother-in-law|father-in-law|friends?|colleagues?|lender|landlord|tenant|relatives?|family|company|employer|parents)|a (?:relative|friend|stranger|man|woman|colleague|senior|cousin|neighbour|person|helper)|an (?:uncle|aunt|elder|old friend)|someone|somebody|(?:two|three|several|many) (?:people|proposals|offers|men|women)',
  ),
)

/** The same in Hindi; a bare "वे" is as often a graha. */
export const otherPeopleHindi = either(
  nagari(
    'साथी|पति|पत्नी|जीवनसाथी|लड़का|लडका|लड़की|लडकी|वर |वधू|दूल्हा|दुल्हन|प्रेमी|प्रेमिका|बॉस|मालिक|मैनेजर|रिश्तेदार|ससुर|सास|भाई|बहन|दोस्त|कोई (?:रिश्तेदार|दोस्त|व्यक्ति)',
  ),
  latin(
    'saathi|sathi|pati|patni|jeevansathi|ladka|ladki|dulha|dulhan|premi|premika|boss|malik|manager|rishtedar|sasur|saas|bhai|behen|dost|woh|wo|biwi',
  ),
)

/** What others may well do in answer to oneself: no event, and no promise. */
export const softVerbs =
  /(?<![a-z])(?:hear|listen|feel|notice|understand|see|remember|thank|appreciate|trust|need|want|know|find it|be glad|be happy|be proud|like|love hearing|respect|soften|open up|respond|take you|be easier|come around|tell you|answer|ask|speak|talk)(?![a-z])/
