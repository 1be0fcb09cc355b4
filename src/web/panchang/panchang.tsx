import type { ReactNode } from 'react'
import { Form, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { panchangWords as words } from '../../words/panchang/panchang.ts'
import { say as sayIn } from '../../words/say.ts'
import { apiFor } from '../api/throwing.ts'
import { pageMeta } from '../core/page-meta.ts'
import { LocalizedLink, inLanguage, languageOf, useLanguage, useSay } from '../core/language.tsx'
import { Button } from '../ui/form/button.tsx'
import { Field, TextInput } from '../ui/form/field.tsx'
import { Note, Page } from '../ui/page.tsx'
import { panchangAddress, resolvePlace, nullIfInvalid } from './place-query.ts'
import { Choghadiya, Horas, Limbs, DetailRows, SpanList } from './day-parts.tsx'
import { PlaceField, PlaceMessages } from './place-field.tsx'
import { Timeline } from './timeline.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: words.title,
    description: words.description,
    keywords: words.keywords,
    query: ['date', 'lat', 'lng', 'place'],
  })

/** The day and place of the address; today in Delhi where it names none. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const ask = apiFor(context)
  const foundPlace = await resolvePlace(ask, url.searchParams)
  const date = url.searchParams.get('date') || undefined
  const sunrise = url.searchParams.get('sunrise') === 'standard' ? 'standard' : 'hindu'
  const dayReply = await nullIfInvalid(
    ask('panchang/getDay', { date, sunrise, ...foundPlace.where }),
  )
  const answer = dayReply ?? (await ask('panchang/getDay', { sunrise }))
  if (answer.status === 'fail') throw new Error(answer.message)
  return {
    day: answer.day,
    found: dayReply ? foundPlace : { ...foundPlace, where: {} },
    problem: dayReply ? null : sayIn(words.wrong, languageOf(url.pathname)),
  }
}

const link = 'inline-flex min-h-11 items-center text-action underline-offset-4 hover:underline'

/** Day beside night, on the same two columns as what stands above. */
const halves = 'grid gap-x-16 gap-y-6 sm:grid-cols-2 sm:max-lg:gap-x-8'

export default function Panchang() {
  const { day, found: foundPlace, problem } = useLoaderData<typeof loader>()
  const say = useSay()
  const { where } = foundPlace
  const rule = day.sunrise === 'standard' ? 'standard' : null
  const at = (date: string | null) => panchangAddress('/panchang', where, { date, sunrise: rule })
  const { choghadiya, horas } = day
  return (
    <Page className="py-8 sm:py-12">
      <header className="rule-scotch pb-3">
        <p className="text-fine text-soft">{say(words.heading)}</p>
        <h1 className="text-h2">{day.heading}</h1>
        <p className="mt-1">
          {day.place.name}
          <span className="block text-fine text-soft">
            {say(words.clock, day.place.timezone, day.place.offset)}. {day.extent}.
          </span>
        </p>
      </header>
      <nav aria-label={say(words.days)} className="flex flex-wrap gap-x-5 border-b border-rule">
        {day.previous && (
          <LocalizedLink to={at(day.previous)} className={link}>
            {say(words.previousDay)}
          </LocalizedLink>
        )}
        {!day.today && (
          <LocalizedLink to={at(null)} className={link}>
            {say(words.today)}
          </LocalizedLink>
        )}
        {day.next && (
          <LocalizedLink to={at(day.next)} className={link}>
            {say(words.nextDay)}
          </LocalizedLink>
        )}
        <LocalizedLink
          to={panchangAddress('/panchang/month', where, { month: day.date.slice(0, 7) })}
          className={link}
        >
          {say(words.wholeMonth)}
        </LocalizedLink>
        <LocalizedLink to={panchangAddress('/muhurta', where)} className={link}>
          {say(words.findMuhurta)}
        </LocalizedLink>
      </nav>
      <PlaceMessages
        path="/panchang"
        foundPlace={foundPlace}
        problem={problem}
        extraParams={{ date: day.date, sunrise: rule }}
      />
      {day.remarks.map((remark) => (
        <Note key={remark} className="mt-4">
          {remark}
        </Note>
      ))}
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
            <Ask />
          </Part>
        </div>
        <div className="flex min-w-0 flex-col gap-10">
          <Part id="spans" title={say(words.spans)}>
            {day.timeline && (
              <>
                <Timeline timeline={day.timeline} />
                <p className="mt-3 mb-4 text-fine text-soft">
                  {day.rule}{' '}
                  <LocalizedLink
                    to={panchangAddress('/panchang', where, {
                      date: day.date,
                      sunrise: rule ? null : 'standard',
                    })}
                    className="text-action underline underline-offset-4"
                  >
                    {say(rule ? words.countHindu : words.countStandard)}
                  </LocalizedLink>
                </p>
              </>
            )}
            <SpanList spans={day.spans} />
          </Part>
        </div>
      </div>
      <div className="mt-10 flex flex-col gap-10">
        {choghadiya && (
          <Part id="choghadiya" title={say(words.choghadiya)}>
            <p className="mb-3 text-fine text-soft">{say(words.choghadiyaLead)}</p>
            <div className={halves}>
              <Choghadiya caption={say(words.byDay)} spans={choghadiya.day} />
              <Choghadiya caption={say(words.byNight)} spans={choghadiya.night} />
            </div>
          </Part>
        )}
        {horas && (
          <Part id="hora" title={say(words.hora)}>
            <p className="mb-3 text-fine text-soft">{say(words.horaLead)}</p>
            <div className={halves}>
              <Horas caption={say(words.byDay)} spans={horas.day} />
              <Horas caption={say(words.byNight)} spans={horas.night} />
            </div>
          </Part>
        )}
      </div>
    </Page>
  )
}

/** A part of the day under its own heading. */
function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4">
      <h2 id={`${id}-title`} className="mb-3 text-h3">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** The form for another day or place; by GET, so that it works before the script and can be kept. */
function Ask() {
  const { day, found: foundPlace } = useLoaderData<typeof loader>()
  const say = useSay()
  return (
    <Form
      key={`${day.date}${day.place.lat},${day.place.lng}`}
      method="get"
      action={inLanguage('/panchang', useLanguage())}
      className="grid max-w-column gap-4"
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
      <PlaceField where={foundPlace.where} placeName={day.place.name} />
      <Button type="submit" wide>
        {say(words.show)}
      </Button>
    </Form>
  )
}
