import { randomUUID } from 'node:crypto'
import type { FakeRazorpay } from '../../adapters/payments/fake-razorpay.fixture.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { createTestUser } from '../../testing/test-data.ts'

/** Makes something due for a job, and gives what is to be counted after it: each count must be 1. */
export type JobCase = (app: TestApp, gateway: FakeRazorpay) => Promise<Effects>
type Effects = () => Promise<Record<string, number>>

export const dayMs = 86_400_000
export const ago = (app: TestApp, days: number) =>
  new Date(app.server.context.clock().getTime() - days * dayMs)
/** 1 where no row is left, for the jobs that sweep. */
const swept = async (rows: Promise<readonly unknown[]>) => ({ swept: (await rows).length + 1 })

/** Of the jobs that take away what is of no use any more. */
export const jobSweepCases: Record<string, JobCase> = {
  'sweep limits': async (app) => {
    const row = { key: randomUUID(), window_start: ago(app, 3), count: 1 }
    await app.db.insertInto('limits').values(row).execute()
    return () =>
      swept(app.db.selectFrom('limits').where('key', '=', row.key).select('key').execute())
  },
  'sweep keys': async (app) => {
    const scope = randomUUID()
    await app.db
      .insertInto('idempotency_keys')
      .values({
        ...{ scope, key: 'a', call: 'b', body_hash: 'c', reply: null, created_at: ago(app, 2) },
      })
      .execute()
    return () =>
      swept(
        app.db.selectFrom('idempotency_keys').where('scope', '=', scope).select('key').execute(),
      )
  },
  'count forecasts': async (app) => {
    const rows = () => app.db.selectFrom('forecast_counts').select('day').execute()
    await app.db.deleteFrom('forecast_counts').execute()
    return async () => ({ days: (await rows()).length })
  },
  'sweep reminders': async (app) => {
    const { uid } = await createTestUser(app)
    const row = { uid, kind: 'morning', due_at: ago(app, 201), expires_at: ago(app, 201) }
    const [old, young] = ['old', 'young']
    await app.db
      .insertInto('reminders')
      .values([
        { ...row, key: old, created_at: ago(app, 201) },
        { ...row, key: young, created_at: ago(app, 199) },
      ])
      .execute()
    const rows = () => app.db.selectFrom('reminders').where('uid', '=', uid).select('key').execute()
    return async () => ({
      kept: (await rows()).filter(({ key }) => key === young).length,
      ...(await swept(rows().then((all) => all.filter(({ key }) => key === old)))),
    })
  },
  'sweep notifications': async (app) => {
    const { uid } = await createTestUser(app)
    const [old, young] = [randomUUID(), randomUUID()]
    await app.db
      .insertInto('notifications')
      .values([
        { id: old, uid, kind: 'comment', created_at: ago(app, 366) },
        { id: young, uid, kind: 'comment', created_at: ago(app, 364) },
      ])
      .execute()
    const rows = () =>
      app.db.selectFrom('notifications').where('uid', '=', uid).select('id').execute()
    return async () => ({
      kept: (await rows()).filter(({ id }) => id === young).length,
      ...(await swept(rows().then((all) => all.filter(({ id }) => id === old)))),
    })
  },
  'delete old samples': async (app) => {
    const { uid } = await createTestUser(app)
    const [old, young] = [randomUUID(), randomUUID()]
    const sample = { uid, language: 'en', cause: 'claim', text: 'held back' } as const
    await app.db
      .insertInto('dropped_samples')
      .values([
        { ...sample, sample_id: old, at: ago(app, 91) },
        { ...sample, sample_id: young, at: ago(app, 89) },
      ])
      .execute()
    const rows = () =>
      app.db.selectFrom('dropped_samples').where('uid', '=', uid).select('sample_id').execute()
    return async () => ({
      kept: (await rows()).filter(({ sample_id }) => sample_id === young).length,
      ...(await swept(rows().then((all) => all.filter(({ sample_id }) => sample_id === old)))),
    })
  },
  'sweep challenges': async (app) => {
    const challenge_hash = randomUUID()
    await app.db
      .insertInto('spent_challenges')
      .values({ challenge_hash, expires_at: ago(app, 1) })
      .execute()
    return () =>
      swept(
        app.db
          .selectFrom('spent_challenges')
          .where('challenge_hash', '=', challenge_hash)
          .select('challenge_hash')
          .execute(),
      )
  },
  'sweep codes': async (app) => {
    const token_hash = randomUUID()
    await app.db
      .insertInto('codes')
      .values({
        ...{ token_hash, mobile_hash: 'm', purpose: 'login', sid: null, code_hash: 'c' },
        ...{ created_at: ago(app, 3), expires_at: ago(app, 3), used_at: null },
      })
      .execute()
    return () =>
      swept(
        app.db.selectFrom('codes').where('token_hash', '=', token_hash).select('purpose').execute(),
      )
  },
  'sweep sessions': async (app) => {
    const { sid } = await createTestUser(app)
    await app.db
      .updateTable('sessions')
      .set({ revoked_at: ago(app, 31) })
      .where('sid', '=', sid)
      .execute()
    return () => swept(app.db.selectFrom('sessions').where('sid', '=', sid).select('sid').execute())
  },
  'sweep order tokens': async (app) => {
    const user = await createTestUser(app)
    await app.call('recharges/orderToken', { tier: 't49' }, user)
    const tokens = app.db.selectFrom('order_tokens').where('uid', '=', user.uid).select('uid')
    await app.db
      .updateTable('order_tokens')
      .set({ expires_at: ago(app, 2) })
      .where('uid', '=', user.uid)
      .execute()
    return () => swept(tokens.execute())
  },
  'sweep webhooks': async (app) => {
    const event_id = randomUUID()
    const at = ago(app, 31)
    await app.db
      .insertInto('webhook_events')
      .values({ event_id, kind: 'x', told: '{}', received_at: at, done_at: at, outcome: 'known' })
      .execute()
    return () =>
      swept(
        app.db
          .selectFrom('webhook_events')
          .where('event_id', '=', event_id)
          .select('kind')
          .execute(),
      )
  },
}
