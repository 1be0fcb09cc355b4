import type { ReactNode } from 'react'
import type { KundliPageData } from '../../../contract/kundli/kundli-page.ts'
import { chartWords } from '../../../words/kundli/chart.ts'
import { kundliOf, kundliPageWords as words } from '../../../words/kundli/kundli-page.ts'
import type { LocalizedText } from '../../../words/say.ts'
import { useSay } from '../../core/language.tsx'
import { Note, DefinitionRow, DefinitionList } from '../../ui/page.tsx'
import { Term, isTerm } from '../../ui/text/term.tsx'
import { Ashtakavarga } from './ashtakavarga.tsx'
import { Conventions } from './conventions.tsx'
import { Dashas } from './dashas.tsx'
import { ChartDrawing } from './chart-drawing.tsx'
import { Grahas } from './grahas.tsx'
import type { BirthReference } from './birth-reference.ts'
import { Panchangs } from './panchangs.tsx'
import { Shadbala } from './shadbala.tsx'
import { Transits } from './transits.tsx'
import { Vargas } from './vargas.tsx'
import { Doshas, Yogas } from './yogas.tsx'

interface Part {
  id: string
  title: LocalizedText
  body: ReactNode
}

export interface KundliViewProps {
  kundli: KundliPageData
  of: BirthReference
  beside?: boolean
  heading?: 'h1' | 'h2'
}

/**
 * A whole kundli as one page of an almanac. It stands inside a form, which sends its switches where no
 * script is at work: by GET with the bid, or with the birth form that it belongs to. `beside` puts the
 * drawing beside the tables where there is room.
 */
export function KundliView({
  kundli,
  of,
  beside = false,
  heading: Heading = 'h2',
}: KundliViewProps) {
  const say = useSay()
  const parts = partsOf(kundli, of)
  return (
    <section
      aria-label={say(chartWords.heading)}
      className={beside ? 'lg:grid lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:gap-x-16' : ''}
    >
      <div className="max-lg:mx-auto max-lg:max-w-column">
        <div className={beside ? 'lg:sticky lg:top-[min(1rem,calc(100dvh-64rem))]' : ''}>
          <header className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
            <Heading className="text-h3 wrap-anywhere">{say(kundliOf, kundli.name)}</Heading>
            <p className="figures text-fine text-soft">{kundli.born}</p>
          </header>
          <ChartDrawing kundli={kundli} of={of} />
          <DefinitionList className="mt-3">
            {kundli.summary.map(({ key, term, value }) => (
              <DefinitionRow key={key} term={isTerm(key) ? <Term name={key}>{term}</Term> : term}>
                {value}
              </DefinitionRow>
            ))}
          </DefinitionList>
          <Note className="mt-3">
            {kundli.certainty.map((sentence) => (
              <p key={sentence} className="mt-1.5 first:mt-0">
                {sentence}
              </p>
            ))}
          </Note>
        </div>
      </div>
      <div className="max-lg:mx-auto max-lg:max-w-column">
        <Contents parts={parts} className={beside ? 'lg:mt-0' : ''} />
        {parts.map(({ id, title, body }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4 pt-10">
            <h2 id={`${id}-title`} className="mb-3 text-h3">
              {say(title)}
            </h2>
            {body}
          </section>
        ))}
      </div>
    </section>
  )
}

function Contents({ parts, className }: { parts: Part[]; className: string }) {
  const say = useSay()
  return (
    <nav
      aria-label={say(words.contents)}
      className={`mt-6 flex flex-wrap gap-x-4 border-y border-rule py-1 ${className}`}
    >
      {parts.map(({ id, title }) => (
        <a
          key={id}
          href={`#${id}`}
          className="py-1.5 text-fine text-action underline-offset-4 hover:underline"
        >
          {say(title)}
        </a>
      ))}
    </nav>
  )
}

function partsOf(kundli: KundliPageData, of: BirthReference): Part[] {
  const parts: (Part | null)[] = [
    { id: 'grahas', title: words.grahas, body: <Grahas kundli={kundli} /> },
    kundli.dashas && {
      id: 'dashas',
      title: words.dashas,
      body: <Dashas dashas={kundli.dashas} otherDashas={kundli.otherDashas} of={of} />,
    },
    { id: 'yogas', title: words.yogas, body: <Yogas kundli={kundli} /> },
    { id: 'doshas', title: words.doshas, body: <Doshas doshas={kundli.doshas} /> },
    {
      id: 'transits',
      title: words.transits,
      body: <Transits transits={kundli.transits} />,
    },
    kundli.vargas && {
      id: 'vargas',
      title: words.vargas,
      body: <Vargas vargas={kundli.vargas} />,
    },
    kundli.ashtakavarga && {
      id: 'ashtakavarga',
      title: words.ashtakavarga,
      body: <Ashtakavarga table={kundli.ashtakavarga} />,
    },
    kundli.shadbala && {
      id: 'shadbala',
      title: words.shadbala,
      body: <Shadbala strengths={kundli.shadbala} />,
    },
    { id: 'panchang', title: words.panchang, body: <Panchangs days={kundli.panchang} /> },
    {
      id: 'conventions',
      title: words.conventions,
      body: <Conventions kundli={kundli} of={of} />,
    },
  ]
  return parts.filter((part) => part !== null)
}
