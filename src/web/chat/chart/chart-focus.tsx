import { createContext, useContext, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { Lagna } from '../../../contract/chat.ts'
import type { FactData } from '../../../contract/core/common-schemas.ts'
import { housesOfFacts } from './houses-of-facts.ts'

/** The chart that a chat is about, and what of it is being spoken of. */
interface ChartFocus {
  /** null where the kundli has been deleted. */
  bid: string | null
  lagnaRashi: number | null
  /** The houses that are lit beside the chat. */
  houses: readonly number[]
  pointAt: (facts: FactData[]) => void
}

const Focus = createContext<ChartFocus>({
  bid: null,
  lagnaRashi: null,
  houses: [],
  pointAt: () => {},
})

export function ChartFocusProvider({
  bid,
  lagna,
  children,
}: {
  bid: string | null
  lagna: Lagna
  children: ReactNode
}) {
  const [houses, setHouses] = useState<readonly number[]>([])
  const lagnaRashi = lagna?.rashi ?? null
  const focus = useMemo(
    () => ({
      bid,
      lagnaRashi,
      houses,
      pointAt: (facts: FactData[]) => {
        const found = housesOfFacts(facts, lagnaRashi)
        if (found.length > 0) setHouses(found)
      },
    }),
    [bid, lagnaRashi, houses],
  )
  return <Focus value={focus}>{children}</Focus>
}

export function useChartFocus(): ChartFocus {
  return useContext(Focus)
}
