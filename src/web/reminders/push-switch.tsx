import { useEffect, useState } from 'react'
import { reminderWords as words } from '../../words/reminders/reminders.ts'
import type { LocalizedText } from '../../words/say.ts'
import { useSay } from '../core/language.tsx'
import { Button } from '../ui/form/button.tsx'
import {
  pushState,
  subscribeToPush,
  unsubscribeFromPush,
  type PushState,
} from './push-subscription.ts'

/** Lets this browser be reached, or no more. Leave is asked for on the press, and never before. */
export function PushSwitch({ publicKey, onChange }: { publicKey: string; onChange: () => void }) {
  const say = useSay()
  const [state, setState] = useState<PushState>('unknown')
  const [problem, setProblem] = useState<LocalizedText | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    pushState().then(setState, () => setState('off'))
  }, [])
  const run = async (act: () => Promise<LocalizedText | null>) => {
    setBusy(true)
    setProblem(null)
    try {
      setProblem(await act())
    } catch {
      setProblem(Notification.permission === 'denied' ? words.blocked : words.failed)
    } finally {
      setBusy(false)
    }
  }
  const switchOn = async () => {
    const refusal = await subscribeToPush(publicKey)
    if (refusal) return refusal
    setState('on')
    onChange()
    return null
  }
  const switchOff = async () => {
    await unsubscribeFromPush()
    setState('off')
    onChange()
    return null
  }
  return (
    <div className="mt-2">
      <output className="block text-soft">
        {say(state === 'on' ? words.isOn : state === 'cannot' ? words.cannot : words.deviceText)}
      </output>
      {state !== 'cannot' && (
        <Button
          kind={state === 'on' ? 'quiet' : 'primary'}
          className="mt-2"
          busy={isBusy}
          onClick={() => void run(state === 'on' ? switchOff : switchOn)}
        >
          {say(state === 'on' ? words.off : words.on)}
        </Button>
      )}
      {problem && (
        <p role="alert" className="mt-2 text-sindoor">
          {say(problem)}
        </p>
      )}
    </div>
  )
}
