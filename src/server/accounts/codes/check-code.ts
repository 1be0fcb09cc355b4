import { sql } from 'kysely'
import type { CodePurpose } from '../../../contract/accounts/accounts.ts'
import { codeMaxAttempts } from '../../../contract/core/constants.ts'
import { mobileHash } from '../../core/keyed-hash.ts'
import type { Config } from '../../core/settings/config.ts'
import type { Tx } from '../../db/schema.ts'
import { codeHash, tokenHash } from './code-hash.ts'

/** Wrong codes for one number in a day by one requester, over all their codes: nobody else's count. */
export const wrongCodesPerDay = 50
const dayMilliseconds = 86_400_000

/** `wrong` with the tries that are left; `gone` where the code was used, is too old, or was tried too often. */
export type CodeResult =
  | { state: 'right'; purpose: CodePurpose }
  | { state: 'wrong'; triesLeft: number }
  | { state: 'gone' }

/**
 * Tries a code. One conditional update decides: of any number of callers at once with the right
 * code exactly one gets 'right', and every wrong one is counted. The caller must let the
 * transaction commit when the answer is 'wrong'.
 */
export async function spendCode(
  tx: Tx,
  config: Config,
  codeInput: {
    token: string
    mobile: string
    code: string
    sid: string | null
    purposes: CodePurpose[]
  },
  at: Date,
): Promise<CodeResult> {
  const hash = mobileHash(config, codeInput.mobile)
  const isRight = sql<boolean>`code_hash = ${codeHash(config, codeInput.token, codeInput.code)}`
  const wrongToday = sql<number>`(select coalesce(sum(of_number.tries), 0) from codes of_number
    where of_number.mobile_hash = ${hash} and of_number.requester = codes.requester and of_number.created_at > ${new Date(at.getTime() - dayMilliseconds)})`
  const codeRow = await tx
    .updateTable('codes')
    .set({
      tries: sql`tries + case when ${isRight} then 0 else 1 end`,
      used_at: sql`case when ${isRight} then ${at}::timestamptz end`,
    })
    .where('token_hash', '=', tokenHash(config, codeInput.token))
    .where('mobile_hash', '=', hash)
    .where('purpose', 'in', codeInput.purposes)
    .where((is) => is.or([is('sid', 'is', null), is('sid', '=', codeInput.sid)]))
    .where('used_at', 'is', null)
    .where('tries', '<', codeMaxAttempts)
    .where('expires_at', '>', at)
    .where(wrongToday, '<', wrongCodesPerDay)
    .returning(['purpose', 'used_at', 'tries'])
    .executeTakeFirst()
  if (!codeRow) return { state: 'gone' }
  if (codeRow.used_at) return { state: 'right', purpose: codeRow.purpose }
  return { state: 'wrong', triesLeft: codeMaxAttempts - codeRow.tries }
}

/** Whether exactly this code was already accepted from this session for this purpose and number. */
export async function wasCodeAccepted(
  tx: Tx,
  config: Config,
  codeInput: { token: string; mobile: string; code: string; sid: string; purpose: CodePurpose },
): Promise<boolean> {
  const codeRow = await tx
    .selectFrom('codes')
    .select('token_hash')
    .where('token_hash', '=', tokenHash(config, codeInput.token))
    .where('mobile_hash', '=', mobileHash(config, codeInput.mobile))
    .where('code_hash', '=', codeHash(config, codeInput.token, codeInput.code))
    .where('purpose', '=', codeInput.purpose)
    .where('sid', '=', codeInput.sid)
    .where('used_at', 'is not', null)
    .executeTakeFirst()
  return codeRow !== undefined
}
