import { describe, expect, test } from 'vitest'
import { kundli } from '../chart/kundli.ts'
import { testChart } from '../testing/test-chart.ts'
import { births } from '../testing/reference.ts'
import type { Graha } from '../sky/types.ts'
import { birthTimeOf } from './birth-time.ts'
import { cheshtaBala, cheshtaFrom } from './cheshta.ts'
import { aspectVirupas, digBala, drikBala } from './dig-and-drik.ts'
import { compoundRelation } from './friendship.ts'
import { perGraha, shadbalaGrahas, type ShadbalaGraha } from './grahas.ts'
import {
  ayanaBala,
  nathonnathaBala,
  pakshaBala,
  timeLordBala,
  timeLords,
  tribhagaBala,
  yuddhaBala,
} from './kala.ts'
import { shadbala } from './shadbala.ts'
import { drekkanaBala, kendradiBala, ojayugmaBala, saptavargajaBala, ucchaBala } from './sthana.ts'

const [ari, tau, gem, can, leo, vir, lib, , , cap, , pis] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
] as const
const at = (rashi: number, degrees: number) => rashi * 30 + degrees
const rashisOf = (spots: Parameters<typeof testChart>[0]) => {
  const { grahas } = testChart(spots)
  return Object.fromEntries(
    Object.entries(grahas).map(([graha, { rashi }]) => [graha, rashi]),
  ) as Record<Graha, number>
}

describe('strength of place', () => {
  test.each<[ShadbalaGraha, number, number]>([
    ['sun', at(ari, 10), 60],
    ['sun', at(lib, 10), 0],
    ['sun', at(can, 10), 30],
    ['moon', at(tau, 3), 60],
    ['moon', at(tau, 18), 55],
    ['mars', at(cap, 28), 60],
    ['mercury', at(vir, 15), 60],
    ['jupiter', at(can, 5), 60],
    ['venus', at(pis, 27), 60],
    ['venus', at(ari, 27), 50],
    ['saturn', at(lib, 20), 60],
    ['saturn', at(ari, 20), 0],
  ])('uccha of %s at %s° is %s: a third of the way from its fall', (graha, degrees, virupas) => {
    expect(ucchaBala(graha, degrees)).toBeCloseTo(virupas, 9)
  })

  test('fivefold friendship joins the natural with the place', () => {
    const rashi = rashisOf({
      lagna: ari,
      sun: ari,
      moon: tau,
      venus: gem,
      saturn: ari,
      mercury: leo,
      otherGrahas: ari,
    })
    // The Moon is the Sun's friend and stands second from it; Venus his enemy, third; Saturn his enemy, with him.
    expect(compoundRelation(rashi, 'sun', 'moon')).toBe('great-friend')
    expect(compoundRelation(rashi, 'sun', 'venus')).toBe('neutral')
    expect(compoundRelation(rashi, 'sun', 'saturn')).toBe('great-enemy')
    expect(compoundRelation(rashi, 'sun', 'mercury')).toBe('enemy')
    expect(compoundRelation(rashi, 'sun', 'mars')).toBe('neutral')
  })

  test('saptavargaja of a Sun at 5° of Leo, with everybody else in Virgo, added up by hand', () => {
    const rashi = rashisOf({ lagna: ari, sun: leo, otherGrahas: vir })
    // All others stand second from the Sun: friends for the time. Moon, Mars, Jupiter are great friends,
    // Mercury a friend, Venus and Saturn neutral. Leo 5°: D1 Leo moolatrikona 45; D2 Leo 30; D3 Leo 30;
    // D7 the second from Leo, Virgo 15; D9 the second from Aries, Taurus 10; D12 the third from Leo,
    // Libra 10; D30 beyond 5°, Aquarius 10.
    expect(saptavargajaBala('sun', at(leo, 5), rashi)).toBe(45 + 30 + 30 + 15 + 10 + 10 + 10)
  })

  test.each<[ShadbalaGraha, number, number]>([
    // Aries 1°: navamsa Aries. Taurus 1°: navamsa Capricorn. Aries 5°: navamsa Taurus.
    ['sun', at(ari, 1), 30],
    ['moon', at(ari, 1), 0],
    ['venus', at(tau, 1), 30],
    ['saturn', at(tau, 1), 0],
    ['mars', at(ari, 5), 15],
    ['moon', at(ari, 5), 15],
  ])('ojayugma of %s at %s° is %s', (graha, degrees, virupas) => {
    expect(ojayugmaBala(graha, degrees)).toBe(virupas)
  })

  test('kendradi is 60, 30 or 15 by house', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(kendradiBala)).toEqual([
      60, 30, 15, 60, 30, 15, 60, 30, 15, 60, 30, 15,
    ])
  })

  test('drekkana favours men in the first third, neuters in the second, women in the last', () => {
    const thirds = (graha: ShadbalaGraha) => [5, 15, 25].map((d) => drekkanaBala(graha, at(gem, d)))
    for (const graha of ['sun', 'mars', 'jupiter'] as const)
      expect(thirds(graha)).toEqual([15, 0, 0])
    for (const graha of ['mercury', 'saturn'] as const) expect(thirds(graha)).toEqual([0, 15, 0])
    for (const graha of ['moon', 'venus'] as const) expect(thirds(graha)).toEqual([0, 0, 15])
  })
})

