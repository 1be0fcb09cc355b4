import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import type { FetcherWithComponents } from 'react-router'
import { maxStartSpeed, minStartSpeed } from '../../../contract/wheel-physics.ts'
import { wheelWords as words } from '../../../words/wallet/wheel.ts'
import { useSay } from '../../core/language.tsx'
import { useSession } from '../../core/session.ts'
import { useAlert } from '../../ui/overlay/confirm.tsx'
import type { SpinState } from './spin-action.ts'
import type { Wheel } from './use-wheel.ts'

/** What stands under the pointer, and what is to be said of it. */
export interface Won {
  percent: number
  text: string
}

/**
 * A press on the wheel: the server draws for whoever is signed in, and the wheel turns to what was drawn;
 * a visitor turns it for fun.
 */
export function useSpin({ turn, isTurning }: Wheel): {
  fetcher: FetcherWithComponents<SpinState>
  onSubmit: (event: SyntheticEvent) => void
  won: Won | null
  clear: () => void
} {
  const say = useSay()
  const session = useSession()
  const alert = useAlert()
  const { revalidate } = useRevalidator()
  const fetcher = useFetcher<SpinState>()
  const [won, setWon] = useState<Won | null>(null)
  // From the press on: the wheel turns only once the server has drawn.
  const isWaiting = useRef(false)

  const show = useEffectEvent(async ({ spin, message, isSpent }: SpinState) => {
    isWaiting.current = false
    if (spin) {
      const percent = await turn(spin.start_angle, spin.start_speed)
      setWon({ percent, text: message })
    }
    // Only now does the page say which prize holds: not before the wheel stands.
    if (spin || isSpent) await revalidate()
    if (!spin) await alert(message)
  })
  useEffect(() => {
    if (fetcher.data) void Promise.resolve(fetcher.data).then((state) => show(state))
  }, [fetcher.data])

  async function turnForFun() {
    const speed = minStartSpeed + Math.random() * (maxStartSpeed - minStartSpeed)
    setWon({ percent: await turn(Math.random() * 2 * Math.PI, speed), text: say(words.forFun) })
  }

  function onSubmit(event: SyntheticEvent) {
    if (isTurning || isWaiting.current) return event.preventDefault()
    if (session) {
      isWaiting.current = true
      return
    }
    event.preventDefault()
    void turnForFun()
  }

  return { fetcher, onSubmit, won, clear: () => setWon(null) }
}
