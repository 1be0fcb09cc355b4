import type { Language, LocalizedText } from '../../../words/say.ts'
import type { AnyKundli } from '@drishti/jyotish'
import type { FrameLabels, FrameTopic } from './frame.ts'
import type { MemoryKind } from '../../../words/memory/memory.ts'
import type { Relation } from '../../../contract/kundli/constants.ts'
import type { PersonKey } from '../../../words/reading/other-lives.ts'
import type { StoredVerdict } from '../../db/stored-json.ts'

/** The shapes that go in and out of a reading. Nothing here knows a database, a request or a key. */

export type ReadingLanguage = Language
export type Persona = 'oracle' | 'astra'
export type MaritalStatus = 'single' | 'married' | 'divorced'

/** What a reading may know of the person. Nothing that identifies: no name, number or place. */
export interface PersonProfile {
  /** Whole years at the time of asking; null where it is not known. */
  ageYears: number | null
  maritalStatus: MaritalStatus
  gender: 'male' | 'female'
  /** Somebody known to the public: nothing is foretold of their health, end or private troubles. */
  isPublicFigure?: boolean
}

/** What one answer took. Times in whole milliseconds from the moment the reading began. */
export interface AnswerUsage {
  /** 0 where no model was asked. */
  promptTokens: number
  answerTokens: number
  /** Whether the tokens are our estimate, because the server did not say. */
  isEstimate: boolean
  /** Null where nothing was shown. */
  firstSentenceMs: number | null
  wholeMs: number
}

/**
 * How a reading ended. Only `answer` may be charged for: `safety` and `clarify` are complete and free,
 * `failed` means that no whole, checked answer came about.
 */
export type ReadingOutcome = 'answer' | 'safety' | 'clarify' | 'failed'

/** One earlier question of the same chat and what was answered. */
export interface Exchange {
  question: string
  answer: string
  /** How that reading ended, where it is still known: it keeps us from asking back twice. */
  outcome?: ReadingOutcome
  /** The facts that the answer rested on: none of them is told again as if it were new. */
  factIds?: readonly string[]
  /** What a model read the question as, where one did. */
  labels?: FrameLabels | null
  /** The kundli that it was read from, where that was another person's; absent for the chat's own. */
  personId?: string
}

/** Something the person said of themselves in an earlier question about this kundli. */
export interface Memory extends LocalizedText {
  kind: MemoryKind
  /** Written by the person: the same in both languages, and to be trusted like any question. */
  isOwnWords: boolean
  /** For a model: in English where the words are ours, and without names. */
  nameless: string
}

/** Everything a reading rests on. The same request gives the same composed answer. */
export interface ReadingRequest {
  /** As typed: English, Hindi or Hinglish, 6 to 1000 characters. */
  question: string
  /** The chat's language. A question typed in Devanagari is answered in Hindi all the same. */
  language: ReadingLanguage
  persona: Persona
  chart: AnyKundli
  person: PersonProfile
  /** Where the chart was cast for, by whose clock and sunrise the almanac is told; Delhi's where it is not known. */
  place?: KundliPlace
  /** By which the reader is addressed on the page; no model is told it. */
  firstName?: string | null
  /** Earlier exchanges of this chat, oldest first. */
  history: readonly Exchange[]
  /**
   * The other of two people, sought only where a question is about two: the asker's one other kundli, or
   * the one that the question names.
   */
  second?: (question: string) => Promise<SecondPerson>
  /** The own kundli of somebody whom the question is about, where the asker has saved it. */
  findPerson?: (sought: SoughtPerson) => Promise<FoundPerson>
  /** What the operator sells, looked up only where a question asks how much an amount pays for. */
  prices?: () => Promise<PriceList>
  /** Who asks, where `chart` and `person` are of another whom the question is about. */
  asker?: AskerOfAnother
  /** What was found earlier on a side of a topic for this person and chart: the newest, today's too. */
  recall?: (matter: string) => Promise<StoredVerdict | null>
  /** What they have told before, the latest first; at most one of it is taken up. */
  memories?: readonly Memory[]
  /** What the asker chose when asked back what was meant: it is then sure. */
  meant?: FrameTopic
  /** What a model has read the question as; weighed with what the built-in reader says. */
  labels?: FrameLabels | null
  /** The moment of asking. */
  at: Date
  /** Ends the reading at once, and frees whatever the writer holds. */
  signal?: AbortSignal
}

/** What the operator sells: the recharges in the operator's own words, and the plans by their questions a month. */
export interface PriceList {
  recharges: readonly { paise: number; text: LocalizedText }[]
  plans: readonly { paise: number; name: LocalizedText; questions: number }[]
}

/** The place of a kundli: what it is called, and its IANA zone. No writer but our own is told of it. */
export interface KundliPlace {
  name: string
  timezone: string
}

/** Whose chart to lay beside the asker's. No model is told the names. */
export type SecondPerson =
  | {
      count: 'one'
      chart: AnyKundli
      gender: 'male' | 'female'
      /** The asker's kundli and the other, as they are called. */
      names?: [string, string]
      choices?: PersonChoice[]
    }
  | { count: 'none' | 'several'; choices?: PersonChoice[] }

