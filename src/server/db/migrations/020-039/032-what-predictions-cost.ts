import { sql, type Kysely } from 'kysely'

/**
 * What each prediction took, as `messages` keeps it of answers: who wrote it, tokens, price, waiting. And of
 * both how many of a model's sentences were not shown, by cause.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table predictions
        add column written_by text check (written_by in ('composer', 'model', 'both', 'nobody')),
        add column prompt_tokens integer check (prompt_tokens >= 0),
        add column answer_tokens integer check (answer_tokens >= 0),
        add column tokens_estimated boolean,
        add column cost_microrupees bigint check (cost_microrupees >= 0),
        add column first_sentence_ms integer check (first_sentence_ms >= 0),
        add column whole_ms integer check (whole_ms >= 0),
        add column dropped jsonb`,
    )
    .execute(db)
  await sql.raw('alter table messages add column dropped jsonb').execute(db)
}
