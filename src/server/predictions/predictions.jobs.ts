import type { Job } from '../core/scheduler.ts'
import { failForgottenPredictions } from './fail-stale-prediction.ts'
import { takeOverPredictions } from './take-over-predictions.ts'

export const predictionsJobs: readonly Job[] = [
  {
    name: 'take over predictions',
    everySeconds: 1,
    inEveryProcess: true,
    run: takeOverPredictions,
  },
  {
    name: 'fail forgotten predictions',
    everySeconds: 60,
    run: ({ database, clock }) => failForgottenPredictions(database.db, clock()),
  },
]
