import { setTimeout as pause } from 'node:timers/promises'
import { transact } from '../../db/database.ts'
import type { Tx } from '../../db/schema.ts'
import type { AppContext } from '../../core/context.ts'
import { keepVerdict, recallVerdict, type VerdictOwner } from '../../reading/verdict-store.ts'
import { rememberStatements, memoriesForAnswer } from '../../memory/memory.ts'
import type { DoneEvent, ReadingRequest } from '../../reading/reading.ts'
import { settle, voidHold } from '../../wallet/holds.ts'
import { costsOf } from '../session/answer-costs.ts'
import { readAnswerEnd, type AnswerEnd } from './finish-answer.ts'
import type { StoredFact } from '../../db/stored-json.ts'
import { answerTimeoutMilliseconds } from '../session/chat-limits.ts'
import type { LiveAnswer } from './live-answers.ts'
import type { PlacedQuestion } from './place-question.ts'
import { nextQuestions } from '../session/next-questions.ts'
import { historyOf, personaOf, chartAndPersonOf } from '../session/reading-input.ts'
import { secondKundli } from '../session/second-kundli.ts'
import { isPaidFromWallet, startClock } from '../session/chat-balance.ts'

/**
 * Writes the answer to a placed question, stores it and settles its hold, whoever listens. It ends
 * within 35 seconds, and at shutdown when the house's patience is over. Never throws.
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
  const end = await endOf(context, live, placedQuestion, done)
  context.metrics.answers.inc({ kind: 'chat', end: end.state })
  answers.finish(live, end)
}

interface WrittenAnswer {
  done: DoneEvent
  /** Whose chart it was read from. */
  of: VerdictOwner
  /** The sentence that repeats what the person told before. */
  toldLine: string | null
  facts: StoredFact[]
  suggestions: string[]
}

/** Takes the sentences as they come. @returns null when no whole, checked answer came about. */
async function write(
  context: AppContext,
  live: LiveAnswer,
  placedQuestion: PlacedQuestion,
): Promise<WrittenAnswer | null> {
  const { language, question, asstId, seq, at } = placedQuestion
  const signal = AbortSignal.any([
    live.stopController.signal,
    context.ending,
    AbortSignal.timeout(answerTimeoutMilliseconds),
  ])
  const subject = chartAndPersonOf(placedQuestion.birth, at)
  const { db } = context.database
  const [history, memories] = await Promise.all([
    seq === 1 ? [] : context.limitChatTransactions(() => historyOf(db, asstId, seq)),
    context.limitChatTransactions(() =>
      memoriesForAnswer(db, placedQuestion.uid, placedQuestion.bid),
    ),
  ])
  const persona = personaOf(placedQuestion.astrologer)
  const of: VerdictOwner = {
    uid: placedQuestion.uid,
    bid: placedQuestion.bid,
    chart: subject.chart,
  }
  const request: ReadingRequest = {
    ...subject,
    question,
    language,
    persona,
    history,
    memories,
    at,
    signal,
    second: (asked) => context.limitChatTransactions(() => secondKundli(db, of, asked)),
    recall: (matter) => context.limitChatTransactions(() => recallVerdict(db, of, matter)),
  }
  let toldLine: string | null = null
  const spans = new Map<string, [number, number][]>()
  for await (const event of untilAborted(context.readChart(request), signal)) {
    if (event.kind === 'done') {
      // Without a hold only what is free may be answered.
      if (event.outcome === 'failed' || (event.outcome === 'answer' && !placedQuestion.holdId))
        return null
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
        toldLine,
        facts,
        suggestions: nextQuestions({
          ...subject,
          persona,
          language: event.language,
          at,
          askedQuestions,
        }),
      }
    }
    const start = live.text.length + event.before.length
    context.liveAnswers.add(live, event.before + event.text)
    if (event.isFromMemory) toldLine = event.text
    for (const id of event.factIds)
      spans.set(id, [...(spans.get(id) ?? []), [start, start + event.text.length]])
  }
  return null
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

const triesToStore = 5

