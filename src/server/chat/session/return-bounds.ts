import type { LedgerReason } from '../../../words/wallet/wallet.ts'
import type { Db, Tx } from '../../db/schema.ts'
import { refund, type QuestionReturn } from '../../wallet/refund-question.ts'

/** Questions that come back by themselves, whatever the reason: so many for one user in so many days. */
const mostReturnsPerUser = 3
const returnDays = 30
/** An answer older than this gives nothing back by itself. */
const oldestAnswerDays = 7
const dayMilliseconds = 86_400_000

const outcomeOf = {
  given: 'returned',
  'period-over': 'period-over',
  'not-given': 'not-paid',
} as const satisfies Record<QuestionReturn, string>

/** What becomes of a question that is to come back by itself; `queued`: the operator decides. */
export type BoundedReturn = (typeof outcomeOf)[QuestionReturn] | 'queued'

/**
 * Gives the question of a paid answer back, at most three times in 30 days and within 7 days of the
 * answer. The caller holds the user's row, so that two answers can't both be the third.
 *
 * @param reason how they read it in their ledger.
 */
export async function returnWithinBounds(
  tx: Tx,
  answer: { uid: string; holdId: string; askedAt: Date; reason: LedgerReason },
  at: Date,
): Promise<BoundedReturn> {
  const { uid, holdId, askedAt, reason } = answer
  const isLate = at.getTime() - askedAt.getTime() > oldestAnswerDays * dayMilliseconds
  if (isLate || (await hasManyReturns(tx, uid, at))) return 'queued'
  return outcomeOf[await refund(tx, { uid, holdId }, at, reason)]
}

async function hasManyReturns(db: Db, uid: string, at: Date): Promise<boolean> {
  const since = new Date(at.getTime() - returnDays * dayMilliseconds)
  const rechecked = await db
    .selectFrom('messages')
    .where('uid', '=', uid)
    .where('recheck', '=', 'returned')
    .where('rechecked_at', '>', since)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const missed = await db
    .selectFrom('misses')
    .where('uid', '=', uid)
    .where('outcome', '=', 'returned')
    .where('reported_at', '>', since)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return rechecked.count + missed.count >= mostReturnsPerUser
}
