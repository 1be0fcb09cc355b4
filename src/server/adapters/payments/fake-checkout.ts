import { randomBytes } from 'node:crypto'
import { monthsLater } from '../../core/time/india-time.ts'
import type {
  FakeGatewayPayment,
  FakeGatewayStore,
  FakeGatewaySubscription,
} from './fake-gateway-store.ts'
import type {
  CheckoutAnswer,
  FakeGatewayControls,
  GatewayPayment,
  GatewaySubscription,
  WebhookDelivery,
} from './payments.ts'
import { signText } from './signatures.ts'

/** An id as the gateway makes them: `pay_` and fourteen letters and digits. */
export function freshId(kind: string): string {
  return `${kind}_${randomBytes(10).toString('hex').slice(0, 14)}`
}

/** What a customer and the passing months do at the fake gateway: payments, failures, renewals. */
export class FakeCheckout implements FakeGatewayControls {
  private readonly book: FakeGatewayStore
  private readonly secrets: { keySecret: string; webhookSecret: string }

  constructor(book: FakeGatewayStore, secrets: { keySecret: string; webhookSecret: string }) {
    this.book = book
    this.secrets = secrets
  }

  payable(id: string): ReturnType<FakeGatewayControls['payable']> {
    const { orders, subscriptions } = this.book.read()
    const payable = orders[id] ?? subscriptions[id]
    return payable ? { amountPaise: payable.amountPaise, monthly: id in subscriptions } : null
  }

  pay(
    id: string,
    outcome: Parameters<FakeGatewayControls['pay']>[1],
    at: Date,
  ): ReturnType<FakeGatewayControls['pay']> {
    const { orders, subscriptions } = this.book.read()
    const [order, subscription] = [orders[id], subscriptions[id]]
    const nothing = { answer: null, events: [] }
    if (order?.isPaid || (subscription && subscription.status !== 'created')) return nothing
    if (outcome === 'failure') {
      if (!order) return nothing
      const { wire } = this.addPayment('failed', order.amountPaise, id, at)
      return { answer: null, events: [this.event('payment.failed', at, wire)] }
    }
    const paid = order
      ? this.payOrder(id, order.amountPaise, at)
      : subscription && this.payFirstMonth(id, subscription, at)
    if (!paid) return nothing
    return outcome === 'closed' ? { ...paid, answer: null } : paid
  }

  renew(at: Date): WebhookDelivery[] {
    const events: WebhookDelivery[] = []
    for (const [id, subscription] of Object.entries(this.book.read().subscriptions)) {
      const end = subscription.periods.at(-1)?.end
      if (subscription.status !== 'active' || !end || new Date(end) > at) continue
      if (subscription.stops) {
        this.book.change(
          ({ subscriptions: all }) => void (all[id] && (all[id].status = 'cancelled')),
        )
        const entity = { ...subscriptionWire(id, subscription), status: 'cancelled' }
        events.push(this.event('subscription.cancelled', at, { subscription: { entity } }))
      } else events.push(...this.charge(id, subscription, new Date(end)).events)
    }
    return events
  }

  private payOrder(id: string, amountPaise: number, at: Date) {
    this.book.change(({ orders }) => void (orders[id] && (orders[id].isPaid = true)))
    const { id: paymentId, wire } = this.addPayment('captured', amountPaise, id, at)
    const answer: CheckoutAnswer = {
      razorpay_payment_id: paymentId,
      razorpay_order_id: id,
      razorpay_signature: signText(this.secrets.keySecret, `${id}|${paymentId}`),
    }
    const events = [this.event('payment.captured', at, wire), this.event('order.paid', at, wire)]
    return { answer, events }
  }

  private payFirstMonth(id: string, subscription: FakeGatewaySubscription, at: Date) {
    const { paymentId, events } = this.charge(id, subscription, at)
    const entity = { ...subscriptionWire(id, subscription), status: 'active' }
    const answer: CheckoutAnswer = {
      razorpay_payment_id: paymentId,
      razorpay_subscription_id: id,
      razorpay_signature: signText(this.secrets.keySecret, `${paymentId}|${id}`),
    }
    const activated = this.event('subscription.activated', at, { subscription: { entity } })
    return { answer, events: [activated, ...events] }
  }

  private charge(id: string, subscription: FakeGatewaySubscription, at: Date) {
    const first = subscription.periods[0]
    // Each period is reckoned from the first, so that a 31st comes back after a short month.
    const count = subscription.periods.length
    const start = first ? monthsLater(new Date(first.start), count) : at
    const end = monthsLater(first ? new Date(first.start) : at, count + 1)
    const { id: paymentId, wire } = this.addPayment('captured', subscription.amountPaise, null, at)
    const period = { paymentId, start: start.toISOString(), end: end.toISOString() }
    const renewal = { status: 'active' as const, periods: [...subscription.periods, period] }
    this.book.change(({ subscriptions }) => {
      const entry = subscriptions[id]
      if (entry) Object.assign(entry, { ...renewal, periods: [...entry.periods, period] })
    })
    const entity = subscriptionWire(id, { ...subscription, ...renewal })
    const payload = { ...wire, subscription: { entity } }
    return { paymentId, events: [this.event('subscription.charged', at, payload)] }
  }

  private addPayment(
    status: FakeGatewayPayment['status'],
    amountPaise: number,
    orderId: string | null,
    at: Date,
  ) {
    const id = freshId('pay')
    const payment: FakeGatewayPayment = { amountPaise, orderId, status, at: at.toISOString() }
    this.book.change(({ payments }) => (payments[id] = payment))
    return { id, wire: { payment: { entity: paymentWire(id, payment) } } }
  }

  private event(name: string, at: Date, payload: object): WebhookDelivery {
    const event = { event: name, created_at: Math.floor(at.getTime() / 1000), payload }
    const body = Buffer.from(JSON.stringify(event))
    return { eventId: freshId('evt'), body, signature: signText(this.secrets.webhookSecret, body) }
  }
}

/** A payment of the store as the port gives it. */
export function paymentOf(id: string, it: FakeGatewayPayment): GatewayPayment {
  const { orderId, amountPaise, status } = it
  return { id, orderId, amountPaise, currency: 'INR', status, at: new Date(it.at) }
}

/** Likewise a subscription. */
export function subscriptionOf(
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
