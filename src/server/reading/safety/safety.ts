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

/** What a word's kind means on its own or beside others; the gravest first. */
function kindOf(found: ReadonlySet<keyof typeof dangerWords>): DangerKind | null {
  if (found.has('crisis')) return 'crisis'
  if (found.has('abuse')) return 'abuse'
  if (found.has('harm')) return 'harm'
  if (found.has('famous') && found.has('gossip')) return 'famous'
  if (found.has('death') || (found.has('dying') && found.has('foretell'))) return 'death'
  if (found.has('unborn')) return 'unborn'
  if (found.has('gambling') && !found.has('marketWork')) return 'gambling'
  return found.has('illness') && !found.has('medicalWork') ? 'illness' : null
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
