import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FestivalCalendar } from '../../contract/festivals.ts'
import { testDatabases, openTestApp, type TestApp } from '../testing/test-app.ts'
import { readSlug, slugOf } from './calendar-slug.ts'

const noon = new Date('2026-11-08T06:30:00Z')

test.each([
  ['2026', { year: 2026, month: null, topic: null }],
  ['november-2026', { year: 2026, month: 11, topic: null }],
  ['diwali-2026', { year: 2026, month: null, topic: 'diwali' }],
  ['rama-ekadashi-2026', { year: 2026, month: null, topic: 'rama-ekadashi' }],
  ['ekadashi-november-2026', { year: 2026, month: 11, topic: 'ekadashi' }],
])('the address %s is read and written', (slug, wanted) => {
  expect(readSlug(slug)).toEqual(wanted)
  expect(slugOf(wanted)).toBe(slug)
})

describe.each(testDatabases)('the calendar of festivals on %s', (on) => {
  let drishti: TestApp
  beforeAll(async () => {
    drishti = await openTestApp({ on, at: noon })
  })
  beforeEach(() => drishti.setClock(noon))
  afterAll(() => drishti.close())

  async function calendarOf(input: object, language?: 'hi'): Promise<FestivalCalendar> {
    const { body } = await drishti.call(
      'festivals/getCalendar',
      input,
      language ? { language } : {},
    )
    if ((body as { status: string }).status !== 'success') throw new Error(JSON.stringify(body))
    return (body as { calendar: FestivalCalendar }).calendar
  }
  const statusOf = async (input: object) =>
    (await drishti.callRaw('festivals/getCalendar', input)).status
  const daysOf = ({ months }: FestivalCalendar) => months.flatMap(({ days }) => days)

  test('without a name it is this year in Delhi, with today marked', async () => {
    const calendar = await calendarOf({})
    expect(calendar).toMatchObject({ slug: '2026', kind: 'year', year: 2026 })
    expect(calendar.place.name).toBe('Delhi, India')
    expect(calendar.months).toHaveLength(12)
    expect(daysOf(calendar).flatMap((it) => it.festivals).length).toBeGreaterThan(280)
    const today = daysOf(calendar).filter((it) => it.today)
    expect(today.map(({ date }) => date)).toEqual(['2026-11-08'])
    expect(today[0]!.festivals.map(({ slug }) => slug)).toContain('diwali-2026')
  })

  test('every link of a year leads to a calendar that holds its date', async () => {
    const year = await calendarOf({ slug: '2025' })
    const wanted = new Map(
      daysOf(year).flatMap(({ date, festivals }) =>
        festivals.map(({ slug }) => [slug, date] as const),
      ),
    )
    for (const [slug, date] of [...wanted].filter((_, i) => i % 6 === 0)) {
      drishti.passSeconds(2)
      const dates = daysOf(await calendarOf({ slug })).map((it) => it.date)
      expect([slug, dates.includes(date)]).toEqual([slug, true])
    }
    for (const { slug } of year.related) expect(await statusOf({ slug })).toBe(200)
  })

  test('the calendars beside one are there too, of what not every year or month has', async () => {
    const beside = async (slug: string) => {
      drishti.passSeconds(2)
      const { previous, next } = await calendarOf({ slug })
      return [previous?.slug, next?.slug]
    }
    // Padmini belongs to an added month; Pausha Putrada came twice in 2025 and not in 2026.
    expect(await beside('padmini-ekadashi-2026')).toEqual([
      'padmini-ekadashi-2023',
      'padmini-ekadashi-2029',
    ])
    expect(await beside('pausha-putrada-ekadashi-2025')).toEqual([
      'pausha-putrada-ekadashi-2024',
      'pausha-putrada-ekadashi-2027',
    ])
    // The February of 2018 had no full moon.
    expect(await beside('purnima-january-2018')).toEqual([
      'purnima-december-2017',
      'purnima-march-2018',
    ])
    expect(await beside('diwali-november-2026')).toEqual(['october-2026', 'december-2026'])
    const february = await calendarOf({ slug: 'february-2018' })
    for (const { slug } of february.related)
      expect([slug, await statusOf({ slug })]).toEqual([slug, 200])
  })

  test('Ekadashi of November 2026 tells both dates, the parana, the rule and the source', async () => {
    drishti.passSeconds(300)
    const calendar = await calendarOf({ slug: 'ekadashi-november-2026' })
    expect(calendar.heading).toBe('Ekadashi November 2026')
    expect(daysOf(calendar).map(({ date }) => date)).toEqual([
      '2026-11-05',
      '2026-11-20',
      '2026-11-21',
    ])
    const [rama] = daysOf(calendar)[0]!.festivals
    expect(rama!.detail!.times[0]).toEqual({
      name: 'Parana, breaking the fast',
      time: '06:40 – 08:50, 6 Nov',
    })
    expect(rama!.detail!.source).toContain('Kala Madhava')
    const hindi = await calendarOf({ slug: 'ekadashi-november-2026' }, 'hi')
    expect(hindi.heading).toBe('एकादशी नवंबर 2026')
    expect(daysOf(hindi)[1]!.festivals[0]!.note).toBe('गृहस्थ (स्मार्त)')
    const texts = daysOf(hindi).flatMap(({ festivals }) => festivals.map(({ detail }) => detail))
    expect(JSON.stringify(texts).match(/:"[^"]*[A-Za-z]{2}/)).toBeNull()
  })

  test('a place has its own dates and its own clock', async () => {
    drishti.passSeconds(300)
    const place = { lat: 40.71, lng: -74.01, place: 'New York' }
    const there = await calendarOf({ slug: 'diwali-2026', ...place })
    expect(there.place.name).toBe('New York')
    expect(there.lead).toContain('New York')
    expect(daysOf(there)[0]!.festivals[0]!.detail!.times[0]!.time).toMatch(/^1[67]:/)
  })

  test('the panchang of a day names what is kept on it', async () => {
    const { body } = await drishti.call('panchang/getDay', { date: '2026-11-08' })
    expect(body).toMatchObject({
      day: {
        festivals: expect.arrayContaining([
          { slug: 'diwali-2026', name: 'Diwali (Lakshmi Puja)', note: null },
        ]),
      },
    })
  })

  test('what no year has is not found, and what is no name is refused', async () => {
    drishti.passSeconds(300)
    for (const slug of [
      'padmini-ekadashi-2025',
      'nothing-2026',
      'festival-2026',
      'diwali-may-2026',
    ])
      expect([slug, await statusOf({ slug })]).toEqual([slug, 404])
    for (const slug of ['1899', '2101', 'diwali', '../2026', 'Diwali-2026', 'x'.repeat(99)])
      expect([slug, await statusOf({ slug })]).toEqual([slug, 422])
    for (const slug of ['1900', '2100', 'january-1900', 'december-2100'])
      expect([slug, await statusOf({ slug })]).toEqual([slug, 200])
    expect((await calendarOf({ slug: '1900' })).previous).toBeNull()
    expect((await calendarOf({ slug: 'december-2100' })).next).toBeNull()
  })
})
