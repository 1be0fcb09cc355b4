import type { Job } from '../core/scheduler.ts'
import { deleteOldSamples } from '../memory/dropped-samples.ts'
import { takeOverAnswers } from './live/take-over-answers.ts'
import { failForgottenAnswers } from './live/fail-stale-answer.ts'

export const chatJobs: readonly Job[] = [
  { name: 'take over answers', everySeconds: 1, inEveryProcess: true, run: takeOverAnswers },
  {
    name: 'fail forgotten answers',
    everySeconds: 60,
    run: ({ database, clock }) => failForgottenAnswers(database.db, clock()),
  },
  {
    name: 'delete old samples',
    everySeconds: 86_400,
    run: ({ database, clock }) => deleteOldSamples(database.db, clock()),
  },
]
