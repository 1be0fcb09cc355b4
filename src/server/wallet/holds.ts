import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { holdLifeSeconds } from '../../contract/core/constants.ts'
import type { LedgerReason } from '../../words/wallet/wallet.ts'
import { predictionMessages } from '../../words/predictions/predictions.ts'
import { walletMessages as words } from '../../words/wallet/wallet.ts'
import { transact } from '../db/database.ts'
import type { Db, Tx } from '../db/schema.ts'
import { Refusal } from '../core/refusal.ts'
import { post, throwInsufficient, type Unit } from './ledger.ts'
import { returnEntry, type SourceOfHold } from './return-entry.ts'
import {
  costFromSource,
  firstPayingSource,
  lockSpendingBalances,
  spendingOrder,
  type PaidService,
  type SpendingSource,
} from './spending.ts'

/** One question (or prediction) set aside: neither the user's nor ours until it is answered. */
export interface Hold {
  holdId: string
  source: SpendingSource['source']
  /** What is taken from the wallet if it is answered; 0 from any other source. */
  pricePaise: number
  /** True when this hold had been made by an earlier call. */
  isRepeat: boolean
}

/** How a hold ended. */
export type HoldEnd = 'settled' | 'voided'

/**
 * Sets one question aside, from the first source that has one: free, plan, bought, then the wallet.
 *
 * @param asking.cause what is asked, once for each user (a message's id).
 * @param asking.holdId made by the caller, a UUID; asked for again it is given again, not held twice.
 * @throws Refusal when nothing is left.
 */
export async function hold(
  tx: Tx,
  asking: { uid: string; persona: PaidService; cause: string; holdId: string; at?: Date },
): Promise<Hold> {
  const { uid, persona, cause, holdId, at = new Date() } = asking
  const purse = await lockSpendingBalances(tx, uid, persona)
  const source = firstPayingSource(persona, purse)
  if (!source) {
    const earlier = await findHold(tx, uid, persona, holdId)
    if (earlier) return earlier
    const isPrediction = persona !== 'Oracle' && persona !== 'Astra'
    throw new Refusal(isPrediction ? predictionMessages.noneLeft : words.tooFewQuestions)
  }
  const { kind, unit } = source
  const amount = costFromSource(source, purse)
  const { rows } = await sql<{ isPlaced: boolean }>`select place_hold(
    ${holdId}::uuid, ${uid}::uuid, ${randomUUID()}::uuid, ${`${uid}:ask:${cause}`},
    ${askReason(persona)}, ${kind}, ${unit}, ${amount}::bigint, ${at}::timestamptz
  ) as "isPlaced"`
    .execute(tx)
    .catch(throwInsufficient)
  if (!rows[0]?.isPlaced) {
    const earlier = await findHold(tx, uid, persona, holdId)
    if (earlier) return earlier
    throw new Error('The cause of a hold was used for another one.')
  }
  return { holdId, source: source.source, pricePaise: pricePaise(unit, amount), isRepeat: false }
}

/** How the ledger calls what is set aside for a persona or a prediction. */
export function askReason(persona: PaidService): LedgerReason {
  return `ask-${persona.toLowerCase()}` as LedgerReason
}

async function findHold(
  tx: Tx,
  uid: string,
  persona: PaidService,
  holdId: string,
): Promise<Hold | undefined> {
  const holdRow = await tx
    .selectFrom('holds')
    .where('hold_id', '=', holdId)
    .where('uid', '=', uid)
    .select(['kind', 'unit', 'amount'])
    .executeTakeFirst()
  const source = spendingOrder[persona].find(
    (it) => it.kind === holdRow?.kind && it.unit === holdRow.unit,
  )
  if (!holdRow || !source) return undefined
  const price = pricePaise(holdRow.unit, holdRow.amount)
  return { holdId, source: source.source, pricePaise: price, isRepeat: true }
}

function pricePaise(unit: string, amount: number): number {
  return unit === 'rupees' ? amount : 0
}

/**
 * Makes a hold ours: the answer is complete and is being stored in this same transaction. Call it
 * before other changes of that transaction, as the chore does: one order of locks.
 *
 * @returns how the hold has ended. `voided`: it was given back before, and so the answer must not be
 *   kept as a paid one.
 */
