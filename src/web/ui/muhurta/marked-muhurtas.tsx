import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { markedMuhurtaWords as words } from '../../../words/reminders/marked-muhurtas.ts'
import type { ApiData } from '../../api/result.ts'
import { LocalizedLink, inLanguage, useLanguage, useSay } from '../../core/language.tsx'
import { Button } from '../form/button.tsx'
import { FetcherForm, isSending } from '../form/fetcher-form.tsx'

type Marked = ApiData<'muhurtas/list'>['muhurtas']

export interface MarkedMuhurtasProps {
  marked: Marked
  /** What stands below the list; the ways to the reminders and the calendar unless told. */
  children?: ReactNode
}

const link = 'inline-flex min-h-11 items-center text-action underline underline-offset-4'

/** What somebody has marked, each with the way to take its mark away. */
export default function MarkedMuhurtas({ marked, children }: MarkedMuhurtasProps) {
  const say = useSay()
  return (
    <section className="mt-10" aria-labelledby="marked-muhurtas">
      <h2 id="marked-muhurtas" className="border-b border-ink pb-1 text-h4">
        {say(words.muhurtas)}
      </h2>
      <ul>
        {marked.map((one) => (
          <li key={one.muhurta_id} className="border-b border-rule">
            <MarkedMuhurta muhurta={one} />
          </li>
        ))}
      </ul>
      {children ?? (
        <p className="flex flex-wrap gap-x-6">
          <LocalizedLink to="/reminders" className={link}>
            {say(words.toReminders)}
          </LocalizedLink>
          <LocalizedLink to="/calendar" className={link}>
            {say(words.toCalendar)}
          </LocalizedLink>
        </p>
      )}
    </section>
  )
}

function MarkedMuhurta({ muhurta }: { muhurta: Marked[number] }) {
  const say = useSay()
  const language = useLanguage()
  const fetcher = useFetcher<{ message: string } | null>()
  const { muhurta_id, name, day, time, place } = muhurta
  return (
    <FetcherForm fetcher={fetcher} action={inLanguage('/muhurta', language)}>
      <div className="flex items-center justify-between gap-4 py-1">
        <span className="min-w-0">
          <span className="font-semibold">{name}</span>
          <span className="block text-fine text-soft wrap-anywhere">
            {day}, <span className="figures">{time}</span>, {place}
          </span>
        </span>
        <input type="hidden" name="muhurta_id" value={muhurta_id} />
        <Button
          type="submit"
          kind="plain"
          busy={isSending(fetcher)}
          className="shrink-0 text-sindoor"
        >
          {say(words.unmark)}
        </Button>
      </div>
    </FetcherForm>
  )
}
