import { useEffect } from 'react'
import { InstallBanner } from './install-banner.tsx'
import { fetchErrorPage } from '../shell/error-boundary.tsx'
import { loadConfirmDialog } from '../../ui/overlay/confirm.tsx'
import { fetchToasts } from '../../ui/overlay/toaster.tsx'
import { claimReward } from '../../accounts/claim-reward.ts'
import { registerServiceWorker } from './service-worker.ts'

const forMishaps = [fetchErrorPage, loadConfirmDialog, fetchToasts]

/** The worker, the prompt to install, what installing is rewarded with, and the means to say that something failed. */
export default function InstallAppLazy({ uid }: { uid: string | null }) {
  useEffect(() => void prepareForMishaps(), [])
  useEffect(() => {
    if (import.meta.env.PROD) registerServiceWorker(uid).catch(() => {})
    if (uid) claimReward(uid).catch(() => {})
  }, [uid])
  return <InstallBanner signedIn={uid !== null} />
}

/** A mishap may be that nothing can be fetched any more: what tells of it is here by then. */
async function prepareForMishaps(): Promise<void> {
  if (!navigator.onLine) return
  // One after the other, so that a slow phone stays free for its user in between.
  for (const fetchPart of forMishaps) await fetchPart().catch(() => {})
}
