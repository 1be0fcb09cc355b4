import { composeAnswer, judgedTopic } from './composer/composer.ts'
import type { ComposedAnswer, Task } from './composer/composer.ts'
import { careAnswer, careOpening } from './care/care-answer.ts'
import type {
  DoneEvent,
  ReadingLanguage,
  ReadingEvent,
  ReadingRequest,
} from './types/reading-types.ts'
import type { LifeTopic } from './understand/topics.ts'
import { frameOf } from './chat-before/frame-in-chat.ts'
import {
  addWhatIsKept,
  formOfAnswer,
  languageOf,
  scriptOf,
  taskOf,
  writingOf,
} from './reading-task.ts'
import { chartFactsOf } from './verdicts/chart-facts.ts'
import type { ChartFacts } from './verdicts/chart-facts.ts'
import { checkSentence, discourseOf } from './claims/claim-check.ts'
import { sentencesOf } from './claims/sentences.ts'
import { AnswerBuilder } from './answer-builder.ts'
import { countDropped } from './count-dropped.ts'
import { memoryLine } from './memory-line.ts'
import { forecastsOfAnswer } from './named-forecasts.ts'
import { fewestGrounded } from './write-with-model.ts'
import { UnsafeQuestionError } from './composer/writer.ts'
import type { WriterUsage, AnswerWriter } from './composer/writer.ts'
import { writeReading } from './write-reading.ts'
import type { QuestionReader } from './model-reader/question-reader.ts'
import type { FrameLabels } from './types/frame.ts'
import { choicesOfPerson, headOf } from './relatives/person-lines.ts'
import { insteadText, readingOfPerson, type ReadingOfPerson } from './relatives/read-person.ts'
import { withTiming } from './with-timing.ts'
import { withFirstName } from './model-writer/first-name.ts'
import { safetyMessages } from '../../words/reading/safety.ts'

export type * from './types/reading-types.ts'
export { recheckAnswer } from './recheck-reading.ts'
export type { RecheckResult } from './recheck-reading.ts'
export { requestOfPerson } from './relatives/read-person.ts'
export { suggestQuestions } from './suggestions.ts'
export type { SuggestionsRequest } from './suggestions.ts'
export { summarizeChat } from './summary/summary.ts'
export type { SummaryRequest } from './summary/summary.ts'

/** What an answer would be written from, without a word of it being written. */
export async function previewReading(
  request: ReadingRequest,
): Promise<Pick<DoneEvent, 'verdictKeys' | 'outcome'>> {
  const frame = frameOf(request)
  const { request: ofPerson, instead } = await readingOfPerson(request, frame)
  if (instead) return { verdictKeys: [], outcome: 'clarify' }
  const task = taskOf(ofPerson, frame)
  await addWhatIsKept(task, ofPerson)
  const { verdictKeys, outcome } = composeAnswer(task, () =>
    chartFactsOf(ofPerson.chart, ofPerson.at),
  )
  return { verdictKeys, outcome }
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
    yield { kind: 'sentence', text: sentence, factIds: [], before, isFree: true }
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
  if (!text || !page.claimsNothing(text)) return
  const event = page.show({ text, factIds: [], before: '\n\n' })
  if (event) yield { ...event, isFromMemory: true }
}

/**
 * Reads a chart for one question. Yields checked sentences as they come, then exactly one `done`.
 * Never throws for what a question, a chart or a writer may hold; an aborted signal ends it without
 * `done`. Without a writer, or where the writer fails, the built-in composer writes; without a reader, or
 * where that fails, the built-in reader alone says what the question means.
 */
export function readChart(
  request: ReadingRequest,
  writer?: AnswerWriter,
  check: typeof checkSentence = checkSentence,
  reader?: QuestionReader,
): AsyncGenerator<ReadingEvent, void, void> {
  const meter: WriterUsage = { promptTokens: 0, answerTokens: 0, isEstimate: false }
  return withTiming(labelledEvents(request, { writer, check, reader }, meter), meter)
}

interface Helpers {
  writer: AnswerWriter | undefined
  check: typeof checkSentence
  reader?: QuestionReader | undefined
}

/** The events of a reading whose question a model has labelled, where one is there to do so. */
async function* labelledEvents(
  request: ReadingRequest,
  helpers: Helpers,
  meter: WriterUsage,
): AsyncGenerator<ReadingEvent, void, void> {
  const labels = await labelsOf(request, helpers.reader, meter)
  if (request.signal?.aborted) return
  for await (const event of readingEvents({ ...request, labels }, helpers, meter))
    yield event.kind === 'done' && labels ? { ...event, labels } : event
}

