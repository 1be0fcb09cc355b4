import { useEffect } from 'react'
import { AppPrompt } from './app-prompt.tsx'
import { claimReward } from '../claim-reward.ts'
import { tellWorker } from './worker.ts'

/** The worker, the prompt to install, what installing is rewarded with, and the means to say that something failed. */
export default function LateApp({ uid }: { uid: string | null }) {
  useEffect(() => {
    if (import.meta.env.PROD) tellWorker(uid).catch(() => {})
    if (uid) claimReward(uid).catch(() => {})
  }, [uid])
  // A mishap may be that nothing can be fetched any more: what draws its sentence is here by then.
  useEffect(() => void import('../ui/toast-stack.tsx').catch(() => {}), [])
  return <AppPrompt signedIn={uid !== null} />
}
