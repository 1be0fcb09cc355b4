import { redirect } from 'react-router'
import { dayMs } from '../../contract/core/constants.ts'
import { isId } from '../../contract/core/plain-text.ts'
import type { PredictionKind } from '../../contract/predictions.ts'
import {
  predictionTemplates,
  predictionTitles,
  predictionWords as words,
} from '../../words/predictions/predictions.ts'
import { formatDate as dateSaid } from '../../words/say.ts'
import { apiFor, type CallApi } from '../api/client.ts'
import { requireData } from '../api/result.ts'
import { pageMeta } from '../core/page-meta.ts'
import { LocalizedLink, inLanguage, languageOf, useLanguage, useSay } from '../core/language.tsx'
import { ButtonLink } from '../ui/form/button.tsx'
import { Page } from '../ui/page.tsx'
import type { Route } from './+types/daily-prediction.ts'
import { PredictionKindLinks, predictionKindFromQuery } from './prediction-kinds.tsx'
import { PredictionPanel } from './prediction-panel.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: predictionTitles[args.loaderData?.type ?? 'daily'],
    description: words.description,
    noindex: true,
  })

/**
 * The prediction of one kundli and kind. Without a kundli the way leads to the page where it is chosen.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { searchParams } = url
  const language = languageOf(url.pathname)
  const call = apiFor(context)
  const type = predictionKindFromQuery(searchParams)
  const bid = searchParams.get('bid') ?? ''
  const savedPrediction = isId(bid)
    ? await keptOf(call, bid, type, language === 'hi' ? 'Hindi' : 'English')
    : null
  if (!savedPrediction)
    throw redirect(inLanguage(`/create-kundli?predictions=true&p_type=${type}`, language))
  const counts = requireData(await call('predictions/getCounts', {}))
  return { bid, type, counts, ...savedPrediction }
}

/** null for a kundli that is gone, or never was theirs. */
async function keptOf(
  call: CallApi,
  bid: string,
  type: PredictionKind,
  language: 'English' | 'Hindi',
) {
  const result = await call('predictions/getKept', { bid, type, language })
  if (!result.ok && [200, 404, 422].includes(result.status)) return null
  return requireData(result)
}

export default function DailyPrediction({ loaderData }: Route.ComponentProps) {
  const { bid, type, counts, name, prediction, is_paid } = loaderData
  const say = useSay()
  const language = useLanguage()
  const left = {
    daily: counts.daily_predictions,
    weekly: counts.weekly_predictions,
    monthly: counts.monthly_predictions,
    yearly: counts.yearly_predictions,
  }
  const next = {
    ...counts.next[type],
    left: left[type],
    planLeft: counts.plan_questions,
    balance: counts.balance,
  }
  return (
    <Page className="py-8 sm:py-12">
      <header className="rule-scotch pb-3">
        <p className="text-fine text-soft">
          {say(words.by)} · {say(words.label)}
        </p>
        <h1 className="mt-1 text-h2">{say(predictionTitles[type])}</h1>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-4">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          {prediction && (
            <span className="figures text-soft">{spanSaid(prediction, say, language)}</span>
          )}
          <LocalizedLink
            to={`/create-kundli?predictions=true&p_type=${type}`}
            className="inline-flex min-h-11 items-center text-fine text-action underline-offset-4 hover:underline"
          >
            {say(words.otherKundli)}
          </LocalizedLink>
        </p>
      </header>
      <div className="mt-5">
        <PredictionKindLinks
          current={type}
          to={(kind) => `/daily-prediction?bid=${bid}&p_type=${kind}`}
          under={(kind) => say(predictionTemplates.left, left[kind])}
        />
      </div>
      <PredictionPanel
        key={`${bid} ${type} ${language}`}
        bid={bid}
        type={type}
        savedPrediction={prediction}
        next={is_paid ? null : next}
      >
        <p className="mt-4">
          <ButtonLink kind="quiet" to={`/chats?type=Oracle&bid=${bid}`}>
            {say(words.ask)}
          </ButtonLink>
        </p>
      </PredictionPanel>
    </Page>
  )
}

/** "21 Nov 2026 to 27 Nov 2026": both days belong to it. */
function spanSaid(
  { from_day, until_day }: { from_day: string; until_day: string },
  say: ReturnType<typeof useSay>,
  language: 'en' | 'hi',
): string {
  const last = new Date(Date.parse(until_day) - dayMs)
  const [from, to] = [
    dateSaid(`${from_day}T12:00:00Z`, language, 'short', 'UTC'),
    dateSaid(last, language, 'short', 'UTC'),
  ]
  return say(predictionTemplates.span, from, to)
}
