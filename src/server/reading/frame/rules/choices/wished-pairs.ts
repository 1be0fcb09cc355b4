/** What a child wants and what a parent or a school wants, told one after the other, and what somebody's own mind is for. */

const person =
  '(?:(?:mera|meri|mere|uske|uski|unke|unki|my|her|his|मेरा|मेरी|मेरे|उसके|उसकी|उनके|उनकी)\\s+)?(?:beta|bete|beti|bitiya|ladka|ladki|larka|larki|bhai|bhanja|bhatija|papa|mummy|maa|mumm?i|mother|father|dad|mom|husband|wife|pati|biwi|patni|sasur|saas|school|teacher|sir|sab|ghar ?wale|wo|woh|vo|voh|khud|son|daughter|he|she|mai|main|mein|hum|ham|बेटा|बेटे|बेटी|बिटिया|लड़का|लड़की|भाई|पापा|मम्मी|माँ|मां|पति|पत्नी|बीवी|स्कूल|टीचर|घर ?वाले|वो|वह|ख़ुद|खुद|मैं|हम)(?:\\s(?:ko|को|ka|का))?'
const words = '((?:[\\p{L}\\p{M}\\p{N}.]+\\s+){1,6}?)'
const wants = '(?:chaht[aei]|chah (?:rah|rh)[aei]|चाहत[ाेी]|चाह रह[ाेी])'
const studies =
  '(?:karn[aei]|karna|padhn[aei]|lena|leni|ban[nv]?a|banna|kar[aw]+na|karvana|karwana|dilana|dilwana|bhejna|करन[ाेी]|पढ़न[ाेी]|लेना|लेनी|बनना|बनाना|कराना|करवाना|दिलाना|दिलवाना|भेजना)'
/** "Beta polytechnic karna chahta hai", "beti ko nursing karni h". */
const before = new RegExp(
  `(?<![\\p{L}\\p{M}])${person}\\s+${words}(?:${studies}\\s+(?:hi\\s+|ही\\s+)?(?:${wants}|h|hai|he|है)|${wants})(?![\\p{L}\\p{M}])`,
  'iu',
)
/** "Mai chahta hu science", "uske papa bolte h b.ed karo". */
const behind = new RegExp(
  `(?<![\\p{L}\\p{M}])${person}\\s+(?:${wants}|bolt[aei]|keht[aei]|kaht[aei]|(?:bol|keh|kah) (?:rah|rh)[aei]|बोलत[ाेी]|कहत[ाेी]|(?:बोल|कह) (?:रह|र)[ाेी])(?:\\s+(?:h|hai|hain|hu|hun|hoon|है|हैं|हूं|हूँ))?(?:\\s+(?:ki|कि))?\\s+((?:[\\p{L}\\p{M}\\p{N}.]+\\s*){1,5})$`,
  'iu',
)
const inEnglish =
  /(?<!\p{L})(?:school|teachers?|principal|he|she|(?:my |her |his )?(?:son|daughter|father|mother|husband|wife|dad|mom)|papa|mummy|we|i)\s+(?:(?:is|are|am)\s+)?(?:forcing(?: for)?|pushing(?: for)?|insisting on|says?|wants?(?: to (?:do|take|study))?|likes?|prefers?|suggests?)\s+((?!anything|nothing|that|no |not |he |she |him |her |me |us |to |i |we |it )(?:[\p{L}.&-]+\s*){1,3}?)(?=\s+(?:and|but|while|whereas)\s|$)/iu

const asksOfStudies =
  /(?<![\p{L}\p{M}])(?:kis ?(?:me|mein|mai)|kya (?:dil|kar[aw]|le|chun|sahi|theek|thik|behtar)\p{L}*|kaun ?s[aei]|kons[aei]|किस ?(?:में|मे)|क्या (?:दिल|कर[ावे]|ले|चुन|सही|ठीक|बेहतर)[\p{L}\p{M}]*|कौन ?स[ाेी]|what (?:should|shall|to|will)|which(?: one| stream| subject)?)(?![\p{L}\p{M}])/iu
/** What is told of a child's studies: a subject, a course, a class. */
const ofStudies =
  /(?<![\p{L}\p{M}])(?:10th|10vi|11th|11vi|12th|12vi|std|class|stream|science|commerce|arts|iti|polytechnic|nursing|b\.?ed|b\.?sc|bsc|b\.?a|bca|mba|ca|engineering|medical|diploma|course|college|hotel management|padh\p{L}*|11वी\p{M}*|10वी\p{M}*|12वी\p{M}*|साइंस|कॉमर्स|कामर्स|आर्ट्स|आईटीआई|पॉलिटेक्निक|नर्सिंग|बीएड|बीएससी|बीसीए|बीए|इंजीनियरिंग|डिप्लोमा|कोर्स|कॉलेज|पढ़[\p{L}\p{M}]*)(?![\p{L}\p{M}])/iu

const opening =
  /^(?:.*(?<![\p{L}\p{M}])(?:ke baad|के बाद|ke bad)\s+|(?:\d+(?:th|vi|vin|वी|वीं)?(?: class| me| mein)?|ki|ko|to|hi|bas|11वी|कि|ही)\s+)+/iu
const deedBehind =
  /\s+(?:hi|bhi|ही|भी)$|\s+(?:karo|kare|karein|kar le|kar lo|karwao|karaye|le|lo|le le|le lo|padho|padhe|banne|bane|karu|lungi|lunga|करो|करे|करें|कर ले|कर लो|ले|लो|ले ले|पढ़े|बने|लूंगी|लूंगा)$/iu

/** "Mobile repairing ka iti" is a mobile repairing ITI. */
const ofCourse = /^(.+) (?:ka|ki|का|की) (iti|diploma|course|आईटीआई|डिप्लोमा|कोर्स)$/iu

const clean = (raw: string): string =>
  raw
    .trim()
    .replace(opening, '')
    .replace(deedBehind, '')
    .replace(deedBehind, '')
    .trim()
    .replace(ofCourse, (_all, of: string, kind: string) =>
      kind.toLowerCase() === 'iti' ? `${of} ITI` : `${of} ${kind}`,
    )

/** What is wished in one clause; null where nothing is. */
function wishIn(clause: string): string | null {
  const found = behind.exec(clause)?.[1] ?? before.exec(clause)?.[1] ?? inEnglish.exec(clause)?.[1]
  const wish = found ? clean(found) : ''
  return wish === '' || nothing.test(wish) ? null : wish
}
const nothing =
  /(?<![\p{L}\p{M}])(?:nahi|nhi|nahin|mat|kuch|kya|anything|nothing|shaa?di|paisa|ghar|नहीं|नही|मत|कुछ|क्या|शादी|पैसा|घर)(?![\p{L}\p{M}])/iu

const clauses = (text: string): string[] =>
  text
    .split(
      /[,;?!।\n]|\.(?=\s|$)|\s(?=(?:mai|main|मैं|par|lekin|but|and|पर|लेकिन)\s)|(?<=\s(?:chahta|chahti|चाहता|चाहती))\s(?=(?:mai|main|मैं)\s)/iu,
    )
    .map((each) => each.trim().replace(/^(?:par|lekin|but|and|aur|पर|लेकिन|और)\s+/iu, ''))
    .filter(Boolean)

/** The two studies that two people wish for a child; null where it is not asked which. */
export function wishedPair(text: string): [string, string] | null {
  if (!asksOfStudies.test(text) || !ofStudies.test(text)) return null
  const wishes = [...new Set(clauses(text).flatMap((each) => wishIn(each) ?? []))]
  const [one, other] = wishes
  return wishes.length === 2 && one && other ? [one, other] : null
}
