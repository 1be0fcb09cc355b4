import { dayMs } from '../../contract/core/constants.ts'
import { keyedHash } from '../core/keyed-hash.ts'
import type { Config } from '../core/settings/config.ts'
import type { NamedForecast } from '../reading/types/reading-types.ts'

/** What is drawn for a forecast when it is kept (decision 094). */
export interface Comparison {
  /** Of the half that is also asked about a stretch that was not named. */
  isCompared: boolean
  /** First and last day of that stretch; null where none of equal length is free, or of the other half. */
  unnamed: readonly [string, string] | null
}

const dayNumber = (day: string): number => Math.round(Date.parse(day) / dayMs)
const dayOf = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10)

/**
 * Draws the half by one keyed hash of the forecast's own marks, and the stretch by another: the same
 * forecast draws the same, and nobody without the key can tell what it will be. All free stretches of the
 * same length have the same chance.
 *
 * @param marks whose forecast it is, and what tells it from others of theirs.
 */
export function drawComparison(
  config: Pick<Config, 'hashSecret'>,
  marks: readonly string[],
  { fromDay, untilDay, unnamed }: Pick<NamedForecast, 'fromDay' | 'untilDay' | 'unnamed'>,
): Comparison {
  const isCompared = drawnNumber(config, 'forecast half', marks) % 2 === 0
  if (!isCompared) return { isCompared, unnamed: null }
  const length = dayNumber(untilDay) - dayNumber(fromDay) + 1
  const places = unnamed.map(([first, last]) => ({
    first: dayNumber(first),
    count: Math.max(0, dayNumber(last) - dayNumber(first) + 2 - length),
  }))
  const all = places.reduce((sum, { count }) => sum + count, 0)
  if (all === 0) return { isCompared, unnamed: null }
  let place = drawnNumber(config, 'forecast stretch', marks) % all
  for (const { first, count } of places) {
    if (place < count)
      return { isCompared, unnamed: [dayOf(first + place), dayOf(first + place + length - 1)] }
    place -= count
  }
  return { isCompared, unnamed: null }
}

/** 0 to 2^32 - 1. */
function drawnNumber(
  config: Pick<Config, 'hashSecret'>,
  kind: string,
  marks: readonly string[],
): number {
  const hash = keyedHash(config, kind, ...marks)
  return Buffer.from(hash, 'base64url').readUInt32BE(0)
}
