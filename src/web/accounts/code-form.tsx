import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { loginWords as words } from '../../words/accounts/accounts.ts'
import { useSay } from '../core/language.tsx'
import { useAlert } from '../ui/overlay/confirm.tsx'
import { Button } from '../ui/form/button.tsx'
import { PlainCodeField } from '../ui/code/plain-code-field.tsx'
import { verifyCode } from './request-code.ts'
import type { SentCode } from './request-code.ts'
import { codeBoxesReducer, enteredCode, emptyBoxes } from '../ui/code/code-boxes.ts'
import { CodeField } from '../ui/code/code-field.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { LoginStateFields } from './login-state-fields.tsx'
import { useShowError } from './use-show-error.ts'
import { codeFromSms } from './web-otp.ts'

/** The code and "Verify". Before the script has come, one plain field in place of six boxes. */
export function CodeForm({
  sentCode,
  initialError,
  onIn,
}: {
  sentCode: SentCode
  initialError?: string | undefined
  onIn: () => void
}) {
  const say = useSay()
  const alert = useAlert()
  const isHydrated = useHydrated()
  const [boxes, act] = useReducer(codeBoxesReducer, emptyBoxes)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState(initialError)
  const tell = useShowError(setError)

  async function verify(code: string | null) {
    if (busy) return
    setError(undefined)
    if (!sentCode.token) return alert(say(words.noToken))
    if (!code) return setError(say(words.codeIncomplete))
    setBusy(true)
    const trouble = await verifyCode(sentCode, code, say)
    setBusy(false)
    if (!trouble) return onIn()
    await tell(trouble)
    if (trouble.isCode) act({ kind: 'clear' })
  }

  const takeFromSms = useEffectEvent((code: string) => {
    act({ kind: 'paste', text: code })
    void verify(code)
  })
  useEffect(() => {
    const waiting = new AbortController()
    void codeFromSms(waiting.signal).then((code) => code && takeFromSms(code))
    return () => waiting.abort()
  }, [])

  return (
    <form
      method="post"
      noValidate={isHydrated}
      onSubmit={(event) => {
        event.preventDefault()
        void verify(enteredCode(boxes))
      }}
    >
      {isHydrated ? (
        <CodeField boxes={boxes} act={act} error={error} />
      ) : (
        <PlainCodeField error={error} />
      )}
      <Button type="submit" wide className="mt-5" busy={busy} busyLabel={say(words.verifying)}>
        {say(words.verify)}
      </Button>
      <LoginStateFields step="code" sentCode={sentCode} />
    </form>
  )
}
