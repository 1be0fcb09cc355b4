import { createHash, randomBytes } from 'node:crypto'
import { monthsLater } from '../../core/time/india-time.ts'
import {
  fakeGatewayStore,
  type FakeGatewayPayment,
  type FakeGatewaySubscription,
} from './fake-gateway-store.ts'
import {
  PaymentsFault,
  type CheckoutAnswer,
  type WebhookDelivery,
  type GatewayPayment,
  type GatewaySubscription,
  type Payments,
  type FakeGatewayControls,
} from './payments.ts'
import { isSignedBy, signText } from './signatures.ts'

/**
 * Stands in for a gateway, on paper: the same ids, signatures, states and webhooks, and no money. Its
 * book lies in the data directory, so that it knows after a restart what was paid before.
 *
 * @param secret signs; made from the house's own secret.
 */
export function fakeGateway(options: { directory: string; secret: string }): Payments {
  const keyId = 'rzp_paper'
  const secret = (kind: string) =>
    createHash('sha256').update(`${kind} ${options.secret}`).digest('hex')
  const [keySecret, webhookSecret] = [secret('paper key'), secret('paper webhook')]
  const book = fakeGatewayStore(options.directory)
  const fresh = (kind: string) => `${kind}_${randomBytes(10).toString('hex').slice(0, 14)}`
  return {
    name: 'paper',
    keyId,
    standIn: standIn(book, { keySecret, webhookSecret }, fresh),
    createPlan: async ({ pricePaise }) => `plan_paper${pricePaise}`,
    async createOrder({ amountPaise }) {
      const id = fresh('order')
      book.change((it) => (it.orders[id] = { amountPaise }))
      return id
    },
    async createSubscription({ gatewayPlanId }) {
      const id = fresh('sub')
      const amountPaise = Number(gatewayPlanId.replace('plan_paper', ''))
      book.change((it) => (it.subscriptions[id] = { amountPaise, status: 'created', periods: [] }))
      return id
    },
    async payment(id) {
      const found = book.read().payments[id]
      return found ? paymentOf(id, found) : null
    },
    async paymentsOf(orderId) {
      const all = Object.entries(book.read().payments)
      return all.filter(([, it]) => it.orderId === orderId).map(([id, it]) => paymentOf(id, it))
    },
    async subscription(id) {
      const found = book.read().subscriptions[id]
      return found ? subscriptionOf(id, found) : null
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
    async refund({ paymentId, amountPaise, refundId }) {
      const found = book.read().payments[paymentId]
      if (!found) throw new PaymentsFault('There is no such payment on paper.')
      const id = `rfnd_${refundId.replaceAll('-', '').slice(0, 14)}`
      book.change(({ payments }) => {
        const payment = payments[paymentId]
        if (payment)
          payment.refunds = { ...payment.refunds, [id]: amountPaise ?? payment.amountPaise }
      })
      return { id, isDone: true }
    },
    refundState: async () => 'done',
    signsOrder: (orderId, paymentId, signature) =>
      isSignedBy([keySecret], `${orderId}|${paymentId}`, signature),
    signsSubscription: (subscriptionId, paymentId, signature) =>
      isSignedBy([keySecret], `${paymentId}|${subscriptionId}`, signature),
    signsWebhook: (body, signature) => isSignedBy([webhookSecret], body, signature),
  }
}

function standIn(
  book: ReturnType<typeof fakeGatewayStore>,
  { keySecret, webhookSecret }: { keySecret: string; webhookSecret: string },
  fresh: (kind: string) => string,
): FakeGatewayControls {
  const event = (name: string, at: Date, payload: object): WebhookDelivery => {
    const told = { event: name, created_at: Math.floor(at.getTime() / 1000), payload }
    const body = Buffer.from(JSON.stringify(told))
    return { eventId: fresh('evt'), body, signature: signText(webhookSecret, body) }
  }
  const pay = (
    status: 'captured' | 'failed',
    amountPaise: number,
    orderId: string | null,
    at: Date,
  ) => {
    const id = fresh('pay')
    const payment: FakeGatewayPayment = { amountPaise, orderId, status, at: at.toISOString() }
    book.change(({ payments }) => (payments[id] = payment))
    return { id, wire: { payment: { entity: paymentWire(id, payment) } } }
  }
  const charge = (
    id: string,
    subscription: FakeGatewaySubscription,
    at: Date,
  ): { paymentId: string; events: WebhookDelivery[] } => {
    const first = subscription.periods[0]
    // Each period is reckoned from the first, so that a 31st comes back after a short month.
    const count = subscription.periods.length
    const start = first ? monthsLater(new Date(first.start), count) : at
    const end = monthsLater(first ? new Date(first.start) : at, count + 1)
    const { id: paymentId, wire } = pay('captured', subscription.amountPaise, null, at)
    const period = { paymentId, start: start.toISOString(), end: end.toISOString() }
    book.change(({ subscriptions }) => {
      const kept = subscriptions[id]
      if (kept) Object.assign(kept, { status: 'active', periods: [...kept.periods, period] })
    })
    const renewedSubscription = {
      ...subscription,
      status: 'active' as const,
      periods: [...subscription.periods, period],
    }
    const told = { ...wire, subscription: { entity: subscriptionWire(id, renewedSubscription) } }
    return { paymentId, events: [event('subscription.charged', at, told)] }
  }
  return {
    payable(id) {
      const { orders, subscriptions } = book.read()
      const found = orders[id] ?? subscriptions[id]
      return found ? { amountPaise: found.amountPaise, monthly: id in subscriptions } : null
    },
    pay(id, outcome, at) {
      const { orders, subscriptions } = book.read()
      const [order, subscription] = [orders[id], subscriptions[id]]
      const nothing = { answer: null, events: [] }
      if (order?.isPaid || (subscription && subscription.status !== 'created')) return nothing
      if (outcome === 'failure') {
        if (!order) return nothing
        const { wire } = pay('failed', order.amountPaise, id, at)
        return { answer: null, events: [event('payment.failed', at, wire)] }
      }
      if (order) {
        book.change((it) => (it.orders[id] = { ...order, isPaid: true }))
        const { id: paymentId, wire } = pay('captured', order.amountPaise, id, at)
        const answer: CheckoutAnswer = {
          razorpay_payment_id: paymentId,
          razorpay_order_id: id,
          razorpay_signature: signText(keySecret, `${id}|${paymentId}`),
        }
        const events = [event('payment.captured', at, wire), event('order.paid', at, wire)]
        return { answer: outcome === 'closed' ? null : answer, events }
      }
      if (!subscription) return nothing
      const { paymentId, events } = charge(id, subscription, at)
      const entity = { ...subscriptionWire(id, subscription), status: 'active' }
      const answer: CheckoutAnswer = {
        razorpay_payment_id: paymentId,
        razorpay_subscription_id: id,
        razorpay_signature: signText(keySecret, `${paymentId}|${id}`),
      }
      const activated = event('subscription.activated', at, { subscription: { entity } })
      return { answer: outcome === 'closed' ? null : answer, events: [activated, ...events] }
    },
    renew(at) {
      const events: WebhookDelivery[] = []
      for (const [id, subscription] of Object.entries(book.read().subscriptions)) {
        const end = subscription.periods.at(-1)?.end
        if (subscription.status !== 'active' || !end || new Date(end) > at) continue
        if (subscription.stops) {
          book.change(({ subscriptions: all }) => void (all[id] && (all[id].status = 'cancelled')))
          const entity = { ...subscriptionWire(id, subscription), status: 'cancelled' }
          events.push(event('subscription.cancelled', at, { subscription: { entity } }))
        } else events.push(...charge(id, subscription, new Date(end)).events)
      }
      return events
    },
  }
}

function paymentOf(id: string, it: FakeGatewayPayment): GatewayPayment {
  const { orderId, amountPaise, status } = it
  return { id, orderId, amountPaise, currency: 'INR', status, at: new Date(it.at) }
}

function subscriptionOf(
  id: string,
  { status, periods }: FakeGatewaySubscription,
): GatewaySubscription {
  const last = periods.at(-1)
  return {
    id,
    status,
    start: last ? new Date(last.start) : null,
    end: last ? new Date(last.end) : null,
  }
}

const seconds = (at: Date | null) => (at ? Math.floor(at.getTime() / 1000) : null)

function paymentWire(id: string, it: FakeGatewayPayment): object {
  const { orderId, amountPaise, currency, status, at } = paymentOf(id, it)
  return { id, order_id: orderId, amount: amountPaise, currency, status, created_at: seconds(at) }
}

function subscriptionWire(id: string, it: FakeGatewaySubscription): object {
  const { status, start, end } = subscriptionOf(id, it)
  return { id, status, current_start: seconds(start), current_end: seconds(end) }
}
