import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { LedgerReason } from '../../words/wallet/wallet.ts'
import { walletMessages as words } from '../../words/wallet/wallet.ts'
import type { Db, Tx } from '../db/schema.ts'
import { Refusal } from '../core/refusal.ts'
import { findProblems } from './proof/ledger-proofs.ts'

/** Everything that counts, each in whole numbers; rupees are reckoned in paise. */
export const units = [
  'oracle',
  'astra',
  'plan',
  'daily',
  'weekly',
  'monthly',
  'yearly',
  'points',
  'rupees',
] as const
export type Unit = (typeof units)[number]

/** A user's accounts. `gift` holds what was given, which can't be passed on; `own` all else. */
export type UserKind = 'gift' | 'own'
/** The company's accounts: each the other side of what users get, hold, spend or lose. */
export type CompanyAccountKind =
  | 'offers'
  | 'revenue'
  | 'gateway'
  | 'in-flight'
  | 'expired'
  /** On the way to a number that has no account yet. */
  | 'waiting'
  /** Set aside until a refund is decided and sent. */
  | 'refunding'
  /** Frozen until a dispute is decided. */
  | 'disputed'

/** One side of a posting: `change` is a whole number, not 0, paise for rupees. */
export type LedgerEntry = { unit: Unit; change: number } & (
  | { owner: 'company'; kind: CompanyAccountKind }
  | { owner: string; kind: UserKind }
)

/** What made a posting happen, unique for ever: the user, a colon, what it was. */
export type PostingCause = `${string}:${string}`

const causeForm = /^[0-9a-f-]{36}:.{1,200}$/s
/** The database's word for a user's account that would fall below zero. */
const insufficientBalanceError = 'DR001'

/** Thrown, as any refusal is, where a user's account would fall below zero: the transaction is over. */
export class InsufficientBalance extends Refusal {}

/** Far above any honest amount, and far below where a number stops counting by ones. */
const largestChange = 1_000_000_000_000

/**
 * Posts entries that sum to zero in each unit: all of them, or none and the transaction is over.
 *
 * @param cause a second posting with the same cause does nothing.
 * @param reason a key of words `reasons`: how the users concerned will read it.
 * @param reference what it belongs to (a hold's or an order's id), shown to the user.
 * @returns whether this call posted; false when the cause had been posted before.
 * @throws InsufficientBalance when a user's account would fall below zero.
 * @throws RangeError for entries that are no posting (odd amounts, a sum other than zero).
 */
export async function post(
  tx: Tx,
  cause: PostingCause,
  entries: readonly LedgerEntry[],
  about: { reason: LedgerReason; reference?: string; at?: Date },
): Promise<boolean> {
  assertPosting(cause, entries)
  const column = (of: (entry: LedgerEntry) => string | number) => entries.map(of)
  try {
    const { rows } = await sql<{ posted: boolean }>`select post_entries(
      ${randomUUID()}::uuid, ${cause}, ${about.reason}, ${about.reference ?? ''},
      ${about.at ?? new Date()}::timestamptz,
      ${column((entry) => entry.owner)}::text[], ${column((entry) => entry.kind)}::text[],
      ${column((entry) => entry.unit)}::text[], ${column((entry) => entry.change)}::bigint[]
    ) as posted`.execute(tx)
    return rows[0]?.posted === true
  } catch (error) {
    return throwInsufficient(error)
  }
}

/**
 * Of what a statement that posts has thrown.
 *
 * @throws InsufficientBalance where an account would have fallen below zero; anything else as it is.
 */
export function throwInsufficient(error: unknown): never {
  const { code, detail } = error as { code?: string; detail?: string }
  if (code === insufficientBalanceError) throw tooFew(detail)
  throw error
}

function assertPosting(cause: string, entries: readonly LedgerEntry[]): void {
  if (!causeForm.test(cause)) throw new RangeError('A cause begins with a user id.')
  const sums = new Map<Unit, number>()
  for (const { unit, change, owner } of entries) {
    if (!Number.isInteger(change) || change === 0 || Math.abs(change) > largestChange)
      throw new RangeError('A change is a whole number other than 0.')
    if (!units.includes(unit) || !owner) throw new RangeError('No such account.')
    sums.set(unit, (sums.get(unit) ?? 0) + change)
  }
  if (entries.length < 2 || [...sums.values()].some((sum) => sum !== 0))
    throw new RangeError('A posting sums to zero in each unit.')
}

function tooFew(unit: string | undefined): InsufficientBalance {
  if (unit === 'rupees') return new InsufficientBalance(words.tooFewRupees)
  if (unit === 'points') return new InsufficientBalance(words.tooFewPoints)
  return new InsufficientBalance(words.tooFewQuestions)
}

/** The account that gifts of a unit go to: only questions to a persona are kept apart as gifts. */
export function giftKind(unit: Unit): UserKind {
  return unit === 'oracle' || unit === 'astra' ? 'gift' : 'own'
}

/**
 * Gives a user what the offers table says (`sign-up`, `landing`, `invite`, `app`).
 *
 * @param cause once for each user: the same cause gives nothing more. Sign-up and landing share one,
 *   so that nobody gets both.
 * @returns whether this call gave it.
 */
export async function grantOffer(
  tx: Tx,
  uid: string,
  offerName: string,
  cause: string,
  at?: Date,
): Promise<boolean> {
  const offers = await tx
    .selectFrom('offers')
    .where('name', '=', offerName)
    .select(['unit', 'amount'])
    .execute()
  if (!offers.length) throw new Error(`There is no offer ${offerName}.`)
  const entries = offers.flatMap(({ unit, amount }): LedgerEntry[] => {
    const offerUnit = unit as Unit // refused by post when it is none
    return [
      { owner: 'company', kind: 'offers', unit: offerUnit, change: -amount },
      { owner: uid, kind: giftKind(offerUnit), unit: offerUnit, change: amount },
    ]
  })
  return post(tx, `${uid}:${cause}`, entries, { reason: offerName as LedgerReason, at })
}

export interface Balance {
  kind: UserKind
  unit: Unit
  /** Whole; paise for rupees. */
  balance: number
}

/** A user's accounts; one that never had an entry is not among them. */
export async function balances(db: Db, uid: string): Promise<Balance[]> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .where('owner', '=', uid)
    .select(['kind', 'unit', 'balance'])
    .execute()
  return rows as Balance[]
}

export interface LedgerProof {
  ok: boolean
  /** One line for each thing that is not as it must be; users by their id alone. At most 100. */
  problems: string[]
  postings: number
  entries: number
}

/**
 * Proves the ledger, all of it, in one snapshot: each posting sums to zero in each unit; each user's
 * account is the sum of its entries, at every step, and never below zero; and what is in flight is
 * exactly the holds that are neither settled nor voided, one by one.
 */
export async function verifyLedger(db: Db): Promise<LedgerProof> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const problems = await findProblems(tx)
      const { rows } = await sql<{ postings: number; entries: number }>`
        select (select count(*) from postings) as postings,
               (select count(*) from entries) as entries`.execute(tx)
      const { postings = 0, entries = 0 } = rows[0] ?? {}
      return { ok: problems.length === 0, problems, postings, entries }
    })
}
