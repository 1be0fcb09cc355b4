import { safetySaid } from '../../../words/reading/safety.ts'
import type { Language, Person } from '../shapes.ts'
import { foldedWords } from '../understand/fold.ts'
import { find, lexicon } from '../understand/lexicon.ts'
import { understand } from '../understand/understand.ts'
import { dangerWords, idioms } from './safety-words.ts'
import type { DangerKind } from './safety-words.ts'

/** A free, honest answer that stands in place of a reading. */
export interface SafetyAnswer {
  kind: DangerKind
  text: string
}

const idiomTable = lexicon<true>([[idioms, true]])
const dangerTable = lexicon<keyof typeof dangerWords>(
  (Object.keys(dangerWords) as (keyof typeof dangerWords)[]).map(
    (kind) => [dangerWords[kind], kind] as const,
  ),
)

/** The folded words of a question, with every idiom taken out. */
function plainWords(question: string): string[] {
  const words = foldedWords(question)
  const hidden = new Set<number>()
  for (const hit of find(idiomTable, words)) {
    for (let at = hit.at; at < hit.at + hit.length; at += 1) hidden.add(at)
  }
  return words.map((word, at) => (hidden.has(at) ? '·' : word))
}

type Tag = keyof typeof dangerWords

/** What makes each kind: any one of these sets of words, all of the set together. The gravest first. */
const makings: readonly (readonly [DangerKind, readonly (readonly Tag[])[], unless?: Tag])[] = [
  ['crisis', [['crisis'], ['living', 'unwilling'], ['oneself', 'ending']]],
  ['abuse', [['abuse'], ['close', 'blows']]],
  ['harm', [['harm'], ['spell', 'casting']]],
  ['famous', [['famous', 'gossip']]],
  [
    'death',
    [['death'], ['dying', 'foretell'], ['elder', 'howLong'], ['elder', 'lasting', 'living']],
  ],
  ['unborn', [['unborn'], ['sex', 'birth']]],
  ['gambling', [['gambling'], ['market', 'staking']], 'marketWork'],
  ['illness', [['illness']], 'medicalWork'],
]

function kindOf(found: ReadonlySet<Tag>): DangerKind | null {
  const made = makings.find(
    ([, sets, unless]) =>
      !(unless && found.has(unless)) && sets.some((tags) => tags.every((tag) => found.has(tag))),
  )
  return made?.[0] ?? null
}

const adult = 18

/** Romance and the timing of marriage are not read for anyone under eighteen. */
function tooYoung(question: string, person: Person): boolean {
  if (person.ageYears === null || person.ageYears >= adult) return false
  const { topic, subject } = understand(question, new Date(0))
  return subject === 'self' && (topic === 'love' || topic === 'compatibility')
}

/** Which matter of safety a question touches, if any. */
export function dangerIn(question: string, person: Person): DangerKind | null {
  const found = new Set(find(dangerTable, plainWords(question)).map((hit) => hit.value))
  return kindOf(found) ?? (tooYoung(question, person) ? 'minor' : null)
}

/**
 * Looks at a question before any writer does. Null where it may be read; otherwise the answer to give
 * instead, free of charge, in the reader's language. English, Hindi and Hinglish alike.
 */
export function safety(question: string, person: Person, language: Language): SafetyAnswer | null {
  const kind = dangerIn(question, person)
  return kind && { kind, text: safetySaid[kind][language] }
}
