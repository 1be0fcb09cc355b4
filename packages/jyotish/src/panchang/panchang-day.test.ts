import { describe, expect, it } from 'vitest'
import { births } from '../testing/reference.ts'
import { panchangOfDay } from './panchang-day.ts'
import type { LimbSpan, PanchangOfDay, TimeSpan } from './types.ts'

const delhi = { latitude: 28.6139, longitude: 77.209, offsetSeconds: 19800 }
const ujjain = { latitude: 23.1765, longitude: 75.7885, offsetSeconds: 19800 }
const holding = <T extends TimeSpan>(spans: T[], utc: string): T | undefined =>
  spans.find(
    ({ startUtc, endUtc }) =>
      Date.parse(startUtc) <= Date.parse(utc) && Date.parse(utc) < Date.parse(endUtc),
  )
const minutes = ({ startUtc, endUtc }: TimeSpan): number =>
  (Date.parse(endUtc) - Date.parse(startUtc)) / 60000

/** The panchang of the local-mean-time day that holds a birth, and of the one before. */
function daysOf({ utc, lat, lon }: (typeof births)[number]): PanchangOfDay[] {
  const offsetSeconds = Math.round(lon * 240)
  const localMs = Date.parse(utc) + offsetSeconds * 1000
  return [0, -1].map((days) =>
    panchangOfDay({
      date: new Date(localMs + days * 86400000).toISOString().slice(0, 10),
      latitude: lat,
      longitude: lon,
      offsetSeconds: Math.max(-50400, Math.min(50400, offsetSeconds)),
    }),
  )
}

describe('the limbs of a day against the reference births', () => {
  const inReach = births.filter(({ utc }) => utc > '1900-01-03')

  it('every birth lies in its reference tithi, karana, yoga, nakshatra, pada and weekday', () => {
    for (const birth of inReach) {
      const days = daysOf(birth)
      const day = days.find((one) => holding([one.day], birth.utc))
      expect([birth.id, day === undefined]).toEqual([birth.id, false])
      const { tithis, karanas, yogas, nakshatras, moon, sun } = day!
      const at = (spans: LimbSpan[]) => holding(spans, birth.utc)?.number
      const star = holding(nakshatras, birth.utc)
      expect([birth.id, at(tithis), at(karanas), at(yogas), star?.number]).toEqual([
        birth.id,
        birth.tithi,
        birth.karana,
        birth.yoga,
        birth.nak[1],
      ])
      expect([at(moon.rashis), at(sun.rashis)]).toEqual([birth.sign[1], birth.sign[0]])
      expect(holding(star!.padas, birth.utc)?.pada).toBe(birth.pada[1])
      if (birth.vara !== null) expect([birth.id, day!.vara]).toEqual([birth.id, birth.vara])
    }
  })

  it('sunrise and sunset agree with the reference within 2 s (Hindu) and 10 s (standard) below 60°', () => {
    for (const birth of inReach.filter(({ lat }) => Math.abs(lat) < 60)) {
      const [day] = daysOf(birth)
      const ms = (jd: number | null): number => (jd! - 2440587.5) * 86400000
      const { hindu, standard } = day!.sun
      expect(Math.abs(Date.parse(hindu!.riseUtc) - ms(birth.sun[0]!))).toBeLessThan(2000)
      expect(Math.abs(Date.parse(hindu!.setUtc) - ms(birth.sun[1]!))).toBeLessThan(2000)
      expect(Math.abs(Date.parse(standard!.riseUtc) - ms(birth.sun[2]!))).toBeLessThan(10000)
      expect(Math.abs(Date.parse(standard!.setUtc) - ms(birth.sun[3]!))).toBeLessThan(10000)
    }
  })
})

