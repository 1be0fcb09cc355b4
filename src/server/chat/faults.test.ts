import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases, openTestApp, type TestApp } from '../testing/test-app.ts'
import { createTestUser } from '../testing/test-data.ts'
import { verifyLedger } from '../wallet/ledger.ts'
import { voidStale } from '../wallet/holds.ts'
import { holdLifeSeconds } from '../../contract/core/constants.ts'
import type { ReadingEvent } from '../reading/reading.ts'
import {
  openTestChat,
  followStream,
  questionsLeft,
  startTestChat,
  type OpenChat,
} from './chat.testing.ts'
import { failAbandonedAnswer } from './live/fail-stale-answer.ts'

/** What befalls an answer, and how many questions it may cost. */
const faults = {
  'nothing happens': 1,
  'the model is cut off': 0,
  'the reading crashes': 0,
  'the model takes too long': 0,
  'the answer is stopped': 0,
  'the chat is ended meanwhile': 0,
  'the chat is deleted meanwhile': 0,
  'the button is pressed twice': 1,
  'two tabs ask the same': 1,
  'the reader leaves': 1,
  'the database refuses to keep it once': 1,
  'the question is one of need': 0,
} as const
type Fault = keyof typeof faults

/**
 * Thirty users suffer every fault once, each beginning with another; seventy-six if ALL_FAULTS is set. The
 * embedded database does one thing after the other: there half as many.
 */
const answersOn = (on: string) => (process.env.ALL_FAULTS ? 1_000 : on === 'postgres' ? 400 : 200)
const patience = { timeout: 600_000 }

