import type { House } from '../house.ts'
import { read, type ReadingEvent, type ReadingRequest } from '../reading/reading.ts'

/** Whoever reads a chart for one question: sentences, then one `done`; ended by the request's signal. */
export type Reading = (request: ReadingRequest) => AsyncGenerator<ReadingEvent, void, void>

const others = new WeakMap<House, Reading>()

export function readingOf(house: House): Reading {
  return others.get(house) ?? ((request) => read(request))
}

/** Has another reader answer in this house: one that can be slowed, stopped and broken at will. */
export function letRead(house: House, reading: Reading): void {
  others.set(house, reading)
}
