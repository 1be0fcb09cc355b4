import { z } from 'zod'
import { apis, type ApiName, type ApiInput } from '../../contract/apis.ts'
import type { Failure } from '../../contract/core/endpoint.ts'
import { httpErrors as words } from '../../words/http/http-errors.ts'
import { say } from '../../words/say.ts'
import { transact } from '../db/database.ts'
import { errorResponseOf, isDatabaseGone } from './error-response.ts'
import type { Tx } from '../db/schema.ts'
import type { RequestContext, Endpoint, StreamOutput } from '../core/endpoint.ts'
import type { AppContext } from '../core/context.ts'
import { checkIdempotencyKey, runOnce } from './idempotency.ts'
import { takeRateLimits } from '../core/rate-limit.ts'
import { HttpError, Refusal } from '../core/refusal.ts'
import { limitConcurrency } from '../core/concurrency.ts'
import type { Caller } from '../core/caller.ts'

/** What takes long to reckon, whichever door it came in by. */
export const limitCostly = limitConcurrency(2, 200)

interface RefusalResponse {
  status: number
  body: { status: 'fail'; message: string; choices?: object[]; errors?: object[] }
  retryAfterSeconds?: number
}

export type DispatchResult =
  | { status: number; body: unknown; retryAfterSeconds?: number }
  | { status: 200; stream: AsyncIterable<unknown> }

/**
 * Makes one call of the contract for a visitor: who → parse `asks` → limits → handler → parse
 * `answers` (nothing unnamed leaves). Used by the HTTP routes and, in place, by the pages.
 * Never throws: faults are logged and answered.
 */
export async function dispatch(
  context: AppContext,
  caller: Caller,
  name: ApiName,
  input: unknown,
): Promise<DispatchResult> {
  // The table ties each name to its endpoint; the compiler can't follow a union that far.
  const endpoint = context.endpoints[name] as unknown as Endpoint<ApiName>
  try {
    admit(name, caller)
    checkIdempotencyKey(caller)
    const asks = parse(name, input)
    const request = actOf(context, caller)
    await spend(context, endpoint, request, asks)
    if (endpoint.kind === 'stream')
      return {
        status: 200,
        stream: frameStream(
          context,
          caller,
          name,
          endpoint.run({ ...request, db: context.database.db }, asks),
        ),
      }
    const run = async () =>
      endpoint.kind === 'read' || endpoint.kind === 'process'
        ? endpoint.run({ ...request, db: context.database.db }, asks)
        : change(context, endpoint, request, asks)
    const given = await (endpoint.costly ? limitCostly(run) : run())
    return { status: 200, body: parseOutput(name, given) }
  } catch (error) {
    return makeRefusalResponse(context, caller, name, error)
  }
}

function actOf(context: AppContext, caller: Caller): RequestContext<ApiName> {
  return {
    context,
    caller,
    // `admit` has seen to it that a row that wants a user has one.
    user: caller.session as RequestContext<ApiName>['user'],
    at: context.clock(),
    log: context.log.child({ requestId: caller.requestId }),
  }
}

function admit(name: ApiName, caller: Caller): void {
  const { who: access } = apis[name] as { who: string }
  if (access === 'anyone') return
  if (!caller.session) throw new HttpError(401, words.signIn)
  if (access === 'handle' && !caller.session.displayName)
    throw new HttpError(403, words.needsHandle)
  if (access === 'operator' && caller.session.role !== 'operator')
    throw new HttpError(403, words.notYours)
}

function parse<N extends ApiName>(name: N, input: unknown): ApiInput<N> {
  const parsedInput = apis[name].input.safeParse(input)
  if (!parsedInput.success) throw wrongShape(parsedInput.error.issues)
  if (someText(parsedInput.data, (text) => text.includes('\0'))) throw wrongShape([])
  return (
    someText(parsedInput.data, isTorn) ? mendText(parsedInput.data) : parsedInput.data
  ) as ApiInput<N>
}

