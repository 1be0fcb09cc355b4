import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openServer, type Server } from '../app/app.ts'
import { openTestApp, raceDatabases, type TestApp } from '../testing/test-app.ts'
import {
  controlAnswers,
  followStream,
  openTestChat,
  questionInput,
  questionsLeft,
  type AnswerQueue,
} from './chat.testing.ts'
import type { ChartReader } from './live/chart-reader.ts'
import { takeOverAnswers } from './live/take-over-answers.ts'

describe.each(raceDatabases)('one of several processes that ends in order, on %s', (on) => {
  let app: TestApp
  let answers: AnswerQueue
  let others: Server[] = []

  beforeEach(async () => {
    answers = controlAnswers()
    app = await openTestApp({ on })
  })
  afterEach(async () => {
    await Promise.all(others.map((server) => server.close()))
    others = []
    await app.close()
  })

  /** One more process on the same database, which gives its answers so many seconds when it ends. */
  async function addServer(endingSeconds: number, readChart?: ChartReader) {
    const { config, database, adapters, clock } = app.server.context
    const parts = { database, adapters, clock, ...(readChart && { readChart }) }
    const server = await openServer({ ...config, endingSeconds, logLevel: 'silent' }, parts)
    others.push(server)
    await server.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = server.app.server.address() as AddressInfo
    const close = async () => {
      others = others.filter((other) => other !== server)
      await server.close()
    }
    return { address: `http://127.0.0.1:${port}`, close }
  }

  test('an answer that takes too long is left to another at once, with what was said of it', async () => {
    const { address, close } = await addServer(1, answers.read)
    const chat = await openTestChat(app)
    const stream = await followStream(address, chat.user, 'sendMessage.php', questionInput(chat))
    const answer = await answers.next()
    answer.say('The first.')
    answer.say('The second.')
    await stream.until('The second.')
    await close()
    // The line ends without its last object: who reads it comes again.
    expect((await stream.readRest()).status).toBeNull()
    const row = app.db.selectFrom('messages').where('uid', '=', chat.user.uid)
    expect(await row.select(['state', 'answer']).executeTakeFirst()).toEqual({
      state: 'writing',
      answer: 'The first. The second.',
    })
    expect(await takeOverAnswers(app.server.context)).toBe(1)
    await vi.waitFor(async () => {
      const end = await row.select(['state', 'charged']).executeTakeFirstOrThrow()
      expect(end).toEqual({ state: 'complete', charged: true })
    }, 10_000)
    const { answer: text } = await row.select('answer').executeTakeFirstOrThrow()
    expect(text).toMatch(/^The first\. The second\.\s+\S/)
    expect(await questionsLeft(app, chat.user)).toBe(2)
  })

  test('an answer that ends while the database fails over is kept once it is back', async () => {
    const { address } = await addServer(20, answers.read)
    const chat = await openTestChat(app)
    const stream = await followStream(address, chat.user, 'sendMessage.php', questionInput(chat))
    const answer = await answers.next()
    answer.say('The first.')
    await stream.until('The first.')
    await sql`alter table messages rename to messages_away`.execute(app.db)
    answer.end()
    await pause(13_000)
    await sql`alter table messages_away rename to messages`.execute(app.db)
    const { status } = await stream.readRest()
    expect(status).toMatchObject({ status: 'success', charged: true })
    const holds = await app.db.selectFrom('holds').select('state').execute()
    expect(holds).toEqual([{ state: 'settled' }])
  })

  test('who reads there what another writes reads it to its end', async () => {
    const writer = await addServer(20, answers.read)
    const reader = await addServer(20)
    const chat = await openTestChat(app)
    const ask = (address: string) =>
      followStream(address, chat.user, 'sendMessage.php', questionInput(chat), {
        'idempotency-key': 'the same',
      })
    const first = await ask(writer.address)
    const answer = await answers.next()
    answer.say('The first.')
    await first.until('The first.')
    const second = await ask(reader.address)
    await second.until('The first.')
    const closed = reader.close()
    // Longer than a reader who takes nothing is waited for.
    await pause(4_000)
    answer.say('The last.')
    answer.end()
    const { text, status } = await second.readRest()
    expect(text).toBe('The first. The last.')
    expect(status).toMatchObject({ status: 'success', charged: true })
    await closed
  })
})
