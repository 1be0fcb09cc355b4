import type { Graha } from '@drishti/jyotish'
import type { LocalizedText } from '../../../words/say.ts'
import type { ReadingLanguage, Persona, PersonProfile } from '../types/reading-types.ts'
import type { Frame } from '../frame/frame.ts'
import type { FrameTopic } from '../types/frame.ts'
import type { Understanding } from '../understand/understand.ts'
import { fillTemplate } from '../verdicts/fill-template.ts'
import type { SentenceSlots } from '../verdicts/fill-template.ts'
import type { VerdictChange } from '../verdicts/stored-verdict.ts'
import type { ChartFacts } from '../verdicts/chart-facts.ts'
import type { Judgement, Verdict } from '../verdicts/verdicts.ts'
import type { SeededPick } from './seeded-pick.ts'

/** All that the composer tells from. */
export interface ComposerInput {
  sheet: ChartFacts
  judgement: Judgement
  understood: Understanding
  person: PersonProfile
  persona: Persona
  language: ReadingLanguage
  pick: SeededPick
  /** The same was answered earlier in this chat. */
  askedBefore: boolean
  /** Against what was found on this matter on an earlier day; null where nothing was. */
  change: VerdictChange | null
}

/** The same for a question in a chat. */
export interface QuestionInput extends ComposerInput {
  frame: Frame
  /** The question as typed. */
  question: string
  /** The asker's house from which the life in question is read; 1 the asker's own. */
  owner: number
  /** It leans on the question before it, and is answered in short. */
  isFollowUp: boolean
  /** Asked by one about another, whose own chart is read. */
  isOfAnother: boolean
  /** What was asked in this chat before, the oldest first. */
  earlierQuestions: readonly string[]
  /** The latest answer of this chat on the chart that is read, and its topic; null where there was none. */
  earlierAnswer: string | null
  earlierTopic: FrameTopic | null
  /** What this chat has been told so far: none of it is told again. */
  toldText: string
  /** The facts that it rested on, by id. */
  toldFacts: ReadonlySet<string>
}

/** A sentence before it is placed. */
export interface AnswerLine {
  text: string
  factIds: string[]
  /** It names something of the asker that is left out where an answer is shared. */
  isPersonal?: true
  /** Of a reason: what it rests on, so that no answer tells one graha for and against, or one meaning twice. */
  about?: ReasonAbout
  /** It says what to do. */
  isStep?: true
}

/** On which graha a reason rests, which way it speaks, and what it means; an empty clause means no more than its words. */
export interface ReasonAbout {
  graha: Graha
  direction: Verdict['direction']
  clause: string
}

/** Fills one pair. Null when the chart does not know a slot. */
export function fillLine(
  telling: ComposerInput,
  pair: LocalizedText,
  slots: SentenceSlots = {},
  factIds: readonly string[] = [],
): AnswerLine | null {
  const filled = fillTemplate(pair[telling.language], telling.language, telling.sheet, slots)
  if (!filled) return null
  return { text: filled.text, factIds: [...new Set([...factIds, ...filled.factIds])] }
}

/** Fills one of several pairs, chosen by the seed. */
export function fillSeededLine(
  telling: ComposerInput,
  pairs: readonly LocalizedText[],
  salt: string,
  slots: SentenceSlots = {},
  factIds: readonly string[] = [],
): AnswerLine | null {
  return fillLine(telling, telling.pick(pairs, salt), slots, factIds)
}

/** Capital at the beginning of a sentence; nothing changes in Devanagari. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Tables that are told by broader topic where they have no row of their own. */
export function rowForTopic<T>(table: Readonly<Record<string, T>>, topic: string): T {
  return table[topic] ?? (table.general as T)
}
