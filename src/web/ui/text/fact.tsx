import { useId, useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { factMarkTemplate, factWords } from '../../../words/ui/fact.ts'
import { useLanguage, useSay } from '../../core/language.tsx'
import { Note } from '../page.tsx'

/** Whether a fact is open, and what opens and closes it. */
export interface FactToggle {
  open: boolean
  /** Id of the note that holds the fact. */
  note: string
  onToggle: () => void
}

/**
 * Words with a fact of the chart behind them: dotted marigold underline; a press opens the fact under
 * the paragraph. A link and not a button, because a button's words cannot break over a line; it leads
 * to the fact's note, so that it works before the script has come. Use it inside a `FactText`.
 */
export function FactUnderline({
  children,
  open,
  note,
  onToggle,
}: FactToggle & { children: ReactNode }) {
  const say = useSay()
  const language = useLanguage()
  const press = (event: MouseEvent) => {
    event.preventDefault()
    onToggle()
  }
  return (
    <a
      href={`#${note}`}
      aria-expanded={open}
      aria-controls={note}
      onClick={press}
      className="box-decoration-clone underline decoration-fact decoration-dotted decoration-[1.5px] underline-offset-[0.3em] hover:decoration-solid aria-expanded:bg-wash aria-expanded:decoration-solid"
    >
      {children}
      {/* The words around it may be in the other language. */}
      <span lang={language} className="sr-only">
        {' '}
        {say(factWords.opens)}
      </span>
    </a>
  )
}

/**
 * A small number behind a sentence that rests on facts; a press opens them under the paragraph. A link to
 * the note, so that it works before the script has come. Use it inside a `FactText`.
 */
export function FactMark({
  number,
  open,
  note,
  onToggle,
  onPoint,
}: FactToggle & {
  number: number
  /** Something points at it: a mouse or the keyboard. */
  onPoint?: () => void
}) {
  const say = useSay()
  const language = useLanguage()
  return (
    // Never alone at the beginning of a line.
    <>
      {'\u2060'}
      <a
        href={`#${note}`}
        lang={language}
        aria-expanded={open}
        aria-controls={note}
        aria-label={say(factMarkTemplate, number)}
        onClick={(event) => {
          event.preventDefault()
          onToggle()
        }}
        onPointerEnter={onPoint}
        onFocus={onPoint}
        className="tap-44 ml-0.5 rounded-md border whitespace-nowrap border-fact px-1.25 align-super text-[0.6875rem] leading-4 font-semibold text-ink no-underline hover:bg-wash aria-expanded:bg-marigold aria-expanded:text-[oklch(22%_0.04_275)]"
      >
        {number}
      </a>
    </>
  )
}

/**
 * A paragraph whose facts open under it, one at a time. `facts` gives each fact's lines by its id;
 * `started` names one that is open from the start.
 * `<FactText facts={…}>{(toggle) => <>… <FactUnderline {...toggle('moon.nakshatra')}>…</>}</FactText>`
 */
export function FactText({
  facts,
  initialFactId,
  children,
  className = '',
}: {
  facts: Record<string, ReactNode | ((isOpen: boolean) => ReactNode)>
  initialFactId?: string
  children: (toggle: (id: string) => FactToggle) => ReactNode
  className?: string
}) {
  const [openFactId, setShown] = useState(initialFactId)
  const baseId = useId()
  const say = useSay()
  const language = useLanguage()
  const noteOf = (id: string) => `${baseId}-${id}`
  const toggle = (id: string): FactToggle => ({
    open: openFactId === id,
    note: noteOf(id),
    onToggle: () => setShown(openFactId === id ? undefined : id),
  })
  return (
    <div className={className}>
      <p>{children(toggle)}</p>
      {Object.entries(facts).map(([id, fact]) => (
        <div
          key={id}
          id={noteOf(id)}
          className={openFactId === id ? 'mt-2.5' : 'mt-2.5 hidden target:block'}
        >
          <Note>
            <strong lang={language} className="font-semibold">
              {say(factWords.why)}
            </strong>{' '}
            {typeof fact === 'function' ? fact(openFactId === id) : fact}
          </Note>
        </div>
      ))}
    </div>
  )
}
