import { sql, type Kysely } from 'kysely'

/**
 * What each answer took: who wrote it, tokens, what they cost at that day's price, and how long the reader
 * waited. A millionth of a rupee is the unit: a whole answer costs a few paise.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table messages
    add column written_by text check (written_by in ('composer', 'model', 'both', 'nobody')),
    add column prompt_tokens integer check (prompt_tokens >= 0),
    add column answer_tokens integer check (answer_tokens >= 0),
    add column tokens_estimated boolean,
    add column cost_microrupees bigint check (cost_microrupees >= 0),
    add column first_sentence_ms integer check (first_sentence_ms >= 0),
    add column whole_ms integer check (whole_ms >= 0)`,
]
