import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import type { TodayData } from '../../contract/today.ts'
import { todayPageTemplates, todayWords as words } from '../../words/today/today.ts'
import { apiFor } from '../api/client.ts'
import { requireData } from '../api/result.ts'
import { pageMeta } from '../core/page-meta.ts'
import { serverActionOr } from '../core/rejected.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { currentSession } from '../core/session.ts'
import { lastKundli } from '../core/own-kundli.ts'
import { ButtonLink } from '../ui/form/button.tsx'
import { Disclosure } from '../ui/text/disclosure.tsx'
import { FactBehind } from '../ui/text/fact-behind.tsx'
import { Page } from '../ui/page.tsx'
import type { Route } from './+types/today.ts'
import { DayHours } from '../ui/text/day-hours.tsx'
import { CityForm } from '../ui/place/city-form.tsx'
import { keepChoice } from '../ui/place/keep-choice.ts'
import { keptChoices, keptCity, placeInput } from '../core/kept-choices.ts'
import { SignForm } from './sign-form.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.title, description: words.description })

const daysOn = { yesterday: -1, today: 0, tomorrow: 1 } as const
type DayName = keyof typeof daysOn
const dayNames = Object.keys(daysOn) as DayName[]

/** The day of one’s own kundli; of the sign that this device remembers where there is none; else it asks. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const call = apiFor(context)
  const day = dayNames.find((name) => name === url.searchParams.get('day')) ?? 'today'
  const cookies = request.headers.get('Cookie')
  const isSignedIn = (await currentSession(context)) !== null
  const [kundli, city] = await Promise.all([
    isSignedIn ? lastKundli(call) : null,
    keptCity(call, cookies, isSignedIn),
  ])
  const { rashi } = keptChoices(cookies)
  const where = placeInput(city)
  const ask = async (of: { bid: string } | { rashi: number }) =>
    requireData(await call('today/getDay', { ...of, day: daysOn[day], ...where })).day
  const ofKundli = kundli && (await ask({ bid: kundli.bid }))
  const ofSign = !ofKundli && rashi !== null ? await ask({ rashi }) : null
  return { day, kundli, hasOpenMoon: kundli !== null && !ofKundli, today: ofKundli ?? ofSign }
}

export const action = keepChoice

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverActionOr(serverAction, { problem: null })
}

export default function Today({ loaderData, actionData }: Route.ComponentProps) {
  const { day, kundli, hasOpenMoon, today } = loaderData
  const say = useSay()
  const problem = actionData?.problem ?? null
  if (!today) return <WithoutSign hasOpenMoon={hasOpenMoon} />
  return (
    <Page className="py-8 sm:py-12">
      <h1 className="text-h2">{say(words.title)}</h1>
      <p className="mt-1 text-soft">
        {say(todayPageTemplates.for, kundli?.name ?? today.sign)} · {today.heading}
      </p>
      <Days current={day} />
      <div className="mt-6 grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <div>
          <Tone label={say(words[day])} sentences={today.tone} />
          <Measures measures={today.measures} />
          <Part title={say(words.deed)}>
            <p className="py-2 text-lead">{today.deed}</p>
          </Part>
        </div>
        <div>
          <Hours today={today} problem={problem} />
          <Part title={say(words.ahead)}>
            {today.ahead.map(({ text, fact }) => (
              <Disclosure key={fact.id} title={text}>
                <FactBehind fact={fact} />
              </Disclosure>
            ))}
          </Part>
        </div>
      </div>
      {kundli && !hasOpenMoon ? (
        <ButtonLink
          kind="quiet"
          className="mt-8"
          to={`/chats?type=Oracle&bid=${kundli.bid}`}
          prefetch="none"
        >
          {say(words.ask)}
        </ButtonLink>
      ) : (
        <>
          <details className="mt-8">
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-action underline underline-offset-4">
              {say(words.changeSign)}
            </summary>
            <SignForm rashi={today.rashi} />
          </details>
          <OwnKundli />
        </>
      )}
    </Page>
  )
}

/** Whose day it should be is not known: a sign is chosen, or a kundli made. */
function WithoutSign({ hasOpenMoon }: { hasOpenMoon: boolean }) {
  const say = useSay()
  return (
    <Page className="py-8 sm:py-12">
      <h1 className="text-h2">{say(words.title)}</h1>
      <p className="mt-2 max-w-text text-soft">{say(words.description)}</p>
      {hasOpenMoon && <p className="mt-4 max-w-text">{say(words.openMoon)}</p>}
      <SignForm rashi={null} />
      <OwnKundli />
    </Page>
  )
}

/** What the day is like, in a sentence and the one behind it. */
function Tone({ label, sentences }: { label: string; sentences: TodayData['tone'] }) {
  return (
    <section aria-label={label} className="border-t-2 border-marigold pt-4">
      <p className="display text-h3 leading-snug">{sentences[0]}</p>
      <p className="mt-2 text-lead">{sentences[1]}</p>
    </section>
  )
}

function Measures({ measures }: Pick<TodayData, 'measures'>) {
  const say = useSay()
  return (
    <Part title={say(words.measures)}>
      {measures.map(({ key, term, value, fact }) => (
        <Disclosure key={key} title={<Pair term={term} value={value} />}>
          <FactBehind fact={fact} />
        </Disclosure>
      ))}
    </Part>
  )
}

/** Yesterday, today, tomorrow. */
function Days({ current }: { current: DayName }) {
  const say = useSay()
  const isLoading = useNavigation().state === 'loading'
  return (
    <nav
      aria-label={say(words.days)}
      aria-busy={isLoading}
      className="mt-4 grid max-w-column grid-cols-3 border border-edge"
    >
      {dayNames.map((name) => (
        <LocalizedLink
          key={name}
          to={name === 'today' ? '/today' : `/today?day=${name}`}
          preventScrollReset
          aria-current={name === current ? 'page' : undefined}
          className="grid min-h-11 place-items-center px-2 text-center aria-[current=page]:bg-wash aria-[current=page]:font-semibold [&+&]:border-l [&+&]:border-edge"
        >
          {say(words[name])}
        </LocalizedLink>
      ))}
    </nav>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6 first:mt-0">
      <h2 className="border-b border-ink pb-1 text-h4">{title}</h2>
      {children}
    </section>
  )
}

function Pair({ term, value }: { term: string; value: string }) {
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="text-soft">{term}</span>
      <span className="font-semibold">{value}</span>
    </span>
  )
}

/** Rahu Kaal and the good hours by the clock of the city, and where to change that. */
function Hours({ today, problem }: { today: TodayData; problem: string | null }) {
  const say = useSay()
  const { rahuKaal, goodHours, city } = today
  return (
    <Part title={`${say(words.hours)}: ${city.name}`}>
      <DayHours rahuKaal={rahuKaal} goodHours={goodHours} />
      <CityForm key={city.name} city={city} problem={problem} isOpen />
    </Part>
  )
}

/** The way from a sign to one's own kundli. */
function OwnKundli() {
  const say = useSay()
  return (
    <p className="mt-8 max-w-text text-soft">
      {say(words.own)}{' '}
      <LocalizedLink
        to="/free-kundli"
        className="font-semibold text-action underline underline-offset-4"
      >
        {say(words.makeKundli)}
      </LocalizedLink>
    </p>
  )
}
