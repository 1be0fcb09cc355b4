import type { adminPrices as rows } from '../../contract/admin/prices.ts'
import { adminPricesMessages as words } from '../../words/admin/admin-prices.ts'
import { say } from '../../words/say.ts'
import { readEndpoint, writeEndpoint, type Endpoint } from '../core/endpoint.ts'
import { setPlan } from '../subscription/plans.ts'
import { setTier } from '../payments/tiers.ts'
import { recordOperatorAct } from './operator-acts.ts'

const paise = (rupees: number) => Math.round(rupees * 100)

export const adminPricesEndpoints: { [N in keyof typeof rows]: Endpoint<N> } = {
  'admin/getPrices': readEndpoint('admin/getPrices', async ({ db }) => {
    const plans = await db
      .selectFrom('plans')
      .selectAll()
      .orderBy('place')
      .orderBy('plan')
      .execute()
    const tiers = await db
      .selectFrom('tiers')
      .selectAll()
      .orderBy('place')
      .orderBy('tier')
      .execute()
    return {
      status: 'success',
      plans: plans.map(({ price_paise, old_price_paise, ...plan }) => ({
        ...plan,
        price: price_paise / 100,
        old_price: old_price_paise / 100,
      })),
      tiers: tiers.map(({ price_paise, original_paise, ...tier }) => ({
        ...tier,
        price: price_paise / 100,
        original_price: original_paise / 100,
      })),
    }
  }),

  'admin/setPlan': writeEndpoint(
    'admin/setPlan',
    async ({ tx, user, at, caller }, { plan, price, old_price, ...rest }) => {
      const after = { ...rest, price_paise: paise(price), old_price_paise: paise(old_price) }
      const before = await setPlan(tx, plan, after)
      const detail = { before, after }
      await recordOperatorAct(tx, {
        uid: user.uid,
        act: 'admin/setPlan',
        subject: plan,
        detail,
        at,
      })
      return { status: 'success', message: say(words.planSaved, caller.language) }
    },
  ),

  'admin/setTier': writeEndpoint(
    'admin/setTier',
    async ({ tx, user, at, caller }, { tier, price, original_price, ...rest }) => {
      const after = { ...rest, price_paise: paise(price), original_paise: paise(original_price) }
      const before = await setTier(tx, tier, after)
      const detail = { before, after }
      await recordOperatorAct(tx, {
        uid: user.uid,
        act: 'admin/setTier',
        subject: tier,
        detail,
        at,
      })
      return { status: 'success', message: say(words.tierSaved, caller.language) }
    },
  ),
}
