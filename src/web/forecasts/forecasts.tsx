import { Form } from 'react-router'
import { loginWords } from '../../words/accounts/accounts.ts'
import {
  forecastQuestion,
  forecastTemplates,
  forecastWords as words,
  type ForecastQuestion,
} from '../../words/forecasts/forecasts.ts'
import { formatDate, say as sayIn, type LocalizedText } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import { requireData, type ApiData } from '../api/result.ts'
import { formInBrowser, formOnServer, type PostedForm } from '../core/form-action.ts'
import { rejected } from '../core/rejected.ts'
import { pageMeta } from '../core/page-meta.ts'
import { LocalizedLink, useLanguage, useSay } from '../core/language.tsx'
import { formTextReader } from '../ui/form/form-text.ts'
import { Button } from '../ui/form/button.tsx'
import { DeleteAll } from '../ui/overlay/delete-all.tsx'
import { Column, Note } from '../ui/page.tsx'
import type { Route } from './+types/forecasts.ts'
import { JudgeForm } from '../ui/form/judge-form.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.title, description: words.description, noindex: true })

export async function loader({ context }: Route.LoaderArgs) {
  const { forecasts } = requireData(await apiFor(context)('forecasts/list', {}))
  return { forecasts }
}

export async function action(args: Route.ActionArgs) {
  return changeForecasts(await formOnServer(args))
}

export async function clientAction(args: Route.ClientActionArgs) {
  return changeForecasts(await formInBrowser(args))
}

type Judgement = NonNullable<Stretch['judgement']>

/** Says what came, deletes one or all. What is gone already is what was wanted. */
async function changeForecasts({ call, form, language }: PostedForm) {
  const text = formTextReader(form)
  const forecast_id = text('forecast_id')
  const act = text('act')
  const result =
    act === 'judge'
      ? await call('forecasts/judge', {
          forecast_id,
          place: text('place') === '2' ? 2 : 1,
          judgement: text('judgement') as Judgement,
        })
      : await call('forecasts/delete', act === 'delete-all' ? {} : { forecast_id })
  if (result.ok || (result.status === 404 && act !== 'judge')) return null
  return rejected({ message: result.message || sayIn(loginWords.broken, language) }, result.status)
}

type Forecast = ApiData<'forecasts/list'>['forecasts'][number]
type Stretch = Forecast['stretches'][number]

const isDue = ({ stretches }: Forecast) => stretches.some(({ is_due }) => is_due)
/** Of two times side by side it is not told which was named, until both are judged. */
const isBlindPair = ({ stretches }: Forecast) =>
  stretches.length === 2 && stretches.some(({ is_named }) => is_named === null)
const isLater = ({ stretches }: Forecast) =>
  stretches.some(({ stage, judgement }) => stage !== 'over' && !judgement)

/** All that was named to somebody, what is to be judged now first. */
export default function Forecasts({ loaderData, actionData: refusal }: Route.ComponentProps) {
  const { forecasts } = loaderData
  const say = useSay()
  const due = forecasts.filter(isDue)
  const later = forecasts.filter((one) => !isDue(one) && isLater(one))
  const before = forecasts.filter((one) => !isDue(one) && !isLater(one))
  return (
    <Column className="py-10 sm:py-14">
      <h1 className="text-h2">{say(words.title)}</h1>
      <p className="mt-3 text-soft">{say(words.lead)}</p>
      <LocalizedLink
        to="/accuracy#came-true"
        className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
      >
        {say(words.toPublic)}
      </LocalizedLink>
      {refusal && (
        <Note className="mt-4">
          <span role="alert">{refusal.message}</span>
        </Note>
      )}
      {forecasts.length === 0 && (
        <div className="mt-8">
          <p className="text-lead">{say(words.empty)}</p>
          <p className="mt-2 text-soft">{say(words.emptyHint)}</p>
        </div>
      )}
      <Group title={words.due} forecasts={due} />
      <Group title={words.later} forecasts={later} />
      <Group title={words.before} forecasts={before} />
      {forecasts.length > 1 && (
        <div className="mt-8">
          <DeleteAll sure={say(words.deleteAllSure)} label={say(words.deleteAll)} />
        </div>
      )}
    </Column>
  )
}

function Group({ title, forecasts }: { title: LocalizedText; forecasts: readonly Forecast[] }) {
  const say = useSay()
  if (forecasts.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="text-h4">{say(title)}</h2>
      {forecasts.some(isBlindPair) && <p className="mt-2 text-fine text-soft">{say(words.two)}</p>}
      <ul className="mt-2">
        {forecasts.map((forecast) => (
          <li key={forecast.forecast_id} className="border-b border-rule py-4 first:border-t">
            <ForecastItem forecast={forecast} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ForecastItem({ forecast }: { forecast: Forecast }) {
  const say = useSay()
  const language = useLanguage()
  const { forecast_id, full_name, told_at, stretches } = forecast
  const isPair = stretches.length === 2
  return (
    <>
      {stretches.map((stretch) => (
        <StretchItem key={stretch.place} forecast={forecast} stretch={stretch} isPair={isPair} />
      ))}
      <Form
        method="post"
        preventScrollReset
        className="flex items-center justify-between gap-x-5 text-fine text-soft"
      >
        <input type="hidden" name="act" value="delete" />
        <input type="hidden" name="forecast_id" value={forecast_id} />
        <span className="wrap-anywhere">
          {say(forecastTemplates.toldOn, full_name, formatDate(told_at, language))}
        </span>
        <Button kind="plain" type="submit" className="shrink-0 text-sindoor">
          {say(words.delete)}
        </Button>
      </Form>
    </>
  )
}

function StretchItem({
  forecast: { forecast_id, topic, whose },
  stretch,
  isPair,
}: {
  forecast: Forecast
  stretch: Stretch
  isPair: boolean
}) {
  const say = useSay()
  const language = useLanguage()
  const { from_day, until_day, stage, place, judgement, is_named } = stretch
  const asked: ForecastQuestion = {
    ...{ topic, whose, stage, fromDay: from_day, untilDay: until_day },
    isBlind: isPair,
  }
  const question = forecastQuestion(asked, language)
  return (
    <div className="mb-3">
      <p className="text-lead">{question}</p>
      {isPair && is_named !== null && (
        <p className="text-fine text-soft">{say(is_named ? words.wasNamed : words.wasNotNamed)}</p>
      )}
      {stage === 'ahead' ? (
        <p className="text-fine text-soft">{say(words.ahead)}</p>
      ) : (
        <JudgeForm
          forecastId={forecast_id}
          place={place}
          judgement={judgement}
          question={question}
        />
      )}
    </div>
  )
}