describe('the shape of a day', () => {
  const year = Array.from({ length: 365 }, (_, i) =>
    panchangOfDay({
      ...ujjain,
      date: new Date(Date.UTC(2025, 0, 1 + i)).toISOString().slice(0, 10),
    }),
  )

  it('each day begins when the one before ends', () => {
    for (const [i, day] of year.slice(1).entries()) {
      expect(day.day.startUtc).toBe(year[i]!.day.endUtc)
    }
  })

  it('limbs follow one another without gap and cover the day', () => {
    for (const { day, tithis, nakshatras, yogas, karanas } of year) {
      for (const spans of [tithis, nakshatras, yogas, karanas]) {
        expect(spans[0]!.startUtc <= day.startUtc).toBe(true)
        expect(spans.at(-1)!.endUtc >= day.endUtc).toBe(true)
        for (const [i, span] of spans.slice(1).entries()) {
          expect(span.startUtc).toBe(spans[i]!.endUtc)
        }
      }
    }
  })

  it('two karanas fill each tithi, four padas each nakshatra', () => {
    for (const { tithis, karanas, nakshatras } of year) {
      for (const { number, startUtc, endUtc } of tithis) {
        const halves = karanas.filter((karana) => Math.ceil(karana.number / 2) === number)
        for (const half of halves) expect(half.startUtc >= startUtc).toBe(true)
        for (const half of halves) expect(half.endUtc <= endUtc).toBe(true)
      }
      for (const star of nakshatras) {
        expect(star.padas.map(({ pada }) => pada)).toEqual([1, 2, 3, 4])
        expect([star.padas[0]!.startUtc, star.padas[3]!.endUtc]).toEqual([
          star.startUtc,
          star.endUtc,
        ])
      }
    }
  })

  it('tithis last 19 to 27 hours, nakshatras 20 to 28, as almanacs have it', () => {
    for (const { tithis, nakshatras } of year) {
      for (const span of tithis) expect(minutes(span) / 60).toBeGreaterThan(19)
      for (const span of tithis) expect(minutes(span) / 60).toBeLessThan(27)
      for (const span of nakshatras) expect(minutes(span) / 60).toBeGreaterThan(20)
      for (const span of nakshatras) expect(minutes(span) / 60).toBeLessThan(28)
    }
  })

  it('bhadra is the karana Vishti, eight times a lunar month', () => {
    const starts = new Set(year.flatMap(({ bhadra }) => bhadra.map(({ startUtc }) => startUtc)))
    expect(starts.size / (365.25 / 29.5306)).toBeGreaterThan(7.8)
    expect(starts.size / (365.25 / 29.5306)).toBeLessThan(8.2)
  })

  it('every name is there in both languages', () => {
    for (const day of year.slice(0, 30)) {
      const text = JSON.stringify(day)
      expect(text.match(/"hi":"[^"]*[A-Za-z][^"]*"/)).toBeNull()
      expect(text.match(/"(en|hi)":""/)).toBeNull()
      expect(text).not.toContain('undefined')
    }
  })
})

