import { Suspense } from 'react'
import { lazyOnVisible } from '../lazy-on-visible.ts'

// Nothing is worked out before somebody sends a number: its code comes after the page's own.
const Note = import.meta.env.SSR
  ? (await import('./proof-note.tsx')).default
  : lazyOnVisible(() => import('./proof-note.tsx'))

/** Says, while it lasts, that the browser works out a sum, and why. */
export function LazyProofNote() {
  return (
    <Suspense fallback={null}>
      <Note />
    </Suspense>
  )
}
