import { grahaName, rashiName } from '@drishti/jyotish'
import type { AnyKundli } from '@drishti/jyotish'
import { summaryLines, topicNames } from '../../words/reading/summary.ts'
import { judgedTopic } from './composer/composer.ts'
import type { Exchange, ReadingLanguage, Persona, PersonProfile } from './types/reading-types.ts'
import type { LifeTopic } from './understand/topics.ts'
import { understandQuestion } from './understand/understand.ts'
import type { Understanding } from './understand/understand.ts'
import { dateText } from './verdicts/date-text.ts'
import { chartFactsOf } from './verdicts/chart-facts.ts'
import type { ChartFacts } from './verdicts/chart-facts.ts'
import { judgeTopic } from './verdicts/verdicts.ts'
import type { Judgement } from './verdicts/verdicts.ts'

/** What the follow-up screen sums up. */
export interface SummaryRequest {
  language: ReadingLanguage
  persona: Persona
  chart: AnyKundli
  person: PersonProfile
  at: Date
  /** The whole chat, oldest first. */
  history: readonly Exchange[]
}

/** What each answered question was about, in the order asked. */
function understoodAll(request: SummaryRequest): Understanding[] {
  const understandings: Understanding[] = []
  for (const { question, outcome } of request.history) {
    if (outcome !== undefined && outcome !== 'answer') continue
    understandings.push(understandQuestion(question, request.at, understandings.at(-1)))
  }
  return understandings
}

function topicNameOf(topic: LifeTopic, language: ReadingLanguage): string {
  return topicNames[topic]?.[language] ?? ''
}

function joinNames(names: readonly string[], language: ReadingLanguage): string {
  const and = language === 'en' ? ' and ' : ' और '
  return names.length < 2
    ? (names[0] ?? '')
    : `${names.slice(0, -1).join(', ')}${and}${names.at(-1)}`
}

/** A date worth keeping: the window of the last topic, else the end of the running period, else Jupiter's. */
function toRemember(sheet: ChartFacts, judgement: Judgement, language: ReadingLanguage): string {
  const [window] = judgement.windows
  if (window) {
    return summaryLines.window[language]
      .replace('{from}', dateText(window.fromUtc)[language])
      .replace('{to}', dateText(window.toUtc)[language])
  }
  if (sheet.dasha) {
    const { lord, endUtc } = sheet.dasha.antar
    return summaryLines.period[language]
      .replace('{antar}', grahaName(lord, language))
      .replace('{until}', dateText(endUtc)[language])
  }
  const { rashi, toUtc } = sheet.transits.jupiter
  return summaryLines.sky[language]
    .replace('{sign}', rashiName(rashi, language))
    .replace('{until}', dateText(toUtc ?? sheet.at.toISOString())[language])
}

/** Exactly three lines: what was asked, what the chart said of the last of it, a date to carry along. */
export function summarizeChat(request: SummaryRequest): [string, string, string] {
  const { language, chart, person, at } = request
  const understood = understoodAll(request)
  const topics = [...new Set(understood.map(judgedTopic))]
  const last = understood.at(-1)
  const topic = last ? judgedTopic(last) : 'general'
  const sheet = chartFactsOf(chart, at)
  const judgement = judgeTopic(sheet, topic, person, { aspect: last?.aspect ?? null })
  const askedLine =
    topics.length === 0
      ? summaryLines.asked.none[language]
      : summaryLines.asked.one[language].replace(
          '{topics}',
          joinNames(
            topics.map((one) => topicNameOf(one, language)),
            language,
          ),
        )
  const verdictLine = summaryLines.said[judgement.direction][language].replace(
    '{topic}',
    topicNameOf(topic, language),
  )
  return [askedLine, verdictLine, toRemember(sheet, judgement, language)]
}