describe('strength of direction and of aspects', () => {
  const [lagna, mc] = [at(ari, 10), at(cap, 4)]
  test.each<[ShadbalaGraha, number, number]>([
    ['sun', mc, 60],
    ['mars', mc + 180, 0],
    ['moon', mc + 180, 60],
    ['venus', mc, 0],
    ['mercury', lagna, 60],
    ['jupiter', lagna + 180, 0],
    ['jupiter', lagna + 90, 30],
    ['saturn', lagna + 180, 60],
    ['saturn', lagna + 30, 10],
  ])('dig of %s at %s° is %s', (graha, degrees, virupas) => {
    expect(digBala(graha, degrees % 360, lagna, mc)).toBeCloseTo(virupas, 9)
  })

  test.each<[ShadbalaGraha, number, number]>([
    // The common aspect: nothing before 30°, quarter at 60, three quarters at 90, half at 120, none at 150, full at 180.
    ['venus', 20, 0],
    ['venus', 60, 15],
    ['venus', 90, 45],
    ['venus', 120, 30],
    ['venus', 150, 0],
    ['venus', 180, 60],
    ['venus', 240, 30],
    ['venus', 310, 0],
    // The special ones are full at the beginning of their places.
    ['saturn', 60, 60],
    ['saturn', 270, 60],
    ['mars', 90, 60],
    ['mars', 210, 60],
    ['jupiter', 120, 60],
    ['jupiter', 240, 60],
  ])('%s looks %s° ahead with %s virupas', (graha, ahead, virupas) => {
    expect(aspectVirupas(graha, 300, (300 + ahead) % 360)).toBeCloseTo(virupas, 9)
  })

  test('drik bala of a Moon opposed by Venus and squared by Saturn from behind is added up by hand', () => {
    const degrees = {
      sun: 95,
      moon: 100,
      mars: 96,
      mercury: 98,
      jupiter: 97,
      venus: 280,
      saturn: 10,
    }
    const benefic = perGraha((graha) => ['venus', 'jupiter', 'moon'].includes(graha))
    // Venus 180° behind gives 60; Saturn 90° behind gives 45; those within 5° nothing.
    expect(drikBala('moon', degrees, benefic)).toBeCloseTo((60 - 45) / 4, 9)
  })
})

