import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher, useNavigate, useSearchParams } from 'react-router'
import { countryCode } from '../../contract/core/constants.ts'
import { ownPlanWords as words } from '../../words/subscription/own-plan.ts'
import { href } from '../core/href.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { toast } from '../ui/overlay/toast.ts'
import type { CancelState } from './cancel-plan-action.ts'
import { CancelSteps } from './cancel-steps.tsx'

/**
 * The link to the way out, and its steps once it is taken. It stays mounted when the plan is over: the
 * address is cleared in an effect, which the page's new data may come before.
 */
export function CancelPlan({
  offered,
  days,
  posted,
}: {
  offered: boolean
  /** Left of the month that is paid. */
  days: number
  /** What the page came with, where a step was sent before the script was there. */
  posted: CancelState | undefined
}) {
  const say = useSay()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [isLeaving, setLeaving] = useState(Boolean(posted?.step))
  const [attempt, setAttempt] = useState(0)
  const fetcher = useFetcher<CancelState>({ key: `cancel-plan-${attempt}` })
  const isOver = fetcher.data?.done !== undefined
  const clearAddress = () => void navigate('.', { replace: true, preventScrollReset: true })
  const close = () => {
    clearAddress()
    setLeaving(false)
    // The next time begins with the first step.
    setAttempt(attempt + 1)
  }
  useCancelAddress(fetcher.data, clearAddress)
  if (!offered) return null
  return (
    <>
      <LocalizedLink
        to={href('/my-active-plans', { cancel: 1 })}
        className="mt-2 inline-flex min-h-11 items-center text-sindoor underline-offset-4 hover:underline"
        preventScrollReset
        onClick={(event) => {
          event.preventDefault()
          setLeaving(true)
        }}
      >
        {say(words.cancel)}
      </LocalizedLink>
      {(isLeaving || query.has('cancel')) && !isOver && (
        <CancelSteps
          fetcher={fetcher}
          state={fetcher.data ?? (attempt === 0 ? posted : undefined)}
          days={days}
          onClose={close}
        />
      )}
    </>
  )
}

/** Says that it is over; until then the address carries the token and the masked number, as specified. */
function useCancelAddress(state: CancelState | undefined, clearAddress: () => void): void {
  const [, setQuery] = useSearchParams()
  const follow = useEffectEvent(({ sentCode, step, done }: CancelState) => {
    if (done !== undefined) {
      toast(done, 'success')
      return clearAddress()
    }
    if (step === 3 && sentCode)
      setQuery(
        { token: sentCode.token, mobile: maskMobile(sentCode.mobile) },
        { replace: true, preventScrollReset: true },
      )
  })
  useEffect(() => {
    if (state) follow(state)
  }, [state])
}

/** 91******3210, as everywhere outside the form. */
function maskMobile(mobile: string): string {
  return `${countryCode}******${mobile.slice(-4)}`
}
