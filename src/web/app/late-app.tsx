import { useEffect } from 'react'
import { AppPrompt } from './app-prompt.tsx'
import { claimReward } from '../claim-reward.ts'
import { tellWorker } from './worker.ts'

/** The worker, the prompt to install, and what installing is rewarded with. */
export default function LateApp({ uid }: { uid: string | null }) {
  useEffect(() => {
    if (import.meta.env.PROD) tellWorker(uid).catch(() => {})
    if (uid) claimReward(uid).catch(() => {})
  }, [uid])
  return <AppPrompt signedIn={uid !== null} />
}
