import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askInTestChat, openTestChat, type OpenChat } from '../chat/chat.testing.ts'
import { transact } from '../db/database.ts'
import { bookVersion } from '../reading/named-forecasts.ts'
import { openTestApp, testDatabases, type TestApp } from '../testing/test-app.ts'
import { createTestKundli, createTestUser, type TestUser } from '../testing/test-data.ts'
import { countForecasts } from './count-forecasts.ts'
import { keepForecasts } from './keep-forecasts.ts'
import { keepTestForecast } from './forecasts.testing.ts'

const asked = new Date('2026-11-21T06:00:00Z')

describe.each(testDatabases)('forecasts on %s', (on) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ on, at: asked })
  })
  afterAll(() => app.close())

  const rowsOf = ({ uid }: TestUser) =>
    app.db.selectFrom('forecasts').where('uid', '=', uid).selectAll().execute()
  const list = async (user: TestUser) => {
    const { body } = await app.call('forecasts/list', {}, user)
    if (body.status !== 'success') throw new Error(body.message)
    return body.forecasts
  }
  const due = async (user: TestUser) => {
    const { body } = await app.call('forecasts/getDue', {}, user)
    if (body.status !== 'success') throw new Error(body.message)
    return body.due
  }
  const person = async () => {
    const user = await createTestUser(app)
    return { user, bid: await createTestKundli(app, user) }
  }

  /** A chat with one answer that has named a time. */
  async function chatWithForecast(): Promise<OpenChat & { answer: string }> {
    const chat = await openTestChat(app)
    const { body, text } = await askInTestChat(app, chat, 'When will I be promoted?')
    if (body.status !== 'success') throw new Error(body.message)
    return { ...chat, answer: text }
  }

  test('what an answer names is kept with it, with its rule, and once however often it is told', async () => {
    const chat = await chatWithForecast()
    const rows = await rowsOf(chat.user)
    expect(chat.answer).toContain(String(rows[0]?.until_day.getFullYear()))
    expect(rows[0]).toMatchObject({
      ...{ topic: 'promotion', whose: 'self', direction: 'favourable' },
      ...{ rule_version: bookVersion, bid: chat.bid, pid: null },
    })
    expect(rows[0]?.rule).toMatch(/^(window|stretch|weeks|exact)\./)
    await askInTestChat(app, chat, 'When will I be promoted? Tell me again please.')
    const again = await rowsOf(chat.user)
    const keys = again.map(({ topic, rule, until_day }) => [topic, rule, +until_day].join())
    expect(new Set(keys).size).toBe(keys.length)
    expect(again.map(({ forecast_id }) => forecast_id)).toContain(rows[0]?.forecast_id)
  })

  test('of a kundli that is gone none is kept', async () => {
    const { user } = await person()
    const gone = { uid: user.uid, bid: randomUUID(), text: { mid: randomUUID() }, at: asked }
    const forecast = {
      ...{ topic: 'money', whose: 'self', rule: 'window.x', ruleVersion: 'v', unnamed: [] },
      ...{ direction: 'favourable' as const, fromDay: '2027-01-01', untilDay: '2027-05-01' },
    }
    await transact(app.db, (tx) => keepForecasts(tx, app.server.context.config, gone, [forecast]))
    expect(await rowsOf(user)).toEqual([])
  })

  test('it is asked when it is over, judged with one call, changed with another', async () => {
    const { user, bid } = await person()
    const { forecastId } = await keepTestForecast(app, { uid: user.uid, bid })
    expect(await due(user)).toBeNull()
    app.setClock(new Date('2027-12-02T06:00:00Z'))
    expect(await due(user)).toMatchObject({ topic: 'job-change', place: 1, stage: 'over' })
    const judge = (judgement: 'no' | 'yes') =>
      app.call('forecasts/judge', { forecast_id: forecastId, place: 1, judgement }, user)
    expect((await judge('no')).body.status).toBe('success')
    expect(await due(user)).toBeNull()
    await judge('yes')
    expect((await list(user))[0]?.stretches[0]?.judgement).toBe('yes')
    app.setClock(asked)
  })

  test('a long one is asked about once from its middle on, and after its end again unless it came', async () => {
    for (const [inTheMiddle, isAskedAgain] of [
      ['not-yet', true],
      ['yes', false],
    ] as const) {
      const { user, bid } = await person()
      const { forecastId } = await keepTestForecast(app, { uid: user.uid, bid })
      const at = async (day: string) => {
        app.setClock(new Date(`${day}T06:00:00Z`))
        return (await due(user))?.stage ?? null
      }
      expect([await at('2027-08-31'), await at('2027-09-01')]).toEqual([null, 'middle'])
      const input = { forecast_id: forecastId, place: 1, judgement: inTheMiddle } as const
      await app.call('forecasts/judge', input, user)
      expect(await at('2027-11-30')).toBeNull()
      expect(await at('2027-12-01')).toBe(isAskedAgain ? 'over' : null)
    }
    // Of ninety days nothing is asked while they run.
    const { user, bid } = await person()
    await keepTestForecast(app, { uid: user.uid, bid, untilDay: '2027-08-29' })
    app.setClock(new Date('2027-08-20T06:00:00Z'))
    expect(await due(user)).toBeNull()
    app.setClock(asked)
  })

  test('before its time nothing can be said of it, and nothing of anybody else’s', async () => {
    const { user, bid } = await person()
    const { forecastId } = await keepTestForecast(app, { uid: user.uid, bid })
    const input = { forecast_id: forecastId, place: 1, judgement: 'yes' } as const
    expect((await app.call('forecasts/judge', input, user)).body.status).toBe('fail')
    const other = await createTestUser(app)
    app.setClock(new Date('2027-12-02T06:00:00Z'))
    expect((await app.call('forecasts/judge', input, other)).status).toBe(404)
    expect((await app.call('forecasts/delete', { forecast_id: forecastId }, other)).status).toBe(
      404,
    )
    expect(await list(other)).toEqual([])
    expect(await list(user)).toHaveLength(1)
    app.setClock(asked)
  })

  test('of two stretches nobody is told which was named until both are judged', async () => {
    const { user, bid } = await person()
    const { forecastId } = await keepTestForecast(app, {
      ...{ uid: user.uid, bid },
      unnamed: ['2028-01-01', '2028-07-01'],
    })
    app.setClock(new Date('2028-08-02T06:00:00Z'))
    const named = async () => (await list(user))[0]?.stretches.map(({ is_named }) => is_named)
    const judge = (place: 1 | 2, judgement: 'no' | 'partly' | 'never-ask') =>
      app.call('forecasts/judge', { forecast_id: forecastId, place, judgement }, user)
    expect(await named()).toEqual([null, null])
    expect(await due(user)).toMatchObject({ is_blind: true, place: 2 })
    await judge(1, 'no')
    expect(await named()).toEqual([null, null])
    await judge(2, 'partly')
    expect(await named()).toEqual([true, false])
    await judge(2, 'never-ask')
    expect(await due(user)).toBeNull()
    app.setClock(asked)
  })

  test('what is said before the end is no answer unless it came, and “don’t ask me” is none', async () => {
    const before = (await countForecasts(app.db, new Date('2027-12-02T06:00:00Z'))).whole
    const said = { running: ['yes', 'no', 'partly'], over: ['no', 'not-yet', 'never-ask'] } as const
    for (const [time, judgements] of Object.entries(said))
      for (const judgement of judgements) {
        const { user, bid } = await person()
        const { forecastId } = await keepTestForecast(app, { uid: user.uid, bid })
        app.setClock(new Date(time === 'over' ? '2027-12-02T06:00:00Z' : '2027-10-02T06:00:00Z'))
        const input = { forecast_id: forecastId, place: 1, judgement } as const
        expect((await app.call('forecasts/judge', input, user)).body.status).toBe('success')
        app.setClock(asked)
      }
    const { whole } = await countForecasts(app.db, new Date('2027-12-02T06:00:00Z'))
    expect(whole.over - before.over).toBe(6)
    expect(whole.answered - before.answered).toBe(3)
  })

  test('theirs to delete: one, all, with the chat, with the kundli', async () => {
    const { user, bid } = await person()
    const { forecastId } = await keepTestForecast(app, { uid: user.uid, bid })
    await keepTestForecast(app, { uid: user.uid, bid, topic: 'money' })
    await app.call('forecasts/delete', { forecast_id: forecastId }, user)
    expect(await list(user)).toHaveLength(1)
    await app.call('forecasts/delete', {}, user)
    expect(await list(user)).toEqual([])
    await keepTestForecast(app, { uid: user.uid, bid })
    await app.call('birthdetails/delete', { bid }, user)
    expect(await rowsOf(user)).toEqual([])
    const chat = await chatWithForecast()
    await app.call('chats/deleteChat', { asst_id: chat.asstId }, chat.user)
    expect(await rowsOf(chat.user)).toEqual([])
  })

  test('an answer that was not what was asked takes what it named with it', async () => {
    const chat = await chatWithForecast()
    const [row] = await rowsOf(chat.user)
    await app.call('chats/reportMiss', { mid: row?.mid ?? '' }, chat.user)
    expect(await rowsOf(chat.user)).toEqual([])
  })

  test('a prediction’s days and windows are kept with it', async () => {
    const { user, bid } = await person()
    const predict = (type: 'weekly' | 'yearly') =>
      app.call('predictions/generate', { bid, type, language: 'English' }, user)
    const { body } = await predict('weekly')
    expect(body.status).toBe('success')
    const rows = await rowsOf(user)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every(({ pid, mid, rule }) => pid && !mid && rule.startsWith('day.'))).toBe(true)
  })
})
