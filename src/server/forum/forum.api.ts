import type { forum as rows } from '../../contract/forum.ts'
import { forumMessages as words, waitingMessage } from '../../words/forum/forum-server.ts'
import { say } from '../../words/say.ts'
import type { Db } from '../db/schema.ts'
import type { Endpoint } from '../core/endpoint.ts'
import { readEndpoint, writeEndpoint } from '../core/endpoint.ts'
import { moonAndDashaOfUser } from '../kundli/default-kundli-moon.ts'
import { HttpError, Refusal } from '../core/refusal.ts'
import { addressParts, discussionsOfPart } from './addresses.ts'
import { commentEndpoints } from './comments.api.ts'
import { moderationEndpoints } from './moderation/moderation.api.ts'
import { holdOfEdit } from './items/hold-of-edit.ts'
import { lockItem } from './items/item.ts'
import { lockPoster } from './items/poster.ts'
import { findDiscussion, pageOfAuthor, type DiscussionPage } from './items/read-discussions.ts'
import { pageOfList } from './items/read-lists.ts'
import { pageOfSearch, searchColumnsOf, similarDiscussions } from './items/search-discussions.ts'
import { pointsLeft } from './items/points.ts'
import { showDiscussion, tagName } from './items/show-item.ts'
import { readerOf } from './items/reader.ts'
import { slugOf } from '../core/slug.ts'
import { voteOnItem } from './items/vote.ts'
import { checkDiscussionText, startDiscussion, withdrawItem } from './items/write-items.ts'
import { rateKeyOf } from '../core/rate-limit.ts'

