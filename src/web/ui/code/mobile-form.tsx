import { useRef } from 'react'
import type { ReactNode } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { loginWords as words } from '../../../words/accounts/accounts.ts'
import { useSay } from '../../core/language.tsx'
import { Button } from '../form/button.tsx'
import { FetcherForm, isSending } from '../form/fetcher-form.tsx'
import { useShowProblem } from '../overlay/use-show-problem.ts'
import type { FormProblem } from '../overlay/use-show-problem.ts'
import { MobileField } from './mobile-field.tsx'
import { LazyProofNote } from './lazy-proof-note.tsx'

/** A mobile number and "Get OTP": posts `mobile`, `step` and what stands between them (`children`). */
export function MobileForm({
  fetcher,
  action,
  step,
  label,
  hint,
  problem,
  freshProblem,
  defaultMobile,
  disabled,
  children,
}: {
  fetcher: FetcherWithComponents<unknown>
  action?: string
  step: string
  label: ReactNode
  hint?: string
  problem?: FormProblem | undefined
  /** The problem, where an action has just said it and the page did not come with it. */
  freshProblem?: FormProblem | undefined
  defaultMobile?: string | undefined
  disabled?: boolean
  children?: ReactNode
}) {
  const say = useSay()
  const input = useRef<HTMLInputElement>(null)
  const isBusy = isSending(fetcher, 'step', step)
  useShowProblem(freshProblem, () => input.current?.focus())
  return (
    <FetcherForm fetcher={fetcher} action={action} defaultShouldRevalidate={false}>
      <MobileField
        input={input}
        label={label}
        hint={hint}
        error={isBusy ? undefined : problem?.text}
        defaultValue={defaultMobile}
      />
      {children}
      <input type="hidden" name="step" value={step} />
      <Button
        type="submit"
        wide
        className="mt-5"
        disabled={disabled}
        busy={isBusy}
        busyLabel={say(words.gettingOtp)}
      >
        {say(words.getOtp)}
      </Button>
      <LazyProofNote />
    </FetcherForm>
  )
}
