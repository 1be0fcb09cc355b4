import type { TestApp } from '../testing/test-app.ts'
import type { TestUser } from '../testing/test-data.ts'
import type { FakeRazorpay } from '../adapters/payments/fake-razorpay.fixture.ts'

/** What the webhook's address answers to these bytes. */
export async function sendWebhook(
  app: TestApp,
  gateway: FakeRazorpay,
  event: { body: string; id?: string },
  signature = gateway.signWebhook(event.body),
): Promise<number> {
  const reply = await app.server.app.inject({
    method: 'POST',
    url: '/webhooks/razorpay',
    payload: event.body,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': signature,
      ...(event.id && { 'x-razorpay-event-id': event.id }),
    },
  })
  return reply.statusCode
}

/** Waits until everything that was told has been worked off. */
export async function waitForWebhooks(app: TestApp): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    const open = await app.db
      .selectFrom('webhook_events')
      .where('done_at', 'is', null)
      .where('next_try_at', '<=', app.server.context.clock())
      .select('event_id')
      .executeTakeFirst()
    if (!open) return
    await new Promise((later) => setTimeout(later, 25))
  }
  throw new Error('The webhooks were not worked off.')
}

/** Sends an event and waits for its work. */
export async function sendEventAndWait(
  app: TestApp,
  gateway: FakeRazorpay,
  name: string,
  payload: Parameters<FakeRazorpay['event']>[1],
  at = app.server.context.clock(),
): Promise<{ body: string; id: string }> {
  const event = gateway.event(name, payload, at)
  const status = await sendWebhook(app, gateway, event)
  if (status !== 200) throw new Error(`The webhook was answered ${status}.`)
  await waitForWebhooks(app)
  return event
}

/** An order for a tier, as the page makes it. */
export async function createTestOrder(
  app: TestApp,
  user: TestUser,
  tier = 't99',
  use_wheel_discount = false,
) {
  const { body } = await app.call('recharges/createOrder', { tier, use_wheel_discount }, user)
  if (body.status !== 'success') throw new Error(body.message)
  return body
}

/** A subscription that waits for its first payment. */
export async function createTestSubscription(app: TestApp, user: TestUser): Promise<string> {
  const { body } = await app.call('subscriptions/subscribe', {}, user)
  if (!('subscription_id' in body)) throw new Error(body.message)
  return body.subscription_id
}

/** Rupees in the wallet and questions of the plan. */
export async function walletAndPlanOf(app: TestApp, { uid }: TestUser) {
  const rows = await app.db
    .selectFrom('ledger_accounts')
    .where('owner', '=', uid)
    .where('kind', '=', 'own')
    .select(['unit', 'balance'])
    .execute()
  const of = (unit: string) => rows.find((row) => row.unit === unit)?.balance ?? 0
  return { rupees: of('rupees') / 100, plan: of('plan'), oracle: of('oracle') }
}
