import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { subscriptionTemplates } from '../../words/subscription/subscription.ts'
import { useSay } from '../core/language.tsx'
import { Page } from '../ui/page.tsx'

/** Past this many pixels the price follows the reader. */
const barAfter = 500

/** The price and the button at the foot of the screen, once the first ones are out of sight. */
export function PriceBar({ price, children }: { price: number; children: ReactNode }) {
  const say = useSay()
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const look = () => setShown(window.scrollY > barAfter)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return (
    <div
      hidden={!isShown}
      className="sticky bottom-0 z-20 border-t border-rule bg-sheet py-3 shadow-sheet"
    >
      <Page className="flex items-center justify-between gap-4">
        <p className="font-semibold">{say(subscriptionTemplates.bar, price)}</p>
        <div className="w-44">{children}</div>
      </Page>
    </div>
  )
}
