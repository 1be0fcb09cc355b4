import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { apis, type ApiName, type ApiInput } from '../../contract/apis.ts'
import { httpErrors as words } from '../../words/http/http-errors.ts'
import type { Db, Tx } from '../db/schema.ts'
import { sweepRows } from '../core/sweep-rows.ts'
import type { KeyedRequest, RequestContext } from '../core/endpoint.ts'
import { HttpError } from '../core/refusal.ts'
import type { Caller } from '../core/caller.ts'

/** Of an Idempotency-Key. */
const longestKey = 200
/** A process that has not ended by then has died: its gateways' time-outs add up to less. */
const reservationSeconds = 90
/** So long a repeat waits for the process that it repeats. */
const patienceMilliseconds = 25_000
/** So long a failed process waits for its key to be free, and between two tries to free it. */
const longestReleaseMilliseconds = 500
const firstLookMilliseconds = 50
const longestLookMilliseconds = 400

/** A key that we would not keep must not look as if it protected anything. */
export function checkIdempotencyKey({ idempotencyKey }: Caller): void {
  if (!idempotencyKey || idempotencyKey.length <= longestKey) return
  const errors = [
    { path: 'Idempotency-Key', message: `Too long: at most ${longestKey} characters` },
  ]
  throw new HttpError(422, words.schema, { errors })
}

/**
 * The call under its Idempotency-Key.
 *
 * @returns null where no key counts: none was sent, nobody is signed in, or the reply holds a credential
 *   and may not be kept.
 */
export function keyedRequestOf(
  { caller, user }: RequestContext,
  name: ApiName,
  input: ApiInput<ApiName>,
): KeyedRequest | null {
  if (!caller.idempotencyKey || !user || 'secret' in apis[name]) return null
  const body_hash = createHash('sha256')
    // What was understood, not what was sent: unknown fields don't count, however deep they go.
    .update(`${name}\n${JSON.stringify(input)}`)
    .digest('base64url')
  return { scope: user.uid, key: caller.idempotencyKey, call: name, body_hash }
}

/**
 * The reply that is kept under a key; null while there is none.
 *
 * @throws HttpError 422 for a key that was used with another body.
 */
export async function findReply(
  db: Db,
  keyedRequest: KeyedRequest,
): Promise<{ reply: unknown } | null> {
  const row = await db
    .selectFrom('idempotency_keys')
    .where('scope', '=', keyedRequest.scope)
    .where('key', '=', keyedRequest.key)
    .select(['body_hash', 'reply'])
    .executeTakeFirst()
  if (!row) return null
  if (row.body_hash !== keyedRequest.body_hash) throw new HttpError(422, words.reusedKey)
  return row.reply === null ? null : { reply: row.reply }
}

/**
 * In one transaction: the same key and body gives the same answer once more and does nothing again. The
 * key is reserved in the transaction of the act itself, so it is kept exactly if the act is, and a second
 * caller waits on the row for the first.
 *
 * @param reply what is kept of what was done; null leaves the key free.
 */
export async function runOnceInTransaction<T>(
  tx: Tx,
  keyedRequest: KeyedRequest,
  run: () => Promise<T>,
  reply: (done: T) => unknown = (done) => done,
): Promise<{ done: T } | { repeats: unknown }> {
  const reservation = await tx
    .insertInto('idempotency_keys')
    .values({ ...keyedRequest, reply: null })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!reservation) {
    const earlier = await findReply(tx, keyedRequest)
    // A process that is under way with this key is another call, and so another body.
    if (!earlier) throw new HttpError(422, words.reusedKey)
    return { repeats: earlier.reply }
  }
  const done = await run()
  const replyToKeep = reply(done)
  if (replyToKeep === null) await release(tx, keyedRequest)
  else await keepReply(tx, keyedRequest, replyToKeep)
  return { done }
}

/**
 * The same for a process: the key is reserved in a transaction of its own, and a repeat waits until the
 * first has ended. One that is refused or fails leaves the key free, and one that died does after a while.
 *
 * @throws HttpError 503 for a repeat that has waited too long.
 */
export async function runProcessOnce(
  db: Db,
  keyedRequest: KeyedRequest,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const patienceEnds = Date.now() + patienceMilliseconds
  let look = firstLookMilliseconds
  while (!(await reserveKey(db, keyedRequest))) {
    const earlier = await findReply(db, keyedRequest)
    if (earlier) return earlier.reply
    if (Date.now() > patienceEnds) throw new HttpError(503, words.busy, { retryAfterSeconds: 2 })
    await pause(look)
    look = Math.min(look * 2, longestLookMilliseconds)
  }
  try {
    const output = await run()
    await keepReply(db, keyedRequest, output)
    return output
  } catch (error) {
    // Whoever asked hears of it soon, whether or not the database is there to free the key.
    const isFree = releaseInTime(db, keyedRequest)
    await Promise.race([isFree, pause(longestReleaseMilliseconds, undefined, { ref: false })])
    throw error
  }
}

/** Frees a key that a failed process has left, as soon as the database is there again. Never throws. */
async function releaseInTime(db: Db, keyedRequest: KeyedRequest): Promise<void> {
  // Well before it could be somebody else's.
  const end = performance.now() + (reservationSeconds - 30) * 1000
  while (performance.now() < end) {
    const isReleased = await release(db, keyedRequest).then(
      () => true,
      () => false,
    )
    if (isReleased) return
    await pause(longestReleaseMilliseconds, undefined, { ref: false })
  }
}

/** @returns whether it is this call's: nobody had it, or whoever had it has died. */
async function reserveKey(db: Db, keyedRequest: KeyedRequest): Promise<boolean> {
  const row = await db
    .insertInto('idempotency_keys')
    .values({ ...keyedRequest, reply: null })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet({ created_at: sql<Date>`now()` })
        .where('idempotency_keys.reply', 'is', null)
        .where('idempotency_keys.body_hash', '=', keyedRequest.body_hash)
        .where(
          'idempotency_keys.created_at',
          '<',
          sql<Date>`now() - ${reservationSeconds}::int * interval '1 second'`,
        ),
    )
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

async function keepReply(db: Db, { scope, key }: KeyedRequest, reply: unknown): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ reply: JSON.stringify(reply) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('reply', 'is', null)
    .execute()
}

async function release(db: Db, { scope, key }: KeyedRequest): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('reply', 'is', null)
    .execute()
}

/** A job: Idempotency-Keys live 24 hours. */
export async function sweepKeys(db: Db, at: Date): Promise<void> {
  const end = new Date(at.getTime() - 86_400_000)
  await sweepRows(db, { table: 'idempotency_keys', column: 'created_at', before: end })
}
