import { useEffect, useRef, useState } from 'react'
import { paywallTemplates, paywallWords as words } from '../../../words/chat/paywall.ts'
import { askTemplate } from '../../../words/ui/ask.ts'
import { chatWords } from '../../../words/chat/chat.ts'
import { rechargeWords } from '../../../words/wallet/recharge.ts'
import { href } from '../../core/href.ts'
import { LocalizedLink, useSay } from '../../core/language.tsx'
import { planPayment } from '../../ui/pay/plan-payment.ts'
import { Button } from '../../ui/form/button.tsx'
import { CloseIcon } from '../../ui/icon/icons.tsx'
import { CheckIcon } from '../../ui/icon/page-icons.tsx'
import { useResumePayment } from '../../ui/pay/resume-payment.ts'
import { usePayment, type PaymentResult } from '../../ui/pay/use-payment.tsx'
import { Placeholder } from '../../ui/placeholder.tsx'
import { detectLanguage } from '../../ui/text/detect-language.ts'
import { rechargePayment } from '../../ui/pay/recharge-payment.ts'
import { loadOffers, type Offers } from './load-offers.ts'
import { OfferRows } from './offer-rows.tsx'

/**
 * The ways to go on asking, compared in one place, and the payment. The question stays above them, and is
 * asked on one tap once something was paid.
 */
export default function Paywall({
  question,
  price,
  onPaid,
  onAsk,
  onClose,
}: {
  /** What was typed; empty where nothing was. */
  question: string
  /** Of one question from the wallet, rupees; where it is not known it is asked for. */
  price?: number | undefined
  onPaid?: () => void
  onAsk: () => void
  onClose: () => void
}) {
  const say = useSay()
  const { offers, reload } = useOffers(price)
  const [chosenName, setChosen] = useState<string | null>(null)
  const [result, setResult] = useState<PaymentResult | null>(null)
  const { pay, isMaking, dialogs } = usePayment()
  const chosen = offers?.offers.find(({ name }) => name === chosenName) ?? offers?.offers[0]
  const start = (name: string) => {
    setResult(null)
    setChosen(name)
    const payment = name === 'plan' ? planPayment(say) : rechargePayment(say, name)
    void pay({ ...payment, ...(onPaid && { onPaid }), onResult: setResult })
  }
  useResumePayment(start)
  return (
    <section
      aria-labelledby="paywall"
      className="max-h-[80dvh] overflow-y-auto border-t-2 border-marigold bg-sheet px-4 pt-3 pb-4 shadow-sheet"
    >
      <Heading question={question} isPaid={result?.isGood ?? false} onClose={onClose} />
      {result?.isGood ? (
        <Paid {...{ question, onAsk, onClose }} text={result.text} count={chosen?.questions} />
      ) : (
        <>
          {offers === undefined && <Placeholder lines={3} />}
          {offers === null && (
            <p role="alert" className="text-sindoor">
              {say(words.pricesFailed)}{' '}
              <Button kind="plain" onClick={reload}>
                {say(chatWords.tryAgain)}
              </Button>
            </p>
          )}
          {offers && chosen && (
            <>
              <OfferRows {...offers} chosen={chosen} onChoose={setChosen} />
              <PayChosen {...{ chosen, result, isMaking }} onPay={() => start(chosen.name)} />
            </>
          )}
        </>
      )}
      {dialogs}
    </section>
  )
}

/** Pays the chosen offer; above it what became of a payment that failed. */
function PayChosen({
  chosen,
  result,
  isMaking,
  onPay,
}: {
  chosen: Offers['offers'][number]
  result: PaymentResult | null
  /** Its order is being made. */
  isMaking: boolean
  onPay: () => void
}) {
  const say = useSay()
  return (
    <>
      {result && (
        <p role="alert" className="mt-3 text-sindoor">
          {result.text}
        </p>
      )}
      <Button
        wide
        className="mt-3"
        busy={isMaking}
        busyLabel={say(rechargeWords.making)}
        onClick={onPay}
      >
        {result ? `${say(chatWords.tryAgain)}: ` : ''}
        {say(paywallTemplates.pay, chosen.amountRupees)}
      </Button>
      <p className="mt-2 text-[0.8125rem] leading-snug text-soft">
        {say(words.promise)}{' '}
        <LocalizedLink to={href('/recharges')} className="text-action underline">
          {say(words.more)}
        </LocalizedLink>
      </p>
    </>
  )
}

function Heading({
  question,
  isPaid,
  onClose,
}: {
  question: string
  isPaid: boolean
  onClose: () => void
}) {
  const say = useSay()
  const heading = useRef<HTMLHeadingElement>(null)
  // The box that had the focus is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="mb-2 flex items-start justify-between gap-2">
      <div className="min-w-0">
        <h2
          id="paywall"
          ref={heading}
          tabIndex={-1}
          className="font-text text-base font-semibold outline-none"
        >
          {say(question ? words.kept : isPaid ? rechargeWords.thankYou : words.none)}
        </h2>
        {question && (
          <p lang={detectLanguage(question)} className="line-clamp-2 text-soft">
            “{question}”
          </p>
        )}
      </div>
      <button
        type="button"
        title={say(words.close)}
        onClick={onClose}
        className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center text-soft hover:text-ink"
      >
        <CloseIcon className="size-5" />
        <span className="sr-only">{say(words.close)}</span>
      </button>
    </div>
  )
}

/** It is paid: the question is asked on one tap. */
function Paid({
  question,
  text,
  count,
  onAsk,
  onClose,
}: {
  question: string
  text: string
  /** Of questions, as far as it is known. */
  count: number | undefined
  onAsk: () => void
  onClose: () => void
}) {
  const say = useSay()
  return (
    <>
      <output className="flex gap-2.5">
        <CheckIcon className="mt-0.5 size-5 shrink-0 text-leaf" />
        <span>
          {count && (
            <strong className="block font-semibold">
              {say(paywallTemplates.questions, count)}
            </strong>
          )}
          {text}
        </span>
      </output>
      <Button wide className="mt-3" data-autofocus onClick={question ? onAsk : onClose}>
        {question ? say(askTemplate, question) : say(words.back)}
      </Button>
      <p className="mt-1 text-center">
        <LocalizedLink
          to={href('/')}
          className="inline-flex min-h-11 items-center text-fine text-soft underline"
        >
          {say(words.home)}
        </LocalizedLink>
      </p>
    </>
  )
}

/** undefined until they are there, null when they could not be loaded. */
function useOffers(price: number | undefined): {
  offers: Offers | null | undefined
  reload: () => void
} {
  const [offers, setOffers] = useState<Offers | null>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isGone = false
    void loadOffers(price).then((loaded) => {
      if (!isGone) setOffers(loaded)
    })
    return () => {
      isGone = true
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a price that is paid with changes nothing here
  }, [attempt])
  return { offers, reload: () => setAttempt((count) => count + 1) }
}
