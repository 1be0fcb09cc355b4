/**
 * Ashtakavarga: how many of the eight (seven grahas and the lagna) favour each sign for each graha
 * (Brihat Parashara Hora Shastra, ch. 66). For the Moon's place from Jupiter and Venus's from Mars, where
 * texts give one number differently, these tables follow Parashara; no total depends on it.
 */
import type { Graha, Kundli } from '../sky/types.ts'

/** The seven that give and receive bindus, Sun to Saturn. */
export const ashtakavargaGrahas = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
] as const satisfies readonly Graha[]
/** One of those seven. */
export type AshtakavargaGraha = (typeof ashtakavargaGrahas)[number]
/** From whose places bindus are counted: the seven and the lagna. */
export type AshtakavargaGiver = AshtakavargaGraha | 'lagna'
const givers: readonly AshtakavargaGiver[] = [...ashtakavargaGrahas, 'lagna']

/** For each graha, the places counted from each giver (its own sign is 1) that receive a bindu. */
const places: Record<AshtakavargaGraha, Record<AshtakavargaGiver, readonly number[]>> = {
  sun: {
    sun: [1, 2, 4, 7, 8, 9, 10, 11],
    moon: [3, 6, 10, 11],
    mars: [1, 2, 4, 7, 8, 9, 10, 11],
    mercury: [3, 5, 6, 9, 10, 11, 12],
    jupiter: [5, 6, 9, 11],
    venus: [6, 7, 12],
    saturn: [1, 2, 4, 7, 8, 9, 10, 11],
    lagna: [3, 4, 6, 10, 11, 12],
  },
  moon: {
    sun: [3, 6, 7, 8, 10, 11],
    moon: [1, 3, 6, 7, 10, 11],
    mars: [2, 3, 5, 6, 9, 10, 11],
    mercury: [1, 3, 4, 5, 7, 8, 10, 11],
    jupiter: [1, 4, 7, 8, 10, 11, 12],
    venus: [3, 4, 5, 7, 9, 10, 11],
    saturn: [3, 5, 6, 11],
    lagna: [3, 6, 10, 11],
  },
  mars: {
    sun: [3, 5, 6, 10, 11],
    moon: [3, 6, 11],
    mars: [1, 2, 4, 7, 8, 10, 11],
    mercury: [3, 5, 6, 11],
    jupiter: [6, 10, 11, 12],
    venus: [6, 8, 11, 12],
    saturn: [1, 4, 7, 8, 9, 10, 11],
    lagna: [1, 3, 6, 10, 11],
  },
  mercury: {
    sun: [5, 6, 9, 11, 12],
    moon: [2, 4, 6, 8, 10, 11],
    mars: [1, 2, 4, 7, 8, 9, 10, 11],
    mercury: [1, 3, 5, 6, 9, 10, 11, 12],
    jupiter: [6, 8, 11, 12],
    venus: [1, 2, 3, 4, 5, 8, 9, 11],
    saturn: [1, 2, 4, 7, 8, 9, 10, 11],
    lagna: [1, 2, 4, 6, 8, 10, 11],
  },
  jupiter: {
    sun: [1, 2, 3, 4, 7, 8, 9, 10, 11],
    moon: [2, 5, 7, 9, 11],
    mars: [1, 2, 4, 7, 8, 10, 11],
    mercury: [1, 2, 4, 5, 6, 9, 10, 11],
    jupiter: [1, 2, 3, 4, 7, 8, 10, 11],
    venus: [2, 5, 6, 9, 10, 11],
    saturn: [3, 5, 6, 12],
    lagna: [1, 2, 4, 5, 6, 7, 9, 10, 11],
  },
  venus: {
    sun: [8, 11, 12],
    moon: [1, 2, 3, 4, 5, 8, 9, 11, 12],
    mars: [3, 4, 6, 9, 11, 12],
    mercury: [3, 5, 6, 9, 11],
    jupiter: [5, 8, 9, 10, 11],
    venus: [1, 2, 3, 4, 5, 8, 9, 10, 11],
    saturn: [3, 4, 5, 8, 9, 10, 11],
    lagna: [1, 2, 3, 4, 5, 8, 9, 11],
  },
  saturn: {
    sun: [1, 2, 4, 7, 8, 10, 11],
    moon: [3, 6, 11],
    mars: [3, 5, 6, 10, 11, 12],
    mercury: [6, 8, 9, 10, 11, 12],
    jupiter: [5, 6, 11, 12],
    venus: [6, 11, 12],
    saturn: [3, 5, 6, 11],
    lagna: [1, 3, 4, 6, 10, 11],
  },
}

/** The bindus of a chart, before reductions. */
export interface Ashtakavarga {
  /** Bindus 0..8 of each sign from Aries, for each of the seven. */
  bhinna: Record<AshtakavargaGraha, number[]>
  /** Their sum for each sign from Aries; 337 in all. */
  sarva: number[]
  /** The same by house, index 0 = first house. */
  sarvaByHouse: number[]
}

const zeros = (): number[] => [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]

function bhinnaOf(graha: AshtakavargaGraha, signs: Record<AshtakavargaGiver, number>): number[] {
  const bindus = zeros()
  const placesByGiver = places[graha]
  for (const giver of givers) {
    const before = signs[giver] - 1
    for (const place of placesByGiver[giver]) bindus[(before + place) % 12]!++
  }
  return bindus
}

/** Bhinna- and sarvashtakavarga of a chart, without reductions. */
export function ashtakavarga(chart: Kundli): Ashtakavarga {
  const signs = { lagna: chart.lagna.rashi } as Record<AshtakavargaGiver, number>
  for (const graha of ashtakavargaGrahas) signs[graha] = chart.grahas[graha].rashi
  const bhinna = {} as Ashtakavarga['bhinna']
  const sarva = zeros()
  for (const graha of ashtakavargaGrahas) {
    const bindus = bhinnaOf(graha, signs)
    bhinna[graha] = bindus
    for (let rashi = 0; rashi < 12; rashi++) sarva[rashi]! += bindus[rashi]!
  }
  return { bhinna, sarva, sarvaByHouse: chart.houseRashis.map((rashi) => sarva[rashi]!) }
}

/** Who gives a bindu to a sign (0..11) in a graha's ashtakavarga: one row of the prastara. */
export function bindusFrom(
  chart: Kundli,
  graha: AshtakavargaGraha,
  rashi: number,
): AshtakavargaGiver[] {
  return givers.filter((giver) => {
    const from = giver === 'lagna' ? chart.lagna.rashi : chart.grahas[giver].rashi
    return places[graha][giver].includes(((rashi - from + 12) % 12) + 1)
  })
}
