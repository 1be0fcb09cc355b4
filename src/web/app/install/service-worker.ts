import { offlineCacheKey } from './offline-cache-key.ts'

/** Registers the worker (src/web/service-worker) and says whose reading it may keep; `uid` is null for a visitor. */
export async function registerServiceWorker(uid: string | null): Promise<void> {
  const key = offlineCacheKey(uid)
  // Missing without TLS, and where a browser's settings forbid it.
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ type: 'session', key })
}