export const forumEndpoints: { [N in keyof typeof rows]: Endpoint<N> } = {
  ...moderationEndpoints,
  ...commentEndpoints,

  'astrohub/search_discussions': readEndpoint(
    'astrohub/search_discussions',
    async ({ context, db, user, caller, at }, { start, query, uid, ...filter }) => {
      const reader = user?.uid ?? null
      const isMyRashi = filter.list === 'my-rashi'
      const myRashi = isMyRashi && reader ? (await moonAndDashaOfUser(db, reader, at)).rashi : null
      const discussionPage = uid
        ? await pageOfAuthor(db, await openAuthor(db, uid, reader), start, reader)
        : query
          ? await context.searchInTurn(db, (tx) => pageOfSearch(tx, query, start, reader))
          : isMyRashi && myRashi === null
            ? noPage
            : await pageOfList(db, { ...filter, rashi: myRashi ?? filter.rashi }, start, reader)
      return {
        status: 'success',
        discussions: discussionPage.rows.map((row) => showDiscussion(row, caller.language, reader)),
        page_count: discussionPage.pageCount,
        near: discussionPage.near,
        is_cut: discussionPage.isCut ?? false,
        my_rashi: myRashi,
        tag_name: tagName({ ...filter, rashi: myRashi ?? filter.rashi }, caller.language),
        my_points: user?.displayName
          ? (discussionPage.points ?? (await pointsLeft(db, user.uid)))
          : null,
        ...(!discussionPage.rows.length && { message: say(words.noDiscussions, caller.language) }),
      }
    },
    {
      limits: ({ caller }, { query }) =>
        query ? [{ key: `search:${rateKeyOf(caller)}`, maximum: 120, seconds: 60 }] : [],
    },
  ),

  'astrohub/similar_discussions': readEndpoint(
    'astrohub/similar_discussions',
    async ({ context, db }, { title }) => {
      const rows = await context.searchInTurn(db, (tx) => similarDiscussions(tx, title))
      const discussions = rows.map(({ created_at, ...it }) => ({
        ...it,
        slug: slugOf(it.title, created_at),
      }))
      return { status: 'success', discussions }
    },
    {
      limits: ({ caller }) => [{ key: `similar:${rateKeyOf(caller)}`, maximum: 120, seconds: 60 }],
    },
  ),

  'astrohub/discussion_addresses': readEndpoint(
    'astrohub/discussion_addresses',
    async ({ db }, { part }) => ({
      status: 'success',
      parts: await addressParts(db),
      discussions:
        part === undefined
          ? []
          : (await discussionsOfPart(db, part)).map(({ did, title, created_at, changed_at }) => ({
              did,
              slug: slugOf(title, created_at),
              changed_at: changed_at.toISOString(),
            })),
    }),
    {
      limits: ({ caller }) => [
        { key: `addresses:${rateKeyOf(caller)}`, maximum: 300, seconds: 60 },
      ],
    },
  ),

  'astrohub/get_discussion': readEndpoint(
    'astrohub/get_discussion',
    async ({ db, user, caller }, { did }) => {
      const row = await findDiscussion(db, did, readerOf(user))
      if (!row) throw new HttpError(404, words.notFound)
      const reader = user?.uid ?? null
      return { status: 'success', discussion: showDiscussion(row, caller.language, reader) }
    },
  ),

  'astrohub/insert_discussion': writeEndpoint(
    'astrohub/insert_discussion',
    async (request, { title, description, ...left }) => {
      const { tx, user, at, caller } = request
      const poster = await lockPoster(tx, user, at)
      const sky = await moonAndDashaOfUser(tx, user.uid, at)
      const off = (tag: string | null | undefined) => tag === null || tag === ''
      const discussion = await startDiscussion(request, poster, {
        title,
        description,
        // The tags are the chart's, whatever was sent; an empty one was left off.
        rashi: off(left.rashi_tag) ? null : sky.rashi,
        nakshatra: off(left.nakshatra_tag) ? null : sky.nakshatra,
        mahadasha: off(left.mahadasha_tag) ? null : sky.mahadasha,
      })
      const { holdReason } = discussion
      return {
        status: 'success',
        did: discussion.did,
        slug: slugOf(discussion.title, at),
        state: holdReason ? 'waiting' : 'shown',
        message: say(holdReason ? waitingMessage(holdReason) : words.posted, caller.language),
      }
    },
  ),

  'astrohub/update_discussion': writeEndpoint(
    'astrohub/update_discussion',
    async (request, { did, ...draft }) => {
      const { tx, user, at, caller } = request
      await lockPoster(tx, user, at)
      const item = await lockItem(tx, { did }, ['shown', 'waiting'], user.uid)
      const { title, description } = checkDiscussionText(draft)
      // What was let through may not be turned into what would not have been.
      const hold = await holdOfEdit(request, item, { title, description })
      const { created_at } = await tx
        .updateTable('discussions')
        .set({ title, description, ...hold, edited_at: at, ...searchColumnsOf(title, description) })
        .where('did', '=', did)
        .where('uid', '=', user.uid)
        .returning('created_at')
        .executeTakeFirstOrThrow()
      const { state, hold_reason: reason } = hold
      const sentence = state === 'waiting' ? waitingMessage(reason) : words.edited
      return {
        status: 'success',
        did,
        slug: slugOf(title, created_at),
        state: state as 'shown' | 'waiting',
        message: say(sentence, caller.language),
      }
    },
  ),

  'astrohub/delete_discussion': writeEndpoint(
    'astrohub/delete_discussion',
    async ({ tx, user, at, caller }, { did }) => {
      const states = ['shown', 'waiting', 'hidden'] as const
      const item = await lockItem(tx, { did }, states, user.uid)
      await withdrawItem(tx, item, 'deleted', at)
      return { status: 'success', message: say(words.deleted, caller.language) }
    },
  ),

  'astrohub/insert_vote': writeEndpoint(
    'astrohub/insert_vote',
    async (request, { type, ...ids }) => {
      const { tx, user, at, caller } = request
      const poster = await lockPoster(tx, user, at)
      const item = await lockItem(tx, ids, ['shown'])
      const { newVote, ...counts } = await voteOnItem(request, poster, item, type)
      const sentence =
        newVote === null ? words.unvoted : newVote === 1 ? words.upvoted : words.downvoted
      return {
        status: 'success',
        ...counts,
        my_vote: newVote,
        message: say(sentence, caller.language),
      }
    },
  ),
}

/** Of a sign that is not known. */
const noPage: DiscussionPage = { rows: [], pageCount: 1, near: false }

/** Whose list may be shown: not that of somebody who has made their profile private, but to themselves. */
async function openAuthor(db: Db, uid: string, reader: string | null): Promise<string> {
  const profile = await db
    .selectFrom('profiles')
    .where('uid', '=', uid)
    .select('is_private')
    .executeTakeFirst()
  if (profile?.is_private && uid !== reader) throw new Refusal(words.privateList)
  return uid
}
