import { pricePaise as defaultPricePaise } from '../../contract/core/constants.ts'
import type { Db } from '../db/schema.ts'
import { balances, type LedgerEntry } from './ledger.ts'

/** What somebody can pass on: questions of their own, and those that their wallet can pay for. */
export interface Sendable {
  ownQuestions: number
  walletQuestions: number
  /** Of one question to Oracle. */
  pricePaise: number
}

/** How many Oracle questions a user can send. Free ones, gifts and a plan's are not among them. */
export async function sendableOf(db: Db, uid: string): Promise<Sendable> {
  const accounts = await balances(db, uid)
  const persona = await db
    .selectFrom('personas')
    .where('name', '=', 'Oracle')
    .select('price_paise')
    .executeTakeFirst()
  const own = (unit: string) =>
    accounts.find((account) => account.kind === 'own' && account.unit === unit)?.balance ?? 0
  const pricePaise = persona?.price_paise ?? defaultPricePaise
  return {
    ownQuestions: own('oracle'),
    walletQuestions: Math.floor(own('rupees') / pricePaise),
    pricePaise,
  }
}

/** A transfer's questions, of which some were paid from the wallet. */
export interface TransferParts {
  questions: number
  walletQuestions: number
  walletPaise: number
}

const withoutNothing = (entries: LedgerEntry[]) => entries.filter(({ change }) => change !== 0)

/** What leaves the sender (`sign` −1), or comes back to them (+1). */
export function senderEntries(
  owner: string,
  { questions, walletQuestions, walletPaise }: TransferParts,
  sign: 1 | -1,
): LedgerEntry[] {
  return withoutNothing([
    { owner, kind: 'own', unit: 'oracle', change: sign * (questions - walletQuestions) },
    { owner, kind: 'own', unit: 'rupees', change: sign * walletPaise },
  ])
}

/** What begins to wait for a number without an account (`sign` +1), or ends to (−1). */
export function waitingEntries(
  { questions, walletQuestions, walletPaise }: TransferParts,
  sign: 1 | -1,
): LedgerEntry[] {
  const owner = 'company'
  return withoutNothing([
    { owner, kind: 'waiting', unit: 'oracle', change: sign * (questions - walletQuestions) },
    { owner, kind: 'waiting', unit: 'rupees', change: sign * walletPaise },
  ])
}

/** What arrives: the wallet's part is sold in that moment. */
export function recipientEntries(
  owner: string,
  { questions, walletQuestions, walletPaise }: TransferParts,
): LedgerEntry[] {
  return withoutNothing([
    { owner, kind: 'own', unit: 'oracle', change: questions },
    { owner: 'company', kind: 'offers', unit: 'oracle', change: -walletQuestions },
    { owner: 'company', kind: 'revenue', unit: 'rupees', change: walletPaise },
  ])
}
