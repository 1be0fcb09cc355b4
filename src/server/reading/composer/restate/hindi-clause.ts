import { finite, hindiStems, postposition } from '../choice/hindi-words.ts'
import { dialectVerb, futureVerb } from './hindi-verb.ts'
import type { FutureVerb } from './hindi-verb.ts'
import { people, weakWords } from './hindi-words.ts'

/** The clause of a Hindi question that asks, with its verb taken out. */
export interface HindiClause {
  before: string[]
  verb: FutureVerb
  /** "नहीं", "to nahi": whether the outcome is denied. */
  isDenied: boolean
}

const negation = /^(?:नहीं|नही|nahi|nahin|nhi|ni|nai|na|ना|न)$/iu
const particle = /^(?:तो|to|toh)$/iu
/** What may stand behind the verb and asks alone. */
const asking = /^(?:क्या|कया|क|का|kya|ky|kyaa|kia|ka|न|ना|na|naa|जी|ji|ना\?|re|रे)$/iu
const orWord = /^(?:या|कि|ya|ki|k|ke|yaa)$/iu
/** "लगने वाली", and other words that end a clause before the one that asks. */
const moreFinite =
  /^(?:hun|hoon|hu|h|hai|hain|hn|रहा|रही|रहे|rha|rhi|rhe|raha|rahi|rahe|चुका|चुकी|chuka|chuki|chuke|gi|ho|हो|दी|ली|di|li|की|थे|भरा|bhara|डाला|dala|डाली|dali|डाले|लगाई|lagai|lagayi|बैठा|baitha|बैठी|baithi|पड़ा|पड़ी|पड़े|pada|padi|pade|निकला|nikla|अटका|अटकी|अटके|atka|atki|atke|फँसा|फंसा|phasa|fasa|fasi|phasi|bata?o|btao|bataiye|bataye|बताओ|बताइए|बताएं|क्योंकि|kyunki|kyuki|लेकिन|lekin|मगर|magar|but)$/iu
/** Of these a noun may follow that they belong to: "रुका हुआ पैसा", "की" of "पति की नौकरी". */
const isJoined = /^(?:की|ki|li|di|गया|gaya|दी|ho|हो)$/iu
const bears = /^(?:हुआ|हुई|हुए|hua|hui|hue|वाल[ाेी]|wal[aei]|val[aei])$/iu

function isClauseEnd(words: readonly string[], at: number): boolean {
  const word = words[at]!.toLowerCase()
  const next = words[at + 1] ?? ''
  // "Bata do" is bidden, and what is asked comes behind it.
  if (/^(?:do|दो|dijiye|दीजिए)$/u.test(word) && hindiStems.has((words[at - 1] ?? '').toLowerCase()))
    return true
  if (isJoined.test(word)) return false
  if (
    /^(?:liye|lie|लिए)$/u.test(word) &&
    /^(?:के|ke|मेरे|mere|हमारे|hamare|उसके|uske)$/iu.test(words[at - 1] ?? '')
  )
    return false
  if (!finite.has(word) && !moreFinite.test(word)) return false
  return !postposition.has(next.toLowerCase()) && !bears.test(next)
}

/** Words that end a clause and stand behind the verb are of a clause of their own. */
function behindVerb(words: readonly string[]): string[] | null {
  const rest = [...words]
  if (rest.some((word) => /^(?:b[a]?ta\w*|bolo|बता\p{L}*\p{M}*)$/iu.test(word))) return []
  let asked = false
  while (rest[0] && (asking.test(rest[0]) || orWord.test(rest[0]) || negation.test(rest[0]))) {
    // "मिलेगी या प्राइवेट": another thing stands behind.
    const isOr = orWord.test(rest[0])
    asked ||= asking.test(rest[0])
    rest.shift()
    if (isOr && rest[0] && !negation.test(rest[0])) return null
  }
  // "का" asks at the end alone.
  const close = rest.findIndex(
    (word, place) =>
      asking.test(word) && (!/^(?:का|ka)$/iu.test(word) || place === rest.length - 1),
  )
  const kept = close < 0 ? rest : rest.slice(0, close)
  if (kept.some((_word, at) => isClauseEnd(kept, at)) || kept.some((word) => futureVerb(word)))
    return []
  if (/^(?:aur|और|ओर|or)$/iu.test(kept[0] ?? '')) return []
  // Behind "क्या" only whose or whom it concerns belongs to it.
  if (asked && !kept.every((word) => weakWords.test(word) || near.test(word))) return []
  return kept.filter((word) => !negation.test(word))
}

