import type { Chore } from '../chores.ts'
import { verifyLedger } from './ledger.ts'

/** What the wallet does without being asked. Stale holds are voided by the chat, with its answers. */
export const walletChores: readonly Chore[] = [
  {
    name: 'verify ledger',
    everySeconds: 86_400,
    async run({ database, log }) {
      const { ok, problems, postings } = await verifyLedger(database.db)
      if (ok) log.info({ postings }, 'the ledger holds')
      else log.error({ problems }, 'the ledger does not hold')
    },
  },
]
