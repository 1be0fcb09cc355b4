import { httpErrors as words } from '../../words/http/http-errors.ts'
import type { LocalizedText } from '../../words/say.ts'
import { HttpError, Refusal } from '../core/refusal.ts'
import { TooManyWaiting } from '../core/concurrency/concurrency.ts'

/** How something thrown is answered: the same at every door. */
export interface ErrorResponse {
  status: number
  words: LocalizedText
  retryAfterSeconds?: number | undefined
}

/** @returns null for a fault of ours, which is for whoever logs it. */
export function errorResponseOf(error: unknown): ErrorResponse | null {
  if (error instanceof Refusal) return { status: 200, words: error.words }
  if (error instanceof HttpError) {
    const { statusCode: status, words: said, retryAfterSeconds } = error
    return { status, words: said, retryAfterSeconds }
  }
  if (error instanceof TooManyWaiting)
    return { status: 503, words: words.busy, retryAfterSeconds: 2 }
  if (isDatabaseGone(error)) return { status: 503, words: words.busy, retryAfterSeconds: 1 }
  return null
}

/**
 * A lost or refused connection, a server that is shutting down, starting, full, out of disk or memory,
 * no longer the one that takes writes, or too slow for a statement to end in time.
 */
export function isDatabaseGone(error: unknown): boolean {
  const { code = '', message = '', syscall } = (error ?? {}) as Partial<NodeJS.ErrnoException>
  return (
    (code === 'ENOENT' && syscall === 'connect') || // its socket, not some file of ours
    /^(ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|57P0|57014|25P03|25006|53|08)/.test(
      code,
    ) ||
    /connection terminated|^timeout expired$|timeout exceeded when trying to connect|connection ended|connection error and is not queryable/i.test(
      message,
    )
  )
}
