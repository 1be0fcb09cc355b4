import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { countryCode } from '../../contract/core/constants.ts'
import { loginWords } from '../../words/accounts/accounts.ts'
import { ownPlanWords as words, ownPlanTemplates } from '../../words/subscription/own-plan.ts'
import { ApiError, callApi } from '../api/client.ts'
import { useSay } from '../core/language.tsx'
import { Button } from '../ui/form/button.tsx'
import { SentMessage } from '../ui/code/sent-message.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { toast, toastAfterReload } from '../ui/overlay/toast.ts'
import { CancelCode } from './cancel-code.tsx'
import { CancelNumber } from './cancel-number.tsx'
import type { CancelFormState, CancelStep } from './cancel-form-state.ts'

/**
 * The way out in four steps: sure? · your number · its code · the last word. Closing it at any time goes
 * back to the first. As a dialog with the script, as forms one after the other without.
 */
export function CancelSteps({
  days,
  postedStep,
  onClose,
}: {
  days: number
  postedStep?: CancelFormState | undefined
  onClose: () => void
}) {
  const say = useSay()
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const [, setQuery] = useSearchParams()
  const [step, setStep] = useState<CancelStep>(postedStep?.step ?? 1)
  const [mobile, setMobile] = useState(postedStep?.mobile ?? '')
  const [message, setMessage] = useState(postedStep?.message ?? '')
  const close = () => {
    void navigate('.', { replace: true, preventScrollReset: true })
    onClose()
  }
  const titles = {
    1: words.cancel,
    2: words.cancelMobile,
    3: words.cancelCode,
    4: words.cancelLast,
  }
  const body = (
    <>
      <p className="mb-4 text-fine text-soft">{say(ownPlanTemplates.step, step)}</p>
      {step === 1 && <Sure days={days} onYes={() => setStep(2)} onNo={close} />}
      {step === 2 && (
        <CancelNumber
          postedStep={postedStep}
          onSent={(sentCode) => {
            // The address carries the token and the masked number, as the steps are to be followed.
            setQuery(
              { token: sentCode.token, mobile: maskMobile(sentCode.mobile) },
              { replace: true, preventScrollReset: true },
            )
            setMobile(sentCode.mobile)
            setMessage(sentCode.message)
            setStep(3)
          }}
        />
      )}
      {step === 3 && (
        <>
          {message && (
            <p aria-live="polite" className="mb-4">
              <SentMessage text={message} />
            </p>
          )}
          <CancelCode mobile={mobile} postedStep={postedStep} onRight={() => setStep(4)} />
        </>
      )}
      {step === 4 && <Final onNo={close} />}
    </>
  )
  if (!isHydrated)
    return (
      <section className="mt-6 border-t border-rule pt-5">
        <h2 className="mb-2 text-h3">{say(titles[step])}</h2>
        {body}
      </section>
    )
  return (
    <Dialog open title={say(titles[step])} onClose={close}>
      {body}
    </Dialog>
  )
}

/** 91******3210, as everywhere outside the form. */
function maskMobile(mobile: string): string {
  return `${countryCode}******${mobile.slice(-4)}`
}

function Sure({ days, onYes, onNo }: { days: number; onYes: () => void; onNo: () => void }) {
  const say = useSay()
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        onYes()
      }}
    >
      <p>{say(ownPlanTemplates.daysLeft, days)}</p>
      <p className="mt-2 text-fine text-soft">{say(words.cancelNow)}</p>
      <input type="hidden" name="step" value="sure" />
      <div className="mt-6 flex flex-row-reverse gap-3">
        <Button type="submit" kind="danger" className="flex-1">
          {say(words.yes)}
        </Button>
        <Button kind="quiet" className="flex-1" onClick={onNo} data-autofocus>
          {say(words.no)}
        </Button>
      </div>
    </form>
  )
}

function Final({ onNo }: { onNo: () => void }) {
  const say = useSay()
  const [busy, setBusy] = useState(false)
  async function end() {
    if (busy) return
    setBusy(true)
    try {
      const answer = await callApi('subscriptions/cancel_subscription', {})
      if (answer.status === 'success') {
        toastAfterReload(answer.message ?? '')
        location.assign(location.pathname)
        return
      }
      toast(answer.message || say(words.notCancelled), 'error')
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault
      toast(say(fault.status > 0 ? words.notCancelled : loginWords.broken), 'error')
    }
    setBusy(false)
  }
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void end()
      }}
    >
      <p>{say(words.cancelFinal)}</p>
      <input type="hidden" name="step" value="final" />
      <div className="mt-6 flex flex-row-reverse gap-3">
        <Button
          type="submit"
          kind="danger"
          className="flex-1"
          busy={busy}
          busyLabel={say(words.cancelling)}
        >
          {say(words.yes)}
        </Button>
        <Button kind="quiet" className="flex-1" onClick={onNo} data-autofocus>
          {say(words.no)}
        </Button>
      </div>
    </form>
  )
}
