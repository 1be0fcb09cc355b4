import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnswerStatus, MeaningChoice } from '../../contract/chat.ts'
import { testDatabases, openTestApp, type TestApp } from '../testing/test-app.ts'
import { createTestUser } from '../testing/test-data.ts'
import { askInTestChat, openTestChat, questionsLeft, type OpenChat } from './chat.testing.ts'

const vague = 'batao na please'

describe.each(testDatabases)('what a question may mean, on %s', (on) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ on })
  })
  afterAll(() => app.close())

  /** Sends as the page does: without `anew`. */
  async function send({ user, bid, asstId }: OpenChat, message: string, more: object = {}) {
    const input = { bid, asst_id: asstId, astrologer: 'Oracle', message, ...more } as const
    const reply = await app.call('chats/sendMessage', input, user)
    return { ...reply, body: reply.body as AnswerStatus }
  }
  const choicesOf = ({ choices = [] }: { choices?: AnswerStatus['choices'] }) =>
    choices as MeaningChoice[]
  async function lastOf({ user, asstId }: OpenChat) {
    const { body } = await app.call('chats/getChat', { asst_id: asstId }, user)
    if (body.status !== 'success') throw new Error(body.message)
    return body.chats.at(-1)!
  }

  test('MEAN-01 a question that is asked back comes with three choices, the same when the chat is read', async () => {
    const chat = await openTestChat(app)
    const { body } = await send(chat, vague)
    expect(body).toMatchObject({ status: 'success', charged: false, questions_left: 3 })
    expect(choicesOf(body)).toHaveLength(3)
    expect(choicesOf(body).every(({ field }) => field === 'meant')).toBe(true)
    expect((await lastOf(chat)).choices).toEqual(body.choices)
    const resumed = await app.call('chats/resume', { mid: body.mid }, chat.user)
    expect((resumed.body as AnswerStatus).choices).toEqual(body.choices)
  })

  test('MEAN-02 the chosen meaning of the same question is answered at once, kept, and offered to nobody', async () => {
    const chat = await openTestChat(app)
    const first = await send(chat, vague)
    const [choice] = choicesOf(first.body)
    const answered = await send(chat, vague, { meant: choice!.value })
    expect(answered.body).toMatchObject({ status: 'success', charged: true, questions_left: 2 })
    expect(answered.body.mid).not.toBe(first.body.mid)
    expect(answered.text).not.toBe(first.text)
    // A second press is a repeat; another meaning is not.
    const again = await send(chat, vague, { meant: choice!.value })
    expect(again.body.mid).toBe(answered.body.mid)
    const other = await send(chat, vague, { meant: choicesOf(first.body)[1]!.value })
    expect(other.body).toMatchObject({ status: 'success', charged: true, questions_left: 1 })
    app.passSeconds(10)
    const anew = await send(chat, vague)
    expect(anew.body).toMatchObject({ status: 'success', charged: false })
    expect(anew.body).not.toHaveProperty('earlier')
    const row = await app.db
      .selectFrom('messages')
      .where('mid', '=', answered.body.mid)
      .select(['meant', 'read_as'])
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ meant: choice!.value, read_as: { topic: expect.any(String) } })
    // The recheck reads it as it was meant.
    const doubt = { mid: answered.body.mid, rating: -1, about: 'wrong-fact' } as const
    const { body } = await app.call('chats/rateAnswer', doubt, chat.user)
    expect(body).toMatchObject({ check: { wrong: [], refunded: false } })
  })

  test('MEAN-03 choices stand below the last question of a chat that goes on, and nowhere else', async () => {
    const chat = await openTestChat(app)
    await send(chat, vague)
    await app.call('chats/stopChat', { asst_id: chat.asstId }, chat.user)
    expect(await lastOf(chat)).not.toHaveProperty('choices')
  })

  test.each(['no-such-topic', 'constructor', 'toString'])(
    'MEAN-04 a meaning that there is not is refused: %s',
    async (meant) => {
      const chat = await openTestChat(app)
      expect((await send(chat, vague, { meant })).status).toBe(422)
      expect(await questionsLeft(app, chat.user)).toBe(3)
    },
  )

  test('MEAN-05 a first question has six characters, and the field says so; after an answer "?" is one', async () => {
    const chat = await openTestChat(app, { offer: 'landing' })
    const short = await send(chat, 'kab')
    expect(short.status).toBe(422)
    expect(short.body.message).toMatch(/^Please type your full question \(at least 6 characters\)/)
    expect(short.body).toMatchObject({ errors: [{ path: 'message', message: short.body.message }] })
    await askInTestChat(app, chat)
    for (const message of ['?', 'kab', 'why']) {
      app.passSeconds(5)
      expect([message, (await send(chat, message)).body.status]).toEqual([message, 'success'])
    }
    expect((await send(chat, ' ')).status).toBe(422)
  })

  test.each([
    ['unclear', vague],
    ['off topic', 'What is the capital of France?'],
    ['care', 'I want to end my life'],
    ['a line of care', 'My doctor says I have cancer, will I recover?'],
    ['the service', 'How do I get a refund of my money from this app?'],
    ['privacy', 'Do you sell my birth details to others?'],
  ])('FREE-01 %s is answered free', async (_kind, message) => {
    const chat = await openTestChat(app)
    const { body, text } = await send(chat, message)
    expect(text.length).toBeGreaterThan(30)
    expect(body).toMatchObject({ status: 'success', charged: false, questions_left: 3 })
    expect(await questionsLeft(app, chat.user)).toBe(3)
  })

  test('SAFE-01 after a card of care no other question is offered', async () => {
    const chat = await openTestChat(app)
    const { body } = await send(chat, 'I want to end my life')
    expect(body).toMatchObject({ status: 'success', suggestions: [] })
    const { body: answered } = await send(chat, 'When will I find better work?')
    expect(answered).toMatchObject({ suggestions: expect.arrayContaining([expect.any(String)]) })
  })

  test('ADM-01 what was chosen is counted for the operator, without a text', async () => {
    const chat = await openTestChat(app)
    const { body } = await send(chat, vague)
    const [choice] = choicesOf(body)
    await send(chat, vague, { meant: choice!.value })
    const operator = await createTestUser(app, { role: 'operator' })
    const misses = await app.call('admin/getMisses', {}, operator)
    if (misses.body.status !== 'success') throw new Error(misses.body.message)
    expect(misses.body.chosen.map(({ meant }) => meant)).toContain(choice!.value)
    expect(JSON.stringify(misses.body)).not.toContain(vague)
  })
})
