import { balanceWords as words } from '../../words/wallet/balance.ts'
import { say } from '../../words/say.ts'
import { rejected } from '../core/rejected.ts'
import type { PostedForm } from '../core/form-action.ts'
import { formTextReader } from '../ui/form/form-text.ts'

export const refundReasons = ['mistake', 'unhappy', 'technical', 'other'] as const

/** What asking for a refund has led to, and for which payment. */
export interface RefundState {
  paymentId: string
  message: string
  isSent: boolean
}

/** Asks for one payment's money back. */
export async function requestRefund({ call, form, language }: PostedForm) {
  const paymentId = formTextReader(form)('payment_id')
  const why = refundReasons.find((reason) => reason === form.get('why')) ?? 'other'
  const result = await call('recharges/requestRefund', { payment_id: paymentId, why })
  if (result.ok) {
    const sent: RefundState = { paymentId, message: result.data.message ?? '', isSent: true }
    return sent
  }
  const message = result.message || say(words.failed, language)
  return rejected<RefundState>({ paymentId, message, isSent: false }, result.status)
}
