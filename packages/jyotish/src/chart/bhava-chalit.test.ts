import { describe, expect, test } from 'vitest'
import { bhavaChalit } from './bhava-chalit.ts'
import { kundli } from './kundli.ts'
import { testChart } from '../testing/test-chart.ts'
import { births } from '../testing/reference.ts'
import { grahaNames } from '../sky/types.ts'
import { arc, normalizeDegrees } from '../sky/zodiac.ts'

describe('bhava chalit', () => {
  // Lagna 100°, midheaven 4°, so the nadir is at 184°: a quarter of 84° and one of 96°, each in three.
  const chart = {
    ...testChart({
      lagna: [3, 10],
      otherGrahas: 0,
      sun: [3, 25],
      moon: [2, 23],
      mars: [11, 21],
      venus: [11, 19],
    }),
    mcDegrees: 4,
  }

  test('middles and edges worked by hand', () => {
    const { bhavas } = bhavaChalit(chart)
    const roundedDegrees = (pick: (bhava: (typeof bhavas)[number]) => number) =>
      bhavas.map((bhava) => Math.round(pick(bhava) * 1e9) / 1e9)
    expect(roundedDegrees(({ middleDegrees }) => middleDegrees)).toEqual([
      100, 128, 156, 184, 216, 248, 280, 308, 336, 4, 36, 68,
    ])
    expect(roundedDegrees(({ startDegrees }) => startDegrees)).toEqual([
      84, 114, 142, 170, 200, 232, 264, 294, 322, 350, 20, 52,
    ])
  })

  test('a graha past the half way belongs to the next house, whatever its sign', () => {
    const { houses } = bhavaChalit(chart)
    expect([houses.sun, chart.grahas.sun.house]).toEqual([2, 1])
    expect([houses.moon, chart.grahas.moon.house]).toEqual([12, 12])
    expect([houses.mars, chart.grahas.mars.house]).toEqual([10, 9])
    expect([houses.venus, chart.grahas.venus.house]).toEqual([9, 9])
  })

  test('on the reference births, polar ones too: lagna and midheaven in the middle, twelve houses in a ring, each graha in its own', () => {
    for (const { utc, lat, lon, asc, mc } of births) {
      const birth = kundli({ utc, latitude: lat, longitude: lon })
      const { bhavas, houses } = bhavaChalit(birth)
      // From 2050 the reference's sidereal time steps by 1.9″; nearer the poles that grows.
      expect(Math.abs(arc(bhavas[0]!.middleDegrees, asc))).toBeLessThan(0.01)
      expect(Math.abs(arc(bhavas[9]!.middleDegrees, mc))).toBeLessThan(0.01)
      const widths = bhavas.map(({ startDegrees, endDegrees }) =>
        normalizeDegrees(endDegrees - startDegrees),
      )
      expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(360, 6)
      for (const [i, { endDegrees }] of bhavas.entries()) {
        expect(endDegrees).toBe(bhavas[(i + 1) % 12]!.startDegrees)
        expect(normalizeDegrees(bhavas[i]!.middleDegrees + 180)).toBeCloseTo(
          bhavas[(i + 6) % 12]!.middleDegrees,
          6,
        )
      }
      for (const graha of grahaNames) {
        const { startDegrees, endDegrees } = bhavas[houses[graha] - 1]!
        const into = normalizeDegrees(birth.grahas[graha].siderealDegrees - startDegrees)
        expect(into).toBeLessThan(normalizeDegrees(endDegrees - startDegrees))
      }
    }
  })
})
