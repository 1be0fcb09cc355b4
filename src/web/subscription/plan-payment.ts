import { recharge } from '../../words/wallet/recharge.ts'
import { subscription as words } from '../../words/subscription/subscription.ts'
import type { callApi } from '../api/client.ts'
import type { Say } from '../core/language.tsx'
import type { Payment } from '../ui/pay/use-payment.tsx'

/** The first payment of the plan; what follows is the gateway's and ours. */
export function planPayment(asked: typeof callApi, say: Say): Payment {
  return {
    what: 'plan',
    async make() {
      const made = await asked('subscriptions/subscribe', {})
      if (!('subscription_id' in made))
        return { refused: made.message || say(recharge.orderFailed) }
      return {
        gateway: made.gateway,
        keyId: made.key_id,
        subscriptionId: made.subscription_id,
        amountRupees: made.amount,
        description: say(words.title),
      }
    },
    confirm: ({ razorpay_subscription_id = '', razorpay_payment_id, razorpay_signature }) =>
      asked('subscriptions/update_subscription', {
        razorpay_subscription_id,
        razorpay_payment_id,
        razorpay_signature,
      }),
  }
}
