import { panchangWords as words } from '../../words/panchang/panchang.ts'
import { formatDate, say as sayIn } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import { requireData } from '../api/result.ts'
import { pageMeta } from '../core/page-meta.ts'
import { LocalizedLink, languageOf, useSay } from '../core/language.tsx'
import { serverActionOr } from '../core/rejected.ts'
import { Field, TextInput } from '../ui/form/field.tsx'
import { Note, Page } from '../ui/page.tsx'
import type { Route } from './+types/panchang.ts'
import { AlmanacForm } from './almanac-form.tsx'
import { AlmanacHeading, AlmanacLinks } from './almanac-heading.tsx'
import { almanacPicture, festivalsOf, panchangAddress, townOf } from '../ui/place/place-query.ts'
import { pagePlace, placeInDelhi } from '../ui/place/page-place.ts'
import { keepChoice } from '../ui/place/keep-choice.ts'
import { DayAndNightTables } from './day-and-night.tsx'
import { DetailRows, Limbs, SpanList } from './day-parts.tsx'
import { Part } from './part.tsx'
import { PlaceMessages } from '../ui/place/place-field.tsx'
import { Timeline } from './timeline.tsx'

export const meta: Route.MetaFunction = (args) => {
  const day = args.loaderData?.day
  return pageMeta(args, {
    title: day ? headTitle(day) : words.heading,
    description: words.description,
    keywords: words.keywords,
    query: ['date', 'lat', 'lng', 'place'],
    // No picture's address names the city that somebody keeps.
    ...(day && {
      linkPicture: almanacPicture(
        'panchang',
        day.date,
        args.loaderData?.keptName ? '' : day.place.name,
      ),
    }),
  })
}

function headTitle({
  date,
  today,
  place,
}: {
  date: string
  today: boolean
  place: { name: string }
}) {
  const title = today ? words.titleToday : words.title
  const at = `${date}T12:00:00Z`
  return {
    en: title.en(formatDate(at, 'en', 'short', 'UTC'), townOf(place.name)),
    hi: title.hi(formatDate(at, 'hi', 'short', 'UTC'), townOf(place.name)),
  }
}

/** The day and place of the address; today, and the kept city or Delhi, where it names none. */
export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args
  const call = apiFor(context)
  const where = await pagePlace(args)
  const date = url.searchParams.get('date') || undefined
  const sunrise = url.searchParams.get('sunrise') === 'standard' ? 'standard' : 'hindu'
  const wanted = await call('panchang/getDay', { date, sunrise, ...where.place })
  // What stands in the address is no day or place: today in Delhi stands instead.
  const isWrong = !wanted.ok && wanted.status === 422
  const { day } = requireData(isWrong ? await call('panchang/getDay', { sunrise }) : wanted)
  return {
    day,
    ...(isWrong ? placeInDelhi(where) : where),
    problem: !isWrong ? null : sayIn(words.wrong, languageOf(url.pathname)),
  }
}

export const action = keepChoice

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverActionOr(serverAction, { problem: null })
}

type PanchangPage = Route.ComponentProps['loaderData']

