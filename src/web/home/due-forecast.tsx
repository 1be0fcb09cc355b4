import { forecastQuestion, forecastWords as words } from '../../words/forecasts/forecasts.ts'
import { privateTopics } from '../../words/forecasts/topics.ts'
import type { ApiData } from '../api/result.ts'
import { LocalizedLink, useLanguage, useSay } from '../core/language.tsx'
import { JudgeForm } from '../ui/form/judge-form.tsx'

export type DueForecastData = NonNullable<ApiData<'forecasts/getDue'>['due']>

/** The one time to judge that has waited longest; of what is nobody else's business not even the matter. */
export function DueForecast({ due }: { due: DueForecastData }) {
  const say = useSay()
  const language = useLanguage()
  const { forecast_id, topic, whose, stage, from_day, until_day, is_blind, place, full_name } = due
  const asked = { topic, whose, stage, fromDay: from_day, untilDay: until_day, isBlind: is_blind }
  const isPrivate = privateTopics.has(topic)
  const privately = stage === 'over' ? words.privateDue : words.privateMiddle
  const question = isPrivate ? say(privately) : forecastQuestion(asked, language)
  return (
    <section aria-labelledby="due-forecast" className="mb-4 border-t-2 border-t-marigold pt-3">
      <p id="due-forecast" className="text-lead">
        {question}
      </p>
      {!isPrivate && (
        <>
          <p className="text-fine text-soft wrap-anywhere">{full_name}</p>
          <JudgeForm
            key={`${forecast_id}${place}`}
            forecastId={forecast_id}
            place={place}
            judgement={null}
            question={question}
          />
        </>
      )}
      <LocalizedLink
        to="/forecasts"
        prefetch="none"
        className="inline-flex min-h-11 items-center font-semibold text-action underline-offset-4 hover:underline"
      >
        {say(words.toMine)}&nbsp;<span aria-hidden="true">→</span>
      </LocalizedLink>
    </section>
  )
}
