import type { Chore } from '../chores.ts'
import { failForgottenPredictions } from './abandoned.ts'

/** Stale holds are voided by the chat, with its answers and these predictions. */
export const predictionsChores: readonly Chore[] = [
  {
    name: 'fail forgotten predictions',
    everySeconds: 60,
    run: ({ database, clock }) => failForgottenPredictions(database.db, clock()),
  },
]