describe.each(testDatabases)('up to 1,000 answers with a fault in each, on %s', patience, (on) => {
  let home: TestApp
  let address: string
  const startSignals = new Map<string, () => void>()
  const gates = new Map<string, Promise<void>>()
  beforeAll(async () => {
    const env = { LOG_LEVEL: 'fatal' }
    home = await openTestApp({ on, poolSize: 10, env, parts: { readChart: read } })
    address = await home.listen()
    refuseOnce(home.server.context.database.pool)
  })
  afterAll(() => home.close())

  async function* read({
    question,
    signal,
  }: {
    question: string
    signal?: AbortSignal
  }): AsyncGenerator<ReadingEvent, void, void> {
    const is = (fault: Fault) => question.includes(fault)
    yield { kind: 'sentence', text: `One: ${question}.`, factIds: ['moon.rashi'], before: '' }
    startSignals.get(question)?.()
    if (is('the model is cut off')) return
    if (is('the reading crashes')) throw new Error('injected')
    if (['stopped', 'meanwhile', 'hang'].some((word) => question.includes(word)))
      await Promise.race([gates.get(question) ?? never, waitForAbort(signal)])
    yield { kind: 'sentence', text: 'Two.', factIds: ['moon.rashi'], before: ' ' }
    const outcome = is('the model takes too long')
      ? 'failed'
      : is('the question is one of need')
        ? 'safety'
        : 'answer'
    yield {
      ...{ kind: 'done', outcome, verdictKeys: [], topic: 'career', language: 'en' },
      ...{ facts: [{ id: 'moon.rashi', label: 'Moon', value: 'x' }], writtenBy: 'composer' },
    }
  }

  const ask = (chat: OpenChat, message: string, key?: string) =>
    home.call(
      'chats/sendMessage',
      { bid: chat.bid, asst_id: chat.asstId, astrologer: 'Oracle', message },
      { jwt: chat.user.jwt, ...(key && { headers: { 'idempotency-key': key } }) },
    )

  /** Once the answer has begun, what else is done; until then its first sentence is awaited. */
  async function meanwhile(
    chat: OpenChat,
    message: string,
    act: (mid: string) => Promise<unknown>,
  ) {
    const has = new Promise<void>((resolve) => void startSignals.set(message, resolve))
    const asking = ask(chat, message)
    await has
    const { mid } = await home.db
      .selectFrom('messages')
      .where('uid', '=', chat.user.uid)
      .where('question', '=', message)
      .select('mid')
      .executeTakeFirstOrThrow()
    await act(mid)
    await asking
  }

  async function suffer(chat: OpenChat, fault: Fault, number: string): Promise<void> {
    const message = `${fault}, number ${number}`
    const { user, asstId: asst_id } = chat
    switch (fault) {
      case 'the answer is stopped':
        return meanwhile(chat, message, (mid) => home.call('chats/stopAnswer', { mid }, user))
      case 'the chat is ended meanwhile':
        return meanwhile(chat, message, () => home.call('chats/stopChat', { asst_id }, user))
      case 'the chat is deleted meanwhile':
        return meanwhile(chat, message, () => home.call('chats/deleteChat', { asst_id }, user))
      case 'the button is pressed twice': {
        const key = randomUUID()
        return void (await Promise.all([ask(chat, message, key), ask(chat, message, key)]))
      }
      case 'two tabs ask the same':
        return void (await Promise.all([
          ask(chat, message, randomUUID()),
          ask(chat, message, randomUUID()),
        ]))
      case 'the reader leaves': {
        const body = { bid: chat.bid, asst_id, astrologer: 'Oracle', message }
        const stream = await followStream(address, user, 'sendMessage.php', body)
        await stream.until('One: ')
        return stream.leave()
      }
      default:
        await ask(chat, message)
    }
  }

  /** Every answer of the user that should have ended has, whoever still reads it. */
  async function waitUntilSettled({ user }: OpenChat): Promise<void> {
    for (const giveUp = Date.now() + 60_000; Date.now() < giveUp;) {
      const row = await home.db
        .selectFrom('messages')
        .where('uid', '=', user.uid)
        .where('state', '=', 'writing')
        .select('mid')
        .executeTakeFirst()
      if (!row) return
      await new Promise((done) => setTimeout(done, 20))
    }
    throw new Error('An answer did not end.')
  }

  /** What was charged, as the answers say, as the holds say, and as the balance says. */
  async function chargesOf({ user }: OpenChat) {
    const { rows } = await sql<{ charged: number; settled: number; wrong: number }>`
      select count(*) filter (where charged) as charged,
        count(*) filter (where holds.state = 'settled') as settled,
        count(*) filter (where charged is distinct from
          (messages.state = 'complete' and outcome = 'answer' and holds.state = 'settled')) as wrong
      from messages left join holds using (hold_id) where messages.uid = ${user.uid}`.execute(
      home.db,
    )
    const { charged, settled: settledCount, wrong } = rows[0] ?? {}
    return {
      charged: Number(charged),
      settled: Number(settledCount),
      wrong: Number(wrong),
      taken: 10 - (await questionsLeft(home, user)),
    }
  }

  /** The process that writes them seems dead: they are given up, and come to an end all the same later. */
  async function hang(chats: OpenChat[]): Promise<void> {
    const open = Promise.withResolvers<void>()
    const hanging = chats.map((chat) => {
      const message = `they hang, number ${chat.asstId}`
      gates.set(message, open.promise)
      const has = new Promise<void>((resolve) => void startSignals.set(message, resolve))
      return { has, asking: ask(chat, message) }
    })
    for (const { has } of hanging) await has
    const late = new Date(home.server.context.clock().getTime() + (holdLifeSeconds + 1) * 1000)
    await voidStale(home.db, late, failAbandonedAnswer)
    open.resolve()
    for (const { asking } of hanging)
      expect((await asking).body).toMatchObject({ status: 'fail', state: 'failed' })
  }

  test('no wrong charge, and the ledger sums to zero', async () => {
    let count = 0
    const userCount = Math.floor(answersOn(on) / (Object.keys(faults).length + 1))
    const kinds = Object.keys(faults) as Fault[]
    const live = async (first: number) => {
      const user = await createTestUser(home, { offer: 'landing' })
      let chat = await openTestChat(home, { user })
      let expectedCharges = 0
      for (let at = 0; at < kinds.length; at++) {
        const fault = kinds[(first + at) % kinds.length] as Fault
        await suffer(chat, fault, `${first}-${at}`)
        await waitUntilSettled(chat)
        count += 1
        expectedCharges += faults[fault]
        expect([fault, await chargesOf(chat)]).toEqual([
          fault,
          { charged: expectedCharges, settled: expectedCharges, wrong: 0, taken: expectedCharges },
        ])
        if (fault.endsWith('meanwhile'))
          chat = { ...chat, asstId: await startTestChat(home, user, chat.bid) }
      }
      return chat
    }
    const chats: OpenChat[] = []
    const lanes = Array.from({ length: 8 }, async (_, lane) => {
      for (let user = lane; user < userCount; user += 8) chats.push(await live(user))
    })
    await Promise.all(lanes)

    for (let from = 0; from < chats.length; from += 8) await hang(chats.slice(from, from + 8))
    count += chats.length
    const owed = Object.values(faults).reduce<number>((sum, cost) => sum + cost, 0)
    for (const chat of chats)
      expect(await chargesOf(chat)).toEqual({ charged: owed, settled: owed, wrong: 0, taken: owed })

    const lastChat = await openTestChat(home, { offer: 'landing' })
    while (count < answersOn(on)) {
      await suffer(lastChat, 'the model is cut off', `${count}`)
      count += 1
    }
    expect(await questionsLeft(home, lastChat.user)).toBe(10)
    expect(count).toBe(answersOn(on))
    expect(await verifyLedger(home.db)).toMatchObject({ ok: true, problems: [] })
    const inFlight = await home.db
      .selectFrom('holds')
      .where('state', '=', 'held')
      .select('hold_id')
      .execute()
    expect(inFlight).toEqual([])
  })
})

const never = new Promise<void>(() => {})

/** Has the database refuse to keep each answer of that kind the first time. */
function refuseOnce(pool: pg.Pool): void {
  const refusedAnswers = new Set<string>()
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  const refuses = (parameters: unknown) => {
    const answer = Array.isArray(parameters)
      ? parameters.find((it) => typeof it === 'string' && it.includes('One: the database refuses'))
      : undefined
    if (typeof answer !== 'string' || !answer.endsWith('Two.') || refusedAnswers.has(answer))
      return false
    refusedAnswers.add(answer)
    return true
  }
  const faulty = async () => {
    const client = await connect()
    return new Proxy(client, {
      get(target, name) {
        if (name !== 'query') {
          const value: unknown = Reflect.get(target, name)
          return typeof value === 'function' ? (value.bind(target) as unknown) : value
        }
        return async (statement: string, parameters?: unknown[]) => {
          if (refuses(parameters)) throw new Error('injected')
          return target.query(statement, parameters)
        }
      },
    })
  }
  pool.connect = faulty as typeof pool.connect
}

function waitForAbort(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) resolve()
    signal?.addEventListener('abort', () => resolve(), { once: true })
  })
}
