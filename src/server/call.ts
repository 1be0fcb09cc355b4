import { createHash } from 'node:crypto'
import { z } from 'zod'
import { apis, type ApiName, type Asks } from '../contract/apis.ts'
import type { Fail } from '../contract/endpoint.ts'
import { house as words } from '../words/house.ts'
import { say, type Language } from '../words/say.ts'
import { endpoints } from './apis.ts'
import { transact } from './db/db.server.ts'
import type { Db, Tx } from './db/schema.ts'
import type { Act, Endpoint, Streamed } from './endpoint.ts'
import type { House } from './house.ts'
import { take } from './limits.ts'
import { HttpRefusal, Refusal } from './refusal.ts'
import type { Visitor } from './visitor.ts'

export type Called =
  | { status: number; body: unknown; retryAfterSeconds?: number }
  | { status: 200; stream: AsyncIterable<unknown> }

/**
 * Makes one call of the contract for a visitor: who → parse `asks` → limits → handler → parse
 * `answers` (nothing unnamed leaves). Used by the HTTP routes and, in place, by the pages.
 * Never throws: faults are logged and answered.
 */
export async function call(
  house: House,
  visitor: Visitor,
  name: ApiName,
  input: unknown,
): Promise<Called> {
  // The table ties each name to its endpoint; the compiler can't follow a union that far.
  const endpoint = endpoints[name] as unknown as Endpoint<ApiName>
  try {
    admit(name, visitor)
    const asks = parse(name, input)
    const act = actOf(house, visitor)
    await spend(house, endpoint, act, asks)
    if (endpoint.kind === 'stream')
      return {
        status: 200,
        stream: framed(house, visitor, endpoint.run({ ...act, db: house.database.db }, asks)),
      }
    const given =
      endpoint.kind === 'read'
        ? await endpoint.run({ ...act, db: house.database.db }, asks)
        : await change(house, endpoint, act, asks, input)
    return { status: 200, body: closed(name, given) }
  } catch (error) {
    return refused(house, visitor, name, error)
  }
}

/** A refusal's sentence, or null for a fault. */
export function refusalSentence(error: unknown, language: Language): string | null {
  return error instanceof Refusal ? say(error.words, language) : null
}

function actOf(house: House, visitor: Visitor): Act<ApiName> {
  return {
    house,
    visitor,
    // `admit` has seen to it that a row that wants a user has one.
    user: visitor.session as Act<ApiName>['user'],
    at: house.clock(),
    log: house.log.child({ requestId: visitor.requestId }),
  }
}

function admit(name: ApiName, visitor: Visitor): void {
  const { who } = apis[name] as { who: string }
  if (who === 'anyone') return
  if (!visitor.session) throw new HttpRefusal(401, words.signIn)
  if (who === 'handle' && !visitor.session.displayName) throw new HttpRefusal(403, words.notYours)
  if (who === 'operator' && visitor.session.role !== 'operator')
    throw new HttpRefusal(403, words.notYours)
}

function parse<N extends ApiName>(name: N, input: unknown): Asks<N> {
  const found = apis[name].asks.safeParse(input)
  if (!found.success) throw wrongShape(found.error.issues)
  if (holdsNul(found.data)) throw wrongShape([])
  return found.data as Asks<N>
}

function wrongShape(issues: readonly z.core.$ZodIssue[]): HttpRefusal {
  const errors = issues
    .slice(0, 20)
    .map((issue) => ({ path: issue.path.map(String).join('.'), message: issue.message }))
  return new HttpRefusal(422, words.schema, { errors })
}

/** PostgreSQL's text can't hold U+0000; nobody types one. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (value === null || typeof value !== 'object') return false
  return Object.values(value).some(holdsNul)
}

async function spend(
  house: House,
  endpoint: Endpoint<ApiName>,
  act: Act<ApiName>,
  asks: Asks<ApiName>,
): Promise<void> {
  if (!endpoint.limits) return
  const wait = await take(house.database.db, await endpoint.limits(act, asks), act.at)
  if (wait > 0) throw new HttpRefusal(429, words.tooMany, { retryAfterSeconds: wait })
}

/** Runs a write in its transaction, once for each Idempotency-Key. */
async function change(
  house: House,
  endpoint: Endpoint<ApiName> & { kind: 'write' },
  act: Act<ApiName>,
  asks: Asks<ApiName>,
  input: unknown,
): Promise<unknown> {
  const after: (() => void)[] = []
  const given = await transact(house.database.db, async (tx) => {
    after.length = 0
    const run = () => endpoint.run({ ...act, tx, afterCommit: (work) => after.push(work) }, asks)
    return once(tx, endpoint.name, act, input, run)
  })
  for (const work of after) work()
  return given
}

