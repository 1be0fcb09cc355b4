import { rechargeWords } from '../../words/wallet/recharge.ts'
import { subscriptionWords as words } from '../../words/subscription/subscription.ts'
import type { callApi } from '../api/client.ts'
import type { Say } from '../core/language.tsx'
import type { Payment } from '../ui/pay/use-payment.tsx'

/** The first payment of the plan; what follows is the gateway's and ours. */
export function planPayment(ask: typeof callApi, say: Say): Payment {
  return {
    name: 'plan',
    async make() {
      const reply = await ask('subscriptions/subscribe', {})
      if (!('subscription_id' in reply))
        return { refusal: reply.message || say(rechargeWords.orderFailed) }
      return {
        gateway: reply.gateway,
        keyId: reply.key_id,
        subscriptionId: reply.subscription_id,
        amountRupees: reply.amount,
        description: say(words.title),
      }
    },
    confirm: ({ razorpay_subscription_id = '', razorpay_payment_id, razorpay_signature }) =>
      ask('subscriptions/update_subscription', {
        razorpay_subscription_id,
        razorpay_payment_id,
        razorpay_signature,
      }),
  }
}
