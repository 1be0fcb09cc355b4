import { describe, expect, it } from 'vitest'
import { dignityOf } from './chart/dignity.ts'
import { karanaOf, tithiOf, yogaOf } from './panchang/panchang.ts'
import { aspectedHouses, isCombustAt } from './chart/aspects.ts'
import type { Graha, VargaName } from './sky/types.ts'
import { vargaRashi } from './chart/vargas.ts'
import { runningPeriods, vimshottari, vimshottariYears } from './dashas/vimshottari.ts'
import { arc, houseOf, placeOf, normalizeDegrees } from './sky/zodiac.ts'

const [
  aries,
  taurus,
  gemini,
  cancer,
  leo,
  virgo,
  libra,
  scorpio,
  sagittarius,
  capricorn,
  aquarius,
  pisces,
] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
const at = (rashi: number, degrees: number): number => rashi * 30 + degrees

describe('parts of the zodiac', () => {
  it.each([
    [0, 0, 0, 1],
    [3.3333, 0, 0, 1],
    [3.3334, 0, 0, 2],
    [13.3333, 0, 0, 4],
    [13.3334, 0, 1, 1],
    [29.9999, 0, 2, 1],
    [30, 1, 2, 2],
    [120, 4, 9, 1],
    [359.9999, 11, 26, 4],
  ])('%s° lies in rashi %s, nakshatra %s, pada %s', (degrees, rashi, nakshatra, pada) => {
    expect(placeOf(degrees)).toEqual({ siderealDegrees: degrees, rashi, nakshatra, pada })
  })

  it('angles come back into one turn, and arcs take the shorter way', () => {
    expect([
      normalizeDegrees(-30),
      normalizeDegrees(720),
      normalizeDegrees(-1e-15),
      normalizeDegrees(359.5),
    ]).toEqual([330, 0, 0, 359.5])
    expect([arc(350, 10), arc(10, 350), arc(0, 180), arc(90, 90)]).toEqual([20, -20, -180, 0])
  })

  it('houses count from the lagna round to the twelfth', () => {
    expect([houseOf(leo, leo), houseOf(virgo, leo), houseOf(cancer, leo)]).toEqual([1, 2, 12])
  })
})

describe('the divisions of Parashara', () => {
  it.each<[VargaName, number, number, number]>([
    ['D1', aries, 29.99, aries],
    ['D2', aries, 14.99, leo],
    ['D2', aries, 15, cancer],
    ['D2', taurus, 14.99, cancer],
    ['D2', taurus, 15, leo],
    ['D3', gemini, 9.99, gemini],
    ['D3', gemini, 10, libra],
    ['D3', gemini, 20, aquarius],
    ['D4', cancer, 7.5, libra],
    ['D4', cancer, 22.5, aries],
    ['D7', aries, 29.9, libra],
    ['D7', taurus, 0, scorpio],
    ['D9', aries, 0, aries],
    ['D9', taurus, 0, capricorn],
    ['D9', gemini, 29.99, gemini],
    ['D9', cancer, 0, cancer],
    ['D9', pisces, 29.99, pisces],
    ['D10', aries, 3, taurus],
    ['D10', taurus, 0, capricorn],
    ['D12', virgo, 29.9, leo],
    ['D16', aries, 0, aries],
    ['D16', taurus, 0, leo],
    ['D16', gemini, 0, sagittarius],
    ['D20', aries, 0, aries],
    ['D20', taurus, 0, sagittarius],
    ['D20', gemini, 0, leo],
    ['D24', aries, 0, leo],
    ['D24', taurus, 0, cancer],
    ['D27', aries, 0, aries],
    ['D27', taurus, 0, cancer],
    ['D27', gemini, 0, libra],
    ['D27', cancer, 0, capricorn],
    ['D30', aries, 4.99, aries],
    ['D30', aries, 5, aquarius],
    ['D30', aries, 10, sagittarius],
    ['D30', aries, 18, gemini],
    ['D30', aries, 25, libra],
    ['D30', taurus, 4.99, taurus],
    ['D30', taurus, 5, virgo],
    ['D30', taurus, 12, pisces],
    ['D30', taurus, 20, capricorn],
    ['D30', taurus, 25, scorpio],
    ['D40', aries, 0.75, taurus],
    ['D40', taurus, 0, libra],
    ['D45', taurus, 0, leo],
    ['D45', gemini, 29.99, leo],
    ['D60', scorpio, 0.5, sagittarius],
    ['D60', scorpio, 29.99, libra],
  ])('%s of sign %s at %s° is sign %s', (varga, rashi, degrees, expected) => {
    expect(vargaRashi(varga, at(rashi, degrees))).toBe(expected)
  })
})

