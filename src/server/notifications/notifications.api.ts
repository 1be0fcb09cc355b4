import { sql } from 'kysely'
import {
  notificationTemplates,
  type NotificationKind,
} from '../../words/notifications/notifications.ts'
import { forumMessages } from '../../words/forum/forum-server.ts'
import { say, type Language } from '../../words/say.ts'
import type { Db } from '../db/schema.ts'
import { readEndpoint, writeEndpoint } from '../core/endpoint.ts'
import { historyPageCount, historyPageLength, linesBefore } from '../core/history-page.ts'
import { slugOf } from '../core/slug.ts'
import { moneyPages } from './money-notifications.ts'
import { operatorPages } from './notify-operators.ts'
import { countUnseen } from './count-unseen.ts'

interface NoticeRow {
  id: string
  kind: string
  did: string | null
  count: number
  created_at: Date
  seen_at: Date | null
  title: string | null
  made_at: Date | null
  name: string | null
}

export const notificationsEndpoints = {
  'astrohub/get_notifications': readEndpoint(
    'astrohub/get_notifications',
    async ({ db, user, caller }, { page }) => {
      const { count } = await db
        .selectFrom('notifications')
        .where('uid', '=', user.uid)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      const rows = await readNotices(db, user.uid, page)
      return {
        status: 'success',
        page_count: historyPageCount(count),
        notifications: rows.map((row) => show(row, caller.language)),
      }
    },
  ),
  'astrohub/get_notification_summary': readEndpoint(
    'astrohub/get_notification_summary',
    async ({ db, user }) => ({
      status: 'success',
      unseen_count: await countUnseen(db, user.uid),
    }),
  ),
  'astrohub/mark_notification_seen': writeEndpoint(
    'astrohub/mark_notification_seen',
    async ({ context, tx, user, at, afterCommit }, { id }) => {
      await tx
        .updateTable('notifications')
        .set({ seen_at: at })
        .where('uid', '=', user.uid)
        .where('seen_at', 'is', null)
        .$if(id !== undefined, (query) => query.where('id', '=', id as string))
        .execute()
      afterCommit(() => context.eventBus.publish(user.uid))
      return { status: 'success' }
    },
  ),
}

async function readNotices(db: Db, uid: string, page: number): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select n.id, n.kind, n.did, n.count, n.created_at, n.seen_at, d.title, d.created_at as made_at,
      u.display_name as name
    from (select * from notifications where uid = ${uid} order by created_at desc, id
          offset ${linesBefore(page)} limit ${historyPageLength}) n
    left join discussions d on d.did = n.did and d.state <> 'deleted'
    left join users u on u.uid = (n.details ->> 'actor')::uuid
    order by n.created_at desc, n.id`.execute(db)
  return rows
}

function show(row: NoticeRow, language: Language) {
  const title = row.title ?? say(forumMessages.notFound, language)
  const sentence = notificationTemplates[row.kind as NotificationKind] as
    | (typeof notificationTemplates)[NotificationKind]
    | undefined
  const link =
    row.did && row.made_at && row.title
      ? `/forum/${slugOf(row.title, row.made_at)}?did=${row.did}`
      : ({ ...moneyPages, ...operatorPages } as Record<string, string>)[row.kind]
  return {
    id: row.id,
    did: row.did ?? '',
    message: sentence ? say(sentence, language, row.name ?? '', title, row.count) : title,
    highlight: row.seen_at === null,
    created_at: row.created_at.toISOString(),
    link,
  }
}
