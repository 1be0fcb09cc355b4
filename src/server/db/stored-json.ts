import type { Graha } from '@drishti/jyotish'
import type { FactData } from '../../contract/core/common-schemas.ts'
import type { LifeArea } from '../../words/horoscope/moon.ts'
import type { LocalizedText } from '../../words/say.ts'

/** The shapes of what stands as JSON in a column. */

/** A fact as it is kept with an answer: also where in the text the sentences stand that rest on it. */
export interface StoredFact extends FactData {
  /** Start and end of each, in UTF-16 units. */
  spans: [number, number][]
}

/** A judgement as it is kept: what was found on a matter on a day, and what it rested on in time. */
export interface StoredVerdict {
  /** The topic, and its side where one was meant: `career`, `career.change`. */
  matter: string
  /** The day in India, `2026-11-21`. */
  day: string
  direction: 'favourable' | 'mixed' | 'patience'
  /** Lord of the running antardasha; null without a birth time. */
  antar: Graha | null
  /** Signs, 0..11, of the two slow grahas that gochar is read by. */
  jupiter: number
  saturn: number
  /** The best stretch that was named, where one was. */
  window: { fromUtc: string; toUtc: string } | null
}

/** What an answer was read from besides its question, its language and its instant. */
export interface AnswerSource {
  /** What was cast, hashed, by the id of the birth. */
  births: Record<string, string>
  /** The second birth's id, or why there was none; null where none was sought. */
  second: string | null
  /** What had been found on the matter before. */
  earlier: StoredVerdict | null
  /** The numbers of the chat's questions that it was read after. */
  history: number[]
  /** The first name by which the answer may address its reader; not of a public figure's chart. */
  firstName?: string
  /** What a model read the question as, where one did: labels, to be parsed again. */
  labels?: unknown
  /** Whose kundli it was read from, where it was about somebody else: its id, or "own" for the asker's houses. */
  person?: string
  /** How the asker calls that person. */
  personKey?: string | null
  /** The sentence at its head that names them. */
  headLine?: string
}

/** What became of an answer that was checked again. */
export type RecheckOutcome =
  | 'sound'
  | 'changed'
  | 'returned'
  | 'not-paid'
  | 'period-over'
  | 'queued'
  | 'given-back'
  | 'declined'

/** What a question was read as, as it is kept: the names are those of a frame. */
export interface StoredFrame {
  topic: string
  asks: string
  subject: string
  /** Chance that the topic's family is right, 0 to 1. */
  confidence: number
}

/** A meaning that may be chosen below an answer, named in the answer's language. */
export interface StoredMeaning {
  topic: string
  label: string
  /** Of a choice between people: whose kundli, or "own". */
  person?: string
}

/** What became of an answer that was said not to be what was asked. */
export type MissOutcome =
  | 'returned'
  | 'not-paid'
  | 'period-over'
  | 'queued'
  | 'given-back'
  | 'declined'

/** What one graha adds to a score, or takes from it. */
export type ScoreShare =
  | { kind: 'graha'; graha: Graha; rashi: number; place: number; points: number }
  | { kind: 'star'; star: number; lord: Graha; relation: StarLordRelation; points: number }
export type StarLordRelation = 'friend' | 'neutral' | 'enemy'

/** A score with everything that makes it: 58 and the points of its shares, from 20 to 96. */
export interface HoroscopeScore {
  score: number
  shares: ScoreShare[]
}

/** The horoscope of one sign on one day, in both languages: what is stored, and stays. */
export interface StoredHoroscope {
  parts: Record<LifeArea, HoroscopeScore & { text: LocalizedText }>
  /** The nakshatras of the sign, 0 to 26, and the tara, 1 to 9, that the day is to each. */
  stars: { star: number; tara: number }[]
}

/** What one of the company's accounts holds aside for a hold, transfer, refund or dispute; whole, paise for rupees. */
export interface AsideAmount {
  kind: string
  reference: string
  unit: string
  amount: number
}

/** What a person says of a stretch of time that was named to them, or that was not. */
export type ForecastJudgement = 'yes' | 'partly' | 'no' | 'not-yet' | 'never-ask'

/** A share of people with its 95 % interval, from 0 to 1. */
export interface ForecastShare {
  people: number
  came: number
  share: number
  low: number
  high: number
}

/** What came of the forecasts of a topic, a family of rules or a rule. */
export interface ForecastCount {
  name: string
  /** Whose stretch is over. */
  over: number
  /** Of those over, judged by their person. */
  answered: number
  /** Of those answered, that came in part: not counted as having come. */
  partly: number
  /** Each person once; null under thirty. */
  named: ForecastShare | null
  /** People who judged both stretches without being told which was named; null under thirty. */
  compared: {
    named: ForecastShare
    unnamed: ForecastShare
    /** Named minus not named, from -1 to 1. */
    difference: { value: number; low: number; high: number }
  } | null
}

/** All that is counted of forecasts on a day. */
export interface ForecastCounts {
  whole: ForecastCount
  topics: ForecastCount[]
  families: ForecastCount[]
  /** With their version, for operators. */
  rules: ForecastCount[]
}
