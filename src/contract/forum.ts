import { z } from 'zod'
import { defineApi, success } from './core/endpoint.ts'
import {
  commentMaxLength,
  commentMinLength,
  descriptionMaxLength,
  descriptionMinLength,
  discussionLists,
  titleMaxLength,
  titleMinLength,
} from './core/constants.ts'
import { id, instant } from './core/common-schemas.ts'

const gender = z.enum(['Male', 'Female'])
/** Someone who has said something; without a uid once they have deleted their account. */
const author = {
  uid: z.string(),
  display_name: z.string(),
  gender,
  avatar: z.string(),
}
const counts = { upvotes: z.number().int(), downvotes: z.number().int() }
/** What the reader has voted: 1 up, 0 down. */
const myVote = z.union([z.literal(0), z.literal(1), z.null()])
/** Seen by its author alone while it waits to be looked at, or is hidden. */
const state = z.enum(['shown', 'waiting', 'hidden', 'removed'])

/** Why an item waits for an operator before others see it. */
export const holdReason = z.enum(['contact', 'link', 'offer', 'repeats', 'crisis', 'earlier'])
export type HoldReason = z.infer<typeof holdReason>

export const discussionData = z.object({
  did: id,
  ...author,
  title: z.string(),
  description: z.string(),
  slug: z.string(),
  state,
  /** Why it waits; told to its author and the operators. */
  hold_reason: holdReason.nullable(),
  created_at: instant,
  edited_at: instant.nullable(),
  ...counts,
  my_vote: myVote,
  comment_count: z.number().int(),
  rashi_tag: z.string(),
  nakshatra_tag: z.string(),
  mahadasha_tag: z.string(),
  /** What its tags lead to: the discussions of the same sign, nakshatra or dasha lord. */
  rashi: z.number().int().nullable(),
  nakshatra: z.number().int().nullable(),
  mahadasha: z.string().nullable(),
  latest_comment: z.string().nullable(),
  latest_comment_uid: z.string().nullable(),
  latest_comment_display_name: z.string().nullable(),
  latest_comment_gender: gender.nullable(),
  latest_comment_avatar: z.string().nullable(),
})
export type DiscussionData = z.infer<typeof discussionData>

export const commentData = z.object({
  cid: id,
  ...author,
  comment: z.string(),
  /** The comment that it answers, and whose that is: null where others can't see it any more. */
  reply_to: id.nullable(),
  reply_display_name: z.string().nullable(),
  state,
  hold_reason: holdReason.nullable(),
  created_at: instant,
  ...counts,
  my_vote: myVote,
})
export type CommentData = z.infer<typeof commentData>

const title = z.string().trim().min(titleMinLength).max(titleMaxLength)
const description = z.string().trim().min(descriptionMinLength).max(descriptionMaxLength)
/** The server takes tags from the default kundli; a client only says which to leave off ("" or null). */
const tag = z.string().max(60).nullish()
/** A page, from 1: also as the text that a query holds. */
const page = z.coerce.number().int().min(1).max(1_000_000)
const item = { did: id.optional(), cid: id.optional() }
const oneItem = ({ did, cid }: { did?: string | undefined; cid?: string | undefined }) =>
  (did === undefined) !== (cid === undefined)

export const reportReason = z.enum([
  'spam',
  'hate',
  'adult',
  'offTopic',
  'personal',
  'harm',
  'other',
])
export type ReportReason = z.infer<typeof reportReason>

export const moderationItem = z.object({
  did: id,
  cid: id.nullable(),
  state,
  title: z.string(),
  text: z.string(),
  display_name: z.string(),
  uid: z.string(),
  is_ban: z.boolean(),
  created_at: instant,
  why: z.string(),
  hold_reason: holdReason.nullable(),
  reports: z.array(z.object({ reason: z.string(), note: z.string(), created_at: instant })),
})
export type ModerationItem = z.infer<typeof moderationItem>

