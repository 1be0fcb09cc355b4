/** How many of the true answers come through whole, and how much that is false or harmful is shown. */
import { kundli } from '@drishti/jyotish'
import { AnswerBuilder } from '../../answer-builder.ts'
import { composeAnswer } from '../../composer/composer.ts'
import { frameOf } from '../../chat-before/frame-in-chat.ts'
import { taskOf } from '../../reading-task.ts'
import type { MaritalStatus, ReadingLanguage, ReadingRequest } from '../../types/reading-types.ts'
import { chartFactsOf } from '../../verdicts/chart-facts.ts'
import { discourseOf } from '../../claims/claim-check.ts'
import type { VerdictWindow } from '../../claims/claim-check.ts'
import type { CorpusAnswer } from './corpus-answer.ts'
import { replayAnswer } from './replay.ts'

/** A false sentence that one word makes of a true one. */
export interface FalseMutant {
  id: string
  text: string
  truth: string
}

/** A chart that single sentences are told of, with what a reading of it may lean on. */
export interface CorpusChart {
  id: string
  utc: string
  latitude: number
  longitude: number
  at: string
  maritalStatus: MaritalStatus
  ageYears: number
  gender: 'male' | 'female'
}

/** One sentence of the corpus, after those that stand before it. */
export interface CorpusSentence {
  chart: string
  tongue: 'en' | 'hi' | 'hinglish'
  context: string[]
  text: string
  holds: boolean
  about: string
}

export interface AnswerScores {
  answers: number
  whole: number
  sentences: number
  dropped: string[]
  /** Sentences that were shown when the corpus was made and are not now. */
  newlyDropped: string[]
  firstLost: string[]
  planted: number
  plantedShown: string[]
  /** Milliseconds of the check a sentence, mean. */
  checkMs: number
}

/** Replays whole answers, the true ones and those with false sentences among them. */
export async function scoreAnswers(rows: readonly CorpusAnswer[]): Promise<AnswerScores> {
  const scores: AnswerScores = {
    answers: 0,
    whole: 0,
    sentences: 0,
    dropped: [],
    newlyDropped: [],
    firstLost: [],
    planted: 0,
    plantedShown: [],
    checkMs: 0,
  }
  let checked = 0
  for (const row of rows) {
    const replay = await replayAnswer(row)
    scores.checkMs += replay.checkMs
    checked += replay.checked
    const shown = new Set(replay.sentences.map(({ text }) => text))
    const why = (text: string) =>
      `${row.id}: ${text} (${replay.refused.find((one) => one.text === text)?.why ?? 'guard'})`
    const truths = row.sentences.filter((one) => one.true)
    const dropped = truths.filter(({ text }) => !shown.has(text))
    if (row.kind === 'planted') {
      const planted = row.sentences.filter((one) => !one.true)
      scores.planted += planted.length
      const through = planted.filter(({ text }) => shown.has(text))
      scores.plantedShown.push(...through.map(({ text }) => `${row.id}: ${text}`))
      continue
    }
    // In a planted answer a sentence that leans on a dropped one falls with it.
    scores.newlyDropped.push(...dropped.filter((one) => one.shown).map(({ text }) => why(text)))
    scores.answers += 1
    scores.sentences += truths.length
    scores.dropped.push(...dropped.map(({ text }) => why(text)))
    if (dropped.length === 0 && replay.sentences.length === truths.length) scores.whole += 1
    const [first] = row.sentences
    if (first && !shown.has(first.text)) scores.firstLost.push(why(first.text))
  }
  scores.checkMs /= Math.max(1, checked)
  return scores
}

/** The false mutants that are shown where their true sentences stood. */
export async function mutantsShown(
  mutants: readonly FalseMutant[],
  rows: readonly CorpusAnswer[],
): Promise<string[]> {
  const shown: string[] = []
  for (const { id, text, truth } of mutants) {
    const row = rows.find((one) => one.id === id && one.kind === 'true')
    if (!row) throw new Error(`No answer ${id} to change.`)
    const answer = row.sentences.map((one) => (one.text === truth ? text : one.text)).join(' ')
    const replay = await replayAnswer({ ...row, answer })
    if (replay.sentences.some((one) => one.text === text)) shown.push(text)
  }
  return shown
}

