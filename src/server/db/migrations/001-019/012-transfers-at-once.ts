import { sql, type Kysely } from 'kysely'

/**
 * A transfer as one statement: what it looks up, the limit of the day, its row and its posting, which
 * goes through the ledger's one door like any other (decision 016).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create function send_questions(
    new_transfer uuid, sender uuid, to_mobile text, to_hash text, amount integer,
    now_at timestamptz, back_at timestamptz, day_start timestamptz, most_a_day integer
  ) returns void language plpgsql as $$
  declare
    recipient uuid;
  begin
    -- Waits for a deletion of the recipient, and finds nobody after it.
    select uid into recipient from users
      where mobile = to_mobile and deleted_at is null for key share;
    insert into transfers (transfer_id, uid, recipient_hash, recipient_mobile, to_uid, questions,
        state, at, return_at, ended_at)
      values (new_transfer, sender, to_hash, to_mobile, recipient, amount,
        case when recipient is null then 'waiting' else 'arrived' end, now_at, back_at,
        case when recipient is not null then now_at end);
    perform post_entries(gen_random_uuid(), sender || ':transfer:' || new_transfer, 'transfer-sent',
      new_transfer::text, now_at,
      array[sender::text, coalesce(recipient::text, 'house')],
      array['own', case when recipient is null then 'waiting' else 'own' end],
      array['oracle', 'oracle'], array[-amount, amount]::bigint[]);
    -- The posting has locked the sender's account: whoever sent before is counted here, who comes
    -- after waits.
    if (select count(*) from transfers where uid = sender and at >= day_start) > most_a_day then
      raise exception 'too many transfers today' using errcode = 'DR003';
    end if;
  end $$`,
]
