import { Suspense, createContext, useContext, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { forumWords as words } from '../../../words/forum/forum.ts'
import { useLoginDialog } from '../../app/shell/login-provider.tsx'
import { useSay } from '../../core/language.tsx'
import { useSession } from '../../core/session.ts'
import { lazyOnVisible } from '../../ui/lazy-on-visible.ts'
import { toast } from '../../ui/overlay/toast.ts'

// Most who read do nothing: what their first act needs is fetched at it.
const NameSheet = lazyOnVisible<{ onClose: () => void }>(() => import('./name-sheet.tsx'))

interface Act {
  /** Does it, later than it was pressed. */
  run: () => void
  /** Others will see by whom. */
  needsName: boolean
}

const ActContext = createContext<(act: Act) => boolean>(() => true)

/**
 * Holds the first act of somebody who has not logged in, or has no name here yet: they do what is
 * missing in place, and the act follows.
 */
export function FirstAct({ children }: { children: ReactNode }) {
  const session = useSession()
  const logIn = useLoginDialog()
  const say = useSay()
  const [waiting, setWaiting] = useState<Act | null>(null)
  const mayAct = ({ needsName }: Act) => Boolean(session && (session.displayName || !needsName))
  const isReady = waiting !== null && mayAct(waiting)
  const lastRun = useRef<Act | null>(null)
  useEffect(() => {
    if (!isReady || lastRun.current === waiting) return
    lastRun.current = waiting
    waiting.run()
  }, [isReady, waiting])
  const begin = (act: Act) => {
    if (mayAct(act)) return true
    if (session) setWaiting(act)
    else {
      toast(say(words.loginFirst))
      logIn(undefined, () => setWaiting(act))
    }
    return false
  }
  return (
    <ActContext value={begin}>
      {children}
      {waiting && session && !isReady && (
        <Suspense fallback={null}>
          <NameSheet onClose={() => setWaiting(null)} />
        </Suspense>
      )}
    </ActContext>
  )
}

/** `if (!begin({ run, needsName })) event.preventDefault()`: whether an act may go on now; else `run` follows. */
export function useFirstAct(): (act: Act) => boolean {
  return useContext(ActContext)
}
