import { useState } from 'react'
import type { ReactNode } from 'react'
import { rechargeWords as words } from '../../../words/wallet/recharge.ts'
import { ApiError } from '../../api/client.ts'
import { useSay } from '../../core/language.tsx'
import { useAlert } from '../overlay/confirm.tsx'
import { Button, ButtonLink } from '../form/button.tsx'
import { Dialog } from '../overlay/dialog.tsx'
import { toast } from '../overlay/toast.ts'
import { openRazorpay, payWithFakeGateway } from './checkout.ts'
import type { CheckoutResponse, CheckoutOutcome, CheckoutOrder } from './checkout.ts'
import { canPayOnThisPage, payAfterReload } from './resume-payment.ts'

export interface Payment {
  /** Names it, should the page have to be loaded anew before it can be paid. */
  name: string
  /** Makes the order, or says why it can't be. */
  make: () => Promise<CheckoutOrder | { refusal: string }>
  /** Tells the server of the answer. */
  confirm: (
    answer: Required<Pick<CheckoutResponse, 'razorpay_payment_id' | 'razorpay_signature'>> &
      CheckoutResponse,
  ) => Promise<{ status: 'success' | 'fail'; message?: string | undefined }>
  /** Brings the page up to date, once something has been paid. */
  onPaid?: () => void
}

/**
 * One payment from press to result: the button waits while the order is made, the checkout opens,
 * dismissing it gives the button back, and success or failure is said in a dialog.
 *
 * @returns `pay` starts one; `isMaking` while its order is made; `dialogs` must stand on the page.
 */
export function usePayment(): {
  pay: (payment: Payment) => Promise<void>
  isMaking: boolean
  dialogs: ReactNode
} {
  const say = useSay()
  const alert = useAlert()
  const [isMaking, setMaking] = useState(false)
  const [paper, setPaper] = useState<{
    toPay: CheckoutOrder
    end: (ended: CheckoutOutcome) => void
  } | null>(null)
  const [result, setResult] = useState<{ isGood: boolean; text: string } | null>(null)

  async function pay(payment: Payment) {
    if (isMaking) return
    setMaking(true)
    let outcome: CheckoutOutcome | null
    try {
      const order = await payment.make()
      if ('refusal' in order) return await alert(order.refusal)
      if (order.gateway === 'razorpay' && !canPayOnThisPage()) return payAfterReload(payment.name)
      outcome =
        order.gateway === 'paper'
          ? await new Promise<CheckoutOutcome>((end) => setPaper({ toPay: order, end }))
          : await openRazorpay(order)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return await alert(say(words.orderFailed))
    } finally {
      setMaking(false)
    }
    if (outcome === null) return alert(say(words.noSdk))
    if (outcome === 'dismissed') return payment.onPaid?.()
    if (outcome === 'failed') return setResult({ isGood: false, text: say(words.noId) })
    await conclude(payment, outcome.payment)
  }

  async function conclude(payment: Payment, answer: CheckoutResponse) {
    const { razorpay_payment_id, razorpay_signature } = answer
    if (!razorpay_payment_id || !razorpay_signature)
      return setResult({ isGood: false, text: say(words.noId) })
    try {
      const said = await payment.confirm({ ...answer, razorpay_payment_id, razorpay_signature })
      setResult({ isGood: said.status === 'success', text: said.message ?? '' })
      payment.onPaid?.()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast(say(words.notConfirmed), 'error')
    }
  }

  const dialogs = (
    <>
      {paper && (
        <PaperCheckout
          toPay={paper.toPay}
          onEnd={(ended) => {
            setPaper(null)
            paper.end(ended)
          }}
        />
      )}
      {result && (
        <Dialog
          open
          role="alertdialog"
          title={say(result.isGood ? words.thankYou : words.error)}
          onClose={() => setResult(null)}
        >
          <p>{result.text}</p>
          {result.isGood ? (
            <ButtonLink to="/" wide className="mt-6">
              {say(words.ok)}
            </ButtonLink>
          ) : (
            <Button wide className="mt-6" onClick={() => setResult(null)}>
              {say(words.close)}
            </Button>
          )}
        </Dialog>
      )}
    </>
  )
  return { pay, isMaking, dialogs }
}

/** The stand-in's window: the payer chooses how it ends. */
function PaperCheckout({
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
