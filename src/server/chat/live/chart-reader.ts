import type { Config } from '../../core/config.ts'
import type { Model } from '../../adapters/model/model.ts'
import { modelWriter } from '../../reading/model-writer/model-writer.ts'
import { readChart, type ReadingEvent, type ReadingRequest } from '../../reading/reading.ts'

/** Whoever reads a chart for one question: sentences, then one `done`; ended by the request's signal. */
export type ChartReader = (request: ReadingRequest) => AsyncGenerator<ReadingEvent, void, void>

declare module '../../core/context.ts' {
  interface AppContext {
    readChart: ChartReader
  }
}

/** A reader whose model writes while that is ready, and the built-in composer otherwise. */
export function createChartReader(model: Model, config: Config): ChartReader {
  const writer = modelWriter(model, config.model?.firstSentenceMs)
  return (request) => readChart(request, writer)
}
