import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { rechargeWords as words } from '../../../words/wallet/recharge.ts'
import { siteWords } from '../../../words/app/site.ts'
import type { ApiFailure } from '../../api/result.ts'
import { useSay } from '../../core/language.tsx'
import { noteRefusal } from '../../core/session-ended.ts'
import { useAlert } from '../overlay/confirm.tsx'
import { lazyOnVisible } from '../lazy-on-visible.ts'
import { toast } from '../overlay/toast.ts'
import type { PaymentResult } from './checkout-dialogs.tsx'
import { openRazorpay } from './checkout.ts'
import type { CheckoutResponse, CheckoutOutcome, CheckoutOrder } from './checkout.ts'
import { canPayOnThisPage, payAfterReload } from './resume-payment.ts'

// What only a press opens: its code is fetched then.
const FakeCheckout = lazyOnVisible(async () => ({
  default: (await import('./checkout-dialogs.tsx')).FakeCheckout,
}))
const PaymentResultDialog = lazyOnVisible(async () => ({
  default: (await import('./checkout-dialogs.tsx')).PaymentResultDialog,
}))

export interface Payment {
  /** Names it, should the page have to be loaded anew before it can be paid. */
  name: string
  /** Makes the order. */
  make: () => Promise<{ ok: true; data: CheckoutOrder } | ApiFailure>
  /** Tells the server of the answer. */
  confirm: (
    answer: Required<Pick<CheckoutResponse, 'razorpay_payment_id' | 'razorpay_signature'>> &
      CheckoutResponse,
  ) => Promise<{ ok: true; data: { message?: string | undefined } } | ApiFailure>
  /** Brings the page up to date, once something has been paid. */
  onPaid?: () => void
  /** Says in its own place how it ended; without it a dialog does. */
  onResult?: (result: PaymentResult) => void
}

export type { PaymentResult }

interface FakePayment {
  toPay: CheckoutOrder
  end: (outcome: CheckoutOutcome) => void
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
  const [fake, setFake] = useState<FakePayment | null>(null)
  const [result, setResult] = useState<PaymentResult | null>(null)

  const report = ({ onResult = setResult }: Payment, outcome: PaymentResult) => onResult(outcome)

  async function problem(payment: Payment, text: string) {
    return payment.onResult ? payment.onResult({ isGood: false, text }) : alert(text)
  }

  async function pay(payment: Payment) {
    if (isMaking) return
    setMaking(true)
    const order = await payment.make()
    if (!order.ok) {
      setMaking(false)
      // Log-in is asked for instead.
      if (order.status === 401) return noteRefusal(order)
      const isRule = order.status === 200 && order.message
      return problem(
        payment,
        isRule || say(order.status === 0 ? siteWords.offlineNow : words.orderFailed),
      )
    }
    if (order.data.gateway === 'razorpay' && !canPayOnThisPage())
      return payAfterReload(payment.name)
    const { data } = order
    const outcome = await (data.gateway === 'razorpay'
      ? openRazorpay(data)
      : new Promise<CheckoutOutcome>((end) => setFake({ toPay: data, end })))
    setMaking(false)
    if (outcome === null) return problem(payment, say(words.noSdk))
    if (outcome === 'dismissed') return payment.onPaid?.()
    if (outcome === 'failed') return report(payment, { isGood: false, text: say(words.noId) })
    await conclude(payment, outcome.payment)
  }

  async function conclude(payment: Payment, answer: CheckoutResponse) {
    const { razorpay_payment_id, razorpay_signature } = answer
    if (!razorpay_payment_id || !razorpay_signature)
      return report(payment, { isGood: false, text: say(words.noId) })
    const reply = await payment.confirm({ ...answer, razorpay_payment_id, razorpay_signature })
    if (!reply.ok && reply.status !== 200) {
      if (!payment.onResult) return toast(say(words.notConfirmed), 'error')
      return payment.onResult({ isGood: false, text: say(words.notConfirmed) })
    }
    const text = (reply.ok ? reply.data.message : reply.message) ?? ''
    report(payment, { isGood: reply.ok, text })
    payment.onPaid?.()
  }

  const dialogs = (
    <PaymentDialogs
      fake={fake}
      result={result}
      onFakeEnd={() => setFake(null)}
      onClose={() => setResult(null)}
    />
  )
  return { pay, isMaking, dialogs }
}

/** The fake gateway's own page, and how a payment ended where no other place says it. */
function PaymentDialogs({
  fake,
  result,
  onFakeEnd,
  onClose,
}: {
  fake: FakePayment | null
  result: PaymentResult | null
  onFakeEnd: () => void
  onClose: () => void
}) {
  return (
    <Suspense fallback={null}>
      {fake && (
        <FakeCheckout
          toPay={fake.toPay}
          onEnd={(outcome) => {
            onFakeEnd()
            fake.end(outcome)
          }}
        />
      )}
      {result && <PaymentResultDialog result={result} onClose={onClose} />}
    </Suspense>
  )
}
