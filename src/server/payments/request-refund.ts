import { lockBalance } from '../wallet/lock-balance.ts'
import { randomUUID } from 'node:crypto'
import type { ApiInput, ApiOutput } from '../../contract/apis.ts'
import { fillSentence } from '../../words/accounts/accounts.ts'
import { paymentMessages as words, paymentTemplates } from '../../words/payments/payments.ts'
import { say } from '../../words/say.ts'
import type { Tx } from '../db/schema.ts'
import type { WriteContext } from '../core/endpoint.ts'
import { Refusal } from '../core/refusal.ts'
import { post } from '../wallet/ledger.ts'

export const refundDays = 7
const dayMilliseconds = 86_400_000

/**
 * Asks for a refund of what has not been used of a payment. Wallet money is set aside at once, so that
 * it can't be spent while somebody decides.
 */
export async function requestRefund(
  { tx, user, at, caller }: WriteContext<'recharges/requestRefund'>,
  { payment_id, why }: ApiInput<'recharges/requestRefund'>,
): Promise<ApiOutput<'recharges/requestRefund'>> {
  const payment = await tx
    .selectFrom('payments')
    .where('payment_id', '=', payment_id)
    .where('uid', '=', user.uid)
    .where('state', '=', 'kept')
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
  if (!payment) throw new Refusal(words.noPayment)
  if (at.getTime() - payment.at.getTime() > refundDays * dayMilliseconds)
    throw new Refusal(words.refundTooLate)
  await refuseSecondReturn(tx, payment)
  const refundId = randomUUID()
  const unusedPart = payment.order_id ? await walletPart(tx, payment) : await planPart(tx, payment)
  if (unusedPart.amountPaise < 100) throw new Refusal(words.refundAllUsed)
  await tx
    .insertInto('refunds')
    .values({
      refund_id: refundId,
      uid: user.uid,
      payment_id,
      kind: 'requested',
      why,
      amount_paise: unusedPart.amountPaise,
      aside_paise: unusedPart.asidePaise,
      state: 'review',
      gateway_refund_id: null,
      next_try_at: null,
      requested_at: at,
      decided_at: null,
      done_at: null,
    })
    .execute()
  if (unusedPart.asidePaise)
    await post(
      tx,
      `${user.uid}:refund:${refundId}`,
      [
        { owner: user.uid, kind: 'own', unit: 'rupees', change: -unusedPart.asidePaise },
        { owner: 'company', kind: 'refunding', unit: 'rupees', change: unusedPart.asidePaise },
      ],
      { reason: 'refund-asked', reference: refundId, at },
    )
  const sentence = fillSentence(paymentTemplates.refundAsked, unusedPart.amountPaise)
  return {
    status: 'success',
    message: say(sentence, caller.language),
    amount: unusedPart.amountPaise / 100,
  }
}

/** @throws Refusal where the payment's money is asked back already, or has gone by a dispute. */
async function refuseSecondReturn(tx: Tx, payment: { uid: string; payment_id: string }) {
  const earlier = await tx
    .selectFrom('refunds')
    .where('payment_id', '=', payment.payment_id)
    .where('uid', '=', payment.uid)
    .where('state', '<>', 'refused')
    .select('refund_id')
    .executeTakeFirst()
  if (earlier) throw new Refusal(words.refundTwice)
  const dispute = await tx
    .selectFrom('disputes')
    .where('payment_id', '=', payment.payment_id)
    .where('uid', '=', payment.uid)
    .where('state', '<>', 'won')
    .select('dispute_id')
    .executeTakeFirst()
  if (dispute) throw new Refusal(words.refundDisputed)
}

/** What of a recharge is still in the wallet, and what was paid for that part. */
async function walletPart(
  tx: Tx,
  payment: { uid: string; amount_paise: number; credit_paise: number },
) {
  const balance = await lockBalance(tx, payment.uid, 'rupees')
  const asidePaise = Math.min(balance, payment.credit_paise)
  const share = asidePaise / payment.credit_paise
  return { asidePaise, amountPaise: Math.floor(payment.amount_paise * share + 1e-6) }
}

/** What was left of a plan's month when it was cancelled, in money. */
async function planPart(
  tx: Tx,
  payment: { uid: string; payment_id: string; amount_paise: number },
) {
  const month = await tx
    .selectFrom('plan_periods')
    .where('payment_id', '=', payment.payment_id)
    .where('uid', '=', payment.uid)
    .select(['state', 'unused', 'questions'])
    .executeTakeFirst()
  if (month && month.state !== 'closed') throw new Refusal(words.refundCancelFirst)
  const share = month ? (month.unused ?? 0) / month.questions : 0
  return { asidePaise: 0, amountPaise: Math.floor(payment.amount_paise * share + 1e-6) }
}
