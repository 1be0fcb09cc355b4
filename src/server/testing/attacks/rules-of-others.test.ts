import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  askInTestChat,
  controlAnswers,
  fillWallet,
  questionInput,
} from '../../chat/chat.testing.ts'
import { admitQuestion } from '../../chat/live/admit-question.ts'
import type { ChartReader } from '../../chat/live/chart-reader.ts'
import { chartAndPersonOf } from '../../chat/session/reading-input.ts'
import type { Session } from '../../core/caller.ts'
import { HttpError, Refusal } from '../../core/refusal.ts'
import { birthOfUser } from '../../predictions/place-prediction.ts'
import { transact } from '../../db/database.ts'
import type { StoredVerdict } from '../../db/stored-json.ts'
import { readChart } from '../../reading/reading.ts'
import { keepVerdict } from '../../reading/verdict-store.ts'
import { databaseFingerprint } from '../database-fingerprint.ts'
import { openTestApp, testDatabases, type TestApp } from '../test-app.ts'
import { createTestUser, type TestUser } from '../test-data.ts'
import {
  createActivePerson,
  payAtStandIn,
  recharge,
  type ActivePerson,
} from './active-person.testing.ts'
import { rulesOnOwnedThings, type OwnedThings } from './rules-of-others.testing.ts'

class RolledBack extends Error {}

/** Of the answer that is being written. */
const heartbeat = { holds: 'heartbeat_at' }

const question = 'When will I find better work?'

describe.each(testDatabases.slice(-1))('rules below the endpoints, on %s', (on) => {
  const answers = controlAnswers()
  let hangs = false
  const reader: ChartReader = (request) => (hangs ? answers.read(request) : readChart(request))
  let app: TestApp
  let asha: ActivePerson
  let ravi: TestUser
  let rules: ReturnType<typeof rulesOnOwnedThings>
  let running: Promise<unknown>
  let end: () => void
  beforeAll(async () => {
    app = await openTestApp({ on, parts: { readChart: reader } })
    asha = await createActivePerson(app, 'Ashalata')
    // Somebody with money and no question left: a chat that they got hold of would start its clock.
    ravi = await createTestUser(app, { offer: null })
    await fillWallet(app, ravi.uid, 50)
    const answered = await askInTestChat(app, asha, question)
    if (answered.body.status !== 'success') throw new Error(answered.body.message)
    hangs = true
    running = app.callRaw(
      'chats/sendMessage',
      questionInput(asha, 'What of my travels abroad?'),
      asha.user,
    )
    const answer = await answers.next()
    answer.say('It is being written.')
    end = () => answer.end()
    const saved = app.db.selectFrom('messages').where('answer', '=', 'It is being written.')
    await vi.waitFor(() => saved.select('mid').executeTakeFirstOrThrow(), 20_000)
    rules = rulesOnOwnedThings(await thingsOf(app, asha, String(answered.body.mid)))
  }, 120_000)
  afterAll(async () => {
    end()
    await running
    await app.close()
  })

  /** Runs a rule as this user, in a transaction that is rolled back. */
  const runAs = async (name: string, user: TestUser) => {
    const { context } = app.server
    let given: unknown
    let refused: Error | undefined
    let changed: boolean | undefined
    const before = await databaseFingerprint(app.db, heartbeat)
    await app.db
      .transaction()
      .execute(async (tx) => {
        const caller = { context, tx, user: sessionOf(user), at: context.clock() }
        given = await rules[name]!(caller).catch((error: Error) => {
          refused = error
          return null
        })
        const after = await databaseFingerprint(tx, heartbeat)
        changed = Object.keys(before).some((table) => after[table] !== before[table])
        throw new RolledBack()
      })
      .catch((error: unknown) => {
        if (!(error instanceof RolledBack)) throw error
      })
    return { given, refused, changed }
  }

  const names = Object.keys(rulesOnOwnedThings({} as OwnedThings))

  test.each(names)(
    'AZ-01 %s gives and changes nothing for who does not own the row',
    async (name) => {
      const { given, refused, changed } = await runAs(name, ravi)
      expect(isNothing(given), JSON.stringify(given)).toBe(true)
      expect(changed).toBe(false)
      // A plain no, and no fault.
      if (refused) expect(isPlainNo(refused), refused.message).toBe(true)
    },
  )

  test.each(names)('%s does its work for the owner', async (name) => {
    const { given, changed, refused } = await runAs(name, asha.user)
    expect(refused).toBeUndefined()
    expect(!isNothing(given) || changed).toBe(true)
  })
})

