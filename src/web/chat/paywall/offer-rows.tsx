import { paywallTemplates, paywallWords as words } from '../../../words/chat/paywall.ts'
import { eachTemplate } from '../../../words/ui/each.ts'
import { formatRupees } from '../../../words/say.ts'
import { useSay } from '../../core/language.tsx'
import type { Offer, Offers } from './load-offers.ts'

/** The ways to go on asking, under one another: what is paid, what one gets, what a question comes to. */
export function OfferRows({
  offers,
  percent,
  chosen,
  onChoose,
}: Offers & { chosen: Offer; onChoose: (name: string) => void }) {
  const say = useSay()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{say(words.choose)}</legend>
      {offers.map((offer) => (
        <label
          key={offer.name}
          className="grid min-h-12 cursor-pointer grid-cols-[1.25rem_1fr_auto] items-baseline gap-x-3 border-b border-rule py-1.5 first-of-type:border-t has-checked:bg-wash"
        >
          <input
            type="radio"
            name="offer"
            value={offer.name}
            checked={offer === chosen}
            onChange={() => onChoose(offer.name)}
            className="row-span-2 size-5 self-center"
          />
          <span className="font-semibold">
            {offer.isPlan
              ? say(paywallTemplates.month, offer.amountRupees)
              : formatRupees(offer.amountRupees)}
          </span>
          <span className="text-right font-semibold">
            {say(paywallTemplates.questions, offer.questions)}
          </span>
          <span className="text-[0.8125rem] leading-snug text-soft">{noteOf(offer)}</span>
          <span className="text-right text-[0.8125rem] leading-snug text-soft">
            {say(eachTemplate, offer.eachPaise)}
          </span>
        </label>
      ))}
    </fieldset>
  )

  function noteOf({ isPlan, amountRupees, priceRupees, restRupees }: Offer) {
    if (isPlan) return say(words.anyTime)
    if (amountRupees < priceRupees) return say(paywallTemplates.coupon, percent)
    return restRupees > 0 ? say(paywallTemplates.rest, restRupees) : ''
  }
}
