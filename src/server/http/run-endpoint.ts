import { apis, type ApiInput, type ApiName } from '../../contract/apis.ts'
import type { AppContext } from '../core/context.ts'
import type {
  Endpoint,
  KeyedRequest,
  RequestContext,
  StreamContext,
  StreamOutput,
  WriteContext,
} from '../core/endpoint.ts'
import type { SecurityEventName } from '../core/log/security-log.ts'
import { transact } from '../db/database.ts'
import type { Tx } from '../db/schema.ts'
import { runOnceInTransaction, runProcessOnce } from './idempotency.ts'

type Kind<K extends Endpoint<ApiName>['kind']> = Extract<Endpoint<ApiName>, { kind: K }>

/** One call on its way to its endpoint. */
export interface EndpointCall {
  context: AppContext
  request: RequestContext
  input: ApiInput<ApiName>
  /** What the endpoint's own `admit` has given. */
  admission: unknown
  /** The call under its Idempotency-Key; null where none counts. */
  keyedRequest: KeyedRequest | null
}

/** What these write stands on pages that visitors share. */
const changesSharedPages =
  /^(?:astrohub\/(?!transfer_|redeem_|mark_)|admin\/(?!openUser$|getMisses$))/

/** What a handler is given. Only the endpoint itself knows the type of its admission. */
function readContext({ context, request, admission }: EndpointCall) {
  return { ...request, db: context.database.db, admission: admission as never }
}

/** Runs an endpoint that answers at once, once for each Idempotency-Key. */
export async function runEndpoint(
  endpoint: Kind<'read' | 'write' | 'process'>,
  call: EndpointCall,
): Promise<unknown> {
  if (endpoint.kind === 'write')
    return recordOperator(call, endpoint, await runWrite(endpoint, call))
  const run = () => endpoint.run(readContext(call), call.input)
  if (endpoint.kind === 'read') return run()
  const output = call.keyedRequest
    ? await runProcessOnce(call.context.database.db, call.keyedRequest, run)
    : await run()
  return recordOperator(call, endpoint, output)
}

const operatorEvents: { [N in ApiName]?: SecurityEventName } = {
  'admin/setBan': 'ban-changed',
  'admin/refundQuestion': 'money-moved',
  'admin/giveQuestions': 'money-moved',
  'admin/decideRefund': 'money-moved',
  'admin/confirmSecondFactor': 'factor-set-up',
  'admin/enterSecondFactor': 'factor-given',
}

/** Whatever an operator has changed is an event; of a call that said no, nothing has changed. */
function recordOperator(
  { context, request: { caller } }: EndpointCall,
  { name }: Endpoint<ApiName>,
  output: unknown,
): unknown {
  const { status } = (output ?? {}) as { status?: unknown }
  if ((apis[name] as { who: string }).who === 'operator' && status !== 'fail')
    context.securityLog.record({
      event: operatorEvents[name] ?? 'operator-act',
      uid: caller.session?.uid,
      caller,
      detail: { call: name },
    })
  return output
}

/** Runs a write in its transaction. */
async function runWrite(
  endpoint: Kind<'write'>,
  { context, request, admission, input, keyedRequest }: EndpointCall,
): Promise<unknown> {
  const after: (() => void)[] = []
  const run = (tx: Tx) => {
    after.length = 0
    const write: WriteContext<ApiName, never> = {
      ...request,
      tx,
      admission: admission as never,
      afterCommit: (work) => after.push(work),
    }
    return endpoint.run(write, input)
  }
  const { db } = context.database
  const { name } = endpoint
  const output = keyedRequest
    ? await transact(db, async (tx) => {
        const once = await runOnceInTransaction(tx, keyedRequest, () => run(tx))
        return 'done' in once ? once.done : once.repeats
      })
    : await transact(db, run)
  context.pageCache.clear(changesSharedPages.test(name))
  for (const work of after) work()
  return output
}

/** Begins a stream; what it takes is taken once for each Idempotency-Key. */
export async function runStream(
  endpoint: Kind<'stream'>,
  call: EndpointCall,
): Promise<StreamOutput<ApiName>> {
  const { keyedRequest } = call
  const takeOnce: StreamContext<ApiName>['takeOnce'] = async (tx, take, reference) => {
    if (!keyedRequest) return { taken: await take() }
    const once = await runOnceInTransaction(tx, keyedRequest, take, reference)
    return 'done' in once ? { taken: once.done } : { repeats: once.repeats as never }
  }
  return endpoint.run({ ...readContext(call), takeOnce, keyedRequest }, call.input)
}

/** Gives the stream once more that an earlier call with the same key has begun. */
export async function followStream(
  endpoint: Kind<'stream'>,
  call: EndpointCall,
  reference: unknown,
): Promise<StreamOutput<ApiName>> {
  if (!endpoint.follow) throw new Error(`${endpoint.name} left a reference and can't follow it.`)
  return endpoint.follow(readContext(call), reference as never, call.input)
}