describe('dignity', () => {
  it.each<[Graha, number, number, string | null]>([
    ['sun', aries, 10, 'exalted'],
    ['sun', leo, 19.99, 'moolatrikona'],
    ['sun', leo, 20, 'own'],
    ['sun', libra, 1, 'debilitated'],
    ['moon', taurus, 2.99, 'exalted'],
    ['moon', taurus, 3, 'moolatrikona'],
    ['moon', scorpio, 20, 'debilitated'],
    ['moon', cancer, 15, 'own'],
    ['mars', aries, 11.9, 'moolatrikona'],
    ['mars', aries, 12, 'own'],
    ['mars', gemini, 5, 'enemy'],
    ['mercury', virgo, 14.9, 'exalted'],
    ['mercury', virgo, 15, 'moolatrikona'],
    ['mercury', virgo, 20, 'own'],
    ['mercury', pisces, 3, 'debilitated'],
    ['jupiter', sagittarius, 10, 'own'],
    ['jupiter', libra, 4, 'enemy'],
    ['venus', leo, 4, 'enemy'],
    ['venus', libra, 14, 'moolatrikona'],
    ['saturn', capricorn, 4, 'own'],
    ['saturn', aquarius, 21, 'own'],
    ['saturn', sagittarius, 4, 'neutral'],
    ['saturn', taurus, 4, 'friend'],
    ['rahu', taurus, 4, null],
    ['ketu', scorpio, 4, null],
  ])('of %s in sign %s at %s° is %s', (graha, rashi, degrees, expected) => {
    expect(dignityOf(graha, at(rashi, degrees))).toBe(expected)
  })
})

describe('sight', () => {
  it('a graha is combust within its orb of the Sun, on either side and across the end of the zodiac', () => {
    expect(isCombustAt('jupiter', 5, 355.1, false)).toBe(true)
    expect(isCombustAt('jupiter', 355, 6.1, false)).toBe(false)
    expect(isCombustAt('mercury', 13, 0, false)).toBe(true)
    expect(isCombustAt('mercury', 13, 0, true)).toBe(false)
    expect(isCombustAt('venus', 9, 0, true)).toBe(false)
  })

  it('the Sun, Rahu and Ketu are never combust', () => {
    expect(
      (['sun', 'rahu', 'ketu'] as const).some((graha) => isCombustAt(graha, 0, 0, false)),
    ).toBe(false)
  })

  it('every graha looks at the seventh from it; Mars, Jupiter and Saturn at two more', () => {
    expect(aspectedHouses('moon', 1)).toEqual([7])
    expect(aspectedHouses('mars', 1)).toEqual([4, 7, 8])
    expect(aspectedHouses('jupiter', 9)).toEqual([1, 3, 5])
    expect(aspectedHouses('saturn', 12)).toEqual([2, 6, 9])
    expect(aspectedHouses('rahu', 7)).toEqual([1])
  })
})

describe('panchang', () => {
  it('the new moon begins the first tithi and the first karana, the full moon ends the fifteenth', () => {
    expect([tithiOf(100, 100), karanaOf(100, 100)]).toEqual([1, 1])
    expect([tithiOf(279.99, 100), karanaOf(279.99, 100)]).toEqual([15, 30])
    expect([tithiOf(99.99, 100), karanaOf(99.99, 100)]).toEqual([30, 60])
  })

  it('the yoga counts the sum of both longitudes', () => {
    expect([yogaOf(0, 0), yogaOf(200, 160), yogaOf(200, 159.9)]).toEqual([1, 1, 27])
  })
})

describe('Vimshottari', () => {
  const bornAt = Date.UTC(2000, 0, 1)

  it('shares out 120 years', () => {
    expect(vimshottariYears.reduce((sum, [, years]) => sum + years, 0)).toBe(120)
  })

  it('begins at birth with all of Ketu for a Moon at the very start of Ashwini', () => {
    const [ketu, venus] = vimshottari(0, bornAt)
    expect(ketu).toMatchObject({ lord: 'ketu', startUtc: '2000-01-01T00:00:00.000Z' })
    expect(Date.parse(ketu!.endUtc) - bornAt).toBe(7 * 365.25 * 86400000)
    expect(venus!.lord).toBe('venus')
  })

  it('has half of the Moon left for a Moon in the middle of Rohini', () => {
    const [moon] = vimshottari(46 + 2 / 3, bornAt)
    expect(moon!.lord).toBe('moon')
    expect((Date.parse(moon!.endUtc) - bornAt) / 86400000).toBeCloseTo(5 * 365.25, 6)
  })

  it('finds the running periods down to the fifth level, each inside the one above', () => {
    const periods = vimshottari(211.3, bornAt)
    const chain = runningPeriods(periods, '2031-07-09T12:00:00Z', 5)
    expect(chain).toHaveLength(5)
    const now = '2031-07-09T12:00:00.000Z'
    expect(chain.every((period) => period.startUtc <= now && now < period.endUtc)).toBe(true)
    const inside = chain.slice(1).map((period, above) => {
      const outer = chain[above]!
      return period.startUtc >= outer.startUtc && period.endUtc <= outer.endUtc
    })
    expect(inside).toEqual([true, true, true, true])
  })

  it('finds none before birth’s first period or after the last', () => {
    const periods = vimshottari(0, bornAt)
    expect(runningPeriods(periods, '1999-12-31T23:59:59Z')).toEqual([])
    expect(runningPeriods(periods, '2120-01-02T00:00:00Z')).toEqual([])
  })
})
