import { useState } from 'react'
import { loginWords as words } from '../../words/accounts/accounts.ts'
import { loginStepWords } from '../../words/accounts/login-steps.ts'
import { useSay } from '../core/language.tsx'
import { CodeEntry } from '../ui/code/code-entry.tsx'
import type { SentCode } from '../ui/code/request-code.ts'
import { LazyProofNote } from '../ui/code/lazy-proof-note.tsx'
import { SentMessage } from '../ui/code/sent-message.tsx'
import { Button } from '../ui/form/button.tsx'
import { FetcherForm, isSending } from '../ui/form/fetcher-form.tsx'
import { useShowProblem } from '../ui/overlay/use-show-problem.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { LoginStateFields } from './login-state-fields.tsx'
import type { Login } from './login-steps.tsx'
import { formatMinutesSeconds, useCountdown } from './use-countdown.ts'

/** The second step: where the code went, the code itself, a new one after its wait, another number. */
export function CodeStep({ login, sentCode }: { login: Login; sentCode: SentCode }) {
  const { fetcher, action, state } = login
  const say = useSay()
  // A code that was refused comes back without where it went and how long to wait.
  const [{ message, mobile, resendSeconds }] = useState(sentCode)
  useShowProblem(fetcher.data?.problem)
  return (
    <>
      {message && (
        <p aria-live="polite" className="mb-4">
          <SentMessage text={message} />
        </p>
      )}
      <p className="mb-3 figures">{say(loginStepWords.codeFor, formatMobile(mobile))}</p>
      <CodeEntry
        fetcher={fetcher}
        action={action}
        problem={state?.step === 'code' ? state.problem : undefined}
        takesSms
      >
        <LoginStateFields sentCode={sentCode} />
      </CodeEntry>
      <div className="mt-3 flex flex-wrap justify-between gap-x-4">
        <ResendForm login={login} sentCode={sentCode} seconds={resendSeconds} />
        <FetcherForm fetcher={fetcher} action={action} defaultShouldRevalidate={false}>
          <input type="hidden" name="step" value="back" />
          <LoginStateFields sentCode={sentCode} />
          <Button type="submit" kind="plain" className="px-0!">
            {say(words.changeNumber)}
          </Button>
        </FetcherForm>
      </div>
    </>
  )
}

/** +91 98765 43210, from ten digits. */
function formatMobile(digits: string): string {
  return `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`
}

function ResendForm({
  login: { fetcher, action, state },
  sentCode,
  seconds,
}: {
  login: Login
  sentCode: SentCode
  seconds: number
}) {
  const say = useSay()
  const isHydrated = useHydrated()
  const left = useCountdown(seconds)
  const isBusy = isSending(fetcher, 'step', 'resend')
  const waits = isHydrated && left > 0
  return (
    <FetcherForm fetcher={fetcher} action={action} defaultShouldRevalidate={false}>
      <input type="hidden" name="step" value="resend" />
      <LoginStateFields sentCode={sentCode} />
      <Button
        type="submit"
        kind="plain"
        className="px-0!"
        busy={isBusy}
        busyLabel={say(words.gettingOtp)}
        disabled={waits}
      >
        {waits ? say(words.resendIn, formatMinutesSeconds(left)) : say(words.resend)}
      </Button>
      <LazyProofNote />
      <p aria-live="polite" className="text-fine text-sindoor">
        {!isBusy && state?.step === 'resend' && state.problem?.text}
      </p>
    </FetcherForm>
  )
}
