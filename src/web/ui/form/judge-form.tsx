import { useFetcher } from 'react-router'
import { judgementNames } from '../../../words/forecasts/forecasts.ts'
import { inLanguage, useLanguage, useSay } from '../../core/language.tsx'
import { FetcherForm } from './fetcher-form.tsx'

type Judgement = keyof typeof judgementNames

const choice =
  'min-h-11 rounded-md border border-edge px-3.5 py-2 font-semibold hover:bg-wash active:bg-wash aria-pressed:border-action aria-pressed:bg-wash aria-pressed:text-action'

/** The five answers, side by side and alike; one tap keeps it, before the script has come too. */
export function JudgeForm({
  forecastId,
  place,
  judgement,
  question,
}: {
  forecastId: string
  place: 1 | 2
  judgement: Judgement | null
  /** Says to those who listen what is answered. */
  question: string
}) {
  const say = useSay()
  const language = useLanguage()
  const fetcher = useFetcher<{ message: string } | null>()
  const sent = fetcher.formData?.get('judgement')
  const chosen = typeof sent === 'string' ? sent : judgement
  return (
    <FetcherForm fetcher={fetcher} action={inLanguage('/forecasts', language)}>
      <input type="hidden" name="act" value="judge" />
      <input type="hidden" name="forecast_id" value={forecastId} />
      <input type="hidden" name="place" value={place} />
      <fieldset aria-label={question} className="mt-2 flex flex-wrap gap-2">
        {Object.entries(judgementNames).map(([value, name]) => (
          <button
            key={value}
            type="submit"
            name="judgement"
            value={value}
            aria-pressed={chosen === value}
            className={choice}
          >
            {say(name)}
          </button>
        ))}
      </fieldset>
      {fetcher.data?.message && (
        <p role="alert" className="mt-2 text-sindoor">
          {fetcher.data.message}
        </p>
      )}
    </FetcherForm>
  )
}
