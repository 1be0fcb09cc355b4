import type { Graha, Settings } from './types.ts'

/** Where one graha stands and how fast it moves, sidereal, at an instant (milliseconds since 1970 UTC). */
export type Sky = (
  epochMillis: number,
  graha: Graha,
) => { siderealDegrees: number; speedDegreesPerDay: number }

export function skyOf(settings: Settings): Sky {
  throw new RangeError(`no sky for ${settings.ayanamsa}`)
}
