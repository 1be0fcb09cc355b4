import { lockBalance } from './lock-balance.ts'
import { sql } from 'kysely'
import { adminUsersMessages as words } from '../../words/admin/admin-users.ts'
import type { Db, Tx } from '../db/schema.ts'
import { Refusal } from '../core/refusal.ts'
import { giftKind, post, type Unit } from './ledger.ts'
import { openPlanPeriod } from './return-entry.ts'

/** Given back to one user in 24 hours, all kinds together, by operators' pages. */
export const maxGivenBackPerDay = 20

interface Gift {
  uid: string
  unit: Unit
  /** Whole; paise for rupees. */
  amount: number
  /** The same again gives nothing more. */
  key: string
  at: Date
}

/**
 * An operator's gift out of the company's offers. A plan's questions are given into the month that runs,
 * and end with it.
 *
 * @returns whether this call gave it.
 * @throws Refusal for a plan's questions where no month runs.
 */
export async function giveOffer(
  tx: Tx,
  { uid, unit, amount, key, at }: Gift,
  reason: 'operator' | 'given-back',
): Promise<boolean> {
  if (unit === 'plan') {
    await lockBalance(tx, uid, 'plan')
    if ((await openPlanPeriod(tx, uid)) === null) throw new Refusal(words.noPlanRuns)
  }
  return post(
    tx,
    causeOf(uid, key),
    [
      { owner: 'company', kind: 'offers', unit, change: -amount },
      { owner: uid, kind: giftKind(unit), unit, change: amount },
    ],
    { reason, at },
  )
}

/**
 * Gives questions or predictions back, as many as a user may get in a day. The caller holds the user's
 * row, so that two operators can't both give the last.
 *
 * @returns whether this call gave them; false where the key had been used.
 * @throws Refusal when the day's bound is reached.
 */
export async function giveBackQuestions(tx: Tx, gift: Gift): Promise<boolean> {
  const before = await givenBackSince(tx, gift, new Date(gift.at.getTime() - 86_400_000))
  if (before + gift.amount > maxGivenBackPerDay) throw new Refusal(words.tooMuchGiven)
  return giveOffer(tx, gift, 'given-back')
}

async function givenBackSince(db: Db, { uid, key }: Gift, since: Date): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(change), 0)::int as sum
    from entries join postings using (posting_id)
    where owner = ${uid} and entries.at > ${since}
      and reason = 'given-back' and cause <> ${causeOf(uid, key)}`.execute(db)
  return rows[0]?.sum ?? 0
}

function causeOf(uid: string, key: string) {
  return `${uid}:operator:${key}` as const
}
