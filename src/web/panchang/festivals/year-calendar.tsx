import type { FestivalCalendar } from '../../../contract/festivals.ts'
import { festivalWords as words } from '../../../words/festivals/festivals.ts'
import { LocalizedLink, useSay } from '../../core/language.tsx'
import { panchangAddress } from '../../ui/place/place-query.ts'
import type { PlaceQuery } from '../../ui/place/place-query.ts'

/** A year by months: three columns where there is room, one on a phone. */
export function YearCalendar({
  calendar: { months },
  where,
}: {
  calendar: FestivalCalendar
  where: PlaceQuery
}) {
  const say = useSay()
  return (
    <>
      <nav aria-label={say(words.months)} className="mt-4 flex flex-wrap gap-x-4">
        {months.map(({ slug, name }) => (
          <a
            key={slug}
            href={`#${slug}`}
            className="inline-flex min-h-11 items-center text-action underline-offset-4 hover:underline"
          >
            {name}
          </a>
        ))}
      </nav>
      <div className="mt-6 gap-x-12 md:columns-2 lg:columns-3">
        {months.map((month) => (
          <section key={month.slug} aria-labelledby={month.slug} className="mb-10">
            <h2 id={month.slug} className="scroll-mt-4 border-b border-ink pb-1 text-h3">
              <LocalizedLink
                to={panchangAddress(`/festivals/${month.slug}`, where)}
                className="inline-flex min-h-11 items-end underline-offset-4 hover:underline"
              >
                {month.name}
              </LocalizedLink>
            </h2>
            <ol>
              {month.days.map((day) => (
                <Day key={day.date} day={day} where={where} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  )
}

function Day({
  day,
  where,
}: {
  day: FestivalCalendar['months'][number]['days'][number]
  where: PlaceQuery
}) {
  const say = useSay()
  return (
    <li
      className={`grid break-inside-avoid grid-cols-[4.5rem_1fr] gap-x-3 border-b border-rule py-1.5 ${day.today ? 'bg-wash' : ''}`}
    >
      <p className="figures pt-1">
        <span className="font-semibold">{day.day}</span>{' '}
        <span className="text-fine text-soft">{day.weekday}</span>
        {day.today && <span className="block text-fine text-action">{say(words.today)}</span>}
      </p>
      <ul>
        {day.festivals.map(({ slug, name, note, great }) => (
          <li key={slug + name + note}>
            <LocalizedLink
              to={panchangAddress(`/festivals/${slug}`, where)}
              className={`inline-block py-1 underline-offset-4 hover:underline ${great ? 'text-action' : ''}`}
            >
              {name}
            </LocalizedLink>
            {note && <span className="text-fine text-soft"> · {note}</span>}
          </li>
        ))}
      </ul>
    </li>
  )
}
