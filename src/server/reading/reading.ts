import { composeAnswer, judgedTopic } from './composer/composer.ts'
import type { Task } from './composer/composer.ts'
import { createSeededPick } from './composer/seeded-pick.ts'
import { checkSafety } from './safety/safety.ts'
import type {
  DoneEvent,
  ReadingLanguage,
  ReadingEvent,
  ReadingRequest,
  AnswerUsage,
} from './types/reading-types.ts'
import { understandQuestion } from './understand/understand.ts'
import type { Understanding } from './understand/understand.ts'
import { matterKey } from './verdicts/stored-verdict.ts'
import { isLifeTopic, type LifeTopic } from './understand/topics.ts'
import { chartFactsOf } from './verdicts/chart-facts.ts'
import type { ChartFacts } from './verdicts/chart-facts.ts'
import { checkSentence, checkText } from './claims/claim-check.ts'
import { sentencesOf } from './claims/sentences.ts'
import { AnswerBuilder } from './answer-builder.ts'
import { memoryLine } from './memory-line.ts'
import { writeWithModel } from './write-with-model.ts'
import { UnsafeQuestionError } from './composer/writer.ts'
import type { WriterUsage, AnswerWriter } from './composer/writer.ts'
import { safetyMessages } from '../../words/reading/safety.ts'

export type * from './types/reading-types.ts'
export { suggestQuestions } from './suggestions.ts'
export type { SuggestionsRequest } from './suggestions.ts'
export { summarizeChat } from './summary.ts'
export type { SummaryRequest } from './summary.ts'

/** A question typed in Devanagari is answered in Hindi, whatever the chat's language. */
function languageOf(request: ReadingRequest): ReadingLanguage {
  return /[\u0900-\u097f]/.test(request.question) ? 'hi' : request.language
}

/** What the questions of the chat so far were understood as, oldest first. */
function understoodBefore(request: ReadingRequest): Understanding[] {
  const all: Understanding[] = []
  for (const { question } of request.history)
    all.push(understandQuestion(question, request.at, all.at(-1)))
  return all
}

/** A bare name, after we asked whose chart is meant, still asks about the two. */
function asMeant(
  understood: Understanding,
  askedBack: boolean,
  last: Understanding | undefined,
): Understanding {
  return askedBack && last?.topic === 'compatibility' && understood.topic === 'unclear'
    ? last
    : understood
}

function taskOf(request: ReadingRequest, language: ReadingLanguage): Task {
  const before = understoodBefore(request)
  const last = before.at(-1)
  const askedBack = request.history.at(-1)?.outcome === 'clarify'
  const understood = asMeant(
    understandQuestion(request.question, request.at, last),
    askedBack,
    last,
  )
  const timesAsked = before.filter(
    (one, at) =>
      one.topic === understood.topic &&
      one.aspect === understood.aspect &&
      (request.history[at]?.outcome ?? 'answer') === 'answer',
  ).length
  return {
    understood,
    person: request.person,
    persona: request.persona,
    language,
    // Asked again, the same is told in other words.
    pick: createSeededPick(
      `${request.question}${'#'.repeat(timesAsked)}`,
      request.chart,
      request.at,
    ),
    askedBackBefore: askedBack && (last?.topic === 'unclear' || last?.topic === 'compatibility'),
    askedBefore: timesAsked > 0 && !understood.followsOn,
  }
}

/** The second chart where the question is about two people, and what was found on the matter before. */
async function addWhatIsKept(task: Task, request: ReadingRequest): Promise<void> {
  const { understood } = task
  try {
    if (understood.topic === 'compatibility' && request.second)
      task.second = await request.second(request.question)
    const ofOneSpan = understood.time?.kind === 'span'
    if (isLifeTopic(understood.topic) && !ofOneSpan && request.recall)
      task.earlier = await request.recall(matterKey(judgedTopic(understood), understood.aspect))
  } catch {
    // An answer from the chart alone is better than none.
  }
}

/** What an answer would be written from, without a word of it being written. */
export async function previewReading(
  request: ReadingRequest,
): Promise<Pick<DoneEvent, 'verdictKeys' | 'outcome'>> {
  const task = taskOf(request, languageOf(request))
  await addWhatIsKept(task, request)
  const { verdictKeys, outcome } = composeAnswer(task, () =>
    chartFactsOf(request.chart, request.at),
  )
  return { verdictKeys, outcome }
}

/** What an answer looks like under the claim check of today. */
export interface RecheckResult {
  sentences: number
  /** Those that the chart does not bear. */
  wrong: string[]
}

/** Checks a whole answer again: with the request it was written for, sentence by sentence. */
export async function recheckAnswer(
  request: ReadingRequest,
  answer: string,
): Promise<RecheckResult> {
  const language = languageOf(request)
  const task = taskOf(request, language)
  await addWhatIsKept(task, request)
  let sheet: ChartFacts | null = null
  const composedAnswer = composeAnswer(
    task,
    () => (sheet ??= chartFactsOf(request.chart, request.at)),
  )
  // Telling it lays out the facts of later times that its sentences rest on.
  Array.from(composedAnswer.drafts())
  const facts = (sheet as ChartFacts | null)?.facts ?? []
  const checkedSentences = checkText(answer, language, facts, composedAnswer.windows)
  return {
    sentences: checkedSentences.length,
    wrong: checkedSentences.flatMap(({ text, claimCheck: { ok } }) => (ok ? [] : text)),
  }
}

