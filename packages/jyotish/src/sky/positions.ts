import { bodiesAt } from './bodies.ts'
import { instantMs } from './instant.ts'
import { momentOf } from './moment.ts'
import { withDefaultSettings } from './settings.ts'
import type { Graha, Place, Settings } from './types.ts'
import { grahaNames } from './types.ts'
import { placeOf } from './zodiac.ts'

/** A graha at an instant, seen from the Earth's centre, with no birth in view. */
export interface Position extends Place {
  speedDegreesPerDay: number
  retrograde: boolean
}

/**
 * Where the nine grahas stand at an instant: sidereal longitude on the mean equinox, rashi, nakshatra,
 * pada, speed and whether they go backwards. Light enough to be asked for every day of a lifetime.
 * Throws a RangeError for an instant outside 1900 to 2100.
 */
export function positionsAt(utc: string, settings?: Partial<Settings>): Record<Graha, Position> {
  return positionsAtMs(instantMs(utc), withDefaultSettings(settings))
}

/** The same for milliseconds since 1970 that are known to be in range, with the settings complete. */
export function positionsAtMs(ms: number, settings: Settings): Record<Graha, Position> {
  const bodies = bodiesAt(momentOf(ms).jdTt, settings)
  const positions = {} as Record<Graha, Position>
  for (let i = 0; i < grahaNames.length; i++) {
    const { siderealDegrees, speedDegreesPerDay } = bodies[i]!
    const { rashi, nakshatra, pada } = placeOf(siderealDegrees)
    positions[grahaNames[i]!] = {
      siderealDegrees,
      rashi,
      nakshatra,
      pada,
      speedDegreesPerDay,
      retrograde: speedDegreesPerDay < 0,
    }
  }
  return positions
}
