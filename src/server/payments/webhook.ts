import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { transact } from '../db/database.ts'
import type { Db, Tx } from '../db/schema.ts'
import type { AppContext } from '../core/context.ts'
import {
  parseWebhookEvent,
  reviveEvent,
  type WebhookEvent,
} from '../adapters/payments/webhook-event.ts'
import type { PaymentOutcome } from '../core/listeners.ts'
import type {
  GatewayCharge,
  GatewayPayment,
  GatewaySubscription,
} from '../adapters/payments/payments.ts'
import { creditOrderPayment } from './orders.ts'
import { recordDispute } from './disputes.ts'
import { recordGatewayRefund } from './gateway-refunds.ts'

interface Webhook {
  body: Buffer
  signature: string
  eventId: string | undefined
}

/**
 * Takes in a webhook: if it is signed, it is kept, once however often it comes, and that is all before
 * the answer. The work follows, in this process or, should it die, in the next.
 *
 * @returns whether it was signed.
 */
export async function receiveWebhook(context: AppContext, webhook: Webhook): Promise<boolean> {
  if (!context.adapters.payments.signsWebhook(webhook.body, webhook.signature)) return false
  if (await keepWebhook(context, webhook)) context.background(processWebhookEvents(context))
  return true
}

/** Keeps a signed webhook's news. @returns false when it is of no kind we know: nothing is to be done about it. */
export async function keepWebhook(
  context: AppContext,
  { body, eventId }: Omit<Webhook, 'signature'>,
  db: Db = context.database.db,
): Promise<boolean> {
  const at = context.clock()
  const webhookEvent = parseWebhookEvent(body.toString('utf8'), at)
  if (!webhookEvent) return false
  await db
    .insertInto('webhook_events')
    .values({
      // Without an id (some senders lose headers) the same bytes are the same event.
      event_id: eventId?.slice(0, 100) || createHash('sha256').update(body).digest('hex'),
      kind: webhookEvent.event,
      told: JSON.stringify(webhookEvent),
      received_at: at,
      next_try_at: at,
      done_at: null,
      outcome: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}

const firstPauseSeconds = 15
const longestPauseSeconds = 3600

/** Works off what has been told and is due, oldest first, each in a transaction of its own. */
export async function processWebhookEvents(context: AppContext): Promise<number> {
  let count = 0
  while (await workOffOne(context)) count++
  return count
}

async function workOffOne(context: AppContext): Promise<boolean> {
  const { db } = context.database
  const at = context.clock()
  let eventId: string | undefined
  try {
    return await transact(db, async (tx) => {
      eventId = undefined
      const event = await tx
        .selectFrom('webhook_events')
        .where('done_at', 'is', null)
        .where('next_try_at', '<=', at)
        .select(['event_id', 'told', 'tries'])
        .orderBy('received_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (!event) return false
      eventId = event.event_id
      const outcome = await takeIn(context, tx, reviveEvent(event.told), at)
      await tx
        .updateTable('webhook_events')
        .set({ done_at: at, outcome })
        .where('event_id', '=', event.event_id)
        .execute()
      return true
    })
  } catch (error) {
    if (!eventId) throw error
    // One that can't be done must not keep the others waiting.
    context.log.error({ err: error }, 'a webhook could not be worked off')
    await db
      .updateTable('webhook_events')
      .set({
        tries: sql`tries + 1`,
        next_try_at: sql<Date>`${at}::timestamptz + least(${longestPauseSeconds}, ${firstPauseSeconds} * power(2, least(tries, 12))) * interval '1 second'`,
      })
      .where('event_id', '=', eventId)
      .execute()
    return true
  }
}

/** What one event changes. */
async function takeIn(
  { listeners }: AppContext,
  tx: Tx,
  webhookEvent: WebhookEvent,
  at: Date,
): Promise<PaymentOutcome> {
  if (webhookEvent.event.startsWith('subscription.') && webhookEvent.subscription)
    return listeners.subscriptionChanged(
      tx,
      webhookEvent.subscription,
      chargeIn(webhookEvent.subscription, webhookEvent.payment),
      webhookEvent.at,
      at,
    )
  if (webhookEvent.event.startsWith('refund.') && webhookEvent.refund)
    return recordGatewayRefund(tx, listeners, webhookEvent.refund, at)
  if (webhookEvent.event.startsWith('payment.dispute.'))
    return webhookEvent.dispute ? recordDispute(tx, listeners, webhookEvent.dispute, at) : 'unknown'
  // A payment that failed has changed nothing: its order waits for another try.
  if (
    (webhookEvent.event.startsWith('payment.') || webhookEvent.event === 'order.paid') &&
    webhookEvent.payment
  )
    return creditOrderPayment(tx, webhookEvent.payment, at)
  return 'unknown'
}

/** A webhook about a subscription may bring the payment that it tells of. */
function chargeIn(told: GatewaySubscription, payment: GatewayPayment | null): GatewayCharge[] {
  return payment ? [{ payment, start: told.start, end: told.end }] : []
}
