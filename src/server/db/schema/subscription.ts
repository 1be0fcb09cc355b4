import type { Generated, JSONColumnType } from 'kysely'
import type { SubscriptionState } from '../../adapters/payments/payments.ts'
import type { BigInt8 } from './columns.ts'

/** Plans, who has one, and the months that were paid. */
export interface SubscriptionTables {
  plans: PlansTable
  gateway_plans: { key_id: string; plan: string; price_paise: BigInt8; gateway_plan_id: string }
  subscriptions: SubscriptionsTable
  plan_periods: PlanPeriodsTable
}

interface PlansTable {
  plan: string
  name_en: string
  name_hi: string
  price_paise: BigInt8
  old_price_paise: BigInt8
  questions: number
  featured: Generated<boolean>
  bullets: JSONColumnType<{ en: string; hi: string }[]>
  place: number
  active: Generated<boolean>
}

interface SubscriptionsTable {
  subscription_id: string
  uid: string
  plan: string
  price_paise: BigInt8
  questions: number
  gateway: string
  gateway_subscription_id: string | null
  state: Generated<SubscriptionState>
  state_at: Date
  cancel_at_end: Generated<boolean>
  tell: 'stop' | 'cancel' | null
  /** Before then another process is telling it. */
  next_tell_at: Date | null
  confirmed_at: Date | null
  cancelled_at: Date | null
  /** Who ended it: the user (or their deletion), or the gateway by itself. */
  cancelled_by: 'user' | 'gateway' | null
  created_at: Generated<Date>
  next_check_at: Date | null
}

interface PlanPeriodsTable {
  payment_id: string
  subscription_id: string
  uid: string
  start_at: Date
  end_at: Date
  questions: number
  state: Generated<'waiting' | 'open' | 'closed'>
  unused: number | null
}
