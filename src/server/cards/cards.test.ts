import { loadImage } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { createTestDiscussion, createTestMember, waitingText } from '../forum/forum.testing.ts'
import { istDay } from '../core/time/india-time.ts'
import { cardOf } from './card-texts.ts'
import { linesOf } from './draw-card.ts'

describe('a card for a shared link', () => {
  let app: TestApp
  beforeAll(async () => void (app = await openTestApp()))
  afterAll(() => app.close())

  test.each([
    '/cards/en/site.png',
    '/cards/hi/site.png',
    '/cards/hi/horoscope/Saggitarius.png',
    '/cards/en/kundli.png',
    '/cards/hi/match.png',
    '/cards/hi/match/24.5.png',
    '/cards/en/answer.png',
    '/cards/en/muhurta.png',
    '/cards/hi/forum.png',
    '/cards/hi/panchang/2026-11-23.png',
    '/cards/en/panchang/2026-11-23/Jaipur%2C%20Rajasthan%2C%20India.png',
    '/cards/hi/panchang/2026-11.png',
    '/cards/en/festivals/diwali-2026.png',
    '/cards/hi/festivals/november-2026/%E0%A4%9C%E0%A4%AF%E0%A4%AA%E0%A5%81%E0%A4%B0.png',
    '/cards/en/blogs/how-exact-must-a-birth-time-be.png',
  ])('%s is a PNG of 1200 × 630', async (address) => {
    const reply = await app.server.app.inject(address)
    expect(reply.headers['content-type']).toBe('image/png')
    const { width, height } = await loadImage(reply.rawPayload)
    expect([width, height]).toEqual([1200, 630])
  })

  test('says only what we say: no other address has one', async () => {
    for (const address of [
      '/cards/fr/site.png',
      '/cards/en/site.jpg',
      '/cards/en/horoscope/You%20have%20won.png',
      '/cards/en/blogs/never-written.png',
      '/cards/en/blogs/a/b.png',
      '/cards/en/__proto__.png',
      '/cards/en/kundli/Asha.png',
      '/cards/en/match/24.4.png',
      '/cards/en/match/37.png',
      '/cards/en/horoscope/Leo/2020-01-01.png',
      '/cards/en/panchang/2026-02-30.png',
      '/cards/en/panchang/2026-13.png',
      '/cards/en/festivals/no-such-day-2026.png',
      '/cards/en/forum/00000000-0000-4000-8000-000000000000.png',
    ])
      expect((await app.server.app.inject(address)).statusCode, address).toBe(404)
  })
})

describe('what a card says', () => {
  let app: TestApp
  beforeAll(async () => void (app = await openTestApp()))
  afterAll(() => app.close())
  const card = (address: string, language: 'en' | 'hi' = 'en') =>
    cardOf(app.server.context, address, language)

  test('a sign has the score of its day, as the page has it', async () => {
    const day = istDay(app.server.context.clock())
    const { body } = await app.call('horoscope/getHoroscope', { zodiac: 'Leo', when: 'Today' })
    const shown = await card(`horoscope/Leo/${day}`)
    expect(shown?.title).toBe('Leo')
    expect(shown?.figure?.value).toBe(
      String(
        (body.status === 'success' && body.response.bot_response['The day']?.score) || 'no score',
      ),
    )
  })

  test('a day of the almanac is that of the place, which the gazetteer names', async () => {
    const [delhi, jaipur] = [
      await card('panchang/2026-11-23'),
      await card('panchang/2026-11-23/Jaipur, Rajasthan, India'),
    ]
    expect([delhi?.kicker, jaipur?.kicker]).toEqual(['Panchang · Delhi', 'Panchang · Jaipur'])
    expect(delhi?.lines).toHaveLength(3)
    expect(delhi?.lines[2]).toMatch(/^Rahu Kaal \d\d:\d\d – \d\d:\d\d$/)
    expect(jaipur?.lines[2]).not.toBe(delhi?.lines[2])
  })

  test('what stands in the address of a place is not printed', async () => {
    const shown = await card('panchang/2026-11-23/You have won a car, call 98')
    expect(JSON.stringify(shown)).not.toMatch(/won|car|98/)
  })

  test('a festival tells its date', async () => {
    expect((await card('festivals/diwali-2026'))?.lines[0]).toContain('8 November 2026')
  })

  test('a discussion is printed while everybody may see it', async () => {
    const member = await createTestMember(app)
    const title = 'When does my Saturn period end?'
    const shown = await createTestDiscussion(app, member, { title })
    const waiting = await createTestDiscussion(app, await createTestMember(app), {
      description: waitingText,
    })
    expect((await card(`forum/${shown}`))?.title).toBe(title)
    expect(await card(`forum/${waiting}`)).toBeNull()
  })
})

describe('the lines of a card', () => {
  const measure = (line: string) => [...line].length
  test('break at blanks and fit', () => {
    expect(linesOf('one two three four', 9, 4, measure)).toEqual(['one two', 'three', 'four'])
  })
  test('end in an ellipsis where there are too many', () => {
    expect(linesOf('one two three four', 9, 2, measure)).toEqual(['one two', 'three …'])
  })
  test('cut a word that is too long between letters, not between a letter and its sign', () => {
    expect(linesOf('किकिकिकि', 5, 2, measure)).toEqual(['किकि…'])
  })
})
