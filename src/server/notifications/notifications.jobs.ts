import type { Job } from '../core/scheduler.ts'
import { sweepRows } from '../core/sweep-rows.ts'

/** Nobody looks for news of a year ago; what happened stands where it happened. */
const lifeDays = 365

export const notificationsJobs: readonly Job[] = [
  {
    name: 'sweep notifications',
    everySeconds: 86_400,
    boundSeconds: 3600,
    run: ({ database, clock }, turn) => {
      const before = new Date(clock().getTime() - lifeDays * 86_400_000)
      return sweepRows(
        database.db,
        { table: 'notifications', column: 'created_at', before },
        turn?.stopping,
      )
    },
  },
]
