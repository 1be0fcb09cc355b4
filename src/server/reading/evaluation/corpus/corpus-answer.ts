/** Answers as a model might write them, each sentence marked true or false of its chart. */
import { dayKundli, kundli } from '@drishti/jyotish'
import { dayMs } from '../../../../contract/core/constants.ts'
import type { VerdictWindow } from '../../claims/claim-check.ts'
import { fieldOfMatter, isLifeMatter } from '../../matters/matters.ts'
import { frameTopics } from '../../types/frame.ts'
import type { FrameTopic } from '../../types/frame.ts'
import type {
  Exchange,
  Persona,
  ReadingLanguage,
  ReadingRequest,
} from '../../types/reading-types.ts'
import { lifeTopics } from '../../understand/topics.ts'
import type { LifeTopic } from '../../understand/topics.ts'
import { addFacts } from '../../verdicts/chart-facts.ts'
import type { ChartFacts } from '../../verdicts/chart-facts.ts'
import { dayVerdict } from '../../verdicts/days.ts'
import { judgeTopic } from '../../verdicts/verdicts.ts'

/** Birth details as they are typed: India's clock, day first. */
export interface CorpusBirth {
  dob: string
  tob: string
  lat: number
  lng: number
  gender: string
  marital_status: string
}

/** One answer of the corpus with the truth of its sentences. */
export interface CorpusAnswer {
  id: string
  kind: 'true' | 'planted'
  typed_language: string
  answer_language: ReadingLanguage
  persona: Persona
  birth: CorpusBirth
  question: string
  at: string
  messages: { role: string; content: string }[]
  answer: string
  /** `shown`: what was done with it when the corpus was made. */
  sentences: { text: string; true: boolean; shown: boolean }[]
}

const indiaMs = 5.5 * 3_600_000

/** The chart and the person of typed birth details; a chart of the day where no time is told. */
export function subjectOf(birth: CorpusBirth, at: Date): Pick<ReadingRequest, 'chart' | 'person'> {
  const [day = 1, month = 1, year = 2000] = birth.dob.split('/').map(Number)
  const [hour = 0, minute = 0] = birth.tob.split(':').map(Number)
  const bornMs = Date.UTC(year, month - 1, day, hour, minute) - indiaMs
  const place = { latitude: birth.lat, longitude: birth.lng }
  const chart = birth.tob
    ? kundli({ utc: new Date(bornMs).toISOString(), ...place })
    : dayKundli({
        fromUtc: new Date(bornMs).toISOString(),
        toUtc: new Date(bornMs + dayMs).toISOString(),
        ...place,
      })
  return {
    chart,
    person: {
      ageYears: Math.floor((at.getTime() - bornMs) / (365.25 * dayMs)),
      maritalStatus: birth.marital_status.toLowerCase() as 'single' | 'married' | 'divorced',
      gender: birth.gender === 'Female' ? 'female' : 'male',
    },
  }
}

/** What the prompt of a corpus answer told to be the matter, as a topic of today; none where it has no name of its own. */
export function topicTold({ messages }: CorpusAnswer): FrameTopic | undefined {
  const [, topic, aspect] =
    /VERDICT on (\w+)(?: \(([\w-]+)\))?/.exec(messages[0]?.content ?? '') ?? []
  return frameTopics.find((each) => {
    if (!isLifeMatter(each)) return false
    const field = fieldOfMatter(each)
    return field.topic === topic && (field.aspect ?? undefined) === aspect
  })
}

const quoted = /^QUESTION<<<|>>>$/g

export function historyOf({ messages }: CorpusAnswer): Exchange[] {
  const turns = messages.slice(1, -1)
  return turns.flatMap(({ role, content }, at) =>
    role === 'user'
      ? [{ question: content.replace(quoted, ''), answer: turns[at + 1]?.content ?? '' }]
      : [],
  )
}

/** The day in India of an id such as `day.2026-11-23.moon.rashi`, as the instant it begins. */
const dayBegins = (date: string) =>
  new Date(Date.parse(`${date}T00:00:00Z`) - indiaMs).toISOString()

const monthNames =
  'January February March April May June July August September October November December'.split(' ')

function instantOf(date: string): string {
  const [day = '', month = '', year = ''] = date.split(' ')
  return new Date(Date.UTC(Number(year), monthNames.indexOf(month), Number(day), 6)).toISOString()
}

/**
 * The times that the prompt told the model, added to the sheet where they are of the sky: an answer is
 * held to what its writer knew, and the book of rules has grown since.
 */
export function timesTold({ messages }: CorpusAnswer, sheet: ChartFacts): VerdictWindow[] {
  const prompt = messages[0]?.content ?? ''
  const told = prompt.matchAll(/^window\S+: .* from (\d+ \w+ \d{4}) to (\d+ \w+ \d{4})$/gm)
  const windows = [...told].map(([, from = '', to = '']) => ({
    fromUtc: instantOf(from),
    toUtc: instantOf(to),
  }))
  const [, listed = ''] = /^Windows: (.*)$/m.exec(prompt) ?? []
  for (const [, from = '', to = ''] of listed.matchAll(/from (\d+ \w+ \d{4}) to (\d+ \w+ \d{4})/g))
    windows.push({ fromUtc: instantOf(from), toUtc: instantOf(to) })
  const days = new Set(
    [...prompt.matchAll(/^day\.(\d{4}-\d\d-\d\d)/gm)].map(([, date = '']) => date),
  )
  for (const date of days) {
    const day = dayVerdict(sheet, dayBegins(date))
    if (!day) continue
    addFacts(sheet, day.facts)
    windows.push({ fromUtc: day.fromUtc, toUtc: day.toUtc })
  }
  return windows
}

/** Lays out the periods and stays that the windows of the earlier book rested on. */
export function judgeAsTold(
  { messages }: CorpusAnswer,
  sheet: ChartFacts,
  request: ReadingRequest,
): void {
  const [, topic, aspect] =
    /VERDICT on (\w+)(?: \(([\w-]+)\))?/.exec(messages[0]?.content ?? '') ?? []
  if (lifeTopics.includes(topic as LifeTopic))
    judgeTopic(sheet, topic as LifeTopic, request.person, { aspect: aspect ?? null })
}
