import type { Config } from '../../core/settings/config.ts'
import type { AppContext } from '../../core/context.ts'
import { transact } from '../../db/database.ts'
import type { Tx } from '../../db/schema.ts'
import type { AnswerSource, StoredFact } from '../../db/stored-json.ts'
import { rememberStatements } from '../../memory/memory.ts'
import type { FrameSummary } from '../../reading/meanings.ts'
import type { DoneEvent } from '../../reading/reading.ts'
import { keepVerdict, type VerdictOwner } from '../../reading/verdict-store.ts'
import { keepDroppedSamples } from '../../memory/dropped-samples.ts'
import { settle, voidHold } from '../../wallet/holds.ts'
import { costsOf } from '../session/answer-costs.ts'
import {
  chatBalance,
  isPaidFromWallet,
  startClock,
  type TimedChat,
} from '../session/chat-balance.ts'
import { readAnswerEnd, type AnswerEnd } from './finish-answer.ts'
import type { LiveAnswer } from './live-answers.ts'
import type { PlacedQuestion } from './place-question.ts'

/** A whole, checked answer. */
export interface WrittenAnswer {
  done: DoneEvent
  /** Whose chart it was read from. */
  of: VerdictOwner
  /** What it was read from, to be checked again against the same. */
  source: AnswerSource
  /** What it would have been read as; null where its meaning was not chosen. */
  readAs: FrameSummary | null
  /** The sentence that repeats what the person told before. */
  toldLine: string | null
  facts: StoredFact[]
  suggestions: string[]
}

/** Answer and payment in one transaction: both, or neither. */
export async function storeAnswer(
  context: AppContext,
  live: LiveAnswer,
  placedQuestion: PlacedQuestion,
  writtenAnswer: WrittenAnswer | null,
): Promise<AnswerEnd> {
  const at = context.clock()
  const end = await transact(context.database.db, (tx) =>
    store(tx, live, placedQuestion, writtenAnswer, context, at),
  )
  if (!isPaidFromWallet(end.standing) || end.standing.time_left_seconds > 0) return end
  // With this answer the last question has gone: from here on the wallet pays, and its clock runs.
  const standing = await transact(context.database.db, (tx) =>
    startClock(tx, timedChatOf(placedQuestion), at),
  )
  return { ...end, standing }
}

function timedChatOf({ asstId, uid, astrologer, paidUntil }: PlacedQuestion): TimedChat {
  return { asst_id: asstId, uid, astrologer, paid_until: paidUntil }
}

/** @returns how the answer has ended: as it was written, or as somebody else ended it before. */
async function store(
  tx: Tx,
  live: LiveAnswer,
  placedQuestion: PlacedQuestion,
  writtenAnswer: WrittenAnswer | null,
  { config }: AppContext,
  at: Date,
): Promise<AnswerEnd> {
  const { mid, holdId, uid, bid, question, earlier } = placedQuestion
  const isCharged = writtenAnswer?.done.outcome === 'answer' && !writtenAnswer.done.isFree
  const paid = holdId ? await (isCharged ? settle : voidHold)(tx, holdId, at) : 'voided'
  // Given back before: the user stopped it, or it was given up as lost. That end stands.
  if (isCharged && paid === 'voided') return endBefore(tx, live, at)
  const row = await tx
    .updateTable('messages')
    .set({ answered_at: at, ...storedColumns(live, writtenAnswer, isCharged, config) })
    .where('mid', '=', mid)
    .where('uid', '=', uid)
    .where('state', '=', 'writing')
    .returning('mid')
    .executeTakeFirst()
  if (isCharged && writtenAnswer.done.verdict)
    await keepVerdict(tx, writtenAnswer.of, writtenAnswer.done.verdict, at)
  // What is said in need is not kept.
  if (writtenAnswer && writtenAnswer.done.outcome !== 'safety' && !writtenAnswer.done.isFree)
    await rememberStatements(tx, { uid, bid, question, at })
  if (!row) return endBefore(tx, live, at)
  if (writtenAnswer?.done.droppedSentences)
    await keepDroppedSamples(
      tx,
      { uid, at, language: writtenAnswer.done.language },
      writtenAnswer.done.droppedSentences,
    )
  return {
    mid,
    state: writtenAnswer ? 'complete' : 'failed',
    charged: isCharged,
    text: writtenAnswer ? live.text : '',
    facts: writtenAnswer?.facts ?? [],
    suggestions: writtenAnswer?.suggestions ?? [],
    standing: await chatBalance(tx, timedChatOf(placedQuestion), at),
    earlier: earlier ?? undefined,
    meanings: writtenAnswer?.done.choices ?? [],
  }
}

function storedColumns(
  live: LiveAnswer,
  writtenAnswer: WrittenAnswer | null,
  isCharged: boolean,
  { model }: Config,
) {
  if (!writtenAnswer) return { state: 'failed' as const, answer: '', outcome: 'failed' }
  const { facts, suggestions, done, toldLine, source, readAs } = writtenAnswer
  return {
    state: 'complete' as const,
    answer: live.text,
    facts: JSON.stringify(facts),
    suggestions: JSON.stringify(suggestions),
    verdicts: JSON.stringify(done.verdictKeys),
    outcome: done.outcome,
    told_line: toldLine,
    read_as: readAs && JSON.stringify(readAs),
    meanings: done.choices ? JSON.stringify(done.choices) : null,
    read_from: JSON.stringify(source),
    charged: isCharged,
    ...costsOf(done, model),
  }
}

/** The end that somebody else has given the answer. Of one that was stopped, what had been shown stays. */
async function endBefore(tx: Tx, { mid, uid, text }: LiveAnswer, at: Date): Promise<AnswerEnd> {
  await tx
    .updateTable('messages')
    .set({ answer: text })
    .where('mid', '=', mid)
    .where('uid', '=', uid)
    .where('state', '=', 'stopped')
    .execute()
  const end = await readAnswerEnd(tx, { uid, mid, deleted: true }, at)
  return end && end.state !== 'writing' ? end : makeFailedEnd(mid)
}

/** The end of an answer of which nothing could be stored. */
export function makeFailedEnd(mid: string): AnswerEnd {
  const next = { source: 'none', price: 0 } as const
  return {
    mid,
    state: 'failed',
    charged: false,
    text: '',
    facts: [],
    suggestions: [],
    meanings: [],
    standing: { questions_left: 0, balance: 0, time_left_seconds: 0, next },
  }
}
