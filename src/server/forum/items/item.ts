import { sql } from 'kysely'
import { forumMessages as words } from '../../../words/forum/forum-server.ts'
import type { Tx } from '../../db/schema.ts'
import type { ItemState } from '../../db/schema/forum.ts'
import { HttpError } from '../../core/refusal.ts'

/** A discussion or a comment, its row locked by who found it. */
export interface ForumItem {
  /** The did, or the cid of a comment. */
  id: string
  did: string
  cid: string | null
  /** Its author, unless they have deleted their account. */
  uid: string | null
  state: ItemState
}

/**
 * Finds an item in one of these states and locks it until the transaction ends.
 *
 * @param authorUid whose it must be, where only its author may act.
 * @throws HttpRefusal 404 for one that is not there, or not theirs.
 */
export async function lockItem(
  tx: Tx,
  ids: { did?: string | undefined; cid?: string | undefined },
  states: readonly ItemState[],
  authorUid?: string,
): Promise<ForumItem> {
  const { did, cid } = ids
  const inStates = sql`i.state = any(${states}) and ${authorUid === undefined ? sql`true` : sql`i.uid = ${authorUid}`}`
  const { rows } = cid
    ? await sql<Omit<ForumItem, 'id'>>`
        select i.did, i.cid, i.uid, i.state from comments i
        where i.cid = ${cid} and ${inStates}
          and exists (select from discussions d where d.did = i.did and d.state <> 'deleted')
        for no key update of i`.execute(tx)
    : await sql<Omit<ForumItem, 'id'>>`
        select i.did, null as cid, i.uid, i.state from discussions i
        where i.did = ${did} and ${inStates} for no key update of i`.execute(tx)
  const [item] = rows
  if (!item) throw new HttpError(404, cid ? words.commentNotFound : words.notFound)
  return { ...item, id: item.cid ?? item.did }
}
