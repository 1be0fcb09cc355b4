import type { AnyKundli } from '@drishti/jyotish'
import type { PredictionKind } from '../../../contract/predictions.ts'
import { createSeededPick } from '../../reading/composer/seeded-pick.ts'
import type { AnswerLine, ComposerInput } from '../../reading/composer/fill-lines.ts'
import type { ReadingLanguage, PersonProfile } from '../../reading/types/reading-types.ts'
import { dayVerdict, type DayVerdict } from '../../reading/verdicts/days.ts'
import type { Direction } from '../../reading/verdicts/rule.ts'
import { addFacts, chartFactsOf } from '../../reading/verdicts/chart-facts.ts'
import { judgeTopic } from '../../reading/verdicts/verdicts.ts'
import { startOfIstDay } from '../../core/time/india-time.ts'
import { daysOf, type Period } from './period.ts'

/** What is to be foretold, and of whom: nothing here says who or where they are. */
export interface PredictionInput extends Period {
  kind: PredictionKind
  chart: AnyKundli
  person: PersonProfile
  language: ReadingLanguage
}

/** A stretch of time, as the claim check takes it: both ends belong to it. */
export interface ForecastWindow {
  fromUtc: string
  toUtc: string
}

/** All that a prediction is told from. */
export interface Forecast extends PredictionInput {
  telling: ComposerInput
  /** The days of the period, judged one by one; none of a year. */
  days: DayVerdict[]
  direction: Direction
  whole: ForecastWindow
  /** The stretches that sentences may name. */
  windows: ForecastWindow[]
}

/** A paragraph: sentences that could be said, in order. */
export type ForecastParagraph = (AnswerLine | null | undefined)[]

/**
 * Lays out what a prediction rests on. Null where the sign of the natal Moon is open: without it one day
 * can't be told from another.
 */
export function forecastOf(input: PredictionInput): Forecast | null {
  const { chart, kind, person, language, fromDay } = input
  if (chart.grahas.moon.rashi === null) return null
  const begins = startOfIstDay(fromDay)
  const sheet = chartFactsOf(chart, begins)
  const whole = stretch(begins, startOfIstDay(input.untilDay))
  const time = { from: whole.fromUtc, to: whole.toUtc }
  const judgement = judgeTopic(sheet, 'general', person, { time })
  const days = kind === 'yearly' ? [] : judgeDays(input, sheet)
  addFacts(
    sheet,
    days.flatMap((day) => day.facts),
  )
  return {
    ...input,
    days,
    whole,
    direction: kind === 'yearly' ? judgement.direction : directionOf(days),
    windows: [whole, ...days.map(({ fromUtc, toUtc }) => ({ fromUtc, toUtc: beforeEnd(toUtc) }))],
    telling: {
      sheet,
      judgement,
      person,
      language,
      persona: 'oracle',
      pick: createSeededPick(kind, chart, begins),
      askedBefore: false,
      change: null,
      understood: {
        topic: 'general',
        aspect: null,
        asks: 'general',
        form: language === 'hi' ? 'hindi' : 'english',
        subject: 'self',
        clarity: 'clear',
        followsOn: false,
      },
    },
  }
}

function judgeDays(asked: PredictionInput, sheet: ComposerInput['sheet']): DayVerdict[] {
  return daysOf(asked).flatMap((day) => dayVerdict(sheet, startOfIstDay(day).toISOString()) ?? [])
}

function stretch(from: Date, until: Date): ForecastWindow {
  return { fromUtc: from.toISOString(), toUtc: beforeEnd(until.toISOString()) }
}

/** The last second before an instant: a day that ends at midnight does not reach into the next. */
function beforeEnd(utc: string): string {
  return new Date(Date.parse(utc) - 1000).toISOString()
}

/** What most of the days are. */
function directionOf(days: readonly DayVerdict[]): Direction {
  const mean = days.reduce((sum, { score }) => sum + score, 0) / days.length
  if (days.length === 1) return days[0]!.direction
  return mean >= 0.5 ? 'favourable' : mean <= -0.35 ? 'patience' : 'mixed'
}
