import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepTestForecast } from '../forecasts/forecasts.testing.ts'
import { testDatabases, openTestApp, type TestApp } from '../testing/test-app.ts'
import { createTestKundli, createTestUser, type TestUser } from '../testing/test-data.ts'
import { writeCalendar } from './write-ics.ts'

/** What a calendar program makes of a feed. */
function eventsOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      summary: event.summary,
      isDay: event.startDate.isDate,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      startsAt: event.startDate.toJSDate().toISOString(),
      stamp: String(component.getFirstPropertyValue('dtstamp')),
    }
  })
}

/** The form that every program can read: CRLF, lines of at most 75 bytes, no line that is cut within a letter. */
function expectWellFormed(text: string): void {
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text).not.toContain('\uFFFD')
}

test('a calendar is read back as it was meant: long Hindi lines, commas, line breaks, days and instants', () => {
  const summary = 'दीपावली, लक्ष्मी पूजा; शुभ मुहूर्त — '.repeat(8) + '\\ back'
  const text = writeCalendar({
    name: 'दृष्टि',
    events: [
      {
        ...{
          uid: 'a@drishti',
          stampedAt: new Date('2026-11-20T10:00:00Z'),
          summary,
          isBusy: false,
        },
        description: 'one\ntwo',
        span: { fromDay: '2026-12-31', untilDay: '2027-01-02' },
      },
      {
        ...{ uid: 'b@drishti', stampedAt: new Date('2026-11-20T10:00:00Z'), summary: 'M' },
        ...{ isBusy: true, location: 'Pune, Maharashtra' },
        span: {
          startsAt: new Date('2026-12-20T05:00:00Z'),
          endsAt: new Date('2026-12-20T06:30:00Z'),
        },
      },
    ],
  })
  expectWellFormed(text)
  expect(eventsOf(text)).toMatchObject([
    { uid: 'a@drishti', summary, isDay: true, start: '2026-12-31', end: '2027-01-03' },
    { uid: 'b@drishti', isDay: false, startsAt: '2026-12-20T05:00:00.000Z' },
  ])
  expect(text).toContain('LOCATION:Pune\\, Maharashtra')
})

describe.each(testDatabases)('a calendar feed on %s', (on) => {
  let app: TestApp
  let user: TestUser
  beforeAll(async () => {
    app = await openTestApp({ on, at: new Date('2026-11-23T03:00:00Z') })
    user = await createTestUser(app)
    const bid = await createTestKundli(app, user)
    await keepTestForecast(app, { uid: user.uid, bid, topic: 'job-change' })
    await keepTestForecast(app, {
      ...{ uid: user.uid, bid, topic: 'health' },
      ...{ fromDay: '2026-10-01', untilDay: '2026-12-01' },
    })
    await keepTestForecast(app, {
      ...{ uid: user.uid, bid, topic: 'travel' },
      ...{ fromDay: '2026-10-01', untilDay: '2026-11-20' },
    })
    await app.call('today/keepCity', { name: 'Pune', lat: 18.52, lng: 73.86 }, user)
  })
  afterAll(() => app.close())

  async function pathOf(who = user): Promise<string> {
    const { body } = await app.call('calendar/getFeed', {}, who)
    if (body.status !== 'success' || !body.feed) throw new Error('There is no feed.')
    return body.feed.path
  }
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.server.app.inject({ url, headers })

  test('holds windows that are not over, marked muhurtas and the festivals of the city, in one language', async () => {
    await app.call(
      'muhurtas/mark',
      {
        ...{ purpose: 'travel', place: 'Pune', lat: 18.52, lng: 73.86 },
        starts_at: '2026-12-20T05:00:00Z',
        ends_at: '2026-12-20T06:00:00Z',
      },
      user,
    )
    const parts = ['windows', 'muhurtas', 'festivals'] as const
    await app.call('calendar/saveFeed', { parts: [...parts] }, { ...user, language: 'hi' })
    const reply = await get(await pathOf())
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(reply.headers['cache-control']).toMatch(/^private/)
    expectWellFormed(reply.body)
    const events = eventsOf(reply.body)
    expect(events.filter(({ uid }) => uid.startsWith('window'))).toMatchObject([
      { summary: 'आपको बताया गया समय', start: '2026-10-01', end: '2026-12-02' },
      { summary: 'इसके लिए बताया गया समय: नौकरी में बदलाव', start: '2027-06-01', end: '2027-12-01' },
    ])
    expect(events.filter(({ uid }) => uid.startsWith('muhurta'))).toMatchObject([
      { startsAt: '2026-12-20T05:00:00.000Z' },
    ])
    const diwali = events.find(({ uid }) => uid.startsWith('diwali-2027'))
    expect(diwali).toMatchObject({ isDay: true, start: '2027-10-29' })
    expect(events.some(({ uid }) => uid.includes('pradosh'))).toBe(false)
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
    expect(events.every(({ stamp }) => /^2026-11-2\d/.test(stamp))).toBe(true)
  })

  test('is the same to whoever asks again, and is not sent twice', async () => {
    const path = await pathOf()
    const { headers, body } = await get(path)
    app.passSeconds(3600)
    const again = await get(path, { 'if-none-match': `W/${headers.etag}` })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get(path)).body).toBe(body)
    await app.call('calendar/saveFeed', { parts: ['festivals', 'vrats'] }, user)
    const changed = await get(path, { 'if-none-match': String(headers.etag) })
    expect(changed.statusCode).toBe(200)
    expect(changed.body).toContain('Pradosh')
  })

  test('has a secret address that is renewed and ended, and stands in no log and no row', async () => {
    const first = await pathOf()
    await app.call('calendar/renewFeed', {}, user)
    const second = await pathOf()
    expect(second).not.toBe(first)
    expect([(await get(first)).statusCode, (await get(second)).statusCode]).toEqual([404, 200])
    const stored = JSON.stringify(await app.db.selectFrom('calendar_feeds').selectAll().execute())
    const token = second.slice('/calendar/'.length, -'.ics'.length)
    expect(stored).not.toContain(token)
    expect(app.log.join('')).not.toContain(token)
    await app.call('calendar/endFeed', {}, user)
    expect((await get(second)).statusCode).toBe(404)
    const { body } = await app.call('calendar/getFeed', {}, user)
    expect(body).toMatchObject({ feed: null })
  })

  test('AZ-01 one’s own is nobody else’s to see, and an address that was guessed leads nowhere', async () => {
    await app.call('calendar/saveFeed', { parts: ['windows'] }, user)
    const other = await createTestUser(app)
    const { body } = await app.call('calendar/getFeed', {}, other)
    expect(body).toMatchObject({ feed: null })
    await app.call('calendar/endFeed', {}, other)
    expect((await get(await pathOf())).statusCode).toBe(200)
    for (const file of [`${'A'.repeat(43)}.ics`, 'x.ics', 'A'.repeat(43)])
      expect((await get(`/calendar/${file}`)).statusCode).toBe(404)
  })
})
