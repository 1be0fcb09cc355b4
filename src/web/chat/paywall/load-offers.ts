import { callApi } from '../../api/client.ts'
import type { ApiData } from '../../api/result.ts'
import { discountedPrice, questionsFor } from '../../ui/pay/recharge-price.ts'

/** One of the ways to go on asking. */
export interface Offer {
  /** A tier of the recharges, or the plan. */
  name: string
  isPlan: boolean
  /** What is paid now. */
  amountRupees: number
  /** The same without the coupon. */
  priceRupees: number
  questions: number
  /** Of a recharge: what is left of it for later, rupees. */
  restRupees: number
  /** What one question comes to, paise. */
  eachPaise: number
}

export interface Offers {
  offers: Offer[]
  /** Of the wheel's coupon; 0 without one. It counts for recharges. */
  percent: number
}

const choiceCount = 3

/**
 * The plan first, unless they have it, then the smallest recharges: three in all.
 *
 * @param questionPrice what one question costs from the wallet, rupees; asked for where it is left out.
 * @returns null when the prices could not be loaded.
 */
export async function loadOffers(questionPrice?: number): Promise<Offers | null> {
  const [plans, prices, prize, own, info] = await Promise.all([
    callApi('subscriptions/plans', {}),
    callApi('recharges/getPrices', {}),
    callApi('wheel/getPrize', {}),
    callApi('subscriptions/get_subscription', {}),
    questionPrice ? null : callApi('ai/getInfo', {}),
  ])
  const price = questionPrice || (info?.ok ? info.data.oracle_price : 0)
  if (!prices.ok || !price) return null
  const percent = prize.ok ? prize.data.percent : 0
  const [plan] = plans.ok && !(own.ok && own.data.is_active) ? plans.data : []
  return { offers: offersFrom(plan, prices.data[0]?.data ?? [], percent, price), percent }
}

/** See `loadOffers`. */
export function offersFrom(
  plan: ApiData<'subscriptions/plans'>[number] | undefined,
  tiers: ApiData<'recharges/getPrices'>[number]['data'],
  percent: number,
  questionPrice: number,
): Offer[] {
  const planOffer: Offer[] = plan
    ? [
        {
          name: 'plan',
          isPlan: true,
          amountRupees: plan.price,
          priceRupees: plan.price,
          questions: plan.questions,
          restRupees: 0,
          eachPaise: (plan.price * 100) / plan.questions,
        },
      ]
    : []
  const recharges = tiers.map(({ tier, discountPrice }): Offer => {
    const amountRupees = discountedPrice(discountPrice, percent)
    const { count: questions, restRupees } = questionsFor(discountPrice, questionPrice)
    // What is left over is not spent, so it makes no question dearer.
    const eachPaise = (questionPrice * 100 * amountRupees) / discountPrice
    return {
      ...{ name: tier, isPlan: false, amountRupees, priceRupees: discountPrice },
      ...{ questions, restRupees, eachPaise },
    }
  })
  return [...planOffer, ...recharges].slice(0, choiceCount)
}
