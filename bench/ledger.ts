/**
 * The ledger's speed on a PostgreSQL of its own, each as a share of a floor measured in the same
 * run: one bare SQL function that moves one from an account to another and keeps no books.
 *
 *   node bench/ledger.ts [seconds a turn, default 2]
 */
import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { overHttp } from './ledger/over-http.ts'
import { transact, type Database } from '../src/server/db/database.ts'
import type { Db } from '../src/server/db/schema.ts'
import { freshPostgres } from '../src/server/testing/fresh-database.ts'
import { startPostgres } from '../src/server/testing/postgres.ts'
import { hold, settle } from '../src/server/wallet/holds.ts'
import { post, verifyLedger } from '../src/server/wallet/ledger.ts'

const people = 200
const atOnce = 20
const turns = 3
const secondsPerTurn = Number(process.argv[2] ?? 2)

async function measure(database: Database, url: string): Promise<void> {
  const { db } = database
  const uids = await makePeople(db)
  const randomUid = () => uids[randomInt(people)] as string
  const works = {
    'one bare SQL function (floor)': () =>
      sql`select bare_transfer(${randomUid()}, ${randomUid()})`.execute(db),
    'transfer by post()': () => transfer(db, randomUid(), randomUid()),
    'question: hold, then settle': () => question(db, randomUid()),
    'the same, with one row for each company account': () => question(db, randomUid(), true),
  }
  const rates = Object.fromEntries(Object.keys(works).map((name) => [name, [] as number[]]))
  const http = await overHttp(database, url, atOnce)
  const overWire = 'transfer over HTTP'
  rates[overWire] = []
  // Warm: the first second of a server is not what is asked about.
  await http.rate(500)
  for (let turn = 0; turn < turns; turn++) {
    for (const [name, work] of Object.entries(works)) rates[name]?.push(await rate(work))
    rates[overWire].push(await http.rate(secondsPerTurn * 1000))
  }
  await http.close()
  const [floor = 1] = Object.values(rates).map(median)
  for (const [name, all] of Object.entries(rates)) {
    const share = Math.round((median(all) / floor) * 100)
    console.log(`${name.padEnd(48)} ${String(Math.round(median(all))).padStart(6)}/s ${share} %`)
  }
  const proof = await verifyLedger(db)
  console.log(`the ledger ${proof.ok ? 'holds' : 'DOES NOT HOLD'} after ${proof.postings} postings`)
  if (!proof.ok) process.exitCode = 1
}

async function makePeople(db: Db): Promise<string[]> {
  const uids = Array.from({ length: people }, () => randomUUID())
  await db
    .insertInto('users')
    .values(uids.map((uid) => ({ uid, invite_code: uid })))
    .execute()
  for (const uid of uids)
    await transact(db, (tx) =>
      post(
        tx,
        `${uid}:bench`,
        [
          { owner: 'company', kind: 'offers', unit: 'oracle', change: -1_000_000 },
          { owner: uid, kind: 'own', unit: 'oracle', change: 1_000_000 },
        ],
        { reason: 'operator' },
      ),
    )
  for (const statement of beside) await sql.raw(statement).execute(db)
  return uids
}

/** Tables of the bench alone: the floor's accounts, and company accounts as they might have been. */
const beside = [
  `create table bare (owner text primary key, balance bigint not null)`,
  `insert into bare select owner, balance from ledger_accounts`,
  `create table company_rows (kind text primary key, balance bigint not null)`,
  `insert into company_rows values ('in-flight', 0), ('revenue', 0)`,
  `create function bare_transfer(giver text, taker text) returns void language plpgsql as $$
   begin
     perform from bare where owner in (giver, taker) order by owner for no key update;
     update bare set balance = balance - 1 where owner = giver and balance >= 1;
     update bare set balance = balance + 1 where owner = taker;
   end $$`,
]

function transfer(db: Db, from: string, to: string): Promise<boolean> {
  return transact(db, (tx) =>
    post(
      tx,
      `${from}:bench-${randomUUID()}`,
      [
        { owner: from, kind: 'own', unit: 'oracle', change: -1 },
        { owner: to, kind: 'own', unit: 'oracle', change: 1 },
      ],
      { reason: 'operator' },
    ),
  )
}

function companyRow(kind: string) {
  return sql`update company_rows set balance = balance + 1 where kind = ${kind}`
}

async function question(db: Db, uid: string, withCompanyRows = false): Promise<void> {
  const holdId = randomUUID()
  await transact(db, async (tx) => {
    if (withCompanyRows) await companyRow('in-flight').execute(tx)
    await hold(tx, { uid, persona: 'Oracle', cause: holdId, holdId })
  })
  await transact(db, async (tx) => {
    if (withCompanyRows) await companyRow('in-flight').execute(tx)
    if (withCompanyRows) await companyRow('revenue').execute(tx)
    await settle(tx, holdId)
  })
}

/** How often a second `work` is done, when `atOnce` do it all the time. */
async function rate(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  const end = start + secondsPerTurn * 1000
  let count = 0
  const worker = async () => {
    while (performance.now() < end) {
      await work()
      count++
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return (count * 1000) / (performance.now() - start)
}

function median(all: readonly number[]): number {
  return [...all].sort((a, b) => a - b)[all.length >> 1] ?? 0
}

const postgres = await startPostgres()
if (!postgres) process.exit(0)
const fresh = await freshPostgres(postgres.url, atOnce)
try {
  await measure(fresh.database, fresh.url ?? '')
} finally {
  await fresh.drop()
  postgres.stop()
}
