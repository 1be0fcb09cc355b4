import { sql, type Kysely } from 'kysely'
import { seededContent } from '../../seeded-content.ts'

/**
 * What the operator keeps: the marketing figures, testimonials, reviews, films and links of the
 * pages, all seeded as samples; and the log of every operator's act.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
  for (const [place, { name, kind, value }] of seededContent.entries())
    await sql`insert into content_items (name, kind, place, value, sample)
      values (${name}, ${kind}, ${place}, ${JSON.stringify(value)}::jsonb, true)`.execute(db)
}

const statements = [
  `create table content_items (
    name text primary key,
    kind text not null check (kind in ('figure', 'number', 'testimonial', 'review', 'video', 'link')),
    place int not null,
    value jsonb not null,
    sample boolean not null default true,
    live boolean not null default false,
    updated_at timestamptz not null default now()
  )`,
  `create table operator_acts (
    act_id uuid primary key,
    uid uuid not null references users (uid),
    act text not null,
    subject text not null default '',
    detail jsonb not null default '{}',
    at timestamptz not null default now()
  )`,
  `create index operator_acts_by_time on operator_acts (at desc, act_id)`,
  `create index operator_acts_by_operator on operator_acts (uid)`,
  `alter table chats add column about_public boolean not null default false`,
]