export const forum = {
  'astrohub/search_discussions': defineApi({
    method: 'POST',
    who: 'anyone',
    input: z.object({
      start: page.default(1),
      query: z.string().trim().max(100).optional(),
      uid: id.optional(),
      list: z.enum(discussionLists).default('new'),
      /** Of those that are written in its letters. */
      language: z.enum(['en', 'hi']).optional(),
      /** Of those that bear this tag, one of the three. */
      rashi: z.number().int().min(0).max(11).optional(),
      nakshatra: z.number().int().min(0).max(26).optional(),
      mahadasha: z.string().max(12).optional(),
    }),
    output: success({
      discussions: z.array(discussionData),
      page_count: z.number().int(),
      /** What was searched for instead, where nothing was found as it was spelt. */
      near: z.boolean(),
      /** There are more of them than this list has pages for. */
      is_cut: z.boolean(),
      /** The sign that `my-rashi` is of; null where it is not known. */
      my_rashi: z.number().int().nullable(),
      /** What the tag of this list is called; null where it has none. */
      tag_name: z.string().nullable(),
      /** What a member who reads has of points and has not redeemed. */
      my_points: z.number().int().nullable(),
    }),
  }),
  'astrohub/similar_discussions': defineApi({
    method: 'POST',
    who: 'anyone',
    input: z.object({ title: z.string().trim().min(1).max(titleMaxLength) }),
    output: success({
      discussions: z.array(
        z.object({
          did: id,
          slug: z.string(),
          title: z.string(),
          comment_count: z.number().int(),
        }),
      ),
    }),
  }),
  'astrohub/discussion_addresses': defineApi({
    method: 'POST',
    who: 'anyone',
    input: z.object({ part: z.number().int().min(0).max(1_000_000).optional() }),
    output: success({
      /** All parts that hold discussions, oldest first. */
      parts: z.array(z.number().int()),
      /** Those of the part that was asked for. */
      discussions: z.array(z.object({ did: id, slug: z.string(), changed_at: instant })),
    }),
  }),
  'astrohub/get_discussion': defineApi({
    method: 'POST',
    who: 'anyone',
    input: z.object({ did: id }),
    output: success({ discussion: discussionData }),
  }),
  'astrohub/insert_discussion': defineApi({
    method: 'POST',
    who: 'handle',
    input: z.object({
      title,
      description,
      rashi_tag: tag,
      nakshatra_tag: tag,
      mahadasha_tag: tag,
    }),
    output: success({ did: id, slug: z.string(), state }),
  }),
  'astrohub/update_discussion': defineApi({
    method: 'POST',
    who: 'handle',
    input: z.object({ did: id, title, description }),
    output: success({ did: id, slug: z.string(), state }),
  }),
  'astrohub/delete_discussion': defineApi({
    method: 'POST',
    who: 'handle',
    input: z.object({ did: id }),
    output: success({}),
  }),
  'astrohub/insert_vote': defineApi({
    method: 'POST',
    who: 'handle',
    input: z
      .object({ ...item, type: z.coerce.number().pipe(z.union([z.literal(0), z.literal(1)])) })
      .refine(oneItem),
    output: success({ ...counts, my_vote: myVote }),
  }),
  'astrohub/get_comments': defineApi({
    method: 'POST',
    who: 'anyone',
    input: z.object({ did: id, start: page.default(1) }),
    output: success({ comments: z.array(commentData), page_count: z.number().int() }),
  }),
  'astrohub/insert_comment': defineApi({
    method: 'POST',
    who: 'handle',
    input: z.object({
      did: id,
      comment: z.string().trim().min(commentMinLength).max(commentMaxLength),
      /** A comment of the same discussion that it answers. */
      reply_to: id.optional(),
    }),
    output: success({ cid: id, state }),
  }),
  'astrohub/delete_comment': defineApi({
    method: 'POST',
    who: 'handle',
    input: z.object({ cid: id }),
    output: success({}),
  }),
  'astrohub/report': defineApi({
    method: 'POST',
    who: 'user',
    input: z
      .object({ ...item, reason: reportReason, note: z.string().trim().max(500).default('') })
      .refine(oneItem),
    output: success({}),
  }),
  'admin/getReports': defineApi({
    method: 'GET',
    who: 'operator',
    input: z.object({ start: page.default(1) }),
    output: success({ items: z.array(moderationItem), count: z.number().int() }),
  }),
  'admin/decideItem': defineApi({
    method: 'POST',
    who: 'operator',
    input: z
      .object({ ...item, decision: z.enum(['show', 'remove']), ban: z.boolean().default(false) })
      .refine(oneItem),
    output: success({}),
  }),
}
