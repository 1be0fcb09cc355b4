import type { Config } from '../../core/settings/config.ts'
import type { AppContext } from '../../core/context.ts'
import { transact } from '../../db/database.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import type { AnswerSource, StoredFact } from '../../db/stored-json.ts'
import { keepingForecasts } from '../../forecasts/keep-forecasts.ts'
import { findStatements } from '../../memory/find-statements.ts'
import { rememberStatements } from '../../memory/memory.ts'
import type { FrameSummary } from '../../reading/meanings.ts'
import type { DoneEvent } from '../../reading/reading.ts'
import { keepingVerdict, type VerdictOwner } from '../../reading/verdict-store.ts'
import { keepDroppedSamples } from '../../memory/dropped-samples.ts'
import { settling, voidHold } from '../../wallet/holds.ts'
import { accountsOf, priceOf, purseOf, spendableFrom } from '../../wallet/spending.ts'
import { costsOf } from '../session/answer-costs.ts'
import {
  balanceUntil,
  isPaidFromWallet,
  startClock,
  type ChatBalance,
  type TimedChat,
} from '../session/chat-balance.ts'
import { readAnswerEnd, type AnswerEnd } from './finish-answer.ts'
import type { LiveAnswer } from './live-answers.ts'
import type { PlacedQuestion } from './placed-question.ts'

/** A whole, checked answer. */
export interface WrittenAnswer {
  done: DoneEvent
  /** Whose chart it was read from. */
  owner: VerdictOwner
  /** What it was read from, to be checked again against the same. */
  source: AnswerSource
  /** What it would have been read as; null where its meaning was not chosen. */
  readAs: FrameSummary | null
  /** The sentence that repeats what the person told before. */
  toldLine: string | null
  facts: StoredFact[]
  suggestions: string[]
}

/**
 * Answer and payment in one statement: both, or neither.
 *
 * @returns null where another process has taken the question over: its row tells how it goes on.
 */
export async function storeAnswer(
  context: AppContext,
  live: LiveAnswer,
  placedQuestion: PlacedQuestion,
  writtenAnswer: WrittenAnswer | null,
): Promise<AnswerEnd | null> {
  const at = context.clock()
  const answer = { live, placedQuestion, writtenAnswer, at }
  const { db } = context.database
  const stored = isWholeTransaction(answer)
    ? transact(db, (tx) => store(tx, answer, context))
    : store(db, answer, context)
  const end = await stored.catch((error: { code?: string }) => {
    if (error.code === settledUnkept) return endBefore(db, live, at)
    throw error
  })
  if (!end || !isPaidFromWallet(end.standing) || end.standing.time_left_seconds > 0) return end
  // With this answer the last question has gone: from here on the wallet pays, and its clock runs.
  const standing = await transact(db, (tx) => startClock(tx, timedChatOf(placedQuestion), at))
  return { ...end, standing }
}

/** An answer with its question, to be stored at an instant. */
interface AnswerToStore {
  live: LiveAnswer
  placedQuestion: PlacedQuestion
  /** Null where no whole answer came about. */
  writtenAnswer: WrittenAnswer | null
  at: Date
}

/** Whether more is stored than one statement does: what was given back, or what is kept besides the answer. */
function isWholeTransaction({ placedQuestion, writtenAnswer }: AnswerToStore): boolean {
  if (!writtenAnswer || !deservesCharge(writtenAnswer)) return true
  const isSampled = Boolean(writtenAnswer.done.droppedSentences)
  return isSampled || findStatements(placedQuestion.question).length > 0
}

function deservesCharge({ done }: WrittenAnswer): boolean {
  return done.outcome === 'answer' && !done.isFree
}

function timedChatOf({ asstId, uid, astrologer, paidUntil }: PlacedQuestion): TimedChat {
  return { asst_id: asstId, uid, astrologer, paid_until: paidUntil }
}

