import { sql, type Kysely } from 'kysely'

/**
 * Who somebody's saved kundlis are of, and a short name for each: at most one is their own. Of a question:
 * the person whose kundli its asker chose to have it read from.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table births
    add column relation text check (relation in
      ('self', 'spouse', 'child', 'parent', 'sibling', 'friend', 'other')),
    add column short_name text check (length(short_name) between 1 and 30)`,
  `create unique index births_own on births (uid) where relation = 'self'`,
  // A kundli's id, or "own" for the asker's houses.
  `alter table messages add column person text`,
]
