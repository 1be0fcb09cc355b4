import type { FastifyBaseLogger } from 'fastify'
import type { ApiName, Apis, ApiInput, ApiOutput } from '../../contract/apis.ts'
import type { Failure } from '../../contract/core/endpoint.ts'
import type { Db, Tx } from '../db/schema.ts'
import type { AppContext } from './context.ts'
import type { RateLimit } from './rate-limit.ts'
import type { Session, Caller } from './caller.ts'

/** What a handler knows about its call. `user` is there exactly when the row's `who` asks for one. */
export interface RequestContext<N extends ApiName = ApiName> {
  context: AppContext
  caller: Caller
  user: Apis[N]['who'] extends 'anyone' ? Session | null : Session
  /** The instant of the call, the same for all it does. */
  at: Date
  log: FastifyBaseLogger
}

export type ReadContext<N extends ApiName> = RequestContext<N> & { db: Db }
export type WriteContext<N extends ApiName> = RequestContext<N> & {
  tx: Tx
  /** Runs once the transaction has been committed, and not otherwise. */
  afterCommit: (work: () => void) => void
}

type Maybe<T> = T | Promise<T>
export interface EndpointOptions<N extends ApiName> {
  /** Taken before anything else is done; one that is full answers 429. */
  limits?: (request: RequestContext<N>, input: ApiInput<N>) => Maybe<RateLimit[]>
  /** Reckons for more than a few milliseconds: takes turns with its like, so that others are served in between. */
  costly?: true
  /**
   * Why the view of a page may run it although it changes something: by default only a `read` may be run
   * by what a link, a prefetch or a reload can cause.
   */
  onPageView?: string
}

/** Text as it is produced, then exactly one status object. */
export type StreamOutput<N extends ApiName> = AsyncIterable<string | ApiOutput<N>>

export type Endpoint<N extends ApiName> = EndpointOptions<N> & { name: N } & (
    | { kind: 'read'; run: (request: ReadContext<N>, input: ApiInput<N>) => Promise<ApiOutput<N>> }
    | {
        kind: 'write'
        run: (request: WriteContext<N>, input: ApiInput<N>) => Promise<ApiOutput<N> | Failure>
      }
    | {
        kind: 'process'
        run: (request: ReadContext<N>, input: ApiInput<N>) => Promise<ApiOutput<N> | Failure>
      }
    | {
        kind: 'stream'
        run: (request: ReadContext<N>, input: ApiInput<N>) => Maybe<StreamOutput<N>>
      }
  )

/** One handler for each row of the contract: a missing one does not compile. */
export type Endpoints = { readonly [N in ApiName]: Endpoint<N> }

/** An act that changes nothing. */
export function readEndpoint<N extends ApiName>(
  name: N,
  run: (request: ReadContext<N>, input: ApiInput<N>) => Promise<ApiOutput<N>>,
  options: EndpointOptions<N> = {},
): Endpoint<N> {
  return { name, kind: 'read', run, ...options }
}

/**
 * An act that changes something: one transaction. A thrown Refusal rolls it back; a returned
 * {status: "fail"} commits (a counted wrong code) and says no all the same.
 */
export function writeEndpoint<N extends ApiName>(
  name: N,
  run: (request: WriteContext<N>, input: ApiInput<N>) => Promise<ApiOutput<N> | Failure>,
  options: EndpointOptions<N> = {},
): Endpoint<N> {
  return { name, kind: 'write', run, ...options }
}

/**
 * An act that changes something in several short transactions, with something outside between them (a
 * gateway, an SMS). A thrown Refusal leaves what was committed before it.
 */
export function processEndpoint<N extends ApiName>(
  name: N,
  run: (request: ReadContext<N>, input: ApiInput<N>) => Promise<ApiOutput<N> | Failure>,
  options: EndpointOptions<N> = {},
): Endpoint<N> {
  return { name, kind: 'process', run, ...options }
}

/**
 * An act whose answer arrives piece by piece. It opens its own short transactions (`transact`): one
 * held open while a model thinks would hold a connection. A thrown Refusal ends it with that sentence.
 */
export function streamEndpoint<N extends ApiName>(
  name: N,
  run: (request: ReadContext<N>, input: ApiInput<N>) => Maybe<StreamOutput<N>>,
  options: EndpointOptions<N> = {},
): Endpoint<N> {
  return { name, kind: 'stream', run, ...options }
}
