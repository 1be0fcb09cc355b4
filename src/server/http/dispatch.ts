import { apis, type ApiName, type ApiInput } from '../../contract/apis.ts'
import type { ApiDefinition, Failure } from '../../contract/core/endpoint.ts'
import { httpErrors as words } from '../../words/http/http-errors.ts'
import { say } from '../../words/say.ts'
import { errorResponseOf, isDatabaseGone } from './error-response.ts'
import type { RequestContext, Endpoint, StreamOutput } from '../core/endpoint.ts'
import type { AppContext } from '../core/context.ts'
import { operatorObstacle } from '../core/operator-rights.ts'
import { checkIdempotencyKey, keyedRequestOf, findReply } from './idempotency.ts'
import { parseInput } from './parse-input.ts'
import { followStream, runEndpoint, runStream, type EndpointCall } from './run-endpoint.ts'
import { takeRateLimits } from '../core/rate-limit.ts'
import { HttpError, Refusal } from '../core/refusal.ts'
import { limitConcurrency } from '../core/concurrency/concurrency.ts'
import type { Caller } from '../core/caller.ts'

/** What takes long to reckon, whichever door it came in by. */
export const limitCostly = limitConcurrency(2, 200)

interface RefusalResponse {
  status: number
  body: { status: 'fail'; message: string; choices?: object[]; errors?: object[]; wants?: string }
  retryAfterSeconds?: number
}

export type DispatchResult =
  | { status: number; body: unknown; retryAfterSeconds?: number }
  | { status: 200; stream: AsyncIterable<unknown> }

/**
 * Makes one call of the contract for a caller: role → parse `input` → repeated key → `admit` → `limits` →
 * handler → parse `output` (nothing unnamed leaves). Used by the HTTP routes and, in place, by the pages.
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
    checkRole(name, caller, context.clock())
    checkIdempotencyKey(caller)
    const parsedInput = parseInput(name, input)
    return await callEndpoint(context, caller, endpoint, parsedInput)
  } catch (error) {
    return makeRefusalResponse(context, caller, name, error)
  }
}

async function callEndpoint(
  context: AppContext,
  caller: Caller,
  endpoint: Endpoint<ApiName>,
  input: ApiInput<ApiName>,
): Promise<DispatchResult> {
  const { db } = context.database
  const { name } = endpoint
  const request = requestContextOf(context, caller)
  const keyedRequest = endpoint.kind === 'read' ? null : keyedRequestOf(request, name, input)
  const call: EndpointCall = { context, request, input, keyedRequest, admission: undefined }
  // Both are looked up at once. What a repeat asks for has been admitted and counted before.
  const admission = endpoint.admit?.({ ...request, db }, input)
  admission?.catch(() => undefined)
  const earlier = keyedRequest && (await findReply(db, keyedRequest))
  if (!earlier) {
    call.admission = await admission
    await spend(context, endpoint, request, input)
  }
  if (endpoint.kind === 'stream') {
    const stream = earlier
      ? await followStream(endpoint, call, earlier.reply)
      : await runStream(endpoint, call)
    return { status: 200, stream: frameStream(context, caller, name, stream) }
  }
  const run = () => runEndpoint(endpoint, call)
  const reply = earlier ? earlier.reply : await (endpoint.costly ? limitCostly(run) : run())
  return { status: 200, body: parseOutput(name, reply) }
}

function requestContextOf(context: AppContext, caller: Caller): RequestContext<ApiName> {
  return {
    context,
    caller,
    // `checkRole` has seen to it that a row that wants a user has one.
    user: caller.session as RequestContext<ApiName>['user'],
    at: context.clock(),
    log: context.log.child({ requestId: caller.requestId }),
  }
}

function checkRole(name: ApiName, caller: Caller, at: Date): void {
  const { who: access, factor }: ApiDefinition = apis[name]
  if (access === 'anyone') return
  if (!caller.session) throw new HttpError(401, words.signIn)
  if (access === 'handle' && !caller.session.displayName)
    throw new HttpError(403, words.needsHandle)
  if (access !== 'operator') return
  const obstacle = operatorObstacle(caller.session, factor, at)
  if (obstacle === 'forbidden') throw new HttpError(403, words.notYours)
  if (obstacle === null) return
  const sentence = obstacle === 'second-factor' ? words.factorWanted : words.factorSetUpWanted
  throw new HttpError(403, sentence, { wants: obstacle })
}

async function spend(
  context: AppContext,
  endpoint: Endpoint<ApiName>,
  request: RequestContext<ApiName>,
  input: ApiInput<ApiName>,
): Promise<void> {
  if (!endpoint.limits || request.caller.isEverybody) return
  const limits = endpoint.limits(request, input)
  const full = await takeRateLimits(context.database.db, limits, request.at)
  if (!full) return
  const { limit, waitSeconds: retryAfterSeconds } = full
  throw new HttpError(429, limit.words ?? words.tooMany, { retryAfterSeconds })
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
  pieces: StreamOutput<ApiName>,
): AsyncIterable<unknown> {
  try {
    yield* pieces
  } catch (error) {
    const { body } = makeRefusalResponse(context, caller, name, error)
    yield { status: 'fail', message: body.message }
  }
}

/** Who may not, and who is held back. A call without any session is what every visitor's page makes: no event. */
function recordRefusal(
  context: AppContext,
  caller: Caller,
  name: ApiName,
  { status, wants }: { status: number; wants: string | undefined },
): void {
  const { session } = caller
  const isForbidden = session !== null && (status === 403 || status === 404)
  if (!isForbidden && status !== 429) return
  context.securityLog.record({
    event: wants ? 'factor-wanted' : isForbidden ? 'access-refused' : 'rate-refused',
    uid: session?.uid,
    caller,
    detail: { call: name, status },
  })
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
    const { wants } = error
    const more = { ...(choices && { choices }), ...(wants && { wants }) }
    return { status: 200, body: { ...speak(error.words), ...more } }
  }
  if (isDatabaseGone(error))
    context.log.error(
      { err: error, requestId: caller.requestId, call: name },
      'database unavailable',
    )
  const denial = errorResponseOf(error)
  if (denial) {
    const { status, retryAfterSeconds } = denial
    const { errors, wants } = error instanceof HttpError ? error : {}
    recordRefusal(context, caller, name, { status, wants })
    return {
      status,
      body: { ...speak(denial.words), ...(errors && { errors }), ...(wants && { wants }) },
      ...(retryAfterSeconds && { retryAfterSeconds }),
    }
  }
  context.log.error({ err: error, requestId: caller.requestId, call: name }, 'fault')
  return { status: 500, body: speak(words.fault) }
}
