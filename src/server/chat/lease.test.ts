import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openServer, type Server } from '../app/app.ts'
import type { PredictionComposer } from '../predictions/write-prediction.ts'
import { createPredictionComposer } from '../predictions/write-prediction.ts'
import { takeOverPredictions } from '../predictions/take-over-predictions.ts'
import { noModel } from '../adapters/model/no-model.ts'
import { openTestApp, raceDatabases, type TestApp } from '../testing/test-app.ts'
import { createTestKundli, createTestUser } from '../testing/test-data.ts'
import {
  controlAnswers,
  followStream,
  openTestChat,
  questionInput,
  questionsLeft,
  type AnswerQueue,
} from './chat.testing.ts'
import { takeOverAnswers } from './live/take-over-answers.ts'

describe.each(raceDatabases)('a process that was only frozen, on %s', (on) => {
  let app: TestApp
  let other: Server
  let answers: AnswerQueue
  let address: string
  /** Lets the frozen process's prediction go on. */
  let thaw = Promise.withResolvers<void>()

  beforeEach(async () => {
    answers = controlAnswers()
    thaw = Promise.withResolvers()
    const composePrediction: PredictionComposer = async function* (input) {
      await thaw.promise
      yield* createPredictionComposer(noModel, app.server.context.config)(input)
    }
    app = await openTestApp({ on, parts: { readChart: answers.read, composePrediction } })
    address = await app.listen()
    const { config, database, adapters, clock } = app.server.context
    // Its model says nothing.
    const silent = async function* () {
      yield await new Promise<never>(() => undefined)
    }
    const parts = { database, adapters, clock, readChart: silent, composePrediction: silent }
    other = await openServer({ ...config, logLevel: 'silent' }, parts)
  })
  afterEach(async () => {
    await other.close()
    await app.close()
  })

  /** As if it had not said for eight seconds that it is alive. */
  async function freeze() {
    const { processId } = app.server.context.processLease
    const rows = app.db.updateTable('processes').where('process_id', '=', processId)
    await rows.set({ alive_until: new Date(0) }).execute()
  }

  test('neither keeps nor gives back what another has taken over; its reader gets the other’s end', async () => {
    const chat = await openTestChat(app)
    const stream = await followStream(address, chat.user, 'sendMessage.php', questionInput(chat))
    const answer = await answers.next()
    answer.say('The first.')
    const row = app.db.selectFrom('messages').where('uid', '=', chat.user.uid)
    await vi.waitFor(async () => {
      const saved = await row.select('answer').executeTakeFirstOrThrow()
      expect(saved.answer).toBe('The first.')
    }, 10_000)
    expect(await takeOverAnswers(other.context)).toBe(0)
    await freeze()
    expect(await takeOverAnswers(other.context)).toBe(1)
    // The lease is another one: once is enough.
    expect(await takeOverAnswers(other.context)).toBe(0)
    answer.end()
    const { text, status } = await stream.readRest()
    expect(status).toMatchObject({ status: 'success', charged: true, questions_left: 2 })
    const kept = await row.select(['answer', 'state', 'takeovers']).executeTakeFirstOrThrow()
    expect(kept).toEqual({ answer: text, state: 'complete', takeovers: 1 })
    expect(text).toMatch(/^The first\.\s+\S/)
    expect(await questionsLeft(app, chat.user)).toBe(2)
    const ends = await app.db.selectFrom('holds').select('state').execute()
    expect(ends).toEqual([{ state: 'settled' }])
  })

  test('its other goes on in the kundli that was chosen, and names her once', async () => {
    const chat = await openTestChat(app)
    const person = await createTestKundli(app, chat.user, { full_name: 'Meera Test' })
    await app.call('birthdetails/setRelation', { bid: person, relation: 'child' }, chat.user)
    const input = { ...questionInput(chat, 'When will my daughter find a job?'), person }
    const stream = await followStream(address, chat.user, 'sendMessage.php', input)
    const answer = await answers.next()
    const head = 'I am reading this from the kundli of your daughter, Meera.'
    answer.say(`${head}\n\nWork comes to her in time.`)
    const row = app.db.selectFrom('messages').where('uid', '=', chat.user.uid)
    await vi.waitFor(async () => {
      const saved = await row.select('answer').executeTakeFirstOrThrow()
      expect(saved.answer).toContain('in time.')
    }, 10_000)
    await freeze()
    expect(await takeOverAnswers(other.context)).toBe(1)
    answer.end()
    const { text, status } = await stream.readRest()
    expect(status).toMatchObject({ status: 'success', charged: true })
    expect(text).toMatch(new RegExp(`^${head}\\s+Work comes to her in time\\.\\s+\\S`))
    expect(text.split(head)).toHaveLength(2)
    const kept = await row.select(['answer', 'read_from']).executeTakeFirstOrThrow()
    expect(kept).toMatchObject({ answer: text, read_from: { person, headLine: head } })
  })

  test('of what nobody has seen yet the other waits for no model: the built-in answer comes', async () => {
    const chat = await openTestChat(app)
    const stream = await followStream(address, chat.user, 'sendMessage.php', questionInput(chat))
    const answer = await answers.next()
    await freeze()
    expect(await takeOverAnswers(other.context)).toBe(1)
    answer.end()
    const { text, status } = await stream.readRest()
    expect(status).toMatchObject({ status: 'success', charged: true, questions_left: 2 })
    expect(text).not.toBe('')
  })

  test('gives nothing back where it breaks, while another writes', async () => {
    const chat = await openTestChat(app)
    const stream = await followStream(address, chat.user, 'sendMessage.php', questionInput(chat))
    const answer = await answers.next()
    await freeze()
    // The other has it, and has not ended yet.
    const lease = crypto.randomUUID()
    await app.db.updateTable('messages').set({ lease }).where('uid', '=', chat.user.uid).execute()
    answer.breaks()
    await vi.waitFor(() => expect(app.server.context.liveAnswers.size).toBe(0))
    const holds = await app.db.selectFrom('holds').select('state').execute()
    expect(holds).toEqual([{ state: 'held' }])
    await freeze()
    expect(await takeOverAnswers(other.context)).toBe(1)
    const { status } = await stream.readRest()
    expect(status).toMatchObject({ status: 'success', charged: true, questions_left: 2 })
  })

  test('the same of a prediction: one text, one charge', async () => {
    const user = await createTestUser(app)
    const bid = await createTestKundli(app, user)
    const input = { bid, type: 'daily', language: 'English' } as const
    const reading = app.call('predictions/generate', input, user)
    const row = app.db.selectFrom('predictions').where('uid', '=', user.uid)
    await vi.waitFor(() => row.select('pid').executeTakeFirstOrThrow(), 10_000)
    await freeze()
    expect(await takeOverPredictions(other.context)).toBe(1)
    const written = await vi.waitFor(async () => {
      const one = await row.select(['text', 'state']).executeTakeFirstOrThrow()
      expect(one.state).toBe('complete')
      return one
    }, 10_000)
    thaw.resolve()
    const { body, text } = await reading
    expect(body).toMatchObject({ status: 'success', charged: true })
    expect(text).toBe(written.text)
    const holds = await app.db.selectFrom('holds').select('state').execute()
    expect(holds).toEqual([{ state: 'settled' }])
  })
})
