import { process, read, write } from '../core/endpoint.ts'
import { confirmOrder } from './confirm-order.ts'
import { createOrder, orderToken } from './orders.ts'
import { ownPayments } from './own-payments.ts'
import { requestRefund } from './request-refund.ts'
import { tiers } from './tiers.ts'

export const paymentsEndpoints = {
  'recharges/getPrices': read('recharges/getPrices', async ({ db, caller }) => {
    const tierPrices = await tiers(db, caller.language)
    // One wallet serves both: the two groups are two views of it.
    return (['oracle', 'astra'] as const).map((astrologer) => ({
      astrologer,
      data: tierPrices.map(({ tier, originalPaise, pricePaise, text }) => ({
        tier,
        originalPrice: originalPaise / 100,
        discountPrice: pricePaise / 100,
        text,
        link: `/recharges/pay?astrologer=${astrologer}&tier=${tier}&wallet=walletamount&amount=actualamount&token=token`,
      })),
    }))
  }),
  'recharges/orderToken': write('recharges/orderToken', orderToken, hourly('order-token', 60)),
  'recharges/createOrder': process('recharges/createOrder', createOrder, hourly('order', 60)),
  'recharges/confirm': process('recharges/confirm', confirmOrder, hourly('confirm', 120)),
  'recharges/getPayments': read('recharges/getPayments', ownPayments),
  'recharges/requestRefund': write('recharges/requestRefund', requestRefund, hourly('refund', 20)),
}

function hourly(kind: string, maximum: number) {
  return {
    limits: ({ user }: { user: { uid: string } }) => [
      { key: `${kind}:${user.uid}`, maximum: maximum, seconds: 3600 },
    ],
  }
}
