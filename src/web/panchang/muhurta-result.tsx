import { Suspense } from 'react'
import { useLocation } from 'react-router'
import type { MuhurtaSearchData } from '../../contract/panchang-data.ts'
import { muhurtaWords as words } from '../../words/panchang/muhurta.ts'
import { markedMuhurtaWords } from '../../words/reminders/marked-muhurtas.ts'
import { panchangWords } from '../../words/panchang/panchang.ts'
import { formatDate as dateSaid } from '../../words/say.ts'
import { href } from '../core/href.ts'
import { LocalizedLink, useLanguage, useSay } from '../core/language.tsx'
import { lazyOnVisible } from '../ui/lazy-on-visible.ts'
import { Note } from '../ui/page.tsx'
import { MeaningPopover } from '../ui/text/meaning-popover.tsx'
import type { MarkMuhurtaProps } from './mark-muhurta.tsx'
import { MuhurtaSpan, ruleMeaningId } from './muhurta-span.tsx'

// Only who is signed in marks a muhurta: the code comes after the page's own.
const MarkMuhurta = import.meta.env.SSR
  ? (await import('./mark-muhurta.tsx')).default
  : lazyOnVisible<MarkMuhurtaProps>(() => import('./mark-muhurta.tsx'))
type Span = MuhurtaSearchData['spans'][number]

/** The days that have a muhurta, in their order, each with its own. */
function spansByDay(spans: Span[]): [date: string, spans: Span[]][] {
  const days = new Map<string, Span[]>()
  for (const span of spans) days.set(span.date, [...(days.get(span.date) ?? []), span])
  return [...days].sort(([one], [other]) => one.localeCompare(other))
}

/** What was found, day by day, with the rules and their sources. */
export function MuhurtaResult({
  muhurta,
  marked,
  where,
}: {
  muhurta: MuhurtaSearchData
  /** What the reader has marked; null for a visitor. */
  marked: MarkMuhurtaProps['marked'] | null
  where: { lat: string; lng: string }
}) {
  const say = useSay()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const day = (date: string) => dateSaid(`${date}T12:00:00Z`, language, 'short', 'UTC')
  return (
    <section id="found" aria-labelledby="found-title" className="scroll-mt-4">
      <h2 id="found-title" className="text-h3">
        {muhurta.heading}
      </h2>
      <p className="text-fine text-soft">
        {muhurta.place.name}. {say(words.between, day(muhurta.from), day(muhurta.to))}.{' '}
        {say(panchangWords.clock, muhurta.place.timezone, muhurta.place.offset)}.
      </p>
      {muhurta.person && <p className="mt-3">{muhurta.person}</p>}
      <p className="mt-3 mb-3">{muhurta.summary}</p>
      {spansByDay(muhurta.spans).map(([date, spans]) => (
        <section key={date} aria-label={spans[0]!.day} className="mt-5">
          <h3 className="display border-b border-ink pb-1 text-h4">{spans[0]!.day}</h3>
          <ul>
            {spans.map((span) => (
              <li key={span.time}>
                <MuhurtaSpan span={span}>
                  {marked ? (
                    <Suspense>
                      <MarkMuhurta
                        span={span}
                        purpose={muhurta.purpose}
                        place={muhurta.place.name}
                        where={where}
                        marked={marked}
                      />
                    </Suspense>
                  ) : (
                    <LocalizedLink
                      to={href('/login', { next: pathname + search })}
                      className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
                    >
                      {say(markedMuhurtaWords.logInToMark)}
                    </LocalizedLink>
                  )}
                </MuhurtaSpan>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {muhurta.rules.map(({ rule, name, means }) => (
        <MeaningPopover key={rule} id={ruleMeaningId(rule)} word={name} means={means} />
      ))}
      {muhurta.sources.length > 0 && (
        <>
          <h3 className="mt-8 mb-2 text-h4">{say(words.sources)}</h3>
          <ol className="list-decimal pl-6 text-fine text-soft">
            {muhurta.sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ol>
        </>
      )}
      <Note className="mt-6">
        {say(words.notWeighed)}
        {!muhurta.person && <span className="mt-1 block">{say(words.nobodyWeighed)}</span>}
      </Note>
    </section>
  )
}
