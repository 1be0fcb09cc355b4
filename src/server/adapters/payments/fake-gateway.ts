import { createHash } from 'node:crypto'
import { FakeCheckout, freshId, paymentOf, subscriptionOf } from './fake-checkout.ts'
import { fakeGatewayStore, type FakeGatewayStore } from './fake-gateway-store.ts'
import { PaymentsFault, type Payments } from './payments.ts'
import { isSignedBy } from './signatures.ts'

/**
 * Stands in for a gateway, on paper: the same ids, signatures, states and webhooks, and no money. Its
 * book lies in the data directory, so that it knows after a restart what was paid before.
 *
 * @param secret signs; made from the server's own secret.
 */
export function fakeGateway(options: { directory: string; secret: string }): Payments {
  const keyId = 'rzp_paper'
  const secret = (kind: string) =>
    createHash('sha256').update(`${kind} ${options.secret}`).digest('hex')
  const [keySecret, webhookSecret] = [secret('paper key'), secret('paper webhook')]
  const book = fakeGatewayStore(options.directory)
  return {
    name: 'paper',
    keyId,
    standIn: new FakeCheckout(book, { keySecret, webhookSecret }),
    ...fakeOrders(book),
    ...fakeSubscriptions(book),
    refundState: async () => 'done',
    signsOrder: (orderId, paymentId, signature) =>
      isSignedBy([keySecret], `${orderId}|${paymentId}`, signature),
    signsSubscription: (subscriptionId, paymentId, signature) =>
      isSignedBy([keySecret], `${paymentId}|${subscriptionId}`, signature),
    signsWebhook: (body, signature) => isSignedBy([webhookSecret], body, signature),
  }
}

function fakeOrders(
  book: FakeGatewayStore,
): Pick<Payments, 'createOrder' | 'payment' | 'paymentsOf' | 'refund'> {
  return {
    async createOrder({ amountPaise }) {
      const id = freshId('order')
      book.change(({ orders }) => (orders[id] = { amountPaise }))
      return id
    },
    async payment(id) {
      const payment = book.read().payments[id]
      return payment ? paymentOf(id, payment) : null
    },
    async paymentsOf(orderId) {
      const payments = Object.entries(book.read().payments)
      return payments
        .filter(([, payment]) => payment.orderId === orderId)
        .map(([id, payment]) => paymentOf(id, payment))
    },
    async refund({ paymentId, amountPaise, refundId }) {
      if (!book.read().payments[paymentId])
        throw new PaymentsFault('There is no such payment on paper.')
      const id = `rfnd_${refundId.replaceAll('-', '').slice(0, 14)}`
      book.change(({ payments }) => {
        const payment = payments[paymentId]
        if (payment)
          payment.refunds = { ...payment.refunds, [id]: amountPaise ?? payment.amountPaise }
      })
      return { id, isDone: true }
    },
  }
}

function fakeSubscriptions(
  book: FakeGatewayStore,
): Pick<
  Payments,
  'createPlan' | 'createSubscription' | 'subscription' | 'chargesOf' | 'cancelSubscription'
> {
  return {
    createPlan: async ({ pricePaise }) => `plan_paper${pricePaise}`,
    async createSubscription({ gatewayPlanId }) {
      const id = freshId('sub')
      const amountPaise = Number(gatewayPlanId.replace('plan_paper', ''))
      book.change(
        ({ subscriptions }) =>
          (subscriptions[id] = { amountPaise, status: 'created', periods: [] }),
      )
      return id
    },
    async subscription(id) {
      const subscription = book.read().subscriptions[id]
      return subscription ? subscriptionOf(id, subscription) : null
    },
    async chargesOf(id) {
      const { subscriptions, payments } = book.read()
      return (subscriptions[id]?.periods ?? []).flatMap(({ paymentId, start, end }) => {
        const payment = payments[paymentId]
        return payment
          ? [{ payment: paymentOf(paymentId, payment), start: new Date(start), end: new Date(end) }]
          : []
      })
    },
    async cancelSubscription(id, atEnd) {
      book.change(({ subscriptions }) => {
        const subscription = subscriptions[id]
        if (!subscription) return
        if (atEnd && subscription.periods.length) subscription.stops = true
        else subscription.status = 'cancelled'
      })
    },
  }
}
