import { sql } from 'kysely'
import { pointsPerDay } from '../../../contract/core/constants.ts'
import type { LedgerReason } from '../../../words/wallet/wallet.ts'
import type { Db, Tx } from '../../db/schema.ts'
import { istDay } from '../../core/time/india-time.ts'
import { post } from '../../wallet/ledger.ts'

/** What is earned for; one award each for ever, whatever is done and undone. */
export interface Award {
  uid: string
  /** The discussion or comment it rests on. */
  item: string
  /** Tells this award from others on the item: `made`, `vote`, `upvote:<voter>`. */
  awardKey: string
  points: number
  reason: Extract<LedgerReason, `points-${string}`>
}

/**
 * Gives points, as far as the day's cap leaves room. The same award is given once for life: what was
 * taken back never comes again. What is owed for points that were spent and lost is paid first.
 *
 * @returns whether this award had never been made before.
 */
export async function awardPoints(
  tx: Tx,
  { uid, item, awardKey, points, reason }: Award,
  at: Date,
): Promise<boolean> {
  const cause = `${uid}:points:${awardKey}:${item}` as const
  const earlierAward = await tx
    .selectFrom('point_awards')
    .where('cause', '=', cause)
    .select('cause')
    .executeTakeFirst()
  if (earlierAward) return false
  const amount = await takeFromDay(tx, uid, points, at)
  const newAward = await tx
    .insertInto('point_awards')
    .values({ cause, uid, item, amount, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('cause')
    .executeTakeFirst()
  if (!newAward) return false
  const paid = amount && (await payOwed(tx, uid, amount))
  if (amount > paid) await move(tx, uid, cause, amount - paid, reason, at)
  return true
}

/** What somebody has of points and has not redeemed. */
export async function pointsLeft(db: Db, uid: string): Promise<number> {
  const account = await db
    .selectFrom('ledger_accounts')
    .where('owner', '=', uid)
    .where('kind', '=', 'own')
    .where('unit', '=', 'points')
    .select('balance')
    .executeTakeFirst()
  return account?.balance ?? 0
}

/** Room left in the day's cap, at most `points` of it, taken. Two at once wait for each other. */
async function takeFromDay(tx: Tx, uid: string, points: number, at: Date): Promise<number> {
  const day = istDay(at)
  await tx
    .insertInto('point_days')
    .values({ uid, day })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { rows } = await sql<{ amount: number }>`
    update point_days d set earned = least(${pointsPerDay}::int, d.earned + ${points}::int)
    from (select earned from point_days where uid = ${uid} and day = ${day}::date for update) as was
    where d.uid = ${uid} and d.day = ${day}::date
    returning d.earned - was.earned as amount`.execute(tx)
  return rows[0]?.amount ?? 0
}

async function payOwed(tx: Tx, uid: string, amount: number): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    update profiles p set points_owed = greatest(0, p.points_owed - ${amount}::int)
    from (select points_owed from profiles where uid = ${uid} for update) as was
    where p.uid = ${uid}
    returning was.points_owed - p.points_owed as amount`.execute(tx)
  return rows[0]?.amount ?? 0
}

/**
 * Takes back what was given on an item: all of a user's awards on it, or the one that is named. It
 * gives the day no new room. What has been spent already is owed.
 */
export async function takeBackPoints(
  tx: Tx,
  { uid, item, awardKey }: { uid: string; item: string; awardKey?: string },
  at: Date,
): Promise<void> {
  const awards = await tx
    .updateTable('point_awards')
    .set({ taken_back_at: at })
    .where('item', '=', item)
    .where('uid', '=', uid)
    .where('taken_back_at', 'is', null)
    .$if(awardKey !== undefined, (query) =>
      query.where('cause', '=', `${uid}:points:${awardKey}:${item}`),
    )
    .returning(['amount', 'cause'])
    .execute()
  const amount = awards.reduce((sum, it) => sum + it.amount, 0)
  if (amount === 0) return
  // Profile before account, as `award` locks them.
  await tx.selectFrom('profiles').where('uid', '=', uid).select('uid').forUpdate().execute()
  const account = await tx
    .selectFrom('ledger_accounts')
    .where('owner', '=', uid)
    .where('kind', '=', 'own')
    .where('unit', '=', 'points')
    .select('balance')
    .forUpdate()
    .executeTakeFirst()
  const there = Math.min(amount, account?.balance ?? 0)
  const first = awards.map(({ cause }) => cause).sort()[0]
  if (there > 0) await move(tx, uid, `${first}:back`, -there, 'points-back', at)
  if (there < amount)
    await tx
      .updateTable('profiles')
      .set({ points_owed: sql<number>`points_owed + ${amount - there}::int` })
      .where('uid', '=', uid)
      .execute()
}

function move(
  tx: Tx,
  uid: string,
  cause: string,
  change: number,
  reason: Award['reason'],
  at: Date,
): Promise<boolean> {
  return post(
    tx,
    cause as `${string}:${string}`,
    [
      { owner: 'company', kind: 'offers', unit: 'points', change: -change },
      { owner: uid, kind: 'own', unit: 'points', change },
    ],
    { reason, at },
  )
}
