import { checkSentence } from '../claims/claim-check.ts'
import { readChart } from '../reading.ts'
import type { DoneEvent, ReadingLanguage, Persona, SentenceEvent } from '../types/reading-types.ts'
import { chartFactsOf } from '../verdicts/chart-facts.ts'
import { judgeTopic } from '../verdicts/verdicts.ts'
import { lifeTopics } from '../understand/topics.ts'
import type { AnswerWriter } from '../composer/writer.ts'
import type { Asker } from './charts.ts'
import { easeOf, frighteningWords, textSimilarity, shinglesOf, violations } from './measures.ts'
import type { EvaluationQuestion } from './questions.ts'

export interface EvaluationOptions {
  askers: readonly Asker[]
  questions: readonly EvaluationQuestion[]
  /** The moment of asking. */
  at: Date
  writer?: AnswerWriter
  /** Which of the two answers a question; both are asked where the voices are compared. */
  personas?: readonly Persona[]
}

interface Answer {
  asker: Asker
  question: EvaluationQuestion
  language: ReadingLanguage
  persona: Persona
  text: string
  sentences: SentenceEvent[]
  done: DoneEvent
}

export interface Evaluation {
  answers: number
  /** Facts of the chart that an answer rests on. */
  facts: { mean: number; least: number }
  words: { mean: number; least: number; most: number }
  /** Share of answers that name a date. */
  datedShare: number
  /** Shared runs of four words between the answers to one question over all charts, 0 to 1. */
  likeness: { mean: number; most: number; mostAlike: string }
  /** Pairs of personas that found something else, or named other dates, on one question, chart and day. */
  contradictions: string[]
  violations: string[]
  frightening: string[]
  /** Sentences shown that the claim check, asked again, does not pass; and drafts it kept back. */
  unborne: string[]
  keptBack: number
  /** Answers that did not come about whole. */
  failedAnswers: string[]
  ease: Record<ReadingLanguage, { wordsPerSentence: number; score: number }>
  writtenBy: Record<string, number>
}

async function answerOf(
  asking: Pick<Answer, 'asker' | 'question' | 'language' | 'persona'>,
  { at, writer }: EvaluationOptions,
): Promise<Answer> {
  const { asker, question, language, persona } = asking
  const sentences: SentenceEvent[] = []
  let done: DoneEvent | undefined
  const request = { question: question[language], language, persona, history: [], at, ...asker }
  for await (const event of readChart(request, writer)) {
    if (event.kind === 'sentence') sentences.push(event)
    else if (event.kind === 'done') done = event
  }
  if (!done) throw new Error('A reading ended without its end.')
  const text = sentences.map(({ before, text: said }) => before + said).join('')
  return { ...asking, text, sentences, done }
}

/** The dates of a text that stand alone or in a stretch: what two voices must not differ in. */
const windowOf = ({ done }: Answer): string =>
  JSON.stringify([done.verdict?.direction ?? null, done.verdict?.window ?? null])

function contradictionsOf(answers: readonly Answer[]): string[] {
  const groups = Map.groupBy(answers, ({ question: asked, asker, language }) =>
    [asked.en, JSON.stringify(asker.chart.birth), language].join('|'),
  )
  return [...groups.values()].flatMap((same) => {
    const keys = new Set(same.map(({ done }) => done.verdictKeys.join()))
    const found = new Set(same.map(windowOf))
    return keys.size > 1 || found.size > 1 ? [same[0]?.question.en ?? ''] : []
  })
}

