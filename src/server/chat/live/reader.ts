import type { House } from '../../core/context.ts'
import { modelWriter } from '../../reading/model-writer/model-writer.ts'
import { read, type ReadingEvent, type ReadingRequest } from '../../reading/reading.ts'

/** Whoever reads a chart for one question: sentences, then one `done`; ended by the request's signal. */
export type Reading = (request: ReadingRequest) => AsyncGenerator<ReadingEvent, void, void>

const readings = new WeakMap<House, Reading>()

/** The house's reader: its model writes while that is ready, the built-in composer otherwise. */
export function readingOf(house: House): Reading {
  const known = readings.get(house)
  if (known) return known
  const writer = modelWriter(house.outside.model, house.config.model?.firstSentenceMs)
  const reading: Reading = (request) => read(request, writer)
  readings.set(house, reading)
  return reading
}

/** Has another reader answer in this house: one that can be slowed, stopped and broken at will. */
export function letRead(house: House, reading: Reading): void {
  readings.set(house, reading)
}
