import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ApiReply, WireInput } from '../../contract/apis.ts'
import { testDatabases, openTestApp, raceDatabases, type TestApp } from '../testing/test-app.ts'
import { horoscopeJobs } from './horoscope.jobs.ts'
import { storeHoroscopesOfDay } from './horoscope.store.ts'

const noon = new Date('2026-11-21T06:30:00Z')
type HoroscopeAnswer = Extract<ApiReply<'horoscope/getHoroscope'>, { status: 'success' }>

describe.each(testDatabases)('a horoscope, on %s', (on) => {
  let at: TestApp
  beforeAll(async () => {
    at = await openTestApp({ on, at: noon })
  })
  afterAll(() => at.close())

  const horoscopeOf = async (
    input: WireInput<'horoscope/getHoroscope'>,
    language: 'en' | 'hi' = 'en',
  ): Promise<HoroscopeAnswer> => {
    const { body } = await at.call('horoscope/getHoroscope', input, { language })
    if (body.status !== 'success') throw new Error(body.message)
    return body
  }

  test('has a score and a text for every part of life, and the points add up to the score', async () => {
    const { response, day, zodiac } = await horoscopeOf({ zodiac: 'Leo', when: 'Today' })
    expect(zodiac).toBe('Leo')
    expect(day).toMatchObject({ date: '2026-11-21', gregorian: 'Saturday, 21 November 2026' })
    expect(day.hindu).toBe('Kartika, Shukla Dwadashi, Vikram Samvat 2083')
    expect(Object.keys(response.bot_response)).toEqual([
      'The day',
      'Love',
      'Career',
      'Money',
      'Wellbeing',
      'Family',
    ])
    for (const { score, split_response, made_of } of Object.values(response.bot_response)) {
      expect(split_response.length).toBeGreaterThan(80)
      expect(made_of.reduce((sum, { points }) => sum + points, 0)).toBe(score)
    }
  })

  test('takes Saggitarius, Sagittarius and any letter case for the one sign; others are refused', async () => {
    const first = await horoscopeOf({ zodiac: 'Saggitarius', when: 'Today' })
    for (const zodiac of ['Sagittarius', 'saggitarius', 'SAGITTARIUS', ' sagittarius '])
      expect(await horoscopeOf({ zodiac, when: 'today' })).toEqual(first)
    expect(first.zodiac).toBe('Saggitarius')
    const { body } = await at.call('horoscope/getHoroscope', { zodiac: 'Ophiuchus', when: 'Today' })
    expect(body).toMatchObject({ status: 'fail' })
    const wrong = await at.callRaw('horoscope/getHoroscope', { zodiac: 'Leo', when: 'Someday' })
    expect(wrong.status).toBe(422)
  })

  test('is said in Hindi where that is asked for, by the call or by the page', async () => {
    const byCall = await horoscopeOf({ zodiac: 'Leo', when: 'Today', language: 'Hindi' })
    expect(await horoscopeOf({ zodiac: 'Leo', when: 'Today' }, 'hi')).toEqual(byCall)
    expect(Object.keys(byCall.response.bot_response)).toContain('प्रेम')
    expect(JSON.stringify(byCall.response)).toMatch(/[ऀ-ॿ]/)
  })

  test('stays what it was: today’s is tomorrow’s of the day before, and yesterday’s of the day after', async () => {
    const today = await horoscopeOf({ zodiac: 'Virgo', when: 'Today' })
    at.passSeconds(86_400)
    expect(await horoscopeOf({ zodiac: 'Virgo', when: 'Yesterday' })).toEqual({
      ...today,
      when: 'Yesterday',
    })
    at.passSeconds(-2 * 86_400)
    expect(await horoscopeOf({ zodiac: 'Virgo', when: 'Tomorrow' })).toEqual({
      ...today,
      when: 'Tomorrow',
    })
    at.setClock(noon)
    // What is printed is read, not made anew.
    await storeHoroscopesOfDay(at.server.context.database, '2026-11-21')
    const row = at.db.updateTable('horoscopes').where('day', '=', '2026-11-21')
    const storedRow = await at.db
      .selectFrom('horoscopes')
      .where('day', '=', '2026-11-21')
      .where('rashi', '=', 5)
      .select('told')
      .executeTakeFirstOrThrow()
    const { general } = storedRow.told.parts
    general.text = { en: 'As it was printed.', hi: 'जैसा छपा था।' }
    await row
      .set({ told: JSON.stringify(storedRow.told) as never })
      .where('rashi', '=', 5)
      .execute()
    const again = await horoscopeOf({ zodiac: 'Virgo', when: 'Today' })
    expect(again.response.bot_response['The day']?.split_response).toBe('As it was printed.')
  })

  test('is read before it is printed in the words that are printed then, and reading prints nothing', async () => {
    at.setClock(new Date('2026-12-04T06:30:00Z'))
    const written = await horoscopeOf({ zodiac: 'Virgo', when: 'Today' })
    const printed = at.db.selectFrom('horoscopes').where('day', '=', '2026-12-04').select('rashi')
    expect(await printed.execute()).toEqual([])
    await storeHoroscopesOfDay(at.server.context.database, '2026-12-04')
    expect(await printed.execute()).toHaveLength(12)
    expect(await horoscopeOf({ zodiac: 'Virgo', when: 'Today' })).toEqual(written)
    at.setClock(noon)
  })

  test('is printed for the whole day ahead by its chore, once however often it comes', async () => {
    const [chore] = horoscopeJobs
    at.setClock(new Date('2026-12-24T06:30:00Z'))
    await chore!.run(at.server.context)
    await chore!.run(at.server.context)
    const rows = await at.db
      .selectFrom('horoscopes')
      .where('day', 'in', ['2026-12-24', '2026-12-25'])
      .select(['day', 'rashi'])
      .execute()
    expect(rows.length).toBe(24)
    at.setClock(noon)
  })
})

describe.each(raceDatabases)('a horoscope asked for at once, on %s', (on) => {
  test('is printed once: twenty readers and two chores get the same words', async () => {
    const at = await openTestApp({ on, at: noon })
    const date = '2026-11-22'
    const [replies, ...counts] = await Promise.all([
      Promise.all(
        Array.from({ length: 20 }, () =>
          at.call('horoscope/getHoroscope', { zodiac: 'Leo', when: 'Tomorrow' }),
        ),
      ),
      storeHoroscopesOfDay(at.server.context.database, date),
      storeHoroscopesOfDay(at.server.context.database, date),
    ])
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const rows = await at.db
      .selectFrom('horoscopes')
      .where('day', '=', date)
      .select('rashi')
      .execute()
    expect(rows.length).toBe(12)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12)
    await at.close()
  })
})
