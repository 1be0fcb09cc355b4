import type { Job } from '../core/scheduler.ts'
import { sweepRows } from '../core/sweep-rows.ts'
import { sweepChallenges } from './codes/proof-of-work.ts'

const dayMilliseconds = 86_400_000

/** Codes are needed for the day's limits and no longer; ended sessions for nothing. */
export const accountsJobs: readonly Job[] = [
  {
    name: 'sweep codes',
    everySeconds: 3600,
    run: ({ database, clock }) =>
      sweepRows(database.db, {
        ...{ table: 'codes', column: 'created_at' },
        before: new Date(clock().getTime() - 2 * dayMilliseconds),
      }),
  },
  {
    name: 'sweep challenges',
    everySeconds: 3600,
    run: ({ database, clock }) => sweepChallenges(database.db, clock()),
  },
  {
    name: 'sweep sessions',
    everySeconds: 86_400,
    boundSeconds: 600,
    run: ({ database, clock }) =>
      sweepRows(database.db, {
        ...{ table: 'sessions', column: 'revoked_at' },
        before: new Date(clock().getTime() - 30 * dayMilliseconds),
      }),
  },
]
