import type { ReactNode } from 'react'
import { panchangWords as words } from '../../words/panchang/panchang.ts'
import { useSay } from '../core/language.tsx'

/** Day beside night, on the same two columns as what stands above; nothing where the Sun does not rise. */
export function DayAndNight<Spans>({
  id,
  title,
  lead,
  halves,
  table: SpanTable,
}: {
  id: string
  title: string
  lead: string
  halves: { day: Spans; night: Spans } | null
  table: (props: { caption: string; spans: Spans }) => ReactNode
}) {
  const say = useSay()
  if (!halves) return null
  return (
    <Part id={id} title={title}>
      <p className="mb-3 text-fine text-soft">{lead}</p>
      <div className="grid gap-x-16 gap-y-6 sm:grid-cols-2 sm:max-lg:gap-x-8">
        <SpanTable caption={say(words.byDay)} spans={halves.day} />
        <SpanTable caption={say(words.byNight)} spans={halves.night} />
      </div>
    </Part>
  )
}

/** A part of the day under its own heading. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4">
      <h2 id={`${id}-title`} className="mb-3 text-h3">
        {title}
      </h2>
      {children}
    </section>
  )
}
