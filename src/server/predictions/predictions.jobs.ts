import type { Job } from '../core/scheduler.ts'
import { failForgottenPredictions } from './fail-stale-prediction.ts'

export const predictionsJobs: readonly Job[] = [
  {
    name: 'fail forgotten predictions',
    everySeconds: 60,
    run: ({ database, clock }) => failForgottenPredictions(database.db, clock()),
  },
]
