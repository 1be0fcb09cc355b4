import type { ApiOutput } from '../../contract/apis.ts'
import { paymentMessages as words } from '../../words/payments/payments.ts'
import { say, type Language } from '../../words/say.ts'
import type { Db } from '../db/schema.ts'
import type { ReadContext } from '../core/endpoint.ts'
import { istDaysBetween } from '../core/time/india-time.ts'

const running = ['active', 'pending'] as const

/** Whether the user has a plan that runs: renewing, or paid to an end that has not come. */
export async function hasRunningPlan(db: Db, uid: string, at: Date): Promise<boolean> {
  const subscription = await newest(db, uid)
  if (subscription !== undefined && isActive(subscription, at)) return true
  // Another one of theirs that is alive, or a month that is paid and not over.
  const alive = await db
    .selectFrom('subscriptions')
    .where('uid', '=', uid)
    .where('state', 'in', running)
    .where('cancel_at_end', '=', false)
    .select('subscription_id')
    .executeTakeFirst()
  if (alive) return true
  const paidMonth = await db
    .selectFrom('plan_periods')
    .innerJoin('subscriptions', 'subscriptions.subscription_id', 'plan_periods.subscription_id')
    .where('plan_periods.uid', '=', uid)
    .where('plan_periods.state', '<>', 'closed')
    .where('end_at', '>', at)
    .where('subscriptions.state', 'in', [...running, 'created', 'authenticated'])
    .select('payment_id')
    .executeTakeFirst()
  return paidMonth !== undefined
}

function isActive(
  subscription: { state: string; cancel_at_end: boolean; end_at: Date | null },
  at: Date,
): boolean {
  if (!running.some((state) => state === subscription.state)) return false
  return !subscription.cancel_at_end || (subscription.end_at !== null && subscription.end_at > at)
}

/** The user's newest subscription that was ever paid or authorised, and its last month. */
function newest(db: Db, uid: string) {
  return db
    .selectFrom('subscriptions')
    .leftJoin('plan_periods', 'plan_periods.subscription_id', 'subscriptions.subscription_id')
    .leftJoin('payments', 'payments.payment_id', 'plan_periods.payment_id')
    .where('subscriptions.uid', '=', uid)
    .where('subscriptions.state', 'not in', ['created', 'authenticated'])
    .select([
      'subscriptions.state',
      'subscriptions.plan',
      'gateway_subscription_id',
      'cancel_at_end',
      'cancelled_at',
      'subscriptions.questions',
      'subscriptions.price_paise',
      'subscriptions.created_at',
      'start_at',
      'end_at',
      'plan_periods.state as period_state',
      'unused',
      'payments.at as paid_at',
    ])
    .orderBy('subscriptions.created_at', 'desc')
    .orderBy('start_at', 'desc')
    .executeTakeFirst()
}

/** How the user stands: active, cancelled or none, as a person and a page want to know it. */
export async function planStatus({
  db,
  user,
  at,
  caller,
}: ReadContext<'subscriptions/get_subscription'>): Promise<
  ApiOutput<'subscriptions/get_subscription'>
> {
  const subscription = await newest(db, user.uid)
  if (!subscription)
    return {
      is_active: false,
      has_subscription: false,
      message: say(words.neverPlan, caller.language),
      status: 'none',
      subscription_id: null,
      max_questions: 0,
      remaining_questions: 0,
      used_questions: 0,
      days_remaining: 0,
      start_date: null,
      end_date: null,
      last_payment_date: null,
      cancel_at_end: false,
      bullet_points: [],
    }
  const active = isActive(subscription, at)
  const end = subscription.cancelled_at && !active ? subscription.cancelled_at : subscription.end_at
  const plan = await db
    .selectFrom('plans')
    .where('plan', '=', subscription.plan)
    .select('bullets')
    .executeTakeFirst()
  const remaining =
    subscription.period_state === 'open'
      ? Math.min(await planQuestions(db, user.uid), subscription.questions)
      : 0
  const remainingByState = {
    open: remaining,
    closed: subscription.unused ?? 0,
    waiting: subscription.questions,
  }
  return {
    is_active: active,
    has_subscription: true,
    message: active ? '' : say(words.planOver, caller.language),
    status: active ? 'active' : 'cancelled',
    subscription_id: subscription.gateway_subscription_id,
    max_questions: subscription.questions,
    remaining_questions: remaining,
    used_questions:
      subscription.questions - remainingByState[subscription.period_state ?? 'waiting'],
    days_remaining: active && end ? Math.max(0, istDaysBetween(at, end)) : 0,
    start_date: (subscription.start_at ?? subscription.created_at).toISOString(),
    end_date: end?.toISOString() ?? null,
    last_payment_date: subscription.paid_at?.toISOString() ?? null,
    cancel_at_end: subscription.cancel_at_end,
    bullet_points: (plan?.bullets ?? []).map((bullet) => say(bullet, caller.language)),
  }
}

/** The plan that runs, at the price and with the questions it was taken with; null where none does. */
export async function runningPlan(db: Db, uid: string, at: Date, language: Language) {
  const subscription = await newest(db, uid)
  if (!subscription || !isActive(subscription, at)) return null
  const plan = await db
    .selectFrom('plans')
    .where('plan', '=', subscription.plan)
    .select(['name_en as en', 'name_hi as hi'])
    .executeTakeFirstOrThrow()
  return {
    name: say(plan, language),
    price: subscription.price_paise / 100,
    questions: subscription.questions,
    questions_left: await planQuestions(db, uid),
    ends_at: subscription.end_at?.toISOString() ?? null,
    cancel_at_end: subscription.cancel_at_end,
  }
}

async function planQuestions(db: Db, uid: string): Promise<number> {
  const account = await db
    .selectFrom('ledger_accounts')
    .where('owner', '=', uid)
    .where('kind', '=', 'own')
    .where('unit', '=', 'plan')
    .select('balance')
    .executeTakeFirst()
  return account?.balance ?? 0
}
