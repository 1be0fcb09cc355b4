/**
 * The worst and the typical error of everything that is computed, against the reference births: for
 * the accuracy table, its command and the test that holds the two together.
 */
import { jdOfMs } from '../sky/instant.ts'
import { kundli } from '../chart/kundli.ts'
import { riseSet } from '../sky/rise-set.ts'
import { births, bodies } from './reference.ts'
import type { ReferenceBirth } from './reference.ts'
import type { Kundli, Place, VargaName } from '../sky/types.ts'
import { vargaRashi } from '../chart/vargas.ts'
import { arc } from '../sky/zodiac.ts'

export interface Accuracy {
  births: number
  /** What was compared, with its unit, and how far off it was at worst and in the middle, three decimals. */
  rows: { what: string; worst: number; median: number }[]
  /** Signs, nakshatras, padas, divisions, limbs of the panchang: how many were compared, and which differ. */
  parts: number
  different: string[]
}

type Compare = (label: string, ourValue: number, referenceValue: number | null) => void

/** Everything that is a whole number, where a hair's breadth at an edge would show. */
function compareParts(
  compare: Compare,
  birth: ReferenceBirth,
  chart: Kundli,
  meanNode: Place,
): void {
  const places = bodies.map((body): Place => {
    if (body === 'meanNode') return meanNode
    return chart.grahas[body === 'trueNode' ? 'rahu' : body]
  })
  ;[...places, chart.lagna].forEach((place, i) => {
    compare(`rashi of ${i}`, place.rashi, birth.sign[i]!)
    compare(`nakshatra of ${i}`, place.nakshatra, birth.nak[i]!)
    compare(`pada of ${i}`, place.pada, birth.pada[i]!)
    compare(`ninth of ${i}`, vargaRashi('D9', place.siderealDegrees), birth.d9[i]!)
  })
  for (const [division, [sun, moon, lagna]] of Object.entries(birth.varga)) {
    const varga = chart.vargas[`D${division}` as VargaName]
    compare(`D${division} sun`, varga.sun, sun!)
    compare(`D${division} moon`, varga.moon, moon!)
    compare(`D${division} lagna`, varga.lagna, lagna!)
  }
  const { tithi, karana, yoga, vara } = chart.panchang
  compare('tithi', tithi, birth.tithi)
  compare('karana', karana, birth.karana)
  compare('yoga', yoga, birth.yoga)
  compare('vara', vara, birth.vara)
}

/** Computes every reference birth and compares all of it. About a second. */
export function measureAccuracy(): Accuracy {
  const errors: Record<string, number[]> = {}
  const note = (what: string, error: number): void => {
    ;(errors[what] ??= []).push(Math.abs(error))
  }
  let parts = 0
  const different: string[] = []
  for (const birth of births) {
    const compare: Compare = (label, ourValue, referenceValue) => {
      if (referenceValue === null) return
      parts++
      if (ourValue !== referenceValue) different.push(`${birth.id} ${label}`)
    }
    const place = { utc: birth.utc, latitude: birth.lat, longitude: birth.lon }
    const chart = kundli(place)
    const meanNode = kundli(place, { node: 'mean' }).grahas.rahu
    bodies.forEach((body, i) => {
      const graha =
        body === 'meanNode' ? meanNode : chart.grahas[body === 'trueNode' ? 'rahu' : body]
      note(`${body}, ″`, arc(graha.siderealDegrees, birth.L[i]!) * 3600)
    })
    compareParts(compare, birth, chart, meanNode)
    const era = birth.utc < '2050' ? 'before 2050' : 'from 2050'
    note(`ascendant ${era}, ″`, arc(chart.lagna.siderealDegrees, birth.asc) * 3600)
    note(`midheaven ${era}, ″`, arc(chart.mcDegrees, birth.mc) * 3600)
    note(
      'first dasha, days',
      jdOfMs(Date.parse(chart.vimshottari.periods[0]!.startUtc)) - birth.vim.start[0]!,
    )
    if (Math.abs(birth.lat) >= 60) continue
    for (const [at, rule] of [
      [0, 'hindu'],
      [2, 'standard'],
    ] as const) {
      const { sunriseUtc, sunsetUtc } = riseSet({ ...place, rule })
      note(`${rule} sunrise, s`, (jdOfMs(Date.parse(sunriseUtc!)) - birth.sun[at]!) * 86400)
      note(`${rule} sunset, s`, (jdOfMs(Date.parse(sunsetUtc!)) - birth.sun[at + 1]!) * 86400)
    }
  }
  const roundToThousandth = (value: number) => Math.round(value * 1000) / 1000
  const rows = Object.entries(errors).map(([what, all]) => {
    all.sort((a, b) => a - b)
    return {
      what,
      worst: roundToThousandth(all.at(-1)!),
      median: roundToThousandth(all[all.length >> 1]!),
    }
  })
  return { births: births.length, rows, parts, different }
}
