import type { Chore } from '../core/scheduler.ts'
import { failForgottenPredictions } from './fail-stale-prediction.ts'

export const predictionsChores: readonly Chore[] = [
  {
    name: 'fail forgotten predictions',
    everySeconds: 60,
    run: ({ database, clock }) => failForgottenPredictions(database.db, clock()),
  },
]
