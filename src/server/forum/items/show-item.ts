import { grahaNames, type Graha } from '@drishti/jyotish'
import { grahaName, nakshatraName, rashiName } from '@drishti/jyotish/names'
import type { CommentData, DiscussionData, HoldReason } from '../../../contract/forum.ts'
import { forumMessages as words } from '../../../words/forum/forum-server.ts'
import { say, type Language } from '../../../words/say.ts'
import type { ItemState } from '../../db/schema/forum.ts'
import { slugOf } from '../../core/slug.ts'

/** Someone as they stand beside what they wrote. */
interface AuthorRow {
  uid: string | null
  display_name: string | null
  gender: 'Male' | 'Female' | null
  avatar: number | null
}

export interface DiscussionRow extends AuthorRow {
  did: string
  title: string
  description: string
  state: ItemState
  hold_reason: HoldReason | null
  created_at: Date
  edited_at: Date | null
  upvotes: number
  downvotes: number
  comment_count: number
  rashi: number | null
  nakshatra: number | null
  mahadasha: string | null
  is_private: boolean | null
  my_vote: number | null
  latest_comment: string | null
  latest_uid: string | null
  latest_display_name: string | null
  latest_gender: 'Male' | 'Female' | null
  latest_avatar: number | null
}

export interface CommentRow extends AuthorRow {
  cid: string
  comment: string
  reply_to: string | null
  /** The comment that is answered, where all may see it, and who wrote it, unless they have left. */
  answered_cid: string | null
  answered_display_name: string | null
  state: ItemState
  hold_reason: HoldReason | null
  created_at: Date
  upvotes: number
  downvotes: number
  my_vote: number | null
}

function authorOf(row: AuthorRow, language: Language) {
  return {
    uid: row.uid ?? '',
    display_name: row.display_name ?? say(words.formerMember, language),
    gender: row.gender ?? ('Female' as const),
    avatar: String(row.avatar ?? 1),
  }
}

/** The sign, nakshatra and dasha lord in a reader's language; empty where there is none. */
export function profileTagTexts(
  tags: { rashi: number | null; nakshatra: number | null; mahadasha: string | null },
  language: Language,
): { rashi: string; nakshatra: string; mahadasha: string } {
  const { rashi, nakshatra, mahadasha } = tags
  const isGraha = grahaNames.includes(mahadasha as Graha)
  return {
    rashi: rashi === null ? '' : rashiName(rashi, language),
    nakshatra: nakshatra === null ? '' : nakshatraName(nakshatra, language),
    mahadasha: isGraha ? grahaName(mahadasha as Graha, language) : '',
  }
}

/** The name of the tag that a list is narrowed to, in a reader's language. */
export function tagName(
  tags: {
    rashi?: number | undefined
    nakshatra?: number | undefined
    mahadasha?: string | undefined
  },
  language: Language,
): string | null {
  const { rashi = null, nakshatra = null, mahadasha = null } = tags
  const texts = profileTagTexts({ rashi, nakshatra, mahadasha }, language)
  return texts.rashi || texts.nakshatra || texts.mahadasha || null
}

/** A discussion as a reader may see it: of a private author no tags, unless it is their own. */
export function showDiscussion(
  row: DiscussionRow,
  language: Language,
  reader: string | null,
): DiscussionData {
  const hides = row.is_private === true && row.uid !== reader
  const none = { rashi: null, nakshatra: null, mahadasha: null }
  const tags = profileTagTexts(hides ? none : row, language)
  const hasLatest = row.latest_comment !== null
  const latest = authorOf(
    {
      uid: row.latest_uid,
      display_name: row.latest_display_name,
      gender: row.latest_gender,
      avatar: row.latest_avatar,
    },
    language,
  )
  return {
    did: row.did,
    ...authorOf(row, language),
    title: row.title,
    description: row.description,
    slug: slugOf(row.title, row.created_at),
    state: row.state as DiscussionData['state'],
    hold_reason: row.state === 'waiting' ? row.hold_reason : null,
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    upvotes: row.upvotes,
    downvotes: row.downvotes,
    my_vote: row.my_vote as 0 | 1 | null,
    comment_count: row.comment_count,
    rashi_tag: tags.rashi,
    nakshatra_tag: tags.nakshatra,
    mahadasha_tag: tags.mahadasha,
    rashi: hides ? null : row.rashi,
    nakshatra: hides ? null : row.nakshatra,
    mahadasha: hides || !tags.mahadasha ? null : row.mahadasha,
    latest_comment: row.latest_comment,
    latest_comment_uid: hasLatest ? latest.uid : null,
    latest_comment_display_name: hasLatest ? latest.display_name : null,
    latest_comment_gender: hasLatest ? latest.gender : null,
    latest_comment_avatar: hasLatest ? latest.avatar : null,
  }
}

/** A comment as the forum’s calls give it; whoever deleted their account is a former member. */
export function showComment(row: CommentRow, language: Language): CommentData {
  return {
    cid: row.cid,
    ...authorOf(row, language),
    comment: row.comment,
    reply_to: row.reply_to,
    reply_display_name:
      row.answered_cid === null
        ? null
        : (row.answered_display_name ?? say(words.formerMember, language)),
    state: row.state as CommentData['state'],
    hold_reason: row.state === 'waiting' ? row.hold_reason : null,
    created_at: row.created_at.toISOString(),
    upvotes: row.upvotes,
    downvotes: row.downvotes,
    my_vote: row.my_vote as 0 | 1 | null,
  }
}
