import type { ApiOutput } from '../../contract/apis.ts'
import { fillSentence } from '../../words/accounts/accounts.ts'
import { paymentMessages as words, paymentTemplates } from '../../words/payments/payments.ts'
import { formatDate, say } from '../../words/say.ts'
import { transact } from '../db/database.ts'
import type { Tx } from '../db/schema.ts'
import type { WriteContext } from '../core/endpoint.ts'
import type { AppContext } from '../core/context.ts'
import { PaymentsFault, type Payments } from '../adapters/payments/payments.ts'
import { Refusal } from '../core/refusal.ts'
import { closePeriod } from './periods.ts'

const alive = ['authenticated', 'active', 'pending', 'halted', 'paused'] as const

/**
 * Ends the user's plans at once: here in this transaction, and at the gateway as soon as it hears of it.
 * Whoever wants to leave need not wait for somebody else's server; what it charges after this goes back.
 *
 * @returns how many there were.
 */
export async function endPlans(tx: Tx, uid: string, at: Date): Promise<number> {
  const subscriptions = await tx
    .selectFrom('subscriptions')
    .where('uid', '=', uid)
    .where('state', 'in', [...alive, 'created'])
    .select(['subscription_id', 'state'])
    .orderBy('subscription_id')
    .forUpdate()
    .execute()
  for (const { subscription_id } of subscriptions) {
    await tx
      .updateTable('subscriptions')
      .set({
        state: 'cancelled',
        state_at: at,
        cancelled_at: at,
        cancelled_by: 'user',
        tell: 'cancel',
        next_tell_at: null,
        next_check_at: at,
      })
      .where('subscription_id', '=', subscription_id)
      .where('uid', '=', uid)
      .execute()
    const months = await tx
      .selectFrom('plan_periods')
      .where('subscription_id', '=', subscription_id)
      .where('uid', '=', uid)
      .where('state', '<>', 'closed')
      .select(['payment_id', 'uid', 'questions'])
      .execute()
    for (const month of months) await closePeriod(tx, month, at)
  }
  return subscriptions.filter(({ state }) => state !== 'created').length
}

/** The four steps' end: with a fresh code's grant, which it uses up. */
export async function cancelSubscription(
  request: WriteContext<'subscriptions/cancel_subscription'>,
): Promise<ApiOutput<'subscriptions/cancel_subscription'>> {
  const { context, tx, user, at, caller } = request
  const session = await tx
    .updateTable('sessions')
    .set({ cancel_grant_until: null })
    .where('sid', '=', user.sid)
    .where('uid', '=', user.uid)
    .where('cancel_grant_until', '>', at)
    .returning('sid')
    .executeTakeFirst()
  if (!session) throw new Refusal(words.codeFirst)
  if (!(await endPlans(tx, user.uid, at))) throw new Refusal(words.noPlan)
  request.afterCommit(() => context.background(sendEndsToGateway(context)))
  return {
    status: 'success',
    success: true,
    message: say(words.cancelled, caller.language),
  }
}

/** No further month: what is paid for stays until its end. */
export async function stopRenewal(
  request: WriteContext<'subscriptions/stop_renewal'>,
): Promise<ApiOutput<'subscriptions/stop_renewal'>> {
  const { context, tx, user, at, caller } = request
  const subscription = await tx
    .selectFrom('subscriptions')
    .where('uid', '=', user.uid)
    .where('state', 'in', ['active', 'pending'])
    .select(['subscription_id', 'cancel_at_end'])
    .orderBy('created_at', 'desc')
    .forUpdate()
    .executeTakeFirst()
  if (!subscription) throw new Refusal(words.noPlan)
  if (subscription.cancel_at_end) throw new Refusal(words.alreadyStopping)
  await tx
    .updateTable('subscriptions')
    .set({ cancel_at_end: true, tell: 'stop', next_tell_at: null, next_check_at: at })
    .where('subscription_id', '=', subscription.subscription_id)
    .where('uid', '=', user.uid)
    .execute()
  const last = await tx
    .selectFrom('plan_periods')
    .where('subscription_id', '=', subscription.subscription_id)
    .where('uid', '=', user.uid)
    .select('end_at')
    .orderBy('end_at', 'desc')
    .executeTakeFirst()
  request.afterCommit(() => context.background(sendEndsToGateway(context)))
  const day = { en: formatDate(last?.end_at ?? at, 'en'), hi: formatDate(last?.end_at ?? at, 'hi') }
  const sentence = {
    en: fillSentence(paymentTemplates.stopped, day.en).en,
    hi: fillSentence(paymentTemplates.stopped, day.hi).hi,
  }
  return { status: 'success', message: say(sentence, caller.language) }
}

const tellAgainMilliseconds = 30_000
const mostTold = 100

/**
 * Tells the gateway of every end and stop that it has not heard of; a job does it again until it has.
 * Each is claimed first: of any number of processes one tells it.
 */
export async function sendEndsToGateway(context: AppContext): Promise<void> {
  const { db } = context.database
  const { payments } = context.adapters
  const at = context.clock()
  for (let count = 0; count < mostTold; count++) {
    const end = await transact(db, (tx) => claimUntoldEnd(tx, payments.name, at))
    if (!end) return
    const { subscription_id, gateway_subscription_id: id, tell } = end
    try {
      if (id) await payments.cancelSubscription(id, tell === 'stop')
    } catch (error) {
      if (!(error instanceof PaymentsFault)) throw error
      context.log.warn({ err: error }, 'the gateway has not yet heard of an end')
      continue
    }
    await db
      .updateTable('subscriptions')
      .set({ tell: null })
      .where('subscription_id', '=', subscription_id)
      // What was said may have been overtaken by an end.
      .where('tell', '=', tell)
      .execute()
  }
}

/** Takes an end that the gateway has not heard of; nobody else does until it would be told again. */
async function claimUntoldEnd(tx: Tx, gatewayName: Payments['name'], at: Date) {
  const end = await tx
    .selectFrom('subscriptions')
    .where('tell', 'is not', null)
    .where('gateway', '=', gatewayName)
    .where((is) => is.or([is('next_tell_at', 'is', null), is('next_tell_at', '<=', at)]))
    .select(['subscription_id', 'gateway_subscription_id', 'tell'])
    .orderBy('subscription_id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!end) return null
  await tx
    .updateTable('subscriptions')
    .set({ next_tell_at: new Date(at.getTime() + tellAgainMilliseconds) })
    .where('subscription_id', '=', end.subscription_id)
    .execute()
  return end
}
