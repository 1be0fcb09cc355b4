import type { AppContext } from '../../core/context.ts'
import { modelWriter } from '../../reading/model-writer/model-writer.ts'
import { read, type ReadingEvent, type ReadingRequest } from '../../reading/reading.ts'

/** Whoever reads a chart for one question: sentences, then one `done`; ended by the request's signal. */
export type Reading = (request: ReadingRequest) => AsyncGenerator<ReadingEvent, void, void>

const readings = new WeakMap<AppContext, Reading>()

/** The house's reader: its model writes while that is ready, the built-in composer otherwise. */
export function readingOf(context: AppContext): Reading {
  const known = readings.get(context)
  if (known) return known
  const writer = modelWriter(context.adapters.model, context.config.model?.firstSentenceMs)
  const reading: Reading = (request) => read(request, writer)
  readings.set(context, reading)
  return reading
}

/** Has another reader answer in this house: one that can be slowed, stopped and broken at will. */
export function letRead(context: AppContext, reading: Reading): void {
  readings.set(context, reading)
}