/** What a model reads a question as: not asked where its meaning was chosen, or where help is due already. */
async function labelsOf(
  request: ReadingRequest,
  reader: QuestionReader | undefined,
  meter: WriterUsage,
): Promise<FrameLabels | null> {
  if (request.labels || request.meant || !reader?.ready()) return request.labels ?? null
  const frame = frameOf(request)
  const form = formOfAnswer(languageOf(request, frame.form), frame.form)
  const { question, person } = request
  return careAnswer(frame, { question, person, form }) ? null : reader.read(request, meter)
}

/** Asks back whom the question is about, or says kindly what is not read for a child. */
function* insteadEvents(
  ofPerson: ReadingOfPerson,
  task: Task,
): Generator<ReadingEvent, void, void> {
  const { language, frame } = task
  const write = scriptOf(task)
  for (const { text, before } of sentencesOf(insteadText(ofPerson, language)))
    yield { kind: 'sentence', text: write(text), factIds: [], before, isFree: true }
  yield done({
    outcome: 'clarify',
    topic: frame.topic,
    language,
    ...choicesOfPerson(ofPerson.choices, task),
  })
}

async function* readingEvents(
  asked: ReadingRequest,
  { writer, check }: Helpers,
  meter: WriterUsage,
): AsyncGenerator<ReadingEvent, void, void> {
  const frame = frameOf(asked)
  const language = languageOf(asked, frame.form)
  const { question, person } = asked
  const care = { question, person, form: formOfAnswer(language, frame.form) }
  const careful = careAnswer(frame, care)
  if (careful) {
    yield* safetyReading(careful.text, careful.kind, language)
    return
  }
  const opening = careOpening(frame, care)
  const careLine = opening ? { text: opening, isBehind: frame.isCareFaint === true } : null
  const ofPerson = await readingOfPerson(asked, frame)
  const { request } = ofPerson
  const task = taskOf(request, frame)
  if (ofPerson.instead) {
    yield* insteadEvents(ofPerson, task)
    return
  }
  await addWhatIsKept(task, request)
  if (request.signal?.aborted) return
  let sheet: ChartFacts | null = null
  const answer = composeAnswer(task, () => (sheet ??= chartFactsOf(request.chart, request.at)))
  const inScript = writingOf(task)
  const page = new AnswerBuilder({
    sheet,
    windows: answer.windows,
    language,
    check,
    write: (text) => withFirstName(inScript(text), request.firstName),
    discourse: discourseOf(request.question, request.at, task.understood.time),
    direction: answer.judgement?.direction ?? null,
  })
  const head = headOf(request, task, answer)
  let writtenBy: DoneEvent['writtenBy']
  try {
    if (head) yield page.showHead(scriptOf(task)(head))
    writtenBy = yield* writeReading({ request, task, sheet, answer, careLine }, writer, page, meter)
  } catch (error) {
    if (!(error instanceof UnsafeQuestionError)) throw error
    yield* safetyReading(safetyMessages.crisis[language], 'crisis', language)
    return
  }
  if (request.signal?.aborted) return
  const isWhole = page.sentences >= fewestSentences
  // One sentence of an answer at most is the asker's alone: that one is left out where it is shared.
  if (answer.outcome === 'answer' && isWhole && answer.judgement && !page.isPersonal)
    yield* memoryEvents(request, answer.judgement.topic, language, page)
  const end = {
    ...choicesOfPerson([...ofPerson.choices, ...(task.second?.choices ?? [])], task),
    ...endOfAnswer(task, answer, page, writtenBy),
    ...(answer.outcome === 'answer' && { forecasts: forecastsOfAnswer(task, sheet, page) }),
  }
  // A model's answer that hardly rests on the chart is no reading, and is not charged as one.
  const isReading = writtenBy === 'composer' || page.grounded >= fewestGrounded
  const isFree = careLine !== null || !isReading
  yield isFree && end.outcome === 'answer' ? { ...end, isFree: true } : end
}

function endOfAnswer(
  task: Task,
  answer: ComposedAnswer,
  page: AnswerBuilder,
  writtenBy: DoneEvent['writtenBy'],
): DoneEvent {
  const { understood, language } = task
  const inScript = scriptOf(task)
  const isAnswer = answer.outcome === 'answer'
  return done({
    outcome: isAnswer && page.sentences < fewestSentences ? 'failed' : answer.outcome,
    language,
    topic: answer.judgement ? judgedTopic(understood) : understood.topic,
    facts: page.shownFacts(),
    verdictKeys: answer.verdictKeys,
    ...(answer.choices && {
      choices: answer.choices.map(({ topic, label }) => ({ topic, label: inScript(label) })),
    }),
    keptBack: page.keptBack,
    ...(writtenBy !== 'composer' && {
      dropped: countDropped(page.dropped),
      droppedSentences: page.dropped,
    }),
    ...(answer.standing && isAnswer && { verdict: answer.standing }),
    writtenBy: isAnswer && page.sentences === 0 ? 'nobody' : writtenBy,
  })
}
