import { accountsJobs } from '../../accounts/accounts.jobs.ts'
import { chatJobs } from '../../chat/chat.jobs.ts'
import { forecastsJobs } from '../../forecasts/forecasts.jobs.ts'
import type { Job } from '../../core/scheduler.ts'
import { notificationsJobs } from '../../notifications/notifications.jobs.ts'
import { predictionsJobs } from '../../predictions/predictions.jobs.ts'
import { remindersJobs } from '../../reminders/reminders.jobs.ts'
import { horoscopeJobs } from '../../horoscope/horoscope.jobs.ts'
import { sweepKeys } from '../../http/idempotency.ts'
import { sweepProcesses } from '../../core/process/process-lease.ts'
import { sweepRateLimits } from '../../core/rate-limit.ts'
import { subscriptionJobs } from '../../subscription/subscription.jobs.ts'
import { holdJobs } from '../../wallet/hold.jobs.ts'
import { paymentsJobs } from '../../payments/payments.jobs.ts'
import { walletJobs } from '../../wallet/wallet.jobs.ts'

/** What the server does without being asked. */
export const jobs: readonly Job[] = [
  {
    name: 'sweep limits',
    everySeconds: 3600,
    run: ({ database, clock }) => sweepRateLimits(database.db, clock()),
  },
  {
    name: 'sweep processes',
    everySeconds: 3600,
    run: ({ database }) => sweepProcesses(database.db),
  },
  {
    name: 'sweep keys',
    everySeconds: 3600,
    run: ({ database, clock }) => sweepKeys(database.db, clock()),
  },
  ...accountsJobs,
  ...walletJobs,
  ...paymentsJobs,
  ...holdJobs,
  ...subscriptionJobs,
  ...chatJobs,
  ...horoscopeJobs,
  ...notificationsJobs,
  ...predictionsJobs,
  ...forecastsJobs,
  ...remindersJobs,
]
