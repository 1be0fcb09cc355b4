import { sql } from 'kysely'
import type { Config } from '../../core/settings/config.ts'
import type { Tx } from '../../db/schema.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { sealSecret, unsealSecret } from './sealed-secret.ts'
import { freshSecret, matchingStep } from './totp.ts'

/** How long a secret waits for its first code. */
const pendingMilliseconds = 900_000

export interface OperatorSession {
  uid: string
  sid: string
}

/**
 * Begins to set a second factor up: a secret that counts for nothing before its first code was entered in
 * the same session. Begun again there within a quarter of an hour, it is the same secret.
 *
 * @returns the secret in base32.
 */
export async function beginSetUp(
  tx: Tx,
  config: Config,
  { uid, sid, at }: OperatorSession & { at: Date },
): Promise<string> {
  await tx
    .insertInto('second_factors')
    .values({ uid })
    .onConflict((conflict) => conflict.column('uid').doNothing())
    .execute()
  const pending = await pendingSecret(tx, config, { uid, sid, at })
  if (pending) return pending
  const secret = freshSecret()
  await tx
    .updateTable('second_factors')
    .set({ pending_sealed: sealSecret(config, uid, secret), pending_sid: sid, pending_at: at })
    .where('uid', '=', uid)
    .execute()
  return secret
}

/**
 * Confirms a secret by its first code. It takes the place of an earlier one, and so do ten new recovery
 * codes; every other session has to give the new factor.
 *
 * @returns the recovery codes; 'wrong' for another code, 'gone' where nothing waits in this session.
 */
export async function confirmSetUp(
  tx: Tx,
  config: Config,
  { uid, sid, code, at }: OperatorSession & { code: string; at: Date },
): Promise<string[] | 'wrong' | 'gone'> {
  const secret = await pendingSecret(tx, config, { uid, sid, at })
  if (!secret) return 'gone'
  const step = matchingStep(secret, code, at)
  if (step === null) return 'wrong'
  await tx
    .updateTable('second_factors')
    .set({
      ...{ sealed: sealSecret(config, uid, secret), set_up_at: at, last_step: step },
      ...{ wrong_tries: 0, wait_until: null },
      ...{ pending_sealed: null, pending_sid: null, pending_at: null },
    })
    .where('uid', '=', uid)
    .execute()
  await tx
    .updateTable('sessions')
    .set({ factor_at: sql`case when sid = ${sid} then ${at}::timestamptz end` })
    .where('uid', '=', uid)
    .execute()
  return replaceRecoveryCodes(tx, config, uid)
}

/** Takes somebody's second factor away and ends their sessions. @returns whether there was one. */
export async function resetSecondFactor(tx: Tx, uid: string, at: Date): Promise<boolean> {
  await tx.deleteFrom('recovery_codes').where('uid', '=', uid).execute()
  const factor = await tx
    .deleteFrom('second_factors')
    .where('uid', '=', uid)
    .returning('sealed')
    .executeTakeFirst()
  if (!factor?.sealed) return false
  await tx
    .updateTable('sessions')
    .set({ revoked_at: at })
    .where('uid', '=', uid)
    .where('revoked_at', 'is', null)
    .execute()
  return true
}

/** The secret that waits in this session; holds the row. */
async function pendingSecret(
  tx: Tx,
  config: Config,
  { uid, sid, at }: OperatorSession & { at: Date },
): Promise<string | null> {
  const row = await tx
    .selectFrom('second_factors')
    .where('uid', '=', uid)
    .select(['pending_sealed', 'pending_sid', 'pending_at'])
    .forUpdate()
    .executeTakeFirst()
  const since = new Date(at.getTime() - pendingMilliseconds)
  if (!row?.pending_sealed || row.pending_sid !== sid || (row.pending_at ?? since) <= since)
    return null
  return unsealSecret(config, uid, row.pending_sealed)
}
