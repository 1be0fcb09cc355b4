import {
  freePredictionWords as words,
  predictionWords,
} from '../../words/predictions/predictions.ts'
import { horoscopeWords } from '../../words/horoscope/horoscope.ts'
import { apiFor } from '../api/client.ts'
import { requireData } from '../api/result.ts'
import { pageMeta } from '../core/page-meta.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { LogInButton } from '../app/shell/login-provider.tsx'
import { currentSession } from '../core/session.ts'
import { ButtonLink } from '../ui/form/button.tsx'
import { Page, Section } from '../ui/page.tsx'
import { ZodiacRow } from '../ui/zodiac-row.tsx'
import type { Route } from './+types/free-prediction.ts'
import { PredictionKindLinks, predictionKindFromQuery } from './prediction-kinds.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.title, description: words.description })

/** For everybody: what one's own prediction is, and the way to it; with a session, one's kundlis. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const type = predictionKindFromQuery(url.searchParams)
  if (!(await currentSession(context))) return { type, mine: null }
  const call = apiFor(context)
  const [list, countsResult] = await Promise.all([
    call('birthdetails/list', {}),
    call('predictions/getCounts', {}),
  ])
  const counts = requireData(countsResult)
  const births = list.ok ? list.data.births : []
  return {
    type,
    mine: {
      births: births.map(({ bid, full_name, dob }) => ({ bid, full_name, dob })),
      left: {
        daily: counts.daily_predictions,
        weekly: counts.weekly_predictions,
        monthly: counts.monthly_predictions,
        yearly: counts.yearly_predictions,
      },
    },
  }
}

export default function FreePrediction({ loaderData }: Route.ComponentProps) {
  const { type, mine: userData } = loaderData
  const say = useSay()
  const create = `/create-kundli?predictions=true&p_type=${type}`
  return (
    <>
      <Page className="py-8 sm:py-12">
        <header className="rule-scotch pb-3">
          <p className="text-fine text-soft">
            {say(predictionWords.by)} · {say(predictionWords.label)}
          </p>
          <h1 className="mt-1 text-h2">{say(words.heading)}</h1>
          <p className="mt-2 max-w-text text-lead text-soft">{say(words.lead)}</p>
          <LocalizedLink
            to="/today"
            className="inline-flex min-h-11 items-center font-semibold text-action underline-offset-4 hover:underline"
          >
            {say(words.dayForMe)}
          </LocalizedLink>
        </header>
        <div className="mt-5">
          <PredictionKindLinks
            current={type}
            to={(kind) => `/free-prediction?p_type=${kind}`}
            {...(userData && { under: (kind) => say(words.freeOf, userData.left[kind]) })}
          />
        </div>
        <p className="mt-6 max-w-text text-lead">{say(predictionWords.intro[type])}</p>
        {userData ? (
          <KundliChoice births={userData.births} type={type} create={create} />
        ) : (
          <div className="mt-6 max-w-column">
            <LogInButton kind="primary" wide next={create}>
              {say(words.start)}
            </LogInButton>
            <p className="mt-2 text-fine text-soft">{say(words.logInFirst)}</p>
          </div>
        )}
      </Page>
      <Section title={say(horoscopeWords.row)}>
        <ZodiacRow label={say(horoscopeWords.row)} />
      </Section>
    </>
  )
}

function KundliChoice({
  births,
  type,
  create,
}: {
  births: { bid: string; full_name: string; dob: string }[]
  type: string
  create: string
}) {
  const say = useSay()
  return (
    <div className="mt-8 max-w-column">
      {births.length > 0 && (
        <>
          <h2 className="mb-2 text-h3">{say(words.chooseKundli)}</h2>
          <ul className="mb-6 border-t border-rule">
            {births.map(({ bid, full_name, dob }) => (
              <li key={bid} className="border-b border-rule">
                <LocalizedLink
                  to={`/daily-prediction?bid=${bid}&p_type=${type}`}
                  prefetch="none"
                  className="flex min-h-12 items-baseline justify-between gap-4 py-3 hover:bg-wash"
                >
                  <span className="display min-w-0 text-h4 wrap-anywhere">{full_name}</span>
                  <span className="figures text-fine text-soft">{dob}</span>
                </LocalizedLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <ButtonLink wide kind={births.length ? 'quiet' : 'primary'} to={create}>
        {say(births.length ? words.newKundli : words.start)}
      </ButtonLink>
    </div>
  )
}
