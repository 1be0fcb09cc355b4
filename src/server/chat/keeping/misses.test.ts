import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiPath } from '../../../contract/apis.ts'
import { openServer, type Server } from '../../app/app.ts'
import { bothDatabases, openTestApp, raceDatabases, type TestApp } from '../../testing/test-app.ts'
import { createTestUser } from '../../testing/test-data.ts'
import { verifyLedger } from '../../wallet/ledger.ts'
import { askInTestChat, openTestChat, questionsLeft, type OpenChat } from '../chat.testing.ts'

const question = 'When will I find better work?'
const falsehood = 'Your Moon is in Aries and your Moon is in Taurus.'

const midOf = ({ body }: { body: object }) => (body as { mid: string }).mid

async function ask(app: TestApp, chat: OpenChat): Promise<string> {
  app.passSeconds(5)
  return midOf(await askInTestChat(app, chat, question))
}
const report = (app: TestApp, { user }: OpenChat, mid: string) =>
  app.call('chats/reportMiss', { mid }, user)
async function missOf(app: TestApp, chat: OpenChat, mid: string) {
  const { body } = await report(app, chat, mid)
  if (body.status !== 'success') throw new Error(body.message)
  return body
}
/** Doubts a fact of an answer in which one is wrong. */
async function doubt(app: TestApp, { user }: OpenChat, mid: string) {
  await app.db
    .updateTable('messages')
    .set((e) => ({ answer: e(e.ref('answer'), '||', ` ${falsehood}`) }))
    .where('mid', '=', mid)
    .execute()
  const { body } = await app.call(
    'chats/rateAnswer',
    { mid, rating: -1, about: 'wrong-fact' },
    user,
  )
  return body.status === 'success' ? body.check?.refunded : body.message
}

