import type { PanchangMonthData } from '../../contract/panchang-data.ts'
import { panchangWords } from '../../words/panchang/panchang.ts'
import { panchangMonthWords as words } from '../../words/panchang/panchang-month.ts'
import { monthNames, say as sayIn, type Language } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import { requireData } from '../api/result.ts'
import { pageMeta } from '../core/page-meta.ts'
import { LocalizedLink, languageOf, useSay } from '../core/language.tsx'
import { serverActionOr } from '../core/rejected.ts'
import { Field, TextInput } from '../ui/form/field.tsx'
import { Page } from '../ui/page.tsx'
import type { Route } from './+types/month.ts'
import { AlmanacForm } from './almanac-form.tsx'
import { AlmanacHeading, AlmanacLinks } from './almanac-heading.tsx'
import { festivalsOf, panchangAddress, townOf } from '../ui/place/place-query.ts'
import { pagePlace, placeInDelhi } from '../ui/place/page-place.ts'
import { keepChoice } from '../ui/place/keep-choice.ts'
import type { PlaceQuery } from '../ui/place/place-query.ts'
import { PlaceMessages } from '../ui/place/place-field.tsx'

export const meta: Route.MetaFunction = (args) => {
  const month = args.loaderData?.month
  const [year, number] = (month?.month ?? '').split('-').map(Number)
  const name = (language: Language) => `${monthNames[language][(number ?? 1) - 1]} ${year}`
  const town = townOf(month?.place.name ?? '')
  return pageMeta(args, {
    title: month
      ? { en: words.title.en(name('en'), town), hi: words.title.hi(name('hi'), town) }
      : panchangWords.heading,
    description: words.description,
    query: ['month', 'lat', 'lng', 'place'],
    ...(month && { linkPicture: `panchang/${month.month}` }),
  })
}

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args
  const call = apiFor(context)
  const where = await pagePlace(args)
  const month = url.searchParams.get('month') || undefined
  const wanted = await call('panchang/getMonth', { month, ...where.place })
  // What stands in the address is no month or place: the present one in Delhi stands instead.
  const isWrong = !wanted.ok && wanted.status === 422
  const { month: calendar } = requireData(isWrong ? await call('panchang/getMonth', {}) : wanted)
  return {
    month: calendar,
    ...(isWrong ? placeInDelhi(where) : where),
    problem: !isWrong ? null : sayIn(words.wrong, languageOf(url.pathname)),
  }
}

export const action = keepChoice

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverActionOr(serverAction, { problem: null })
}

type MonthPage = Route.ComponentProps['loaderData']

/** A month as a calendar: a list on a phone, seven columns where there is room. */
export default function PanchangMonth({ loaderData: page, actionData }: Route.ComponentProps) {
  const say = useSay()
  const { month, found: foundPlace, keptName } = page
  const problem = actionData?.problem ?? page.problem
  return (
    <Page className="py-8 sm:py-12">
      <AlmanacHeading
        title={say(panchangWords.headingOf, month.heading)}
        place={month.place}
        isKept={keptName !== null}
        formId="another"
        note={month.lunarMonths}
      />
      <MonthLinks {...page} />
      <PlaceMessages
        path="/panchang/month"
        foundPlace={foundPlace}
        problem={problem}
        extraParams={{ month: month.month }}
      />
      <p className="mt-4 mb-4 text-fine text-soft">{say(words.lead)}</p>
      <Calendar {...page} />
      <div id="another" className="scroll-mt-4">
        <MonthForm key={`${month.month}${month.place.lat},${month.place.lng}`} {...page} />
      </div>
    </Page>
  )
}

function MonthLinks({ month, found: { where } }: MonthPage) {
  const say = useSay()
  const onMonth = (value: string | null) =>
    value ? panchangAddress('/panchang/month', where, { month: value }) : null
  return (
    <AlmanacLinks
      label={say(words.months)}
      links={[
        { to: onMonth(month.previous), text: say(words.previous) },
        { to: onMonth(month.next), text: say(words.next) },
        { to: panchangAddress('/panchang', where), text: say(panchangWords.today) },
        { to: festivalsOf(month.month, where), text: say(panchangWords.festivals) },
        { to: panchangAddress('/muhurta', where), text: say(panchangWords.findMuhurta) },
      ]}
    />
  )
}

function Calendar({ month, found: { where } }: MonthPage) {
  return (
    <>
      <div aria-hidden="true" className="hidden grid-cols-7 border-b border-ink lg:grid">
        {month.weekdays.map(({ name }) => (
          <span key={name} className="px-2 py-1.5 text-fine font-semibold">
            {name}
          </span>
        ))}
      </div>
      <ol className="max-lg:border-t max-lg:border-ink lg:grid lg:grid-cols-7">
        {Array.from({ length: month.blanks }, (_, i) => (
          <li
            key={`blank ${i}`}
            aria-hidden="true"
            className="hidden border-b border-rule lg:block"
          />
        ))}
        {month.days.map((day) => (
          <Square key={day.date} day={day} weekdays={month.weekdays} where={where} />
        ))}
      </ol>
    </>
  )
}

function MonthForm({ month, found: { where }, keptName }: MonthPage) {
  const say = useSay()
  return (
    <AlmanacForm
      path="/panchang/month"
      where={where}
      placeName={month.place.name}
      keptName={keptName}
      submitLabel={say(words.show)}
      className="mt-10"
    >
      <Field label={say(words.month)}>
        {(field) => (
          <TextInput
            {...field}
            type="month"
            name="month"
            min="1900-01"
            max="2100-12"
            pattern="\d{4}-\d{2}"
            defaultValue={month.month}
          />
        )}
      </Field>
    </AlmanacForm>
  )
}

function Square({
  day,
  weekdays,
  where,
}: {
  day: PanchangMonthData['days'][number]
  weekdays: PanchangMonthData['weekdays']
  where: PlaceQuery
}) {
  const say = useSay()
  const weekday = weekdays[new Date(`${day.date}T00:00:00Z`).getUTCDay()]!
  return (
    <li
      className={`border-b border-rule py-2 max-lg:grid max-lg:grid-cols-[3.5rem_1fr] max-lg:gap-x-3 lg:min-h-36 lg:px-2 ${day.today ? 'bg-wash' : ''}`}
    >
      <LocalizedLink
        to={panchangAddress('/panchang', where, { date: day.date })}
        aria-current={day.today ? 'date' : undefined}
        className="figures tap-44 text-h4 leading-tight text-action underline-offset-4 hover:underline"
      >
        <span className="sr-only">{day.name}</span>
        <span aria-hidden="true">{day.day}</span>
        <span aria-hidden="true" className="block text-fine text-soft lg:hidden">
          {weekday.short}
        </span>
      </LocalizedLink>
      <div className="text-fine">
        <p>
          <span className="font-semibold">{day.tithi}</span>{' '}
          <span className="figures text-soft">{say(panchangWords.until, day.until)}</span>
        </p>
        <p>{day.nakshatra}</p>
        {day.marks.map((mark) => (
          <p key={mark} className="text-sindoor">
            {mark}
          </p>
        ))}
        {day.festivals.map(({ slug, name }) => (
          <LocalizedLink
            key={slug}
            to={panchangAddress(`/festivals/${slug}`, where)}
            className="block py-1 text-action underline-offset-4 hover:underline"
          >
            {name}
          </LocalizedLink>
        ))}
      </div>
    </li>
  )
}
