import { describe, expect, test } from 'vitest'
import { findMuhurta } from '@drishti/jyotish'
import { midnightOf, offsetOn, type PlaceClock } from './place-clock.ts'
import { searchMuhurta } from './search-muhurta.ts'
import { showDay } from './show-day.ts'
import { showMonth } from './show-month.ts'

const delhi: PlaceClock = { name: 'Delhi', lat: 28.61, lng: 77.21, timezone: 'Asia/Kolkata' }
const london: PlaceClock = { name: 'London', lat: 51.51, lng: -0.13, timezone: 'Europe/London' }
const tromso: PlaceClock = { name: 'Tromsø', lat: 69.65, lng: 18.96, timezone: 'Europe/Oslo' }
const at = new Date('2026-11-21T06:30:00Z')

describe('a day as it is shown', () => {
  const day = showDay('2026-11-21', delhi, 'hindu', at, 'en')

  test('times of the next day carry their date, times of the day do not', () => {
    const clocks = day.horas!.night.map(({ until }) => until)
    expect(clocks[0]).toMatch(/^\d\d:\d\d$/)
    expect(clocks.at(-1)).toMatch(/^\d\d:\d\d, 22 Nov$/)
  })

  test('exactly one choghadiya and one hora run at this moment, and none on another day', () => {
    const running = (shown: typeof day) =>
      [shown.choghadiya!, shown.horas!].map(
        (both) => [...both.day, ...both.night].filter((it) => it.running).length,
      )
    expect(running(day)).toEqual([1, 1])
    expect(running(showDay('2026-11-25', delhi, 'hindu', at, 'en'))).toEqual([0, 0])
  })

  test('Rahu Kaal of a Saturday is the third eighth of daylight, by the sunrise that is asked for', () => {
    for (const rule of ['hindu', 'standard'] as const) {
      const shownDay = showDay('2026-11-21', delhi, rule, at, 'en')
      const rahu = shownDay.spans.find(({ id }) => id === 'rahuKaal')!
      expect(rahu.from).toBe(shownDay.choghadiya!.day[2]!.from)
      expect(rahu.until).toBe(shownDay.choghadiya!.day[2]!.until)
    }
    const standard = showDay('2026-11-21', delhi, 'standard', at, 'en')
    expect(standard.extent).not.toBe(day.extent)
    expect(standard.rule).not.toBe(day.rule)
  })

  test('the drawing lies within the day, good lanes first, every part with its times', () => {
    const { lanes, hours, sunset, now } = day.timeline!
    const firstBad = lanes.findIndex(({ quality }) => quality === 'bad')
    expect(firstBad).toBeGreaterThan(0)
    expect(lanes.slice(firstBad).every(({ quality }) => quality === 'bad')).toBe(true)
    for (const { from, to, label } of lanes.flatMap(({ parts }) => parts)) {
      expect(from).toBeGreaterThanOrEqual(0)
      expect(to).toBeLessThanOrEqual(1)
      expect(from).toBeLessThan(to)
      expect(label).toMatch(/\d\d:\d\d/)
    }
    expect(hours.map(({ label }) => label)).toEqual([
      '09',
      '12',
      '15',
      '18',
      '21',
      '00',
      '03',
      '06',
    ])
    expect(sunset.at).toBeGreaterThan(0.4)
    expect(sunset.at).toBeLessThan(0.5)
    expect(now!.at).toBeLessThan(sunset.at)
  })
})

test('where the Sun does not rise the limbs stay, the spans of the Sun are gone and the reason is told', () => {
  const day = showDay('2026-12-21', tromso, 'hindu', at, 'hi')
  expect([day.timeline, day.choghadiya, day.horas]).toEqual([null, null, null])
  expect(day.remarks[0]).toContain('सूर्य का उदय')
  expect(day.limbs.every(({ spans }) => spans.length > 0)).toBe(true)
  expect(day.spans.map(({ id }) => id)).not.toContain('rahuKaal')
})

test('each time is told by the clock of its own instant: summer time ends within the day', () => {
  // 25 October 2026, 02:00 summer time: the sunrise before it is told an hour later than after it.
  const before = showDay('2026-10-24', london, 'standard', at, 'en')
  const after = showDay('2026-10-25', london, 'standard', at, 'en')
  expect(before.extent).toMatch(/sunrise at 07:3\d/)
  expect(after.extent).toMatch(/sunrise at 06:4\d/)
  expect(before.extent).toMatch(/next at 06:4\d, 25 Oct$/)
  expect([offsetOn('2026-10-24', london), offsetOn('2026-10-26', london)]).toEqual([3600, 0])
  expect(new Date(midnightOf('2026-10-25', london)).toISOString()).toBe('2026-10-24T23:00:00.000Z')
})

test('a month begins under its weekday, holds its days and tells its new and full moons', () => {
  const month = showMonth('2024-02', delhi, at, 'en')
  expect(month.days).toHaveLength(29)
  // The new moon of 9 February 2024 came and went between two sunrises.
  // 1 February 2024 was a Thursday.
  expect(month.blanks).toBe(4)
  const daysWithMark = (mark: string) =>
    month.days.filter(({ marks }) => marks.includes(mark)).map(({ day }) => day)
  expect(daysWithMark('Full moon')).toEqual([24])
  expect(daysWithMark('New moon')).toEqual([9])
  expect([month.previous, month.next]).toEqual(['2024-01', '2024-03'])
})

test('a month names its festivals and Ekadashis on their days, and not what every month has', () => {
  const { days } = showMonth('2026-11', delhi, at, 'en')
  const named = days.flatMap(({ day, festivals }) => festivals.map(({ slug }) => `${day} ${slug}`))
  expect(named).toContain('8 diwali-2026')
  expect(named).toContain('5 rama-ekadashi-2026')
  // Householders and Vaishnavas have each their date.
  expect(named.filter((one) => one.endsWith('dev-uthani-ekadashi-2026'))).toEqual([
    '20 dev-uthani-ekadashi-2026',
    '21 dev-uthani-ekadashi-2026',
  ])
  expect(named.join()).not.toMatch(/pradosh|purnima-november|chaturthi-/)
})

test('a search in slices finds what one search of the whole range finds', async () => {
  const range = { purpose: 'naming', from: '2026-11-21', to: '2026-12-20' } as const
  const slicedSpans = await searchMuhurta(range, delhi)
  const { spans } = findMuhurta({
    purpose: 'naming',
    latitude: delhi.lat,
    longitude: delhi.lng,
    offsetSeconds: 19800,
    fromUtc: '2026-11-20T18:30:00Z',
    toUtc: '2026-12-20T18:30:00Z',
    limit: 1000,
  })
  expect(slicedSpans.map(({ startUtc, endUtc }) => [startUtc, endUtc])).toEqual(
    spans.map(({ startUtc, endUtc }) => [startUtc, endUtc]),
  )
})