/** The events of a reading, with what it took told at its end. */
async function* withTiming(
  reading: AsyncGenerator<ReadingEvent, void, void>,
  meter: WriterUsage,
): AsyncGenerator<ReadingEvent, void, void> {
  const beganAt = performance.now()
  const sinceMs = () => Math.round(performance.now() - beganAt)
  let firstSentenceMs: number | null = null
  for await (const event of reading) {
    if (event.kind === 'sentence') firstSentenceMs ??= sinceMs()
    else {
      const spent: AnswerUsage = { ...meter, firstSentenceMs, wholeMs: sinceMs() }
      yield { ...event, usage: spent }
      continue
    }
    yield event
  }
}

/** Below this an answer is not whole, and is not charged. */
const fewestSentences = 3

function done(
  fields: Partial<DoneEvent> & Pick<DoneEvent, 'outcome' | 'topic' | 'language'>,
): DoneEvent {
  return { kind: 'done', facts: [], verdictKeys: [], writtenBy: 'composer', ...fields }
}

function* safetyReading(
  text: string,
  kind: string,
  language: ReadingLanguage,
): Generator<ReadingEvent, void, void> {
  for (const { text: sentence, before } of sentencesOf(text)) {
    yield { kind: 'sentence', text: sentence, factIds: [], before }
  }
  yield done({ outcome: 'safety', topic: kind, language })
}

/** What the person told before, taken up at the end; what would claim something of the sky is not shown. */
function* memoryEvents(
  request: ReadingRequest,
  topic: LifeTopic,
  language: ReadingLanguage,
  page: AnswerBuilder,
): Generator<ReadingEvent, void, void> {
  const text = memoryLine(request, topic, language)
  const event = text && page.show({ text, factIds: [], before: '\n\n' })
  if (event && event.factIds.length === 0) yield { ...event, isFromMemory: true }
}

/**
 * Reads a chart for one question. Yields checked sentences as they come, then exactly one `done`.
 * Never throws for what a question, a chart or a writer may hold; an aborted signal ends it without
 * `done`. Without a writer, or where the writer fails, the built-in composer writes.
 */
export function readChart(
  request: ReadingRequest,
  writer?: AnswerWriter,
  check: typeof checkSentence = checkSentence,
): AsyncGenerator<ReadingEvent, void, void> {
  const meter: WriterUsage = { promptTokens: 0, answerTokens: 0, isEstimate: false }
  return withTiming(readingEvents(request, { writer, check }, meter), meter)
}

async function* readingEvents(
  request: ReadingRequest,
  { writer, check }: { writer: AnswerWriter | undefined; check: typeof checkSentence },
  meter: WriterUsage,
): AsyncGenerator<ReadingEvent, void, void> {
  const language = languageOf(request)
  const careful = checkSafety(request.question, request.person, language)
  if (careful) {
    yield* safetyReading(careful.text, careful.kind, language)
    return
  }
  const task = taskOf(request, language)
  await addWhatIsKept(task, request)
  if (request.signal?.aborted) return
  let sheet: ChartFacts | null = null
  const composedAnswer = composeAnswer(
    task,
    () => (sheet ??= chartFactsOf(request.chart, request.at)),
  )
  const page = new AnswerBuilder(sheet, composedAnswer.windows, language, check)
  let writtenBy: DoneEvent['writtenBy'] = 'composer'
  const brief =
    sheet && composedAnswer.judgement && writer?.ready()
      ? {
          request,
          language,
          understood: task.understood,
          sheet,
          judgement: composedAnswer.judgement,
          composedDrafts: [...composedAnswer.drafts()],
        }
      : null
  if (brief && writer)
    try {
      writtenBy = yield* writeWithModel(brief, writer, page, meter)
    } catch (error) {
      if (!(error instanceof UnsafeQuestionError)) throw error
      yield* safetyReading(safetyMessages.crisis[language], 'crisis', language)
      return
    }
  else yield* page.showAll(composedAnswer.drafts(), request.signal)
  if (request.signal?.aborted) return
  if (
    composedAnswer.outcome === 'answer' &&
    page.sentences >= fewestSentences &&
    composedAnswer.judgement
  )
    yield* memoryEvents(request, composedAnswer.judgement.topic, language, page)
  const failed = composedAnswer.outcome === 'answer' && page.sentences < fewestSentences
  yield done({
    outcome: failed ? 'failed' : composedAnswer.outcome,
    language,
    topic: composedAnswer.judgement ? judgedTopic(task.understood) : task.understood.topic,
    facts: page.shownFacts(),
    verdictKeys: composedAnswer.verdictKeys,
    keptBack: page.keptBack,
    ...(composedAnswer.standing && composedAnswer.outcome === 'answer'
      ? { verdict: composedAnswer.standing }
      : {}),
    writtenBy: page.sentences === 0 ? 'nobody' : writtenBy,
  })
}
