import { describe, expect, it } from 'vitest'
import { jdOfMs } from './sky/instant.ts'
import { kundli } from './chart/kundli.ts'
import { riseSet } from './sky/rise-set.ts'
import {
  angleToleranceArcseconds,
  births,
  bodies,
  lordNames,
  toleranceArcseconds,
} from './testing/reference.ts'
import type { ReferenceBirth } from './testing/reference.ts'
import { grahaNames } from './sky/types.ts'
import type { Kundli, VargaName } from './sky/types.ts'
import { vargaRashi } from './chart/vargas.ts'
import { runningPeriods } from './dashas/vimshottari.ts'
import { normalizeDegrees } from './sky/zodiac.ts'

const placeOfBirth = (birth: ReferenceBirth) => ({
  utc: birth.utc,
  latitude: birth.lat,
  longitude: birth.lon,
})
const charts = births.map((birth) => ({ birth, chart: kundli(placeOfBirth(birth)) }))
const jdOf = (utc: string): number => jdOfMs(Date.parse(utc))

/** Names the births for which a rule does not hold. */
function failing(holds: (birth: ReferenceBirth, chart: Kundli) => boolean): string[] {
  return charts.filter(({ birth, chart }) => !holds(birth, chart)).map(({ birth }) => birth.id)
}

/** Whether a part agrees, or would agree at one end of the error allowed. */
function agrees(
  expectedPart: number,
  partAt: (shiftDegrees: number) => number,
  allowedArcseconds: number,
): boolean {
  const shift = allowedArcseconds / 3600
  return [0, shift, -shift].some((by) => partAt(by) === expectedPart)
}

/** Within an arcsecond of an edge of a division of the circle. */
function nearEdge(degrees: number, width: number): boolean {
  const rest = normalizeDegrees(degrees) % width
  return Math.min(rest, width - rest) * 3600 <= 1
}

/** Within the tenth of a day allowed to a dasha's date. */
const nearDate = (utc: string, jd: number): boolean => Math.abs(jdOf(utc) - jd) <= 0.1

