import { sql, type Kysely } from 'kysely'

/**
 * Counts of 64 runs of discussions together, so that a page of the list is found among a few dozen sums
 * however many there are; and the indexes by which what has had its time is swept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `set local statement_timeout = 0`,
  // Nobody's discussion comes between the counting and the new trigger.
  `lock table discussions in share row exclusive mode`,
  `create table discussion_run_groups (run_group bigint primary key, shown integer not null)`,
  `insert into discussion_run_groups (run_group, shown)
    select run / 64, sum(shown) from discussion_runs group by 1`,
  `create or replace function count_shown() returns trigger language plpgsql as $$
  declare
    was boolean := tg_op <> 'INSERT' and old.state = 'shown';
    is_now boolean := tg_op <> 'DELETE' and new.state = 'shown';
  begin
    if was and not is_now then
      update discussion_runs set shown = shown - 1 where run = old.place / 512;
      update discussion_run_groups set shown = shown - 1 where run_group = old.place / 32768;
    elsif is_now and not was then
      insert into discussion_runs as runs (run, shown) values (new.place / 512, 1)
        on conflict (run) do update set shown = runs.shown + 1;
      insert into discussion_run_groups as run_groups (run_group, shown) values (new.place / 32768, 1)
        on conflict (run_group) do update set shown = run_groups.shown + 1;
    end if;
    return null;
  end $$`,
  `create index notifications_by_time on notifications (created_at)`,
  `create index limits_by_time on limits (window_start)`,
  // A reader's own waiting comments of one discussion, without those of the whole forum.
  `create index comments_waiting_of_discussion on comments (did, seq) where state in ('waiting', 'hidden')`,
]
