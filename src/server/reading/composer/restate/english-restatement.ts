import { askingClause } from './asking-clause.ts'

/** What an English question asks, as a statement takes it: "you", "get your transfer". */
export interface EnglishRestatement {
  /** "you", "your brother's loan". */
  subject: string
  /** Base form of the verb and what follows it. */
  act: string
}

const opens =
  /^(?:(?:when\s+)?(?:will|wil|can|could|would|shall)|when\s+(?:do|does)|do\s+(?=i\s+get))\s+(.+)$/iu
const asks = /(?:^|\s)(?:(?:will|wil|can|could|would|shall)|when\s+(?:do|does|is)|do\s+i\s+get)\s/iu
/** "When is my next promotion": that it comes. */
const opensNoun = /^when\s+is\s+((?:my|our)\s+.+)$/iu
/** Who may be asked about in one word. */
const pronouns: Readonly<Record<string, string>> = { i: 'you', we: 'you', they: 'they' }
const mostOfNoun = 5

/** Verbs of what people hope for, by whose place the subject ends. */
const verbs = new Set(
  (
    'get be become come happen pass clear crack qualify settle find meet marry start begin open buy sell build ' +
    'win improve increase grow rise recover return receive earn reach shift move go join study do work run ' +
    'have succeed complete finish end reduce stop agree accept approve release sign pay repay close buy own ' +
    'construct renovate register rent publish perform play compete travel fly visit stay live retire save ' +
    'invest profit sanction resolve settle understand support forgive reconcile reunite conceive adopt learn ' +
    'score rank top graduate finish secure land expand flourish survive stabilise stabilize continue'
  ).split(' '),
)
/** What nobody hopes for: there a yes of the chart is no yes to the question. */
const unwelcome =
  /(?<!\p{L})(?:sent back|against|defam\p{L}*|lose|losing|loss|leave|fail|die|death|break|broken|cheat|divorce[d]?|jail|fired|terminated|suffer|bankrupt|remove[d]?|hurt|worse|reject(?:ed)?|alone|regret|harm|fall|sink|shut|cancel(?:led)?|delay(?:ed)?|stop|trouble|problem|fight|sick|ill|disease|accident|affair|second wife|stuck|struggle|debt|loan|blame[d]?|caught|suspend(?:ed)?|transferred|never|not|no|nothing|without|only|still|again|same)(?!\p{L})/iu
/** A time that stands in the answer by its own date. */
const dated =
  /(?<!\p{L})(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|diwali|holi|dussehra|navratri|summer|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday|before|after|by|within|until|till|year|years|month|months|week|day|days)(?!\p{L})/iu
/** What belongs to a longer sentence than one clause, or to another kind of question. */
const compound =
  /(?<!\p{L})(?:if|because|but|or|and|which|who|whom|what|why|how|that|so|while|when|whether|than|as|either|should|is|are|am|was|were|has|had|does|did|you|u|ur|he|she|this|these|those|there|im|i'm|ive|i've|dont|don't|cant|can't|wont|won't|it|its)(?!\p{L})/iu

const swapped: Readonly<Record<string, string>> = {
  my: 'your',
  mine: 'yours',
  me: 'you',
  myself: 'yourself',
  our: 'your',
  us: 'you',
  ours: 'yours',
}
const swap = (words: readonly string[]): string =>
  words.map((word) => swapped[word.toLowerCase()] ?? word).join(' ')

const mostWords = 14
const mostOfSubject = 5
const plain = /^[\p{L}' &-]+$/u

/** The words after "will" as subject and act; null where they are no plain hope of one clause. */
function partsOf(words: readonly string[], third: string | undefined): EnglishRestatement | null {
  const first = words[0]?.toLowerCase() ?? ''
  const pronoun = first === 'he' || first === 'she' ? third : pronouns[first]
  const isVerb = (word = '') => verbs.has(word.toLowerCase())
  // "My play get a theatre": of two verbs side by side the first is a noun.
  const at = pronoun
    ? 1
    : words.findIndex((word, index) => index > 1 && isVerb(word) && !isVerb(words[index + 1]))
  if (at < 0 || at > mostOfSubject || !isVerb(words[at])) return null
  const isNamed = pronoun !== undefined || /^(?:my|our|the)$/iu.test(words[0] ?? '')
  if (!isNamed || words.length - at < 2) return null
  return { subject: pronoun ?? swap(words.slice(0, at)), act: swap(words.slice(at)) }
}

/** The clause that asks, from its first word on; null where none does. */
function askedOf(question: string): string | null {
  const clause = askingClause(question, asks)
  const at = clause
    ? clause.search(/(?<![\p{L}'])(?:when|will|wil|can|could|would|shall|do)\s/iu)
    : -1
  return clause && at >= 0 ? clause.slice(at) : null
}

function isTellable(told: string): boolean {
  return plain.test(told) && ![unwelcome, compound, dated].some((words) => words.test(told))
}

/** "When is my next promotion": your next promotion, come. */
function ofNoun(asked: string): EnglishRestatement | null {
  const noun = opensNoun.exec(asked)?.[1]
  if (!noun || !isTellable(noun)) return null
  const words = noun.split(' ')
  return words.length <= mostOfNoun ? { subject: swap(words), act: 'come' } : null
}

/**
 * An English question for whether or when something hoped for will come, as a statement; null for all else.
 * `third` is who is meant by "he" or "she", where that is known: "your brother".
 */
export function restateEnglish(question: string, third?: string): EnglishRestatement | null {
  const asked = askedOf(question)
  if (!asked) return null
  const told = opens.exec(asked)?.[1]
  if (!told) return ofNoun(asked)
  const words = told.split(' ')
  if (words.length > mostWords || words.slice(1).some((word) => /^i$/iu.test(word))) return null
  return isTellable(told.replace(/^(?:he|she) /iu, '')) ? partsOf(words, third) : null
}