describe('strength of time', () => {
  test('nathonnatha is whole at noon for the grahas of the day and at midnight for those of the night', () => {
    expect(shadbalaGrahas.map((graha) => nathonnathaBala(graha, 0))).toEqual([
      60, 0, 0, 60, 60, 60, 0,
    ])
    expect(shadbalaGrahas.map((graha) => nathonnathaBala(graha, 180))).toEqual([
      0, 60, 60, 60, 0, 0, 60,
    ])
    expect(nathonnathaBala('sun', 270)).toBe(30)
  })

  test('paksha is whole for benefics at full moon and for malefics at new moon', () => {
    expect([pakshaBala('jupiter', 10, 190), pakshaBala('saturn', 10, 190)]).toEqual([60, 0])
    expect([pakshaBala('venus', 10, 10), pakshaBala('mars', 10, 10)]).toEqual([0, 60])
    expect(pakshaBala('moon', 350, 80)).toBe(30)
  })

  test('each third of day and night has its lord, and Jupiter all of them', () => {
    const lords = [0, 1, 2, 3, 4, 5].map((third) =>
      shadbalaGrahas.filter((graha) => tribhagaBala(graha, third) === 60 && graha !== 'jupiter'),
    )
    expect(lords.flat()).toEqual(['mercury', 'sun', 'saturn', 'moon', 'venus', 'mars'])
    expect([0, 1, 2, 3, 4, 5].map((third) => tribhagaBala('jupiter', third))).toEqual(
      Array.from({ length: 6 }, () => 60),
    )
  })

  test('the first year, month, day and hour of creation are the Sun’s, and each goes on by its own step', () => {
    expect(timeLords(0, 0, 0)).toEqual({ year: 'sun', month: 'sun', day: 'sun', hour: 'sun' })
    // 360 days are three weekdays over, thirty are two: Wednesday and Tuesday.
    expect(timeLords(360, 3, 0)).toMatchObject({
      year: 'mercury',
      month: 'mercury',
      day: 'mercury',
    })
    expect(timeLords(30, 2, 0)).toMatchObject({ year: 'sun', month: 'mars' })
    // The hours of Sunday: Sun, Venus, Mercury, Moon, Saturn, Jupiter, Mars, Sun.
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((hour) => timeLords(0, 0, hour).hour)).toEqual([
      'sun',
      'venus',
      'mercury',
      'moon',
      'saturn',
      'jupiter',
      'mars',
      'sun',
    ])
    expect(timeLords(0, 0, 24).hour).toBe('moon')
  })

  test('lords of year, month, day and hour have 15, 30, 45 and 60', () => {
    expect(timeLordBala('sun', timeLords(0, 0, 0))).toEqual({
      year: 15,
      month: 30,
      day: 45,
      hour: 60,
    })
    expect(timeLordBala('moon', timeLords(0, 0, 0))).toEqual({ year: 0, month: 0, day: 0, hour: 0 })
  })

  test('ayana is 30 on the equator and leans to each graha’s own side', () => {
    expect(shadbalaGrahas.map((graha) => ayanaBala(graha, 0))).toEqual([30, 30, 30, 30, 30, 30, 30])
    expect(shadbalaGrahas.map((graha) => ayanaBala(graha, 24))).toEqual([60, 0, 60, 60, 60, 60, 0])
    expect(shadbalaGrahas.map((graha) => ayanaBala(graha, -24))).toEqual([0, 60, 0, 60, 0, 0, 60])
  })

  test('of two within a degree the northern one takes from the other what they differ by', () => {
    const zero = perGraha(() => 0)
    const change = yuddhaBala(
      { ...perGraha((graha) => shadbalaGrahas.indexOf(graha) * 40), mars: 359.8, venus: 0.3 },
      { ...zero, mars: 1, venus: -1 },
      { ...zero, mars: 200, venus: 250 },
    )
    expect(change).toEqual({ ...zero, mars: 50, venus: -50 })
  })

  test('a degree and more apart there is no war, and Sun and Moon never fight', () => {
    const zero = perGraha(() => 0)
    const degrees = {
      ...perGraha((graha) => shadbalaGrahas.indexOf(graha) * 40),
      moon: 0.2,
      mars: 81,
    }
    expect(yuddhaBala(degrees, zero, { ...zero, moon: 9 })).toEqual(zero)
  })
})

describe('strength of motion', () => {
  test('it is a third of the way from the seeghrocha to the middle of mean and true place', () => {
    expect(cheshtaFrom(100, 110, 285)).toBeCloseTo(60, 9)
    expect(cheshtaFrom(350, 10, 30)).toBeCloseTo(10, 9)
    expect(cheshtaFrom(40, 40, 40)).toBe(0)
  })

  test('real outer planets have more of it retrograde, against the Sun, than hidden near it', () => {
    const samples = births.slice(0, 80).flatMap(({ utc, lat, lon }) => {
      const chart = kundli({ utc, latitude: lat, longitude: lon })
      const { centuries } = birthTimeOf(chart)
      return (['mars', 'jupiter', 'saturn'] as const).map((planet) => {
        const { siderealDegrees, retrograde, combust } = chart.grahas[planet]
        const virupas = cheshtaBala(planet, siderealDegrees + chart.ayanamsaDegrees, centuries)
        return { retrograde, combust, virupas }
      })
    })
    const of = (kind: 'retrograde' | 'combust') => samples.filter((one) => one[kind])
    expect(Math.min(...of('retrograde').map(({ virupas }) => virupas))).toBeGreaterThan(30)
    expect(Math.max(...of('combust').map(({ virupas }) => virupas))).toBeLessThan(20)
  })
})

