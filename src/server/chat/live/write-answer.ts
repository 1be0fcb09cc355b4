import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { AppContext } from '../../core/context.ts'
import type { StoredFact } from '../../db/stored-json.ts'
import { finishReading } from '../../reading/finish-reading.ts'
import { readAnswerAhead } from '../../reading/reading-task.ts'
import type { DoneEvent, ReadingRequest } from '../../reading/reading.ts'
import type { SentenceEvent } from '../../reading/types/reading-types.ts'
import type { AnswerEnd } from './finish-answer.ts'
import { answerTimeoutMilliseconds } from '../session/chat-limits.ts'
import { withoutHead } from '../session/reading-input.ts'
import type { LiveAnswer } from './live-answers.ts'
import type { PlacedQuestion } from './placed-question.ts'
import { prepareReading } from './prepare-reading.ts'
import { nextQuestions } from '../session/next-questions.ts'
import { makeFailedEnd, storeAnswer, type WrittenAnswer } from './store-answer.ts'

/**
 * Writes the answer to a placed question, stores it and settles its hold, whoever listens. It ends
 * within 35 seconds; at shutdown another process goes on with it once the drain's patience is over. Never throws.
 */
export async function writeAnswer(
  context: AppContext,
  live: LiveAnswer,
  placedQuestion: PlacedQuestion,
): Promise<void> {
  const answers = context.liveAnswers
  let done: WrittenAnswer | null = null
  try {
    done = await write(context, live, placedQuestion)
  } catch (error) {
    context.log.error({ err: error, mid: placedQuestion.mid }, 'an answer failed')
  }
  live.closing = true
  // Stopped, taken over or ended otherwise: how, its row tells.
  const end =
    !done && isForOthers(context, live)
      ? await answers.leave(live).then(() => null)
      : await endOf(context, live, placedQuestion, done)
  context.metrics.answers.inc({ kind: 'chat', end: end?.state ?? 'taken-over' })
  const isUnread = end?.state === 'complete' && live.readers === 0
  answers.finish(live, end)
  if (isUnread) context.background(context.listeners.answerFinishedUnread(context, live))
  if (end?.state === 'complete')
    context.background(readForNext(live.text, done?.source.headLine ?? null))
}

/** Once its end is on its way to the reader, reads the answer for the question that may follow it. */
async function readForNext(answer: string, headLine: string | null): Promise<void> {
  await nextTurn()
  readAnswerAhead(withoutHead(answer, headLine))
}

/** Whether it broke off because this server ends, where others can go on with it. */
function isForOthers({ ending, database }: AppContext, { stopController }: LiveAnswer): boolean {
  return ending.aborted && !database.embedded && !stopController.signal.aborted
}

/** Takes the sentences as they come. @returns null when no whole, checked answer came about. */
async function write(
  context: AppContext,
  live: LiveAnswer,
  placedQuestion: PlacedQuestion,
): Promise<WrittenAnswer | null> {
  const signal = AbortSignal.any([
    live.stopController.signal,
    context.ending,
    AbortSignal.timeout(answerTimeoutMilliseconds),
  ])
  const { request, owner, source, readAs } = prepareReading(context, placedQuestion, signal)
  const { keptText, holdId, person } = placedQuestion
  let toldLine: string | null = null
  const spans: FactSpans = new Map()
  const events = keptText === null ? context.readChart(request) : finishReading(request, keptText)
  for await (const event of untilAborted(events, signal)) {
    if (event.kind === 'sentence') {
      const start = addSentence(context, live, event, spans)
      if (event.isFromMemory) toldLine = event.text
      // What names people at the head of an answer is ours alone, as nothing else is before the first sentence.
      if (event.isFromMemory && start === 0) source.headLine = event.text
    } else if (event.kind === 'progress') context.liveAnswers.setProgress(live, event.text)
    else {
      for (const [cause, count] of Object.entries(event.dropped ?? {}))
        context.metrics.sentencesDropped.inc({ cause }, count)
      // Without a hold only what is free may be answered.
      const isUnpaid = event.outcome === 'answer' && !event.isFree && !holdId
      if (event.outcome === 'failed' || isUnpaid) return null
      if (event.labels) source.labels = event.labels
      if (person === 'own') source.person = 'own'
      const facts = factsWithSpans(event, spans)
      const suggestions = suggestionsAfter(request, event)
      return { done: event, owner, source, readAs, toldLine, facts, suggestions }
    }
  }
  return null
}

/** A fact's id → where the sentences stand that rest on it: start and end of each, in UTF-16 units. */
type FactSpans = Map<string, [start: number, end: number][]>

/** Passes a sentence on to whoever listens. @returns where in the answer it begins, in UTF-16 units. */
function addSentence(
  context: AppContext,
  live: LiveAnswer,
  { text, before, factIds, isFree }: SentenceEvent,
  spans: FactSpans,
): number {
  const start = live.text.length + before.length
  context.liveAnswers.add(live, before + text, factIds.length > 0)
  live.sentencesShown = isFree ? 0 : live.sentencesShown + 1
  for (const id of factIds) spans.set(id, [...(spans.get(id) ?? []), [start, start + text.length]])
  return start
}

function factsWithSpans(done: DoneEvent, spans: FactSpans): StoredFact[] {
  return done.facts.map(({ id, label, value }) => ({
    id,
    label,
    value: String(value),
    spans: spans.get(id) ?? [],
  }))
}

/** What may be asked next, in the language of the answer. */
function suggestionsAfter(request: ReadingRequest, { language, outcome }: DoneEvent): string[] {
  // Who is in need is offered help, and nothing to go on with.
  if (outcome === 'safety') return []
  const { chart, person, persona, at, history, question } = request
  const askedQuestions = [...history.map((exchange) => exchange.question), question]
  return nextQuestions({ chart, person, persona, at, language, askedQuestions })
}

/** Passes events on until the signal aborts, even if their source should hang. */
async function* untilAborted<T>(source: AsyncGenerator<T>, signal: AbortSignal) {
  const { promise: abortPromise, resolve } = Promise.withResolvers<IteratorReturnResult<void>>()
  const abort = () => resolve({ done: true, value: undefined })
  signal.addEventListener('abort', abort, { once: true })
  if (signal.aborted) abort()
  try {
    for (;;) {
      const next = await Promise.race([source.next(), abortPromise])
      if (next.done) return
      yield next.value
    }
  } finally {
    signal.removeEventListener('abort', abort)
    source.return(undefined).catch(() => undefined)
  }
}

/** With the pauses between them some twenty seconds: a database that fails over is there again in twelve. */
const triesToStore = 8
const longestPauseMilliseconds = 4_000

/** Stores how it ended. A database that is away for a moment is tried again. */
async function endOf(
  context: AppContext,
  live: LiveAnswer,
  placedQuestion: PlacedQuestion,
  writtenAnswer: WrittenAnswer | null,
): Promise<AnswerEnd | null> {
  for (let attempt = 1; ; attempt++)
    try {
      return await context.limitChatTransactions(() =>
        storeAnswer(context, live, placedQuestion, writtenAnswer),
      )
    } catch (error) {
      context.log.error(
        { err: error, mid: placedQuestion.mid, attempt },
        'an answer was not stored',
      )
      // Not kept means not paid: without a heartbeat the hold is given back.
      if (attempt >= triesToStore) return makeFailedEnd(placedQuestion.mid)
      await pause(Math.min(500 * 2 ** (attempt - 1), longestPauseMilliseconds))
    }
}
