import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ReportReason } from '../../../contract/forum.ts'
import { dayMs, reportsPerDay } from '../../../contract/core/constants.ts'
import { forumMessages as words, forumRetryTemplates } from '../../../words/forum/forum-server.ts'
import type { Tx } from '../../db/schema.ts'
import { notifyUsers, type NotifyAccess } from '../../notifications/notify.ts'
import { Refusal } from '../../core/refusal.ts'
import type { ForumItem } from '../items/item.ts'
import { withdrawItem } from '../items/write-items.ts'

/** In tenths of a report. */
const hidesAt = 30

/**
 * Notes a report, once for each user and item. Three whole ones that are not decided yet hide the item.
 *
 * @throws Refusal for one's own, a second one, or too many in a day.
 */
export async function reportItem(
  act: NotifyAccess,
  reporter: string,
  item: ForumItem,
  reportDetails: { reason: ReportReason; note: string },
): Promise<void> {
  const { tx, at } = act
  if (item.uid === reporter) throw new Refusal(words.ownReport)
  await refuseTooMany(tx, reporter, at)
  const newReport = await tx
    .insertInto('reports')
    .values({
      report_id: randomUUID(),
      uid: reporter,
      item: item.id,
      of_comment: item.cid !== null,
      reason: reportDetails.reason,
      note: reportDetails.note,
      weight: await weightOf(tx, reporter),
      outcome: null,
      decided_at: null,
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(['uid', 'item']).doNothing())
    .returning('report_id')
    .executeTakeFirst()
  if (!newReport) throw new Refusal(words.reportedBefore)
  if (item.state !== 'shown') return
  const { weight } = await tx
    .selectFrom('reports')
    .where('item', '=', item.id)
    .where('outcome', 'is', null)
    .select((e) => e.fn.sum<string | number>('weight').as('weight'))
    .executeTakeFirstOrThrow()
  if (Number(weight) < hidesAt) return
  await withdrawItem(tx, item, 'hidden', at)
  if (item.uid) await notifyUsers(act, [{ uid: item.uid, kind: 'hidden-for-now', did: item.did }])
}

async function refuseTooMany(tx: Tx, uid: string, at: Date): Promise<void> {
  const since = new Date(at.getTime() - dayMs)
  const oldest = await tx
    .selectFrom('reports')
    .where('uid', '=', uid)
    .where('created_at', '>', since)
    .select('created_at')
    .orderBy('created_at', 'desc')
    .offset(reportsPerDay - 1)
    .limit(1)
    .executeTakeFirst()
  if (!oldest) return
  const wait = Math.ceil((oldest.created_at.getTime() - since.getTime()) / 1000)
  throw new Refusal({
    en: forumRetryTemplates.reports.en(reportsPerDay, wait),
    hi: forumRetryTemplates.reports.hi(reportsPerDay, wait),
  })
}

/** What a report of theirs weighs, by how their last twenty ended: one, more where most were right, less where most were not. */
async function weightOf(tx: Tx, uid: string): Promise<number> {
  const { rows } = await sql<{ right: number; wrong: number }>`
    select count(*) filter (where outcome = 'removed') as "right",
      count(*) filter (where outcome = 'kept') as wrong
    from (select outcome from reports where uid = ${uid} and outcome is not null
          order by created_at desc limit 20) as last`.execute(tx)
  const { right = 0, wrong = 0 } = rows[0] ?? {}
  if (wrong >= 3 && wrong > 2 * right) return wrong >= 6 && right === 0 ? 0 : 4
  return right >= 3 && right > 2 * wrong ? 15 : 10
}
