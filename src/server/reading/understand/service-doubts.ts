import { all, word } from './service-words.ts'
import type { MatterRow } from './service-words.ts'

/** Doubts of the service in words that leave no other meaning, wherever they stand: the hour of birth, the voice, the count. */

const clock = word('time|timing|hour|samay|waqt|ghanta|समय|टाइम|वक़?्त')
const ofBirth = word(
  'birth|born|jana?m|paida|dob|date|kundl[iy]|kundali|chart|mother|mummy|maa|jan?mtime|जन्म|पैदा|कुंडली|माँ|मां|मम्मी|तारीख़?',
)
const unsure =
  /not (?:sure|exact|known|certain)|unsure|(?:don['’]?t|do not) (?:know|have|remember)|without|unknown|approx|could be|may be|might be|(?:only|bas) \p{L}+ (?:remembers|ko yaad)|(?:pakka|pata|theek|yaad|maloom|exact) (?:nahi|nhi|nahin|ni)|andaz|bina|(?:पक्का|पता|याद|मालूम|ठीक) (?:नहीं|नही)|अंदाज|बिना/iu
const stillRight =
  /(?<![\p{L}\p{M}])(?:right|correct|accurate|valid|reliable|wrong|waste|useless|work|sahi|galat|bharosa|barbad|bekaar|bekar|सही|ग़लत|गलत|भरोसा|बर्बाद|बेकार)(?![\p{L}\p{M}])/iu
const answer =
  /(?<![\p{L}\p{M}])(?:answers?|predictions?|reading|results?|uttar|jawab|batao?ge|bata paoge|batayenge|bata sak\p{L}*|bhavishya\p{L}*|money|paise|paisa|उत्तर|जवाब|बताओगे|बताएंगे|बता पाओगे|बता सक[\p{L}\p{M}]*|भविष्य[\p{L}\p{M}]*|पैसे|पैसा)(?![\p{L}\p{M}])/iu
const smallDoubt =
  /(?:between|beech|बीच)[\s\S]{0,24}\d|\d ?(?:se|to|-|से) ?\d{1,2} ?(?:ke beech|के बीच|baje|बजे)|(?:\d+|few|some|kuch|कुछ) ?(?:-|to|se)? ?\d* ?(?:min|minutes?|mnt|मिनट)|half (?:an )?hour|aadh[ae] ghant[ae]|आध[ाे] घंट[ाे]|\d{1,2}(?:[.:]\d\d)? ?(?:or|ya|या) ?\d{1,2}(?:[.:]\d\d)?/iu

const speaking =
  /(?<![\p{L}\p{M}])(?:bol ?(?:ke|kar)|speak(?:ing)?|by voice|voice (?:se|me|message|note)|mic|awaa?z (?:se|me)|aavaz se|बोल ?(?:के|कर)|आवाज़? (?:से|में)|माइक)(?![\p{L}\p{M}])/iu
const asking =
  /(?<![\p{L}\p{M}])(?:puch\p{L}*|poochh?\p{L}*|ask\p{L}*|sawa+l|questions?|type|typing|write|likh\p{L}*|पूछ[\p{L}\p{M}]*|सवाल|प्रश्न|टाइप|लिख[\p{L}\p{M}]*)(?![\p{L}\p{M}])/iu
const may =
  /(?<![\p{L}\p{M}])(?:can|may|possible|sakt\p{L}*|skt\p{L}*|is there|option|सकत[ाेी]|सकते|क्या)(?![\p{L}\p{M}])/iu
const listening =
  /(?:can|may|is it possible to|want to) (?:i |we )?(?:\p{L}+ )?(?:listen|hear)[^.?!]{0,24}(?:answer|reply|it)|(?:can (?:you|u|it)|will (?:you|u|it)) (?:talk|speak|read (?:it )?(?:out|aloud))(?![\p{L}\p{M}])(?!.{0,4} to )|(?:jawab|uttar|answer|जवाब|उत्तर)[^.?!]{0,16}(?:sun (?:sakt|skt)|suna (?:do|sakt)|bol ke|सुन सक|सुना (?:दो|सक))/iu

const rupees =
  /(?<!\d)(?:rs\.? ?|₹ ?|inr ?)?\d{2,4} ?(?:rs|rupees?|rupaye|rupay|rupaiye|ka|ke|wal[aei]|vala|vale|me|mein|में|रुपये|रुपए|का|वाल[ाेी])(?![\p{L}\p{M}])|(?:recharge|pack|plan|रिचार्ज|पैक|प्लान) (?:of |for |wala |ka )?(?:rs\.? ?|₹ ?)?\d{2,4}/iu
const howMany =
  /(?:how many|kitn[aei]|kitne|कितन[ाेी])\s*(?:\p{L}+ )?(?:questions?|doubts?|sawaa?l|saval|prashn|answers?|सवाल|प्रश्न|जवाब)/iu

const paid =
  /(?<![\p{L}\p{M}])(?:cut|charged?|debited|deducted|paid|payment|refund|amount|paise|paisa|money|kat(?:e|a|gaye)?|reverse|कट|कटे|पैसे|पैसा|रिफ़ंड|रिफंड|भुगतान)(?![\p{L}\p{M}])/iu
const unheard =
  /(?:\d+|many|several|so many|kitne|kai|कई|कितन[ेी]) (?:\p{L}+ )?(?:e?mails?|sms\p{L}*|complaints?|messages?|msgs?|requests?|shikayat\p{L}*|मेल|शिकायत[\p{L}\p{M}]*|मैसेज)|(?:nobody|no ?one|koi(?: bhi)?|कोई(?: भी)?) (?:\p{L}+ )?(?:is )?(?:repl\p{L}*|respond\p{L}*|answer\p{L}*|jawab|reply|जवाब)|(?:no|koi) (?:reply|response|jawab|answer) (?:from|nahi|nhi|till|yet)|(?:reply|response) (?:nahi|nhi) (?:de|aa|mil)/iu

/** Whom else money and answers may come from. */
const ofOthers = word(
  'bank|court|company|builder|boss|office|client|tenant|party|employer|agent|dealer|bhai|uncle|बैंक|कंपनी|बिल्डर|कोर्ट',
)

/** Who has the same number, phone or log-in can read the chats: a plain "nobody sees them" would be false. */
const sharedLogin =
  /(?:same|ek hi|एक ही|shared?|joint) (?:\p{L}+ )?(?:mobile|number|phone|no|sim|login|log ?in|id|account|नंबर|फोन|फ़ोन|मोबाइल|सिम|खाता|लॉगिन)|(?:number|phone|mobile|login|account|नंबर|फोन|फ़ोन|मोबाइल) (?:se |से )?(?:\p{L}+ )?(?:share|shared|saajh?a|साझा)(?![\p{L}\p{M}])|(?:mera|my|मेरा|apna|अपना) (?:phone|mobile|फोन|फ़ोन|मोबाइल) (?:\p{L}+ )?(?:uske|unke|husband|pati|saas|sasur|उनके|पति|सास|ससुर) (?:\p{L}+ )?(?:paas|पास)/iu
const canSee =
  /(?<![\p{L}\p{M}])(?:see|sees|read|reads|know|visible|show|dikh\p{L}*|dekh\p{L}*|padh\p{L}*|pata|दिख[\p{L}\p{M}]*|देख[\p{L}\p{M}]*|पढ़[\p{L}\p{M}]*|पढ[\p{L}\p{M}]*|पता)(?![\p{L}\p{M}])/iu
const written =
  /(?<![\p{L}\p{M}])(?:chats?|questions?|messages?|write|writing|wrote|typed?|asked|ask|likh\p{L}*|poo?chh?\p{L}*|puch\p{L}*|sawa+l|baat\p{L}*|लिख[\p{L}\p{M}]*|पूछ[\p{L}\p{M}]*|सवाल|प्रश्न|बात[\p{L}\p{M}]*|चैट)(?![\p{L}\p{M}])/iu

export const doubtRows: readonly MatterRow[] = [
  ['shared-login', all(sharedLogin, canSee, written)],
  ['complaint-unheard', (text) => paid.test(text) && unheard.test(text) && !ofOthers.test(text)],
  ['near-time', all(clock, smallDoubt, stillRight, answer)],
  ['unsure-time', all(clock, ofBirth, unsure, stillRight, answer)],
  ['speak', all(speaking, asking, may)],
  ['listen', listening],
  ['questions-for', all(rupees, howMany)],
]

/** "The time of birth is not sure, it was in the morning": told beside another question. */
const hourUnsure =
  /(?:birth ?time|time of birth|jana?m ?(?:ka )?(?:time|samay)|जन्म का (?:समय|टाइम))[\s\S]{0,24}(?:not (?:sure|exact|known|certain)|unsure|approx|pakka nahi|pakka nhi|pata nahi|pata nhi|theek se nahi|yaad nahi|पक्का नह[ीि]|पता नह[ीि]|ठीक से नह[ीि]|याद नह[ीि])|(?:not sure|unsure|don['’]?t know|dont know)[\s\S]{0,16}(?:birth ?time|time of birth)/iu

/** Whether a question tells that its hour of birth is not sure. */
export const tellsUnsureHour = (question: string): boolean => hourUnsure.test(question)

/** The doubt of the service that the words name; null where they name none. */
export function serviceDoubtOf(question: string): string | null {
  const found = doubtRows.find(([, told]) =>
    typeof told === 'function' ? told(question) : told.test(question),
  )
  return found?.[0] ?? null
}
