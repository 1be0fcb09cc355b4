/** What the gateway says of a payment. Amounts are whole paise (of `currency`'s hundredths). */
export interface GatewayPayment {
  id: string
  orderId: string | null
  amountPaise: number
  currency: string
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  at: Date
}

export const subscriptionStates = [
  'created',
  'authenticated',
  'active',
  'pending',
  'halted',
  'paused',
  'cancelled',
  'completed',
  'expired',
] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/** What the gateway says of a subscription, and the period that runs now. */
export interface GatewaySubscription {
  id: string
  status: SubscriptionState
  start: Date | null
  end: Date | null
}

/** One paid month of a subscription. */
export interface GatewayCharge {
  payment: GatewayPayment
  start: Date | null
  end: Date | null
}

/** What the gateway says of a refund: ours by its notes, or one made in its own dashboard. */
export interface GatewayRefund {
  id: string
  status: 'pending' | 'processed' | 'failed' | null
  /** The gateway's, like `id`. */
  paymentId: string | null
  amountPaise: number | null
  /** Our own id of it, as we sent it along. */
  noteRefundId: string | null
}

/** A payment that its payer disputes at the bank. */
export interface GatewayDispute {
  id: string
  /** The gateway's, like `id`. */
  paymentId: string
  amountPaise: number
  status: 'open' | 'won' | 'lost'
}

/** The checkout's answer as it comes back through the browser. */
export interface CheckoutAnswer {
  razorpay_payment_id: string
  razorpay_order_id?: string
  razorpay_subscription_id?: string
  razorpay_signature: string
}

export interface PlanRequest {
  name: string
  pricePaise: number
}

/** The port through which money comes and goes. Calls throw PaymentsFault when the gateway can't be reached. */
export interface Payments {
  name: 'razorpay' | 'paper'
  /** The public half of the key, which the browser's checkout is opened with. */
  keyId: string
  createPlan(plan: PlanRequest): Promise<string>
  createOrder(order: { amountPaise: number; receipt: string }): Promise<string>
  createSubscription(subscription: { gatewayPlanId: string; receipt: string }): Promise<string>
  /** null when the gateway knows no such payment. One that waits to be taken is taken first. */
  payment(id: string): Promise<GatewayPayment | null>
  paymentsOf(orderId: string): Promise<GatewayPayment[]>
  subscription(id: string): Promise<GatewaySubscription | null>
  chargesOf(subscriptionId: string): Promise<GatewayCharge[]>
  /** Ends a subscription now or with its period. Ending what has ended, or was never there, is no fault. */
  cancelSubscription(id: string, atEnd: boolean): Promise<void>
  /**
   * Sends a payment's money back, once however often it is asked with the same `refundId`.
   *
   * @param amountPaise null for all of it.
   * @param attempt counts up where it failed at the gateway and is to be sent anew.
   */
  refund(asked: {
    paymentId: string
    amountPaise: number | null
    refundId: string
    attempt: number
  }): Promise<{ id: string; isDone: boolean }>
  refundState(paymentId: string, gatewayRefundId: string): Promise<'sent' | 'done' | 'failed'>
  /** Whether a checkout's answer was signed by the gateway: for the ids that we have stored, not those sent. */
  signsOrder(orderId: string, paymentId: string, signature: string): boolean
  signsSubscription(subscriptionId: string, paymentId: string, signature: string): boolean
  /** Whether these bytes were signed with the webhook's secret, the present or the former one. */
  signsWebhook(body: Buffer, signature: string): boolean
  /** The gateway itself, where it is the stand-in. */
  standIn: FakeGatewayControls | null
}

export type CheckoutOutcome = 'success' | 'failure' | 'closed'

/** What only the stand-in can do: play the payer's part, and its own clock. */
export interface FakeGatewayControls {
  /** What is being paid for, for the stand-in's own page; null when there is no such thing to pay. */
  payable(id: string): { amountPaise: number; monthly: boolean } | null
  /** Plays a checkout to its end. `answer` is what the browser's handler gets: nothing after a failure or a closed tab. */
  pay(
    id: string,
    outcome: CheckoutOutcome,
    at: Date,
  ): { answer: CheckoutAnswer | null; events: WebhookDelivery[] }
  /** Charges whatever renews until `at`. */
  renew(at: Date): WebhookDelivery[]
}

/** A webhook as it goes over the wire. */
export interface WebhookDelivery {
  eventId: string
  body: Buffer
  signature: string
}

export class PaymentsFault extends Error {
  override name = 'PaymentsFault'
}
