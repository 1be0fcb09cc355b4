import { sql, type Kysely } from 'kysely'

/**
 * The ledger's one door, as a function of the database: a posting is a single statement, so that it
 * stands whole or takes its transaction down with it, and no caller can catch half of one.
 *
 * The house's accounts keep no running balance: every question asked would queue for the same row.
 * They are the sum of their entries, which verifyLedger reckons. Users' accounts keep theirs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table entries drop constraint entries_owner_kind_unit_fkey`,
  `alter table entries alter column balance_after drop not null`,
  `alter table entries add check ((owner = 'house') = (balance_after is null))`,
  `alter table entries add check (balance_after >= 0)`,
  `alter table ledger_accounts drop constraint ledger_accounts_check`,
  `alter table ledger_accounts add check (owner <> 'house'), add check (balance >= 0)`,
  // Drawn while the account's row is locked: within one account, ids follow the order of changes.
  `alter table entries add column entry_id bigint generated always as identity`,
  `drop index entries_by_owner`,
  `create unique index entries_by_owner on entries (owner, entry_id desc)`,
  `create function post_entries(
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
      select * from unnest(owners, kinds, units, changes)
        with ordinality as m(owner, kind, unit, change, seq)
        order by (m.owner = 'house'), m.owner, m.kind, m.unit
    loop
      after := null;
      if move.owner <> 'house' and move.change > 0 then
        insert into ledger_accounts as account (owner, kind, unit, balance)
          values (move.owner, move.kind, move.unit, move.change)
          on conflict (owner, kind, unit) do update set balance = account.balance + excluded.balance
          returning account.balance into after;
      elsif move.owner <> 'house' then
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
