import { z } from 'zod'
import {
  PaymentsFault,
  type GatewayCharge,
  type GatewayPayment,
  type Payments,
} from './payments.ts'
import { razorpayClient, type CallGateway } from './razorpay-client.ts'
import { isSignedBy } from './signatures.ts'
import { noteRefundIdOf, paymentEntity, refundEntity, subscriptionEntity } from './webhook-event.ts'

export interface RazorpayConfig {
  keyId: string
  keySecret: string
  /** The present secret first, then those that are being replaced. */
  webhookSecrets: readonly string[]
  baseUrl: string
}

const createdEntity = z.object({ id: z.string().min(1).max(100) })
const list = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) })
const invoice = z.object({
  payment_id: z.string().nullish(),
  billing_start: z.number().int().nullish(),
  billing_end: z.number().int().nullish(),
  status: z.string().optional(),
})

/** Razorpay's REST API, version 1. Every amount that is asked for is ours; what comes back is checked. */
export function razorpay(config: RazorpayConfig, patienceMilliseconds = 5_000): Payments {
  const call = razorpayClient(config, patienceMilliseconds)
  return {
    name: 'razorpay',
    keyId: config.keyId,
    standIn: null,
    ...making(call),
    ...looking(call),
    ...ending(call),
    signsOrder: (orderId, paymentId, signature) =>
      isSignedBy([config.keySecret], `${orderId}|${paymentId}`, signature),
    signsSubscription: (subscriptionId, paymentId, signature) =>
      isSignedBy([config.keySecret], `${paymentId}|${subscriptionId}`, signature),
    signsWebhook: (body, signature) => isSignedBy(config.webhookSecrets, body, signature),
  }
}

type Making = Pick<Payments, 'createPlan' | 'createOrder' | 'createSubscription'>

function making(call: CallGateway): Making {
  const make = async (path: string, body: object) => {
    const reply = await call('POST', path, body)
    const read = createdEntity.safeParse(reply)
    if (!read.success) throw new PaymentsFault('The gateway gave no id.')
    return read.data.id
  }
  return {
    createPlan: ({ name, pricePaise }) =>
      make('plans', {
        period: 'monthly',
        interval: 1,
        item: { name, amount: pricePaise, currency: 'INR' },
      }),
    createOrder: ({ amountPaise, receipt }) =>
      make('orders', { amount: amountPaise, currency: 'INR', receipt, payment_capture: 1 }),
    createSubscription: ({ gatewayPlanId, receipt }) =>
      make('subscriptions', {
        plan_id: gatewayPlanId,
        // Ten years: there is no "until cancelled".
        total_count: 120,
        customer_notify: 1,
        notes: { receipt },
      }),
  }
}

type Looking = Pick<Payments, 'payment' | 'paymentsOf' | 'subscription' | 'chargesOf'>

function looking(call: CallGateway): Looking {
  const payment = async (id: string): Promise<GatewayPayment | null> => {
    const reply = await call('GET', `payments/${encodeURIComponent(id)}`)
    if (reply === null) return null
    const gatewayPayment = understood(paymentEntity, reply)
    if (gatewayPayment.status !== 'authorized') return gatewayPayment
    const { amountPaise: amount, currency } = gatewayPayment
    const captureReply = await call('POST', `payments/${encodeURIComponent(id)}/capture`, {
      amount,
      currency,
    })
    return captureReply === null ? gatewayPayment : understood(paymentEntity, captureReply)
  }
  return {
    payment,
    async paymentsOf(orderId) {
      const reply = await call('GET', `orders/${encodeURIComponent(orderId)}/payments`)
      return reply === null ? [] : understood(list(paymentEntity), reply).items
    },
    async subscription(id) {
      const reply = await call('GET', `subscriptions/${encodeURIComponent(id)}`)
      return reply === null ? null : understood(subscriptionEntity, reply)
    },
    async chargesOf(subscriptionId) {
      const query = new URLSearchParams({ subscription_id: subscriptionId, count: '100' })
      const reply = await call('GET', `invoices?${query}`)
      if (reply === null) return []
      const charges: GatewayCharge[] = []
      for (const { payment_id, billing_start, billing_end } of understood(list(invoice), reply)
        .items) {
        const gatewayPayment = payment_id ? await payment(payment_id) : null
        const at = (seconds: number | null | undefined) =>
          seconds ? new Date(seconds * 1000) : null
        if (gatewayPayment)
          charges.push({ payment: gatewayPayment, start: at(billing_start), end: at(billing_end) })
      }
      return charges
    },
  }
}

type Ending = Pick<Payments, 'cancelSubscription' | 'refund' | 'refundState'>

function ending(call: CallGateway): Ending {
  return {
    async cancelSubscription(id, atEnd) {
      const path = `subscriptions/${encodeURIComponent(id)}`
      try {
        await call('POST', `${path}/cancel`, { cancel_at_cycle_end: atEnd ? 1 : 0 })
      } catch (error) {
        if (!(error instanceof PaymentsFault)) throw error
        // It refuses to end what has ended: then what was wanted is so.
        const found = await call('GET', path)
        if (found === null) return
        const { status } = understood(subscriptionEntity, found)
        if (!['cancelled', 'completed', 'expired'].includes(status)) throw error
      }
    },
    async refund({ paymentId, amountPaise, refundId, attempt }) {
      const path = `payments/${encodeURIComponent(paymentId)}`
      // A call whose answer was lost may have been heard: look before asking again.
      const earlier = await call('GET', `${path}/refunds`)
      if (earlier !== null)
        for (const it of understood(list(refundEntity), earlier).items)
          if (it.status !== 'failed' && noteRefundIdOf(it.notes) === refundId)
            return { id: it.id, isDone: it.status === 'processed' }
      const body = {
        ...(amountPaise !== null && { amount: amountPaise }),
        notes: { refund_id: refundId },
      }
      // The gateway's own guard: the same key is refunded once, whoever sends it and how often.
      const key = attempt > 1 ? `${refundId}-${attempt}` : refundId
      const reply = await call('POST', `${path}/refund`, body, { 'X-Refund-Idempotency': key })
      if (reply === null) throw new PaymentsFault('The gateway knows no such payment.')
      const { id, status } = understood(refundEntity, reply)
      return { id, isDone: status === 'processed' }
    },
    async refundState(paymentId, gatewayRefundId) {
      const path = `payments/${encodeURIComponent(paymentId)}/refunds/${encodeURIComponent(gatewayRefundId)}`
      const reply = await call('GET', path)
      if (reply === null) return 'sent'
      const { status } = understood(refundEntity, reply)
      return status === 'processed' ? 'done' : status === 'failed' ? 'failed' : 'sent'
    },
  }
}

function understood<T extends z.ZodType>(shape: T, reply: unknown): z.output<T> {
  const read = shape.safeParse(reply)
  if (!read.success) throw new PaymentsFault('The gateway answered in another form.')
  return read.data
}
