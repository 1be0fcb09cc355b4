import { safetySaid } from '../../../words/reading/safety.ts'
import type { Language, Person } from '../types/shapes.ts'
import { foldedWords } from '../understand/fold.ts'
import { find, lexicon } from '../understand/lexicon.ts'
import { understand } from '../understand/understand.ts'
import { dangerShapes } from './danger-shapes.ts'
import { hasShape } from './shapes.ts'
import type { Shapes } from './shapes.ts'
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
  const idiomPositions = new Set<number>()
  for (const hit of find(idiomTable, words)) {
    for (let at = hit.at; at < hit.at + hit.length; at += 1) idiomPositions.add(at)
  }
  return words.map((word, at) => (idiomPositions.has(at) ? '·' : word))
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
  // Left over when nobody's death was asked about: one's own.
  ['crisis', [['deathly']], 'somebody'],
  ['unborn', [['unborn'], ['sex', 'birth']]],
  ['gambling', [['gambling'], ['market', 'staking']], 'marketWork'],
  ['illness', [['illness']], 'medicalWork'],
]

/** The gravest matter that the words, or the shape they stand in, make. */
function kindOf(words: readonly string[]): DangerKind | null {
  const dangerTags: ReadonlySet<Tag> = new Set(find(dangerTable, words).map((hit) => hit.value))
  const shapesByKind: Partial<Record<DangerKind, Shapes>> = dangerShapes
  const making = makings.find(([kind, sets, unless]) => {
    if (unless && dangerTags.has(unless)) return false
    if (sets.some((tags) => tags.every((tag) => dangerTags.has(tag)))) return true
    const shapes = unless ? undefined : shapesByKind[kind]
    return shapes !== undefined && hasShape(shapes, words)
  })
  return making?.[0] ?? null
}

const adult = 18

/** Romance and the timing of marriage are not read for anyone under eighteen. */
function tooYoung(question: string, person: Person): boolean {
  if (person.ageYears === null || person.ageYears >= adult) return false
  const { topic, subject } = understand(question, new Date(0))
  return subject === 'self' && (topic === 'love' || topic === 'compatibility')
}

const privateTags: ReadonlySet<Tag> = new Set(['gossip', 'illness', 'death', 'dying', 'elder'])

/** What is not read in the chart of somebody known to the public: health, end, scandal, private life. */
function isPrivate(question: string, words: readonly string[]): boolean {
  const named = find(dangerTable, words).some(({ value }) => privateTags.has(value))
  return named || understand(question, new Date(0)).topic === 'health'
}

/** Which matter of safety a question touches, if any. */
export function dangerIn(question: string, person: Person): DangerKind | null {
  const words = plainWords(question)
  const kind = kindOf(words)
  // Somebody in need comes first, whomever the chat is about.
  const inNeed = kind === 'crisis' || kind === 'abuse' || kind === 'harm'
  if (!inNeed && person.isPublicFigure && isPrivate(question, words)) return 'famous'
  return kind ?? (tooYoung(question, person) ? 'minor' : null)
}

/**
 * Looks at a question before any writer does. Null where it may be read; otherwise the answer to give
 * instead, free of charge, in the reader's language. English, Hindi and Hinglish alike.
 */
export function safety(question: string, person: Person, language: Language): SafetyAnswer | null {
  const kind = dangerIn(question, person)
  if (!kind) return null
  const said =
    kind === 'famous' && person.isPublicFigure ? safetySaid.famousChart : safetySaid[kind]
  return { kind, text: said[language] }
}
