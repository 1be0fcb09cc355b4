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

/** The same with the database, and with what `admit` has looked up, so that nobody looks again. */
export type ReadContext<N extends ApiName, Admission = unknown> = RequestContext<N> & {
  db: Db
  admission: Admission
}
export type WriteContext<N extends ApiName, Admission = unknown> = RequestContext<N> & {
  tx: Tx
  admission: Admission
  /** Runs once the transaction has been committed, and not otherwise. */
  afterCommit: (work: () => void) => void
}
/** What a user has sent with an Idempotency-Key. */
export interface KeyedRequest {
  scope: string
  key: string
  call: ApiName
  body_hash: string
}
export type StreamContext<N extends ApiName, Admission = unknown> = ReadContext<N, Admission> & {
  /**
   * Takes, in the transaction `tx`, what the stream is about: once for each Idempotency-Key.
   *
   * @param reference what the same key is answered from the next time, by the endpoint's `follow`; null
   *   where nothing was taken, so that the key stays free.
   * @returns what was taken, or the reference that an earlier call with this key has left.
   * @throws HttpError 422 for a key that was used with another body.
   */
  takeOnce: <T, Reference>(
    tx: Tx,
    take: () => Promise<T>,
    reference: (taken: T) => Reference | null,
  ) => Promise<{ taken: T } | { repeats: Reference }>
  /** The call under its key, for a handler that keeps it with what it takes; null where none counts. */
  keyedRequest: KeyedRequest | null
}

type Maybe<T> = T | Promise<T>
export interface EndpointOptions<N extends ApiName, Admission = unknown> {
  /**
   * Whether this caller may do it to this thing, looked at before anything is counted. What it has looked
   * up is given to the handler.
   *
   * @throws HttpError 404 for what is not theirs, and like refusals.
   */
  admit?: (request: RequestContext<N> & { db: Db }, input: ApiInput<N>) => Promise<Admission>
  /** Rates, taken before anything else is done; one that is full answers 429. */
  limits?: (request: RequestContext<N>, input: ApiInput<N>) => readonly RateLimit[]
  /** Reckons for more than a few milliseconds: takes turns with its like, so that others are served in between. */
  costly?: true
  /**
   * Why the view of a page may run it although it changes something: by default only a `read` may be run
   * by what a link, a prefetch or a reload can cause.
   */
  onPageView?: string
}

/** What is at work before the first text: shown meanwhile, and no part of the text. */
export interface StreamProgress {
  progress: string
}

/** Text as it is produced, with what is at work before it, then exactly one status object. */
export type StreamOutput<N extends ApiName> = AsyncIterable<string | StreamProgress | ApiOutput<N>>

/** A handler takes whatever its own `admit` and `takeOnce` have given; only they know what that is. */
export type Endpoint<N extends ApiName> = EndpointOptions<N> & { name: N } & (
    | {
        kind: 'read'
        run: (request: ReadContext<N, never>, input: ApiInput<N>) => Promise<ApiOutput<N>>
      }
    | {
        kind: 'write'
        run: (
          request: WriteContext<N, never>,
          input: ApiInput<N>,
        ) => Promise<ApiOutput<N> | Failure>
      }
    | {
        kind: 'process'
        run: (request: ReadContext<N, never>, input: ApiInput<N>) => Promise<ApiOutput<N> | Failure>
      }
    | {
        kind: 'stream'
        run: (request: StreamContext<N, never>, input: ApiInput<N>) => Maybe<StreamOutput<N>>
        follow?: (
          request: ReadContext<N>,
          reference: never,
          input: ApiInput<N>,
        ) => Maybe<StreamOutput<N>>
      }
  )

/** One handler for each row of the contract: a missing one does not compile. */
export type Endpoints = { readonly [N in ApiName]: Endpoint<N> }

/** An act that changes nothing. */
export function readEndpoint<N extends ApiName, A = unknown>(
  name: N,
  run: (request: ReadContext<N, A>, input: ApiInput<N>) => Promise<ApiOutput<N>>,
  options: EndpointOptions<N, A> = {},
): Endpoint<N> {
  return { name, kind: 'read', run, ...options }
}

/**
 * An act that changes something: one transaction. A thrown Refusal rolls it back; a returned
 * {status: "fail"} commits (a counted wrong code) and says no all the same.
 */
export function writeEndpoint<N extends ApiName, A = unknown>(
  name: N,
  run: (request: WriteContext<N, A>, input: ApiInput<N>) => Promise<ApiOutput<N> | Failure>,
  options: EndpointOptions<N, A> = {},
): Endpoint<N> {
  return { name, kind: 'write', run, ...options }
}

/**
 * An act that changes something in several short transactions, with something outside between them (a
 * gateway, an SMS), for which no connection may wait. A thrown Refusal leaves what was committed before
 * it. It may be begun anew after a crash in its middle, so each step must bear that.
 */
export function processEndpoint<N extends ApiName, A = unknown>(
  name: N,
  run: (request: ReadContext<N, A>, input: ApiInput<N>) => Promise<ApiOutput<N> | Failure>,
  options: EndpointOptions<N, A> = {},
): Endpoint<N> {
  return { name, kind: 'process', run, ...options }
}

/**
 * An act whose answer arrives piece by piece. It opens its own short transactions (`transact`): one
 * held open while a model thinks would hold a connection. A thrown Refusal ends it with that sentence.
 *
 * @param options `follow` gives the answer once more that an earlier call with the same Idempotency-Key
 *   has begun, from the reference that it left (`takeOnce`).
 */
export function streamEndpoint<N extends ApiName, A = unknown>(
  name: N,
  run: (request: StreamContext<N, A>, input: ApiInput<N>) => Maybe<StreamOutput<N>>,
  options: EndpointOptions<N, A> & {
    follow?: (
      request: ReadContext<N>,
      reference: never,
      input: ApiInput<N>,
    ) => Maybe<StreamOutput<N>>
  } = {},
): Endpoint<N> {
  return { name, kind: 'stream', run, ...options }
}
