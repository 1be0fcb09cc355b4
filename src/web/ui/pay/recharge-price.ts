import type { ApiData } from '../../api/result.ts'

export type PriceGroup = ApiData<'recharges/getPrices'>[number]
export type Price = PriceGroup['data'][number]

/** The price of a tier by its name; undefined where there is none of that name. */
export function findPrice(groups: readonly PriceGroup[], tier: string | null): Price | undefined {
  return groups.flatMap((group) => group.data).find((price) => price.tier === tier)
}

/** A price less a percentage, as the server reckons it: half a rupee goes up, ₹1 is the least. For display only. */
export function discountedPrice(priceRupees: number, percent: number): number {
  return Math.max(1, Math.floor((priceRupees * (100 - percent) + 50) / 100))
}

/**
 * What money buys: whole questions, and the rupees that are left over for later.
 *
 * @param questionPrice of one, rupees.
 */
export function questionsFor(
  rupees: number,
  questionPrice: number,
): { count: number; restRupees: number } {
  const count = Math.floor(rupees / questionPrice + 1e-9)
  return { count, restRupees: Math.round((rupees - count * questionPrice) * 100) / 100 }
}

/** The link of a tier with its placeholders filled in: amounts for display, and a one-time token. */
export function fillRechargeLink(
  { link, discountPrice }: Price,
  percent: number,
  token: string,
): string {
  return link
    .replace('walletamount', String(discountPrice))
    .replace('actualamount', String(discountedPrice(discountPrice, percent)))
    .replace(/token$/, token)
}
