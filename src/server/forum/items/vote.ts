import { sql } from 'kysely'
import { pointsByActivity } from '../../../contract/core/constants.ts'
import { forumMessages as words } from '../../../words/forum/forum-server.ts'
import type { Tx } from '../../db/schema.ts'
import { notifyUsers, type NotifyAccess } from '../../notifications/notify.ts'
import { Refusal } from '../../core/refusal.ts'
import type { ForumItem } from './item.ts'
import { istDay } from '../../core/time/india-time.ts'
import { awardPoints, takeBackPoints } from './points.ts'
import { takePosterLimit, type Poster } from './poster.ts'

export type Vote = 0 | 1

export interface VoteResult {
  upvotes: number
  downvotes: number
  /** null: it was taken away. */
  newVote: Vote | null
}

/** Votes on somebody else's item: the same again takes the vote away, the other switches it. */
export async function voteOnItem(
  act: NotifyAccess,
  poster: Poster,
  item: ForumItem,
  type: Vote,
): Promise<VoteResult> {
  const { tx, at } = act
  if (item.uid === poster.uid) throw new Refusal(words.ownVote)
  await takePosterLimit(tx, poster, 'votes', at)
  const before = await voteOf(tx, poster.uid, item.id)
  const newVote = before === type ? null : type
  if (newVote === null)
    await tx.deleteFrom('votes').where('uid', '=', poster.uid).where('item', '=', item.id).execute()
  else
    await tx
      .insertInto('votes')
      .values({ uid: poster.uid, item: item.id, of_comment: item.cid !== null, type: newVote, at })
      .onConflict((conflict) =>
        conflict.columns(['uid', 'item']).doUpdateSet({ type: newVote, at }),
      )
      .execute()
  const counts = await count(tx, item, before, newVote)
  await settlePoints(act, poster.uid, item, before, newVote)
  return { ...counts, newVote }
}

async function voteOf(tx: Tx, uid: string, item: string): Promise<Vote | null> {
  const row = await tx
    .selectFrom('votes')
    .where('uid', '=', uid)
    .where('item', '=', item)
    .select('type')
    .executeTakeFirst()
  return row ? (row.type as Vote) : null
}

async function count(tx: Tx, item: ForumItem, before: Vote | null, mine: Vote | null) {
  const up = Number(mine === 1) - Number(before === 1)
  const down = Number(mine === 0) - Number(before === 0)
  const [table, key] = item.cid === null ? ['discussions', 'did'] : ['comments', 'cid']
  const { rows } = await sql<{ upvotes: number; downvotes: number }>`
    update ${sql.table(table)} set upvotes = upvotes + ${up}, downvotes = downvotes + ${down}
    where ${sql.ref(key)} = ${item.id} returning upvotes, downvotes`.execute(tx)
  return rows[0] ?? { upvotes: 0, downvotes: 0 }
}

/** A point to who votes, once for each item; one to the author, once for each who votes it up. */
async function settlePoints(
  act: NotifyAccess,
  voter: string,
  { id: item, did, cid, uid: author }: ForumItem,
  before: Vote | null,
  newVote: Vote | null,
): Promise<void> {
  const { tx, at } = act
  const awardKey = `upvote:${voter}`
  const ofVoter = async () => {
    const points = pointsByActivity.voteGiven
    if (newVote === null) await takeBackPoints(tx, { uid: voter, item, awardKey: 'vote' }, at)
    else
      await awardPoints(
        tx,
        { uid: voter, item, awardKey: 'vote', points, reason: 'points-vote' },
        at,
      )
  }
  let isNews = false
  const ofAuthor = async () => {
    if (!author) return
    const points = pointsByActivity.upvoteReceived
    if (newVote === 1)
      isNews = await awardPoints(
        tx,
        { uid: author, item, awardKey, points, reason: 'points-upvote' },
        at,
      )
    else if (before === 1) await takeBackPoints(tx, { uid: author, item, awardKey }, at)
  }
  // One order for all: two who vote for each other at once wait, they don't deadlock.
  const both = author && author < voter ? [ofAuthor, ofVoter] : [ofVoter, ofAuthor]
  for (const settle of both) await settle()
  if (!isNews || !author) return
  const kind = cid === null ? 'upvotes' : 'comment-upvotes'
  await notifyUsers(act, [{ uid: author, kind, did, groupKey: `${kind}:${item}:${istDay(at)}` }])
}
