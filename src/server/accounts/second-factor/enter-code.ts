import { sql } from 'kysely'
import type { Config } from '../../core/settings/config.ts'
import type { Tx } from '../../db/schema.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { unsealSecret } from './sealed-secret.ts'
import { matchingStep } from './totp.ts'

/** So many wrong codes cost no wait; each further one doubles it, from a minute to an hour. */
const freeTries = 5
const [firstWaitSeconds, longestWaitSeconds] = [60, 3600]
const dayMilliseconds = 86_400_000

export interface FactorEntry {
  uid: string
  sid: string
  /** When this session gave the factor before: its wrong tries count for nobody else. */
  factorAt: Date | null
  code: string
  at: Date
}

export type FactorResult =
  | { state: 'given'; by: 'app' | 'recovery' }
  | { state: 'wrong' }
  /** Right, and entered before: a code is good once. */
  | { state: 'used' }
  | { state: 'wait'; seconds: number }
  | { state: 'unset' }

/**
 * Gives the second factor in a session. Of any number of callers at once with one code exactly one gets
 * 'given'. Wrong codes of sessions that never gave it make the next of them wait; sessions that did are
 * held by their call's rate limit alone, so a stranger with the number can't keep the owner out. The
 * caller must let the transaction commit when the answer is 'wrong'.
 */
export async function enterFactorCode(
  tx: Tx,
  config: Config,
  entry: FactorEntry,
): Promise<FactorResult> {
  const { uid, sid, factorAt, at } = entry
  const row = await tx
    .selectFrom('second_factors')
    .where('uid', '=', uid)
    .where('sealed', 'is not', null)
    .select(['sealed', 'wait_until'])
    .$narrowType<{ sealed: string }>()
    .forUpdate()
    .executeTakeFirst()
  if (!row) return { state: 'unset' }
  const isKnown = factorAt !== null
  const waitMilliseconds = isKnown ? 0 : (row.wait_until?.getTime() ?? 0) - at.getTime()
  if (waitMilliseconds > 0) return { state: 'wait', seconds: Math.ceil(waitMilliseconds / 1000) }
  const by = await provedBy(tx, config, entry, row.sealed)
  if (by === 'used') return { state: 'used' }
  if (by === null) {
    if (!isKnown) await countWrongTry(tx, uid, at)
    return { state: 'wrong' }
  }
  await tx.updateTable('sessions').set({ factor_at: at }).where('sid', '=', sid).execute()
  if (!isKnown)
    await tx
      .updateTable('second_factors')
      .set({ wrong_tries: 0, wait_until: null })
      .where('uid', '=', uid)
      .execute()
  return { state: 'given', by }
}

async function provedBy(
  tx: Tx,
  config: Config,
  { uid, code, at }: FactorEntry,
  sealed: string,
): Promise<'app' | 'recovery' | 'used' | null> {
  const secret = unsealSecret(config, uid, sealed)
  const step = secret === null ? null : matchingStep(secret, code, at)
  if (step === null)
    return (await spendRecoveryCode(tx, config, { uid, code, at })) ? 'recovery' : null
  const taken = await tx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('uid', '=', uid)
    .where('last_step', '<', step)
    .returning('uid')
    .executeTakeFirst()
  return taken ? 'app' : 'used'
}

/** After a day without one, the count begins anew. */
async function countWrongTry(tx: Tx, uid: string, at: Date): Promise<void> {
  const yesterday = new Date(at.getTime() - dayMilliseconds)
  const [free, first, longest] = [freeTries, firstWaitSeconds, longestWaitSeconds].map((it) =>
    sql.lit(it),
  )
  const tries = sql<number>`case when wait_until < ${yesterday}::timestamptz then 0 else wrong_tries end + 1`
  const seconds = sql`case when ${tries} < ${free} then 0
    else least(${longest}, ${first} * power(2, least(${tries} - ${free}, 10))) end`
  await tx
    .updateTable('second_factors')
    .set({
      wrong_tries: tries,
      wait_until: sql`${at}::timestamptz + make_interval(secs => ${seconds})`,
    })
    .where('uid', '=', uid)
    .execute()
}
