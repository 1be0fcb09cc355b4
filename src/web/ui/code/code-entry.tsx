import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { FetcherWithComponents } from 'react-router'
import { loginWords as words } from '../../../words/accounts/accounts.ts'
import { useSay } from '../../core/language.tsx'
import { Button } from '../form/button.tsx'
import { FetcherForm, isSending } from '../form/fetcher-form.tsx'
import type { FormProblem } from '../overlay/use-show-problem.ts'
import { useHydrated } from '../use-hydrated.ts'
import { codeBoxesReducer, emptyBoxes, enteredCode } from './code-boxes.ts'
import { CodeField } from './code-field.tsx'
import { PlainCodeField } from './plain-code-field.tsx'
import { codeFromSms } from './web-otp.ts'

/**
 * A form for a code that was sent: six boxes and "Verify", which post `otp`, `step=code` and `children`.
 * Before the script has come, one plain field in place of the boxes.
 */
export function CodeEntry({
  fetcher,
  action,
  problem,
  kind,
  takesSms = false,
  children,
}: {
  fetcher: FetcherWithComponents<unknown>
  action?: string
  problem?: FormProblem | undefined
  kind?: 'primary' | 'danger'
  /** The sixth digit sends the code, and where the phone can, it fills in that of the SMS by itself. */
  takesSms?: boolean
  children?: ReactNode
}) {
  const say = useSay()
  const isHydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [boxes, act] = useReducer(codeBoxesReducer, emptyBoxes)
  const isBusy = isSending(fetcher, 'step', 'code')

  useEffect(() => {
    if (problem?.isCode) act({ kind: 'clear' })
  }, [problem])

  useSmsCode(takesSms, (code) => {
    // The field that is sent holds the code only once it has been drawn.
    flushSync(() => act({ kind: 'paste', text: code }))
  })

  useWholeCode(takesSms && !isBusy ? enteredCode(boxes) : null, () => form.current?.requestSubmit())

  const error = isBusy ? undefined : problem?.text
  return (
    <FetcherForm fetcher={fetcher} action={action} defaultShouldRevalidate={false} ref={form}>
      {isHydrated ? (
        <CodeField boxes={boxes} act={act} error={error} />
      ) : (
        <PlainCodeField error={error} />
      )}
      <input type="hidden" name="step" value="code" />
      {children}
      <Button
        type="submit"
        wide
        kind={kind}
        className="mt-5"
        busy={isBusy}
        busyLabel={say(words.verifying)}
      >
        {say(words.verify)}
      </Button>
    </FetcherForm>
  )
}

/** Waits for the SMS with the code, where the phone hands it on. */
function useSmsCode(isOn: boolean, onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode)
  useEffect(() => {
    if (!isOn) return
    const waiting = new AbortController()
    void codeFromSms(waiting.signal).then((code) => code && take(code))
    return () => waiting.abort()
  }, [isOn])
}

/** Sends a code once it is whole; the same one again only by the button. */
function useWholeCode(code: string | null, send: () => void): void {
  const sentCode = useRef<string | null>(null)
  const sendOnce = useEffectEvent(send)
  useEffect(() => {
    if (code === null || code === sentCode.current) return
    sentCode.current = code
    sendOnce()
  }, [code])
}
