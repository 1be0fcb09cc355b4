/**
 * Bhava chalit after Sripati: the lagna and the midheaven are the middles of the first and the tenth
 * house, each quarter of the ecliptic between them is divided in three, and a house reaches from half way
 * to the middle before to half way to the middle after (Sripati Paddhati, ch. 1; B. V. Raman, A Manual of
 * Hindu Astrology, chapter on bhavas). Beside the whole-sign houses, which everything else here counts in.
 */
import { grahaNames, type Graha, type Kundli } from '../sky/types.ts'
import { normalizeDegrees } from '../sky/zodiac.ts'

/** One house. Sidereal degrees [0, 360); the end is where the next one starts (bhava sandhi). */
export interface Bhava {
  startDegrees: number
  /** Bhava madhya, where the house is fullest. */
  middleDegrees: number
  endDegrees: number
}

/** The unequal houses by Sripati's division, and who falls in which. */
export interface BhavaChalit {
  /** Index 0 = first house. */
  bhavas: Bhava[]
  /** House 1..12 that each graha falls in. */
  houses: Record<Graha, number>
}

/** The middles of the twelve from the first on, degrees onward from the lagna, 0 to 360. */
function middlesFrom(lagnaToNadir: number): number[] {
  const quarters = [lagnaToNadir, 180 - lagnaToNadir]
  const first = [0, 1, 2].map((third) => (quarters[0]! * third) / 3)
  const second = [0, 1, 2].map((third) => quarters[0]! + (quarters[1]! * third) / 3)
  const half = [...first, ...second]
  return [...half, ...half.map((degrees) => degrees + 180)]
}

/** The twelve houses of Sripati for a chart whose minute is known, and who falls in which. */
export function bhavaChalit(chart: Kundli): BhavaChalit {
  const lagna = chart.lagna.siderealDegrees
  const middles = middlesFrom(normalizeDegrees(chart.mcDegrees + 180 - lagna))
  const starts = middles.map((middle, i) => {
    const before = i === 0 ? middles[11]! - 360 : middles[i - 1]!
    return (before + middle) / 2
  })
  const bhavas = middles.map((middle, i) => ({
    startDegrees: normalizeDegrees(lagna + starts[i]!),
    middleDegrees: normalizeDegrees(lagna + middle),
    endDegrees: normalizeDegrees(lagna + starts[(i + 1) % 12]!),
  }))
  const houses = {} as Record<Graha, number>
  for (const graha of grahaNames) {
    // Onward from where the first house starts, so that every start but the first lies ahead.
    const ahead = normalizeDegrees(chart.grahas[graha].siderealDegrees - lagna - starts[0]!)
    houses[graha] = starts.filter((start) => start - starts[0]! <= ahead).length
  }
  return { bhavas, houses }
}
