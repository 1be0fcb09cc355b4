import { subscriptionWords as words } from '../../../words/subscription/subscription.ts'
import { callApi } from '../../api/client.ts'
import type { Say } from '../../core/language.tsx'
import type { Payment } from './use-payment.tsx'

/** The first payment of the plan; what follows is the gateway's and ours. */
export function planPayment(say: Say): Payment {
  return {
    name: 'plan',
    async make() {
      const reply = await callApi('subscriptions/subscribe', {})
      if (!reply.ok) return reply
      const {
        gateway,
        key_id: keyId,
        subscription_id: subscriptionId,
        amount: amountRupees,
      } = reply.data
      return {
        ok: true,
        data: { gateway, keyId, subscriptionId, amountRupees, description: say(words.title) },
      }
    },
    confirm: ({ razorpay_subscription_id = '', razorpay_payment_id, razorpay_signature }) =>
      callApi('subscriptions/update_subscription', {
        razorpay_subscription_id,
        razorpay_payment_id,
        razorpay_signature,
      }),
  }
}