/** A day of the almanac, part by part. */
export default function Panchang({ loaderData: page, actionData }: Route.ComponentProps) {
  const say = useSay()
  const { day, found: foundPlace, keptName } = page
  const problem = actionData?.problem ?? page.problem
  return (
    <Page className="py-8 sm:py-12">
      <AlmanacHeading
        title={say(day.today ? words.headingToday : words.headingOf, day.heading)}
        place={day.place}
        isKept={keptName !== null}
        formId="another"
        note={day.extent}
      />
      <DayLinks {...page} />
      <PlaceMessages
        path="/panchang"
        foundPlace={foundPlace}
        problem={problem}
        extraParams={{ date: day.date, sunrise: sunriseParam(day) }}
      />
      {day.remarks.map((remark) => (
        <Note key={remark} className="mt-4">
          {remark}
        </Note>
      ))}
      <DayFestivals {...page} />
      <div className="mt-6 grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-10">
          <Part id="limbs" title={say(words.limbs)}>
            <Limbs limbs={day.limbs} />
          </Part>
          <Part id="sky" title={say(words.sky)}>
            <DetailRows lines={day.sky} />
          </Part>
          <Part id="almanac" title={say(words.almanac)}>
            <DetailRows lines={day.almanac} />
          </Part>
          <Part id="another" title={say(words.another)}>
            <DayForm key={`${day.date}${day.place.lat},${day.place.lng}`} {...page} />
          </Part>
        </div>
        <div className="flex min-w-0 flex-col gap-10">
          <Part id="spans" title={say(words.spans)}>
            <DayTimeline {...page} />
            <SpanList spans={day.spans} />
          </Part>
        </div>
      </div>
      <DayAndNightTables day={day} />
    </Page>
  )
}

/** Which rule of sunrise the address names; the Hindu one needs no name. */
function sunriseParam(day: PanchangPage['day']) {
  return day.sunrise === 'standard' ? 'standard' : null
}

function DayLinks({ day, found: { where } }: PanchangPage) {
  const say = useSay()
  const sunrise = sunriseParam(day)
  const onDay = (date: string | null) => panchangAddress('/panchang', where, { date, sunrise })
  const month = day.date.slice(0, 7)
  return (
    <AlmanacLinks
      label={say(words.days)}
      links={[
        { to: day.previous ? onDay(day.previous) : null, text: say(words.previousDay) },
        { to: day.today ? null : onDay(null), text: say(words.today) },
        { to: day.next ? onDay(day.next) : null, text: say(words.nextDay) },
        { to: panchangAddress('/panchang/month', where, { month }), text: say(words.wholeMonth) },
        { to: festivalsOf(day.date, where), text: say(words.festivals) },
        { to: panchangAddress('/muhurta', where), text: say(words.findMuhurta) },
      ]}
    />
  )
}

/** The festivals and vrats kept on the day, each leading to its rule. */
function DayFestivals({ day, found: { where } }: PanchangPage) {
  const say = useSay()
  if (!day.festivals.length) return null
  return (
    <section aria-label={say(words.festivals)} className="mt-5">
      <ul className="flex flex-wrap gap-x-5">
        {day.festivals.map(({ slug, name, note }) => (
          <li key={slug + note} className="text-lead">
            <LocalizedLink
              to={panchangAddress(`/festivals/${slug}`, where)}
              className="inline-flex min-h-11 items-center text-action underline-offset-4 hover:underline"
            >
              {name}
            </LocalizedLink>
            {note && <span className="text-fine text-soft"> · {note}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The day drawn, the rule that its sunrise follows, and the way to the other rule. */
function DayTimeline({ day, found: { where } }: PanchangPage) {
  const say = useSay()
  if (!day.timeline) return null
  const sunrise = sunriseParam(day)
  const otherRule = sunrise ? null : 'standard'
  return (
    <>
      <Timeline timeline={day.timeline} />
      <p className="mt-3 mb-4 text-fine text-soft">
        {day.rule}{' '}
        <LocalizedLink
          to={panchangAddress('/panchang', where, { date: day.date, sunrise: otherRule })}
          className="text-action underline underline-offset-4"
        >
          {say(sunrise ? words.countHindu : words.countStandard)}
        </LocalizedLink>
      </p>
    </>
  )
}

function DayForm({ day, found: { where }, keptName }: PanchangPage) {
  const say = useSay()
  return (
    <AlmanacForm
      path="/panchang"
      where={where}
      placeName={day.place.name}
      keptName={keptName}
      submitLabel={say(words.show)}
    >
      <Field label={say(words.date)}>
        {(field) => (
          <TextInput
            {...field}
            type="date"
            name="date"
            min="1900-01-01"
            max="2100-12-31"
            defaultValue={day.date}
          />
        )}
      </Field>
    </AlmanacForm>
  )
}
