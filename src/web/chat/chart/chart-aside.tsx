import { Suspense } from 'react'
import { chatToolWords } from '../../../words/chat/chat-tools.ts'
import { houseMatters } from '../../../words/chat/house-matters.ts'
import { LocalizedLink, useSay } from '../../core/language.tsx'
import { lazyOnVisible } from '../../ui/lazy-on-visible.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useChartFocus } from './chart-focus.tsx'

const HouseChart = lazyOnVisible(() => import('./house-chart.tsx'))

/** The chart beside a chat, where there is room: what is pointed at is lit in it. */
export function ChartAside() {
  const say = useSay()
  const { bid, houses } = useChartFocus()
  const isHydrated = useHydrated()
  if (!bid) return null
  return (
    <>
      <h2 className="mb-3 text-h4">{say(chatToolWords.chart)}</h2>
      {isHydrated && matchMedia('(min-width: 80rem)').matches && (
        <Suspense fallback={null}>
          <HouseChart bid={bid} houses={houses} />
        </Suspense>
      )}
      {houses.map((house) => (
        <p key={house} className="mt-3 text-fine text-soft">
          {say(houseMatters[house - 1] ?? houseMatters[0])}
        </p>
      ))}
      <LocalizedLink
        to={`/kundli?${new URLSearchParams({ bid })}`}
        prefetch="none"
        className="mt-3 inline-flex min-h-11 items-center text-fine text-action underline underline-offset-4"
      >
        {say(chatToolWords.openKundli)}
      </LocalizedLink>
    </>
  )
}
