import type { VargaName } from '../sky/types.ts'

/**
 * The sixteen divisions of Parashara (Brihat Parashara Hora Shastra, "The sixteen divisions of a sign").
 * Most cut a sign in equal parts and count them from a starting sign that depends on the sign alone.
 */

const odd = (rashi: number): boolean => rashi % 2 === 0
/** 0 movable, 1 fixed, 2 dual. */
const quality = (rashi: number): number => rashi % 3
/** 0 fire, 1 earth, 2 air, 3 water. */
const element = (rashi: number): number => rashi % 4

/** A division whose parts run sign by sign from a start, `step` signs apart. */
interface CountedVarga {
  parts: number
  step: number
  startOf: (rashi: number) => number
}

const countedVargas: Record<Exclude<VargaName, 'D1' | 'D2' | 'D30'>, CountedVarga> = {
  D3: { parts: 3, step: 4, startOf: (r) => r },
  D4: { parts: 4, step: 3, startOf: (r) => r },
  D7: { parts: 7, step: 1, startOf: (r) => (odd(r) ? r : r + 6) },
  D9: { parts: 9, step: 1, startOf: (r) => [0, 9, 6, 3][element(r)]! },
  D10: { parts: 10, step: 1, startOf: (r) => (odd(r) ? r : r + 8) },
  D12: { parts: 12, step: 1, startOf: (r) => r },
  D16: { parts: 16, step: 1, startOf: (r) => [0, 4, 8][quality(r)]! },
  D20: { parts: 20, step: 1, startOf: (r) => [0, 8, 4][quality(r)]! },
  D24: { parts: 24, step: 1, startOf: (r) => (odd(r) ? 4 : 3) },
  D27: { parts: 27, step: 1, startOf: (r) => [0, 3, 6, 9][element(r)]! },
  D40: { parts: 40, step: 1, startOf: (r) => (odd(r) ? 0 : 6) },
  D45: { parts: 45, step: 1, startOf: (r) => [0, 4, 8][quality(r)]! },
  D60: { parts: 60, step: 1, startOf: (r) => r },
}

/** Hora: the Sun's half (Simha) comes first in odd signs, the Moon's (Karka) in even ones. */
function hora(rashi: number, inSign: number): number {
  return odd(rashi) === inSign < 15 ? 4 : 3
}

/** Where each part of a Trimshamsha ends, in degrees, and the sign it falls in. */
const trimshamshaOdd = [
  [5, 0],
  [10, 10],
  [18, 8],
  [25, 2],
  [30, 6],
] as const
const trimshamshaEven = [
  [5, 1],
  [12, 5],
  [20, 11],
  [25, 9],
  [30, 7],
] as const

function trimshamsha(rashi: number, inSign: number): number {
  const parts = odd(rashi) ? trimshamshaOdd : trimshamshaEven
  return (parts.find(([end]) => inSign < end) ?? parts[4])[1]
}

/** The sign 0..11 that a sidereal longitude, in [0, 360) degrees, falls in within a division. */
export function vargaRashi(varga: VargaName, siderealDegrees: number): number {
  const rashi = Math.floor(siderealDegrees / 30)
  if (varga === 'D1') return rashi
  const inSign = siderealDegrees - rashi * 30
  if (varga === 'D2') return hora(rashi, inSign)
  if (varga === 'D30') return trimshamsha(rashi, inSign)
  const { parts, step, startOf } = countedVargas[varga]
  const part = Math.min(Math.floor((inSign * parts) / 30), parts - 1)
  return (startOf(rashi) + part * step) % 12
}

/** The sixteen, from the whole sign to the sixtieth of one. */
export const vargaNames: readonly VargaName[] = [
  'D1',
  'D2',
  'D3',
  'D4',
  'D7',
  'D9',
  'D10',
  'D12',
  'D16',
  'D20',
  'D24',
  'D27',
  'D30',
  'D40',
  'D45',
  'D60',
]
