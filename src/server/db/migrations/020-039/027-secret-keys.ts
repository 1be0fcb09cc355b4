import { sql, type Kysely } from 'kysely'

/** Keys of the server's own that must outlive its secret: sealed with it, and sealed anew when it is rotated. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table secret_keys (
    name text primary key,
    sealed text not null,
    made_at timestamptz not null default now()
  )`.execute(db)
}
