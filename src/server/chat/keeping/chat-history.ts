import { sql } from 'kysely'
import type { ApiInput, ApiOutput } from '../../../contract/apis.ts'
import type { Lagna } from '../../../contract/chat.ts'
import { exchangesPerPage } from '../../../contract/core/constants.ts'
import { chatRefusals } from '../../../words/chat/chat.ts'
import type { Language } from '../../../words/say.ts'
import type { Db } from '../../db/schema.ts'
import type { ReadContext } from '../../core/endpoint.ts'
import type { AppContext } from '../../core/context.ts'
import { HttpError } from '../../core/refusal.ts'
import type { StoredFact } from '../../db/stored-json.ts'
import { showStoredFacts, groundedSentences } from '../../reading/stored-facts.ts'
import { failSentence } from '../live/finish-answer.ts'
import { showEarlierAnswer } from '../similarity/earlier-answer.ts'
import { meaningChoicesOf } from '../session/meaning-choices.ts'
import { maxChatsInHistory } from '../session/chat-limits.ts'
import { chatBalance } from '../session/chat-balance.ts'
import { lagnaOf } from '../session/lagna-of.ts'
import { chartOfBirth } from '../../kundli/birth/chart-of-birth.ts'

/**
 * The user's chats in which something was asked: pinned ones first, then the last one first. `query` is
 * looked for in all that was said, and in the names they gave.
 */
export async function getChats(
  { db, user }: ReadContext<'chats/getChats'>,
  { query }: ApiInput<'chats/getChats'>,
): Promise<ApiOutput<'chats/getChats'>> {
  const like = query ? `%${query.replace(/[\\%_]/g, '\\$&')}%` : null
  const { rows } = await sql<{
    asst_id: string
    astrologer: 'Oracle' | 'Astra'
    bid: string | null
    user_name: string
    first_question: string
    mid: string
    question: string
    asked_at: Date
    title: string | null
    pinned: boolean
  }>`
    select chats.asst_id, chats.astrologer, chats.bid, chats.user_name, last.mid, last.question, last.asked_at,
      first.question as first_question, chats.title, chats.pinned_at is not null as pinned
    from chats
    join lateral (select mid, question, asked_at from messages
      where messages.asst_id = chats.asst_id order by seq desc limit 1) as last on true
    join lateral (select question from messages
      where messages.asst_id = chats.asst_id order by seq limit 1) as first on true
    where chats.uid = ${user.uid} and chats.deleted_at is null
      and (${like}::text is null or chats.title ilike ${like} or exists (select from messages
        where messages.asst_id = chats.asst_id
          and (question ilike ${like} or answer ilike ${like})))
    order by chats.pinned_at desc nulls last, last.asked_at desc
    limit ${maxChatsInHistory}`.execute(db)
  return {
    status: 'success',
    chats: rows.map((row) => ({
      asst_id: row.asst_id,
      to_name: row.astrologer,
      bid: row.bid,
      user_name: row.user_name,
      chat_time: row.asked_at.toISOString(),
      message: row.question,
      first_question: row.first_question,
      mid: row.mid,
      title: row.title,
      pinned: row.pinned,
    })),
  }
}

/**
 * The newest questions of a chat, or those before one of them, each followed by its answer. A cursor that
 * is not of this chat finds nothing.
 *
 * @throws HttpRefusal 404 for a chat that is not theirs.
 */
