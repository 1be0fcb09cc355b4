import { arc, normalizeDegrees } from '../sky/zodiac.ts'
import type { AngleAndSpeed } from './luminaries.ts'
import { dayMs } from '../sky/instant.ts'

/** A stretch of time in which an angle stays in one part of the circle. `part` counts from 0. */
export interface PartSpan {
  part: number
  fromMs: number
  toMs: number
}

/** Which part of the circle, cut into so many equal ones from 0°, an angle lies in. */
export function circlePartAt(
  angle: (ms: number) => AngleAndSpeed,
  parts: number,
  ms: number,
): number {
  return Math.floor((normalizeDegrees(angle(ms).degrees) * parts) / 360)
}

/**
 * The instant nearest to a guess at which a growing angle has a value, in milliseconds, whole seconds.
 * Newton's way: Moon and Sun never stand still, and their speeds change by a few hundredths a day.
 */
export function instantOfAngle(
  angle: (ms: number) => AngleAndSpeed,
  targetDegrees: number,
  guessMs: number,
): number {
  let ms = guessMs
  for (let round = 0; round < 20; round++) {
    const { degrees, speed } = angle(ms)
    const step = (arc(degrees, targetDegrees) / speed) * dayMs
    ms += step
    if (Math.abs(step) < 20) break
  }
  return Math.round(ms / 1000) * 1000
}

/**
 * All parts that an angle touches from one instant to another, in order, each with the instants at which
 * it truly began and ends, also where these lie outside. Whole seconds; neighbours share theirs.
 */
export function partSpansBetween(
  angle: (ms: number) => AngleAndSpeed,
  parts: number,
  fromMs: number,
  toMs: number,
): PartSpan[] {
  const width = 360 / parts
  let part = circlePartAt(angle, parts, fromMs)
  let start = instantOfAngle(angle, part * width, fromMs)
  const spans: PartSpan[] = []
  while (start < toMs) {
    const end = instantOfAngle(
      angle,
      (part + 1) * width,
      start + (width / angle(start).speed) * dayMs,
    )
    if (end > fromMs) spans.push({ part, fromMs: start, toMs: end })
    start = end
    part = (part + 1) % parts
  }
  return spans
}
