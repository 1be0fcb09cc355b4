import { Suspense } from 'react'
import type { FactData } from '../../../contract/core/common-schemas.ts'
import { houseMatters } from '../../../words/chat/house-matters.ts'
import { useLanguage, useSay } from '../../core/language.tsx'
import { lazyOnVisible } from '../../ui/lazy-on-visible.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useChartFocus } from './chart-focus.tsx'
import { housesOfFacts } from './houses-of-facts.ts'

const HouseChart = lazyOnVisible(() => import('./house-chart.tsx'))

/** Why a sentence says what it says: its facts, what the house means, and a small chart with it lit. */
export function FactNote({ facts, isOpen }: { facts: FactData[]; isOpen: boolean }) {
  const say = useSay()
  const language = useLanguage()
  const { bid, lagnaRashi } = useChartFocus()
  const isHydrated = useHydrated()
  const houses = housesOfFacts(facts, lagnaRashi).slice(0, 2)
  const [house] = houses
  return (
    <span className="mt-1 flex gap-3">
      {isOpen && isHydrated && bid && house && (
        <span className="block size-30 shrink-0 xl:hidden">
          <Suspense fallback={null}>
            <HouseChart bid={bid} houses={houses} />
          </Suspense>
        </span>
      )}
      <span className="min-w-0">
        {facts.map(({ id, label }) => (
          <span key={id} className="mb-1 block">
            {label}
          </span>
        ))}
        {house && (
          <span lang={language} className="block text-soft">
            {say(houseMatters[house - 1] ?? houseMatters[0])}
          </span>
        )}
      </span>
    </span>
  )
}
