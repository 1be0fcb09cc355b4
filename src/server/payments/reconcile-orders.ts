import { transact } from '../db/database.ts'
import type { AppContext } from '../core/context.ts'
import { PaymentsFault } from '../adapters/payments/payments.ts'
import { creditOrderPayment } from './orders.ts'

const minute = 60_000
const day = 86_400_000
/** An order that nobody has paid by then is not asked after any more. */
export const orderLifeMilliseconds = 3 * day
export const maxOrdersPerRun = 100

/**
 * Asks the gateway after every unpaid order: after 5 minutes and then ever more rarely.
 *
 * @returns how many orders were looked at.
 */
export async function reconcileOrders(context: AppContext): Promise<number> {
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
    .limit(maxOrdersPerRun)
    .execute()
  for (const { order_id, gateway_order_id: id, created_at } of due) {
    const age = at.getTime() - created_at.getTime()
    const gatewayPayments = id ? await askGateway(context, () => payments.paymentsOf(id)) : []
    if (gatewayPayments)
      await transact(db, async (tx) => {
        for (const payment of gatewayPayments) await creditOrderPayment(tx, payment, at)
      })
    const isOver = gatewayPayments && age > orderLifeMilliseconds
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
