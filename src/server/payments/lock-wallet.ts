import type { Tx } from '../db/schema.ts'

/** The paise in a user's wallet, locked against every other spending until the transaction ends. */
export async function lockWallet(tx: Tx, uid: string): Promise<number> {
  const account = await tx
    .selectFrom('ledger_accounts')
    .where('owner', '=', uid)
    .where('kind', '=', 'own')
    .where('unit', '=', 'rupees')
    .select('balance')
    .forNoKeyUpdate()
    .executeTakeFirst()
  return account?.balance ?? 0
}
