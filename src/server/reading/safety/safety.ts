import { safetyMessages } from '../../../words/reading/safety.ts'
import type { ReadingLanguage, PersonProfile } from '../types/reading-types.ts'
import { foldedWords } from '../understand/fold.ts'
import { findPhrases, buildLexicon } from '../understand/lexicon.ts'
import { keptByWord } from '../understand/words-met.ts'
import { understandQuestion } from '../understand/understand.ts'
import { dangerPatterns } from './danger-patterns.ts'
import { hasWordPattern } from './word-patterns.ts'
import type { WordPatterns } from './word-patterns.ts'
import { dangerWords, idioms } from './safety-words.ts'
import type { DangerKind } from './safety-words.ts'

/** A free, honest answer that stands in place of a reading. */
export interface SafetyAnswer {
  kind: DangerKind
  text: string
}

const idiomTable = buildLexicon<true>([[idioms, true]])
const dangerTable = buildLexicon<keyof typeof dangerWords>(
  (Object.keys(dangerWords) as (keyof typeof dangerWords)[]).map(
    (kind) => [dangerWords[kind], kind] as const,
  ),
)

/** The folded words of a question, with every idiom taken out. */
function plainWords(question: string): string[] {
  const words = foldedWords(question)
  const idiomPositions = new Set<number>()
  for (const hit of findPhrases(idiomTable, words)) {
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

const shapesByKind: Partial<Record<DangerKind, WordPatterns>> = dangerPatterns
/** Whether any shape of danger may begin at a word: at most words of a sentence none does. */
const opensShape = keptByWord((word) =>
  Object.values(shapesByKind).some(({ opening }) => opening(word).length > 0),
)

/** The gravest matter that the words, or the shape they stand in, make. */
function kindOf(words: readonly string[]): DangerKind | null {
  const dangerTags: ReadonlySet<Tag> = new Set(
    findPhrases(dangerTable, words).map((hit) => hit.value),
  )
  const mayHaveShape = words.some(opensShape)
  if (dangerTags.size === 0 && !mayHaveShape) return null
  const making = makings.find(([kind, sets, unless]) => {
    if (unless && dangerTags.has(unless)) return false
    if (sets.some((tags) => tags.every((tag) => dangerTags.has(tag)))) return true
    const shapes = unless || !mayHaveShape ? undefined : shapesByKind[kind]
    return shapes !== undefined && hasWordPattern(shapes, words)
  })
  return making?.[0] ?? null
}

const adult = 18

/** Romance and the timing of marriage are not read for anyone under eighteen. */
function tooYoung(question: string, person: PersonProfile): boolean {
  if (person.ageYears === null || person.ageYears >= adult) return false
  const { topic, subject } = understandQuestion(question, new Date(0))
  return subject === 'self' && (topic === 'love' || topic === 'compatibility')
}

const privateTags: ReadonlySet<Tag> = new Set(['gossip', 'illness', 'death', 'dying', 'elder'])

/** What is not read in the chart of somebody known to the public: health, end, scandal, private life. */
function isPrivate(question: string, words: readonly string[]): boolean {
  const named = findPhrases(dangerTable, words).some(({ value }) => privateTags.has(value))
  return named || understandQuestion(question, new Date(0)).topic === 'health'
}

/** Which matter of safety a question touches, if any. */
export function dangerInQuestion(question: string, person: PersonProfile): DangerKind | null {
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
export function checkSafety(
  question: string,
  person: PersonProfile,
  language: ReadingLanguage,
): SafetyAnswer | null {
  const kind = dangerInQuestion(question, person)
  if (!kind) return null
  const said =
    kind === 'famous' && person.isPublicFigure ? safetyMessages.famousChart : safetyMessages[kind]
  return { kind, text: said[language] }
}
