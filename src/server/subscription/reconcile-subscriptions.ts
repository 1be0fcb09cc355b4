import { dayMs } from '../../contract/core/constants.ts'
import { transact } from '../db/database.ts'
import type { Tx } from '../db/schema.ts'
import type { Payments } from '../adapters/payments/payments.ts'
import type { AppContext } from '../core/context.ts'
import {
  askGateway,
  claimMilliseconds,
  maxOrdersPerRun,
  orderLifeMilliseconds,
} from '../payments/reconcile-orders.ts'
import { applyGatewaySubscription } from './apply-gateway-subscription.ts'

const minute = 60_000

/**
 * Asks the gateway after every subscription that is due: one that has not begun like an order, one that
 * runs once a day. Each is claimed before the gateway is asked: of any number of processes one asks.
 *
 * @returns how many were looked at.
 */
export async function reconcileSubscriptions(context: AppContext): Promise<number> {
  const { db } = context.database
  const { payments } = context.adapters
  const at = context.clock()
  for (let count = 0; count < maxOrdersPerRun; count++) {
    const row = await transact(db, (tx) => claimDueSubscription(tx, payments.name, at))
    const id = row?.gateway_subscription_id
    if (!id) return count
    const askedAt = context.clock()
    const told = await askGateway(context, () => payments.subscription(id))
    const charges = told && (await askGateway(context, () => payments.chargesOf(id)))
    if (told)
      await transact(db, (tx) => applyGatewaySubscription(tx, told, charges ?? [], askedAt, at))
    await db
      .updateTable('subscriptions')
      .set({ next_check_at: nextCheck(row, at) })
      .where('subscription_id', '=', row.subscription_id)
      .execute()
  }
  return maxOrdersPerRun
}

/** Takes the subscription that has waited longest: for a minute no other process finds it due. */
async function claimDueSubscription(tx: Tx, gatewayName: Payments['name'], at: Date) {
  const row = await tx
    .selectFrom('subscriptions')
    .where('next_check_at', '<=', at)
    .where('gateway', '=', gatewayName)
    .where('gateway_subscription_id', 'is not', null)
    .select(['subscription_id', 'gateway_subscription_id', 'state', 'created_at', 'cancelled_at'])
    .orderBy('next_check_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!row) return null
  await tx
    .updateTable('subscriptions')
    .set({ next_check_at: new Date(at.getTime() + claimMilliseconds) })
    .where('subscription_id', '=', row.subscription_id)
    .execute()
  return row
}

/** What has not begun is asked after like an order; what runs, daily; what has ended, no more after a month. */
function nextCheck(
  row: { state: string; created_at: Date; cancelled_at: Date | null },
  at: Date,
): Date | null {
  const age = at.getTime() - row.created_at.getTime()
  if (row.cancelled_at && at.getTime() - row.cancelled_at.getTime() > 31 * dayMs) return null
  if (row.state === 'created' && age > orderLifeMilliseconds) return null
  const pause = row.state === 'created' ? Math.min(dayMs, Math.max(5 * minute, age)) : dayMs
  return new Date(at.getTime() + pause)
}
