import { sql, type Kysely } from 'kysely'

/**
 * A question is placed with the person whose kundli its asker chose to have it read from. Left out, there
 * is none: so a server of before can go on placing questions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `drop function place_question`,
  `create function place_question(
    asker uuid, chat uuid, about uuid,
    seen_paid_until timestamptz, seen_stopped_at timestamptz, seen_seq integer, most_running integer,
    reopens boolean, reopened_until timestamptz,
    pay_kind text, pay_unit text, pay_amount bigint, pay_reason text, new_posting uuid,
    new_mid uuid, new_question text, new_language text, new_earlier uuid, new_meant text,
    new_at timestamptz, new_process uuid, new_lease uuid, new_key text, new_call text, new_body_hash text,
    new_person text default null
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
    insert into messages (mid, asst_id, uid, seq, question, language, hold_id, earlier_mid, meant, asked_at,
        process_id, lease, person)
      values (new_mid, chat, asker, seen_seq + 1, new_question, new_language, hold_of_it,
        new_earlier, new_meant, new_at, new_process, new_lease, new_person);
    return 'placed';
  end $$`,
]
