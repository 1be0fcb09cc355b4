import { sql, type Kysely } from 'kysely'

/**
 * Replies to comments; handles without an email; and what the lists of AstroHub are ordered and narrowed
 * by, in a narrow table of its own: a vote would otherwise write every index of a discussion anew, its
 * words' too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `set local statement_timeout = 0`,
  `alter table profiles alter column email drop not null`,

  // reply_to: the comment that is answered; root_seq: the seq of the comment that its thread begins with.
  `alter table comments add column reply_to uuid references comments (cid), add column root_seq bigint`,
  `drop index comments_of_discussion`,
  `create index comments_of_discussion on comments (did, coalesce(root_seq, seq), seq) where state = 'shown'`,
  `drop index comments_waiting_of_discussion`,
  `create index comments_waiting_of_discussion on comments (did, coalesce(root_seq, seq), seq)
    where state in ('waiting', 'hidden')`,
  // The newest comment of a discussion, and those who took part of late.
  `create index comments_latest on comments (did, seq) where state = 'shown'`,

  // The script that most of a text's letters are of: Hindi in Latin letters counts as English.
  `create function language_of_text(text) returns text language sql immutable as $$
    select case when length(regexp_replace($1, '[^\u0900-\u097f]', '', 'g'))
      > length(regexp_replace($1, '[^A-Za-z]', '', 'g')) then 'hi' else 'en' end
  $$`,
  // What one is answered and upvoted counts by its doublings, each of which weighs as much as a week.
  `create function heat_of(upvotes integer, downvotes integer, comment_count integer, created_at timestamptz)
    returns double precision language sql stable as $$
    select log(2, 1 + comment_count + greatest(0, upvotes - downvotes))::double precision
      + date_part('epoch', created_at) / 604800
  $$`,
  // One row for each discussion that all may see.
  `create table discussion_ranks (
    did uuid primary key references discussions (did) on delete cascade,
    place bigint not null,
    language text not null check (language in ('en', 'hi')),
    rashi integer,
    nakshatra integer,
    mahadasha text,
    is_answered boolean not null,
    heat double precision not null
  )`,
  `create function rank_discussion() returns trigger language plpgsql as $$
  begin
    if new.state <> 'shown' then
      delete from discussion_ranks where did = new.did;
    elsif tg_op = 'UPDATE' and old.state = 'shown' and (new.title, new.description) = (old.title, old.description) then
      update discussion_ranks set
        rashi = new.rashi, nakshatra = new.nakshatra, mahadasha = new.mahadasha,
        is_answered = new.comment_count > 0,
        heat = heat_of(new.upvotes, new.downvotes, new.comment_count, new.created_at)
      where did = new.did;
    else
      insert into discussion_ranks (did, place, language, rashi, nakshatra, mahadasha, is_answered, heat)
      values (new.did, new.place, language_of_text(new.title || ' ' || new.description), new.rashi,
        new.nakshatra, new.mahadasha, new.comment_count > 0,
        heat_of(new.upvotes, new.downvotes, new.comment_count, new.created_at))
      on conflict (did) do update set place = excluded.place, language = excluded.language,
        rashi = excluded.rashi, nakshatra = excluded.nakshatra, mahadasha = excluded.mahadasha,
        is_answered = excluded.is_answered, heat = excluded.heat;
    end if;
    return null;
  end $$`,
  // Nobody's discussion comes between the filling and the trigger.
  `lock table discussions in share row exclusive mode`,
  `insert into discussion_ranks (did, place, language, rashi, nakshatra, mahadasha, is_answered, heat)
    select did, place, language_of_text(title || ' ' || description), rashi, nakshatra, mahadasha,
      comment_count > 0, heat_of(upvotes, downvotes, comment_count, created_at)
    from discussions where state = 'shown'`,
  `create index ranks_by_language on discussion_ranks (language, place desc)`,
  `create index ranks_by_heat on discussion_ranks (heat desc)`,
  `create index ranks_by_heat_of_language on discussion_ranks (language, heat desc)`,
  `create index ranks_unanswered on discussion_ranks (place desc) where not is_answered`,
  `create index ranks_unanswered_of_language on discussion_ranks (language, place desc) where not is_answered`,
  `create index ranks_by_rashi on discussion_ranks (rashi, place desc)`,
  `create index ranks_by_nakshatra on discussion_ranks (nakshatra, place desc)`,
  `create index ranks_by_mahadasha on discussion_ranks (mahadasha, place desc)`,
  `create trigger rank_discussion
    after insert or update of state, title, description, rashi, nakshatra, mahadasha, upvotes, downvotes, comment_count
    on discussions for each row execute function rank_discussion()`,
]
