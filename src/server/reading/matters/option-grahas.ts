import type { FrameTopic } from '../types/frame.ts'
import type { Graha } from '@drishti/jyotish'
import { grahasOfKinds } from './kinds-of-options.ts'
import { karakas } from './karakas/all-karakas.ts'
import { karakaKinds } from './karakas/graha-karakas.ts'
import { foldedWords } from '../understand/fold.ts'
import { buildLexicon, findPhrases } from '../understand/lexicon.ts'

/** A table of phrases for each kind of thing that an option may name. */
const tables = karakaKinds.map((kind) =>
  buildLexicon<Graha>(
    Object.entries(karakas).map(([graha, phrases]): [string, Graha] => [
      phrases[kind].replaceAll(/\s+/g, ' ').trim(),
      graha as Graha,
    ]),
  ),
)

type Table = (typeof tables)[number]

/** The graha behind words in one table, by their longest phrase; null where they name none. */
function grahaIn(table: Table, words: readonly string[]): Graha | null {
  const hits = findPhrases(table, words).toSorted((a, b) => b.length - a.length)
  return hits[0]?.value ?? null
}

/** Kinds that say enough when the other option says nothing: whom one lives with and what one does are not. */
const telling = tables.slice(0, karakaKinds.indexOf('person'))

/** The graha behind one option, by the first kind that knows it; null where its words name nothing of weight. */
export function grahaOfOption(option: string): Graha | null {
  const words = foldedWords(option)
  return telling.map((table) => grahaIn(table, words)).find(Boolean) ?? null
}

/**
 * The grahas behind two options: by the first kind that knows both and tells them apart, else by what is known of
 * each. What both say tells nothing. Null for an option whose words name nothing that a graha stands for; both null
 * where they are the same.
 */
export function grahasOfOptions(one: string, other: string): [Graha | null, Graha | null] {
  const [first, second] = [foldedWords(one), foldedWords(other)]
  const own = first.filter((word) => !second.includes(word))
  const others = second.filter((word) => !first.includes(word))
  const pairs = tables.map((table) => [grahaIn(table, own), grahaIn(table, others)] as const)
  const apart = pairs.find(([a, b]) => a && b && a !== b)
  if (apart) return [apart[0], apart[1]]
  const ofKinds = grahasOfKinds(one, other)
  if (ofKinds) return ofKinds
  const known = pairs.slice(0, telling.length)
  const [a, b] = [0, 1].map((side) => known.map((pair) => pair[side]).find(Boolean) ?? null)
  return a === b ? [null, null] : [a ?? null, b ?? null]
}

/** Kinds of which two can be set side by side by their words alone. */
const ofThings = tables.slice(0, karakaKinds.indexOf('place'))

/** Whether two options are two works, two subjects or two things, of which two grahas are the karakas. */
export function grahasOfKind(one: string, other: string): boolean {
  const [first, second] = [foldedWords(one), foldedWords(other)]
  return ofThings.some((table) => {
    const [a, b] = [grahaIn(table, first), grahaIn(table, second)]
    return a !== null && b !== null && a !== b
  })
}

const moves = buildLexicon<'stay' | 'go'>([
  [
    'stay, remain, continue, same, present, current, wait, not leave, ruk*, rukun, rahu yahin, yahin, yahi, isi, purani, stay here, रुक*, यहीं, इसी, पुरानी, रहूं, इंतज़ार, इंतजार',
    'stay',
  ],
  [
    'leave, change, switch, resign, quit, move, go, new, join, chhod*, chod*, badal*, badlu, badlun, badlu na, badloon, nayi, naya, jau, jaun, shift, छोड़*, बदल*, नई, नया, जाऊं, जाऊँ, शिफ्ट',
    'go',
  ],
])

const bondMoves = buildLexicon<'stay' | 'go'>([
  [
    'yes, say yes, accept, agree, marry, propose, go ahead, haan, han, ha kar, haan kar, kar lu, kar lun, kar le, kar lein, rishta karu, rishta kare, shaadi karu, shadi karu, bol du, bata du, हां, हाँ, हां कर*, हाँ कर*, रिश्ता करें, शादी कर*, बोल दूं, बोल दूँ, कर लूं, कर लूँ, कर लें',
    'go',
  ],
  [
    'no, refuse, reject, leave, wait, move on, let go, forget, mana*, inkar, chhod*, chod*, aage badh*, ruk*, bhool*, मना*, इनकार, छोड़*, छोड*, आगे बढ़*, रुक*, भूल*, इंतज़ार, इंतजार',
    'stay',
  ],
])
/** Topics whose good time is one for being together, and so for a yes. */
const bonds: ReadonlySet<FrameTopic> = new Set<FrameTopic>([
  'love',
  'ex-back',
  'marriage',
  'married-life',
  'compatibility',
])

/**
 * Whether an option means the step for which the topic's good time is meant, or to stay with what is: a yes to a
 * match and a new job are `go`. Null where its words say neither.
 */
export function moveOfOption(option: string, topic: FrameTopic): 'stay' | 'go' | null {
  const table = bonds.has(topic) ? bondMoves : moves
  return findPhrases(table, foldedWords(option))[0]?.value ?? null
}
