import { sql, type Kysely } from 'kysely'

/**
 * A hold, its end by settling, and a question with its hold, each as one statement. What is asked, by
 * whom it is paid and what is refused is decided outside; here it is only done, if nothing has changed
 * since it was decided.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create function place_hold(
    new_hold uuid, holder uuid, new_posting uuid, new_cause text, new_reason text,
    from_kind text, from_unit text, new_amount bigint, new_at timestamptz
  ) returns boolean language plpgsql as $$
  begin
    if not post_entries(new_posting, new_cause, new_reason, new_hold::text, new_at,
        array[holder::text, 'company'], array[from_kind, 'in-flight'],
        array[from_unit, from_unit], array[-new_amount, new_amount]) then
      return false;
    end if;
    insert into holds (hold_id, uid, kind, unit, amount, period_id, heartbeat_at, created_at)
      values (new_hold, holder, from_kind, from_unit, new_amount,
        case when from_unit = 'plan' then
          (select payment_id from plan_periods where plan_periods.uid = holder and state = 'open') end,
        new_at, new_at);
    return true;
  end $$`,
  // One conditional update decides between settle and void, for good.
  `create function settle_hold(
    ended_hold uuid, new_posting uuid, new_at timestamptz
  ) returns boolean language plpgsql as $$
  declare
    ended record;
  begin
    update holds set state = 'settled', ended_at = new_at
      where hold_id = ended_hold and state = 'held'
      returning uid, unit, amount into ended;
    if not found then
      return false;
    end if;
    perform post_entries(new_posting, ended.uid || ':settle:' || ended_hold, 'answered',
      ended_hold::text, new_at, array['company', 'company'], array['in-flight', 'revenue'],
      array[ended.unit, ended.unit], array[-ended.amount, ended.amount]);
    return true;
  end $$`,
  `create function place_question(
    asker uuid, chat uuid, about uuid,
    seen_paid_until timestamptz, seen_stopped_at timestamptz, seen_seq integer, most_running integer,
    reopens boolean, reopened_until timestamptz,
    pay_kind text, pay_unit text, pay_amount bigint, pay_reason text, new_posting uuid,
    new_mid uuid, new_question text, new_language text, new_earlier uuid, new_meant text,
    new_at timestamptz, new_key text, new_call text, new_body_hash text
  ) returns text language plpgsql as $$
  declare
    hold_of_it uuid := case when pay_unit is not null then new_mid end;
    seen record;
  begin
    -- The user first and the chat after, as everything does that changes a chat: all sends of a user go
    -- one after the other.
    perform from users where users.uid = asker for no key update;
    perform from chats
      where asst_id = chat and chats.uid = asker and bid = about and deleted_at is null
        and paid_until is not distinct from seen_paid_until
        and stopped_at is not distinct from seen_stopped_at
      for no key update;
    if not found then
      return 'changed';
    end if;
    select count(*) filter (where state = 'writing') as running,
           coalesce(max(seq) filter (where asst_id = chat), 0) as last_seq
      into seen
      from messages where messages.uid = asker and (state = 'writing' or asst_id = chat);
    if seen.running >= most_running or seen.last_seq <> seen_seq then
      return 'changed';
    end if;
    if new_key is not null then
      insert into idempotency_keys (scope, key, call, body_hash, reply)
        values (asker::text, new_key, new_call, new_body_hash, to_jsonb(new_mid::text))
        on conflict (scope, key) do nothing;
      if not found then
        return 'repeated';
      end if;
    end if;
    if reopens then
      update chats set stopped_at = null, paid_until = reopened_until where asst_id = chat;
    end if;
    if pay_unit is not null and not place_hold(new_mid, asker, new_posting,
        asker || ':ask:' || new_mid,
        pay_reason, pay_kind, pay_unit, pay_amount, new_at) then
      raise exception 'the cause of a hold was used for another one';
    end if;
    insert into messages (mid, asst_id, uid, seq, question, language, hold_id, earlier_mid, meant, asked_at)
      values (new_mid, chat, asker, seen_seq + 1, new_question, new_language, hold_of_it,
        new_earlier, new_meant, new_at);
    return 'placed';
  end $$`,
  // Undoes a statement that has settled a hold and kept nothing.
  `create function refuse_unkept() returns boolean language plpgsql as $$
    begin raise exception 'settled without being kept' using errcode = 'DR003'; end $$`,
]
