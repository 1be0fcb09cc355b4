import type { Chore } from '../chores.ts'
import { failForgottenAnswers } from './abandoned.ts'

export const chatChores: readonly Chore[] = [
  {
    name: 'fail forgotten answers',
    everySeconds: 60,
    run: ({ database, clock }) => failForgottenAnswers(database.db, clock()),
  },
]
