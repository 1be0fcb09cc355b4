import type { ApiInput, ApiOutput } from '../../contract/apis.ts'
import { fillSentence } from '../../words/accounts/accounts.ts'
import { paymentMessages as words, paymentTemplates } from '../../words/payments/payments.ts'
import { say } from '../../words/say.ts'
import { transact } from '../db/database.ts'
import type { ReadContext } from '../core/endpoint.ts'
import { PaymentsFault, type GatewayPayment, type Payments } from '../adapters/payments/payments.ts'
import { Refusal } from '../core/refusal.ts'
import { creditOrderPayment } from './orders.ts'

type Act = ReadContext<'recharges/confirm'>

/**
 * The browser's word that it has paid: hurries what the webhook will say anyway. Counts only with the
 * gateway's signature over the order that we have stored for this user.
 */
export async function confirmOrder(
  act: Act,
  input: ApiInput<'recharges/confirm'>,
): Promise<ApiOutput<'recharges/confirm'>> {
  const { context, db, user, at, caller } = act
  const { payments } = context.adapters
  const order = await db
    .selectFrom('orders')
    .where('gateway_order_id', '=', input.razorpay_order_id)
    .where('uid', '=', user.uid)
    .select(['order_id', 'gateway_order_id', 'amount_paise', 'confirmed_at'])
    .executeTakeFirst()
  if (!order?.gateway_order_id) throw new Refusal(words.noOrder)
  const orderId = order.gateway_order_id
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = input
  if (!payments.signsOrder(orderId, paymentId, signature)) throw new Refusal(words.notSigned)
  if (order.confirmed_at) throw new Refusal(words.alreadyConfirmed)
  const asOrdered = { id: paymentId, orderId, amountPaise: order.amount_paise, at }
  const payment = await lookUpPayment(payments, asOrdered, act.log)
  assertCaptured(payment)
  const settlement = await transact(db, async (tx) => {
    const outcome = await creditOrderPayment(tx, { ...payment, orderId }, at)
    const first = await tx
      .updateTable('orders')
      .set({ confirmed_at: at })
      .where('order_id', '=', order.order_id)
      .where('uid', '=', user.uid)
      .where('confirmed_at', 'is', null)
      .returning('order_id')
      .executeTakeFirst()
    if (!first) return null
    const paymentRow = await tx
      .selectFrom('payments')
      .where('gateway_payment_id', '=', paymentId)
      .where('uid', '=', user.uid)
      .select(['credit_paise', 'state'])
      .executeTakeFirst()
    return { outcome, creditPaise: paymentRow?.state === 'kept' ? paymentRow.credit_paise : 0 }
  })
  if (!settlement) throw new Refusal(words.alreadyConfirmed)
  if (!settlement.creditPaise) throw new Refusal(words.returned)
  const message = say(
    fillSentence(paymentTemplates.credited, settlement.creditPaise),
    caller.language,
  )
  return { status: 'success', message }
}

/** @throws Refusal for a payment that failed, or that the bank has only promised: then the webhook will say more. */
export function assertCaptured({ status }: GatewayPayment): void {
  if (status === 'failed' || status === 'created') throw new Refusal(words.failed)
  if (status === 'authorized') throw new Refusal(words.notCaptured)
}

/**
 * The payment as the gateway has it. Where it can't be asked, the signature stands for it: it is given
 * only for a payment that went through, and the order's amount was fixed by us.
 */
export async function lookUpPayment(
  payments: Payments,
  signedPayment: { id: string; orderId: string | null; amountPaise: number; at: Date },
  log: Act['log'],
): Promise<GatewayPayment> {
  try {
    const found = await payments.payment(signedPayment.id)
    if (found) return found
  } catch (error) {
    if (!(error instanceof PaymentsFault)) throw error
    log.warn({ err: error }, 'a signed payment could not be looked up')
  }
  return { ...signedPayment, currency: 'INR', status: 'captured' }
}
