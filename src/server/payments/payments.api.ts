import { processEndpoint, readEndpoint, writeEndpoint } from '../core/endpoint.ts'
import { confirmOrder } from './confirm-order.ts'
import { createOrder, createRechargeToken } from './orders.ts'
import { paymentHistory } from './payment-history.ts'
import { requestRefund } from './request-refund.ts'
import { tiers } from './tiers.ts'

export const paymentsEndpoints = {
  'recharges/getPrices': readEndpoint('recharges/getPrices', async ({ db, caller }) => {
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
  'recharges/orderToken': writeEndpoint(
    'recharges/orderToken',
    createRechargeToken,
    hourly('order-token', 60),
  ),
  'recharges/createOrder': processEndpoint(
    'recharges/createOrder',
    createOrder,
    hourly('order', 60),
  ),
  'recharges/confirm': processEndpoint('recharges/confirm', confirmOrder, hourly('confirm', 120)),
  'recharges/getPayments': readEndpoint('recharges/getPayments', paymentHistory),
  'recharges/requestRefund': writeEndpoint(
    'recharges/requestRefund',
    requestRefund,
    hourly('refund', 20),
  ),
}

function hourly(kind: string, maximum: number) {
  return {
    limits: ({ user }: { user: { uid: string } }) => [
      { key: `${kind}:${user.uid}`, maximum, seconds: 3600 },
    ],
  }
}
