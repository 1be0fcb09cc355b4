import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import type { FetcherWithComponents } from 'react-router'
import { CodeStep } from './code-step.tsx'
import type { LoginFormState } from './login-form.ts'
import { MobileStep } from './mobile-step.tsx'

/** A log-in under way: its fetcher, the address its forms go to, and what the last of them has led to. */
export interface Login {
  fetcher: FetcherWithComponents<LoginFormState>
  /** The login page's; the dialog stands on any other. */
  action: string | undefined
  state: LoginFormState | undefined
}

/** @param posted what the page came with, where a form was sent before the script was there. */
export function useLogin(onIn: () => void, action?: string, posted?: LoginFormState): Login {
  const fetcher = useFetcher<LoginFormState>()
  const finish = useEffectEvent(onIn)
  const isIn = fetcher.data?.isIn
  useEffect(() => {
    if (isIn) finish()
  }, [isIn])
  return { fetcher, action, state: fetcher.data ?? posted }
}

/** The number, then its code. */
export function LoginSteps({ login }: { login: Login }) {
  const sentCode = login.state?.sentCode
  // A new code is a new form: empty boxes, no error, and a new wait for the SMS.
  return sentCode ? (
    <CodeStep key={sentCode.token} login={login} sentCode={sentCode} />
  ) : (
    <MobileStep login={login} />
  )
}
