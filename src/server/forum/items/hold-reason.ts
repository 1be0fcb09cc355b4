import { sql } from 'kysely'
import type { HoldReason } from '../../../contract/forum.ts'
import type { Tx } from '../../db/schema.ts'
import type { Poster } from './poster.ts'
import { filterText } from '../filter/filter-text.ts'
import { foldText } from '../filter/fold-text.ts'

const weekMilliseconds = 7 * 86_400_000
/** Shorter than this many people say the same of themselves. */
const shortestRepeat = 40

/** A text that is about to be put up. */
export type PostedText = { title: string; description: string } | { comment: string }

/**
 * Why a text waits for an operator: what the filter finds in it, that it has been put up before, or that
 * something else of its author's was removed of late. null for all that is seen at once.
 */
export async function findHoldReason(
  tx: Tx,
  poster: Poster,
  text: PostedText,
  at: Date,
): Promise<HoldReason | null> {
  if (poster.hasRemovedItem) return 'earlier'
  return filterText(wordsOf(text)) ?? ((await isPostedElsewhere(tx, text, at)) ? 'repeats' : null)
}

/**
 * The same for a text that stands already and is changed: what was let through in it stays let through,
 * so a change hides nothing unless it brings in something new.
 */
export function findHoldReasonOfEdit(before: PostedText, after: PostedText): HoldReason | null {
  const reason = filterText(wordsOf(after))
  if (!reason || reason !== filterText(wordsOf(before))) return reason
  const known = marksOf(before)
  return [...marksOf(after)].every((mark) => known.has(mark)) ? null : reason
}

function wordsOf(text: PostedText): string {
  return 'comment' in text ? text.comment : `${text.title}\n${text.description}`
}

/** The pieces of a text that lead somewhere: with a digit, a dot within, or an at sign. */
function marksOf(text: PostedText): Set<string> {
  const pieces = foldText(wordsOf(text)).split(/\s+/)
  return new Set(pieces.filter((piece) => /\d|@|\w[.:/]\w/.test(piece)))
}

/** Whether the same was put up in the last week: a discussion once, a comment twice, by whomever. */
async function isPostedElsewhere(tx: Tx, text: PostedText, at: Date): Promise<boolean> {
  if (wordsOf(text).length < shortestRepeat) return false
  const since = new Date(at.getTime() - weekMilliseconds)
  // In the order of its index: where a text is common, the planner would rather walk over the whole table.
  const { rows } =
    'comment' in text
      ? await sql`select from comments
          where md5(comment) = md5(${text.comment}) and created_at > ${since}
          order by created_at desc limit 2`.execute(tx)
      : await sql`select from discussions
          where md5(title || description) = md5(${text.title + text.description})
            and created_at > ${since} order by created_at desc limit 1`.execute(tx)
  return rows.length === ('comment' in text ? 2 : 1)
}
