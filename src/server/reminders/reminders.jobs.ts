import type { Job } from '../core/scheduler.ts'
import { planDays } from './plan-days.ts'
import { planRenewals, planReplies, sweepReminders } from './plan-news.ts'
import { sendReminders } from './send-reminders.ts'

/** What reminds people: one process finds what is due, all send it, each person's by one of them. */
export const remindersJobs: readonly Job[] = [
  {
    name: 'plan reminders',
    everySeconds: 15,
    boundSeconds: 900,
    async run(context, turn) {
      await planDays(context, turn?.stopping)
      await planReplies(context)
      await planRenewals(context)
    },
  },
  {
    name: 'send reminders',
    everySeconds: 5,
    boundSeconds: 900,
    inEveryProcess: true,
    run: (context, turn) => sendReminders(context, turn?.stopping),
  },
  { name: 'sweep reminders', everySeconds: 86_400, boundSeconds: 3600, run: sweepReminders },
]
