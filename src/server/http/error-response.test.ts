import { expect, test } from 'vitest'
import { httpErrors as words } from '../../words/http/http-errors.ts'
import { errorResponseOf } from './error-response.ts'
import { HttpError, Refusal } from '../core/refusal.ts'
import { TooManyWaiting } from '../core/concurrency/concurrency.ts'

const busy = { status: 503, words: words.busy }

test.each([
  ['an expected no', new Refusal(words.notYours), { status: 200, words: words.notYours }],
  ['a wrong request', new HttpError(404, words.notFound), { status: 404, words: words.notFound }],
  [
    'one too many',
    new HttpError(429, words.tooMany, { retryAfterSeconds: 9 }),
    { status: 429, words: words.tooMany, retryAfterSeconds: 9 },
  ],
  ['a full queue', new TooManyWaiting(), { ...busy, retryAfterSeconds: 2 }],
  [
    'a database that is gone',
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
    { ...busy, retryAfterSeconds: 1 },
  ],
  [
    'a statement that took too long',
    Object.assign(new Error('canceling statement'), { code: '57014' }),
    { ...busy, retryAfterSeconds: 1 },
  ],
])('%s is answered with its status, its sentence and when to come again', (_, error, denial) => {
  expect(errorResponseOf(error)).toEqual(denial)
})

test.each([new Error('A slip.'), Object.assign(new Error(''), { code: '23505' }), null, 'text'])(
  'a fault of ours is no denial: %s',
  (error) => {
    expect(errorResponseOf(error)).toBeNull()
  },
)
