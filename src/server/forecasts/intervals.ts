import type { ForecastShare } from '../db/stored-json.ts'

/** Of the standard normal distribution: 95 % lie within. */
const z95 = 1.959964

/**
 * A share with its 95 % interval by Wilson's score, which holds for small numbers and for shares near 0
 * and 1 too.
 *
 * @param people at least 1. @throws RangeError for none, or more that came than people.
 */
export function wilsonShare(came: number, people: number): ForecastShare {
  if (people < 1 || came < 0 || came > people) throw new RangeError(`${came} of ${people}`)
  const share = came / people
  const square = z95 ** 2
  const middle = (share + square / (2 * people)) / (1 + square / people)
  const half =
    (z95 / (1 + square / people)) *
    Math.sqrt((share * (1 - share)) / people + square / (4 * people ** 2))
  return {
    ...{ people, came, share },
    low: Math.max(0, middle - half),
    high: Math.min(1, middle + half),
  }
}

/**
 * One share minus another with its 95 % interval (Newcombe's from the two Wilson intervals), -1 to 1. The
 * two are taken as independent: where the same people gave both, it is at worst too wide.
 */
export function shareDifference(
  one: ForecastShare,
  other: ForecastShare,
): { value: number; low: number; high: number } {
  const value = one.share - other.share
  return {
    value,
    low: value - Math.hypot(one.share - one.low, other.high - other.share),
    high: value + Math.hypot(one.high - one.share, other.share - other.low),
  }
}
