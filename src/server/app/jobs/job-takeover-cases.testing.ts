import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import { placeQuestion } from '../../chat/live/place-question.ts'
import { readAskingState } from '../../chat/live/asking-state.ts'
import { openTestChat, questionInput } from '../../chat/chat.testing.ts'
import { transact } from '../../db/database.ts'
import { birthOfUser, placePrediction } from '../../predictions/place-prediction.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { createTestKundli, createTestUser } from '../../testing/test-data.ts'
import type { JobCase } from './job-sweep-cases.testing.ts'

const settledOf = async ({ db }: TestApp, uid: string) =>
  (
    await db
      .selectFrom('postings')
      .where('cause', 'like', `${uid}:settle:%`)
      .select('cause')
      .execute()
  ).length

/** The row once nobody writes it any more. */
async function whenWritten<Row extends { state: string }>(read: () => Promise<Row>): Promise<Row> {
  return vi.waitFor(async () => {
    const row = await read()
    if (row.state === 'writing') throw new Error('It is still being written.')
    return row
  }, 10_000)
}

/** Of the jobs that go on with what a dead process was writing: placed by one that nobody has heard of. */
export const jobTakeoverCases: Record<string, JobCase> = {
  'take over answers': async (app) => {
    const chat = await openTestChat(app)
    const { uid } = chat.user
    const at = app.server.context.clock()
    const asks = { ...questionInput(chat), device: 'web', reopen: 0, marks: 0 } as const
    const input = asks as Parameters<typeof readAskingState>[1]['input']
    const state = (await readAskingState(app.db, { uid, input, at }))!
    await placeQuestion(app.db, {
      uid,
      state,
      asks: input,
      page: 'en',
      at,
      processId: randomUUID(),
    })
    const rows = app.db.selectFrom('messages').where('uid', '=', uid)
    return async () => {
      const answer = await whenWritten(() =>
        rows.select(['state', 'takeovers']).executeTakeFirstOrThrow(),
      )
      const settled = await settledOf(app, uid)
      const { takeovers } = answer
      return { takeovers, complete: Number(answer.state === 'complete'), settled }
    }
  },
  'take over predictions': async (app) => {
    const user = await createTestUser(app)
    const { uid } = user
    const bid = await createTestKundli(app, user)
    const birth = await birthOfUser(app.db, uid, bid)
    const asks = { bid, type: 'daily', language: 'English' } as const
    const asking = { uid, birth, asks, at: app.server.context.clock(), processId: randomUUID() }
    await transact(app.db, (tx) => placePrediction(tx, asking))
    const rows = app.db.selectFrom('predictions').where('uid', '=', uid)
    return async () => {
      const { state, takeovers } = await whenWritten(() =>
        rows.select(['state', 'takeovers']).executeTakeFirstOrThrow(),
      )
      const settled = await settledOf(app, uid)
      return { takeovers, complete: Number(state === 'complete'), settled }
    }
  },
  'sweep processes': async (app) => {
    const [old, young] = [randomUUID(), randomUUID()]
    const hour = 3_600_000
    const until = (hours: number) => new Date(Date.now() + hours * hour)
    await app.db
      .insertInto('processes')
      .values([
        { process_id: old, alive_until: until(-25) },
        { process_id: young, alive_until: until(-23) },
      ])
      .execute()
    const count = async (id: string) =>
      (
        await app.db
          .selectFrom('processes')
          .where('process_id', '=', id)
          .select('process_id')
          .execute()
      ).length
    return async () => ({ swept: 1 + (await count(old)), kept: await count(young) })
  },
}
