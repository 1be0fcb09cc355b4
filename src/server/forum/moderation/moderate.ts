import { sql } from 'kysely'
import type { ModerationItem } from '../../../contract/forum.ts'
import { forumMessages as words } from '../../../words/forum/forum-server.ts'
import type { Db } from '../../db/schema.ts'
import { notifyUsers, type NewNotification, type NotifyAccess } from '../../notifications/notify.ts'
import type { ForumItem } from '../items/item.ts'
import { publishComment } from '../items/write-comments.ts'
import { nextPlace, recountComments, rewardDiscussion, withdrawItem } from '../items/write-items.ts'

const perPage = 50

/**
 * Decides on an item: it is seen by all, or it is taken away. Its author and all who reported it are
 * told, and its reports are closed.
 */
export async function decideOnItem(
  act: NotifyAccess,
  item: ForumItem,
  decision: 'show' | 'remove',
): Promise<void> {
  const { tx, at } = act
  const reporters = await tx
    .updateTable('reports')
    .set({ outcome: decision === 'show' ? 'kept' : 'removed', decided_at: at })
    .where('item', '=', item.id)
    .where('outcome', 'is', null)
    .returning('uid')
    .execute()
  if (decision === 'remove') await withdrawItem(tx, item, 'removed', at)
  else if (item.state === 'waiting') await bringToLight(act, item)
  else if (item.state === 'hidden') await bringBack(act, item)
  const notices: NewNotification[] = reporters.map(({ uid }) => ({
    uid,
    kind: decision === 'show' ? 'report-kept' : 'report-removed',
    did: item.did,
  }))
  const kind =
    decision === 'remove' ? 'removed' : item.state === 'waiting' ? 'approved' : 'restored'
  const concerns = decision === 'remove' || item.state !== 'shown'
  if (item.uid && concerns) notices.push({ uid: item.uid, kind, did: item.did })
  await notifyUsers(act, notices)
}

/** What has waited is new now: it takes the newest place, and earns what it would have. */
async function bringToLight(act: NotifyAccess, item: ForumItem): Promise<void> {
  const { tx, at } = act
  if (item.cid !== null) {
    await tx
      .updateTable('comments')
      .set({ state: 'shown', hold_reason: null })
      .where('cid', '=', item.cid)
      .execute()
    return publishComment(act, { cid: item.cid, did: item.did, uid: item.uid })
  }
  await tx
    .updateTable('discussions')
    .set({ state: 'shown', hold_reason: null, place: sql<number>`coalesce(place, ${nextPlace})` })
    .where('did', '=', item.did)
    .execute()
  if (item.uid) await rewardDiscussion(tx, item.uid, item.did, at)
}

async function bringBack({ tx }: NotifyAccess, item: ForumItem): Promise<void> {
  if (item.cid === null)
    return void (await tx
      .updateTable('discussions')
      .set({ state: 'shown' })
      .where('did', '=', item.did)
      .execute())
  await tx.updateTable('comments').set({ state: 'shown' }).where('cid', '=', item.cid).execute()
  await recountComments(tx, item.did)
}

interface QueueRow extends Omit<ModerationItem, 'created_at' | 'uid' | 'display_name' | 'reports'> {
  created_at: Date
  uid: string | null
  display_name: string | null
  reports: ModerationItem['reports']
}

/** What waits to be decided, oldest first: held back, hidden, or reported. */
export async function readModerationQueue(
  db: Db,
  page: number,
): Promise<{ items: ModerationItem[]; count: number }> {
  const { rows } = await sql<QueueRow & { count: number }>`
    with open as (
      select item, min(created_at) as since from reports where outcome is null group by item
    ), waiting as (
      select d.did, null::uuid as cid, d.uid, d.state, d.hold_reason, d.title, d.description as text, d.created_at,
        coalesce(o.since, d.created_at) as since
      from discussions d left join open o on o.item = d.did
      where d.state in ('waiting', 'hidden') or (d.state = 'shown' and d.did in (select item from open))
      union all
      select c.did, c.cid, c.uid, c.state, c.hold_reason, d.title, c.comment, c.created_at,
        coalesce(o.since, c.created_at)
      from comments c join discussions d on d.did = c.did left join open o on o.item = c.cid
      where (c.state in ('waiting', 'hidden') or (c.state = 'shown' and c.cid in (select item from open)))
        and d.state <> 'deleted'
    )
    select w.did, w.cid, w.uid, w.state, w.hold_reason, w.title, w.text, w.created_at, count(*) over () as count,
      u.display_name, coalesce(u.is_ban, false) as is_ban,
      case when w.state = 'waiting' then 'held' else 'reported' end as why,
      coalesce((select jsonb_agg(jsonb_build_object('reason', r.reason, 'note', r.note, 'created_at', r.created_at)
         order by r.created_at) from reports r where r.item = coalesce(w.cid, w.did) and r.outcome is null), '[]') as reports
    from waiting w left join users u on u.uid = w.uid
    order by w.since, w.did offset ${(page - 1) * perPage} limit ${perPage}`.execute(db)
  return {
    count: rows[0]?.count ?? 0,
    items: rows.map(({ count: _count, ...row }) => ({
      ...row,
      uid: row.uid ?? '',
      display_name: row.display_name ?? words.formerMember.en,
      created_at: row.created_at.toISOString(),
      reports: row.reports.map((it) => ({
        ...it,
        created_at: new Date(it.created_at).toISOString(),
      })),
    })),
  }
}
