import { Suspense } from 'react'
import { lazyOnVisible } from '../../ui/lazy-on-visible.ts'

// Members alone see it: its code comes after the page's own.
const Progress = import.meta.env.SSR
  ? (await import('./points-progress.tsx')).default
  : lazyOnVisible<{ points: number }>(() => import('./points-progress.tsx'))

/** A member's points on the way to the next free question. */
export function LazyPointsProgress({ points }: { points: number }) {
  return (
    <Suspense fallback={<span className="inline-block min-h-11" />}>
      <Progress points={points} />
    </Suspense>
  )
}
