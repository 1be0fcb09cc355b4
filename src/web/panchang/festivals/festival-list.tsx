import type { FestivalCalendar } from '../../../contract/festivals.ts'
import { festivalWords as words } from '../../../words/festivals/festivals.ts'
import { LocalizedLink, useSay } from '../../core/language.tsx'
import { panchangAddress } from '../../ui/place/place-query.ts'
import type { PlaceQuery } from '../../ui/place/place-query.ts'

type Day = FestivalCalendar['months'][number]['days'][number]
type Festival = Day['festivals'][number]

/** Dates one below the other, each with its times, its rule, why it is that day, and the source. */
export function FestivalList({
  calendar: { months, slug },
  where,
}: {
  calendar: FestivalCalendar
  where: PlaceQuery
}) {
  const days = months.flatMap((month) => month.days)
  // What a long list would say again and again is folded away; of a whole month all but the times.
  const isMonth = months[0]?.slug === slug
  const folded = isMonth ? 'all' : days.length > 3 ? 'rule' : 'nothing'
  return (
    <ol className="mt-6 border-t border-ink">
      {days.map((day) => (
        <li
          key={day.date}
          className="grid gap-x-10 border-b border-rule py-5 lg:grid-cols-[16rem_1fr]"
        >
          <DayHeading day={day} where={where} />
          <ul className={folded === 'all' ? 'grid gap-2' : 'grid gap-6'}>
            {day.festivals.map((festival) => (
              <Entry
                key={festival.slug + festival.name + festival.note}
                festival={festival}
                folded={folded}
                to={
                  festival.slug === slug
                    ? null
                    : panchangAddress(`/festivals/${festival.slug}`, where)
                }
              />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function DayHeading({ day, where }: { day: Day; where: PlaceQuery }) {
  const say = useSay()
  return (
    <div className="mb-3">
      <h2 className="text-h4">
        {day.name}
        {day.today && <span className="text-fine text-action"> · {say(words.today)}</span>}
      </h2>
      <LocalizedLink
        to={panchangAddress('/panchang', where, { date: day.date })}
        className="inline-block py-1 text-fine text-action underline underline-offset-4"
      >
        {say(words.dayPanchang)}
      </LocalizedLink>
    </div>
  )
}

/** What of an entry is folded away beside its times. */
type Folded = 'nothing' | 'rule' | 'all'

function Entry({
  festival,
  to,
  folded,
}: {
  festival: Festival
  to: string | null
  folded: Folded
}) {
  const { name, note, detail } = festival
  return (
    <li>
      <h3 className="text-lead">
        {to ? (
          <LocalizedLink
            to={to}
            className="inline-block py-1 text-action underline-offset-4 hover:underline"
          >
            {name}
          </LocalizedLink>
        ) : (
          name
        )}
        {note && (
          <span className="text-fine text-soft">
            {' · '}
            <span className="whitespace-nowrap">{note}</span>
          </span>
        )}
      </h3>
      {detail && <Detail detail={detail} folded={folded} />}
    </li>
  )
}

function Detail({ detail, folded }: { detail: NonNullable<Festival['detail']>; folded: Folded }) {
  const say = useSay()
  const { lunarDay, span, times, rule, because, source } = detail
  const ofTimes = times.map(({ name, time }) => ({ term: name, text: time }))
  const ofDay = [
    { term: say(words.lunarDay), text: lunarDay },
    { term: say(words.span), text: span },
    { term: say(words.because), text: because },
  ]
  const ofRule = [
    { term: say(words.rule), text: rule },
    { term: say(words.source), text: source },
  ]
  if (folded === 'nothing') return <Lines lines={[...ofTimes, ...ofDay, ...ofRule]} />
  const isAll = folded === 'all'
  return (
    <>
      <Lines lines={isAll ? ofTimes : [...ofTimes, ...ofDay]} />
      <details className="max-w-text text-fine">
        <summary className="inline-flex min-h-11 items-center text-action">
          {say(isAll ? words.whyAndRule : words.ruleAndSource)}
        </summary>
        <Lines lines={isAll ? [...ofDay, ...ofRule] : ofRule} />
      </details>
    </>
  )
}

function Lines({ lines }: { lines: { term: string; text: string | null }[] }) {
  if (lines.length === 0) return null
  return (
    <dl className="mt-1 max-w-text text-fine">
      {lines.map(
        ({ term, text }) =>
          text !== null && (
            <div key={term} className="grid gap-x-4 py-1 sm:grid-cols-[11rem_1fr]">
              <dt className="text-soft">{term}</dt>
              <dd className="figures">{text}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
