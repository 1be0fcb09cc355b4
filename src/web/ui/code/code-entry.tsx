import { useReducer, useState } from 'react'
import type { ReactNode } from 'react'
import { loginWords as words } from '../../../words/accounts/accounts.ts'
import { useSay } from '../../core/language.tsx'
import { Button } from '../form/button.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { codeBoxesReducer, enteredCode, emptyBoxes } from './code-boxes.ts'
import { CodeField } from './code-field.tsx'
import { PlainCodeField } from './plain-code-field.tsx'

/**
 * A form for a code that was sent: six boxes and "Verify". `onCode` gets six digits, and gives the
 * sentence that is wrong with them, or nothing. Without the script it posts with `children`.
 */
export function CodeEntry({
  initialError,
  kind,
  onCode,
  children,
}: {
  initialError?: string | undefined
  kind?: 'primary' | 'danger'
  onCode: (code: string) => Promise<string | void>
  children?: ReactNode
}) {
  const say = useSay()
  const isHydrated = useHydrated()
  const [boxes, act] = useReducer(codeBoxesReducer, emptyBoxes)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState(initialError)

  async function verify() {
    const code = enteredCode(boxes)
    if (busy) return
    if (!code) return setError(say(words.codeIncomplete))
    setError(undefined)
    setBusy(true)
    const wrong = await onCode(code)
    setBusy(false)
    if (!wrong) return
    setError(wrong)
    act({ kind: 'clear' })
  }

  return (
    <form
      method="post"
      noValidate={isHydrated}
      onSubmit={(event) => {
        event.preventDefault()
        void verify()
      }}
    >
      {isHydrated ? (
        <CodeField boxes={boxes} act={act} error={error} />
      ) : (
        <PlainCodeField error={error} />
      )}
      {children}
      <Button
        type="submit"
        wide
        kind={kind}
        className="mt-5"
        busy={busy}
        busyLabel={say(words.verifying)}
      >
        {say(words.verify)}
      </Button>
    </form>
  )
}
