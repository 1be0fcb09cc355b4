import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TodayData } from '../../contract/today.ts'
import { dayMoonClauses } from '../../words/today/day-moon.ts'
import { testDatabases, openTestApp, type TestApp } from '../testing/test-app.ts'
import { createTestKundli, createTestUser, type TestUser } from '../testing/test-data.ts'

const pune = { lat: 18.52, lng: 73.86, place: 'Pune' }
/** Nothing that would frighten anybody in the morning. */
const frightening =
  /death|die\b|danger|accident|loss\b|enem|curse|misfortune|bad luck|vadha|मृत्यु|मौत|ख़तरा|दुर्घटना|शत्रु|अनिष्ट|हानि|वध/iu

describe.each(testDatabases)('somebody’s own day, on %s', (on) => {
  let app: TestApp
  let user: TestUser
  let bid: string
  const monday = new Date('2026-11-23T03:00:00Z')
  beforeAll(async () => {
    app = await openTestApp({ on, at: monday })
    user = await createTestUser(app)
    bid = await createTestKundli(app, user)
  })
  afterAll(() => app.close())

  async function dayOf(
    input: {
      bid?: string
      rashi?: number
      day?: number
      lat?: number
      lng?: number
      place?: string
    },
    who: { jwt?: string; language?: 'en' | 'hi' } = user,
  ): Promise<TodayData> {
    const { body } = await app.call('today/getDay', { day: 0, ...input }, who)
    if (body.status !== 'success' || !body.day) throw new Error(JSON.stringify(body))
    return body.day
  }

  test('tells the day in two sentences, its measures with their facts, hours and one thing to do', async () => {
    const day = await dayOf({ bid, ...pune })
    expect(day).toMatchObject({ date: '2026-11-23', name: 'Asha Test', sign: 'Aquarius' })
    expect(day.tone.every((sentence) => /^\p{Lu}.*\.$/u.test(sentence))).toBe(true)
    expect(day.measures.map(({ key }) => key)).toEqual(['tara', 'chandra'])
    // From Dhanishta to Bharani are seven stars, from Aquarius to Aries three signs.
    expect(day.measures[0]!.fact.label).toContain('number 7 of nine')
    expect(day.measures[1]!.fact.label).toContain('the third house from Aquarius')
    expect(day.deed.length).toBeGreaterThan(10)
    expect(day.ahead.length).toBeGreaterThan(0)
    for (const { at, fact } of day.ahead) {
      expect(Date.parse(at) - monday.getTime()).toBeLessThanOrEqual(30 * 86_400_000)
      expect(fact.because.length).toBeGreaterThan(10)
    }
  })

  test('the city that is kept is given back to its keeper alone', async () => {
    const keeper = await createTestUser(app)
    const cityOf = async (who: TestUser) => {
      const { body } = await app.call('today/getCity', {}, who)
      return body.status === 'success' ? body.city : body
    }
    expect(await cityOf(keeper)).toBeNull()
    await app.call('today/keepCity', { name: 'Pune', lat: 18.52, lng: 73.86 }, keeper)
    expect(await cityOf(keeper)).toEqual({ name: 'Pune', lat: 18.52, lng: 73.86 })
    expect(await cityOf(await createTestUser(app))).toBeNull()
    expect((await app.callRaw('today/getCity', {})).status).toBe(401)
  })

  test('the hours are those of the almanac’s page for the same place', async () => {
    const day = await dayOf({ bid, ...pune })
    const { body } = await app.call('panchang/getDay', { date: day.date, ...pune }, user)
    if (body.status !== 'success') throw new Error(body.message)
    const rahu = body.day.spans.find(({ id }) => id === 'rahuKaal')
    expect(day.rahuKaal).toMatchObject({ from: rahu!.from, until: rahu!.until })
    expect(day.city).toEqual({ name: 'Pune', isKept: true })
    for (const { id, from, until } of day.goodHours) {
      if (id.startsWith('choghadiya')) expect(until <= rahu!.from || from >= rahu!.until).toBe(true)
    }
  })

  test('no two days running are alike, for no sign, and none frightens, in either language', async () => {
    for (const language of ['en', 'hi'] as const)
      for (let rashi = 0; rashi < 12; rashi++) {
        const days = await Promise.all([-1, 0, 1].map((day) => dayOf({ rashi, day }, { language })))
        const tones = days.map(({ tone }) => tone.join(' '))
        expect(new Set(tones).size).toBe(3)
        expect(new Set(days.map(({ deed }) => deed)).size).toBe(3)
        for (const day of days) expect(JSON.stringify(day)).not.toMatch(frightening)
        if (language === 'hi') for (const tone of tones) expect(tone).toMatch(/^[^a-z]+।$/i)
      }
  })

  test('what the Moon brings is never told twice running, however long it stays in a sign', async () => {
    const clauses = dayMoonClauses.flat().map(({ en }) => en.toLowerCase())
    const clauseOf = ({ tone }: TodayData) =>
      clauses.filter((clause) => tone[1].toLowerCase().includes(clause)).join('; ')
    const told: string[] = []
    for (let count = 0; count < 28; count++) {
      app.setClock(new Date(monday.getTime() + count * 86_400_000))
      told.push(clauseOf(await dayOf({ rashi: 4, ...pune })))
    }
    app.setClock(monday)
    expect(told.every((clause) => clause.length > 0)).toBe(true)
    expect(told.filter((clause, day) => clause === told[day - 1])).toEqual([])
    expect(new Set(told).size).toBeGreaterThan(18)
  })

  test('a year of days: the first sentence follows the measures, and all five of each kind come', async () => {
    const seen = new Map<string, Set<string>>()
    for (let count = 0; count < 60; count++) {
      app.setClock(new Date(monday.getTime() + count * 86_400_000))
      const { direction, tone } = await dayOf({ bid, ...pune })
      seen.set(direction, (seen.get(direction) ?? new Set()).add(tone[0]))
    }
    app.setClock(monday)
    expect([...seen.keys()].toSorted()).toEqual(['favourable', 'mixed', 'patience'])
    // No sentence belongs to two kinds of day.
    const all = [...seen.values()].flatMap((tones) => [...tones])
    expect(new Set(all).size).toBe(all.length)
  })

  test('yesterday and tomorrow are the days beside it by the clock of the place', async () => {
    // 03:00 UTC on Monday is still Sunday evening in Los Angeles.
    const there = { lat: 34.05, lng: -118.24, place: 'Los Angeles' }
    const dates = await Promise.all(
      [-1, 0, 1].map(async (day) => (await dayOf({ rashi: 3, day, ...there })).date),
    )
    expect(dates).toEqual(['2026-11-21', '2026-11-22', '2026-11-23'])
  })

  test('the city is kept with the account, changed, exported, and nobody else’s', async () => {
    expect((await dayOf({ bid })).city.isKept).toBe(false)
    await app.call('today/keepCity', { name: 'Pune', lat: 18.52, lng: 73.86 }, user)
    await app.call('today/keepCity', { name: 'Chennai', lat: 13.08, lng: 80.27 }, user)
    expect((await dayOf({ bid })).city).toEqual({ name: 'Chennai', isKept: true })
    const other = await createTestUser(app)
    expect((await dayOf({ rashi: 0 }, other)).city.isKept).toBe(false)
    const exported = await app.callRaw('users/exportData', {}, user)
    expect(JSON.stringify(exported.body)).toContain('Chennai')
  })

  test('of a birth whose Moon changed its sign that day nothing is told', async () => {
    const open = await createTestKundli(app, user, { dob: '17/03/1991', tob_known: false })
    const { body } = await app.call('today/getDay', { bid: open, day: 0 }, user)
    expect(body.status).toBe('success')
  })

  test('AZ-01 somebody else’s kundli has no day', async () => {
    const other = await createTestUser(app)
    expect((await app.callRaw('today/getDay', { bid }, other)).status).toBe(404)
    expect((await app.callRaw('today/getDay', { bid })).status).toBe(401)
    expect((await app.callRaw('today/getDay', {}, other)).status).toBe(422)
  })
})
