import type { FastifyBaseLogger } from 'fastify'
import type { ApiName, Apis, Asks, Gives } from '../../contract/apis.ts'
import type { Fail } from '../../contract/endpoint.ts'
import type { Db, Tx } from '../db/schema.ts'
import type { House } from './context.ts'
import type { Limit } from './rate-limit.ts'
import type { Session, Visitor } from './request-user.ts'

/** What a handler knows about its call. `user` is there exactly when the row's `who` asks for one. */
export interface Act<N extends ApiName = ApiName> {
  house: House
  visitor: Visitor
  user: Apis[N]['who'] extends 'anyone' ? Session | null : Session
  /** The instant of the call, the same for all it does. */
  at: Date
  log: FastifyBaseLogger
}

export type ReadAct<N extends ApiName> = Act<N> & { db: Db }
export type WriteAct<N extends ApiName> = Act<N> & {
  tx: Tx
  /** Runs once the transaction has been committed, and not otherwise. */
  afterCommit: (work: () => void) => void
}

type Maybe<T> = T | Promise<T>
export interface Options<N extends ApiName> {
  /** Taken before anything else is done; one that is full answers 429. */
  limits?: (act: Act<N>, asks: Asks<N>) => Maybe<Limit[]>
  /** Reckons for more than a few milliseconds: takes turns with its like, so that others are served in between. */
  costly?: true
  /** A write of one statement, which is a transaction by itself (`transactAtOnce`). */
  atOnce?: true
  /**
   * Of a read: whether what is asked depends on nothing but the question and its language, as long as
   * nobody is signed in. Visitors who ask the same within a second then get the same answer, and no
   * limit is taken for it.
   */
  shared?: (asks: Asks<N>) => boolean
}

/** Text as it is produced, then exactly one status object. */
export type Streamed<N extends ApiName> = AsyncIterable<string | Gives<N>>

export type Endpoint<N extends ApiName> = Options<N> & { name: N } & (
    | { kind: 'read'; run: (act: ReadAct<N>, asks: Asks<N>) => Promise<Gives<N>> }
    | { kind: 'write'; run: (act: WriteAct<N>, asks: Asks<N>) => Promise<Gives<N> | Fail> }
    | { kind: 'stream'; run: (act: ReadAct<N>, asks: Asks<N>) => Maybe<Streamed<N>> }
  )

/** An act that changes nothing. */
export function read<N extends ApiName>(
  name: N,
  run: (act: ReadAct<N>, asks: Asks<N>) => Promise<Gives<N>>,
  options: Options<N> = {},
): Endpoint<N> {
  return { name, kind: 'read', run, ...options }
}

/**
 * An act that changes something: one transaction. A thrown Refusal rolls it back; a returned
 * {status: "fail"} commits (a counted wrong code) and says no all the same.
 */
export function write<N extends ApiName>(
  name: N,
  run: (act: WriteAct<N>, asks: Asks<N>) => Promise<Gives<N> | Fail>,
  options: Options<N> = {},
): Endpoint<N> {
  return { name, kind: 'write', run, ...options }
}

/**
 * An act whose answer arrives piece by piece. It opens its own short transactions (`transact`): one
 * held open while a model thinks would hold a connection. A thrown Refusal ends it with that sentence.
 */
export function stream<N extends ApiName>(
  name: N,
  run: (act: ReadAct<N>, asks: Asks<N>) => Maybe<Streamed<N>>,
  options: Options<N> = {},
): Endpoint<N> {
  return { name, kind: 'stream', run, ...options }
}