/**
 * The same key and body gives the same answer once more and does nothing again. The key is claimed
 * in the transaction of the act itself, so it is kept exactly if the act is, and a second caller
 * waits on the row for the first.
 */
async function once(
  tx: Tx,
  name: ApiName,
  act: Act<ApiName>,
  input: unknown,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const key = act.visitor.idempotencyKey
  if (!key || !act.user || 'secret' in apis[name]) return run()
  const claim = {
    scope: act.user.uid,
    key,
    call: name,
    body_hash: createHash('sha256')
      .update(`${name}\n${JSON.stringify(input)}`)
      .digest('base64url'),
  }
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({ ...claim, reply: null })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  const rows = tx
    .selectFrom('idempotency_keys')
    .where('scope', '=', claim.scope)
    .where('key', '=', key)
  if (!claimed) {
    const earlier = await rows.select(['body_hash', 'reply']).executeTakeFirstOrThrow()
    if (earlier.body_hash !== claim.body_hash) throw new HttpRefusal(422, words.reusedKey)
    return earlier.reply
  }
  const given = await run()
  await tx
    .updateTable('idempotency_keys')
    .set({ reply: JSON.stringify(given) })
    .where('scope', '=', claim.scope)
    .where('key', '=', key)
    .execute()
  return given
}

/** A chore: Idempotency-Keys live 24 hours. */
export async function sweepKeys(db: Db, at: Date): Promise<void> {
  const end = new Date(at.getTime() - 86_400_000)
  await db.deleteFrom('idempotency_keys').where('created_at', '<', end).execute()
}

/** Only what the row names leaves; an answer of another shape is our fault. */
function closed(name: ApiName, given: unknown): unknown {
  if (isFail(given)) return { status: 'fail', message: given.message }
  return apis[name].answers.parse(given)
}

function isFail(given: unknown): given is Fail {
  return typeof given === 'object' && given !== null && 'status' in given && given.status === 'fail'
}

/** A stream's refusals and faults become its last object, as the contract wants. */
async function* framed(
  house: House,
  visitor: Visitor,
  pieces: Streamed<ApiName> | Promise<Streamed<ApiName>>,
): AsyncIterable<unknown> {
  try {
    yield* await pieces
  } catch (error) {
    const sentence = refusalSentence(error, visitor.language)
    if (sentence === null) house.log.error({ err: error, requestId: visitor.requestId }, 'fault')
    yield { status: 'fail', message: sentence ?? say(words.fault, visitor.language) }
  }
}

function refused(house: House, visitor: Visitor, name: ApiName, error: unknown): Called {
  const speak = (sentence: { en: string; hi: string }) => ({
    status: 'fail',
    message: say(sentence, visitor.language),
  })
  if (error instanceof Refusal) {
    const choices = error.choices?.map((it) => ({ ...it, label: say(it.label, visitor.language) }))
    return { status: 200, body: { ...speak(error.words), ...(choices && { choices }) } }
  }
  if (error instanceof HttpRefusal)
    return {
      status: error.statusCode,
      body: { ...speak(error.words), ...(error.errors && { errors: error.errors }) },
      ...(error.retryAfterSeconds && { retryAfterSeconds: error.retryAfterSeconds }),
    }
  if (isDatabaseGone(error)) {
    house.log.error(
      { err: error, requestId: visitor.requestId, call: name },
      'database unavailable',
    )
    return { status: 503, body: speak(words.busy), retryAfterSeconds: 1 }
  }
  house.log.error({ err: error, requestId: visitor.requestId, call: name }, 'fault')
  return { status: 500, body: speak(words.fault) }
}

/** A lost or refused connection, a server that is shutting down or starting. */
export function isDatabaseGone(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  return (
    /^(ECONN|EPIPE|ENOENT|ETIMEDOUT|57P0|08)/.test(code ?? '') ||
    /connection terminated|timeout exceeded when trying to connect|connection ended/i.test(
      message ?? '',
    )
  )
}