/** Another kundli that a question may be read from. */
export interface PersonChoice {
  /** The kundli's id, or "own" for the one that the chat is about. */
  person: string
  label: string
}

/** Somebody whose own kundli would answer a question better than the asker's houses. */
export interface SoughtPerson {
  /** Who it is to the asker; null where only a name can tell. */
  relation: Relation | null
  gender: 'male' | 'female' | null
  /** As the question calls them. */
  key: PersonKey | null
  /** The first or the last born of several. */
  seniority: 'elder' | 'younger' | null
  /** It names nobody and goes on from what was said: whoever the answer before was of is meant. */
  leans: boolean
}

/** Whose kundli was found for a question about somebody else. */
export type FoundPerson =
  | { count: 'none' }
  | { count: 'several'; choices: PersonChoice[] }
  | {
      count: 'one'
      id: string
      /** As the asker calls them. No model is told it. */
      name: string
      key: PersonKey | null
      chart: AnyKundli
      person: PersonProfile
      choices: PersonChoice[]
    }

/** Who asks about somebody else whose own kundli is read, and who that is to them. */
export interface AskerOfAnother {
  person: PersonProfile
  /** Whether the minute of birth of the asker's kundli is known. */
  timeKnown: boolean
  /** Of the kundli that is read. */
  id: string
  name: string
  key: PersonKey | null
}

export interface SentenceEvent {
  kind: 'sentence'
  /** One sentence, plain text, never with U+001E, a line break or markup that means anything. */
  text: string
  /** The facts that it rests on; empty for a sentence that claims nothing of the sky. */
  factIds: string[]
  /** What stands between it and the sentence before: nothing for the first, a space, or a new paragraph. */
  before: '' | ' ' | '\n\n'
  /** It repeats what the person told of themselves: theirs alone, and left out where an answer is shared. */
  isFromMemory?: true
  /** Of an answer that nothing is charged for. */
  isFree?: true
}

/** What is looked at while a model thinks of its first sentence: a fact of the chart, as a sentence. */
export interface ProgressEvent {
  kind: 'progress'
  text: string
}

/** A fact as the reader may open it, in the language of the answer. */
export interface ShownFact {
  id: string
  label: string
  value: string | number | boolean
}

/**
 * Why a sentence was written and not shown: what the chart does not bear (`claim`, `date`, `time`), what it
 * promises, and what no answer says, whatever the chart.
 */
export const dropCauses = [
  'claim',
  'date',
  'time',
  'promise',
  'marriage',
  'harm',
  'unkind',
  'contact',
  'instructions',
  'language',
  'length',
] as const
export type DropCause = (typeof dropCauses)[number]

/** A sentence that was not shown. Its text is kept of people alone who agreed to it. */
export interface DroppedSentence {
  cause: DropCause
  text: string
}

/** A stretch of time that a text named for a matter; all days are days in India, both ends belong to it. */
export interface NamedForecast {
  /** What it is for: a key of `words/forecasts/topics`. */
  topic: string
  /** Whose life it is about: `self`, or who that person is to the asker. */
  whose: string
  direction: 'favourable' | 'mixed' | 'patience'
  rule: string
  /** Of the book of rules that named it. */
  ruleVersion: string
  fromDay: string
  untilDay: string
  /** First and last days of the stretches that the rules do not name for the same matter. */
  unnamed: readonly (readonly [string, string])[]
}

export interface DoneEvent {
  kind: 'done'
  outcome: ReadingOutcome
  /** Every fact that a sentence above rests on, once, in the order of first use. */
  facts: ShownFact[]
  /** The verdicts behind the answer, strongest first: equal for both personas on the same day. */
  verdictKeys: string[]
  topic: string
  /** The language that the answer was written in. */
  language: ReadingLanguage
  /** What was found, to be kept; absent where nothing was judged. */
  verdict?: StoredVerdict
  /** The stretches of time that it named, to be asked about when they are over. */
  forecasts?: readonly NamedForecast[]
  /** An answer that opens with a line of care is not charged. */
  isFree?: true
  /** What may have been meant, the likeliest first, where it was asked back; or from whose kundli else it can be read. */
  choices?: { topic: FrameTopic; label: string; person?: string }[]
  /** How many sentences were written and not shown, because the chart does not bear them. */
  keptBack?: number
  /** How many of a model's sentences were not shown, by cause; absent where no model wrote. */
  dropped?: Partial<Record<DropCause, number>>
  droppedSentences?: readonly DroppedSentence[]
  /** Who wrote it: the built-in composer, the model, or the model finished by the composer. */
  writtenBy: 'composer' | 'model' | 'both' | 'nobody'
  /** What a model read the question as, where one did in time. */
  labels?: FrameLabels
  /** What it took; not told of readings that are not for a chat. */
  usage?: AnswerUsage
}

export type ReadingEvent = SentenceEvent | ProgressEvent | DoneEvent
