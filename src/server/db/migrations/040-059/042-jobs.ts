import { sql, type Kysely } from 'kysely'

/**
 * What the servers do by themselves: of all processes on one database the one that holds a job does it. Its
 * hold ends by itself when the process dies. Times are the database's own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Written every few seconds: room for the next version of each row beside it.
  `create table jobs (
    name text primary key,
    period_seconds integer not null check (period_seconds > 0),
    bound_seconds integer not null check (bound_seconds > 0),
    in_every_process boolean not null default false,
    listed_at timestamptz not null default clock_timestamp(),
    due_at timestamptz not null,
    held_by uuid,
    held_until timestamptz,
    began_at timestamptz,
    ended_at timestamptz,
    outcome text check (outcome in ('done', 'failed', 'late')),
    took_ms integer check (took_ms >= 0),
    runs bigint not null default 0,
    failures bigint not null default 0,
    check ((held_by is null) = (held_until is null))
  ) with (fillfactor = 50)`,
]
