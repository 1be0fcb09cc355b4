import { transact } from '../db/database.ts'
import type { AppContext } from '../core/context.ts'
import type { Tx } from '../db/schema.ts'
import { PaymentsFault, type Payments } from '../adapters/payments/payments.ts'
import { creditOrderPayment } from './orders.ts'

const minute = 60_000
const day = 86_400_000
/** An order that nobody has paid by then is not asked after any more. */
export const orderLifeMilliseconds = 3 * day
export const maxOrdersPerRun = 100
/** Longer than the gateway's answers about one thing may take; a process that dies is over by then. */
export const claimMilliseconds = minute

/**
 * Asks the gateway after every unpaid order: after 5 minutes and then ever more rarely. Each is claimed
 * before the gateway is asked: of any number of processes one asks.
 *
 * @returns how many orders were looked at.
 */
export async function reconcileOrders(context: AppContext): Promise<number> {
  const { db } = context.database
  const { payments } = context.adapters
  const at = context.clock()
  for (let count = 0; count < maxOrdersPerRun; count++) {
    const order = await transact(db, (tx) => claimDueOrder(tx, payments.name, at))
    if (!order) return count
    const { order_id, gateway_order_id: id, created_at } = order
    const gatewayPayments = id ? await askGateway(context, () => payments.paymentsOf(id)) : []
    const age = at.getTime() - created_at.getTime()
    await transact(db, async (tx) => {
      for (const payment of gatewayPayments ?? []) await creditOrderPayment(tx, payment, at)
      const isOver = gatewayPayments !== null && age > orderLifeMilliseconds
      await tx
        .updateTable('orders')
        .set({
          next_check_at: new Date(at.getTime() + Math.min(day, Math.max(5 * minute, age))),
          ...(isOver && { state: 'expired' as const }),
        })
        .where('order_id', '=', order_id)
        .where('state', '=', 'created')
        .execute()
    })
  }
  return maxOrdersPerRun
}

/** Takes the unpaid order that has waited longest: for a minute no other process finds it due. */
async function claimDueOrder(tx: Tx, gatewayName: Payments['name'], at: Date) {
  const order = await tx
    .selectFrom('orders')
    .where('state', '=', 'created')
    .where('next_check_at', '<=', at)
    .where('gateway', '=', gatewayName)
    .select(['order_id', 'gateway_order_id', 'created_at'])
    .orderBy('next_check_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!order) return null
  await tx
    .updateTable('orders')
    .set({ next_check_at: new Date(at.getTime() + claimMilliseconds) })
    .where('order_id', '=', order.order_id)
    .execute()
  return order
}

/** null when the gateway can't be asked: then later. */
export async function askGateway<T>(
  context: AppContext,
  question: () => Promise<T>,
): Promise<T | null> {
  try {
    return await question()
  } catch (error) {
    if (!(error instanceof PaymentsFault)) throw error
    context.log.warn({ err: error }, 'the gateway could not be asked')
    return null
  }
}