describe('the time of a birth', () => {
  // 16 October 1990, a Tuesday, in Varanasi: the disc’s centre rises near 6:00 and sets near 17:27 by the clock.
  const chartAt = (clock: string) =>
    kundli({ utc: `1990-10-16T${clock}:00+05:30`, latitude: 25.32, longitude: 82.97 })

  test('it falls into its third of day or night, and its hour since sunrise', () => {
    const times = ['06:30', '11:30', '16:30', '18:30', '23:30', '04:30'].map((clock) =>
      birthTimeOf(chartAt(clock)),
    )
    expect(times.map(({ third }) => third)).toEqual([0, 1, 2, 3, 4, 5])
    expect(times.map(({ hour }) => hour)).toEqual([0, 5, 10, 12, 17, 22])
  })

  test('the Sun stands in the south a little before noon by the clock, so far west in October', () => {
    const { degreesFromNoon } = birthTimeOf(chartAt('11:43'))
    expect(Math.min(degreesFromNoon, 360 - degreesFromNoon)).toBeLessThan(1)
  })

  test('days since creation have the weekday of the birth, and 16 October 1990 is the day that Kali makes it', () => {
    for (const { utc, lat, lon } of births.slice(0, 100)) {
      const chart = kundli({ utc, latitude: lat, longitude: lon })
      expect(birthTimeOf(chart).ahargana % 7).toBe(chart.panchang.vara)
    }
    // Julian day number 2448181 less 588466 of Kali, and the Surya Siddhanta's sum up to Kali.
    expect(birthTimeOf(chartAt('12:00')).ahargana).toBe(714_402_296_627 + 2_448_181 - 588_466)
    expect(birthTimeOf(chartAt('04:30')).ahargana).toBe(714_402_296_627 + 2_448_180 - 588_466)
  })
})

describe('shadbala', () => {
  const charts = births
    .slice(0, 60)
    .filter(({ lat }) => Math.abs(lat) < 60)
    .map(({ utc, lat, lon }) => kundli({ utc, latitude: lat, longitude: lon }))

  test('is the sum of its parts, and its ranks are one to seven by what is asked', () => {
    for (const chart of charts) {
      const strengths = shadbala(chart)
      for (const graha of shadbalaGrahas) {
        const { sthana, dig, kala, cheshta, naisargika, drik, ...totals } = strengths[graha]
        const sum = (parts: Record<string, number>) =>
          Object.entries(parts).reduce((n, [key, part]) => (key === 'total' ? n : n + part), 0)
        expect(sthana.total).toBeCloseTo(sum(sthana), 9)
        expect(kala.total).toBeCloseTo(sum(kala), 9)
        const total = sthana.total + dig + kala.total + cheshta + naisargika + drik
        expect(totals.totalVirupas).toBeCloseTo(total, 9)
        expect(totals.totalRupas * 60).toBeCloseTo(total, 9)
      }
      const ranks = shadbalaGrahas.map((graha) => strengths[graha].rank)
      expect(ranks.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7])
      const first = shadbalaGrahas.find((graha) => strengths[graha].rank === 1)!
      for (const graha of shadbalaGrahas) {
        expect(strengths[graha].ratio).toBeLessThanOrEqual(strengths[first].ratio)
      }
    }
  })

  test('natural strength falls by sevenths of a rupa from the Sun to Saturn', () => {
    const strengths = shadbala(charts[0]!)
    const order = ['saturn', 'mars', 'mercury', 'jupiter', 'venus', 'moon', 'sun'] as const
    order.forEach((graha, i) => {
      expect(strengths[graha].naisargika).toBeCloseTo(((i + 1) * 60) / 7, 9)
    })
  })

  test('what is asked, in rupas, is what the text asks', () => {
    const all = shadbala(charts[0]!)
    expect(shadbalaGrahas.map((graha) => all[graha].requiredRupas)).toEqual([
      6.5, 6, 5, 7, 6.5, 5.5, 5,
    ])
  })

  test('one graha each is lord of the year, the month, the day and the hour', () => {
    for (const chart of charts) {
      const all = shadbala(chart)
      const sums = (['year', 'month', 'day', 'hour'] as const).map((part) =>
        shadbalaGrahas.reduce((sum, graha) => sum + all[graha].kala[part], 0),
      )
      expect(sums).toEqual([15, 30, 45, 60])
    }
  })

  test('the Moon’s paksha and the Sun’s ayana count twice, and stand once for their motion', () => {
    for (const chart of charts) {
      const { sun, moon } = shadbala(chart)
      expect(moon.kala.paksha).toBeCloseTo(2 * moon.cheshta, 9)
      expect(sun.kala.ayana).toBeCloseTo(2 * sun.cheshta, 9)
    }
  })

  test('ishta and kashta are the mean proportionals of exaltation and motion, and of what both lack', () => {
    const { jupiter } = shadbala(charts[3]!)
    const { uccha } = jupiter.sthana
    expect(jupiter.ishta ** 2).toBeCloseTo(uccha * jupiter.cheshta, 6)
    expect(jupiter.kashta ** 2).toBeCloseTo((60 - uccha) * (60 - jupiter.cheshta), 6)
  })
})
