import { sql } from 'kysely'
import { dayMs } from '../../contract/core/constants.ts'
import type { AppContext } from '../core/context.ts'
import { istDay } from '../core/time/india-time.ts'
import { transact } from '../db/database.ts'
import { notifyUsers } from '../notifications/notify.ts'
import { addReminders } from './reminder-queue.ts'

/** So long a reply may lie unseen before it is told: whoever is there sees it by the bell. */
const unseenMs = 120_000
const replyReachMs = 6 * 3_600_000
const renewalDays = 3
const newsLifeMs = 3 * dayMs

/** Replies in AstroHub that nobody has looked at. @returns how many were new. */
export async function planReplies({ database, clock }: AppContext): Promise<number> {
  const at = clock()
  const { rows } = await sql<{ uid: string; id: string }>`
    select n.uid, n.id from notifications n join reminder_settings s on s.uid = n.uid
    where n.created_at > ${new Date(at.getTime() - replyReachMs)}
      and n.created_at <= ${new Date(at.getTime() - unseenMs)}
      and n.kind in ('comment', 'also-commented', 'reply') and n.seen_at is null
      and 'reply' = any(s.kinds)
      and not exists (select from reminders r
        where r.uid = n.uid and r.kind = 'reply' and r.key = n.id::text)
    limit 5000`.execute(database.db)
  const added = await addReminders(
    database.db,
    rows.map(({ uid, id }) => ({
      ...{ uid, kind: 'reply' as const, key: id },
      ...{ dueAt: at, expiresAt: new Date(at.getTime() + newsLifeMs) },
    })),
  )
  return added.length
}

/** Plans that renew within three days: told to everybody, in the app too. @returns how many were new. */
export async function planRenewals(context: AppContext): Promise<number> {
  const at = context.clock()
  const after: (() => void)[] = []
  const count = await transact(context.database.db, async (tx) => {
    after.length = 0
    const { rows } = await sql<{ uid: string; payment_id: string; end_at: Date }>`
      select p.uid, p.payment_id, p.end_at
      from plan_periods p join subscriptions s on s.subscription_id = p.subscription_id
      join users u on u.uid = p.uid
      where p.state <> 'closed' and p.end_at > ${at}
        and p.end_at <= ${new Date(at.getTime() + renewalDays * dayMs)}
        and s.state = 'active' and not s.cancel_at_end and u.deleted_at is null
        and not exists (select from plan_periods later
          where later.subscription_id = p.subscription_id and later.end_at > p.end_at)
        and not exists (select from reminders r
          where r.uid = p.uid and r.kind = 'renewal' and r.key = p.payment_id::text)
      limit 2000`.execute(tx)
    if (!rows.length) return 0
    await sql`
      insert into reminder_settings (uid, language, timezone, updated_at)
      select uid, case language when 'Hindi' then 'hi' else 'en' end, 'Asia/Kolkata', ${at}
      from users where uid = any(${rows.map(({ uid }) => uid)}::uuid[]) order by uid
      on conflict (uid) do nothing`.execute(tx)
    const added = await addReminders(
      tx,
      rows.map(({ uid, payment_id, end_at }) => ({
        ...{ uid, kind: 'renewal' as const, key: payment_id, dueAt: at, expiresAt: end_at },
      })),
    )
    const afterCommit = (work: () => void) => void after.push(work)
    await notifyUsers(
      { context, tx, at, afterCommit },
      added.map(({ uid }) => ({
        uid,
        kind: 'plan-renews' as const,
        groupKey: `renews:${istDay(at)}`,
      })),
    )
    return added.length
  })
  for (const work of after) work()
  return count
}

/** An answer that was finished with nobody there to read it. */
export async function planAnswer(
  { database, clock }: AppContext,
  { uid, mid }: { uid: string; mid: string },
): Promise<void> {
  const at = clock()
  const wanted = await sql`
    select from reminder_settings where uid = ${uid}::uuid and 'answer' = any(kinds)`.execute(
    database.db,
  )
  if (!wanted.rows.length) return
  const expiresAt = new Date(at.getTime() + newsLifeMs)
  await addReminders(database.db, [{ uid, kind: 'answer', key: mid, dueAt: at, expiresAt }])
}

/** How long it is known what was told: as long as a forecast is asked about, and some days. */
const lifeDays = 200

/** Forgets what was told long ago, and the browsers whose session has ended. */
export async function sweepReminders({ database, clock }: AppContext): Promise<void> {
  const end = new Date(clock().getTime() - lifeDays * dayMs)
  await sql`delete from reminders where created_at < ${end}`.execute(database.db)
  await sql`
    delete from push_devices d using sessions s
    where s.sid = d.sid and s.revoked_at is not null`.execute(database.db)
  const past = new Date(clock().getTime() - 30 * dayMs)
  await sql`delete from marked_muhurtas where ends_at < ${past}`.execute(database.db)
}
