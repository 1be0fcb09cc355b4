import type { AyanamsaName } from './types.ts'

/**
 * Mean Lahiri (Chitra paksha) ayanamsa in degrees at a Julian day of terrestrial time: the value fixed
 * by the Calendar Reform Committee for 21 March 1956, carried by the IAU 2006 precession. Counted from
 * the mean equinox, so it is taken off longitudes that hold no nutation. Good to 0.00001″ from 1900 to 2100.
 */
export function lahiriDegrees(jdTt: number): number {
  const T = (jdTt - 2451545) / 36525
  return (85885.53237 + T * (5028.796584 + T * 1.1055465)) / 3600
}
