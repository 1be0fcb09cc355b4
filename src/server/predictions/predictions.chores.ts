import type { Chore } from '../chores.ts'
import { failForgottenPredictions } from './abandoned.ts'

export const predictionsChores: readonly Chore[] = [
  {
    name: 'fail forgotten predictions',
    everySeconds: 60,
    run: ({ database, clock }) => failForgottenPredictions(database.db, clock()),
  },
]
