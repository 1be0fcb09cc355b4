import { describe, expect, test } from 'vitest'
import { ashtakavarga, ashtakavargaGrahas, bindusFrom } from './ashtakavarga.ts'
import { kundli } from './kundli.ts'
import { testChart } from '../testing/test-chart.ts'
import { births } from '../testing/reference.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
const charts = births
  .slice(0, 60)
  .map(({ utc, lat, lon }) => kundli({ utc, latitude: lat, longitude: lon }))

describe('ashtakavarga', () => {
  test('each graha has its fixed number of bindus, and all together are 337', () => {
    const totals = { sun: 48, moon: 49, mars: 39, mercury: 54, jupiter: 56, venus: 52, saturn: 39 }
    for (const chart of charts) {
      const { bhinna, sarva, sarvaByHouse } = ashtakavarga(chart)
      for (const graha of ashtakavargaGrahas) expect(sum(bhinna[graha])).toBe(totals[graha])
      expect(sum(sarva)).toBe(337)
      expect(sum(sarvaByHouse)).toBe(337)
    }
  })

  test('the sarva of a sign is the sum of the seven, and the first house is the lagna’s sign', () => {
    for (const chart of charts) {
      const { bhinna, sarva, sarvaByHouse } = ashtakavarga(chart)
      sarva.forEach((bindus, rashi) => {
        expect(bindus).toBe(sum(ashtakavargaGrahas.map((graha) => bhinna[graha][rashi]!)))
      })
      expect(sarvaByHouse[0]).toBe(sarva[chart.lagna.rashi])
    }
  })

  test('with everyone in Aries a sign holds as many bindus as givers name its place', () => {
    const { bhinna } = ashtakavarga(testChart({ lagna: 0, otherGrahas: 0 }))
    // Counted by hand, place by place, from the Sun's table and from Saturn's.
    expect(bhinna.sun).toEqual([3, 3, 3, 4, 2, 5, 4, 3, 5, 6, 7, 3])
    expect(bhinna.saturn).toEqual([2, 1, 4, 2, 3, 7, 1, 2, 1, 4, 8, 4])
  })

  test('one giver moved by a sign moves its bindus by a sign and no others', () => {
    const still = ashtakavarga(testChart({ lagna: 0, otherGrahas: 0 })).bhinna.sun
    const moved = ashtakavarga(testChart({ lagna: 0, otherGrahas: 0, venus: 1 })).bhinna.sun
    // Venus gives the Sun the 6th, 7th and 12th from itself: Virgo, Libra, Pisces; then Libra, Scorpio, Aries.
    expect(moved.map((bindus, rashi) => bindus - still[rashi]!)).toEqual([
      1, 0, 0, 0, 0, -1, 0, 1, 0, 0, 0, -1,
    ])
  })

  test('a sign’s bindus are those of the givers named for it', () => {
    for (const chart of charts.slice(0, 10)) {
      const { bhinna } = ashtakavarga(chart)
      for (const graha of ashtakavargaGrahas) {
        for (let rashi = 0; rashi < 12; rashi++) {
          expect(bindusFrom(chart, graha, rashi)).toHaveLength(bhinna[graha][rashi]!)
        }
      }
    }
  })
})
