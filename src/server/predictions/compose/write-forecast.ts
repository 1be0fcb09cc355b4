import { setImmediate as nextTurn } from 'node:timers/promises'
import { AnswerBuilder } from '../../reading/answer-builder.ts'
import { countDropped } from '../../reading/count-dropped.ts'
import { forecastsOfPrediction } from '../../reading/named-forecasts.ts'
import { writeWithModel } from '../../reading/write-with-model.ts'
import type { DraftSentence, ForecastWriter, WriterUsage } from '../../reading/composer/writer.ts'
import { countWords } from '../../reading/composer/count-words.ts'
import {
  composePrediction,
  fewestSentences,
  forecastDrafts,
  type PredictionEvent,
} from './compose-prediction.ts'
import { forecastOf, type Forecast, type PredictionInput } from './forecast.ts'

/** The composer's sentences that the chart bears, as they would stand. */
function trueDrafts(forecast: Forecast): DraftSentence[] {
  const { windows, telling, language } = forecast
  const page = new AnswerBuilder({ sheet: telling.sheet, windows, language })
  return [...forecastDrafts(forecast)].filter((draft) => page.show(draft))
}

function paragraphsOf(drafts: readonly DraftSentence[]): string[][] {
  const paragraphs: string[][] = []
  for (const { text, before } of drafts)
    if (before === '\n\n' || paragraphs.length === 0) paragraphs.push([text])
    else paragraphs.at(-1)!.push(text)
  return paragraphs
}

/**
 * A prediction told by a model from what the composer found, each sentence past the same checks; what the
 * model leaves undone the composer adds. Without a model that is ready the composer tells it alone. Ends
 * without `done` where too little came about.
 */
export async function* writeForecast(
  input: PredictionInput,
  writer: ForecastWriter,
): AsyncGenerator<PredictionEvent, void, void> {
  const forecast = writer.ready() ? forecastOf(input) : null
  if (!forecast) return yield* composePrediction(input)
  const { windows, telling, direction, language, person, kind } = forecast
  const composedDrafts = trueDrafts(forecast)
  if (composedDrafts.length < fewestSentences) return
  const told = countWords(composedDrafts.map(({ text }) => text).join(' '))
  const words = { least: Math.round(told * 0.5), most: Math.round(told * 1.1) }
  const page = new AnswerBuilder({ sheet: telling.sheet, windows, language, direction })
  const meter: WriterUsage = { promptTokens: 0, answerTokens: 0, isEstimate: false }
  const brief = { language, persona: telling.persona, kind, words }
  const paragraphs = paragraphsOf(composedDrafts)
  const beganAt = performance.now()
  const sinceMs = () => Math.round(performance.now() - beganAt)
  let firstSentenceMs: number | null = null
  const events = writeWithModel(
    {
      composedDrafts,
      words,
      person,
      write: (signal, usage) => writer.forecast({ ...brief, paragraphs }, signal, usage),
    },
    writer,
    page,
    meter,
  )
  for (;;) {
    const { done, value } = await events.next()
    if (!done) {
      firstSentenceMs ??= sinceMs()
      yield value
      await nextTurn()
      continue
    }
    if (page.sentences < fewestSentences) return
    const usage = { ...meter, firstSentenceMs, wholeMs: sinceMs() }
    const dropped = countDropped(page.dropped)
    return yield {
      ...{ kind: 'done', facts: page.shownFacts(), droppedTexts: [] },
      ...{ writtenBy: value, dropped, usage },
      forecasts: forecastsOfPrediction(person, telling.sheet, page),
    }
  }
}
