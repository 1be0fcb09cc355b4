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

/**
 * How much less than Lahiri each ayanamsa is, degrees. They differ in the zero point only: B. V. Raman's
 * is 21°00′52″ at 1900 (zero in 397 CE), K. S. Krishnamurti's 22°21′50″ at 1900 (zero in 291 CE).
 */
export const lessThanLahiriDegrees: Readonly<Record<AyanamsaName, number>> = {
  lahiri: 0,
  raman: 5206.6848 / 3600,
  krishnamurti: 348.6684 / 3600,
}

/** Mean ayanamsa in degrees at a Julian day of terrestrial time. */
export function ayanamsaDegrees(name: AyanamsaName, jdTt: number): number {
  return lahiriDegrees(jdTt) - lessThanLahiriDegrees[name]
}
