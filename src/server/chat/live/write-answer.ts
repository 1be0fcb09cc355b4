import { setTimeout as pause } from 'node:timers/promises'
import type { AppContext } from '../../core/context.ts'
import type { AnswerSource } from '../../db/stored-json.ts'
import { recallVerdict, type VerdictOwner } from '../../reading/verdict-store.ts'
import { finishReading } from '../../reading/finish-reading.ts'
import { summarizeFrame } from '../../reading/meanings.ts'
import type { ReadingRequest } from '../../reading/reading.ts'
import type { AnswerEnd } from './finish-answer.ts'
import { answerTimeoutMilliseconds } from '../session/chat-limits.ts'
import type { LiveAnswer } from './live-answers.ts'
import type { PlacedQuestion } from './placed-question.ts'
import { nextQuestions } from '../session/next-questions.ts'
import { newAnswerSource, notePerson, noteSecondBirth } from '../session/answer-source.ts'
import { foundPersonOf, personAmong, type AskedChat } from '../session/find-person.ts'
import { personaOf, chartAndPersonOf } from '../session/reading-input.ts'
import { secondBirthAmong, secondPersonOf } from '../session/second-kundli.ts'
import { makeFailedEnd, storeAnswer, type WrittenAnswer } from './store-answer.ts'

/**
 * Writes the answer to a placed question, stores it and settles its hold, whoever listens. It ends
 * within 35 seconds; at shutdown another process goes on with it when the house's patience is over. Never throws.
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
  const { language, question, at, meant, person: chosen } = placedQuestion
  const { history: numberedHistory, memories } = placedQuestion
  const signal = AbortSignal.any([
    live.stopController.signal,
    context.ending,
    AbortSignal.timeout(answerTimeoutMilliseconds),
  ])
  const subject = chartAndPersonOf(placedQuestion.birth, at)
  const history = numberedHistory.map(({ exchange }) => exchange)
  const source = newAnswerSource(context.config, {
    bid: placedQuestion.bid,
    birth: placedQuestion.birth,
    history: numberedHistory.map((numbered) => numbered.seq),
  })
  const persona = personaOf(placedQuestion.astrologer)
  const of: VerdictOwner = {
    uid: placedQuestion.uid,
    bid: placedQuestion.bid,
    chart: subject.chart,
  }
  const request: ReadingRequest = {
    ...subject,
    ...{ question, language, persona, history, memories, at, signal },
    firstName: source.firstName ?? null,
    ...(meant && { meant }),
    ...lookups(context, of, source, placedQuestion, {
      ...{ bid: placedQuestion.bid, question, language, chosen, at },
      last: numberedHistory.at(-1)?.person ?? null,
    }),
  }
  const { meant: _chosen, ...unsaid } = request
  const readAs = meant && summarizeFrame(unsaid)
  let toldLine: string | null = null
  const spans = new Map<string, [number, number][]>()
  const { keptText } = placedQuestion
  const events = keptText ? finishReading(request, keptText) : context.readChart(request)
  for await (const event of untilAborted(events, signal)) {
    if (event.kind === 'done') {
      for (const [cause, count] of Object.entries(event.dropped ?? {}))
        context.metrics.sentencesDropped.inc({ cause }, count)
      // Without a hold only what is free may be answered.
      const isUnpaid = event.outcome === 'answer' && !event.isFree && !placedQuestion.holdId
      if (event.outcome === 'failed' || isUnpaid) return null
      if (event.labels) source.labels = event.labels
      if (chosen === 'own') source.person = 'own'
      const facts = event.facts.map(({ id, label, value }) => ({
        id,
        label,
        value: String(value),
        spans: spans.get(id) ?? [],
      }))
      const askedQuestions = [...history.map((exchange) => exchange.question), question]
      return {
        done: event,
        of,
        source,
        readAs,
        toldLine,
        facts,
        // Who is in need is offered help, and nothing to go on with.
        suggestions:
          event.outcome === 'safety'
            ? []
            : nextQuestions({
                ...subject,
                persona,
                language: event.language,
                at,
                askedQuestions,
              }),
      }
    }
    if (event.kind === 'progress') {
      context.liveAnswers.setProgress(live, event.text)
      continue
    }
    const start = live.text.length + event.before.length
    context.liveAnswers.add(live, event.before + event.text, event.factIds.length > 0)
    live.sentencesShown = event.isFree ? 0 : live.sentencesShown + 1
    if (event.isFromMemory) toldLine = event.text
    // What names people at the head of an answer is ours alone, as nothing else is before the first sentence.
    if (event.isFromMemory && start === 0) source.headLine = event.text
    for (const id of event.factIds)
      spans.set(id, [...(spans.get(id) ?? []), [start, start + event.text.length]])
  }
  return null
}

/** What a reading may look up while it is made, noted in what the answer was read from. */
function lookups(
  context: AppContext,
  of: VerdictOwner,
  source: AnswerSource,
  { birth, savedBirths }: Pick<PlacedQuestion, 'birth' | 'savedBirths'>,
  chat: AskedChat,
): Required<Pick<ReadingRequest, 'findPerson' | 'second' | 'recall'>> {
  const { db } = context.database
  return {
    findPerson: async (sought) => {
      const person = personAmong(savedBirths, chat, sought)
      const found = foundPersonOf(person, sought, chat)
      if (person.count === 'one' && found.count === 'one') {
        notePerson(context.config, source, { birth: person.birth, key: found.key })
        // What is found is kept of whom it was found.
        of.bid = found.id
        of.chart = found.chart
      }
      return found
    },
    second: async (asked) => {
      const second = secondBirthAmong(savedBirths, { ...of, chosen: chat.chosen }, asked)
      noteSecondBirth(context.config, source, second)
      return secondPersonOf(second, birth)
    },
    recall: async (matter) => {
      source.earlier = await context.limitChatTransactions(() => recallVerdict(db, of, matter))
      return source.earlier
    },
  }
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