function likenessOf(answers: readonly Answer[]): Evaluation['likeness'] {
  let [sum, pairs, highestLikeness, mostAlike] = [0, 0, 0, '']
  const groups = Map.groupBy(answers, ({ question: asked, language, persona }) =>
    [asked[language], persona].join('|'),
  )
  for (const same of groups.values()) {
    // Without a birth time little is a chart's own, one graha has one remedy, a yes or no on the chart is the
    // same for many, and so is a nature told by lagna and Moon. The almanac of a day is the same for everybody.
    const timed = same.filter(
      ({ asker, question }) =>
        asker.chart.timeKnown &&
        question.topic !== 'day' &&
        !/remed|sade sati|manglik|dosh|strengths|personality/i.test(question.en),
    )
    const runs = timed.map(({ text }) => shinglesOf(text))
    for (const [at, one] of runs.entries()) {
      for (const other of runs.slice(at + 1)) {
        const alike = textSimilarity(one, other)
        sum += alike
        pairs += 1
        if (alike > highestLikeness)
          [highestLikeness, mostAlike] = [alike, timed[at]?.question[timed[at].language] ?? '']
      }
    }
  }
  return { mean: pairs ? sum / pairs : 0, most: highestLikeness, mostAlike }
}

/** Checks what was shown once more, with facts laid out afresh. */
function unborneOf({ asker, language, sentences }: Answer, at: Date): string[] {
  const sheet = chartFactsOf(asker.chart, at)
  const windows = lifeTopics.flatMap((topic) => judgeTopic(sheet, topic, asker.person).windows)
  // What rests on facts of one question alone, such as a side of a topic or a day, is not laid out here.
  const own = sentences.filter(({ factIds }) => factIds.every((id) => sheet.byId.has(id)))
  return own
    .filter(({ text }) => !checkSentence(text, language, sheet.facts, windows).ok)
    .map(({ text }) => text)
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)

function easeIn(answers: readonly Answer[], language: ReadingLanguage) {
  const said = answers.filter((answer) => answer.language === language)
  return easeOf(
    said.flatMap(({ sentences }) => sentences.map(({ text }) => text)),
    language,
  )
}

/** Asks every question of every chart in both languages, and measures what comes. */
export async function evaluateReadings(options: EvaluationOptions): Promise<Evaluation> {
  const { askers, questions, personas = ['oracle', 'astra'], at } = options
  const answers: Answer[] = []
  for (const question of questions)
    for (const asker of askers)
      for (const language of ['en', 'hi'] as const)
        for (const persona of personas)
          answers.push(await answerOf({ asker, question, language, persona }, options))
  const withQuestion = (answer: Answer, what: string) =>
    `${answer.question[answer.language]}: ${what}`
  const facts = answers.map(({ done }) => done.facts.length)
  const words = answers.map(({ text }) => text.split(/\s+/).length)
  return {
    answers: answers.length,
    facts: { mean: mean(facts), least: Math.min(...facts) },
    words: { mean: mean(words), least: Math.min(...words), most: Math.max(...words) },
    datedShare: mean(answers.map(({ text }) => (/\b(?:19|20)\d\d\b/.test(text) ? 1 : 0))),
    likeness: likenessOf(answers),
    contradictions: contradictionsOf(answers),
    violations: answers.flatMap((answer) =>
      answer.sentences.flatMap(({ text }) =>
        violations(text, answer.asker.person, answer.asker.chart.timeKnown).map((what) =>
          withQuestion(answer, `${what}: ${text}`),
        ),
      ),
    ),
    frightening: answers.flatMap((answer) =>
      answer.sentences
        .filter(({ text }) => frighteningWords(text))
        .map(({ text }) => withQuestion(answer, text)),
    ),
    unborne: answers.flatMap((answer) =>
      unborneOf(answer, at).map((text) => withQuestion(answer, text)),
    ),
    keptBack: answers.reduce((sum, { done }) => sum + (done.keptBack ?? 0), 0),
    failedAnswers: answers
      .filter(({ done }) => done.outcome !== 'answer')
      .map((answer) => withQuestion(answer, answer.done.outcome)),
    ease: { en: easeIn(answers, 'en'), hi: easeIn(answers, 'hi') },
    writtenBy: Object.fromEntries(
      [...Map.groupBy(answers, ({ done }) => done.writtenBy)].map(([by, all]) => [by, all.length]),
    ),
  }
}
