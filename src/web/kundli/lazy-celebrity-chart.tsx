import { Suspense } from 'react'
import { lazyOnVisible } from '../ui/lazy-on-visible.ts'
import type { CelebrityChartProps } from './celebrity-chart.tsx'

// Whoever looks through the people needs no chart yet: its code comes after the page's own.
const Chart = import.meta.env.SSR
  ? (await import('./celebrity-chart.tsx')).default
  : lazyOnVisible<CelebrityChartProps>(() => import('./celebrity-chart.tsx'))

/** The chart of somebody on the shelf. */
export function LazyCelebrityChart(props: CelebrityChartProps) {
  return (
    <Suspense fallback={<div className="min-h-dvh" />}>
      <Chart {...props} />
    </Suspense>
  )
}
