import { createHash } from 'node:crypto'
import { forecastPeople, forecastTopics } from '../../words/forecasts/topics.ts'
import { istDay } from '../core/time/india-time.ts'
import type { AnswerBuilder } from './answer-builder.ts'
import type { Task } from './composer/composer.ts'
import { judgedTopic } from './composer/composer.ts'
import { isLifeMatter, matterOfField } from './matters/matters.ts'
import type { FrameSubject } from './types/frame.ts'
import type { NamedForecast, PersonProfile } from './types/reading-types.ts'
import { dashaRules } from './verdicts/dasha.rules.ts'
import { aspectFields, lifeFields } from './verdicts/fields.ts'
import type { ChartFacts } from './verdicts/chart-facts.ts'
import type { NamedStretch } from './verdicts/named-stretch.ts'
import { transitRules } from './verdicts/transit.rules.ts'
import { keyOfMatter } from './verdicts/verdicts.ts'
import { horizonYears } from './verdicts/windows.ts'
import { windowRules } from './verdicts/window.rules.ts'

/** Names the book of rules as it stands: another row, mark or field is another version. */
export const bookVersion = createHash('sha256')
  .update(
    JSON.stringify([windowRules, dashaRules, transitRules, lifeFields, aspectFields, horizonYears]),
  )
  .digest('hex')
  .slice(0, 12)

/** What a stretch is for, and in whose life. */
interface Matter {
  topic: string
  whose: string
}

/** Topics that are no event that could come are told of as a good stretch of life. */
const topicOf = (name: string): string => (Object.hasOwn(forecastTopics, name) ? name : 'general')

const relatives: ReadonlySet<FrameSubject> = new Set<FrameSubject>(['household', 'couple'])

function whoseOf(subject: FrameSubject): string {
  if (relatives.has(subject)) return 'relative'
  return Object.hasOwn(forecastPeople, subject) ? subject : 'other'
}

/** What an answer's own question is about. */
function matterOfTask({ frame, understood, owner, person }: Task): Matter & { key: string } {
  const topic = judgedTopic(understood)
  const isOwnMarriage = frame.topic === 'marriage' && person.maritalStatus === 'married'
  return {
    key: keyOfMatter({ topic, aspect: understood.aspect, owner }),
    topic: topicOf(
      isOwnMarriage && owner === 1
        ? 'married-life'
        : isLifeMatter(frame.topic)
          ? frame.topic
          : topic,
    ),
    whose: owner === 1 ? 'self' : whoseOf(frame.subject),
  }
}

/** What a judgement of another matter than the question's own is about, by its key. */
function matterOfKey(key: string): Matter {
  const [, topic = 'general', aspect = 'all', owner = '1'] = key.split('.')
  const matter = matterOfField(topic, aspect === 'all' ? null : aspect)
  return { topic: topicOf(matter ?? topic), whose: owner === '1' ? 'self' : 'other' }
}

/**
 * The stretches that an answer has named, each once: those whose dates a sentence on the page tells. Of a
 * public figure's chart none is kept: nobody could say what came.
 */
export function forecastsOfAnswer(
  task: Task,
  sheet: ChartFacts | null,
  page: AnswerBuilder,
): NamedForecast[] {
  const own = matterOfTask(task)
  return namedForecasts(task.person, sheet, (stretch) => {
    const isOwn = stretch.matter === own.key
    const ids = isOwn ? stretch.factIds : stretch.factIds.slice(0, 1)
    const isTold = page.tellsDay(stretch.toUtc) && ids.some((id) => page.rests([id]))
    return isTold ? (isOwn ? own : matterOfKey(stretch.matter)) : null
  })
}

/** The same of a prediction, whose matters are the fields of life and single days. */
export function forecastsOfPrediction(
  person: PersonProfile,
  sheet: ChartFacts,
  page: AnswerBuilder,
): NamedForecast[] {
  return namedForecasts(person, sheet, ({ toUtc, lastDayText, factIds, matter }) => {
    const isTold = lastDayText ? page.says(lastDayText) : page.tellsDay(toUtc)
    const isGrounded = factIds.slice(0, 1).every((id) => page.rests([id]))
    return isTold && isGrounded ? { topic: topicOf(matter), whose: 'self' } : null
  })
}

function namedForecasts(
  person: PersonProfile,
  sheet: ChartFacts | null,
  matterOf: (stretch: NamedStretch) => Matter | null,
): NamedForecast[] {
  if (!sheet || person.isPublicFigure) return []
  const forecasts = new Map<string, NamedForecast>()
  for (const stretch of sheet.stretches) {
    const matter = matterOf(stretch)
    if (!matter) continue
    const { topic, whose } = matter
    const { rule, direction, fromUtc, toUtc } = stretch
    const key = [topic, whose, rule, toUtc].join('|')
    if (forecasts.has(key)) continue
    forecasts.set(key, {
      ...{ topic, whose, direction, rule },
      ruleVersion: bookVersion,
      fromDay: istDay(new Date(fromUtc)),
      untilDay: istDay(new Date(toUtc)),
      // A day that a named stretch touches is left out of what was not named.
      unnamed: stretch
        .unnamed()
        .map(({ from, to }) => [istDay(new Date(from), 1), istDay(new Date(to), -1)] as const)
        .filter(([first, last]) => first <= last),
    })
  }
  return [...forecasts.values()]
}
