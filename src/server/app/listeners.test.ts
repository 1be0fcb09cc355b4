import { randomUUID } from 'node:crypto'
import { expect, test, describe } from 'vitest'
import { jobs } from './jobs/jobs.ts'
import { openTestChat } from '../chat/chat.testing.ts'
import { transact } from '../db/database.ts'
import { testDatabases, openTestApp } from '../testing/test-app.ts'
import { hold } from '../wallet/holds.ts'

const chore = jobs.find(({ name }) => name === 'void stale holds')!

describe.each(testDatabases)('with a hold whose process died, on %s', (on) => {
  test('fails whatever rests on it, an answer or a prediction, and both come back', async () => {
    const at = new Date('2026-11-21T06:30:00Z')
    const app = await openTestApp({ on, at })
    const { user, bid, asstId } = await openTestChat(app)
    const { uid } = user
    const [answer, prediction, alive] = [randomUUID(), randomUUID(), randomUUID()]
    const late = new Date(at.getTime() + 121_000)
    await transact(app.db, async (tx) => {
      const place = (persona: 'Oracle' | 'daily', holdId: string, since: Date) =>
        hold(tx, { uid, persona, cause: `x:${holdId}`, holdId, at: since })
      await place('Oracle', answer, at)
      await place('Oracle', alive, late)
      await place('daily', prediction, at)
      await tx
        .insertInto('messages')
        .values(
          [answer, alive].map((mid, i) => ({
            ...{ mid, asst_id: asstId, uid, seq: i + 1, hold_id: mid, language: 'English' },
            ...{ question: 'How will it go?', answer: 'It will', asked_at: at },
          })),
        )
        .execute()
      await tx
        .insertInto('predictions')
        .values({
          ...{ pid: prediction, uid, bid, kind: 'daily', language: 'English' },
          ...{ hold_id: prediction, birth_hash: 'x', text: 'The day' },
          ...{ from_day: '2026-11-21', until_day: '2026-11-22', asked_at: at },
        })
        .execute()
    })
    const left = async () => {
      const { body } = await app.call('users/getBalance', {}, user)
      if (body.status !== 'success') throw new Error(body.message)
      return [body.oracle_questions, body.daily_predictions]
    }
    expect(await left()).toEqual([1, 0])
    app.setClock(late)
    await chore.run(app.server.context)
    const answers = await app.db
      .selectFrom('messages')
      .select(['mid', 'state', 'answer'])
      .orderBy('seq')
      .execute()
    expect(answers).toEqual([
      { mid: answer, state: 'failed', answer: '' },
      { mid: alive, state: 'writing', answer: 'It will' },
    ])
    const told = await app.db.selectFrom('predictions').select(['state', 'text']).execute()
    expect(told).toEqual([{ state: 'failed', text: '' }])
    expect(await left()).toEqual([2, 1])
    const { values } = await app.server.context.metrics.holdsGivenBack.get()
    expect(values.map(({ value }) => value)).toEqual([2])
    await app.close()
  })
})
