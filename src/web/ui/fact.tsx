import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { factWords } from '../../words/site.ts'
import { useSay } from '../language.tsx'
import { Note } from './page.tsx'

/**
 * A sentence with a fact of the chart behind it: dotted marigold underline; a press opens the fact
 * below the paragraph, in place. Use inside a `<FactText>`:
 * `{(open) => <>… <FactUnderline {...open('moon.nakshatra')}>words</FactUnderline> …</>}`.
 */
export function FactUnderline({
  children,
  open,
  controls,
  onToggle,
}: FactToggle & { children: ReactNode }) {
  const say = useSay()
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onToggle}
      className="inline cursor-pointer text-left decoration-fact decoration-dotted decoration-[1.5px] underline underline-offset-[0.32em] hover:decoration-solid aria-expanded:bg-wash aria-expanded:decoration-solid"
    >
      {children}
      <span className="sr-only"> {say(factWords.opens)}</span>
    </button>
  )
}

interface FactToggle {
  open: boolean
  controls: string
  onToggle: () => void
}

/**
 * A paragraph whose facts open under it, one at a time. `facts` gives each fact's lines by its id;
 * `started` names one that is open from the start.
 */
export function FactText({
  facts,
  started,
  children,
  className = '',
}: {
  facts: Record<string, ReactNode>
  started?: string
  children: (toggle: (id: string) => FactToggle) => ReactNode
  className?: string
}) {
  const [shown, setShown] = useState(started)
  const controls = useId()
  const say = useSay()
  const toggle = (id: string): FactToggle => ({
    open: shown === id,
    controls,
    onToggle: () => setShown(shown === id ? undefined : id),
  })
  return (
    <div className={className}>
      <p>{children(toggle)}</p>
      {shown !== undefined && facts[shown] && (
        <div id={controls} className="mt-2.5">
          <Note>
            <strong className="font-semibold">{say(factWords.why)}</strong> {facts[shown]}
          </Note>
        </div>
      )}
    </div>
  )
}
