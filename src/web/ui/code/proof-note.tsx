import { useSyncExternalStore } from 'react'
import { loginWords as words } from '../../../words/accounts/accounts.ts'
import { useSay } from '../../core/language.tsx'
import { solving } from './solve-in-worker.ts'

/** Says, while it lasts, that the browser works out a sum, and why. */
export default function ProofNote() {
  const say = useSay()
  const isRunning = useSyncExternalStore(solving.subscribe, solving.isRunning, () => false)
  return (
    <p aria-live="polite" className="mt-2 text-fine text-soft">
      {isRunning && say(words.proofRunning)}
    </p>
  )
}
