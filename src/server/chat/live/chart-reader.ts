import type { AppContext } from '../../core/context.ts'
import { modelWriter } from '../../reading/model-writer/model-writer.ts'
import { readChart, type ReadingEvent, type ReadingRequest } from '../../reading/reading.ts'

/** Whoever reads a chart for one question: sentences, then one `done`; ended by the request's signal. */
export type ChartReader = (request: ReadingRequest) => AsyncGenerator<ReadingEvent, void, void>

const readings = new WeakMap<AppContext, ChartReader>()

/** The house's reader: its model writes while that is ready, the built-in composer otherwise. */
export function chartReaderOf(context: AppContext): ChartReader {
  const known = readings.get(context)
  if (known) return known
  const writer = modelWriter(context.adapters.model, context.config.model?.firstSentenceMs)
  const reading: ChartReader = (request) => readChart(request, writer)
  readings.set(context, reading)
  return reading
}

/** Has another reader answer in this house: one that can be slowed, stopped and broken at will. */
export function replaceChartReader(context: AppContext, reading: ChartReader): void {
  readings.set(context, reading)
}
