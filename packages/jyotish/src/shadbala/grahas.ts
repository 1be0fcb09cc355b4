import type { Graha } from '../sky/types.ts'

/** The seven that shadbala measures, Sun to Saturn. */
export const shadbalaGrahas = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
] as const satisfies readonly Graha[]
/** One of those seven. */
export type ShadbalaGraha = (typeof shadbalaGrahas)[number]
/** A value for each of the seven. */
export type PerGraha<T> = Record<ShadbalaGraha, T>

export const perGraha = <T>(valueOf: (graha: ShadbalaGraha) => T): PerGraha<T> => ({
  sun: valueOf('sun'),
  moon: valueOf('moon'),
  mars: valueOf('mars'),
  mercury: valueOf('mercury'),
  jupiter: valueOf('jupiter'),
  venus: valueOf('venus'),
  saturn: valueOf('saturn'),
})

/** The shorter way between two longitudes, 0 to 180 degrees. */
export function angularDistance(oneDegrees: number, otherDegrees: number): number {
  const way = (((otherDegrees - oneDegrees) % 360) + 360) % 360
  return way > 180 ? 360 - way : way
}
