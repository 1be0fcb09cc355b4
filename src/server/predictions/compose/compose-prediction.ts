import type { LifeArea } from '../../../words/horoscope/moon.ts'
import { windowNoteLine } from '../../reading/composer/headline.ts'
import type { AnswerLine } from '../../reading/composer/fill-lines.ts'
import { antardashaLine, mahadashaLine } from '../../reading/composer/timing-lines.ts'
import { AnswerBuilder } from '../../reading/answer-builder.ts'
import type { SentenceEvent, ShownFact } from '../../reading/types/reading-types.ts'
import type { LifeTopic } from '../../reading/understand/topics.ts'
import { judgeTopic } from '../../reading/verdicts/verdicts.ts'
import type { DraftSentence } from '../../reading/composer/writer.ts'
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
  const { windows, telling } = forecast
  const page = new AnswerBuilder({ sheet: telling.sheet, windows, language: input.language })
  const droppedTexts: string[] = []
  for (const draft of draftsOf(paragraphs)) {
    const shown = page.show(draft)
    if (shown) yield shown
    else if (!page.has(draft.text)) droppedTexts.push(draft.text)
  }
  if (page.sentences >= fewestSentences)
    yield { kind: 'done', facts: page.shownFacts(), droppedTexts }
}

function* draftsOf(paragraphs: readonly ForecastParagraph[]): Generator<DraftSentence, void, void> {
  for (const paragraph of paragraphs) {
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
  const { telling } = forecast
  const entries = entryLines(forecast)
  return [
    [predictionHeadline(forecast), ...bestAndWorstDayLines(forecast, 3)],
    ...weekLines(forecast).map((one) => [one]),
    entries.length
      ? entries
      : [currentTransitLine(forecast, 'venus', 0), currentTransitLine(forecast, 'mercury', 1)],
    [
      antardashaLine(telling),
      pratyantardashaStartLine(forecast),
      currentTransitLine(forecast, 'jupiter', 2),
    ],
    endLines(forecast),
  ]
}

function monthly(forecast: Forecast): ForecastParagraph[] {
  const { telling } = forecast
  return [
    [predictionHeadline(forecast), ...bestAndWorstDayLines(forecast, 5)],
    [
      currentTransitLine(forecast, 'sun', 0),
      currentTransitLine(forecast, 'venus', 1),
      currentTransitLine(forecast, 'mars', 2),
    ],
    ...entryLines(forecast).map((one) => [one]),
    [currentTransitLine(forecast, 'jupiter', 1), currentTransitLine(forecast, 'saturn', 2)],
    [
      antardashaLine(telling),
      ...antardashaStartLines(forecast),
      pratyantardashaStartLine(forecast),
    ],
    endLines(forecast),
  ]
}

function yearly(forecast: Forecast): ForecastParagraph[] {
  const { telling } = forecast
  return [
    [predictionHeadline(forecast), mahadashaLine(telling), antardashaLine(telling)],
    antardashaStartLines(forecast),
    [currentTransitLine(forecast, 'jupiter', 0), ...entryLines(forecast, ['jupiter'])],
    [currentTransitLine(forecast, 'saturn', 1), ...entryLines(forecast, ['saturn'])],
    windowLines(forecast),
    ...sunLines(forecast).map((one) => [one]),
    endLines(forecast),
  ]
}

const grownUpYears = 18

/** For love, work and money: when within the year dasha and transit speak together, if they do. */
function windowLines(forecast: Forecast): AnswerLine[] {
  const { telling, whole, windows, person } = forecast
  const isGrown = person.ageYears === null || person.ageYears >= grownUpYears
  const topics: LifeTopic[] = isGrown ? ['career', 'money', 'love'] : ['education']
  return topics.flatMap((topic) => {
    const judgement = judgeTopic(telling.sheet, topic, person, {
      time: { from: whole.fromUtc, to: whole.toUtc },
    })
    windows.push(...judgement.windows)
    const understood = { ...telling.understood, topic }
    return windowNoteLine({ ...telling, judgement, understood }) ?? []
  })
}