function sessionOf({ uid, sid, mobile }: TestUser): Session {
  return {
    ...{ uid, sid, mobile, device: 'web', displayName: null, language: 'English', role: 'user' },
    ...{ isBan: false, createdAt: new Date(), deleteGrantUntil: null, cancelGrantUntil: null },
    ...{ factor: 'none', factorAt: null, emailGrantUntil: null },
  }
}

/** What a rule answers that has found nothing. What ends a running answer afterwards is a function. */
function isNothing(given: unknown): boolean {
  if (given === null || given === undefined || given === false || given === 0) return true
  return typeof given === 'function' || (Array.isArray(given) && given.length === 0)
}

function isPlainNo(error: unknown): boolean {
  const isNoRow = error instanceof Error && error.message === 'no result'
  return error instanceof Refusal || error instanceof HttpError || isNoRow
}

/** The ids of Asha's things; what is not there yet is made. */
async function thingsOf(app: TestApp, asha: ActivePerson, mid: string): Promise<OwnedThings> {
  const { db } = app
  const { user, bid, asstId, shareId, muhurtaId, did, cid } = asha
  const { uid } = user
  const oneOf = <T>(rows: T[]): T => {
    const [row] = rows
    if (!row) throw new Error('Nothing was made to attack.')
    return row
  }
  const mine = { user: sessionOf(user), db, at: app.server.context.clock() } as never
  const chat = await admitQuestion(mine, questionInput(asha) as never)
  const birth = await birthOfUser(db, uid, bid)
  // Of the first recharge a refund has been asked for: this one is open to it.
  await recharge(app, user, 't49')
  const payments = await db
    .selectFrom('payments')
    .where('uid', '=', uid)
    .where('amount_paise', '=', 4900)
    .select('payment_id')
    .execute()
  const voucherId = randomUUID()
  const at = app.server.context.clock()
  await db
    .insertInto('vouchers')
    .values({
      ...{ voucher_id: voucherId, uid, percent: 3, spun_on: '2020-01-01', created_at: at },
      ...{ expires_at: new Date(at.getTime() + 86_400_000), passed_over: true, used_by: null },
    })
    .execute()
  const verdict = { matter: 'work', day: at.toISOString().slice(0, 10) } as StoredVerdict
  const verdictOwner = { uid, bid, chart: chartAndPersonOf(birth, at).chart }
  await transact(db, (tx) => keepVerdict(tx, verdictOwner, verdict, at))
  const predictions = await db
    .selectFrom('predictions')
    .where('uid', '=', uid)
    .select('pid')
    .execute()
  const running = await db
    .selectFrom('messages')
    .where('uid', '=', uid)
    .where('state', '=', 'writing')
    .select('mid')
    .execute()
  const token = await app.call('recharges/orderToken', { tier: 't49' }, user)
  if (token.body.status !== 'success') throw new Error(token.body.message)
  const order = await app.call('recharges/createOrder', { tier: 't199' }, user)
  if (order.body.status !== 'success') throw new Error(order.body.message)
  const plan = oneOf(
    await db
      .selectFrom('subscriptions')
      .where('uid', '=', uid)
      .select(['subscription_id', 'gateway_subscription_id'])
      .execute(),
  )
  await db
    .updateTable('subscriptions')
    .set({ confirmed_at: null })
    .where('subscription_id', '=', plan.subscription_id)
    .execute()
  return {
    ...{ bid, asstId, mid, shareId, muhurtaId, did, cid, sid: user.sid, voucherId, chat, birth },
    paymentId: oneOf(payments).payment_id,
    pid: oneOf(predictions).pid,
    runningMid: oneOf(running).mid,
    question,
    ...{ verdictOwner, verdict },
    orderProof: payAtStandIn(app, order.body.order_id) as OwnedThings['orderProof'],
    planProof: asha.planProof as OwnedThings['planProof'],
    orderToken: token.body.token,
  }
}