const isMine = /^(?:mera|hamara|मेरा|हमारा)$/iu
const near = /^(?:पास|साथ|paas|pas|saath|sath)$/iu
const mostBehind = 4
const adverb = /^(?:वापस|पास|wapas|wapis|vapas|paas|pas)$/iu
function strays(word: string, { ending }: FutureVerb): boolean {
  if (ending === 'a') return /^(?:meri|मेरी|hamari|हमारी)$/iu.test(word)
  return ending === 'i' && /^(?:mera|मेरा|hamara|हमारा)$/iu.test(word)
}

/** The last clause of a sentence whose verb is in the future; null where there is none, or a second thing is asked. */
export function hindiClause(sentence: string, isDialect = false): HindiClause | null {
  const words = sentence.split(/\s+/u).filter(Boolean)
  const at = words.findLastIndex(
    (word, place) =>
      futureVerb(word) !== null ||
      (isDialect && place > 0 && dialectVerb(word) !== null && place >= words.length - 2),
  )
  const verb = at < 0 ? null : (futureVerb(words[at]!) ?? dialectVerb(words[at]!))
  if (!verb) return null
  const behind = behindVerb(words.slice(at + 1))
  if (!behind || behind.length > mostBehind) return null
  const ahead = words.slice(0, at)
  const end = ahead.findLastIndex((_word, place) => isClauseEnd(ahead, place))
  const own = ahead.slice(end + 1)
  const denial = own.findLastIndex((word) => negation.test(word))
  const isDenied = denial >= 0
  // "तो नहीं" fears it; any other denial tells, or stands in a clause of its own.
  const isFear =
    denial >= own.length - 2 &&
    [own[denial - 1], own[denial + 1]].some((word) => particle.test(word ?? ''))
  if (isDenied && !isFear) return null
  const told = own.filter((word, place) => {
    if (negation.test(word)) return false
    const next = own[place + 1] ?? ''
    // "तो नहीं", and "तो" right before the verb, only lend weight.
    return !(particle.test(word) && (negation.test(next) || place === own.length - 1))
  })
  // A possessive that agrees with another noun belongs to the clause before: "sagai toot gayi meri, rishta kab aayega".
  const isStray = end >= 0 && strays(told[0] ?? '', verb)
  const clause = isStray ? told.slice(1) : told
  const isAdverb = behind.length === 1 && adverb.test(behind[0] ?? '')
  if (isAdverb) return { before: [...clause, ...behind], verb, isDenied }
  // "नाम आएगा मेरा मेरिट लिस्ट में": whose stands before what it belongs to, as it does not agree with a case.
  const [whose = '', ...rest] = behind
  const last = clause.at(-1) ?? ''
  if (
    clause.length > 0 &&
    rest.length > 0 &&
    isMine.test(whose) &&
    !postposition.has(last.toLowerCase())
  )
    return { before: [...rest, ...clause.slice(0, -1), whose, last], verb, isDenied }
  // Whoever acts stays first: "mere jeth hissa denge hume zameen me".
  const doer = clause.findIndex(
    (word) => people.test(word) && !/^(?:वाल[ाी]|wal[ai])$/iu.test(word),
  )
  const isFirst = doer >= 0 && !postposition.has((clause[doer + 1] ?? '').toLowerCase())
  const start = isFirst && behind.every((word) => !people.test(word)) ? doer + 1 : 0
  return { before: clause.toSpliced(start, 0, ...behind), verb, isDenied }
}
