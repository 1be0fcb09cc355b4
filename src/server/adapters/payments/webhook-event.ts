import { z } from 'zod'
import {
  subscriptionStates,
  type GatewayDispute,
  type GatewayPayment,
  type GatewayRefund,
  type GatewaySubscription,
} from './payments.ts'

const seconds = z.number().int().nonnegative()
const instant = seconds.transform((at) => new Date(at * 1000))
const reference = z.string().min(1).max(100)

/** A payment as the gateway writes it. Of the payer (name, number, card, address) nothing is read. */
export const paymentEntity = z
  .object({
    id: reference,
    order_id: reference.nullish(),
    amount: z.number().int().positive(),
    currency: z.string().max(10),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    created_at: instant.optional(),
  })
  .transform((payment): GatewayPayment => ({
    id: payment.id,
    orderId: payment.order_id ?? null,
    amountPaise: payment.amount,
    currency: payment.currency,
    status: payment.status,
    at: payment.created_at ?? new Date(),
  }))

export const subscriptionEntity = z
  .object({
    id: reference,
    status: z.enum(subscriptionStates),
    current_start: instant.nullish(),
    current_end: instant.nullish(),
  })
  .transform((subscription): GatewaySubscription => ({
    id: subscription.id,
    status: subscription.status,
    start: subscription.current_start ?? null,
    end: subscription.current_end ?? null,
  }))

export const refundEntity = z.object({
  id: reference,
  payment_id: reference.optional(),
  amount: z.number().int().optional(),
  status: z.enum(['pending', 'processed', 'failed']).optional(),
  notes: z.unknown().optional(),
})

/** Our own id of a refund in the notes that we sent with it. */
export function noteRefundIdOf(notes: unknown): string | null {
  const refundId = (notes as { refund_id?: unknown } | null | undefined)?.refund_id
  return typeof refundId === 'string' ? refundId : null
}

/** `closed` without a decision of its own: what counts is whether money was taken. */
export const disputeEntity = z
  .object({
    id: reference,
    payment_id: reference,
    amount: z.number().int().positive(),
    amount_deducted: z.number().int().nonnegative().nullish(),
    status: z.string().max(30),
  })
  .transform((dispute): GatewayDispute => ({
    id: dispute.id,
    paymentId: dispute.payment_id,
    amountPaise: dispute.amount,
    status:
      dispute.status === 'closed'
        ? (dispute.amount_deducted ?? 0) > 0
          ? 'lost'
          : 'won'
        : dispute.status === 'won' || dispute.status === 'lost'
          ? dispute.status
          : 'open',
  }))

const entityOf = <T extends z.ZodType>(entity: T) => z.object({ entity }).optional()

/** The part of a webhook's body that we read, and keep. */
const body = z.object({
  event: z.string().max(100),
  created_at: seconds.optional(),
  payload: z
    .object({
      payment: entityOf(paymentEntity),
      subscription: entityOf(subscriptionEntity),
      refund: entityOf(refundEntity),
      dispute: entityOf(disputeEntity),
    })
    .default({}),
})

/** What a webhook told us. */
export interface WebhookEvent {
  event: string
  at: Date
  payment: GatewayPayment | null
  subscription: GatewaySubscription | null
  refund: GatewayRefund | null
  /** Absent of events that were kept before disputes were read. */
  dispute?: GatewayDispute | null
}

/** Reads a webhook's body; null when it is none of those we know. */
export function parseWebhookEvent(text: string, now: Date): WebhookEvent | null {
  let parsedBody: unknown
  try {
    parsedBody = JSON.parse(text)
  } catch {
    return null
  }
  const read = body.safeParse(parsedBody)
  if (!read.success) return null
  const { event, created_at, payload } = read.data
  return {
    event,
    at: created_at === undefined ? now : new Date(created_at * 1000),
    payment: payload.payment?.entity ?? null,
    subscription: payload.subscription?.entity ?? null,
    refund: payload.refund ? refundOf(payload.refund.entity) : null,
    dispute: payload.dispute?.entity ?? null,
  }
}

function refundOf(refund: z.output<typeof refundEntity>): GatewayRefund {
  return {
    id: refund.id,
    status: refund.status ?? null,
    paymentId: refund.payment_id ?? null,
    amountPaise: refund.amount ?? null,
    noteRefundId: noteRefundIdOf(refund.notes),
  }
}

/** The same out of the database, where instants stand as text. */
export function reviveEvent(kept: unknown): WebhookEvent {
  const webhookEvent = kept as WebhookEvent
  const date = (at: Date | string | null) => (at === null ? null : new Date(at))
  return {
    ...webhookEvent,
    at: new Date(webhookEvent.at),
    payment: webhookEvent.payment && {
      ...webhookEvent.payment,
      at: new Date(webhookEvent.payment.at),
    },
    subscription: webhookEvent.subscription && {
      ...webhookEvent.subscription,
      start: date(webhookEvent.subscription.start),
      end: date(webhookEvent.subscription.end),
    },
  }
}
