import { useEffect } from 'react'
import { AppPrompt } from './app-prompt.tsx'
import { fetchErrorPage } from '../mishap.tsx'
import { fetchAskingDialog } from '../ui/asking.tsx'
import { claimReward } from '../claim-reward.ts'
import { tellWorker } from './worker.ts'

const forMishaps = [fetchErrorPage, fetchAskingDialog, () => import('../ui/toast-stack.tsx')]

/** The worker, the prompt to install, what installing is rewarded with, and the means to say that something failed. */
export default function LateApp({ uid }: { uid: string | null }) {
  useEffect(() => {
    // A mishap may be that nothing can be fetched any more: what tells of it is here by then.
    if (navigator.onLine) for (const fetchPart of forMishaps) fetchPart().catch(() => {})
  }, [])
  useEffect(() => {
    if (import.meta.env.PROD) tellWorker(uid).catch(() => {})
    if (uid) claimReward(uid).catch(() => {})
  }, [uid])
  return <AppPrompt signedIn={uid !== null} />
}
