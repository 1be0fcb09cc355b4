import { useEffect, useState } from 'react'
import { reminderWords as words } from '../../words/reminders/reminders.ts'
import { callApi } from '../api/client.ts'
import { useSay } from '../core/language.tsx'
import { Button } from '../ui/form/button.tsx'
import type { LocalizedText } from '../../words/say.ts'

type State = 'unknown' | 'cannot' | 'off' | 'on'

/** Bytes of base64url, as a browser wants the key. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

async function stateNow(): Promise<State> {
  if (!canPush()) return 'cannot'
  return (await currentSubscription()) ? 'on' : 'off'
}

const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Lets this browser be reached, or no more. Leave is asked for on the press, and never before. */
export function PushSwitch({ publicKey, onChange }: { publicKey: string; onChange: () => void }) {
  const say = useSay()
  const [state, setState] = useState<State>('unknown')
  const [problem, setProblem] = useState<LocalizedText | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    stateNow().then(setState, () => setState('off'))
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
  const switchOn = () =>
    run(async () => {
      if ((await Notification.requestPermission()) !== 'granted') return words.blocked
      await navigator.serviceWorker.register('/sw.js')
      const { pushManager } = await navigator.serviceWorker.ready
      const subscription = await pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: bytesOf(publicKey),
      })
      const { endpoint, keys } = subscription.toJSON()
      const added = await callApi('reminders/addDevice', {
        endpoint: endpoint ?? '',
        p256dh: keys?.p256dh ?? '',
        auth: keys?.auth ?? '',
      })
      if (!added.ok) {
        await subscription.unsubscribe()
        return added.message ? { en: added.message, hi: added.message } : words.failed
      }
      setState('on')
      onChange()
      return null
    })
  const switchOff = () =>
    run(async () => {
      const subscription = await currentSubscription()
      if (subscription) {
        await callApi('reminders/removeDevice', { endpoint: subscription.endpoint })
        await subscription.unsubscribe()
      }
      setState('off')
      onChange()
      return null
    })
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
          onClick={() => void (state === 'on' ? switchOff() : switchOn())}
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
