import { rechargeWords as words } from '../../../words/wallet/recharge.ts'
import { callApi } from '../../api/client.ts'
import type { Say } from '../../core/language.tsx'
import type { Payment } from './use-payment.tsx'

/** The payment of one tier; the server knows the price and the prize. */
export function rechargePayment(say: Say, tier: string, token?: string): Payment {
  return {
    name: tier,
    async make() {
      const order = await callApi('recharges/createOrder', {
        tier,
        use_wheel_discount: true,
        token,
      })
      if (!order.ok) return order
      const { gateway, key_id: keyId, order_id: orderId, amount: amountRupees } = order.data
      return {
        ok: true,
        data: { gateway, keyId, orderId, amountRupees, description: say(words.title) },
      }
    },
    confirm: ({ razorpay_order_id = '', razorpay_payment_id, razorpay_signature }) =>
      callApi('recharges/confirm', { razorpay_order_id, razorpay_payment_id, razorpay_signature }),
  }
}
