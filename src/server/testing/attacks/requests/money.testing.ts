import type { TestPerson } from '../test-person.testing.ts'
import type { Requests } from './requests.testing.ts'

/** Valid requests to the rows of money: recharges, the wheel, plans, what is sent and redeemed. */
export const moneyRequests = ({ user, mid }: TestPerson) => {
  const paymentProof = { razorpay_payment_id: 'pay_x', razorpay_signature: '0'.repeat(64) }
  return {
    'recharges/getPrices': {},
    'recharges/orderToken': { tier: 't49' },
    'recharges/createOrder': { tier: 't49', use_wheel_discount: true },
    'recharges/confirm': { razorpay_order_id: 'order_x', ...paymentProof },
    'recharges/getPayments': {},
    'recharges/requestRefund': { payment_id: mid, why: 'mistake' },
    'wheel/spin': {},
    'wheel/getPrize': {},
    'subscriptions/plans': {},
    'subscriptions/get_count': {},
    'subscriptions/get_subscription': {},
    'subscriptions/subscribe': {},
    'subscriptions/update_subscription': { razorpay_subscription_id: 'sub_x', ...paymentProof },
    'subscriptions/stop_renewal': {},
    'subscriptions/cancel_subscription': {},
    'astrohub/redeem_questions': { points: 100 },
    'astrohub/get_redeem_history': {},
    'astrohub/transfer_questions': { mobile: user.mobile, questions: 1 },
    'astrohub/get_transaction_history': {},
  } satisfies Partial<Requests>
}
