import { z } from 'zod'
import { apis, type ApiName, type Asks } from '../../contract/apis.ts'
import type { Fail } from '../../contract/endpoint.ts'
import { house as words } from '../../words/http/http-errors.ts'
import { say } from '../../words/say.ts'
import { endpoints } from '../app/endpoints.ts'
import { transact, transactAtOnce } from '../db/database.ts'
import { denialOf, isDatabaseGone } from './error-response.ts'
import type { Tx } from '../db/schema.ts'
import type { Act, Endpoint, Streamed } from '../core/endpoint.ts'
import type { House } from '../core/context.ts'
import { checkKey, once } from './idempotency.ts'
import { take } from '../core/rate-limit.ts'
import { HttpRefusal, Refusal } from '../core/refusal.ts'
import { forgetShared, shared } from './response-cache.ts'
import { turns } from '../core/concurrency.ts'
import type { Visitor } from '../core/request-user.ts'

/** What takes long to reckon, whichever door it came in by. */
export const inTurn = turns(2, 200)

interface Refused {
  status: number
  body: { status: 'fail'; message: string; choices?: object[]; errors?: object[] }
  retryAfterSeconds?: number
}

export type Called =
  | { status: number; body: unknown; retryAfterSeconds?: number }
  | { status: 200; stream: AsyncIterable<unknown> }
  /** The same bytes for every visitor. */
  | { status: 200; json: Buffer }

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
    checkKey(visitor)
    const asks = parse(name, input)
    if (endpoint.kind === 'read' && !visitor.session && endpoint.shared?.(asks))
      return await sharedAnswer(house, visitor, endpoint, asks)
    const act = actOf(house, visitor)
    await spend(house, endpoint, act, asks)
    if (endpoint.kind === 'stream')
      return {
        status: 200,
        stream: framed(house, visitor, name, endpoint.run({ ...act, db: house.database.db }, asks)),
      }
    const run = async () =>
      endpoint.kind === 'read'
        ? endpoint.run({ ...act, db: house.database.db }, asks)
        : change(house, endpoint, act, asks)
    const given = await (endpoint.costly ? inTurn(run) : run())
    return { status: 200, body: closed(name, given) }
  } catch (error) {
    return refused(house, visitor, name, error)
  }
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

/** What is the same for every visitor who asks in this language, made once for all who ask within a second. */
async function sharedAnswer(
  house: House,
  visitor: Visitor,
  endpoint: Endpoint<ApiName> & { kind: 'read' },
  asks: Asks<ApiName>,
): Promise<Called> {
  const key = `${endpoint.name} ${visitor.language} ${JSON.stringify(asks)}`
  const { json } = await shared(house, key, async () => {
    const act = { ...actOf(house, visitor), db: house.database.db }
    const json = Buffer.from(JSON.stringify(closed(endpoint.name, await endpoint.run(act, asks))))
    return { json, bytes: json.length }
  })
  return { status: 200, json }
}

function admit(name: ApiName, visitor: Visitor): void {
  const { who } = apis[name] as { who: string }
  if (who === 'anyone') return
  if (!visitor.session) throw new HttpRefusal(401, words.signIn)
  if (who === 'handle' && !visitor.session.displayName)
    throw new HttpRefusal(403, words.needsHandle)
  if (who === 'operator' && visitor.session.role !== 'operator')
    throw new HttpRefusal(403, words.notYours)
}

function parse<N extends ApiName>(name: N, input: unknown): Asks<N> {
  const found = apis[name].asks.safeParse(input)
  if (!found.success) throw wrongShape(found.error.issues)
  if (someText(found.data, (text) => text.includes('\0'))) throw wrongShape([])
  return (someText(found.data, isTorn) ? mended(found.data) : found.data) as Asks<N>
}

function wrongShape(issues: readonly z.core.$ZodIssue[]): HttpRefusal {
  const errors = issues
    .slice(0, 20)
    .map((issue) => ({ path: issue.path.map(String).join('.'), message: issue.message }))
  return new HttpRefusal(422, words.schema, { errors })
}

/** Whether any text in a parsed request is such. (PostgreSQL can't hold U+0000; nobody types one.) */
function someText(value: unknown, is: (text: string) => boolean): boolean {
  if (typeof value === 'string') return is(value)
  if (value === null || typeof value !== 'object') return false
  return Object.values(value).some((part) => someText(part, is))
}

/** Half an emoji, as a cut at a fixed length leaves it: the database would keep another text than we compare. */
function isTorn(text: string): boolean {
  return !text.isWellFormed()
}

function mended(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(mended)
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mended(part)]))
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

/** What these write stands on pages that many share. */
const isOfShared = /^(?:astrohub\/(?!transfer_|redeem_|mark_)|admin\/)/

/** Runs a write in its transaction, once for each Idempotency-Key. */
async function change(
  house: House,
  endpoint: Endpoint<ApiName> & { kind: 'write' },
  act: Act<ApiName>,
  asks: Asks<ApiName>,
): Promise<unknown> {
  const after: (() => void)[] = []
  const run = (tx: Tx) => {
    after.length = 0
    return endpoint.run({ ...act, tx, afterCommit: (work) => after.push(work) }, asks)
  }
  const { db } = house.database
  const { name, atOnce } = endpoint
  const key = act.visitor.idempotencyKey
  const uid = act.user?.uid
  const given =
    key && uid && !('secret' in apis[name])
      ? await transact(db, (tx) => once(tx, { key, uid, name, asks }, () => run(tx)))
      : await (atOnce ? transactAtOnce(db, run) : transact(db, run))
  forgetShared(house, isOfShared.test(name))
  for (const work of after) work()
  return given
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
  name: ApiName,
  pieces: Streamed<ApiName> | Promise<Streamed<ApiName>>,
): AsyncIterable<unknown> {
  try {
    yield* await pieces
  } catch (error) {
    const { body } = refused(house, visitor, name, error)
    yield { status: 'fail', message: body.message }
  }
}

function refused(house: House, visitor: Visitor, name: ApiName, error: unknown): Refused {
  const speak = (sentence: { en: string; hi: string }) => ({
    status: 'fail' as const,
    message: say(sentence, visitor.language),
  })
  if (error instanceof Refusal) {
    const choices = error.choices?.map((it) => ({ ...it, label: say(it.label, visitor.language) }))
    return { status: 200, body: { ...speak(error.words), ...(choices && { choices }) } }
  }
  if (isDatabaseGone(error))
    house.log.error(
      { err: error, requestId: visitor.requestId, call: name },
      'database unavailable',
    )
  const denial = denialOf(error)
  if (denial) {
    const { status, retryAfterSeconds } = denial
    const errors = error instanceof HttpRefusal && error.errors
    return {
      status,
      body: { ...speak(denial.words), ...(errors && { errors }) },
      ...(retryAfterSeconds && { retryAfterSeconds }),
    }
  }
  house.log.error({ err: error, requestId: visitor.requestId, call: name }, 'fault')
  return { status: 500, body: speak(words.fault) }
}
