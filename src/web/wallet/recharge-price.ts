import type { ApiReply } from '../../contract/apis.ts'

export type PriceGroup =
  ApiReply<'recharges/getPrices'> extends infer A
    ? A extends (infer Group)[]
      ? Group
      : never
    : never
export type Price = PriceGroup['data'][number]

/** A price less a percentage, as the server reckons it: half a rupee goes up, ₹1 is the least. For display only. */
export function discountedPrice(priceRupees: number, percent: number): number {
  return Math.max(1, Math.floor((priceRupees * (100 - percent) + 50) / 100))
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
