import { sql, type Kysely } from 'kysely'

/** Why an item waits, so that its author and the operator can be told; and an index to find repeated texts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['discussions', 'comments'])
    await sql
      .raw(`alter table ${table} add column hold_reason text
        check (hold_reason in ('contact', 'link', 'offer', 'repeats', 'crisis', 'earlier'))`)
      .execute(db)
  await sql`create index discussions_by_text on discussions (md5(title || description), created_at)`.execute(
    db,
  )
  await sql`create index comments_by_text on comments (md5(comment), created_at)`.execute(db)
}
