import { Suspense } from 'react'
import type { KundliPageData } from '../../contract/kundli/kundli-page.ts'
import {
  askAboutCelebrity,
  celebrityWords as words,
  timeSources,
} from '../../words/kundli/celebrity.ts'
import { kundliOf } from '../../words/kundli/kundli-of.ts'
import type { ApiData } from '../api/result.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import type { BirthInput } from '../ui/birth/birth-form-values.ts'
import { lazyOnVisible } from '../ui/lazy-on-visible.ts'
import { Page } from '../ui/page.tsx'
import type { SaveAndAskProps } from './save-and-ask.tsx'
import { KundliView } from './view/kundli-view.tsx'

// A form that the page's action answers by itself: its code comes after the page's own.
const SaveAndAsk = import.meta.env.SSR
  ? (await import('./save-and-ask.tsx')).default
  : lazyOnVisible<SaveAndAskProps>(() => import('./save-and-ask.tsx'))

export interface CelebrityChartProps {
  figure: ApiData<'birthdetails/celebrities'>[number]
  kundli: KundliPageData
  /** The birth as the drawing asks for it. */
  of: BirthInput
  persona: 'Oracle' | 'Astra'
  problem: string | null | undefined
}

/** The drawn chart of somebody on the shelf, where the birth comes from, and the way to ask about it. */
export default function CelebrityChart({
  figure,
  kundli,
  of,
  persona,
  problem,
}: CelebrityChartProps) {
  const say = useSay()
  const { key, name, known_for, pob, birth_source, source } = figure
  return (
    <>
      <Page className="pt-2 pb-10">
        <LocalizedLink
          to={`/free-kundli-celeb?type=${persona}`}
          prefetch="none"
          className="inline-flex min-h-11 items-center text-fine text-action underline-offset-4 hover:underline"
        >
          {say(words.everybody)}
        </LocalizedLink>
        <h1 className="text-h2">{say(kundliOf, name)}</h1>
        <p className="text-soft">{known_for}</p>
        <p className="figures mt-1 text-fine text-soft">
          {/* The day and clock of the chart, with the whole place instead of its town. */}
          {[...kundli.born.split(' · ').slice(0, -1), pob].join(' · ')}
        </p>
        <p className="text-fine text-soft">
          {say(words.birthSource)} <cite lang="en">{birth_source}</cite>
        </p>
        <p className="mt-1 text-fine">{say(timeSources[source].long)}</p>
        <KundliView
          kundli={kundli}
          of={of}
          part="overview"
          askPath={null}
          previewPath={null}
          onAsk={() => {}}
        />
        <p className="mt-6 max-w-text text-fine text-soft">{say(words.refusal)}</p>
      </Page>
      <div className="sticky bottom-0 z-10 border-t border-rule bg-paper py-2">
        <Page>
          <div className="lg:max-w-96">
            <Suspense fallback={null}>
              <SaveAndAsk
                persona={persona}
                label={say(askAboutCelebrity[persona], name)}
                address={`/free-kundli-celeb?type=${persona}&who=${key}`}
                problem={problem}
              />
            </Suspense>
          </div>
        </Page>
      </div>
    </>
  )
}
