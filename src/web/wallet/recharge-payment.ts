import { rechargeWords as words } from '../../words/wallet/recharge.ts'
import type { callApi } from '../api/client.ts'
import type { Say } from '../core/language.tsx'
import type { Payment } from '../ui/pay/use-payment.tsx'

/** The payment of one tier; the server knows the price and the prize. */
export function rechargePayment(
  ask: typeof callApi,
  say: Say,
  tier: string,
  token?: string,
): Payment {
  return {
    name: tier,
    async make() {
      const order = await ask('recharges/createOrder', { tier, use_wheel_discount: true, token })
      if (order.status === 'fail') return { refusal: order.message }
      return {
        gateway: order.gateway,
        keyId: order.key_id,
        orderId: order.order_id,
        amountRupees: order.amount,
        description: say(words.title),
      }
    },
    confirm: ({ razorpay_order_id = '', razorpay_payment_id, razorpay_signature }) =>
      ask('recharges/confirm', { razorpay_order_id, razorpay_payment_id, razorpay_signature }),
  }
}
