import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import {
  descriptionMinLength,
  pointsByActivity,
  titleMinLength,
} from '../../../contract/core/constants.ts'
import type { HoldReason } from '../../../contract/forum.ts'
import { forumMessages as words } from '../../../words/forum/forum-server.ts'
import type { Tx } from '../../db/schema.ts'
import type { ItemState } from '../../db/schema/forum.ts'
import type { NotifyAccess } from '../../notifications/notify.ts'
import { Refusal } from '../../core/refusal.ts'
import { notifyOperators } from '../../notifications/notify-operators.ts'
import { findHoldReason } from './hold-reason.ts'
import { cleanLine, cleanText } from './clean-text.ts'
import { awardPoints, takeBackPoints } from './points.ts'
import { takePosterLimit, type Poster } from './poster.ts'
import { searchColumnsOf } from './search-discussions.ts'

export interface DiscussionTags {
  rashi: number | null
  nakshatra: number | null
  mahadasha: string | null
}

/**
 * Puts a discussion up, or into the queue.
 *
 * @throws Refusal when it is too short once cleaned, the same as their last one, or too soon.
 */
export async function startDiscussion(
  act: NotifyAccess,
  poster: Poster,
  draft: { title: string; description: string } & DiscussionTags,
): Promise<{ did: string; title: string; holdReason: HoldReason | null }> {
  const { tx, at } = act
  const { title, description } = checkDiscussionText(draft)
  await takePosterLimit(tx, poster, 'discussions', at)
  await refuseTwice(tx, poster, 'discussions', { title, description })
  const holdReason = await findHoldReason(tx, poster, { title, description }, at)
  const state = holdReason ? 'waiting' : 'shown'
  const did = randomUUID()
  await tx
    .insertInto('discussions')
    .values({
      did,
      uid: poster.uid,
      title,
      description,
      rashi: draft.rashi,
      nakshatra: draft.nakshatra,
      mahadasha: draft.mahadasha,
      state,
      hold_reason: holdReason,
      place: state === 'shown' ? nextPlace : null,
      created_at: at,
      edited_at: null,
      latest_cid: null,
      ...searchColumnsOf(title, description),
    })
    .execute()
  if (holdReason) await notifyOperators(act, 'items-waiting')
  else await rewardDiscussion(tx, poster.uid, did, at)
  return { did, title, holdReason }
}

export const nextPlace = sql<number>`nextval('discussion_places')`

/** Points for a discussion that is seen: given anew where a change of it had to wait, and took them back. */
export async function rewardDiscussion(tx: Tx, uid: string, did: string, at: Date): Promise<void> {
  const award = { uid, item: did, points: pointsByActivity.discussion } as const
  const reason = 'points-discussion'
  if (await awardPoints(tx, { ...award, awardKey: 'made', reason }, at)) return
  const standing = await tx
    .selectFrom('point_awards')
    .where('item', '=', did)
    .where('uid', '=', uid)
    .where('cause', 'like', '%:points:made%')
    .where('taken_back_at', 'is', null)
    .select('cause')
    .executeTakeFirst()
  if (!standing) await awardPoints(tx, { ...award, awardKey: `made-${at.getTime()}`, reason }, at)
}

/** The title and description as they are kept. @throws Refusal where one is too short once it is cleaned. */
export function checkDiscussionText(typed: { title: string; description: string }) {
  const title = cleanLine(typed.title)
  const description = cleanText(typed.description)
  if (title.length < titleMinLength || description.length < descriptionMinLength)
    throw new Refusal(words.tooShort)
  return { title, description }
}

/** Nobody needs to say the same thing twice within a day. */
export async function refuseTwice(
  tx: Tx,
  { uid }: Poster,
  table: 'discussions' | 'comments',
  same: Record<string, string>,
): Promise<void> {
  const equal = Object.entries(same).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const { rows } = await sql`
    select from (select * from ${sql.table(table)} where uid = ${uid} order by created_at desc limit 10) as last
    where state <> 'deleted' and ${sql.join(equal, sql` and `)} limit 1`.execute(tx)
  if (rows.length) throw new Refusal(words.twice)
}

/** The count and the latest of a discussion's comments, as they are now; takes the discussion's row. */
export async function recountComments(tx: Tx, did: string): Promise<void> {
  await sql`select from discussions where did = ${did} for no key update`.execute(tx)
  await sql`
    update discussions set
      comment_count = (select count(*) from comments where did = ${did} and state = 'shown'),
      latest_cid = (select cid from comments where did = ${did} and state = 'shown' order by seq desc limit 1)
    where did = ${did}`.execute(tx)
}

/** An item leaves the eyes of all: its author's points on it go back, unless it only waits for a word. */
export async function withdrawItem(
  tx: Tx,
  item: { did: string; cid: string | null; uid: string | null },
  state: Exclude<ItemState, 'shown' | 'waiting'>,
  at: Date,
): Promise<void> {
  if (item.cid === null)
    await tx.updateTable('discussions').set({ state }).where('did', '=', item.did).execute()
  else {
    await tx.updateTable('comments').set({ state }).where('cid', '=', item.cid).execute()
    await recountComments(tx, item.did)
  }
  if (state !== 'hidden' && item.uid)
    await takeBackPoints(tx, { uid: item.uid, item: item.cid ?? item.did }, at)
}
