import {
  adminMissesTemplates,
  adminMissesWords as words,
  missOutcomes,
} from '../../words/admin/admin-misses.ts'
import { dropCauseNames } from '../../words/admin/admin-answers.ts'
import { adminWords } from '../../words/admin/admin.ts'
import { formatNumber } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import { requireData } from '../api/result.ts'
import { pageMeta } from '../core/page-meta.ts'
import { useSay } from '../core/language.tsx'
import { Column } from '../ui/page.tsx'
import { DateTime } from '../ui/text/date-time.tsx'
import { detectLanguage } from '../ui/text/detect-language.ts'
import type { Route } from './+types/misses.ts'
import { BackToAdmin } from './form-parts.tsx'
import { requireOperator } from './require-operator.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.title, description: adminWords.description, noindex: true })

export async function loader(args: Route.LoaderArgs) {
  await requireOperator(args)
  const data = requireData(await apiFor(args.context)('admin/getMisses', {}))
  const { misses, chosen, texts, dropped } = data
  return { misses, chosen, texts, dropped }
}
type Misses = Awaited<ReturnType<typeof loader>>

const row = 'flex items-baseline justify-between gap-4 border-t border-rule py-2.5'

/** Answers that were not what was asked, by what their questions were read as. */
export default function AdminMisses({ loaderData }: Route.ComponentProps) {
  const { misses, chosen: chosenMeanings, texts, dropped } = loaderData
  const say = useSay()
  return (
    <Column className="py-8 sm:py-12">
      <BackToAdmin />
      <h1 className="text-h2">{say(words.title)}</h1>
      <p className="mt-2 text-soft">{say(words.lead)}</p>
      <h2 className="mt-10 mb-2 text-h3">{say(words.byFrame)}</h2>
      {misses.length === 0 && <p className="text-soft">{say(words.noMisses)}</p>}
      <ul>
        {misses.map((miss) => (
          <li key={miss.topic + miss.asks + miss.subject} className={row}>
            <FrameLine frame={miss} />
            <span className="figures font-semibold">{formatNumber(miss.count)}</span>
          </li>
        ))}
      </ul>
      <h2 className="mt-10 mb-2 text-h3">{say(words.chosen)}</h2>
      {chosenMeanings.length === 0 && <p className="text-soft">{say(words.noChosen)}</p>}
      <ul>
        {chosenMeanings.map(({ topic, meant, count }) => (
          <li key={`${topic} ${meant}`} className={row}>
            <span lang="en">
              {topic} → {meant}
            </span>
            <span className="figures font-semibold">{formatNumber(count)}</span>
          </li>
        ))}
      </ul>
      <Texts texts={texts} />
      <DroppedSamples samples={dropped} />
    </Column>
  )
}

/** The names are the reading's own, the same in both languages. */
function FrameLine({
  frame: { topic, asks, subject, confidence },
}: {
  frame: Pick<Misses['misses'][number], 'topic' | 'asks' | 'subject' | 'confidence'>
}) {
  const say = useSay()
  const percent = confidence === null ? null : Math.round(confidence * 100)
  return (
    <span>
      <span lang="en">
        {topic} · {asks} · {subject}
      </span>
      {percent !== null && (
        <span className="block text-fine text-soft">
          {say(adminMissesTemplates.confidence, percent)}
        </span>
      )}
    </span>
  )
}

/** What the check held back, from the answers of people who agreed that it may be read. */
function DroppedSamples({ samples }: { samples: Misses['dropped'] }) {
  const say = useSay()
  return (
    <>
      <h2 className="mt-10 mb-2 text-h3">{say(words.dropped)}</h2>
      {samples.length === 0 && <p className="text-soft">{say(words.noDropped)}</p>}
      <ul>
        {samples.map(({ at, cause, text }, place) => (
          <li key={at + place} className="border-t border-rule py-2.5">
            <p lang={detectLanguage(text)}>{text}</p>
            <p className="text-fine text-soft">
              <DateTime at={at} withTime /> ·{' '}
              {dropCauseNames[cause] ? say(dropCauseNames[cause]) : cause}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

function Texts({ texts }: Pick<Misses, 'texts'>) {
  const say = useSay()
  return (
    <>
      <h2 className="mt-10 mb-2 text-h3">{say(words.texts)}</h2>
      {texts.length === 0 && <p className="text-soft">{say(words.noMisses)}</p>}
      <ul>
        {texts.map((text, place) => (
          <li key={text.at + place} className="border-t border-rule py-3">
            <p lang={detectLanguage(text.question)} className="wrap-anywhere whitespace-pre-line">
              {text.question}
            </p>
            <p className="mt-1 text-fine">
              <FrameLine frame={text} />
            </p>
            <p className="text-fine text-soft">
              <DateTime at={text.at} withTime /> · {say(missOutcomes[text.outcome])}
              {text.meant && ` · ${say(adminMissesTemplates.meant, text.meant)}`}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
