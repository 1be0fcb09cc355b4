import type { forum as rows } from '../../contract/forum.ts'
import { forumMessages as words, waitingMessage } from '../../words/forum/forum-server.ts'
import { say } from '../../words/say.ts'
import type { Db } from '../db/schema.ts'
import type { Endpoint } from '../core/endpoint.ts'
import { readEndpoint, writeEndpoint } from '../core/endpoint.ts'
import { moonAndDashaOfUser } from '../kundli/default-kundli-moon.ts'
import { HttpError, Refusal } from '../core/refusal.ts'
import type { Session } from '../core/caller.ts'
import { addressParts, discussionsOfPart } from './addresses.ts'
import { moderationEndpoints } from './moderation/moderation.api.ts'
import { holdOfEdit } from './items/hold-of-edit.ts'
import { lockItem } from './items/item.ts'
import { lockPoster } from './items/poster.ts'
import {
  findDiscussion,
  pageOfAll,
  pageOfAuthor,
  readComments,
  withVotes,
  type DiscussionPage,
} from './items/read-discussions.ts'
import { pageOfSearch, searchColumnsOf, similarDiscussions } from './items/search-discussions.ts'
import { showComment, showDiscussion } from './items/show-item.ts'
import { slugOf } from '../core/slug.ts'
import { voteOnItem } from './items/vote.ts'
import {
  checkDiscussionText,
  startDiscussion,
  withdrawItem,
  writeComment,
} from './items/write-items.ts'
import { rateKeyOf } from '../core/rate-limit.ts'

export const forumEndpoints: { [N in keyof typeof rows]: Endpoint<N> } = {
  ...moderationEndpoints,

  'astrohub/search_discussions': readEndpoint(
    'astrohub/search_discussions',
    async ({ context, db, user, caller }, { start, query, uid }) => {
      const reader = user?.uid ?? null
      const discussionPage = uid
        ? await pageOfAuthor(db, await openAuthor(db, uid, reader), start, reader)
        : query
          ? await context.searchInTurn(db, (tx) => pageOfSearch(tx, query, start, reader))
          : await pageForReader(db, start, reader)
      return {
        status: 'success',
        discussions: discussionPage.rows.map((row) => showDiscussion(row, caller.language, reader)),
        page_count: discussionPage.pageCount,
        near: discussionPage.near,
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

  'astrohub/get_comments': readEndpoint(
    'astrohub/get_comments',
    async ({ db, user, caller }, { did, start }) => {
      if (!(await findDiscussion(db, did, readerOf(user)))) throw new HttpError(404, words.notFound)
      const { rows, pageCount } = await readComments(db, did, start, user?.uid ?? null)
      return {
        status: 'success',
        comments: rows.map((row) => showComment(row, caller.language)),
        page_count: pageCount,
        ...(!rows.length && { message: say(words.noComments, caller.language) }),
      }
    },
  ),

  'astrohub/insert_comment': writeEndpoint('astrohub/insert_comment', async (request, input) => {
    const poster = await lockPoster(request.tx, request.user, request.at)
    const { cid, holdReason } = await writeComment(request, poster, input)
    const sentence = holdReason ? waitingMessage(holdReason) : words.commented
    const message = say(sentence, request.caller.language)
    return { status: 'success', cid, state: holdReason ? 'waiting' : 'shown', message }
  }),

  'astrohub/delete_comment': writeEndpoint(
    'astrohub/delete_comment',
    async ({ tx, user, at, caller }, { cid }) => {
      const states = ['shown', 'waiting', 'hidden'] as const
      const item = await lockItem(tx, { cid }, states, user.uid)
      await withdrawItem(tx, item, 'deleted', at)
      return { status: 'success', message: say(words.commentDeleted, caller.language) }
    },
  ),
}

function readerOf(user: Session | null) {
  return user && { uid: user.uid, isOperator: user.role === 'operator' }
}

/** A page of the list, with what the reader has voted. */
async function pageForReader(db: Db, page: number, reader: string | null): Promise<DiscussionPage> {
  const discussionPage = await pageOfAll(db, page)
  if (reader === null) return discussionPage
  return { ...discussionPage, rows: await withVotes(db, discussionPage.rows, reader) }
}

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
