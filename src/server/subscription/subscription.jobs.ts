import type { Chore } from '../core/scheduler.ts'
import { transact } from '../db/database.ts'
import type { House } from '../core/context.ts'
import { receiveWebhook, workOff } from '../payments/webhook.ts'
import { tellGateway } from './leave.ts'
import { turnOnePeriod } from './periods.ts'

/** Begins and ends the paid months whose time has come. @returns how many. */
export async function turnPeriods(house: House): Promise<number> {
  let count = 0
  while (await transact(house.database.db, (tx) => turnOnePeriod(tx, house.clock()))) count++
  return count
}

/** What the plans do without being asked. */
export const subscriptionChores: readonly Chore[] = [
  {
    name: 'renew on paper',
    everySeconds: 60,
    atStart: true,
    // The stand-in has no clock of its own.
    async run(house) {
      for (const event of house.outside.payments.standIn?.renew(house.clock()) ?? [])
        await receiveWebhook(house, event)
      await workOff(house)
    },
  },
  { name: 'turn plan months', everySeconds: 60, atStart: true, run: turnPeriods },
  { name: 'tell the gateway', everySeconds: 60, run: tellGateway },
]