describe('against the 600 reference births', () => {
  it('tithi, karana and yoga agree, save within an arcsecond of an edge', () => {
    const [sun, moon] = [0, 1] as const
    expect(
      failing((birth, { panchang }) => {
        const apart = birth.L[moon]! - birth.L[sun]!
        const sum = birth.L[moon]! + birth.L[sun]!
        return (
          (panchang.tithi === birth.tithi || nearEdge(apart, 12)) &&
          (panchang.karana === birth.karana || nearEdge(apart, 6)) &&
          (panchang.yoga === birth.yoga || nearEdge(sum, 360 / 27))
        )
      }),
    ).toEqual([])
  })

  it('the vara agrees wherever the Sun rises', () => {
    expect(
      failing((birth, { panchang }) => birth.vara === null || panchang.vara === birth.vara),
    ).toEqual([])
  })

  it.each([
    ['hindu', 0, 2],
    ['standard', 2, 10],
  ] as const)('%s sunrise and sunset agree below 60° of latitude', (rule, at, seconds) => {
    const wrong = births.flatMap((birth) => {
      if (Math.abs(birth.lat) >= 60) return []
      const { sunriseUtc, sunsetUtc } = riseSet({ ...placeOfBirth(birth), rule })
      const errors = [sunriseUtc, sunsetUtc].map(
        (utc, i) => (jdOf(utc!) - birth.sun[at + i]!) * 86400,
      )
      return errors.every((error) => Math.abs(error) <= seconds)
        ? []
        : [`${birth.id}: ${errors.join(', ')}`]
    })
    expect(wrong).toEqual([])
  })

  it('beyond 60° the Sun rises and sets within a minute of the reference, and not at all when it does not there', () => {
    const wrong = births.flatMap((birth) => {
      if (Math.abs(birth.lat) < 60) return []
      const ourTimes = (['hindu', 'standard'] as const).flatMap((rule) => {
        const { sunriseUtc, sunsetUtc } = riseSet({ ...placeOfBirth(birth), rule })
        return [sunriseUtc, sunsetUtc]
      })
      const good = ourTimes.every((utc, i) => {
        const theirs = birth.sun[i] ?? null
        if (utc === null || theirs === null) return utc === null && theirs === null
        return Math.abs(jdOf(utc) - theirs) * 86400 < 60
      })
      return good ? [] : [birth.id]
    })
    expect(wrong).toEqual([])
  })

  it('the ninth of every body and of the lagna agrees, save within the tolerance of an edge', () => {
    expect(
      failing((birth, chart) =>
        birth.d9.every((expectedRashi, i) => {
          const body = bodies[i]
          const allowedArcseconds = body
            ? toleranceArcseconds[body]
            : angleToleranceArcseconds(birth)
          const degrees = birth.L[i] ?? birth.asc
          const point = body === undefined ? 'lagna' : body === 'trueNode' ? 'rahu' : body
          if (point === 'meanNode')
            return agrees(
              expectedRashi,
              (by) => vargaRashi('D9', normalizeDegrees(degrees + by)),
              allowedArcseconds,
            )
          const ours = chart.vargas.D9[point]
          return (
            ours === expectedRashi ||
            agrees(
              ours,
              (by) => vargaRashi('D9', normalizeDegrees(degrees + by)),
              allowedArcseconds,
            )
          )
        }),
      ),
    ).toEqual([])
  })

  it('the other divisions of Sun, Moon and lagna agree, save within the tolerance of an edge', () => {
    expect(
      failing((birth, chart) =>
        Object.entries(birth.varga).every(([division, expectedSigns]) => {
          const name = `D${division}` as VargaName
          const signs = chart.vargas[name]
          return [
            [signs.sun, birth.L[0]!, 0.5],
            [signs.moon, birth.L[1]!, 0.5],
            [signs.lagna, birth.asc, angleToleranceArcseconds(birth)],
          ].every(
            ([ours, degrees, allowed], i) =>
              ours === expectedSigns[i] ||
              agrees(ours!, (by) => vargaRashi(name, normalizeDegrees(degrees! + by)), allowed!),
          )
        }),
      ),
    ).toEqual([])
  })

  it('the mahadashas come in the same order and start within a tenth of a day', () => {
    expect(
      failing(
        (birth, { vimshottari: { periods } }) =>
          periods.every((period, i) => {
            const lord = lordNames[birth.vim.seq[i]!]
            return (
              period.lord === lord && Math.abs(jdOf(period.startUtc) - birth.vim.start[i]!) <= 0.1
            )
          }) && Math.abs(jdOf(periods[8]!.endUtc) - birth.vim.end) <= 0.1,
      ),
    ).toEqual([])
  })

  it('the three periods running at the start of 2026 agree, with their dates', () => {
    const newYear = '2026-01-01T00:00:00Z'
    expect(
      failing((birth, { vimshottari: { periods } }) => {
        const { at2026 } = birth.vim
        if (at2026 === null || birth.utc > newYear) return true
        const [maha, antar, pratyantar] = runningPeriods(periods, newYear)
        return (
          maha?.lord === lordNames[at2026.md] &&
          antar?.lord === lordNames[at2026.ad] &&
          pratyantar?.lord === lordNames[at2026.pd] &&
          nearDate(antar!.startUtc, at2026.adStart) &&
          nearDate(antar!.endUtc, at2026.adEnd) &&
          nearDate(pratyantar!.startUtc, at2026.pdStart) &&
          nearDate(pratyantar!.endUtc, at2026.pdEnd)
        )
      }),
    ).toEqual([])
  })

  it('houses are counted by whole signs from the lagna', () => {
    expect(
      failing((_, chart) =>
        grahaNames.every((graha) => {
          const { rashi, house } = chart.grahas[graha]
          return (
            chart.houseRashis[house - 1] === rashi && chart.houseRashis[0] === chart.lagna.rashi
          )
        }),
      ),
    ).toEqual([])
  })
})
