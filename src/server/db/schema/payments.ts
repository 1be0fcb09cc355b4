import type { Generated, JSONColumnType } from 'kysely'
import type { BigInt8 } from './columns.ts'

/** Recharges: what is offered, ordered, paid, invoiced, given back and disputed. */
export interface PaymentTables {
  tiers: {
    tier: string
    original_paise: BigInt8
    price_paise: BigInt8
    text_en: string
    text_hi: string
    place: number
    active: Generated<boolean>
  }
  orders: OrdersTable
  order_tokens: {
    token_hash: string
    uid: string
    tier: string
    expires_at: Date
    used_at: Date | null
    /** The order that it has made. */
    order_id: string | null
  }
  payments: PaymentsTable
  webhook_events: WebhookEventsTable
  invoice_series: { series: string; last_number: number }
  invoices: InvoicesTable
  refunds: RefundsTable
  disputes: DisputesTable
}

interface OrdersTable {
  order_id: string
  uid: string
  tier: string
  amount_paise: BigInt8
  credit_paise: BigInt8
  voucher_id: string | null
  gateway: string
  gateway_order_id: string | null
  state: Generated<'created' | 'paid' | 'expired'>
  confirmed_at: Date | null
  created_at: Generated<Date>
  next_check_at: Date | null
}

interface PaymentsTable {
  payment_id: string
  gateway_payment_id: string
  uid: string
  order_id: string | null
  subscription_id: string | null
  amount_paise: BigInt8
  credit_paise: Generated<number>
  state: 'kept' | 'returned'
  at: Date
}

interface WebhookEventsTable {
  event_id: string
  kind: string
  told: JSONColumnType<object>
  received_at: Generated<Date>
  done_at: Date | null
  outcome: string | null
  tries: Generated<number>
  next_try_at: Generated<Date>
}

interface InvoicesTable {
  number: string
  series: string
  serial: number
  kind: 'invoice' | 'credit-note'
  uid: string
  payment_id: string
  refund_id: string | null
  what: 'recharge' | 'plan'
  amount_paise: BigInt8
  gst_paise: BigInt8
  gateway: string
  at: Date
}

interface RefundsTable {
  refund_id: string
  uid: string
  payment_id: string
  /** `gateway`: made in the gateway's own dashboard. */
  kind: 'automatic' | 'requested' | 'gateway'
  why: string
  amount_paise: BigInt8
  aside_paise: Generated<number>
  state: 'review' | 'sending' | 'sent' | 'done' | 'refused' | 'failed'
  /** Sent anew after it failed at the gateway, it is another one there. */
  attempt: Generated<number>
  gateway_refund_id: string | null
  tries: Generated<number>
  next_try_at: Date | null
  requested_at: Date
  decided_at: Date | null
  /** The operator's, in their own words. */
  decision_reason: string | null
  done_at: Date | null
}

interface DisputesTable {
  dispute_id: string
  payment_id: string
  uid: string
  amount_paise: BigInt8
  unit: 'rupees' | 'plan'
  /** What was frozen, in that unit. */
  aside: BigInt8
  state: 'open' | 'won' | 'lost'
  opened_at: Date
  ended_at: Date | null
}
