import { sql } from 'kysely'
import type { Db, Tx } from '../db/schema.ts'
import { ledgerFingerprint } from '../wallet/proof/ledger-proofs.ts'

const rowsAtOnce = 500

/**
 * Copies everything from one database into another of the same release that nobody has used yet: all
 * of it, with a ledger that is the same to the last entry, or nothing.
 *
 * @returns how many rows.
 * @throws Error with a sentence for the operator.
 */
export async function copyDatabase(from: Db, to: Db): Promise<number> {
  return to.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    if (await tx.selectFrom('users').select('uid').limit(1).executeTakeFirst())
      throw new Error('The database there is in use: it has users. Give an empty one.')
    const tables = (await from.introspection.getTables())
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('kysely_'))
    // Rows come table by table; what they point to may come later. All keys are proved at the end.
    const keys = await withoutKeys(tx)
    let count = 0
    for (const table of tables) count += await copyTable(from, tx, table)
    for (const restore of keys) await sql.raw(restore).execute(tx)
    await copySequences(from, tx)
    if ((await ledgerFingerprint(from)) !== (await ledgerFingerprint(tx)))
      throw new Error('The ledger changed while it was copied. Stop the server and copy again.')
    return count
  })
}

/** Takes every foreign key off. @returns the statements that put them back, and prove them. */
async function withoutKeys(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string; of: string; definition: string }>`
    select quote_ident(conname) as name, conrelid::regclass::text as of,
           pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(tx)
  for (const { name, of } of rows)
    await sql.raw(`alter table ${of} drop constraint ${name}`).execute(tx)
  return rows.map(
    ({ name, of, definition }) => `alter table ${of} add constraint ${name} ${definition}`,
  )
}

async function copyTable(from: Db, tx: Tx, table: string): Promise<number> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(tx)
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)))
  const target = sql.table(table)
  // The beginnings that a new database has give way to what they have become.
  await sql`alter table ${target} disable trigger user`.execute(tx)
  await sql`delete from ${target}`.execute(tx)
  let count = 0
  for (let last = '(0,0)'; ;) {
    const page = await sql<{ at: string; row: string }>`
      select ctid::text as at, to_jsonb(t)::text as row from ${target} t
      where ctid > ${last}::tid order by ctid limit ${rowsAtOnce}`.execute(from)
    last = page.rows.at(-1)?.at ?? last
    count += page.rows.length
    if (page.rows.length)
      await sql`insert into ${target} (${columns}) overriding system value
        select ${columns} from jsonb_populate_recordset(null::${target},
          ${`[${page.rows.map(({ row }) => row).join(',')}]`}::jsonb)`.execute(tx)
    if (page.rows.length < rowsAtOnce) break
  }
  await sql`alter table ${target} enable trigger user`.execute(tx)
  return count
}

async function copySequences(from: Db, tx: Tx): Promise<void> {
  const { rows } = await sql<{ name: string; last: number | null }>`
    select quote_ident(sequencename) as name, last_value as last from pg_sequences
    where schemaname = current_schema()`.execute(from)
  for (const { name, last } of rows)
    if (last !== null) await sql`select setval(${name}::regclass, ${last})`.execute(tx)
}
