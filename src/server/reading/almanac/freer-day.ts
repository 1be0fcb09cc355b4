import { muhurtaAt, panchangOfDay } from '@drishti/jyotish'
import { offsetOn } from '../../panchang/place-clock.ts'
import type { PlaceClock } from '../../panchang/place-clock.ts'
import type { NatalMoonInput } from '../../panchang/search-muhurta.ts'
import type { Undertaking } from './undertakings.ts'

const hourMs = 3_600_000
const levels: Readonly<Record<string, number>> = { avoid: 3, poor: 1 }

/** How much the rules hold against a day, from sunrise to sunset. */
function against(
  date: string,
  { undertaking: { purpose }, place }: { undertaking: Undertaking; place: PlaceClock },
  moon: NatalMoonInput,
): number {
  const [latitude, longitude, offsetSeconds] = [place.lat, place.lng, offsetOn(date, place)]
  const { day } = panchangOfDay({ date, latitude, longitude, offsetSeconds })
  const start = Date.parse(day.startUtc)
  let sum = 0
  for (let hour = 1; hour < 13; hour += 3) {
    const { verdicts } = muhurtaAt({
      purpose,
      latitude,
      longitude,
      offsetSeconds,
      utc: new Date(start + hour * hourMs).toISOString(),
      ...moon,
    })
    sum += verdicts.reduce((each, { level }) => each + (levels[level] ?? 0), 0)
  }
  return sum
}

/** Of two days, neither of which has a good hour, the one against which the rules hold less. */
export function freerDay(
  [one, other]: readonly [string, string],
  of: { undertaking: Undertaking; place: PlaceClock },
  moon: NatalMoonInput,
): string {
  return against(other, of, moon) < against(one, of, moon) ? other : one
}
