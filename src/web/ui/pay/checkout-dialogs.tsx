import { useState } from 'react'
import { rechargeWords as words } from '../../../words/wallet/recharge.ts'
import { askTemplate } from '../../../words/ui/ask.ts'
import { href } from '../../core/href.ts'
import { LocalizedLink, useSay } from '../../core/language.tsx'
import { useSession } from '../../core/session.ts'
import { askOnArrival, loadWaitingQuestion } from '../../core/waiting-question.ts'
import { Button, ButtonLink } from '../form/button.tsx'
import { Dialog } from '../overlay/dialog.tsx'
import { payWithFakeGateway } from './checkout.ts'
import type { CheckoutOrder, CheckoutOutcome } from './checkout.ts'

/** How a payment ended. */
export interface PaymentResult {
  isGood: boolean
  text: string
}

/** Says how it ended, with the way on. */
export function PaymentResultDialog({
  result: { isGood, text },
  onClose,
}: {
  result: PaymentResult
  onClose: () => void
}) {
  const say = useSay()
  const session = useSession()
  // What was left in a chat of this tab is asked on one tap, now that it can be.
  const waiting = isGood && session ? loadWaitingQuestion(session.uid) : null
  return (
    <Dialog
      open
      role="alertdialog"
      title={say(isGood ? words.thankYou : words.error)}
      onClose={onClose}
    >
      <p>{text}</p>
      {isGood ? (
        <>
          {waiting ? (
            <ButtonLink to={waiting.path} wide className="mt-6" onClick={askOnArrival}>
              {say(askTemplate, waiting.question)}
            </ButtonLink>
          ) : (
            <ButtonLink to={href('/chats')} wide className="mt-6">
              {say(words.toQuestion)}
            </ButtonLink>
          )}
          <p className="mt-2 text-center">
            <LocalizedLink
              to={href('/')}
              className="inline-flex min-h-11 min-w-11 items-center justify-center text-soft underline"
            >
              {say(words.ok)}
            </LocalizedLink>
          </p>
        </>
      ) : (
        <Button wide className="mt-6" onClick={onClose}>
          {say(words.close)}
        </Button>
      )}
    </Dialog>
  )
}

/** The fake gateway's window: the payer chooses how it ends. */
export function FakeCheckout({
  toPay,
  onEnd,
}: {
  toPay: CheckoutOrder
  onEnd: (ended: CheckoutOutcome) => void
}) {
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const play = (outcome: 'success' | 'failure' | 'closed') => {
    if (busy) return
    setBusy(true)
    payWithFakeGateway(toPay, outcome).then(onEnd, () => onEnd('failed'))
  }
  return (
    <Dialog open title={say(words.paperTitle)} onClose={() => !busy && onEnd('dismissed')}>
      <p className="text-fine text-soft">{say(words.paperWhy)}</p>
      <p className="mt-4 flex items-baseline justify-between gap-4 border-y border-rule py-3">
        <span>{toPay.description}</span>
        <span className="text-h4">₹{toPay.amountRupees}</span>
      </p>
      <Button wide className="mt-5" busy={busy} onClick={() => play('success')}>
        {say(words.paperSuccess)}
      </Button>
      <Button wide kind="quiet" className="mt-3" onClick={() => play('closed')}>
        {say(words.paperClosed)}
      </Button>
      <Button wide kind="quiet" className="mt-3" onClick={() => play('failure')}>
        {say(words.paperFailure)}
      </Button>
    </Dialog>
  )
}
