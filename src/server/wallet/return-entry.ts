import { lockBalance } from './lock-balance.ts'
import type { Db, Tx } from '../db/schema.ts'
import type { LedgerEntry, Unit, UserKind } from './ledger.ts'

/** From where a hold was taken. */
export interface SourceOfHold {
  uid: string
  kind: UserKind
  unit: Unit
  /** Whole; paise for rupees. */
  amount: number
  /** The plan's month, where its unit is one of a plan's questions. */
  period_id: string | null
}

/** The plan month that a user's plan questions are of; null where none is open. */
export async function openPlanPeriod(db: Db, uid: string): Promise<string | null> {
  const period = await db
    .selectFrom('plan_periods')
    .where('uid', '=', uid)
    .where('state', '=', 'open')
    .select('payment_id')
    .executeTakeFirst()
  return period?.payment_id ?? null
}

/**
 * The side of a posting by which what was taken comes back: to the account it was taken from, or, where
 * that was a plan's month that is over, among the company's expired questions, where nobody can spend it.
 */
export async function returnEntry(tx: Tx, source: SourceOfHold): Promise<LedgerEntry> {
  const { uid, kind, unit, amount: change, period_id } = source
  if (unit === 'plan' && period_id !== null) {
    await lockBalance(tx, uid, 'plan')
    if ((await openPlanPeriod(tx, uid)) !== period_id)
      return { owner: 'company', kind: 'expired', unit, change }
  }
  return { owner: uid, kind, unit, change }
}
