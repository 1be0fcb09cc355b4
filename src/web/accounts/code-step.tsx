import { useState } from 'react'
import type { SyntheticEvent } from 'react'
import { loginWords as words } from '../../words/accounts/accounts.ts'
import { useSay } from '../core/language.tsx'
import { Button } from '../ui/form/button.tsx'
import { SentMessage } from '../ui/code/sent-message.tsx'
import { ProofNote } from '../ui/code/proof-note.tsx'
import { requestCode } from './request-code.ts'
import type { SentCode } from './request-code.ts'
import { CodeForm } from './code-form.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { LoginStateFields } from './login-state-fields.tsx'
import { useShowError } from './use-show-error.ts'
import { formatMinutesSeconds, useCountdown } from './use-countdown.ts'

/** The second step: where the code went, the code itself, a new one after its wait, another number. */
export function CodeStep({
  sentCode,
  initialError,
  onResent,
  onBack,
  onIn,
}: {
  sentCode: SentCode
  /** What was wrong when it came as a form. */
  initialError?: string | undefined
  onResent: (sent: SentCode) => void
  onBack: () => void
  onIn: () => void
}) {
  const say = useSay()
  return (
    <>
      {sentCode.message && (
        <p aria-live="polite" className="mb-4">
          <SentMessage text={sentCode.message} />
        </p>
      )}
      {/* A new code is a new form: empty boxes, no error, and a new wait for the SMS. */}
      <CodeForm key={sentCode.token} sentCode={sentCode} initialError={initialError} onIn={onIn} />
      <div className="mt-3 flex flex-wrap justify-between gap-x-4">
        <ResendForm key={sentCode.token} sentCode={sentCode} onResent={onResent} />
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault()
            onBack()
          }}
        >
          <LoginStateFields step="back" sentCode={sentCode} />
          <Button type="submit" kind="plain" className="px-0!">
            {say(words.changeNumber)}
          </Button>
        </form>
      </div>
      <ProofNote />
    </>
  )
}

function ResendForm({
  sentCode,
  onResent,
}: {
  sentCode: SentCode
  onResent: (sent: SentCode) => void
}) {
  const say = useSay()
  const isHydrated = useHydrated()
  const left = useCountdown(sentCode.resendSeconds)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const tell = useShowError(setError)
  const waits = isHydrated && left > 0

  async function resend(event: SyntheticEvent) {
    event.preventDefault()
    if (busy || waits) return
    setError('')
    setBusy(true)
    const again = await requestCode(sentCode.mobile, say)
    setBusy(false)
    if ('as' in again) await tell(again)
    else onResent(again)
  }

  return (
    <form method="post" onSubmit={(event) => void resend(event)}>
      <LoginStateFields step="mobile" sentCode={sentCode} />
      <Button
        type="submit"
        kind="plain"
        className="px-0!"
        busy={busy}
        busyLabel={say(words.gettingOtp)}
        disabled={waits}
      >
        {waits ? say(words.resendIn, formatMinutesSeconds(left)) : say(words.resend)}
      </Button>
      <p aria-live="polite" className="text-fine text-sindoor">
        {error}
      </p>
    </form>
  )
}
