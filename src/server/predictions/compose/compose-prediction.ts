import type { LifeArea } from '../../../words/horoscope/moon.ts'
import type { AnswerLine } from '../../reading/composer/fill-lines.ts'
import { antardashaLine, mahadashaLine } from '../../reading/composer/timing-lines.ts'
import { AnswerBuilder } from '../../reading/answer-builder.ts'
import { forecastsOfPrediction } from '../../reading/named-forecasts.ts'
import type {
  AnswerUsage,
  DoneEvent,
  NamedForecast,
  SentenceEvent,
  ShownFact,
} from '../../reading/types/reading-types.ts'
import type { DraftSentence } from '../../reading/composer/writer.ts'
import { areaLines, yearAreaLines } from './area-lines.ts'
import { antardashaNowLine, nodeEntryLines, saturnTurnLines } from './turn-lines.ts'
import {
  bestAndWorstDayLines,
  endLines,
  predictionHeadline,
  moonLine,
  partLine,
  taraLine,
  weekLines,
} from './day-lines.ts'
import {
  forecastOf,
  type PredictionInput,
  type Forecast,
  type ForecastParagraph,
} from './forecast.ts'
import {
  antardashaStartLines,
  entryLines,
  currentTransitLine,
  pratyantardashaStartLine,
  sunLines,
  type TransitGraha,
} from './transit-lines.ts'

/** A prediction as it is written: checked sentences, then the facts they rest on. */
export type PredictionEvent =
  | SentenceEvent
  | {
      kind: 'done'
      facts: ShownFact[]
      /** Drafts that the claim check did not let pass. */
      droppedTexts: string[]
      /** Who wrote it, where a model was asked. */
      writtenBy?: DoneEvent['writtenBy']
      /** How many of a model's sentences were not shown, by cause. */
      dropped?: DoneEvent['dropped']
      usage?: AnswerUsage
      /** The stretches of time that it named, to be asked about when they are over. */
      forecasts?: readonly NamedForecast[]
    }

/** What a text needs to be whole: a headline and a handful of grounded sentences. */
export const fewestSentences = 6

/**
 * Writes a prediction sentence by sentence, each past the claim check. Ends without `done` where the
 * chart can't bear one, or too little was let pass: then nothing is to be charged. The same asked on the
 * same period gives the same text.
 */
export function* composePrediction(input: PredictionInput): Generator<PredictionEvent, void, void> {
  const forecast = forecastOf(input)
  if (!forecast) return
  const { windows, telling } = forecast
  const page = new AnswerBuilder({ sheet: telling.sheet, windows, language: input.language })
  const droppedTexts: string[] = []
  for (const draft of forecastDrafts(forecast)) {
    const shown = page.show(draft)
    if (shown) yield shown
    else if (!page.has(draft.text)) droppedTexts.push(draft.text)
  }
  if (page.sentences >= fewestSentences)
    yield {
      ...{ kind: 'done', facts: page.shownFacts(), droppedTexts },
      forecasts: forecastsOfPrediction(input.person, telling.sheet, page),
    }
}

/** A forecast as the composer tells it, sentence by sentence, not yet checked. */
export function* forecastDrafts(forecast: Forecast): Generator<DraftSentence, void, void> {
  for (const paragraph of plans[forecast.kind](forecast)) {
    const lines = paragraph.filter((one): one is AnswerLine => Boolean(one))
    for (const [at, { text, factIds }] of lines.entries())
      yield { text, factIds, before: at === 0 ? '\n\n' : ' ' }
  }
}

const plans: Record<PredictionInput['kind'], (forecast: Forecast) => ForecastParagraph[]> = {
  daily,
  weekly,
  monthly,
  yearly,
}

/** The parts of life that a day tells of. */
const dayParts: readonly LifeArea[] = ['love', 'career', 'money', 'wellbeing', 'family']

function daily(forecast: Forecast): ForecastParagraph[] {
  const { telling, days } = forecast
  const [day] = days
  if (!day) return []
  const [first, second] = telling.pick(quickPairs, 'quick')
  return [
    [predictionHeadline(forecast), moonLine(forecast, day), taraLine(forecast, day)],
    ...dayParts.map((part) => [partLine(forecast, part, day)]),
    [
      currentTransitLine(forecast, first, 0),
      currentTransitLine(forecast, second, 1),
      antardashaLine(telling),
    ],
    [...entryLines(forecast), ...endLines(forecast)],
  ]
}

/** Two of the quick grahas, for a day. */
const quickPairs: readonly (readonly [TransitGraha, TransitGraha])[] = [
  ['sun', 'venus'],
  ['mercury', 'mars'],
  ['venus', 'mercury'],
  ['mars', 'sun'],
]

function weekly(forecast: Forecast): ForecastParagraph[] {
  return [
    [predictionHeadline(forecast), ...bestAndWorstDayLines(forecast, 3)],
    areaLines(forecast),
    ...weekLines(forecast).map((one) => [one]),
    entryLines(forecast),
    turnLines(forecast),
    endLines(forecast),
  ]
}

function monthly(forecast: Forecast): ForecastParagraph[] {
  return [
    [predictionHeadline(forecast), ...bestAndWorstDayLines(forecast, 5)],
    ...areaLines(forecast).map((one) => [one]),
    ...entryLines(forecast).map((one) => [one]),
    turnLines(forecast),
    endLines(forecast),
  ]
}

/** Which periods run, begin and end, and what becomes of Sade Sati. */
function turnLines(forecast: Forecast): ForecastParagraph {
  return [
    antardashaNowLine(forecast),
    ...antardashaStartLines(forecast),
    pratyantardashaStartLine(forecast),
    ...saturnTurnLines(forecast),
    ...nodeEntryLines(forecast),
  ]
}

function yearly(forecast: Forecast): ForecastParagraph[] {
  const { telling } = forecast
  const { dasha } = telling.sheet
  // Of one lord on both levels the same would be said twice.
  const isOneLord = dasha?.maha.lord === dasha?.antar.lord
  return [
    [predictionHeadline(forecast), isOneLord ? null : mahadashaLine(telling)],
    ...yearAreaLines(forecast),
    [
      antardashaLine(telling),
      ...antardashaStartLines(forecast),
      ...saturnTurnLines(forecast),
      ...nodeEntryLines(forecast),
    ],
    [currentTransitLine(forecast, 'jupiter', 0), ...entryLines(forecast, ['jupiter'])],
    [currentTransitLine(forecast, 'saturn', 1), ...entryLines(forecast, ['saturn'])],
    ...sunLines(forecast).map((one) => [one]),
    endLines(forecast),
  ]
}
