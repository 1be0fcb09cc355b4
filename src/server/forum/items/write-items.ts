import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import {
  commentMinLength,
  descriptionMinLength,
  pointsByActivity,
  titleMinLength,
} from '../../../contract/core/constants.ts'
import { forumMessages as words } from '../../../words/forum/forum-server.ts'
import type { ItemState, Tx } from '../../db/schema.ts'
import { notifyUsers, type NewNotification, type NotifyAccess } from '../../notifications/notify.ts'
import { Refusal } from '../../core/refusal.ts'
import { cleanLine, cleanText, leadsAway } from './clean-text.ts'
import { awardPoints, takeBackPoints } from './points.ts'
import { takePosterLimit, type Poster } from './poster.ts'
import { searchColumnsOf } from './read-discussions.ts'

export interface DiscussionTags {
  rashi: number | null
  nakshatra: number | null
  mahadasha: string | null
}

/** Those who took part in a discussion and are told of a comment. */
const mostTold = 100

/**
 * Puts a discussion up, or into the queue.
 *
 * @throws Refusal when it is too short once cleaned, the same as their last one, or too soon.
 */
export async function startDiscussion(
  act: NotifyAccess,
  poster: Poster,
  draft: { title: string; description: string } & DiscussionTags,
): Promise<{ did: string; title: string; state: 'shown' | 'waiting' }> {
  const { tx, at } = act
  const { title, description } = checkDiscussionText(draft)
  await takePosterLimit(tx, poster, 'discussions', at)
  await refuseTwice(tx, poster, 'discussions', { title, description })
  const state = poster.waits || leadsAway(`${title}\n${description}`) ? 'waiting' : 'shown'
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
      place: state === 'shown' ? nextPlace : null,
      created_at: at,
      edited_at: null,
      latest_cid: null,
      ...searchColumnsOf(title, description),
    })
    .execute()
  if (state === 'shown') await rewardDiscussion(tx, poster.uid, did, at)
  return { did, title, state }
}

export const nextPlace = sql<number>`nextval('discussion_places')`

export function rewardDiscussion(tx: Tx, uid: string, did: string, at: Date): Promise<boolean> {
  const reason = 'points-discussion'
  return awardPoints(
    tx,
    { uid, item: did, awardKey: 'made', points: pointsByActivity.discussion, reason },
    at,
  )
}

export function checkDiscussionText(typed: { title: string; description: string }) {
  const title = cleanLine(typed.title)
  const description = cleanText(typed.description)
  if (title.length < titleMinLength || description.length < descriptionMinLength)
    throw new Refusal(words.tooShort)
  return { title, description }
}

/** Nobody needs to say the same thing twice within a day. */
async function refuseTwice(
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

/** Writes a comment under a discussion that all can see, and tells who takes part in it. */
export async function writeComment(
  act: NotifyAccess,
  poster: Poster,
  { did, comment: commentText }: { did: string; comment: string },
): Promise<{ cid: string; state: 'shown' | 'waiting' }> {
  const { tx, at } = act
  const comment = cleanText(commentText)
  if (comment.length < commentMinLength) throw new Refusal(words.tooShort)
  const { rows } = await sql`
    select from discussions where did = ${did} and state = 'shown' for no key update`.execute(tx)
  if (!rows.length) throw new Refusal(words.notFound)
  await takePosterLimit(tx, poster, 'comments', at)
  await refuseTwice(tx, poster, 'comments', { did, comment })
  const state = poster.waits || leadsAway(comment) ? 'waiting' : 'shown'
  const cid = randomUUID()
  await tx
    .insertInto('comments')
    .values({ cid, did, uid: poster.uid, comment, state, created_at: at })
    .execute()
  if (state === 'shown') await publishComment(act, { cid, did, uid: poster.uid })
  return { cid, state }
}

/** What follows when a comment is seen by all: the counts, the points, the news. */
export async function publishComment(
  act: NotifyAccess,
  { cid, did, uid }: { cid: string; did: string; uid: string | null },
): Promise<void> {
  const { tx, at } = act
  await recountComments(tx, did)
  if (uid === null) return
  const points = pointsByActivity.comment
  await awardPoints(tx, { uid, item: cid, awardKey: 'made', points, reason: 'points-comment' }, at)
  await notifyUsers(act, await whoIsTold(tx, did, uid))
}

async function whoIsTold(tx: Tx, did: string, actor: string): Promise<NewNotification[]> {
  const { rows } = await sql<{ uid: string; isAuthor: boolean }>`
    select uid, bool_or(is_author) as "isAuthor" from (
      select uid, true as is_author from discussions where did = ${did}
      union all
      (select uid, false from comments where did = ${did} and state = 'shown'
       order by seq desc limit ${mostTold})
    ) as people
    where uid is not null and uid <> ${actor}
    group by uid`.execute(tx)
  return rows.map(({ uid, isAuthor }) => ({
    uid,
    kind: isAuthor ? 'comment' : 'also-commented',
    did,
    actor,
  }))
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