function wrongShape(issues: readonly z.core.$ZodIssue[]): HttpError {
  const errors = issues
    .slice(0, 20)
    .map((issue) => ({ path: issue.path.map(String).join('.'), message: issue.message }))
  return new HttpError(422, words.schema, { errors })
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

function mendText(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(mendText)
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mendText(part)]))
}

async function spend(
  context: AppContext,
  endpoint: Endpoint<ApiName>,
  request: RequestContext<ApiName>,
  input: ApiInput<ApiName>,
): Promise<void> {
  if (!endpoint.limits) return
  const wait = await takeRateLimits(
    context.database.db,
    await endpoint.limits(request, input),
    request.at,
  )
  if (wait > 0) throw new HttpError(429, words.tooMany, { retryAfterSeconds: wait })
}

/** What these write stands on pages that visitors share. */
const changesSharedPages = /^(?:astrohub\/(?!transfer_|redeem_|mark_)|admin\/(?!openUser$))/

/** Runs a write in its transaction, once for each Idempotency-Key. */
async function change(
  context: AppContext,
  endpoint: Endpoint<ApiName> & { kind: 'write' },
  request: RequestContext<ApiName>,
  input: ApiInput<ApiName>,
): Promise<unknown> {
  const after: (() => void)[] = []
  const run = (tx: Tx) => {
    after.length = 0
    return endpoint.run({ ...request, tx, afterCommit: (work) => after.push(work) }, input)
  }
  const { db } = context.database
  const { name } = endpoint
  const key = request.caller.idempotencyKey
  const uid = request.user?.uid
  const output =
    key && uid && !('secret' in apis[name])
      ? await transact(db, (tx) => runOnce(tx, { key, uid, name, asks: input }, () => run(tx)))
      : await transact(db, run)
  context.pageCache.clear(changesSharedPages.test(name))
  for (const work of after) work()
  return output
}

/** Only what the row names leaves; an answer of another shape is our fault. */
function parseOutput(name: ApiName, given: unknown): unknown {
  if (isFail(given)) return { status: 'fail', message: given.message }
  return apis[name].output.parse(given)
}

function isFail(given: unknown): given is Failure {
  return typeof given === 'object' && given !== null && 'status' in given && given.status === 'fail'
}

/** A stream's refusals and faults become its last object, as the contract wants. */
async function* frameStream(
  context: AppContext,
  caller: Caller,
  name: ApiName,
  pieces: StreamOutput<ApiName> | Promise<StreamOutput<ApiName>>,
): AsyncIterable<unknown> {
  try {
    yield* await pieces
  } catch (error) {
    const { body } = makeRefusalResponse(context, caller, name, error)
    yield { status: 'fail', message: body.message }
  }
}

function makeRefusalResponse(
  context: AppContext,
  caller: Caller,
  name: ApiName,
  error: unknown,
): RefusalResponse {
  const speak = (sentence: { en: string; hi: string }) => ({
    status: 'fail' as const,
    message: say(sentence, caller.language),
  })
  if (error instanceof Refusal) {
    const choices = error.choices?.map((it) => ({ ...it, label: say(it.label, caller.language) }))
    return { status: 200, body: { ...speak(error.words), ...(choices && { choices }) } }
  }
  if (isDatabaseGone(error))
    context.log.error(
      { err: error, requestId: caller.requestId, call: name },
      'database unavailable',
    )
  const denial = errorResponseOf(error)
  if (denial) {
    const { status, retryAfterSeconds } = denial
    const errors = error instanceof HttpError && error.errors
    return {
      status,
      body: { ...speak(denial.words), ...(errors && { errors }) },
      ...(retryAfterSeconds && { retryAfterSeconds }),
    }
  }
  context.log.error({ err: error, requestId: caller.requestId, call: name }, 'fault')
  return { status: 500, body: speak(words.fault) }
}
