import { accountsChores } from '../accounts/accounts.jobs.ts'
import { chatChores } from '../chat/chat.jobs.ts'
import type { Job } from '../core/scheduler.ts'
import { onHoldVoided } from './on-hold-voided.ts'
import { predictionsChores } from '../predictions/predictions.jobs.ts'
import { horoscopeChores } from '../horoscope/horoscope.jobs.ts'
import { sweepKeys } from '../http/idempotency.ts'
import { sweepLimits } from '../core/rate-limit.ts'
import { subscriptionChores } from '../subscription/subscription.jobs.ts'
import { holdChores } from '../wallet/hold.jobs.ts'
import { walletChores } from '../wallet/wallet.jobs.ts'

/** What the server does without being asked. */
export const jobs: readonly Job[] = [
  {
    name: 'sweep limits',
    everySeconds: 3600,
    run: ({ database, clock }) => sweepLimits(database.db, clock()),
  },
  {
    name: 'sweep keys',
    everySeconds: 3600,
    run: ({ database, clock }) => sweepKeys(database.db, clock()),
  },
  ...accountsChores,
  ...walletChores,
  ...holdChores(onHoldVoided),
  ...subscriptionChores,
  ...chatChores,
  ...horoscopeChores,
  ...predictionsChores,
]
