import { sql } from 'kysely'
import type { AppContext } from '../core/context.ts'
import type { Job } from '../core/scheduler.ts'

/** Nobody looks for news of a year ago; what happened stands where it happened. */
const lifeDays = 365
/** Deleted by one statement, so that none is long. */
const rowsAtOnce = 5_000

async function sweepNotifications({ database, clock }: AppContext): Promise<void> {
  const end = new Date(clock().getTime() - lifeDays * 86_400_000)
  for (let isMore = true; isMore;) {
    const { numAffectedRows } = await sql`
      delete from notifications where id in (
        select id from notifications where created_at < ${end} order by created_at
        limit ${rowsAtOnce} for update skip locked)`.execute(database.db)
    isMore = Number(numAffectedRows) === rowsAtOnce
  }
}

export const notificationsJobs: readonly Job[] = [
  {
    name: 'sweep notifications',
    everySeconds: 86_400,
    boundSeconds: 3600,
    run: sweepNotifications,
  },
]
