import { Form } from 'react-router'
import {
  adminAnswersTemplates,
  adminAnswersWords as words,
  dropCauseNames,
  failCauses,
} from '../../words/admin/admin-answers.ts'
import { adminWords } from '../../words/admin/admin.ts'
import { personaWords } from '../../words/home/home.ts'
import { formatDate, formatNumber } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import { requireData } from '../api/result.ts'
import { pageMeta } from '../core/page-meta.ts'
import { useLanguage, useSay } from '../core/language.tsx'
import { Button } from '../ui/form/button.tsx'
import { Field, Select } from '../ui/form/field.tsx'
import { Column, Note } from '../ui/page.tsx'
import { DateTime } from '../ui/text/date-time.tsx'
import type { Route } from './+types/answers.ts'
import { BackToAdmin } from './form-parts.tsx'
import { requireOperator } from './require-operator.ts'

const spans = [1, 7, 30, 90]

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.title, description: adminWords.description, noindex: true })

export async function loader(args: Route.LoaderArgs) {
  await requireOperator(args)
  const wanted = Number(args.url.searchParams.get('days'))
  const days = spans.find((span) => span === wanted) ?? 7
  const answers = requireData(await apiFor(args.context)('admin/getAnswers', { days }))
  return { ...answers, days }
}
type Answers = Awaited<ReturnType<typeof loader>>

/** Answers that failed, and what all of them cost. */
export default function AdminAnswers({ loaderData: answers }: Route.ComponentProps) {
  const say = useSay()
  return (
    <Column className="py-8 sm:py-12">
      <BackToAdmin />
      <h1 className="text-h2">{say(words.title)}</h1>
      <p className="mt-2 text-soft">{say(words.lead)}</p>
      <SpanForm days={answers.days} />
      <Failures answers={answers} />
      <Dropped answers={answers} />
      <Costs costs={answers.costs} />
    </Column>
  )
}

function SpanForm({ days }: Pick<Answers, 'days'>) {
  const say = useSay()
  return (
    <Form className="mt-6 flex items-end gap-3">
      <Field label={say(words.days)} className="w-28">
        {(field) => (
          <Select
            {...field}
            key={days}
            name="days"
            defaultValue={days}
            options={spans.map((span) => ({ value: String(span), label: String(span) }))}
          />
        )}
      </Field>
      <Button type="submit" kind="quiet">
        {say(words.show)}
      </Button>
    </Form>
  )
}

/** The failures by day and cause, and the latest one by one. */
function Failures({ answers: { failed: failures, latest } }: { answers: Answers }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <>
      <h2 className="mt-10 mb-2 text-h3">{say(words.failed)}</h2>
      {failures.length === 0 && <p className="text-soft">{say(words.noFailed)}</p>}
      <ul>
        {failures.map(({ day, of, cause, count }) => (
          <li
            key={day + of + cause}
            className="flex items-baseline justify-between gap-4 border-t border-rule py-2.5"
          >
            <span>
              <AnswerSource of={of} />: {say(failCauses[cause])}
              <span className="block text-fine text-soft">{formatDate(day, language)}</span>
            </span>
            <span className="figures font-semibold">{formatNumber(count)}</span>
          </li>
        ))}
      </ul>
      {latest.length > 0 && (
        <details className="border-y border-rule">
          <summary className="flex min-h-12 items-center font-semibold">
            {say(words.latest)}
          </summary>
          <ul className="pb-4 text-fine">
            {latest.map(({ at, of, cause }, place) => (
              <li key={at + place} className="py-1">
                <DateTime at={at} withTime /> · <AnswerSource of={of} /> · {say(failCauses[cause])}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** What of a model's text was not shown, by cause. */
function Dropped({ answers: { dropped, model_texts: texts } }: { answers: Answers }) {
  const say = useSay()
  return (
    <>
      <h2 className="mt-10 mb-2 text-h3">{say(words.dropped)}</h2>
      <p className="text-soft">
        {dropped.length === 0 ? say(words.noDropped) : say(adminAnswersTemplates.modelTexts, texts)}
      </p>
      <ul>
        {dropped.map(({ kind, cause, sentences, texts: within }) => (
          <li
            key={kind + cause}
            className="flex items-baseline justify-between gap-4 border-t border-rule py-2.5"
          >
            <span>
              {dropCauseNames[cause] ? say(dropCauseNames[cause]) : cause}
              <span className="block text-fine text-soft">
                {kind === 'prediction' && `${say(words.prediction)}, `}
                {say(adminAnswersTemplates.droppedIn, within)}
              </span>
            </span>
            <span className="figures font-semibold">{formatNumber(sentences)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Costs({ costs }: Pick<Answers, 'costs'>) {
  const say = useSay()
  const estimatedCount = costs.reduce((sum, { estimated }) => sum + estimated, 0)
  return (
    <>
      <h2 className="mt-10 mb-2 text-h3">{say(words.costs)}</h2>
      {costs.length === 0 && <p className="text-soft">{say(words.noCosts)}</p>}
      <ul>
        {costs.map((row) => (
          <CostsOfDay key={row.day} row={row} />
        ))}
      </ul>
      {estimatedCount > 0 && (
        <Note className="mt-4">{say(adminAnswersTemplates.estimated, estimatedCount)}</Note>
      )}
    </>
  )
}

function AnswerSource({ of }: Pick<Answers['latest'][number], 'of'>) {
  const say = useSay()
  return say(of === 'prediction' ? words.prediction : personaWords[of].name)
}

function CostsOfDay({ row }: { row: Answers['costs'][number] }) {
  const say = useSay()
  const language = useLanguage()
  const seconds = (milliseconds: number | null) =>
    milliseconds === null
      ? '–'
      : say(adminAnswersTemplates.seconds, (milliseconds / 1000).toFixed(2))
  const figures = [
    [words.answers, formatNumber(row.answers)],
    [words.byModel, formatNumber(row.by_model)],
    [words.rupees, `₹${row.rupees.toFixed(row.rupees < 1 ? 4 : 2)}`],
    [words.tokensIn, formatNumber(row.tokens_in)],
    [words.tokensOut, formatNumber(row.tokens_out)],
    [words.firstHalf, seconds(row.first_sentence_median_ms)],
    [words.firstMost, seconds(row.first_sentence_p95_ms)],
    [words.whole, seconds(row.whole_p95_ms)],
  ] as const
  return (
    <li className="border-t border-rule py-3">
      <h3 className="font-text text-base font-semibold">{formatDate(row.day, language)}</h3>
      <dl className="mt-1 grid grid-cols-2 gap-x-6 gap-y-1 text-fine sm:grid-cols-4">
        {figures.map(([term, figure]) => (
          <div key={term.en} className="flex flex-col">
            <dt className="text-soft">{say(term)}</dt>
            <dd className="figures">{figure}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