describe('months, years and seasons as the almanacs printed them', () => {
  const at = (date: string) => panchangOfDay({ ...delhi, date })

  it.each([
    // Festivals whose date and rule everybody can look up.
    ['2023-11-12', 29, 'Ashwina', 'Kartika', 'Deepavali falls on the evening new moon'],
    ['2024-04-09', 1, 'Chaitra', 'Chaitra', 'Gudi Padwa'],
    ['2024-04-17', 9, 'Chaitra', 'Chaitra', 'Rama Navami'],
    ['2025-02-26', 28, 'Magha', 'Phalguna', 'Maha Shivaratri, the day before its fourteenth ends'],
    ['2024-08-26', 23, 'Shravana', 'Bhadrapada', 'Janmashtami'],
    ['2024-09-07', 4, 'Bhadrapada', 'Bhadrapada', 'Ganesh Chaturthi'],
    [
      '2023-08-30',
      14,
      'Shravana',
      'Shravana',
      'Raksha Bandhan, the full moon begins in the morning',
    ],
    ['2024-11-12', 11, 'Kartika', 'Kartika', 'Prabodhini Ekadashi'],
  ])('%s has tithi %s of %s (%s in the north)', (date, tithi, amanta, purnimanta) => {
    const day = at(date)
    expect(day.tithis[0]!.number).toBe(tithi)
    expect(day.month.amanta.name.en).toBe(amanta)
    expect(day.month.purnimanta.name.en).toBe(purnimanta)
  })

  it.each([
    ['2018-05-20', 'Adhika Jyeshtha'],
    ['2020-09-25', 'Adhika Ashwina'],
    ['2023-07-25', 'Adhika Shravana'],
    ['2026-06-01', 'Adhika Jyeshtha'],
  ])('%s lies in %s in both reckonings', (date, name) => {
    const { amanta, purnimanta } = at(date).month
    expect([amanta.name.en, purnimanta.name.en]).toEqual([name, name])
    expect(amanta.adhika).toBe(true)
  })

  it.each([
    ['1963-12-01', 'Kartika', '1964-01-05', 'Pausha'],
    ['1983-02-01', 'Pausha', '1983-03-01', 'Adhika Phalguna'],
  ])(
    'Margashirsha of 1963 and Magha of 1983 were lost: on %s it is %s, on %s %s',
    (date, name, later, next) => {
      const { amanta } = at(date).month
      expect([amanta.name.en, amanta.kshaya]).toEqual([name, true])
      expect(at(later).month.amanta.name.en).toBe(next)
    },
  )

  it('Shaka 1946 and Vikram 2081 begin on 9 April 2024', () => {
    expect(at('2024-04-08').years).toEqual({ shaka: 1945, vikram: 2080 })
    expect(at('2024-04-09').years).toEqual({ shaka: 1946, vikram: 2081 })
  })

  it('the Sun turns north at Makara sankranti in mid-January and south in mid-July', () => {
    expect(at('2025-01-13').ayana.id).toBe('dakshinayana')
    expect(at('2025-01-16').ayana.id).toBe('uttarayana')
    expect(at('2025-07-15').ayana.id).toBe('uttarayana')
    expect(at('2025-07-18').ayana.id).toBe('dakshinayana')
  })

  it('seasons change every second sankranti: spring before Mesha, rains from Karka', () => {
    expect(at('2025-04-01').ritu.id).toBe('vasanta')
    expect(at('2025-05-20').ritu.id).toBe('grishma')
    expect(at('2025-08-01').ritu.id).toBe('varsha')
    expect(at('2025-10-01').ritu.id).toBe('sharad')
    expect(at('2025-12-01').ritu.id).toBe('hemanta')
    expect(at('2026-01-20').ritu.id).toBe('shishira')
  })
})

describe('where the Sun does not rise', () => {
  const polar = { latitude: 69.65, longitude: 18.96, offsetSeconds: 3600 }

  it('the polar night has limbs from six to six, no spans, and says why', () => {
    const day = panchangOfDay({ ...polar, date: '2026-12-21' })
    expect([day.sun.hindu, day.spans, day.dayLengthSeconds]).toEqual([null, null, null])
    expect(day.day.from).toBe('six')
    expect(day.sun.reason!.en).toContain('does not rise')
    expect(day.tithis.length).toBeGreaterThan(0)
    expect(minutes(day.day)).toBe(1440)
  })

  it('at the pole itself nothing fails, and in spring the Sun of Tromsø is back', () => {
    expect(() => panchangOfDay({ ...polar, latitude: 90, date: '2026-06-21' })).not.toThrow()
    expect(panchangOfDay({ ...polar, date: '2026-03-21' }).spans).not.toBeNull()
  })
})

describe('what is refused', () => {
  it.each([
    { ...delhi, date: '2025-02-30' },
    { ...delhi, date: '21-11-2025' },
    { ...delhi, date: '1899-12-31' },
    { ...delhi, date: '2101-01-01' },
    { ...delhi, date: '2025-01-01', latitude: 91 },
    { ...delhi, date: '2025-01-01', longitude: 181 },
    { ...delhi, date: '2025-01-01', offsetSeconds: 60000 },
    { ...delhi, date: '2025-01-01', offsetSeconds: Number.NaN },
  ])('%o', (at) => {
    expect(() => panchangOfDay(at)).toThrow(RangeError)
  })

  it('the first and the last day of the range are given', () => {
    for (const date of ['1900-01-01', '2100-12-31']) {
      for (const offsetSeconds of [-43200, 50400]) {
        const longitude = offsetSeconds > 0 ? 180 : -180
        expect(
          panchangOfDay({ ...delhi, date, longitude, offsetSeconds }).tithis.length,
        ).toBeGreaterThan(0)
      }
    }
  })
})
