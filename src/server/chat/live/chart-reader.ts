import type { Config } from '../../core/settings/config.ts'
import type { Model } from '../../adapters/model/model.ts'
import { checkSentence } from '../../reading/claims/claim-check.ts'
import { modelReader } from '../../reading/model-reader/question-reader.ts'
import { modelWriter } from '../../reading/model-writer/model-writer.ts'
import {
  readChart,
  type ReadingEvent,
  type ReadingRequest,
  type SummaryRequest,
} from '../../reading/reading.ts'
import { writeSummary } from '../../reading/summary/write-summary.ts'

/** Whoever reads a chart for one question: sentences, then one `done`; ended by the request's signal. */
export type ChartReader = (request: ReadingRequest) => AsyncGenerator<ReadingEvent, void, void>

/** Sums up a chat in three lines. */
export type ChatSummarizer = (
  request: SummaryRequest & { firstName?: string | null | undefined },
) => Promise<string[]>

declare module '../../core/context.ts' {
  interface AppContext {
    readChart: ChartReader
    summarizeChat: ChatSummarizer
  }
}

/** A reader whose model reads questions and writes while that is ready; all of it built in otherwise. */
export function createChartReader(model: Model, config: Config): ChartReader {
  const writer = modelWriter(model, config.model?.firstSentenceMs)
  const frameMs = config.model?.frameMs ?? null
  const reader = frameMs === null ? undefined : modelReader(model, frameMs)
  return (request) => readChart(request, writer, checkSentence, reader)
}

/** Sums up with the model while that is ready, by the built-in lines otherwise. */
export function createChatSummarizer(model: Model, config: Config): ChatSummarizer {
  const writer = modelWriter(model, config.model?.firstSentenceMs)
  return (request) => writeSummary(request, writer)
}
