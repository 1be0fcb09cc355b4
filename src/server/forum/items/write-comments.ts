import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { commentMinLength, pointsByActivity } from '../../../contract/core/constants.ts'
import type { HoldReason } from '../../../contract/forum.ts'
import { forumMessages as words } from '../../../words/forum/forum-server.ts'
import type { Tx } from '../../db/schema.ts'
import { notifyUsers, type NewNotification, type NotifyAccess } from '../../notifications/notify.ts'
import { HttpError, Refusal } from '../../core/refusal.ts'
import { notifyOperators } from '../../notifications/notify-operators.ts'
import { findHoldReason } from './hold-reason.ts'
import { cleanText } from './clean-text.ts'
import { awardPoints } from './points.ts'
import { takePosterLimit, type Poster } from './poster.ts'
import { recountComments, refuseTwice } from './write-items.ts'

/** Those who took part in a discussion and are told of a comment. */
const mostTold = 100

interface NewComment {
  did: string
  comment: string
  /** The comment that it answers. */
  reply_to?: string | undefined
}

/**
 * Writes a comment under a discussion that all can see, or a reply to a comment there, and tells who
 * takes part in it.
 *
 * @throws Refusal where there is no such discussion or comment, it is too short, said twice, or too soon.
 */
export async function writeComment(
  act: NotifyAccess,
  poster: Poster,
  { did, comment: commentText, reply_to: answered }: NewComment,
): Promise<{ cid: string; holdReason: HoldReason | null }> {
  const { tx, at } = act
  const comment = cleanText(commentText)
  if (comment.length < commentMinLength) throw new Refusal(words.tooShort)
  const { rows } = await sql`
    select from discussions where did = ${did} and state = 'shown' for no key update`.execute(tx)
  if (!rows.length) throw new Refusal(words.notFound)
  const rootSeq = answered ? await rootOfThread(tx, did, answered) : null
  await takePosterLimit(tx, poster, 'comments', at)
  await refuseTwice(tx, poster, 'comments', { did, comment })
  const holdReason = await findHoldReason(tx, poster, { comment }, at)
  const state = holdReason ? 'waiting' : 'shown'
  const cid = randomUUID()
  await tx
    .insertInto('comments')
    .values({
      cid,
      did,
      uid: poster.uid,
      reply_to: answered ?? null,
      root_seq: rootSeq,
      comment,
      state,
      hold_reason: holdReason,
      created_at: at,
    })
    .execute()
  if (holdReason) await notifyOperators(act, 'items-waiting')
  else await publishComment(act, { cid, did, uid: poster.uid })
  return { cid, holdReason }
}

/**
 * The seq of the comment that a thread begins with. Threads have one level: a reply to a reply stands in
 * the same thread.
 *
 * @throws HttpError 404 where all can't see what is answered.
 */
async function rootOfThread(tx: Tx, did: string, answered: string): Promise<number> {
  const row = await tx
    .selectFrom('comments')
    .where('cid', '=', answered)
    .where('did', '=', did)
    .where('state', '=', 'shown')
    .select(['seq', 'root_seq'])
    .executeTakeFirst()
  if (!row) throw new HttpError(404, words.commentNotFound)
  return row.root_seq ?? row.seq
}

/** What follows when a comment is seen by all: the counts, the points, the news. */
export async function publishComment(
  act: NotifyAccess,
  { cid, did, uid }: { cid: string; did: string; uid: string | null },
): Promise<void> {
  const { tx, at } = act
  await recountComments(tx, did)
  if (uid === null) return
  if (!(await isAuthorOf(tx, did, uid))) {
    const award = { uid, item: cid, awardKey: 'made', reason: 'points-comment' } as const
    await awardPoints(tx, { ...award, points: pointsByActivity.comment }, at)
  }
  await notifyUsers(act, await whoIsTold(tx, { cid, did, uid }))
}

/** Comments on one's own discussion earn nothing. */
async function isAuthorOf(tx: Tx, did: string, uid: string): Promise<boolean> {
  const own = await tx
    .selectFrom('discussions')
    .where('did', '=', did)
    .where('uid', '=', uid)
    .select('did')
    .executeTakeFirst()
  return own !== undefined
}

/** The author of what is answered, the discussion's, and who commented of late: each is told once. */
async function whoIsTold(
  tx: Tx,
  { cid, did, uid: actor }: { cid: string; did: string; uid: string },
): Promise<NewNotification[]> {
  const { rows } = await sql<{ uid: string; isAnswered: boolean; isAuthor: boolean }>`
    select uid, bool_or(part = 'answered') as "isAnswered", bool_or(part = 'author') as "isAuthor" from (
      select a.uid, 'answered' as part from comments c join comments a on a.cid = c.reply_to
      where c.cid = ${cid} and a.state = 'shown'
      union all
      select uid, 'author' from discussions where did = ${did}
      union all
      (select uid, 'commenter' from comments where did = ${did} and state = 'shown'
       order by seq desc limit ${mostTold})
    ) as people
    where uid is not null and uid <> ${actor}
    group by uid`.execute(tx)
  return rows.map(({ uid, isAnswered, isAuthor }) => ({
    uid,
    kind: isAnswered ? 'reply' : isAuthor ? 'comment' : 'also-commented',
    did,
    actor,
  }))
}
