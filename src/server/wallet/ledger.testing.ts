import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { transact, type Database } from '../db/database.ts'
import type { Db } from '../db/schema.ts'
import { freshEmbedded, freshPostgres, type FreshDatabase } from '../testing/fresh-database.ts'
import { post, verifyLedger, type Unit, type UserKind } from './ledger.ts'

const url = inject('postgresUrl')

/** The databases that the rules are tested on, and those that can show a race. */
export const ledgerDatabases = url ? (['embedded', 'postgres'] as const) : (['embedded'] as const)
export const ledgerRaceDatabases = url ? (['postgres'] as const) : ([] as const)

export interface TestLedger {
  db: Db
  database: Database
  /** A user with these balances; with none, one who has no accounts. */
  user(balances?: Partial<Record<`${UserKind} ${Unit}`, number>>): Promise<string>
  balance(uid: string, account: `${UserKind} ${Unit}`): Promise<number>
  /** Every row of the ledger's tables, to see that nothing changed. */
  rows(): Promise<unknown>
  /** Drops the database after proving its ledger. */
  close(): Promise<void>
}

/** A ledger on a database of its own. */
export async function testLedger(
  on: 'embedded' | 'postgres' = 'embedded',
  poolSize?: number,
): Promise<TestLedger> {
  const fresh: FreshDatabase =
    on === 'embedded' ? await freshEmbedded() : await freshPostgres(url as string, poolSize)
  const { db } = fresh.database
  return {
    db,
    database: fresh.database,
    async user(balances = {}) {
      const uid = randomUUID()
      await db.insertInto('users').values({ uid, invite_code: uid }).execute()
      for (const [account, amount] of Object.entries(balances)) {
        const [kind, unit] = account.split(' ') as [UserKind, Unit]
        await transact(db, (tx) => giveTestOffer(tx, uid, kind, unit, amount))
      }
      return uid
    },
    async balance(uid, account) {
      const [kind = '', unit = ''] = account.split(' ')
      const row = await db
        .selectFrom('ledger_accounts')
        .where('owner', '=', uid)
        .where('kind', '=', kind)
        .where('unit', '=', unit)
        .select('balance')
        .executeTakeFirst()
      return row?.balance ?? 0
    },
    async rows() {
      return {
        accounts: await db.selectFrom('ledger_accounts').selectAll().orderBy('owner').execute(),
        postings: await db.selectFrom('postings').selectAll().orderBy('posting_id').execute(),
        entries: await db.selectFrom('entries').selectAll().orderBy('entry_id').execute(),
        holds: await db.selectFrom('holds').selectAll().orderBy('hold_id').execute(),
      }
    },
    async close() {
      const proof = await verifyLedger(db)
      await fresh.drop()
      if (!proof.ok) throw new Error(`The ledger does not hold: ${proof.problems.join('; ')}`)
    },
  }
}

/** Gives from the company's offers, as one posting. */
export function giveTestOffer(
  tx: Parameters<typeof post>[0],
  uid: string,
  kind: UserKind,
  unit: Unit,
  amount: number,
  cause = `given-${randomUUID()}`,
): Promise<boolean> {
  return post(
    tx,
    `${uid}:${cause}`,
    [
      { owner: 'company', kind: 'offers', unit, change: -amount },
      { owner: uid, kind, unit, change: amount },
    ],
    { reason: 'operator' },
  )
}
