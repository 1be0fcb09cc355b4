import { isVerb, nounVerbs, plainVerbs } from './verbs.ts'

/** Who may be asked about in one word. */
const pronouns: Readonly<Record<string, string>> = {
  i: 'you',
  we: 'you',
  they: 'they',
  it: 'it',
  this: 'this',
  these: 'these',
  he: 'he',
  she: 'she',
  someone: 'someone',
  anyone: 'someone',
  anybody: 'somebody',
  somebody: 'somebody',
  everything: 'everything',
  things: 'things',
  both: 'both',
}
const kin =
  /^(?:father|mother|papa|pappa|dad|daddy|mom|mum|mummy|amma|appa|husband|wife|son|daughter|brother|sister|in laws|in-laws|parents|boss|grandfather|grandmother|uncle|aunt|bhabhi|bhaiya|bhai|behen|didi|jiju|jija|chacha|mama|mami|nana|nani|dada|dadi|bua|masi|maasi|saas|sasur|fiance|fiancee|girlfriend|boyfriend|partner|manager|crush|family|ex)$/iu
const determiner = /^(?:my|our|the|this|that|his|her|their|these|those|any|some|a|an|all|both)$/iu
const bareNouns =
  /^(?:money|marriage|love|luck|business|sales|orders|customers|clients|work|things|life|success|peace|happiness|salary|income|profit|profits|prices|health|people|relatives|police|court|government|company|office|management|bank|builder|tenant|landlord|police|visa|passport|job|promotion|transfer|result|results|payment|refund|loan|rain|rains|crop|crops|harvest|market|side|girl|boy|groom|alliance|marks|rank|admission|seat)$/iu
/** One's own where nothing is said: "will passport come back". */
const ownNouns =
  /^(?:passport|visa|job|promotion|transfer|result|loan|refund|salary|business|health|harvest|crop|rank|admission|life)$/iu
const swapped: Readonly<Record<string, string>> = {
  my: 'your',
  mine: 'yours',
  me: 'you',
  i: 'you',
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  myself: 'yourself',
  ourselves: 'yourselves',
}
const linking = /^(?:of|for|and|from|in|on|with|to|between|at|about|against|near|all|both)$/iu
const mostOfSubject = 8
const notOfSubject =
  /^(?:there|will|is|are|was|were|has|have|had|do|does|did|if|when|because|but|or|what|why|how|who|which|can|should|not|you|u|ur|im|am|be)$/iu

export interface Subject {
  name: string
  /** How many words it has. */
  length: number
  isMany: boolean
}

const singularS =
  /(?:ss|us|is|news|series|mains|prelims|always|business|process|accounts|physics|maths|economics|politics|mumbai|yes|gas|plus|dues)$/iu
const many =
  /^(?:you|they|these|those|both|things|people|parents|children|kids|police|in laws|in-laws)$/iu

/** Whether the verb of a subject is "are". */
function isManyOf(name: string): boolean {
  if (many.test(name) || / and /iu.test(name)) return true
  const head =
    name.split(/ (?:of|for|from|in|with|to|at|on|about|between|against|near) /iu)[0] ?? ''
  const last = head.split(' ').at(-1) ?? ''
  return many.test(last) || (/s$/iu.test(last) && !/['’]s$/u.test(last) && !singularS.test(last))
}

const subjectOf = (name: string, length: number): Subject => ({
  name,
  length,
  isMany: isManyOf(name),
})

/** "The DM and I" is you and the DM. */
function withAsker(words: readonly string[]): Subject | null {
  const at = words.findIndex((word) => /^and$/iu.test(word))
  if (at < 1 || at > 4) return null
  const first = words.slice(0, at)
  const second = words[at + 1] ?? ''
  if (/^(?:i|me|myself)$/iu.test(second))
    return subjectOf(
      `you and ${first.map((word) => swapped[word.toLowerCase()] ?? word).join(' ')}`,
      at + 2,
    )
  if (!/^(?:me|i)$/iu.test(first.join(' '))) return null
  const end = words.findIndex((word, index) => index > at + 1 && isVerb(word))
  return end < 0 || end > at + 4
    ? null
    : subjectOf(
        `you and ${words
          .slice(at + 1, end)
          .map((word) => swapped[word.toLowerCase()] ?? word)
          .join(' ')}`,
        end,
      )
}

const isPlainVerb = (word: string): boolean =>
  plainVerbs.has(word.toLowerCase()) && !nounVerbs.has(word.toLowerCase())

/** Where the verb stands behind a subject of several words; -1 where none does. */
function verbPlace(words: readonly string[], from: number): number {
  for (let at = from; at <= Math.min(mostOfSubject, words.length - 1); at += 1) {
    const word = words[at]!.toLowerCase()
    if (notOfSubject.test(word) && !plainVerbs.has(word)) return -1
    if (!isVerb(word)) continue
    const next = words[at + 1]
    // "My play get a theatre": of two verbs side by side the first is a noun.
    const isOfBoth = nounVerbs.has(word)
    const isNoun =
      isOfBoth &&
      (/['’]s$/u.test(words[at - 1] ?? '') ||
        isVerb(next) ||
        words.slice(at + 1, at + 4).some((one) => isPlainVerb(one)) ||
        words.slice(at + 1).some((one) => /^(?:get|be|come|happen)$/iu.test(one)))
    if (!isNoun) return at
  }
  return -1
}

/**
 * The subject that a clause opens with, in words to the asker; null where it opens with none. `third` is who is meant
 * by "he" or "she", where that is known.
 */
export function subjectAt(words: readonly string[], third: string | undefined): Subject | null {
  const first = words[0]?.toLowerCase() ?? ''
  const pair = withAsker(words)
  if (pair) return pair
  if ((first === 'he' || first === 'she') && words.length > 1) return subjectOf(third ?? first, 1)
  const pronoun = pronouns[first]
  if (pronoun && (isVerb(words[1]) || /^(?:all|both|be|become)$/iu.test(words[1] ?? '')))
    return /^(?:all|both)$/iu.test(words[1] ?? '')
      ? subjectOf(`${pronoun} ${words[1]!.toLowerCase()}`, 2)
      : subjectOf(pronoun, 1)
  const isKin = kin.test(first)
  const isName = /^(?:\p{Lu}\p{Ll}+|\p{Lu}{2,6})$/u.test(words[0] ?? '') && !determiner.test(first)
  if (!isKin && !isName && !bareNouns.test(first) && !determiner.test(first)) return null
  const at = verbPlace(words, determiner.test(first) && !pronoun ? 2 : 1)
  if (at < 1) return null
  const named = words.slice(0, at)
  // "A son fix my": its verb is none that we know.
  const isBroken = named.some(
    (word, index) => index > 0 && determiner.test(word) && !linking.test(named[index - 1] ?? ''),
  )
  if (isBroken) return null
  if (isName && at > 4) return null
  const said = named.map((word) => swapped[word.toLowerCase()] ?? word).join(' ')
  const isOwn = (isKin && at === 1) || (ownNouns.test(said) && !isName)
  return subjectOf(isOwn ? `your ${said}` : said, at)
}
