import {
  answersTemplate,
  cameTrueTemplates,
  cameTrueWords as words,
  countingRules,
  differenceText,
  ruleFamilies,
  shareText,
} from '../../words/forecasts/came-true.ts'
import { forecastTopics, type ForecastTopic } from '../../words/forecasts/topics.ts'
import { formatDate, formatNumber, type LocalizedText } from '../../words/say.ts'
import type { ApiData } from '../api/result.ts'
import { useLanguage, useSay } from '../core/language.tsx'
import { DefinitionList, DefinitionRow } from '../ui/page.tsx'

export type ForecastCountsData = ApiData<'forecasts/getCounts'>
type Count = ForecastCountsData['topics'][number]

/** What came of all that was named, beside what came where nothing was. */
export default function CameTrue({ counts }: { counts: ForecastCountsData | null }) {
  const say = useSay()
  const language = useLanguage()
  const { whole, topics, families, counted_on: day } = counts ?? {}
  const topicName = (name: string) =>
    forecastTopics[name as ForecastTopic] ?? forecastTopics.general
  return (
    <section id="came-true" className="mt-14 scroll-mt-4 border-t-2 border-t-marigold pt-6">
      <h2 className="text-h3">{say(words.title)}</h2>
      <p className="mt-2 text-soft">{say(words.lead)}</p>
      {day && (
        <p className="mt-2 text-fine text-soft">
          {say(cameTrueTemplates.countedOn, formatDate(day, language))}
        </p>
      )}
      {!whole || whole.over === 0 ? (
        <p className="mt-4">{say(words.none)}</p>
      ) : (
        <>
          <CountItem name={words.whole} count={whole} />
          <h3 className="mt-8 text-h4">{say(words.byTopic)}</h3>
          {topics?.map((count) => (
            <CountItem key={count.name} name={topicName(count.name)} count={count} />
          ))}
          <h3 className="mt-8 text-h4">{say(words.byFamily)}</h3>
          {families?.map((count) => (
            <CountItem
              key={count.name}
              name={ruleFamilies[count.name] ?? { en: count.name, hi: count.name }}
              count={count}
            />
          ))}
        </>
      )}
      <h3 className="mt-8 mb-2 text-h4">{say(words.rulesTitle)}</h3>
      <ul className="grid gap-2">
        {countingRules.map((rule) => (
          <li key={rule.en} className="border-t border-rule pt-2">
            {say(rule)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function CountItem({ name, count }: { name: LocalizedText; count: Count }) {
  const say = useSay()
  const { over, answered, partly, named, compared } = count
  return (
    <div className="figures mt-4 border-t border-rule pt-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold first-letter:uppercase">{say(name)}</span>
        {!named && (
          <span className="text-soft">{say(answersTemplate, formatNumber(answered))}</span>
        )}
      </p>
      {named && (
        <DefinitionList>
          <DefinitionRow term={say(words.over)}>{formatNumber(over)}</DefinitionRow>
          <DefinitionRow term={say(words.answered)}>{formatNumber(answered)}</DefinitionRow>
          <DefinitionRow term={say(words.came)}>{shareText(named)}</DefinitionRow>
          <DefinitionRow term={say(words.partly)}>{formatNumber(partly)}</DefinitionRow>
          {compared && (
            <>
              <DefinitionRow term={say(words.named)}>{shareText(compared.named)}</DefinitionRow>
              <DefinitionRow term={say(words.unnamed)}>{shareText(compared.unnamed)}</DefinitionRow>
              <DefinitionRow term={say(words.difference)}>
                {differenceText(compared.difference)}
              </DefinitionRow>
            </>
          )}
        </DefinitionList>
      )}
      {named && !compared && <p className="mt-2 text-fine text-soft">{say(words.noComparison)}</p>}
    </div>
  )
}
