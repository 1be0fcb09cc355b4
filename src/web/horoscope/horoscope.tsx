import { Suspense } from 'react'
import { data, redirect } from 'react-router'
import type { HoroscopeCategory } from '../../contract/horoscope.ts'
import { dayNamesBefore, horoscopeWords as words } from '../../words/horoscope/horoscope.ts'
import { formatDate, type Language } from '../../words/say.ts'
import { zodiacIndex, zodiacSigns } from '../../words/horoscope/zodiac.ts'
import { apiFor } from '../api/client.ts'
import { requireData } from '../api/result.ts'
import { pageMeta } from '../core/page-meta.ts'
import { serverActionOr } from '../core/rejected.ts'
import { inLanguage, languageOf, useLanguage, useSay } from '../core/language.tsx'
import { usePageLink } from '../core/use-page-link.ts'
import { currentSession, useSession } from '../core/session.ts'
import { ButtonLink } from '../ui/form/button.tsx'
import { lazyOnVisible } from '../ui/lazy-on-visible.ts'
import { Page, Section } from '../ui/page.tsx'
import { LazyShareLinks } from '../ui/share/lazy-share-links.ts'
import { ZodiacRow } from '../ui/zodiac-row.tsx'
import type { Route } from './+types/horoscope.ts'
import { keepChoice } from '../ui/place/keep-choice.ts'
import { keptChoices, keptCity } from '../core/kept-choices.ts'
import type { CityHoursProps } from './city-hours.tsx'
import { hoursOf } from './hours.ts'
import { findMoonSign } from './moon-sign-action.ts'
import type { MoonSignFinderProps } from './moon-sign-finder.tsx'
import { yoursHash } from './own-sign.tsx'
import { ScoreDial } from './score-dial.tsx'
import { DateStrip, SignHeader } from './sign-header.tsx'
import { whens, type When } from './when.ts'
import { PartOfLife, ScoreBreakdown, Stars } from './part-of-life.tsx'

// Far down the page: their code comes when somebody gets there.
const CityHours = import.meta.env.SSR
  ? (await import('./city-hours.tsx')).default
  : lazyOnVisible<CityHoursProps>(() => import('./city-hours.tsx'), '#city-hours')

const MoonSignFinder = import.meta.env.SSR
  ? (await import('./moon-sign-finder.tsx')).default
  : lazyOnVisible<MoonSignFinderProps>(() => import('./moon-sign-finder.tsx'), '#finder')

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  const { title: name, value } = zodiacSigns[loaderData?.sign ?? 0]!
  const when = dayNamesBefore[loaderData?.when ?? 'Today']
  const day = loaderData?.day.gregorian ?? ''
  const date = loaderData?.day.date ?? ''
  const dateOf = (language: Language) =>
    date && formatDate(`${date}T12:00:00Z`, language, 'short', 'UTC')
  return pageMeta(args, {
    title: {
      en: words.title.en(name.en, when.en, dateOf('en')),
      hi: words.title.hi(name.hi, when.hi, dateOf('hi')),
    },
    description: {
      en: words.description.en(name.en, day),
      hi: words.description.hi(name.hi, day),
    },
    query: ['zodiac', 'when'],
    linkPicture: `horoscope/${value}${date && `/${date}`}`,
  })
}

/** One address for each sign and day: other spellings of it lead there. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const cookies = request.headers.get('Cookie')
  const { rashi: keptSign } = keptChoices(cookies)
  const signText = url.searchParams.get('zodiac') ?? zodiacSigns[keptSign ?? 0]!.value
  const whenText = url.searchParams.get('when') ?? 'Today'
  const sign = zodiacIndex(signText)
  if (sign < 0) throw data(null, { status: 404 })
  const when = whens.find((it) => it.toLowerCase() === whenText.trim().toLowerCase()) ?? 'Today'
  const { value } = zodiacSigns[sign]!
  if (signText !== value || whenText !== when || url.searchParams.size < 2)
    throw redirect(
      inLanguage(
        `/horoscope?zodiac=${value}&when=${when}${url.searchParams.has('zodiac') ? '' : yoursHash}`,
        languageOf(url.pathname),
      ),
    )
  const call = apiFor(context)
  const isSignedIn = (await currentSession(context)) !== null
  const [reply, city] = await Promise.all([
    call('horoscope/getHoroscope', { zodiac: value, when }).then(requireData),
    keptCity(call, cookies, isSignedIn),
  ])
  const hours = await hoursOf(call, reply.day.date, city)
  const parts: [string, HoroscopeCategory][] = Object.entries(reply.response.bot_response)
  return { sign, when, day: reply.day, stars: reply.stars, parts, keptSign, hours }
}

/** Finds a Moon sign, or remembers a city: whichever the form is for. */
export async function action(args: Route.ActionArgs) {
  const isCity = (await args.request.clone().formData()).get('intent') === 'city'
  return isCity ? keepChoice(args) : findMoonSign(args)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverActionOr(serverAction, null)
}

