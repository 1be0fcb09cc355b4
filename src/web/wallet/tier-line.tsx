import { rechargeWords as words, rechargeTemplates } from '../../words/wallet/recharge.ts'
import { formatRupees } from '../../words/say.ts'
import { useSay, type Say } from '../core/language.tsx'
import { Button } from '../ui/form/button.tsx'
import { discountedPrice, questionsFor } from '../ui/pay/recharge-price.ts'
import type { Price } from '../ui/pay/recharge-price.ts'

/** What stands in a tier's form: its price, what it brings, and the button. */
export function TierLine({
  price,
  percent,
  questionPrice,
  busy,
}: {
  price: Price
  /** Of the wheel's coupon, 0 without one. */
  percent: number
  /** Of one question, rupees; null where it is not known. */
  questionPrice: number | null
  busy: boolean
}) {
  const say = useSay()
  const { discountPrice } = price
  return (
    <>
      <input type="hidden" name="tier" value={price.tier} />
      <div className="min-w-0">
        <TierPrice price={price} percent={percent} />
        <p className="text-fine text-soft">
          {(questionPrice && boughtLine(say, discountPrice, questionPrice)) || price.text}
        </p>
        {percent > 0 && (
          <p className="text-fine text-leaf">{say(rechargeTemplates.wallet, discountPrice)}</p>
        )}
      </div>
      <Button
        type="submit"
        kind="quiet"
        busy={busy}
        aria-label={`${say(words.recharge)}: ${formatRupees(discountPrice)}`}
      >
        {say(words.recharge)}
      </Button>
    </>
  )
}

/** How many questions it comes to, and what is left over; '' where it is not one. */
function boughtLine(say: Say, rupees: number, questionPrice: number): string {
  const { count, restRupees } = questionsFor(rupees, questionPrice)
  if (count === 0) return ''
  return restRupees > 0
    ? say(rechargeTemplates.questionsAndRest, count, questionPrice, restRupees)
    : say(rechargeTemplates.questions, count, questionPrice)
}

/** What is paid; struck through beside it what it was before the prize, or before the tier's own reduction. */
function TierPrice({ price, percent }: { price: Price; percent: number }) {
  const say = useSay()
  const toPay = discountedPrice(price.discountPrice, percent)
  const before = percent > 0 ? price.discountPrice : price.originalPrice
  return (
    <p className="flex items-baseline gap-3">
      <span className="text-h4 font-semibold">{formatRupees(toPay)}</span>
      {before > toPay && (
        <>
          <s aria-hidden="true" className="text-soft">
            {formatRupees(before)}
          </s>
          <span className="sr-only">{say(rechargeTemplates.before, before)}</span>
        </>
      )}
    </p>
  )
}