export async function getChat(
  { context, db, user, caller, at }: ReadContext<'chats/getChat'>,
  { asst_id, before }: ApiInput<'chats/getChat'>,
): Promise<ApiOutput<'chats/getChat'>> {
  const chat = await db
    .selectFrom('chats')
    .where('asst_id', '=', asst_id)
    .where('uid', '=', user.uid)
    .where('deleted_at', 'is', null)
    .select(['asst_id', 'uid', 'astrologer', 'bid', 'stopped_at', 'user_name', 'paid_until'])
    .select(['title', 'pinned_at'])
    .executeTakeFirst()
  if (!chat) throw new HttpError(404, chatRefusals.noChat)
  const found = await readMessages(db, user.uid, asst_id, before)
  const rows = found.slice(0, exchangesPerPage).toReversed()
  return {
    status: 'success',
    astrologer: chat.astrologer,
    bid: chat.bid,
    user_name: chat.user_name,
    lagna: chat.bid ? await lagnaOfBirth(db, user.uid, chat.bid, caller.language) : null,
    active: chat.stopped_at === null,
    title: chat.title,
    pinned: chat.pinned_at !== null,
    ...(await chatBalance(db, chat, at)),
    has_earlier: found.length > rows.length,
    chats: rows.flatMap((row, index) => [
      {
        mid: row.mid,
        from_name: chat.user_name,
        message: row.question,
        chat_time: row.asked_at.toISOString(),
        facts: [],
        state: 'asked' as const,
        rating: null,
        charged: false,
      },
      {
        mid: row.mid,
        from_name: chat.astrologer,
        message: textShown(context, user.uid, row, caller.language),
        chat_time: (row.answered_at ?? row.asked_at).toISOString(),
        facts: showStoredFacts(row.facts as StoredFact[]),
        sentences: groundedSentences(row.answer, row.facts as StoredFact[]),
        suggestions: row.suggestions,
        state: row.state,
        rating: row.rating,
        charged: row.charged && !row.refunded_at,
        ...(row.refunded_at && { refunded: true }),
        ...(row.missed && { missed: true }),
        ...(row.meanings &&
          index === rows.length - 1 &&
          before === undefined &&
          chat.stopped_at === null && { choices: meaningChoicesOf(row.meanings) }),
        ...(row.earlier_mid && { earlier: showEarlierAnswer(row, true) }),
      },
    ]),
  }
}

async function lagnaOfBirth(db: Db, uid: string, bid: string, language: Language): Promise<Lagna> {
  const birth = await db
    .selectFrom('births')
    .where('bid', '=', bid)
    .where('uid', '=', uid)
    .select(['lat', 'lng', 'born_at', 'day_from', 'day_to'])
    .executeTakeFirst()
  return birth ? lagnaOf(chartOfBirth(birth), language) : null
}

type StoredMessage = Awaited<ReturnType<typeof readMessages>>[number]

/** Newest first, and one more than is shown. */
function readMessages(db: Db, uid: string, asstId: string, before: string | undefined) {
  return (
    db
      .selectFrom('messages as m')
      .leftJoin('messages as e', (on) =>
        on.onRef('e.mid', '=', 'm.earlier_mid').onRef('e.uid', '=', 'm.uid'),
      )
      .leftJoin('chats as c', 'c.asst_id', 'e.asst_id')
      .leftJoin('misses', 'misses.mid', 'm.mid')
      .where('m.asst_id', '=', asstId)
      .where('m.uid', '=', uid)
      .$if(before !== undefined, (query) =>
        query.where('m.seq', '<', (cursor) =>
          cursor
            .selectFrom('messages')
            .where('mid', '=', before ?? '')
            .where('asst_id', '=', asstId)
            .where('uid', '=', uid)
            .select('seq'),
        ),
      )
      .orderBy('m.seq', 'desc')
      .limit(exchangesPerPage + 1)
      .select([
        'm.mid',
        'm.question',
        'm.answer',
        'm.facts',
        'm.suggestions',
        'm.state',
        'm.rating',
      ])
      .select(['m.charged', 'm.asked_at', 'm.answered_at', 'm.refunded_at'])
      .select(['m.meanings', 'misses.mid as missed'])
      // Of a chat that has been deleted since nothing is told.
      .select((q) =>
        q.case().when('c.deleted_at', 'is', null).then(q.ref('e.mid')).end().as('earlier_mid'),
      )
      .select(['e.asst_id as earlier_asst_id', 'e.asked_at as earlier_asked_at'])
      .select('c.astrologer as earlier_astrologer')
      .execute()
  )
}

/** What stands under a question: the answer as far as it came, or why there is none. */
function textShown(
  context: AppContext,
  uid: string,
  row: StoredMessage,
  language: Language,
): string {
  if (row.state === 'writing') return context.liveAnswers.find(uid, row.mid)?.text ?? row.answer
  return row.state === 'failed'
    ? failSentence({ state: row.state, charged: false }, language)
    : row.answer
}
