import { hindiStems, lightVerb, postposition, subjunctive } from './hindi-words.ts'

/**
 * Two options that share their words: what the second leaves out is put in from the first, or the deed that only the
 * first has is left out, so that both can be named alike.
 */

const isNagari = (text: string): boolean => /[\u0900-\u097f]/u.test(text)
const size = /^(?:chh?ot[aei]|bad[aei]|choti|chhoti|badi|छोट[ाेी]|बड़[ाेी]|बडे)$/iu
const own = /^(?:apne|apni|apna|khud|mere|meri|अपने|अपनी|अपना|ख़?ुद|मेरे|मेरी)$/iu
const mostWords = 4

/** "बड़े बेटे के पास रहूं या छोटे के": the second ends where the first goes on. */
function afterPostposition(first: readonly string[], second: readonly string[]): string[] | null {
  const mark = second.at(-1)!.toLowerCase()
  if (second.length > mostWords || second.length < 2 || !postposition.has(mark)) return null
  const at = first.findIndex((word, index) => index > 0 && word.toLowerCase() === mark)
  const rest = at < 0 ? [] : first.slice(at + 1)
  if (rest.length === 0) return null
  const before = second.slice(0, -1)
  // "Bade bete ke paas, chhote ke": the noun is the first's.
  const noun = before.length === 1 && size.test(before[0]!) ? first[at - 1] : undefined
  return [...before, ...(noun && !size.test(noun) ? [noun] : []), second.at(-1)!, ...rest]
}

/** "Registry biwi ke naam karau ya apne": what is done in somebody else's name. */
function afterOwn(first: readonly string[], second: readonly string[]): string[] | null {
  if (!own.test(second[0]!) || second.length > 2) return null
  const of = first.findIndex((word, at) => at > 0 && /^(?:ke|ki|ka|के|की|का)$/iu.test(word))
  const last = first.findLastIndex((word) => /^(?:ke|ki|ka|के|की|का)$/iu.test(word))
  const rest = of < 0 ? [] : first.slice(last + 1)
  if (rest.length < 2) return null
  if (second.length === 1) return [second[0]!, ...rest]
  return rest[0]?.toLowerCase() === second[1]!.toLowerCase() ? [second[0]!, ...rest] : null
}

/** How many words at the end are the deed: "le lu", "kholu"; 0 where none is. */
function deedWords(words: readonly string[]): number {
  const [before = '', last = ''] = [words.at(-2)?.toLowerCase(), words.at(-1)]
  if (lightVerb.test(last)) return hindiStems.has(before) || /^join$/iu.test(before) ? 2 : 1
  const stem = subjunctive.exec(last)?.[1]?.toLowerCase()
  if (!stem || !hindiStems.has(stem)) return 0
  return /^(?:join|start|shuru|open|शुरू|ज्वाइन|जॉइन)$/iu.test(before) ? 2 : 1
}

/** Verbs, places and words on how it is are no second thing. */
const noThing =
  /(?:ega|egi|enge|unga|ungi|ेगा|ेगी|ेंगे|ूं|ूँ|ऊं|ऊँ|रहे|रहा)$|^(?:[a-z]{2,}[^aeiou\W]u|paas|पास|ghar|घर|kal|कल|fresh|kaafi|theek|thik|baad|rakho|rehne|na|nahi|hai|h)$/iu
/** Whoever gives a thing up does not take it. */
const givesUp =
  /(?<![\p{L}\p{M}])(?:chh?od|chhor|bech|tod|band|hata|bhool|bhul|छोड़|छोड|बेच|तोड़|हटा|भूल)/iu

/** "गाय लूं या भैंस": two things, of which only the first has its deed. */
function withoutDeed(first: readonly string[], second: readonly string[]): string[] | null {
  const taken = deedWords(first)
  const things = taken > 0 ? first.slice(0, -taken) : []
  const isThing =
    second.length <= mostWords &&
    deedWords(second) === 0 &&
    !noThing.test(second.at(-1)!) &&
    !postposition.has(second.at(-1)!.toLowerCase()) &&
    !second.some((word) => /^(?:me|mein|se|में|से|ko|को|par|पर|wait)$/iu.test(word))
  const isNamed =
    things.length > 0 &&
    !givesUp.test(first.slice(-taken).join(' ')) &&
    !hindiStems.has(things.at(-1)!.toLowerCase()) &&
    things.length <= mostWords &&
    !things.some((word) => /^(?:me|mein|se|में|से|ko|को|par|पर|pe|पे|ke|के)$/iu.test(word)) &&
    !postposition.has(things.at(-1)!.toLowerCase())
  return isThing && isNamed ? things : null
}

/** "Naukri chhod ke apni dukaan khol lu": leaving the old is said by the new. */
const leaving =
  /^(?:\S+\s+){0,6}?(?:(?:chh?od|chhor|छोड़|छोड)\s*(?:ke|kar|kr|के|कर)|(?:band|बंद)\s*(?:kar ?ke|krke|करके|कर के))\s+(?=\S+\s+\S)/iu
/** "Infosys me 5.5 lpa": what it pays is told apart. */
const pay =
  /\s+(?:(?:me|mein|में|in|at|for|with|@|ka|का)\s+)?(?:rs\.? ?)?\d[\d.,]*\s*(?:lpa|l|lakhs?|lacs?|k|hazar|हज़ार|हजार|लाख|crore|cr)(?![\p{L}\p{M}])(?:\s+(?:ka|का)?\s*(?:offer|package|salary|pe|par))?\s*$/iu

const trimmed = (option: string): string => {
  const plain = option.replace(pay, '').trim()
  return plain === '' ? option : plain
}

/** Two Hindi options with what they share in both, or in none. */
export function pairedOptions([one, other]: readonly [string, string]): [string, string] {
  const [first, second] = [trimmed(one).replace(leaving, ''), trimmed(other).replace(leaving, '')]
  const [words, others] = [first.split(/\s+/), second.split(/\s+/)]
  if (isNagari(first) !== isNagari(second)) return [first, second]
  const whole = afterPostposition(words, others) ?? afterOwn(words, others)
  if (whole) return [first, whole.join(' ')]
  const things = withoutDeed(words, others)
  return things ? [things.join(' '), second] : [first, second]
}

/** The same of English, where only what it pays is told apart. */
export const pairedInEnglish = ([one, other]: readonly [string, string]): [string, string] => [
  trimmed(one),
  trimmed(other),
]
