import { useState } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { ownPlanWords as words, ownPlanTemplates } from '../../words/subscription/own-plan.ts'
import { useSay } from '../core/language.tsx'
import { CodeEntry } from '../ui/code/code-entry.tsx'
import { MobileForm } from '../ui/code/mobile-form.tsx'
import type { SentCode } from '../ui/code/request-code.ts'
import { SentMessage } from '../ui/code/sent-message.tsx'
import { Button } from '../ui/form/button.tsx'
import { FetcherForm, isSending } from '../ui/form/fetcher-form.tsx'
import { FormError } from '../ui/form/form-error.tsx'
import { useShowProblem } from '../ui/overlay/use-show-problem.ts'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import type { CancelState } from './cancel-plan-action.ts'

interface StepProps {
  fetcher: FetcherWithComponents<CancelState>
  state: CancelState | undefined
}

const titles = {
  1: words.cancel,
  2: words.cancelMobile,
  3: words.cancelCode,
  4: words.cancelLast,
}

/**
 * The way out in four steps: sure? · your number · its code · the last word. Closing it at any time goes
 * back to the first. As a dialog with the script, as forms one after the other without.
 */
export function CancelSteps({
  fetcher,
  state,
  days,
  onClose,
}: StepProps & { days: number; onClose: () => void }) {
  const say = useSay()
  const isHydrated = useHydrated()
  const step = state?.step ?? 1
  const sentCode = state?.sentCode
  const body = (
    <>
      <p className="mb-4 text-fine text-soft">{say(ownPlanTemplates.step, step)}</p>
      {step === 1 && <Sure fetcher={fetcher} days={days} onNo={onClose} />}
      {step === 2 && (
        <MobileForm
          fetcher={fetcher}
          step="number"
          label={say(words.ownNumber)}
          problem={state?.problem}
          freshProblem={fetcher.data?.problem}
          defaultMobile={state?.mobile}
        />
      )}
      {step === 3 && sentCode && (
        <CancelCode key={sentCode.token} {...{ fetcher, state, sentCode }} />
      )}
      {step === 4 && <Final fetcher={fetcher} state={state} onNo={onClose} />}
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
    <Dialog open title={say(titles[step])} onClose={onClose}>
      {body}
    </Dialog>
  )
}

function Sure({
  fetcher,
  days,
  onNo,
}: Pick<StepProps, 'fetcher'> & { days: number; onNo: () => void }) {
  const say = useSay()
  return (
    <FetcherForm fetcher={fetcher} defaultShouldRevalidate={false}>
      <p>{say(ownPlanTemplates.daysLeft, days)}</p>
      <p className="mt-2 text-fine text-soft">{say(words.cancelNow)}</p>
      <input type="hidden" name="step" value="sure" />
      <YesNo onNo={onNo} />
    </FetcherForm>
  )
}

/** The third step: the code that was sent. */
function CancelCode({ fetcher, state, sentCode }: StepProps & { sentCode: SentCode }) {
  // A code that was refused comes back without where it went.
  const [{ message }] = useState(sentCode)
  useShowProblem(fetcher.data?.problem)
  return (
    <>
      {message && (
        <p aria-live="polite" className="mb-4">
          <SentMessage text={message} />
        </p>
      )}
      <CodeEntry fetcher={fetcher} problem={state?.problem}>
        <input type="hidden" name="mobile" value={sentCode.mobile} />
        <input type="hidden" name="token" value={sentCode.token} />
      </CodeEntry>
    </>
  )
}

function Final({ fetcher, state, onNo }: StepProps & { onNo: () => void }) {
  const say = useSay()
  const isBusy = isSending(fetcher)
  useShowProblem(fetcher.data?.problem)
  return (
    <FetcherForm fetcher={fetcher}>
      <p>{say(words.cancelFinal)}</p>
      <input type="hidden" name="step" value="final" />
      <FormError>{!isBusy && state?.problem?.text}</FormError>
      <YesNo busy={isBusy} onNo={onNo} />
    </FetcherForm>
  )
}

function YesNo({ busy = false, onNo }: { busy?: boolean; onNo: () => void }) {
  const say = useSay()
  return (
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
  )
}