describe.each(bothDatabases)('an answer that is not what was asked, on %s', (on) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ on })
  })
  afterAll(async () => {
    await verifyLedger(app.db)
    await app.close()
  })

  test('MISS-01 gives the question back at once, says what else it may mean, and answers that', async () => {
    const chat = await openTestChat(app)
    const mid = await ask(app, chat)
    expect(await questionsLeft(app, chat.user)).toBe(2)
    const miss = await missOf(app, chat, mid)
    expect(miss).toMatchObject({ refunded: true, standing: { questions_left: 3 } })
    expect(miss.choices).toHaveLength(3)
    const { topic } = (await frameOf(mid))!
    expect(miss.choices.map(({ value }) => value)).not.toContain(topic)
    const { body } = await app.call('chats/getChat', { asst_id: chat.asstId }, chat.user)
    expect('chats' in body && body.chats.at(-1)).toMatchObject({
      ...{ charged: false, refunded: true, missed: true, choices: miss.choices },
    })
    const input = { bid: chat.bid, asst_id: chat.asstId, astrologer: 'Oracle' } as const
    const meant = miss.choices[0]!.value
    const reply = await app.call(
      'chats/sendMessage',
      { ...input, message: question, meant },
      chat.user,
    )
    expect(reply.body).toMatchObject({ status: 'success', charged: true, questions_left: 2 })
    // Of an answer on a chosen meaning that is the one which is not offered again.
    const second = await missOf(app, chat, midOf(reply))
    expect(second.choices).toHaveLength(3)
    expect(second.choices.map(({ value }) => value)).not.toContain(meant)
    // The one that missed is not offered again as an answer to this question.
    app.passSeconds(10)
    const anew = await app.call('chats/sendMessage', { ...input, message: question }, chat.user)
    expect(anew.body).not.toHaveProperty('earlier')
  })
  const frameOf = async (mid: string) =>
    (await app.db.selectFrom('misses').where('mid', '=', mid).select('frame').executeTakeFirst())
      ?.frame

  test('MISS-02 once: said again, doubted after it, or after it was given back for a doubt', async () => {
    const chat = await openTestChat(app, { offer: 'landing' })
    const mid = await ask(app, chat)
    const other = await ask(app, chat)
    const left = await questionsLeft(app, chat.user)
    const first = await missOf(app, chat, mid)
    expect(await missOf(app, chat, mid)).toEqual(first)
    expect(await doubt(app, chat, mid)).toBe(false)
    expect(await questionsLeft(app, chat.user)).toBe(left + 1)
    expect(await doubt(app, chat, other)).toBe(true)
    const late = await report(app, chat, other)
    expect(late.body).toMatchObject({ status: 'fail', message: expect.stringMatching(/already/) })
    expect(await questionsLeft(app, chat.user)).toBe(left + 2)
  })

  test('MISS-03 nothing is given back for what was free, nor of others, nor of a deleted chat', async () => {
    const chat = await openTestChat(app)
    const free = midOf(await askInTestChat(app, chat, 'I want to end my life'))
    expect((await report(app, chat, free)).body.status).toBe('fail')
    const mid = await ask(app, chat)
    const stranger = await openTestChat(app)
    expect((await report(app, stranger, mid)).status).toBe(404)
    await app.call('chats/deleteChat', { asst_id: chat.asstId }, chat.user)
    expect((await report(app, chat, mid)).status).toBe(404)
    expect(await questionsLeft(app, chat.user)).toBe(2)
  })

  test('MISS-04 shares its bounds with doubted answers; beyond them an operator decides, once', async () => {
    const chat = await openTestChat(app, { offer: 'landing' })
    const mids: string[] = []
    for (let count = 0; count < 5; count++) mids.push(await ask(app, chat))
    const left = await questionsLeft(app, chat.user)
    expect(await doubt(app, chat, mids[0]!)).toBe(true)
    for (const mid of mids.slice(1, 3))
      expect(await missOf(app, chat, mid)).toMatchObject({ refunded: true })
    const fourth = await missOf(app, chat, mids[3]!)
    expect(fourth).toMatchObject({ refunded: false })
    expect(fourth.message).toMatch(/one of us/)
    expect(fourth.choices).toHaveLength(3)
    expect(await doubt(app, chat, mids[4]!)).toBe(false)
    expect(await questionsLeft(app, chat.user)).toBe(left + 3)

    const operator = await createTestUser(app, { role: 'operator' })
    const { body } = await app.call('admin/getRefunds', {}, operator)
    const waiting = 'answers' in body ? body.answers : []
    const missedOf = (mid: string) => waiting.find((one) => one.answer_id === mid)?.missed
    expect([missedOf(mids[3]!), missedOf(mids[4]!)]).toEqual([true, false])
    const grant = () =>
      app.call(
        'admin/decideAnswer',
        { answer_id: mids[3]!, decision: 'grant', reason: 'We looked at it' },
        operator,
      )
    const decisions = await Promise.all([grant(), grant()])
    expect(decisions.map((one) => one.body.status).sort()).toEqual(['fail', 'success'])
    expect(await questionsLeft(app, chat.user)).toBe(left + 4)
    expect(await missOf(app, chat, mids[3]!)).toMatchObject({ refunded: true })
  })

  test('MISS-06 the operator sees what questions were read as, and the log that they looked', async () => {
    const chat = await openTestChat(app)
    await missOf(app, chat, await ask(app, chat))
    const operator = await createTestUser(app, { role: 'operator' })
    const { body } = await app.call('admin/getMisses', {}, operator)
    if (body.status !== 'success') throw new Error(body.message)
    expect(body.texts[0]).toMatchObject({ question, outcome: 'returned', asks: 'when' })
    expect(body.misses.find(({ topic }) => topic === body.texts[0]!.topic)?.count).toBeGreaterThan(
      0,
    )
    const acts = app.db.selectFrom('operator_acts').where('uid', '=', operator.uid).select('act')
    expect(await acts.execute()).toEqual([{ act: 'admin/getMisses' }])
    await app.call('chats/deleteChat', { asst_id: chat.asstId }, chat.user)
    const later = await app.call('admin/getMisses', {}, operator)
    expect('texts' in later.body && later.body.texts.length).toBe(body.texts.length - 1)
  })

  test('MISS-05 an answer of more than a week ago goes to the operator', async () => {
    const chat = await openTestChat(app, { offer: 'landing' })
    const mid = await ask(app, chat)
    app.passSeconds(8 * 86_400)
    expect(await missOf(app, chat, mid)).toMatchObject({ refunded: false })
  })
})

describe.each(raceDatabases)('many at once, on %s', (on) => {
  let app: TestApp
  let secondServer: Server
  beforeAll(async () => {
    app = await openTestApp({ on })
    const { config, database, adapters, clock } = app.server.context
    secondServer = await openServer(
      { ...config, logLevel: 'silent' },
      { database, adapters, clock },
    )
  })
  afterAll(async () => {
    await verifyLedger(app.db)
    await secondServer.close()
    await app.close()
  })

  const reportAtSecond = ({ user }: OpenChat, mid: string) =>
    secondServer.app.inject({
      method: 'POST',
      url: apiPath('chats/reportMiss'),
      headers: { authorization: `Bearer ${user.jwt}` },
      payload: { mid },
    })

  test('MISS-07 pressed at two processes, six times at each, and doubted beside it, one question comes back', async () => {
    const chat = await openTestChat(app)
    const mid = await ask(app, chat)
    await Promise.all([
      ...Array.from({ length: 6 }, () => report(app, chat, mid)),
      ...Array.from({ length: 6 }, () => reportAtSecond(chat, mid)),
      doubt(app, chat, mid),
    ])
    expect(await questionsLeft(app, chat.user)).toBe(3)
  })

  test('MISS-08 of six answers, missed and doubted at once, three come back', async () => {
    const chat = await openTestChat(app, { offer: 'landing' })
    const mids: string[] = []
    for (let count = 0; count < 6; count++) mids.push(await ask(app, chat))
    const left = await questionsLeft(app, chat.user)
    await Promise.all(
      mids.map((mid, place) => (place % 2 ? report(app, chat, mid) : doubt(app, chat, mid))),
    )
    expect(await questionsLeft(app, chat.user)).toBe(left + 3)
  })
})
