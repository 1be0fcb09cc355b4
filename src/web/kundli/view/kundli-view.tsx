import { Suspense } from 'react'
import type { KundliPageData } from '../../../contract/kundli/kundli-page.ts'
import type { KundliPart } from '../../../contract/kundli/kundli-parts.ts'
import { kundliPageWords as words } from '../../../words/kundli/kundli-page.ts'
import { useSay } from '../../core/language.tsx'
import { lazyOnVisible } from '../../ui/lazy-on-visible.ts'
import { DefinitionRow, DefinitionList } from '../../ui/page.tsx'
import { Term, isTerm } from '../../ui/text/term.tsx'
import type { BirthReference } from './birth-reference.ts'
import { ChartDrawing } from './chart-drawing.tsx'
import { Disclosure } from '../../ui/text/disclosure.tsx'
import { FiveLines } from './five-lines.tsx'
import { HouseSheets } from './house-sheets.tsx'
import './kundli-view.css'

interface PartProps {
  kundli: KundliPageData
  of: BirthReference
}

// What is drawn on demand: the code of a part comes with the part.
const Parts = import.meta.env.SSR
  ? (await import('./parts.tsx')).default
  : lazyOnVisible<PartProps & { part: KundliPart }>(() => import('./parts.tsx'))
const Expert = import.meta.env.SSR
  ? (await import('./expert.tsx')).default
  : lazyOnVisible<PartProps>(() => import('./expert.tsx'))

export interface KundliViewProps extends PartProps {
  part: KundliPart
  askPath: string | null
  previewPath: string | null
  onAsk: (question: string) => void
}

/**
 * One part of a kundli beside its drawing. It stands inside a form, which sends its switches by GET where
 * no script is at work. On a phone the drawing belongs to the overview and to the divisions.
 */
export function KundliView({ kundli, of, part, askPath, previewPath, onAsk }: KundliViewProps) {
  const say = useSay()
  const hasDrawing = part === 'overview' || part === 'expert'
  return (
    <div className="kundli-view pt-4 lg:grid lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:gap-x-16">
      <div className={hasDrawing ? 'max-lg:mx-auto max-lg:max-w-[26rem]' : 'max-lg:hidden'}>
        <div className="lg:sticky lg:top-4">
          <ChartDrawing kundli={kundli} of={of} />
          {part === 'overview' && kundli.houses.length > 0 && (
            <p className="mt-2 text-fine text-soft">{say(words.tapHouse)}</p>
          )}
        </div>
        <HouseSheets
          houses={kundli.houses}
          askPath={askPath}
          previewPath={previewPath}
          onAsk={onAsk}
        />
      </div>
      <div className={`min-w-0 ${hasDrawing ? 'max-lg:mt-6' : ''}`}>
        {part === 'overview' ? (
          <Overview kundli={kundli} />
        ) : (
          <Suspense fallback={<div className="min-h-dvh" />}>
            {part === 'expert' ? (
              <Expert kundli={kundli} of={of} />
            ) : (
              <Parts kundli={kundli} of={of} part={part} />
            )}
          </Suspense>
        )}
      </div>
    </div>
  )
}

function Overview({ kundli }: { kundli: KundliPageData }) {
  const say = useSay()
  return (
    <>
      <FiveLines kundli={kundli} />
      <DefinitionList className="mt-6 border-t border-rule">
        {kundli.summary.map(({ key, term, value }) => (
          <DefinitionRow key={key} term={isTerm(key) ? <Term name={key}>{term}</Term> : term}>
            {value}
          </DefinitionRow>
        ))}
      </DefinitionList>
      {kundli.certainty.length > 0 && (
        <Disclosure title={say(words.certainty)} open={!kundli.time_known || undefined}>
          <div className="border-l-3 border-marigold bg-wash px-4 py-3 text-fine">
            {kundli.certainty.map((sentence) => (
              <p key={sentence} className="mt-1.5 first:mt-0">
                {sentence}
              </p>
            ))}
          </div>
        </Disclosure>
      )}
    </>
  )
}
