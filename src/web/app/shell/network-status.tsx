import { useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import { siteWords } from '../../../words/app/site.ts'
import { useSay } from '../../core/language.tsx'

function listen(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Whether the device has a network, as far as it knows. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
}

/** A line over the page while something is on its way (after a third of a second). */
export function ProgressBar() {
  const say = useSay()
  return (
    <output className="waiting fixed inset-x-0 top-0 z-40 h-1 overflow-hidden">
      <span className="sr-only">{say(siteWords.slow)}</span>
    </output>
  )
}

/**
 * A line over the page while the next one is on its way, or above it a word that there is no network, which
 * covers no button; not where the page has its own (`isSaidByPage`).
 */
export function NetworkStatus({ isSaidByPage }: { isSaidByPage: boolean }) {
  const say = useSay()
  const { state } = useNavigation()
  const online = useOnline()
  return (
    <>
      {state !== 'idle' && <ProgressBar />}
      {!online && !isSaidByPage && (
        <output className="sticky top-0 z-20 border-b border-edge bg-wash px-4 py-2 text-center text-fine">
          {say(siteWords.offlineNow)}
        </output>
      )}
    </>
  )
}
