import { transact } from '../db/database.ts'
import type { AppContext } from '../core/context.ts'
import { PaymentsFault } from '../adapters/payments/payments.ts'
import { followGateway } from '../subscription/follow-gateway.ts'
import { settleOrder } from './orders.ts'

const minute = 60_000
const day = 86_400_000
/** An order that nobody has paid by then is not asked after any more. */
const orderLifeMilliseconds = 3 * day
const mostAtOnce = 100

/**
 * Asks the gateway after everything that it might have told us and we have not heard: unpaid orders
 * after 5 minutes and then ever more rarely, subscriptions once a day.
 *
 * @returns how many things were looked at.
 */
export async function reconcile(context: AppContext): Promise<number> {
  return (await reconcileOrders(context)) + (await reconcileSubscriptions(context))
}

async function reconcileOrders(context: AppContext): Promise<number> {
  const { db } = context.database
  const { payments } = context.adapters
  const at = context.clock()
  const due = await db
    .selectFrom('orders')
    .where('state', '=', 'created')
    .where('next_check_at', '<=', at)
    .where('gateway', '=', payments.name)
    .select(['order_id', 'gateway_order_id', 'created_at'])
    .orderBy('next_check_at')
    .limit(mostAtOnce)
    .execute()
  for (const { order_id, gateway_order_id: id, created_at } of due) {
    const age = at.getTime() - created_at.getTime()
    const found = id ? await asked(context, () => payments.paymentsOf(id)) : []
    if (found)
      await transact(db, async (tx) => {
        for (const payment of found) await settleOrder(tx, payment, at)
      })
    const isOver = found && age > orderLifeMilliseconds
    await db
      .updateTable('orders')
      .set({
        next_check_at: new Date(at.getTime() + Math.min(day, Math.max(5 * minute, age))),
        ...(isOver && { state: 'expired' as const }),
      })
      .where('order_id', '=', order_id)
      .where('state', '=', 'created')
      .execute()
  }
  return due.length
}

async function reconcileSubscriptions(context: AppContext): Promise<number> {
  const { db } = context.database
  const { payments } = context.adapters
  const at = context.clock()
  const due = await db
    .selectFrom('subscriptions')
    .where('next_check_at', '<=', at)
    .where('gateway', '=', payments.name)
    .where('gateway_subscription_id', 'is not', null)
    .select(['subscription_id', 'gateway_subscription_id', 'state', 'created_at', 'cancelled_at'])
    .orderBy('next_check_at')
    .limit(mostAtOnce)
    .execute()
  for (const row of due) {
    const id = row.gateway_subscription_id
    if (!id) continue
    const askedAt = context.clock()
    const told = await asked(context, () => payments.subscription(id))
    const charges = told && (await asked(context, () => payments.chargesOf(id)))
    if (told) await transact(db, (tx) => followGateway(tx, told, charges ?? [], askedAt, at))
    await db
      .updateTable('subscriptions')
      .set({ next_check_at: nextCheck(row, at) })
      .where('subscription_id', '=', row.subscription_id)
      .execute()
  }
  return due.length
}

/** What has not begun is asked after like an order; what runs, daily; what has ended, no more after a month. */
function nextCheck(
  row: { state: string; created_at: Date; cancelled_at: Date | null },
  at: Date,
): Date | null {
  const age = at.getTime() - row.created_at.getTime()
  if (row.cancelled_at && at.getTime() - row.cancelled_at.getTime() > 31 * day) return null
  if (row.state === 'created' && age > orderLifeMilliseconds) return null
  const pause = row.state === 'created' ? Math.min(day, Math.max(5 * minute, age)) : day
  return new Date(at.getTime() + pause)
}

/** null when the gateway can't be asked: then later. */
async function asked<T>(context: AppContext, question: () => Promise<T>): Promise<T | null> {
  try {
    return await question()
  } catch (error) {
    if (!(error instanceof PaymentsFault)) throw error
    context.log.warn({ err: error }, 'the gateway could not be asked')
    return null
  }
}
