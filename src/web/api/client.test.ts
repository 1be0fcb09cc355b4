import { afterEach, describe, expect, test, vi } from 'vitest'
import { RouterContextProvider } from 'react-router'
import { apiFor, callApi, callApiStream } from './client.ts'
import { apiContext } from './contexts.ts'
import { messageOf, requireData, resultOf, wrongFields } from './result.ts'

const balance = { status: 'success', balance: 7 }
const refusal = { status: 'fail', message: 'No.', choices: [{ field: 'x', value: 1, label: 'A' }] }
const wrong = { status: 'fail', message: 'Wrong.', errors: [{ path: 'mobile', message: 'short' }] }

/** What the result is, on either side, of a status and a body. */
const cases = [
  [200, balance, { ok: true, data: balance }],
  [200, [1, 2], { ok: true, data: [1, 2] }],
  [200, refusal, { ok: false, status: 200, message: 'No.', choices: refusal.choices }],
  [422, wrong, { ok: false, status: 422, message: 'Wrong.', errors: wrong.errors }],
  [500, { status: 'fail' }, { ok: false, status: 500, message: '' }],
] as const

function answerFetch(answer: () => Promise<Response>): void {
  vi.stubGlobal('document', { documentElement: { lang: 'hi' } })
  vi.stubGlobal('fetch', vi.fn(answer))
}
afterEach(() => void vi.unstubAllGlobals())

describe('one call gives one kind of result', () => {
  test.each(cases)('%i %j on the server', async (status, body, result) => {
    const context = new RouterContextProvider()
    context.set(apiContext, () => Promise.resolve({ status, body }))
    expect(await apiFor(context)('users/getBalance', {})).toEqual(result)
  })

  test.each(cases)('%i %j in the browser', async (status, body, result) => {
    answerFetch(() => Promise.resolve(Response.json(body, { status })))
    expect(await callApi('users/getBalance', {})).toEqual(result)
  })
})

test('a server that is out of reach, or that is not ours, is a result too', async () => {
  answerFetch(() => Promise.reject(new TypeError('Failed to fetch')))
  const unreachable = { ok: false, status: 0, message: '' }
  expect(await callApi('users/getBalance', {})).toEqual(unreachable)
  expect(await callApiStream('users/getBalance', {})).toEqual(unreachable)
  answerFetch(() => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })))
  const broken = { ok: false, status: 502, message: '' }
  expect(await callApi('users/getBalance', {})).toEqual(broken)
  expect(await callApiStream('users/getBalance', {})).toEqual(broken)
})

test('what is given up rejects, so that nobody takes it for a refusal', async () => {
  const leaving = new AbortController()
  leaving.abort()
  answerFetch(() => Promise.reject(new DOMException('gone', 'AbortError')))
  await expect(callApi('users/getBalance', {}, { signal: leaving.signal })).rejects.toThrow('gone')
})

test('a loader’s page goes to the error page with the status, or as a fault', () => {
  expect(requireData({ ok: true, data: 3 })).toBe(3)
  const thrownBy = (status: number) => {
    try {
      return requireData({ ok: false, status, message: 'No.' })
    } catch (thrown) {
      return thrown
    }
  }
  expect(thrownBy(404)).toMatchObject({ init: { status: 404 } })
  expect(thrownBy(200)).toEqual(new Error('No.'))
})

test('what a form says of a call: its sentence, and the fields that are wrong', () => {
  expect(messageOf(resultOf(200, { status: 'success', message: 'Sent.' }))).toEqual({
    ok: true,
    status: 200,
    message: 'Sent.',
  })
  expect(messageOf(resultOf(200, balance))).toEqual({ ok: true, status: 200, message: '' })
  const result = resultOf(422, wrong)
  expect(messageOf(result)).toEqual({ ok: false, status: 422, message: 'Wrong.' })
  expect(!result.ok && wrongFields(result)).toEqual(['mobile'])
})
