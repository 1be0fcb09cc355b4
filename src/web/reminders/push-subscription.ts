import { reminderWords as words } from '../../words/reminders/reminders.ts'
import type { LocalizedText } from '../../words/say.ts'
import { callApi } from '../api/client.ts'

/** `cannot` where the browser has no push; `unknown` until it has been asked. */
export type PushState = 'unknown' | 'cannot' | 'off' | 'on'

/** Whether this browser is subscribed now. */
export async function pushState(): Promise<PushState> {
  if (!canPush()) return 'cannot'
  return (await currentSubscription()) ? 'on' : 'off'
}

const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/**
 * Asks for leave, subscribes the browser with the server's key (base64url), and tells the server.
 *
 * @returns why not; null where it is subscribed.
 * @throws where the browser refuses the subscription.
 */
export async function subscribeToPush(publicKey: string): Promise<LocalizedText | null> {
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
  if (added.ok) return null
  await subscription.unsubscribe()
  return added.message ? { en: added.message, hi: added.message } : words.failed
}

/** Ends the subscription, at the server and in the browser. */
export async function unsubscribeFromPush(): Promise<void> {
  const subscription = await currentSubscription()
  if (!subscription) return
  await callApi('reminders/removeDevice', { endpoint: subscription.endpoint })
  await subscription.unsubscribe()
}

/** Bytes of base64url, as a browser wants the key. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}
