import { grahaName, rashiName } from '@drishti/jyotish'
import type { AnyKundli } from '@drishti/jyotish'
import { summaryLines, topicNames } from '../../../words/reading/summary.ts'
import { judgedTopic } from '../composer/composer.ts'
import type { Task } from '../composer/composer.ts'
import { taskOf } from '../reading-task.ts'
import type { Exchange, ReadingLanguage, Persona, PersonProfile } from '../types/reading-types.ts'
import type { LifeTopic } from '../understand/topics.ts'
import { dateText } from '../verdicts/date-text.ts'
import { chartFactsOf } from '../verdicts/chart-facts.ts'
import type { ChartFacts } from '../verdicts/chart-facts.ts'
import { judgeMatter } from '../verdicts/verdicts.ts'
import type { Judgement } from '../verdicts/verdicts.ts'

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

/** What each answered question was understood as, in the order asked, each after those before it. */
function answeredTasks(request: SummaryRequest): Task[] {
  return request.history.flatMap(({ question, outcome, labels = null }, index) =>
    (outcome ?? 'answer') === 'answer'
      ? taskOf({ ...request, question, labels, history: request.history.slice(0, index) })
      : [],
  )
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

/** A chat as it is summed up, with what its lines rest on. */
export interface ChatSummary {
  /** What was asked, what the chart said of the last of it, a date to carry along. */
  lines: [string, string, string]
  sheet: ChartFacts
  judgement: Judgement
}

/** Sums up a chat from what its questions were understood as. */
export function summaryOfChat(request: SummaryRequest): ChatSummary {
  const { language, chart, at } = request
  const tasks = answeredTasks(request)
  const topics = [...new Set(tasks.map(({ understood }) => judgedTopic(understood)))]
  const last = tasks.at(-1)
  const topic = last ? judgedTopic(last.understood) : 'general'
  const time = last?.understood.time
  const sheet = chartFactsOf(chart, at)
  // What the answer was judged by, so that the summary names no other dates than it did.
  const judgement = judgeMatter(
    sheet,
    { topic, aspect: last?.understood.aspect ?? null, owner: last?.owner ?? 1 },
    time?.kind === 'span' ? time : undefined,
  )
  const names = topics.map((one) => topicNameOf(one, language))
  const askedLine =
    topics.length === 0
      ? summaryLines.asked.none[language]
      : summaryLines.asked.one[language].replace('{topics}', joinNames(names, language))
  const verdictLine = summaryLines.said[judgement.direction][language].replace(
    '{topic}',
    topicNameOf(topic, language),
  )
  return {
    lines: [askedLine, verdictLine, toRemember(sheet, judgement, language)],
    sheet,
    judgement,
  }
}

/** Exactly three lines: what was asked, what the chart said of the last of it, a date to carry along. */
export function summarizeChat(request: SummaryRequest): [string, string, string] {
  return summaryOfChat(request).lines
}
