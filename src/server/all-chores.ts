import { accountsChores } from './accounts/accounts.chores.ts'
import { chatChores } from './chat/chat.chores.ts'
import type { Chore } from './chores.ts'
import { failsWithAHold } from './fails-with-a-hold.ts'
import { predictionsChores } from './predictions/predictions.chores.ts'
import { horoscopeChores } from './horoscope/horoscope.chores.ts'
import { sweepKeys } from './idempotency.ts'
import { sweepLimits } from './limits.ts'
import { subscriptionChores } from './subscription/subscription.chores.ts'
import { holdChores } from './wallet/hold.chores.ts'
import { walletChores } from './wallet/wallet.chores.ts'

/** What the server does without being asked. */
export const allChores: readonly Chore[] = [
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
  ...holdChores(failsWithAHold),
  ...subscriptionChores,
  ...chatChores,
  ...horoscopeChores,
  ...predictionsChores,
]
