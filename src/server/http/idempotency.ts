import { createHash } from 'node:crypto'
import type { ApiName, ApiInput } from '../../contract/apis.ts'
import { httpErrors as words } from '../../words/http/http-errors.ts'
import type { Db, Tx } from '../db/schema.ts'
import { HttpError } from '../core/refusal.ts'
import type { Caller } from '../core/caller.ts'

/** Of an Idempotency-Key. */
const longestKey = 200

/** A key that we would not keep must not look as if it protected anything. */
export function checkIdempotencyKey({ idempotencyKey }: Caller): void {
  if (!idempotencyKey || idempotencyKey.length <= longestKey) return
  const errors = [
    { path: 'Idempotency-Key', message: `Too long: at most ${longestKey} characters` },
  ]
  throw new HttpError(422, words.schema, { errors })
}

/**
 * The same key and body gives the same answer once more and does nothing again. The key is claimed
 * in the transaction of the act itself, so it is kept exactly if the act is, and a second caller
 * waits on the row for the first.
 */
export async function runOnce(
  tx: Tx,
  {
    key,
    uid,
    name,
    asks: input,
  }: { key: string; uid: string; name: ApiName; asks: ApiInput<ApiName> },
  run: () => Promise<unknown>,
): Promise<unknown> {
  const claim = {
    scope: uid,
    key,
    call: name,
    body_hash: createHash('sha256')
      // What was understood, not what was sent: unknown fields don't count, however deep they go.
      .update(`${name}\n${JSON.stringify(input)}`)
      .digest('base64url'),
  }
  const claimedKey = await tx
    .insertInto('idempotency_keys')
    .values({ ...claim, reply: null })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  const rows = tx
    .selectFrom('idempotency_keys')
    .where('scope', '=', claim.scope)
    .where('key', '=', key)
  if (!claimedKey) {
    const earlier = await rows.select(['body_hash', 'reply']).executeTakeFirstOrThrow()
    if (earlier.body_hash !== claim.body_hash) throw new HttpError(422, words.reusedKey)
    return earlier.reply
  }
  const output = await run()
  await tx
    .updateTable('idempotency_keys')
    .set({ reply: JSON.stringify(output) })
    .where('scope', '=', claim.scope)
    .where('key', '=', key)
    .execute()
  return output
}

/** A chore: Idempotency-Keys live 24 hours. */
export async function sweepKeys(db: Db, at: Date): Promise<void> {
  const end = new Date(at.getTime() - 86_400_000)
  await db.deleteFrom('idempotency_keys').where('created_at', '<', end).execute()
}
