import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases, openTestApp, type TestApp } from '../testing/test-app.ts'
import { createTestUser } from '../testing/test-data.ts'
import {
  openTestChat,
  fillWallet,
  questionsLeft,
  askInTestChat,
  startTestChat,
} from './chat.testing.ts'
import { sendsPerDayPerUser } from './session/chat-limits.ts'

describe.each(testDatabases)('asking, on %s', (on) => {
  let home: TestApp
  beforeAll(async () => {
    home = await openTestApp({ on })
  })
  afterAll(() => home.close())

  test('an answer comes as text and one object, rests on facts, and takes one question', async () => {
    const chat = await openTestChat(home)
    const { status, text, body, headers } = await askInTestChat(home, chat)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
    expect(text.length).toBeGreaterThan(40)
    expect(body).toMatchObject({
      status: 'success',
      state: 'complete',
      charged: true,
      questions_left: 2,
      balance: 0,
      time_left_seconds: 0,
      next: { source: 'free', price: 0 },
    })
    if (!('facts' in body)) throw new Error('no facts')
    expect(body.facts.length).toBeGreaterThan(1)
    const ids = new Set(body.facts.map((fact) => fact.id))
    for (const sentence of body.sentences ?? []) {
      expect(text).toContain(sentence.text)
      for (const id of sentence.fact_ids) expect(ids).toContain(id)
    }
    expect(body.sentences?.length).toBeGreaterThan(0)
    expect(await questionsLeft(home, chat.user)).toBe(2)
  })

  test('the same comes as server-sent events for who accepts those', async () => {
    const chat = await openTestChat(home)
    const reply = await home.server.app.inject({
      method: 'POST',
      url: '/apis/chats/sendMessage.php',
      headers: { authorization: `Bearer ${chat.user.jwt}`, accept: 'text/event-stream' },
      payload: {
        bid: chat.bid,
        asst_id: chat.asstId,
        astrologer: 'Oracle',
        message: 'When will I find better work?',
      },
    })
    expect(reply.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    const events = reply.body.trim().split('\n\n')
    expect(events.at(-1)).toMatch(/^event: status\ndata: \{"status":"success"/)
    expect(events.slice(0, -1).every((event) => event.startsWith('event: text\ndata: "'))).toBe(
      true,
    )
  })

  test('LED-08: the same key and question gives the same answer and takes nothing more, 20 at once', async () => {
    const chat = await openTestChat(home)
    const key = randomUUID()
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => askInTestChat(home, chat, 'How will my work go?', key)),
    )
    const mids = new Set(replies.map(({ body }) => 'mid' in body && body.mid))
    expect(mids.size).toBe(1)
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1)
    expect(await questionsLeft(home, chat.user)).toBe(2)
  })

  test('the same key with another question is 422 and takes nothing', async () => {
    const chat = await openTestChat(home)
    const key = randomUUID()
    await askInTestChat(home, chat, 'How will my work go?', key)
    const other = await askInTestChat(home, chat, 'How will my love go?', key)
    expect(other.status).toBe(422)
    expect(await questionsLeft(home, chat.user)).toBe(2)
  })

  test('LLM-04: a question has 6 to 1000 characters, and the day has an end', async () => {
    const chat = await openTestChat(home)
    expect((await askInTestChat(home, chat, 'Why? ')).status).toBe(422)
    expect((await askInTestChat(home, chat, 'x'.repeat(1001))).status).toBe(422)
    expect((await askInTestChat(home, chat, 'क'.repeat(1000))).status).toBe(200)
    const today = new Date(Math.floor(Date.now() / 86_400_000) * 86_400_000)
    await home.db
      .updateTable('limits')
      .set({ count: sendsPerDayPerUser })
      .where('key', '=', `ask:day:${chat.user.uid}`)
      .where('window_start', '=', today)
      .execute()
    const refused = await askInTestChat(home, chat)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60)
  })

  test('the fourth question of three is refused in words and leaves nothing behind', async () => {
    const chat = await openTestChat(home)
    for (let i = 0; i < 3; i++)
      await askInTestChat(home, chat, `How will my work be in 202${i + 7}?`)
    const fourth = await askInTestChat(home, chat)
    expect(fourth.body).toMatchObject({ status: 'fail' })
    expect(fourth.body.message).toMatch(/no questions left/)
    const said = await home.call('chats/getChat', { asst_id: chat.asstId }, chat.user)
    expect('chats' in said.body && said.body.chats.length).toBe(6)
  })

  test('somebody in need is answered with nothing left to pay with, and nothing is charged', async () => {
    const chat = await openTestChat(home)
    for (let i = 0; i < 3; i++)
      await askInTestChat(home, chat, `How will my work be in 202${i + 7}?`)
    const { text, body } = await askInTestChat(
      home,
      chat,
      'I want to end my life, when will it be over?',
    )
    expect(text).toContain('14416')
    expect(body).toMatchObject({ status: 'success', charged: false, questions_left: 0 })
    expect((await askInTestChat(home, chat, 'How will my work go then?')).body.status).toBe('fail')
  })

  test('LLM-02: three questions and 20 sends at once give at most three answers', async () => {
    const chat = await openTestChat(home)
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        askInTestChat(home, chat, `What of my work, number ${i}?`),
      ),
    )
    const answeredReplies = replies.filter(({ body }) => body.status === 'success')
    expect(answeredReplies.length).toBeGreaterThan(0)
    expect(answeredReplies.length).toBeLessThanOrEqual(3)
    expect(await questionsLeft(home, chat.user)).toBe(3 - answeredReplies.length)
  })

  test('AZ-01: nobody asks in, reads, stops, deletes or rates what is not theirs', async () => {
    const chat = await openTestChat(home)
    const { body } = await askInTestChat(home, chat)
    const mid = 'mid' in body ? body.mid : ''
    const stranger = await createTestUser(home)
    const { asstId: asst_id } = chat
    const tries = await Promise.all([
      askInTestChat(home, { ...chat, user: stranger }),
      home.call('chats/resume', { mid }, stranger),
      home.call('chats/getChat', { asst_id }, stranger),
      home.call('chats/stopChat', { asst_id }, stranger),
      home.call('chats/deleteChat', { asst_id }, stranger),
      home.call('chats/stopAnswer', { mid }, stranger),
      home.call('chats/rateAnswer', { mid, rating: 1 }, stranger),
      home.call('chats/startChat', { bid: chat.bid, astrologer: 'Oracle' }, stranger),
    ])
    expect(tries.map((reply) => reply.status)).toEqual(tries.map(() => 404))
    expect(JSON.stringify(tries)).not.toContain('better work')
    const list = await home.call('chats/getChats', {}, stranger)
    expect('chats' in list.body && list.body.chats).toEqual([])
    const mine = await home.call('chats/getChat', { asst_id }, chat.user)
    expect(mine.body).toMatchObject({ status: 'success', active: true })
  })

  test('AZ-07: guessed ids hit nothing, and another chat or persona of the own is no way in', async () => {
    const chat = await openTestChat(home)
    const guessedId = randomUUID()
    const otherChat = await openTestChat(home, { user: chat.user })
    const input = { bid: chat.bid, asst_id: chat.asstId, message: 'How will my work go?' }
    const replies = [
      await home.call('chats/getChat', { asst_id: guessedId }, chat.user),
      await home.call('chats/resume', { mid: guessedId }, chat.user),
      await askInTestChat(home, { ...chat, bid: otherChat.bid }),
      await home.call('chats/sendMessage', { ...input, astrologer: 'Astra' }, chat.user),
    ]
    expect(replies.map((reply) => reply.status)).toEqual([404, 404, 404, 404])
  })

  test('the wallet pays once the questions are used up, with a clock that stands for the money', async () => {
    const chat = await openTestChat(home)
    await fillWallet(home, chat.user.uid, 20)
    for (let i = 0; i < 2; i++)
      await askInTestChat(home, chat, `How will my work be in 202${i + 7}?`)
    const third = await askInTestChat(home, chat)
    expect(third.body).toMatchObject({
      questions_left: 0,
      balance: 20,
      next: { source: 'wallet', price: 6 },
      time_left_seconds: 180,
    })
    const fourth = await askInTestChat(home, chat)
    expect(fourth.body).toMatchObject({ status: 'success', balance: 14, charged: true })
    const stopped = await home.call('chats/stopChat', { asst_id: chat.asstId }, chat.user)
    expect(stopped.body).toMatchObject({ spent: { questions: 4, rupees: 6 } })
  })

  test('a question in Hindi letters is answered in Hindi, one in English in English, one in Hinglish in Hinglish', async () => {
    const chat = await openTestChat(home)
    const { text } = await askInTestChat(home, chat, 'मेरी नौकरी में बदलाव कब आएगा?')
    expect(text).toMatch(/[\u0900-\u097f]{3}/)
    const hindi = await openTestChat(home, { language: 'Hindi' })
    // The language of the question is that of the answer, whatever the kundli's.
    expect((await askInTestChat(home, hindi, 'How will my work go?')).text).not.toMatch(
      /[\u0900-\u097f]/,
    )
    expect((await askInTestChat(home, hindi, 'meri naukri kab lagegi')).text).toMatch(/ hai|hain/)
  })

  test('LLM-06: neither question, answer nor name reach the log', async () => {
    const chat = await openTestChat(home)
    const { text } = await askInTestChat(home, chat, 'Will Zanzibar bring me luck?')
    const log = home.log.join('\n')
    expect(log).not.toContain('Zanzibar')
    expect(log).not.toContain(text.slice(0, 30))
    expect(log).not.toContain('Asha')
  })

  test('a chat takes up where it was: a second start is the same chat', async () => {
    const chat = await openTestChat(home)
    const again = await Promise.all([
      startTestChat(home, chat.user, chat.bid),
      startTestChat(home, chat.user, chat.bid),
    ])
    expect(again).toEqual([chat.asstId, chat.asstId])
    await home.call('chats/stopChat', { asst_id: chat.asstId }, chat.user)
    expect(await startTestChat(home, chat.user, chat.bid)).not.toBe(chat.asstId)
  })
})
