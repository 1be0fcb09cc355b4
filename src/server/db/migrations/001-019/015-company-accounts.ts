import { sql, type Kysely } from 'kysely'

/**
 * The accounts that are not a user's belong to `company`; until now their owner was called `house`.
 *
 * The entries are written anew by a change of the column's type, not by an update: the triggers that
 * keep them append-only stand all the while, and nothing but the owner's name differs after it. It takes
 * the table for as long as that lasts: postings of other processes wait, none is lost. Those that wait
 * inside the old function end under the new name by a trigger, and an older server that still runs beside
 * this one says the old name, which the function takes for the new one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Some seconds a million entries: longer than a request's statement may take.
  `set local statement_timeout = 0`,
  `alter table ledger_accounts
    drop constraint ledger_accounts_owner_check,
    add constraint ledger_accounts_of_users check (owner <> 'company')`,
  `alter table entries
    drop constraint entries_check,
    alter column owner type text using case owner when 'house' then 'company' else owner end,
    add constraint entries_balance_of_users check ((owner = 'company') = (balance_after is null))`,
  `create function name_company() returns trigger language plpgsql as $$
    begin new.owner := 'company'; return new; end $$`,
  `create trigger entries_of_older_servers before insert on entries
    for each row when (new.owner = 'house') execute function name_company()`,
  `create or replace function post_entries(
    new_posting uuid, new_cause text, new_reason text, new_reference text, new_at timestamptz,
    owners text[], kinds text[], units text[], changes bigint[]
  ) returns boolean language plpgsql as $$
  declare
    move record;
    after bigint;
  begin
    insert into postings (posting_id, cause, reason, reference, at)
      values (new_posting, new_cause, new_reason, new_reference, new_at)
      on conflict (cause) do nothing;
    if not found then
      return false;
    end if;
    if exists (select from unnest(units, changes) as m(unit, change)
               group by unit having sum(change) <> 0) then
      raise exception 'a posting must sum to zero in each unit' using errcode = 'DR002';
    end if;
    -- One order for all postings: two that cross wait for each other, they don't deadlock.
    for move in
      select * from unnest(array_replace(owners, 'house', 'company'), kinds, units, changes)
        with ordinality as m(owner, kind, unit, change, seq)
        order by (m.owner = 'company'), m.owner, m.kind, m.unit
    loop
      after := null;
      if move.owner <> 'company' and move.change > 0 then
        insert into ledger_accounts as account (owner, kind, unit, balance)
          values (move.owner, move.kind, move.unit, move.change)
          on conflict (owner, kind, unit) do update set balance = account.balance + excluded.balance
          returning account.balance into after;
      elsif move.owner <> 'company' then
        update ledger_accounts as account set balance = account.balance + move.change
          where account.owner = move.owner and account.kind = move.kind and account.unit = move.unit
            and account.balance + move.change >= 0
          returning account.balance into after;
        if not found then
          raise exception 'too little left' using errcode = 'DR001', detail = move.unit;
        end if;
      end if;
      insert into entries (posting_id, seq, owner, kind, unit, change, balance_after, at)
        values (new_posting, move.seq, move.owner, move.kind, move.unit, move.change, after, new_at);
    end loop;
    return true;
  end $$`,
]
