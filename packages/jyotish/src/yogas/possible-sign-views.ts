import { grahaNames, type DayKundli, type Graha } from '../sky/types.ts'
import { signViewOf, type SignView } from './chart-view.ts'

/**
 * Every way in which the signs of a day can stand: one view where none changes, two where one graha
 * does, and so on. None where a graha leaves a sign and is back in it, because its signs are not all known.
 */
export function possibleSignViews(chart: DayKundli): SignView[] {
  let ways: Record<Graha, number>[] = [{} as Record<Graha, number>]
  for (const graha of grahaNames) {
    const { rashi, fromDegrees, toDegrees } = chart.grahas[graha]
    const signs =
      rashi === null
        ? [...new Set([fromDegrees, toDegrees].map((degrees) => Math.floor(degrees / 30)))]
        : [rashi]
    if (rashi === null && signs.length < 2) return []
    ways = ways.flatMap((way) => signs.map((sign) => ({ ...way, [graha]: sign })))
  }
  return ways.map(signViewOf)
}