export async function settle(tx: Tx, holdId: string, at = new Date()): Promise<HoldEnd> {
  const { rows } = await sql<{ isSettled: boolean }>`
    select ${settling(holdId, at)} as "isSettled"`.execute(tx)
  return rows[0]?.isSettled ? 'settled' : endOf(tx, holdId)
}

/** The same as an expression: whether this statement has settled the hold. */
export function settling(holdId: string, at: Date) {
  return sql<boolean>`settle_hold(${holdId}::uuid, ${randomUUID()}::uuid, ${at}::timestamptz)`
}

/**
 * Gives a hold back to the account it came from: nothing was answered. A question of a plan's month that
 * has ended since ends with it.
 *
 * @returns how the hold has ended. `settled`: it had been answered before, and stays paid.
 */
export async function voidHold(tx: Tx, holdId: string, at = new Date()): Promise<HoldEnd> {
  const ended = await tx
    .updateTable('holds')
    .set({ state: 'voided', ended_at: at })
    .where('hold_id', '=', holdId)
    .where('state', '=', 'held')
    .returning(['uid', 'kind', 'unit', 'amount', 'period_id'])
    .executeTakeFirst()
  if (!ended) return endOf(tx, holdId)
  const { uid, unit, amount } = ended
  await post(
    tx,
    `${uid}:void:${holdId}`,
    [
      { owner: 'company', kind: 'in-flight', unit: unit as Unit, change: -amount },
      await returnEntry(tx, ended as SourceOfHold),
    ],
    { reason: 'returned', reference: holdId, at },
  )
  return 'voided'
}

/** How a hold ended that is held no more. */
async function endOf(tx: Tx, holdId: string): Promise<HoldEnd> {
  const { state } = await tx
    .selectFrom('holds')
    .where('hold_id', '=', holdId)
    .select('state')
    .executeTakeFirstOrThrow()
  return state as HoldEnd
}

/**
 * Says that these holds' answers are still being written.
 *
 * @returns those still held: an answer whose hold is not among them has been given up on.
 */
export async function recordHeartbeat(
  db: Db,
  holdIds: readonly string[],
  at = new Date(),
): Promise<string[]> {
  if (!holdIds.length) return []
  const { rows } = await sql<{ hold_id: string }>`
    update holds set heartbeat_at = greatest(heartbeat_at, ${at})
    where state = 'held' and hold_id in (
      select hold_id from holds where hold_id = any(${[...holdIds]}::uuid[])
      order by hold_id for no key update)
    returning hold_id`.execute(db)
  return rows.map((row) => row.hold_id)
}

/** Runs in the transaction that gives a stale hold back: what rested on it fails with it. */
export type OnVoided = (tx: Tx, holdId: string) => Promise<unknown>

/** Whether no hold lives that this column names: it was never placed, or ended some other way. */
export function hasNoLiveHold(column: 'messages.hold_id' | 'predictions.hold_id') {
  return sql<boolean>`not exists (select 1 from holds where holds.hold_id = ${sql.ref(column)} and holds.state = 'held')`
}

/** Voids what is stale at `at`, each hold in its own transaction. @returns how many. */
export async function voidStale(db: Db, at: Date, onVoided: OnVoided): Promise<number> {
  let count = 0
  while (await transact(db, (tx) => voidStalest(tx, at, onVoided))) count++
  return count
}

/** Voids the hold that has been silent longest, if it has been for too long. */
export async function voidStalest(tx: Tx, at: Date, onVoided: OnVoided): Promise<boolean> {
  const stale = await tx
    .selectFrom('holds')
    // In the statement itself: a value would hide the index of what is open from a prepared plan.
    .where(sql<boolean>`state = 'held'`)
    .where('heartbeat_at', '<', new Date(at.getTime() - holdLifeSeconds * 1000))
    .select('hold_id')
    .orderBy('heartbeat_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!stale) return false
  await voidHold(tx, stale.hold_id, at)
  await onVoided(tx, stale.hold_id)
  return true
}
