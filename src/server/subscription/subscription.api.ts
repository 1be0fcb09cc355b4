import { say } from '../../words/say.ts'
import { processEndpoint, readEndpoint, writeEndpoint } from '../core/endpoint.ts'
import { cancelSubscription, stopRenewal } from './cancel-subscription.ts'
import { planStatus } from './plan-status.ts'
import { confirmSubscription, subscribe } from './subscribe.ts'

const hourly = (kind: string, most: number) => ({
  limits: ({ user }: { user: { uid: string } }) => [
    { key: `${kind}:${user.uid}`, maximum: most, seconds: 3600 },
  ],
})

export const subscriptionEndpoints = {
  'subscriptions/plans': readEndpoint('subscriptions/plans', async ({ db, caller }) => {
    const plans = await db
      .selectFrom('plans')
      .where('active', '=', true)
      .selectAll()
      .orderBy('place')
      .orderBy('plan')
      .execute()
    return plans.map((plan) => ({
      name: say({ en: plan.name_en, hi: plan.name_hi }, caller.language),
      price: plan.price_paise / 100,
      old_price: plan.old_price_paise / 100,
      questions: plan.questions,
      featured: plan.featured,
      bullet_points: plan.bullets.map((bullet) => say(bullet, caller.language)),
    }))
  }),
  'subscriptions/get_count': readEndpoint('subscriptions/get_count', async ({ db }) =>
    db
      .selectFrom('payments')
      .where('subscription_id', 'is not', null)
      .where('state', '=', 'kept')
      .select((e) => e.fn.count<number>('uid').distinct().as('count'))
      .executeTakeFirstOrThrow(),
  ),
  'subscriptions/get_subscription': readEndpoint('subscriptions/get_subscription', planStatus),
  'subscriptions/subscribe': processEndpoint(
    'subscriptions/subscribe',
    subscribe,
    hourly('subscribe', 30),
  ),
  'subscriptions/update_subscription': processEndpoint(
    'subscriptions/update_subscription',
    confirmSubscription,
    hourly('confirm-plan', 60),
  ),
  'subscriptions/stop_renewal': writeEndpoint('subscriptions/stop_renewal', stopRenewal),
  'subscriptions/cancel_subscription': writeEndpoint(
    'subscriptions/cancel_subscription',
    cancelSubscription,
  ),
}
