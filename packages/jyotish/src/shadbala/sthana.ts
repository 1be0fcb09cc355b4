/** Sthana bala, strength of place (Brihat Parashara Hora Shastra, ch. 27). All in virupas. */
import { rashiLords } from '../sky/zodiac.ts'
import { vargaRashi } from '../chart/vargas.ts'
import { compoundRelation, type CompoundRelation } from './friendship.ts'
import { angularDistance, type PerGraha, type ShadbalaGraha } from './grahas.ts'

/** Longitude of deepest exaltation, degrees; deepest fall is opposite (ch. 3). */
export const exaltationDegrees: PerGraha<number> = {
  sun: 10,
  moon: 33,
  mars: 298,
  mercury: 165,
  jupiter: 95,
  venus: 357,
  saturn: 200,
}

/** Uccha bala, 0 to 60: a third of the way from the deepest fall. */
export function ucchaBala(graha: ShadbalaGraha, siderealDegrees: number): number {
  return angularDistance(siderealDegrees, exaltationDegrees[graha] + 180) / 3
}

const moolatrikona: PerGraha<readonly [rashi: number, from: number, to: number]> = {
  sun: [4, 0, 20],
  moon: [1, 3, 30],
  mars: [0, 0, 12],
  mercury: [5, 15, 20],
  jupiter: [8, 0, 10],
  venus: [6, 0, 15],
  saturn: [10, 0, 20],
}

/** Parashara's figures; Raman and others halve from 22.5 for the last five. */
const byRelation: Record<CompoundRelation, number> = {
  'great-friend': 20,
  friend: 15,
  neutral: 10,
  enemy: 4,
  'great-enemy': 2,
}

const sevenVargas = ['D1', 'D2', 'D3', 'D7', 'D9', 'D12', 'D30'] as const

/**
 * Saptavargaja bala: in seven divisions 45 for the moolatrikona (in the birth chart alone), 30 for an own
 * sign, else by the fivefold relation to the sign's lord. `rashi` are the signs of the birth chart.
 */
export function saptavargajaBala(
  graha: ShadbalaGraha,
  siderealDegrees: number,
  rashi: Readonly<PerGraha<number>>,
): number {
  let virupas = 0
  for (const varga of sevenVargas) {
    const sign = vargaRashi(varga, siderealDegrees)
    const lord = rashiLords[sign] as ShadbalaGraha
    const [home, from, to] = moolatrikona[graha]
    const inSign = siderealDegrees % 30
    if (varga === 'D1' && sign === home && inSign >= from && inSign < to) virupas += 45
    else if (lord === graha) virupas += 30
    else virupas += byRelation[compoundRelation(rashi, graha, lord)]
  }
  return virupas
}

/** Ojayugma bala: 15 each in sign and navamsa; even ones for Moon and Venus, odd ones for the others. */
export function ojayugmaBala(graha: ShadbalaGraha, siderealDegrees: number): number {
  const wanted = graha === 'moon' || graha === 'venus' ? 1 : 0
  const fits = (sign: number) => (sign % 2 === wanted ? 15 : 0)
  return fits(Math.floor(siderealDegrees / 30)) + fits(vargaRashi('D9', siderealDegrees))
}

/** Kendradi bala: 60 in a kendra, 30 in a panaphara, 15 in an apoklima. House 1..12. */
export function kendradiBala(house: number): number {
  return [15, 60, 30][house % 3]!
}

const drekkanaOf: PerGraha<number> = {
  sun: 0,
  mars: 0,
  jupiter: 0,
  mercury: 1,
  saturn: 1,
  moon: 2,
  venus: 2,
}

/** Drekkana bala: 15 for male grahas in the first third of a sign, neuter in the second, female in the last. */
export function drekkanaBala(graha: ShadbalaGraha, siderealDegrees: number): number {
  return Math.floor((siderealDegrees % 30) / 10) === drekkanaOf[graha] ? 15 : 0
}
