import { useEffect, useRef } from 'react'
import { sessionEnded } from '../../core/session-ended.ts'
import { useSession } from '../../core/session.ts'
import { useLoginDialog } from './login-provider.tsx'

/**
 * Opens the log-in where an act was refused because the session has ended meanwhile. What was typed stays
 * on the page; for whoever logs in as somebody else it is loaded anew.
 */
export function useLoginAgain(): void {
  const session = useSession()
  const logIn = useLoginDialog()
  const hasSession = session !== null
  const lastUid = useRef(session?.uid)
  useEffect(() => {
    if (!session) return
    if (lastUid.current && session.uid !== lastUid.current) window.location.reload()
    lastUid.current = session.uid
  }, [session])
  useEffect(() => {
    if (!hasSession) return
    const ask = () => logIn(undefined, () => {})
    window.addEventListener(sessionEnded, ask)
    return () => window.removeEventListener(sessionEnded, ask)
  }, [hasSession, logIn])
}
