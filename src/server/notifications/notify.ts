import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { NotificationKind } from '../../words/notifications/notifications.ts'
import type { Tx } from '../db/schema.ts'
import type { AppContext } from '../core/context.ts'

export interface NewNotification {
  uid: string
  kind: NotificationKind
  /** The discussion it is about. */
  did?: string
  /** Who caused it, by id: names are looked up when it is read. */
  actor?: string
  /** What is told once and counted: the same key again makes it new again, by one more. */
  groupKey?: string
  count?: number
}

/** What `tell` needs of a writing act. */
export interface NotifyAccess {
  context: AppContext
  tx: Tx
  at: Date
  afterCommit: (work: () => void) => void
}

/** Tells people, in the act's own transaction; open pages hear of it once that is committed. */
export async function notifyUsers(
  { context, tx, at, afterCommit }: NotifyAccess,
  notices: readonly NewNotification[],
): Promise<void> {
  if (!notices.length) return
  // One order for all: two acts that tell the same people wait for each other, they don't deadlock.
  const sortedNotices = [...notices].sort((a, b) => (a.uid < b.uid ? -1 : 1))
  await tx
    .insertInto('notifications')
    .values(
      sortedNotices.map(({ uid, kind, did, actor, groupKey, count }) => ({
        id: randomUUID(),
        uid,
        kind,
        did: did ?? null,
        group_key: groupKey ?? null,
        count: count ?? 1,
        details: JSON.stringify(actor ? { actor } : {}),
        created_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['uid', 'group_key'])
        .where('group_key', 'is not', null)
        .doUpdateSet({
          count: sql<number>`notifications.count + excluded.count`,
          created_at: sql<Date>`excluded.created_at`,
          seen_at: null,
        }),
    )
    .execute()
  const uids = new Set(sortedNotices.map(({ uid }) => uid))
  afterCommit(() => {
    for (const uid of uids) context.eventBus.publish(uid)
  })
}
