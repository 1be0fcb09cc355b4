import { Suspense } from 'react'
import { lazyOnVisible } from '../../ui/lazy-on-visible.ts'

// An author alone sees them: their code comes after the page's own.
const Actions = import.meta.env.SSR
  ? (await import('./post-actions.tsx')).default
  : lazyOnVisible<{ did: string }>(() => import('./post-actions.tsx'))

/** What its author may do with a discussion. */
export function LazyPostActions({ did }: { did: string }) {
  return (
    <Suspense fallback={null}>
      <Actions did={did} />
    </Suspense>
  )
}
