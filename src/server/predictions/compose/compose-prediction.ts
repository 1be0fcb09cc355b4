import type { LifePart } from '../../../words/horoscope/moon.ts'
import { windowMark } from '../../reading/composer/heading.ts'
import type { Line } from '../../reading/composer/telling.ts'
import { antarBeat, mahaBeat } from '../../reading/composer/time-beats.ts'
import { Page } from '../../reading/answer-builder.ts'
import type { SentenceEvent, ShownFact } from '../../reading/types/shapes.ts'
import type { LifeTopic } from '../../reading/understand/topics.ts'
import { judge } from '../../reading/verdicts/verdicts.ts'
import type { Draft } from '../../reading/composer/writer.ts'
import {
  choiceLines,
  endLines,
  headline,
  moonLine,
  partLine,
  taraLine,
  weekLines,
} from './day-lines.ts'
import { forecastOf, type PredictionInput, type Forecast, type Paragraph } from './forecast.ts'
import {
  dashaTurns,
  entryLines,
  nowLine,
  pratyantarTurn,
  sunLines,
  type Teller,
} from './sky-lines.ts'

/** A prediction as it is written: checked sentences, then the facts they rest on. */
export type PredictionEvent =
  | SentenceEvent
  | {
      kind: 'done'
      facts: ShownFact[]
      /** Drafts that the claim check did not let pass. */ droppedTexts: string[]
    }

/** What a text needs to be whole: a headline and a handful of grounded sentences. */
const fewestSentences = 6

/**
 * Writes a prediction sentence by sentence, each past the claim check. Ends without `done` where the
 * chart can't bear one, or too little was let pass: then nothing is to be charged. The same asked on the
 * same period gives the same text.
 */
export function* composePrediction(input: PredictionInput): Generator<PredictionEvent, void, void> {
  const forecast = forecastOf(input)
  if (!forecast) return
  const paragraphs = plans[input.kind](forecast)
  const page = new Page(forecast.telling.sheet, forecast.windows, input.language)
  const droppedTexts: string[] = []
  for (const draft of draftsOf(paragraphs)) {
    const shown = page.show(draft)
    if (shown) yield shown
    else if (!page.has(draft.text)) droppedTexts.push(draft.text)
  }
  if (page.sentences >= fewestSentences)
    yield { kind: 'done', facts: page.shownFacts(), droppedTexts: droppedTexts }
}

function* draftsOf(paragraphs: readonly Paragraph[]): Generator<Draft, void, void> {
  for (const paragraph of paragraphs) {
    const lines = paragraph.filter((one): one is Line => Boolean(one))
    for (const [at, { text, factIds }] of lines.entries())
      yield { text, factIds, before: at === 0 ? '\n\n' : ' ' }
  }
}

const plans: Record<PredictionInput['kind'], (forecast: Forecast) => Paragraph[]> = {
  daily,
  weekly,
  monthly,
  yearly,
}

/** The parts of life that a day tells of. */
const dayParts: readonly LifePart[] = ['love', 'career', 'money', 'wellbeing', 'family']

function daily(forecast: Forecast): Paragraph[] {
  const { telling, days } = forecast
  const [day] = days
  if (!day) return []
  const [first, second] = telling.pick(quickPairs, 'quick')
  return [
    [headline(forecast), moonLine(forecast, day), taraLine(forecast, day)],
    ...dayParts.map((part) => [partLine(forecast, part, day)]),
    [nowLine(forecast, first, 0), nowLine(forecast, second, 1), antarBeat(telling)],
    [...entryLines(forecast), ...endLines(forecast)],
  ]
}

/** Two of the quick grahas, for a day. */
const quickPairs: readonly (readonly [Teller, Teller])[] = [
  ['sun', 'venus'],
  ['mercury', 'mars'],
  ['venus', 'mercury'],
  ['mars', 'sun'],
]

function weekly(forecast: Forecast): Paragraph[] {
  const { telling } = forecast
  const entries = entryLines(forecast)
  return [
    [headline(forecast), ...choiceLines(forecast, 3)],
    ...weekLines(forecast).map((one) => [one]),
    entries.length ? entries : [nowLine(forecast, 'venus', 0), nowLine(forecast, 'mercury', 1)],
    [antarBeat(telling), pratyantarTurn(forecast), nowLine(forecast, 'jupiter', 2)],
    endLines(forecast),
  ]
}

function monthly(forecast: Forecast): Paragraph[] {
  const { telling } = forecast
  return [
    [headline(forecast), ...choiceLines(forecast, 5)],
    [nowLine(forecast, 'sun', 0), nowLine(forecast, 'venus', 1), nowLine(forecast, 'mars', 2)],
    ...entryLines(forecast).map((one) => [one]),
    [nowLine(forecast, 'jupiter', 1), nowLine(forecast, 'saturn', 2)],
    [antarBeat(telling), ...dashaTurns(forecast), pratyantarTurn(forecast)],
    endLines(forecast),
  ]
}

function yearly(forecast: Forecast): Paragraph[] {
  const { telling } = forecast
  return [
    [headline(forecast), mahaBeat(telling), antarBeat(telling)],
    dashaTurns(forecast),
    [nowLine(forecast, 'jupiter', 0), ...entryLines(forecast, ['jupiter'])],
    [nowLine(forecast, 'saturn', 1), ...entryLines(forecast, ['saturn'])],
    windowLines(forecast),
    ...sunLines(forecast).map((one) => [one]),
    endLines(forecast),
  ]
}

const grownUpYears = 18

/** For love, work and money: when within the year dasha and transit speak together, if they do. */
function windowLines(forecast: Forecast): Line[] {
  const { telling, whole, windows, person } = forecast
  const isGrown = person.ageYears === null || person.ageYears >= grownUpYears
  const topics: LifeTopic[] = isGrown ? ['career', 'money', 'love'] : ['education']
  return topics.flatMap((topic) => {
    const judgement = judge(telling.sheet, topic, person, {
      time: { from: whole.fromUtc, to: whole.toUtc },
    })
    windows.push(...judgement.windows)
    const understood = { ...telling.understood, topic }
    return windowMark({ ...telling, judgement, understood }) ?? []
  })
}