/** @returns how the answer has ended: as it was written, or as somebody else ended it before. */
async function store(
  db: Db,
  answer: AnswerToStore,
  context: AppContext,
): Promise<AnswerEnd | null> {
  const { live, placedQuestion, writtenAnswer, at } = answer
  const { mid, holdId, uid, bid, question, earlier } = placedQuestion
  const isPaid = writtenAnswer !== null && deservesCharge(writtenAnswer)
  const end = holdId && !isPaid ? await voidHold(db as Tx, holdId, at) : null
  const standing = await keepAnswer(db, answer, context.config)
  // The user stopped it, it was given up as lost, or it is another process's. That end stands, and what
  // has been done here does not.
  if (!standing && end === 'voided') throw new UnkeptError()
  if (!standing) return endBefore(db, live, at)
  // What is said in need is not kept.
  if (writtenAnswer && writtenAnswer.done.outcome !== 'safety' && !writtenAnswer.done.isFree)
    await rememberStatements(db as Tx, { uid, bid, question, at })
  if (writtenAnswer?.done.droppedSentences)
    await keepDroppedSamples(
      db as Tx,
      { uid, at, language: writtenAnswer.done.language },
      writtenAnswer.done.droppedSentences,
    )
  return {
    mid,
    state: writtenAnswer ? 'complete' : 'failed',
    charged: isPaid,
    text: writtenAnswer ? live.text : '',
    facts: writtenAnswer?.facts ?? [],
    suggestions: writtenAnswer?.suggestions ?? [],
    standing,
    earlier: earlier ?? undefined,
    meanings: writtenAnswer?.done.choices ?? [],
  }
}

/** The database's word for a hold that was settled where nothing could be kept: the statement is undone. */
const settledUnkept = 'DR003'

/** A hold was ended where nothing could be kept: the transaction is undone. */
class UnkeptError extends Error {
  readonly code = settledUnkept
}

/**
 * Settles the hold of an answer that is charged, and keeps the answer with its verdict and forecasts, in one statement.
 *
 * @returns how its asker stands then; null where it had ended before, and nothing was kept or settled.
 * @throws the database's error of code `settledUnkept`, which undoes what has been done.
 */
async function keepAnswer(
  db: Db,
  { live, placedQuestion, writtenAnswer, at }: AnswerToStore,
  config: Config,
): Promise<ChatBalance | null> {
  const { mid, holdId, uid, bid, astrologer, paidUntil } = placedQuestion
  const isPaid = writtenAnswer !== null && deservesCharge(writtenAnswer)
  const columns = storedColumns(live, writtenAnswer, isPaid, config)
  const assignments = Object.entries({ answered_at: at, ...columns }).map(
    ([column, value]) => sql`${sql.ref(column)} = ${value}`,
  )
  const verdict = isPaid && writtenAnswer.done.verdict
  const forecasts = writtenAnswer?.done.forecasts ?? []
  const isKept = sql<boolean>`exists (select from kept)`
  const { rows } = await sql<KeptRow>`
      with settled as materialized (
        select ${holdId && isPaid ? settling(holdId, at) : sql`true`} as is_done
      ), kept as (
        update messages set ${sql.join(assignments)}
        where mid = ${mid}::uuid and uid = ${uid}::uuid and state = 'writing'
          and lease = ${live.lease}::uuid and (select is_done from settled)
        returning mid
      ), verdict as (
        ${verdict ? keepingVerdict(writtenAnswer.owner, verdict, at, isKept) : sql`select`}
      ), forecast as (
        ${forecasts.length > 0 ? keepingForecasts(config, { uid, bid, text: { mid }, at }, forecasts, isKept) : sql`select`}
      )
      select case when ${isKept} then true when is_done and ${isPaid}::boolean
          then refuse_unkept() else false end as is_kept,
        ${accountsOf(uid)} as accounts, ${priceOf(astrologer)} as price_paise
      from settled`.execute(db)
  const [row] = rows
  if (!row?.is_kept) return null
  const left = spendableFrom(purseOf(row.accounts, row.price_paise), astrologer)
  return balanceUntil(left, paidUntil, at)
}

interface KeptRow {
  is_kept: boolean
  accounts: Parameters<typeof purseOf>[0]
  price_paise: number | null
}

function storedColumns(
  live: LiveAnswer,
  writtenAnswer: WrittenAnswer | null,
  isCharged: boolean,
  { model }: Config,
) {
  if (!writtenAnswer) return { state: 'failed', answer: '', outcome: 'failed' }
  const { facts, suggestions, done, toldLine, source, readAs } = writtenAnswer
  return {
    state: 'complete',
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

/**
 * The end that somebody else has given the answer; null where another process writes it, or has written
 * another text to its end. Of one that was stopped, what had been shown stays.
 */
async function endBefore(
  db: Db,
  { mid, uid, text, lease }: LiveAnswer,
  at: Date,
): Promise<AnswerEnd | null> {
  await db
    .updateTable('messages')
    .set({ answer: text })
    .where('mid', '=', mid)
    .where('uid', '=', uid)
    .where('state', '=', 'stopped')
    .where('lease', '=', lease)
    .execute()
  const end = await readAnswerEnd(db, { uid, mid, deleted: true }, at)
  if (!end) return makeFailedEnd(mid)
  const isOfOther = end.state === 'complete' && end.text !== text
  return end.state === 'writing' || isOfOther ? null : end
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
