/** Charts laid out by hand, for tests of rules: who stands in which sign, at which degree of it. */
import { dignityOf } from '../chart/dignity.ts'
import { karanaOf, tithiOf, yogaOf } from '../panchang/panchang.ts'
import { aspectedHouses, isCombustAt } from '../chart/aspects.ts'
import {
  grahaNames,
  type Graha,
  type GrahaPosition,
  type Kundli,
  type Varga,
} from '../sky/types.ts'
import { vargaNames, vargaRashi } from '../chart/vargas.ts'
import { vimshottari } from '../dashas/vimshottari.ts'
import { houseOf, houseRashisOf, placeOf } from '../sky/zodiac.ts'

/** Sign 0..11, or sign and degrees within it; 15 degrees where none are given. */
export type TestPlacement = number | readonly [rashi: number, degrees: number]

const degreesOf = (spot: TestPlacement): number =>
  typeof spot === 'number' ? spot * 30 + 15 : spot[0] * 30 + spot[1]

/**
 * A chart with the given lagna and grahas; Ketu stands opposite Rahu. Those not given stand in a row of
 * signs that is the caller's to mind: `rest` (the sign of all of them).
 */
export function testChart(
  spots: { lagna: TestPlacement; otherGrahas?: TestPlacement } & Partial<
    Record<Graha, TestPlacement>
  >,
  retrograde: readonly Graha[] = [],
): Kundli {
  const lagnaDegrees = degreesOf(spots.lagna)
  const lagna = placeOf(lagnaDegrees)
  const degrees = {} as Record<Graha, number>
  for (const graha of grahaNames) degrees[graha] = degreesOf(spots[graha] ?? spots.otherGrahas ?? 0)
  if (spots.ketu === undefined) degrees.ketu = (degrees.rahu + 180) % 360
  const grahas = {} as Record<Graha, GrahaPosition>
  for (const graha of grahaNames) {
    const place = placeOf(degrees[graha])
    const house = houseOf(place.rashi, lagna.rashi)
    const isRetrograde = retrograde.includes(graha)
    grahas[graha] = {
      ...place,
      latitudeDegrees: 0,
      speedDegreesPerDay: isRetrograde ? -0.1 : 1,
      retrograde: isRetrograde,
      combust: isCombustAt(graha, degrees[graha], degrees.sun, isRetrograde),
      dignity: dignityOf(graha, degrees[graha]),
      house,
      aspects: aspectedHouses(graha, house),
    }
  }
  const utc = '2000-01-01T00:00:00Z'
  return {
    timeKnown: true,
    birth: { utc, latitude: 25, longitude: 80 },
    settings: { ayanamsa: 'lahiri', node: 'true' },
    ayanamsaDegrees: 23.85,
    grahas,
    lagna,
    mcDegrees: (lagnaDegrees + 270) % 360,
    houseRashis: houseRashisOf(lagna.rashi),
    vargas: Object.fromEntries(
      vargaNames.map((name) => [
        name,
        Object.fromEntries([
          ['lagna', vargaRashi(name, lagnaDegrees)],
          ...grahaNames.map((graha) => [graha, vargaRashi(name, degrees[graha])]),
        ]) as Varga,
      ]),
    ) as Kundli['vargas'],
    panchang: {
      tithi: tithiOf(degrees.moon, degrees.sun),
      karana: karanaOf(degrees.moon, degrees.sun),
      yoga: yogaOf(degrees.moon, degrees.sun),
      vara: 0,
    },
    vimshottari: { periods: vimshottari(degrees.moon, Date.parse(utc)) },
  }
}