export default function Horoscope({ loaderData, actionData }: Route.ComponentProps) {
  const { sign, when, day, stars, parts, keptSign, hours } = loaderData
  const say = useSay()
  const whole = parts.find(([, part]) => part.key === 'general')!
  return (
    <>
      <DateStrip day={day} />
      <Page className="py-8 sm:py-12">
        <SignHeader {...{ sign, when, keptSign }} moon={day.moon} />
        <div className="mt-8 grid gap-x-12 gap-y-6 border-t border-rule pt-8 md:grid-cols-[16rem_minmax(0,1fr)]">
          <div className="flex justify-center">
            <ScoreDial score={whole[1].score} label={say(words.whole)} />
          </div>
          <div className="max-w-text">
            <p className="text-lead">{whole[1].split_response}</p>
            <ScoreBreakdown part={whole[1]} name={whole[0]} />
            <ShareDay sign={sign} when={when} date={day.date} />
          </div>
        </div>
        <div className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2">
          {parts
            .filter(([, part]) => part.key !== 'general')
            .map(([title, part]) => (
              <PartOfLife key={part.key} name={title} part={part} />
            ))}
          <Stars stars={stars} />
        </div>
      </Page>
      {hours && (
        <div id="city-hours">
          <Suspense>
            <CityHours
              hours={hours}
              problem={actionData && !('date' in actionData) ? actionData.problem : null}
            />
          </Suspense>
        </div>
      )}
      <Section>
        <Suspense>
          <MoonSignFinder reply={actionData && 'date' in actionData ? actionData : undefined} />
        </Suspense>
      </Section>
      <Own />
      <Section title={say(words.others)}>
        <ZodiacRow label={say(words.others)} when={when} current={sign} />
        <p className="mt-5 max-w-text text-fine text-soft">{say(words.kept)}</p>
      </Section>
    </>
  )
}

/** The sign's day passed on: everybody's page, with the picture of that date. */
function ShareDay({ sign, when, date }: { sign: number; when: When; date: string }) {
  const say = useSay()
  const language = useLanguage()
  const linkTo = usePageLink()
  const { title, value } = zodiacSigns[sign]!
  const heading = say(words.heading, say(title), say(dayNamesBefore[when]))
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      <Suspense fallback={null}>
        <LazyShareLinks
          text={`${heading}, ${formatDate(`${date}T12:00:00Z`, language, 'short', 'UTC')}:`}
          link={linkTo(`/horoscope?zodiac=${value}&when=${when}`)}
          picture={`/cards/${language}/horoscope/${value}/${date}.png`}
        />
      </Suspense>
    </div>
  )
}

/** From the page that twelve signs share to one's own. */
function Own() {
  const say = useSay()
  const session = useSession()
  return (
    <Section>
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
        <div>
          <p className="mb-3 max-w-text">{say(words.own)}</p>
          <ButtonLink
            to={
              session
                ? '/create-kundli?predictions=true&p_type=daily'
                : '/free-prediction?p_type=daily'
            }
          >
            {say(words.ownLink)}
          </ButtonLink>
        </div>
        <div>
          <p className="mb-3 max-w-text">{say(words.moonSign)}</p>
          <ButtonLink kind="quiet" to="/free-kundli">
            {say(words.findSign)}
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}
