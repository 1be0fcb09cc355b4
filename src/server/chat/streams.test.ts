import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { holdLifeSeconds } from '../../contract/core/constants.ts'
import { testDatabases, openTestApp, raceDatabases, type TestApp } from '../testing/test-app.ts'
import { openServer } from '../app/app.ts'
import { createTestUser } from '../testing/test-data.ts'
import { voidStale } from '../wallet/holds.ts'
import { failAbandonedAnswer } from './live/fail-stale-answer.ts'
import {
  openTestChat,
  fillWallet,
  followStream,
  controlAnswers,
  type AnswerQueue,
  questionInput,
  questionsLeft,
  askInTestChat,
  type OpenChat,
} from './chat.testing.ts'

describe.each(testDatabases)('answers as they are written, on %s', (on) => {
  let home: TestApp
  let address: string
  let answerQueue: AnswerQueue
  beforeAll(async () => {
    home = await openTestApp({ on, parts: { readChart: (request) => answerQueue.read(request) } })
    address = await home.listen()
  })
  beforeEach(() => {
    answerQueue = controlAnswers()
  })
  afterAll(() => home.close())

  const ask = async (chat: OpenChat, key?: string) => {
    const stream = await followStream(
      address,
      chat.user,
      'sendMessage.php',
      questionInput(chat),
      key === undefined ? {} : { 'idempotency-key': key },
    )
    return { stream, answer: await answerQueue.next() }
  }
  const midOf = async ({ asstId }: OpenChat) => {
    const row = home.db.selectFrom('messages').where('asst_id', '=', asstId).select('mid')
    return (await row.orderBy('seq', 'desc').executeTakeFirstOrThrow()).mid
  }

  test('sentences arrive as they are written, and one object ends them', async () => {
    const chat = await openTestChat(home)
    const { stream, answer } = await ask(chat)
    expect(await questionsLeft(home, chat.user)).toBe(2)
    answer.say('The first.')
    expect(await stream.until('first.')).toBe('The first.')
    answer.say('The second.')
    await stream.until('second.')
    answer.end()
    const { text, status } = await stream.readRest()
    expect(text).toBe('The first. The second.')
    expect(status).toMatchObject({ status: 'success', questions_left: 2, charged: true })
    expect(status.sentences).toEqual([
      { text: 'The first.', fact_ids: ['moon.rashi'] },
      { text: 'The second.', fact_ids: ['moon.rashi'] },
    ])
  })

  test('who leaves loses nothing: the answer is finished, kept and taken once', async () => {
    const chat = await openTestChat(home)
    const { stream, answer } = await ask(chat)
    answer.say('The first.')
    await stream.until('first.')
    stream.leave()
    const mid = await midOf(chat)
    const back = await followStream(address, chat.user, `resume.php?mid=${mid}`)
    await back.until('first.')
    answer.say('The second.')
    answer.end()
    expect((await back.readRest()).text).toBe('The first. The second.')
    expect(answer.signal.aborted).toBe(false)
    expect(await questionsLeft(home, chat.user)).toBe(2)
  })

  test('the same send again is the same answer, from its start, while it is still being written', async () => {
    const chat = await openTestChat(home)
    const key = randomUUID()
    const { stream, answer } = await ask(chat, key)
    answer.say('The first.')
    await stream.until('first.')
    const again = await followStream(address, chat.user, 'sendMessage.php', questionInput(chat), {
      'idempotency-key': key,
    })
    expect(await again.until('first.')).toBe('The first.')
    answer.end()
    const [one, two] = await Promise.all([stream.readRest(), again.readRest()])
    expect(two).toEqual(one)
    expect(await questionsLeft(home, chat.user)).toBe(2)
  })

  test('an answer is read as far as it has come, and can be resumed', async () => {
    const chat = await openTestChat(home)
    const { stream, answer } = await ask(chat)
    answer.say('The first.')
    await stream.until('first.')
    const { body } = await home.call('chats/getChat', { asst_id: chat.asstId }, chat.user)
    expect('chats' in body && body.chats[1]).toMatchObject({
      message: 'The first.',
      state: 'writing',
      charged: false,
    })
    answer.end()
    await stream.readRest()
  })

  test('an answer stopped before its first sentence costs nothing', async () => {
    const chat = await openTestChat(home)
    const { stream, answer } = await ask(chat)
    const mid = await midOf(chat)
    const stopped = await home.call('chats/stopAnswer', { mid }, chat.user)
    expect(stopped.body.status).toBe('success')
    const { text, status } = await stream.readRest()
    expect(text).toBe('')
    expect(status).toMatchObject({ status: 'fail', state: 'stopped', questions_left: 3 })
    expect(answer.signal.aborted).toBe(true)
    expect((await home.call('chats/stopAnswer', { mid }, chat.user)).body.status).toBe('success')
    expect(await questionsLeft(home, chat.user)).toBe(3)
  })

  test('an answer stopped half-way is kept as far as it was shown, and costs nothing', async () => {
    const chat = await openTestChat(home)
    const { stream, answer } = await ask(chat)
    answer.say('The first.')
    await stream.until('first.')
    await home.call('chats/stopAnswer', { mid: await midOf(chat) }, chat.user)
    expect((await stream.readRest()).status).toMatchObject({ state: 'stopped', charged: false })
    const { body } = await home.call('chats/getChat', { asst_id: chat.asstId }, chat.user)
    expect('chats' in body && body.chats[1]).toMatchObject({
      message: 'The first.',
      state: 'stopped',
      charged: false,
    })
    expect(await questionsLeft(home, chat.user)).toBe(3)
  })

  test('STOP-01 from its third sentence on an answer that is stopped is charged, and stays', async () => {
    for (const [sentences, isCharged] of [
      [2, false],
      [3, true],
      [5, true],
    ] as const)
      for (const call of ['chats/stopAnswer', 'chats/stopChat'] as const) {
        const chat = await openTestChat(home)
        const { stream, answer } = await ask(chat)
        for (let count = 1; count <= sentences; count++) answer.say(`Sentence ${count}.`)
        await stream.until(`${sentences}.`)
        const mid = await midOf(chat)
        const stopped =
          call === 'chats/stopAnswer'
            ? await home.call(call, { mid }, chat.user)
            : await home.call(call, { asst_id: chat.asstId }, chat.user)
        expect(stopped.body.status).toBe('success')
        if (call === 'chats/stopAnswer')
          expect(stopped.body.message).toMatch(isCharged ? /was charged/ : /Nothing was charged/)
        const { text, status } = await stream.readRest()
        expect(status).toMatchObject({ state: 'stopped', charged: isCharged })
        expect(status.message).toMatch(isCharged ? /so it was charged/ : /Nothing was charged/)
        expect(text).toContain(`Sentence ${sentences}.`)
        expect(await questionsLeft(home, chat.user)).toBe(isCharged ? 2 : 3)
      }
  })

  test('who stops half-way again and again gets the next answer whole', async () => {
    const chat = await openTestChat(home)
    for (let i = 0; i < 10; i++) {
      const { stream, answer } = await ask(chat)
      answer.say('The first.')
      await stream.until('first.')
      await home.call('chats/stopAnswer', { mid: await midOf(chat) }, chat.user)
      await stream.readRest()
    }
    const { stream, answer } = await ask(chat)
    answer.say('The first.')
    const refused = await home.call('chats/stopAnswer', { mid: await midOf(chat) }, chat.user)
    expect(refused.body).toMatchObject({ status: 'fail' })
    answer.end()
    expect((await stream.readRest()).status).toMatchObject({ charged: true, questions_left: 2 })
  })

  test('stopping or deleting a chat stops its running answer, free of charge', async () => {
    for (const call of ['chats/stopChat', 'chats/deleteChat'] as const) {
      const chat = await openTestChat(home)
      const { stream } = await ask(chat)
      const ended = await home.call(call, { asst_id: chat.asstId }, chat.user)
      expect(ended.body.status).toBe('success')
      expect((await stream.readRest()).status.state).toBe('stopped')
      expect(await questionsLeft(home, chat.user)).toBe(3)
    }
  })

  test.each(['safety', 'clarify'] as const)(
    'an answer that ends as %s is whole and free',
    async (outcome) => {
      const chat = await openTestChat(home)
      const { stream, answer } = await ask(chat)
      answer.say('Please call someone.')
      answer.end(outcome)
      expect((await stream.readRest()).status).toMatchObject({
        status: 'success',
        charged: false,
        questions_left: 3,
      })
    },
  )

  test.each(['fails', 'breaks'] as const)(
    'an answer that %s costs nothing and says so',
    async (how) => {
      const chat = await openTestChat(home)
      const { stream, answer } = await ask(chat)
      answer.say('The first.')
      if (how === 'fails') answer.end('failed')
      else answer.breaks()
      const { status } = await stream.readRest()
      expect(status).toMatchObject({
        status: 'fail',
        state: 'failed',
        questions_left: 3,
        message: 'The answer could not be finished. Nothing was charged; please ask again.',
      })
      expect(JSON.stringify(status)).not.toContain('broke')
      const { body } = await home.call('chats/getChat', { asst_id: chat.asstId }, chat.user)
      expect('chats' in body && body.chats[1]).toMatchObject({ state: 'failed', charged: false })
    },
  )

  test('LLM-03: three answers at most are written for a user at once', async () => {
    const chat = await openTestChat(home, { offer: 'landing' })
    const running = await Promise.all([ask(chat), ask(chat), ask(chat)])
    const fourth = await askInTestChat(home, chat)
    expect(fourth.body).toMatchObject({ status: 'fail' })
    expect(fourth.body.message).toMatch(/^Three answers/)
    // Asked at once, so which answer is led to which stream is open: end them all before any is awaited.
    for (const { answer } of running) {
      answer.say('Done.')
      answer.end()
    }
    for (const { stream } of running) await stream.readRest()
    expect(await questionsLeft(home, chat.user)).toBe(7)
  })

  test('an answer that another process writes is followed, and stopped, by way of the database', async () => {
    // A second server on the same database knows nothing of the first one's answers.
    const { config, database, adapters } = home.server.context
    const otherServer = await openServer({ ...config, logLevel: 'silent' }, { database, adapters })
    await otherServer.app.listen({ host: '127.0.0.1', port: 0 })
    const elsewhere = `http://127.0.0.1:${(otherServer.app.server.address() as AddressInfo).port}`
    const chat = await openTestChat(home)
    const first = await ask(chat)
    const mid = await midOf(chat)
    const there = await followStream(elsewhere, chat.user, `resume.php?mid=${mid}`)
    first.answer.say('The first.')
    await there.until('first.')
    first.answer.say('The second.')
    first.answer.end()
    expect(await there.readRest()).toEqual(await first.stream.readRest())

    const second = await ask(chat)
    const stopReply = await otherServer.app.inject({
      method: 'POST',
      url: '/apis/chats/stopAnswer.php',
      headers: { authorization: `Bearer ${chat.user.jwt}` },
      payload: { mid: await midOf(chat) },
    })
    expect(stopReply.json()).toMatchObject({ status: 'success' })
    second.answer.say('Too late.')
    expect((await second.stream.readRest()).status).toMatchObject({
      state: 'stopped',
      charged: false,
    })
    expect(await questionsLeft(home, chat.user)).toBe(2)
    await otherServer.close()
  })

  test('an answer whose process died is given up after 120 seconds, and its question given back', async () => {
    const chat = await openTestChat(home)
    const { stream, answer } = await ask(chat)
    answer.say('The first.')
    await stream.until('first.')
    const at = new Date(home.server.context.clock().getTime() + (holdLifeSeconds + 1) * 1000)
    await voidStale(home.db, at, failAbandonedAnswer)
    expect(await questionsLeft(home, chat.user)).toBe(3)
    answer.end()
    expect((await stream.readRest()).status).toMatchObject({ state: 'failed', questions_left: 3 })
  })

  test('LLM-08: 500 readers who leave, 100 on the embedded database, leave nothing behind', async () => {
    const chat = await openTestChat(home)
    const { stream, answer } = await ask(chat)
    answer.say('The first.')
    const mid = await midOf(chat)
    for (let round = 0; round < (on === 'postgres' ? 5 : 1); round++) {
      const readers = await Promise.all(
        Array.from({ length: 100 }, () =>
          followStream(address, chat.user, `resume.php?mid=${mid}`),
        ),
      )
      await Promise.all(readers.map((reader) => reader.until('first.')))
      for (const reader of readers) reader.leave()
      // One person may not come back so often in a minute: here the minute is over.
      await home.db.deleteFrom('limits').execute()
    }
    answer.say('The second.')
    answer.end()
    expect((await stream.readRest()).text).toBe('The first. The second.')
    expect(home.server.context.liveAnswers.size).toBe(0)
    let connections = Infinity
    while (connections > 5) {
      await new Promise((done) => setTimeout(done, 50))
      connections = await new Promise((found) =>
        home.server.app.server.getConnections((_error, count) => found(count)),
      )
    }
  })
})