/** Stores how it ended. A database that is away for a moment is tried again. */
async function endOf(
  context: AppContext,
  live: LiveAnswer,
  placedQuestion: PlacedQuestion,
  writtenAnswer: WrittenAnswer | null,
): Promise<AnswerEnd> {
  for (let attempt = 1; ; attempt++)
    try {
      return await context.limitChatTransactions(() =>
        storeAndRead(context, live, placedQuestion, writtenAnswer),
      )
    } catch (error) {
      context.log.error(
        { err: error, mid: placedQuestion.mid, attempt },
        'an answer was not stored',
      )
      // Not kept means not paid: without a heartbeat the hold is given back.
      if (attempt >= triesToStore) return makeFailedEnd(placedQuestion.mid)
      await pause(500 * 2 ** (attempt - 1))
    }
}

async function storeAndRead(
  context: AppContext,
  live: LiveAnswer,
  placedQuestion: PlacedQuestion,
  writtenAnswer: WrittenAnswer | null,
): Promise<AnswerEnd> {
  const { db } = context.database
  await transact(db, (tx) => store(tx, live, placedQuestion, writtenAnswer, context))
  const end = await readAnswerEnd(db, placedQuestion.mid, context.clock())
  if (end.state !== 'writing') return withClock(context, placedQuestion, end)
  throw new Error('An answer was stored and is still being written.')
}

/** Answer and payment in one transaction: both, or neither. */
async function store(
  tx: Tx,
  live: LiveAnswer,
  { mid, holdId, uid, bid, question }: PlacedQuestion,
  writtenAnswer: WrittenAnswer | null,
  { clock, config }: AppContext,
): Promise<void> {
  const at = clock()
  const isCharged = writtenAnswer?.done.outcome === 'answer'
  const paid = holdId ? await (isCharged ? settle : voidHold)(tx, holdId, at) : 'voided'
  // Given back before: the user stopped it, or it was given up as lost. That end stands.
  if (isCharged && paid === 'voided') return keepShown(tx, live)
  await tx
    .updateTable('messages')
    .set({
      answered_at: at,
      ...(writtenAnswer
        ? {
            state: 'complete' as const,
            answer: live.text,
            facts: JSON.stringify(writtenAnswer.facts),
            suggestions: JSON.stringify(writtenAnswer.suggestions),
            verdicts: JSON.stringify(writtenAnswer.done.verdictKeys),
            outcome: writtenAnswer.done.outcome,
            told_line: writtenAnswer.toldLine,
            charged: isCharged,
            ...costsOf(writtenAnswer.done, config.model),
          }
        : { state: 'failed' as const, answer: '', outcome: 'failed' }),
    })
    .where('mid', '=', mid)
    .where('state', '=', 'writing')
    .execute()
  if (isCharged && writtenAnswer.done.verdict)
    await keepVerdict(tx, writtenAnswer.of, writtenAnswer.done.verdict, at)
  if (!writtenAnswer) await keepShown(tx, live)
  // What is said in need is not kept.
  else if (writtenAnswer.done.outcome !== 'safety')
    await rememberStatements(tx, { uid, bid, question, at })
}

/** Of an answer that was stopped, what had been shown stays. */
async function keepShown(tx: Tx, live: LiveAnswer): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ answer: live.text })
    .where('mid', '=', live.mid)
    .where('state', '=', 'stopped')
    .execute()
}

/** With this answer the last question may have gone: from here on the wallet pays, and its clock runs. */
async function withClock(
  context: AppContext,
  { asstId }: PlacedQuestion,
  end: AnswerEnd,
): Promise<AnswerEnd> {
  if (!isPaidFromWallet(end.standing) || end.standing.time_left_seconds > 0) return end
  const standing = await transact(context.database.db, async (tx) => {
    const chat = await tx
      .selectFrom('chats')
      .where('asst_id', '=', asstId)
      .select(['asst_id', 'uid', 'astrologer', 'paid_until'])
      .executeTakeFirstOrThrow()
    return startClock(tx, chat, context.clock())
  })
  return { ...end, standing }
}

function makeFailedEnd(mid: string): AnswerEnd {
  const next = { source: 'none', price: 0 } as const
  return {
    mid,
    state: 'failed',
    charged: false,
    text: '',
    facts: [],
    suggestions: [],
    standing: { questions_left: 0, balance: 0, time_left_seconds: 0, next },
  }
}
