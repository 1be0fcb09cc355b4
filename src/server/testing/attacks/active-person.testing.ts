import type { ApiName, ApiReply } from '../../../contract/apis.ts'
import {
  createTestComment,
  createTestDiscussion,
  createTestMember,
} from '../../forum/forum.testing.ts'
import type { CheckoutAnswer } from '../../adapters/payments/payments.ts'
import { createTestUser, type TestUser } from '../test-data.ts'
import type { TestApp } from '../test-app.ts'
import { requestsOf } from './requests/requests.testing.ts'
import { createTestPerson, type TestPerson } from './test-person.testing.ts'

/** Somebody who has used every part of the product, and the operator who looks after it. */
export interface ActivePerson extends TestPerson {
  operator: TestUser
  did: string
  cid: string
  /** What the browser was given when the plan was paid. */
  planProof: CheckoutAnswer
}

/** A valid request to every row, about things of theirs that are there. */
export function activeRequestsOf(person: ActivePerson) {
  const { did, user } = person
  return {
    ...requestsOf(person),
    'astrohub/get_discussion': { did },
    'astrohub/get_comments': { did },
    'astrohub/search_discussions': { query: 'Saturn' },
    'astrohub/get_user': { uid: user.uid },
  }
}

/**
 * Makes such a person by the calls themselves: a kundli, a chat with an answer, a prediction, a recharge
 * and a refund asked for, a plan, a transfer, a handle, a discussion with a comment, a vote and a report.
 */
export async function createActivePerson(app: TestApp, name: string): Promise<ActivePerson> {
  const person = await createTestPerson(app, name)
  const { user, bid } = person
  const operator = await createTestUser(app, { role: 'operator' })
  await createTestMember(app, { user, bid })
  const friend = await createTestMember(app)
  const did = await createTestDiscussion(app, user)
  const cid = await createTestComment(app, friend, did)
  await expectSuccess(app, 'astrohub/insert_vote', { did, type: 1 }, friend)
  await expectSuccess(app, 'astrohub/report', { did, reason: 'spam' }, friend)
  await expectSuccess(app, 'predictions/generate', { bid, type: 'weekly' }, user)
  await recharge(app, user, 't99')
  await askRefund(app, user)
  const planProof = await subscribe(app, user)
  await expectSuccess(app, 'wheel/spin', {}, user)
  await expectSuccess(app, 'users/invite', { mobile: friend.mobile }, user)
  await expectSuccess(
    app,
    'admin/setBan',
    { uid: (await createTestUser(app)).uid, is_ban: true, reason: 'Sells something in every post' },
    operator,
  )
  return { ...person, operator, did, cid, planProof }
}

/** Pays for a tier at the stand-in gateway, into the wallet. */
export async function recharge(app: TestApp, user: TestUser, tier: string): Promise<void> {
  const order = await expectSuccess(app, 'recharges/createOrder', { tier }, user)
  const { order_id } = order as { order_id: string }
  await expectSuccess(app, 'recharges/confirm', payAtStandIn(app, order_id), user)
}

async function askRefund(app: TestApp, user: TestUser): Promise<void> {
  const payment = await app.db
    .selectFrom('payments')
    .where('uid', '=', user.uid)
    .select('payment_id')
    .executeTakeFirstOrThrow()
  const refund = { payment_id: payment.payment_id, why: 'mistake' }
  await expectSuccess(app, 'recharges/requestRefund', refund, user)
}

async function subscribe(app: TestApp, user: TestUser): Promise<CheckoutAnswer> {
  const { body } = await app.call('subscriptions/subscribe', {}, user)
  if (!('subscription_id' in body)) throw new Error(body.message)
  const proof = payAtStandIn(app, body.subscription_id)
  await expectSuccess(app, 'subscriptions/update_subscription', proof, user)
  return proof
}

/** What the browser is given by the stand-in's checkout once an order or a plan has been paid. */
export function payAtStandIn({ server: { context } }: TestApp, id: string): CheckoutAnswer {
  const { answer } = context.adapters.payments.standIn?.pay(id, 'success', context.clock()) ?? {}
  if (!answer) throw new Error('The stand-in gateway took no payment.')
  return answer
}

async function expectSuccess(
  app: TestApp,
  name: ApiName,
  input: object,
  user: TestUser,
): Promise<ApiReply<ApiName>> {
  const { body, status } = await app.callRaw(name, input, user)
  if (status !== 200 || (body as { status?: string }).status !== 'success')
    throw new Error(`${name} was refused: ${JSON.stringify(body)}`)
  return body
}
