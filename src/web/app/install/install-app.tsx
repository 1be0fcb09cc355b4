import { Suspense, useEffect, useState } from 'react'
import { useSession } from '../../core/session.ts'
import { lazyOnVisible } from '../../ui/lazy-on-visible.ts'
import { listenForInstallPrompt } from './install-prompt.ts'

const LateApp = lazyOnVisible(() => import('./install-app-lazy.tsx'))

/** What makes the site an app. All but a listener is fetched once the page has come to rest. */
export function InstallApp() {
  const uid = useSession()?.uid ?? null
  const [atRest, setAtRest] = useState(false)
  useEffect(() => listenForInstallPrompt(), [])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const startTimer = () => (timer = setTimeout(() => setAtRest(true), 1_500))
    if (document.readyState === 'complete') startTimer()
    else window.addEventListener('load', startTimer, { once: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('load', startTimer)
    }
  }, [])
  if (!atRest) return null
  return (
    <Suspense fallback={null}>
      <LateApp uid={uid} />
    </Suspense>
  )
}
