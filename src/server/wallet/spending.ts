import { sql } from 'kysely'
import type { NextCharge } from '../../contract/chat.ts'
import { pricePaise as predictionPricePaise } from '../../contract/core/constants.ts'
import type { Persona } from '../../contract/core/common-schemas.ts'
import type { Db, Tx } from '../db/schema.ts'
import type { Unit, UserKind } from './ledger.ts'

/** What can be asked for: a question to a persona, or a prediction. */
export type PaidService = Persona | 'daily' | 'weekly' | 'monthly' | 'yearly'

export interface SpendingSource {
  source: 'free' | 'plan' | 'bought' | 'wallet'
  kind: UserKind
  unit: Unit
}

const plan: SpendingSource = { source: 'plan', kind: 'own', unit: 'plan' }
const walletRupees: SpendingSource = { source: 'wallet', kind: 'own', unit: 'rupees' }

function persona(unit: Unit): readonly SpendingSource[] {
  const free: SpendingSource = { source: 'free', kind: 'gift', unit }
  return [free, plan, { source: 'bought', kind: 'own', unit }, walletRupees]
}

function prediction(unit: Unit): readonly SpendingSource[] {
  return [{ source: 'free', kind: 'own', unit }, plan, walletRupees]
}

/** From where each thing is paid, first to last: one of the unit, or its price from the wallet. */
export const spendingOrder: Record<PaidService, readonly SpendingSource[]> = {
  Oracle: persona('oracle'),
  Astra: persona('astra'),
  daily: prediction('daily'),
  weekly: prediction('weekly'),
  monthly: prediction('monthly'),
  yearly: prediction('yearly'),
}

/** What a user can spend on one thing, and its price from the wallet. */
export interface SpendingBalances {
  pricePaise: number
  /** Whole; paise for rupees. */
  of(source: SpendingSource): number
}

/** The first source that can pay for one, or undefined when none can. */
export function firstPayingSource(
  asked: PaidService,
  purse: SpendingBalances,
): SpendingSource | undefined {
  return spendingOrder[asked].find((source) => purse.of(source) >= costFromSource(source, purse))
}

/** What one costs from a source: 1 question, or the price in paise. */
export function costFromSource(
  source: SpendingSource,
  purse: Pick<SpendingBalances, 'pricePaise'>,
): number {
  return source.unit === 'rupees' ? purse.pricePaise : 1
}

interface PurseRow {
  kind: string | null
  unit: string | null
  balance: number | null
}

/** A user's accounts as they were read, and the price of the persona; none for a prediction. */
export function purseOf(
  accounts: readonly PurseRow[],
  pricePaise: number | null,
): SpendingBalances {
  return {
    pricePaise: pricePaise ?? predictionPricePaise,
    of: ({ kind, unit }) =>
      accounts.find((row) => row.kind === kind && row.unit === unit)?.balance ?? 0,
  }
}

/** A subquery for the accounts of a user, as `purseOf` takes them: an array of JSON objects. */
export function accountsOf(uid: string) {
  return sql<PurseRow[]>`(select coalesce(json_agg(json_build_object(
      'kind', kind, 'unit', unit, 'balance', balance)), '[]')
    from ledger_accounts where owner = ${uid}::text)`
}

/** A subquery for what a question to this persona costs from the wallet, in paise. */
export function priceOf(service: string) {
  return sql<number | null>`(select price_paise from personas where name = ${service})`
}

interface PricedPurseRow extends PurseRow {
  price_paise: number | null
}

function purseFrom(rows: readonly PricedPurseRow[]): SpendingBalances {
  return purseOf(rows, rows[0]?.price_paise ?? null)
}

async function openPurse(db: Db, uid: string, service: PaidService): Promise<SpendingBalances> {
  const { rows } = await sql<PricedPurseRow>`
    select kind, unit, balance, price_paise
    from (select ${uid}::text as owner,
            (select price_paise from personas where name = ${service}) as price_paise) as who
    left join ledger_accounts using (owner)`.execute(db)
  return purseFrom(rows)
}

/** The purse, locked against every other spending of this user until the transaction ends. */
export async function lockSpendingBalances(
  tx: Tx,
  uid: string,
  service: PaidService,
): Promise<SpendingBalances> {
  const { rows } = await sql<PricedPurseRow>`
    select kind, unit, balance,
      (select price_paise from personas where name = ${service}) as price_paise
    from ledger_accounts
    where owner = ${uid}
      and (kind, unit) in (${sql.join(spendingOrder[service].map((s) => sql`(${s.kind}, ${s.unit})`))})
    order by owner, kind, unit
    for no key update`.execute(tx)
  return purseFrom(rows)
}

export interface Spendable {
  /** Free, from the plan and bought: what can be asked without the wallet. */
  questions_left: number
  /** The wallet in rupees, at most two decimals. */
  balance: number
  next: NextCharge
}

/** How a user stands for one persona or prediction: shown beside the send button. */
export async function spendableOf(db: Db, uid: string, service: PaidService): Promise<Spendable> {
  return spendableFrom(await openPurse(db, uid, service), service)
}

/** The same of a purse that was read. */
export function spendableFrom(purse: SpendingBalances, service: PaidService): Spendable {
  const counted = spendingOrder[service].filter((source) => source.unit !== 'rupees')
  return {
    questions_left: counted.reduce((sum, source) => sum + purse.of(source), 0),
    balance: purse.of(walletRupees) / 100,
    next: chargeOf(firstPayingSource(service, purse), purse),
  }
}

/** What the next one will cost and from where; for `none`, what it would cost from the wallet. */
export async function nextCharge(db: Db, uid: string, asked: PaidService): Promise<NextCharge> {
  const purse = await openPurse(db, uid, asked)
  return chargeOf(firstPayingSource(asked, purse), purse)
}

function chargeOf(source: SpendingSource | undefined, purse: SpendingBalances): NextCharge {
  const priced = !source || source.unit === 'rupees'
  return { source: source?.source ?? 'none', price: priced ? purse.pricePaise / 100 : 0 }
}
