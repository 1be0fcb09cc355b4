import { Suspense } from 'react'
import { lazyOnVisible } from '../../ui/lazy-on-visible.ts'
import type { ThreadProps } from './thread.tsx'

// Drawn by the server and read without its code, which comes after the page's own.
const Thread = import.meta.env.SSR
  ? (await import('./thread.tsx')).default
  : lazyOnVisible<ThreadProps>(() => import('./thread.tsx'))

/** The comments under a discussion. */
export function LazyThread(props: ThreadProps) {
  return (
    <Suspense fallback={null}>
      <Thread {...props} />
    </Suspense>
  )
}
