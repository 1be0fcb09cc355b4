import { sql, type Kysely } from 'kysely'

/** The city by whose clock and sunrise somebody's day is told; chosen once, and theirs to change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table kept_cities (
        uid uuid primary key references users on delete cascade,
        name text not null check (length(name) between 1 and 100),
        lat double precision not null check (lat between -90 and 90),
        lng double precision not null check (lng between -180 and 180),
        updated_at timestamptz not null
      )`,
    )
    .execute(db)
}
