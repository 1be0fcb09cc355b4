import type { Tx } from '../db/schema.ts'

/**
 * What a user has of a unit, locked against every other posting until the transaction ends: paise of the
 * wallet, or a plan's questions, so that no month of theirs ends before. 0 where there is no account.
 */
export async function lockBalance(tx: Tx, uid: string, unit: 'rupees' | 'plan'): Promise<number> {
  const account = await tx
    .selectFrom('ledger_accounts')
    .where('owner', '=', uid)
    .where('kind', '=', 'own')
    .where('unit', '=', unit)
    .select('balance')
    .forNoKeyUpdate()
    .executeTakeFirst()
  return account?.balance ?? 0
}