describe.each(raceDatabases)('many at once, on %s', (on) => {
  test('50 simultaneous questions against a balance of 10 give exactly 10 answers', async () => {
    const home = await openTestApp({ on })
    const user = await createTestUser(home, { offer: 'landing' })
    const chats = await Promise.all(Array.from({ length: 10 }, () => openTestChat(home, { user })))
    let answeredCount = 0
    let refusedCount = 0
    // Three run at once for one user; who is told so asks again, as a person would.
    const insist = async (chat: OpenChat) => {
      for (;;) {
        const { body } = await askInTestChat(home, chat)
        if (body.status === 'success') return void answeredCount++
        if (/^(Three answers|There were too many)/.test(body.message ?? '')) continue
        expect(body.message).toMatch(/no questions left/)
        return void refusedCount++
      }
    }
    const limitless = setInterval(() => void home.db.deleteFrom('limits').execute(), 20)
    await Promise.all(Array.from({ length: 50 }, (_, i) => insist(chats[i % 10] as OpenChat)))
    clearInterval(limitless)
    expect({ answered: answeredCount, refused: refusedCount }).toEqual({
      answered: 10,
      refused: 40,
    })
    expect(await questionsLeft(home, user)).toBe(0)
    await home.close()
  })

  test('50 simultaneous questions of 10 users with a wallet for one question each give exactly 10', async () => {
    const home = await openTestApp({ on })
    const chats = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const user = await createTestUser(home, { offer: null })
        await fillWallet(home, user.uid, 6)
        return openTestChat(home, { user })
      }),
    )
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, i) => askInTestChat(home, chats[i % 10] as OpenChat)),
    )
    expect(replies.filter(({ body }) => body.status === 'success')).toHaveLength(10)
    await home.close()
  })
})