type PageOf = () => { page: AnswerBuilder; request: ReadingRequest }

/** The questions that the sentences answer, by the words they speak of them in. */
const questions: readonly (readonly [question: string, words: RegExp])[] = [
  [
    'When will I get married?',
    /marr|wedding|spouse|bride|proposal|शादी|विवाह|ब्याह|रिश्त|shaadi|shadi|vivah|rishta/i,
  ],
  [
    'Will I get a better job in 2027?',
    /\bjobs?\b|promot|work|manager|office|नौकरी|वेतन|काम|naukri|tabadla|kaam|offer|apply/i,
  ],
  ['How is my money?', /money|saving|income|debt|purchase|धन|पैस|कर्ज|paisa|paise|dhan|karz/i],
  ['When will I have a child?', /child|baby|conceiv|संतान|बच्च|santan|bachch/i],
  ['Can I go abroad?', /abroad|visa|overseas|foreign|विदेश|वीज|videsh/i],
]

/** The question that a sentence and those before it answer; all of them where none is spoken of. */
function questionsFor({ context, text, about }: CorpusSentence): string[] {
  for (const told of [text, about, context.join(' ')]) {
    const meant = questions.filter(([, words]) => words.test(told)).map(([question]) => question)
    if (meant.length > 0) return meant.slice(0, 1)
  }
  return questions.map(([question]) => question)
}

/** Makes fresh pages of one chart for a language and the questions that are answered on it. */
function pagesOf(chart: CorpusChart, language: ReadingLanguage, asked: readonly string[]): PageOf {
  const { utc, latitude, longitude, maritalStatus, ageYears, gender } = chart
  const request: ReadingRequest = {
    question: asked.length === 1 ? asked[0]! : 'How is my time?',
    language,
    persona: 'oracle',
    chart: kundli({ utc, latitude, longitude }),
    person: { maritalStatus, ageYears, gender },
    history: [],
    at: new Date(chart.at),
  }
  const sheet = chartFactsOf(request.chart, request.at)
  const composed = asked.map((question) => {
    const one = { ...request, question }
    const task = taskOf(one, frameOf(one))
    const answer = composeAnswer(task, () => sheet)
    Array.from(answer.drafts())
    return { windows: answer.windows, direction: answer.judgement?.direction ?? null, task }
  })
  const windows: VerdictWindow[] = composed.flatMap((one) => [...one.windows])
  const single = composed.length === 1 ? composed[0]! : null
  const ground = {
    sheet,
    windows,
    language,
    discourse: discourseOf(request.question, request.at, single?.task.understood.time),
    direction: single?.direction ?? null,
  }
  return () => ({ page: new AnswerBuilder(ground), request })
}

/** Whether a sentence of a model is shown after those before it. */
function isShown(pageOf: PageOf, context: readonly string[], text: string): boolean {
  const { page, request } = pageOf()
  for (const earlier of context) page.show({ text: earlier, factIds: [], before: ' ' })
  const shown = page.showFromModel({ text, factIds: [], before: ' ' }, request.person)
  return shown !== null && 'kind' in shown
}

export interface SentenceScores {
  true: number
  trueDropped: string[]
  false: number
  falseShown: string[]
}

/** Shows single sentences, each on a page of its own. */
export function scoreSentences(
  sentences: readonly CorpusSentence[],
  charts: readonly CorpusChart[],
): SentenceScores {
  const scores: SentenceScores = { true: 0, trueDropped: [], false: 0, falseShown: [] }
  const pages = new Map<string, PageOf>()
  for (const sentence of sentences) {
    const { chart: id, tongue, context, text, holds, about } = sentence
    const language = tongue === 'en' ? 'en' : 'hi'
    const chart = charts.find((one) => one.id === id)
    if (!chart) throw new Error(`No chart ${id}.`)
    const asked = questionsFor(sentence)
    const key = `${id}.${language}.${asked.join()}`
    const pageOf = pages.get(key) ?? pagesOf(chart, language, asked)
    pages.set(key, pageOf)
    const shown = isShown(pageOf, context, text)
    scores[`${holds}`] += 1
    if (holds && !shown) scores.trueDropped.push(`${about}: ${text}`)
    if (!holds && shown) scores.falseShown.push(`${about}: ${text}`)
  }
  return scores
}
