import { randomInt } from 'node:crypto'
import { recoveryCodeCount } from '../../../contract/core/constants.ts'
import type { Config } from '../../core/settings/config.ts'
import { keyedHash } from '../../core/keyed-hash.ts'
import type { Db, Tx } from '../../db/schema.ts'

/** Without letters and digits that are taken for one another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const length = 10

/** Gives somebody ten new recovery codes in place of those they had. @returns them, to be shown this once. */
export async function replaceRecoveryCodes(tx: Tx, config: Config, uid: string): Promise<string[]> {
  await tx.deleteFrom('recovery_codes').where('uid', '=', uid).execute()
  const codes = Array.from({ length: recoveryCodeCount }, freshRecoveryCode)
  const rows = codes.map((code) => ({
    uid,
    code_hash: hashOf(config, uid, code),
    used_at: null,
  }))
  await tx.insertInto('recovery_codes').values(rows).execute()
  return codes
}

/** Uses a recovery code up: of any number at once, one. @returns whether it was good. */
export async function spendRecoveryCode(
  tx: Tx,
  config: Config,
  { uid, code, at }: { uid: string; code: string; at: Date },
): Promise<boolean> {
  const used = await tx
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('uid', '=', uid)
    .where('code_hash', '=', hashOf(config, uid, code))
    .where('used_at', 'is', null)
    .returning('uid')
    .executeTakeFirst()
  return used !== undefined
}

export async function countRecoveryCodes(db: Db, uid: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .where('uid', '=', uid)
    .where('used_at', 'is', null)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** About 49 bits, in two halves. */
function freshRecoveryCode(): string {
  const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)])
  return `${letters.slice(0, length / 2).join('')}-${letters.slice(length / 2).join('')}`
}

function hashOf(config: Config, uid: string, code: string): string {
  const letters = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return keyedHash(config, 'recovery code', uid, letters)
}
