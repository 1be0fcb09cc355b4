import { RouterContextProvider, data, redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { apiContext, sealContext } from '../../api/contexts.ts'
import { resultOf } from '../../api/result.ts'
import { unaskedQuestion } from '../../core/unasked-question.ts'
import { chatAction, orFailure } from './chat-action.ts'

/** Readable, and yet no text as it is. */
const sealForTests = {
  seal: (text: string) => btoa(text),
  unseal: (sealed: string) => atob(sealed),
}

/** Sends a form to the action. @returns its result, and the calls that were made for it. */
async function send(
  fields: Record<string, string>,
  body: unknown = { status: 'success' },
  status = 200,
) {
  const calls: [string, unknown][] = []
  const context = new RouterContextProvider()
  context.set(apiContext, async (name, input) => {
    calls.push([name, input])
    return { status, body }
  })
  context.set(sealContext, sealForTests)
  const url = new URL('http://localhost/chats')
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
  const result = await chatAction({ request, url, context } as unknown as ActionFunctionArgs)
  return { ...result, calls }
}

test.each([
  [{ intent: 'delete', asst_id: 'c' }, 'chats/deleteChat', { asst_id: 'c' }],
  [{ intent: 'rename', asst_id: 'c', title: 'T' }, 'chats/rename', { asst_id: 'c', title: 'T' }],
  [{ intent: 'pin', asst_id: 'c', pinned: '1' }, 'chats/pin', { asst_id: 'c', pinned: true }],
  [{ intent: 'pin', asst_id: 'c', pinned: '0' }, 'chats/pin', { asst_id: 'c', pinned: false }],
  [{ intent: 'rate', mid: 'm', rating: '1' }, 'chats/rateAnswer', { mid: 'm', rating: 1 }],
  [
    { intent: 'rate', mid: 'm', rating: '-1', about: 'vague', reason: ' Why? ' },
    'chats/rateAnswer',
    { mid: 'm', rating: -1, about: 'vague', reason: 'Why?' },
  ],
  [
    { intent: 'rate', mid: 'm', rating: '-1', about: 'no such reason', reason: 'Why?' },
    'chats/rateAnswer',
    { mid: 'm', rating: -1 },
  ],
  [
    { intent: 'mean', asst_id: 'c', bid: 'b', astrologer: 'Astra', message: 'q', meant: 'love' },
    'chats/sendMessage',
    { asst_id: 'c', bid: 'b', astrologer: 'Astra', message: 'q', meant: 'love', reopen: 1 },
  ],
  [
    { intent: 'ask', asst_id: 'c', bid: 'b', astrologer: 'Oracle', message: 'q' },
    'chats/sendMessage',
    { asst_id: 'c', bid: 'b', astrologer: 'Oracle', message: 'q', reopen: 1 },
  ],
  [{ intent: 'share', mid: 'm' }, 'chats/share', { mid: 'm', with_question: false }],
  [
    { intent: 'share', mid: 'm', with_question: 'on' },
    'chats/share',
    { mid: 'm', with_question: true },
  ],
] as [Record<string, string>, string, object][])('%o is one call', async (form, name, input) => {
  const { calls, data: result } = await send(form)
  expect(calls).toEqual([[name, input]])
  expect(result).toMatchObject({ ok: true, status: 200 })
})

test('a question that could not be asked stays in the box and with the browser, until one is asked', async () => {
  const asst_id = '11111111-1111-4111-8111-111111111111'
  const form = { intent: 'ask', asst_id, bid: 'b', astrologer: 'Oracle', message: 'When?' }
  const refused = await send(form, { status: 'fail', message: 'Nothing left.' })
  expect(refused.data).toMatchObject({ ok: false, message: 'Nothing left.', question: 'When?' })
  const cookie = new Headers(refused.init?.headers).get('Set-Cookie') ?? ''
  expect(cookie).toMatch(/^unasked=[^;]+; Path=\/; Max-Age=86400; HttpOnly/)

  const context = new RouterContextProvider()
  context.set(sealContext, sealForTests)
  const url = new URL('http://localhost/recharges')
  const request = new Request(url, { headers: { Cookie: cookie.split(';')[0]! } })
  const questionIn = (body: unknown) =>
    unaskedQuestion({ request, url, context }, (async () => resultOf(200, body)) as never)
  const path = `/chats?chat=${asst_id}`
  const open = { status: 'success', chats: [] }
  expect(await questionIn(open)).toEqual({ question: 'When?', asst_id, path })
  expect(await questionIn({ status: 'success', chats: [{ message: 'When?' }] })).toBeNull()
  expect(await questionIn({ status: 'fail', message: 'Not yours.' })).toBeNull()

  const { init } = await send(form)
  expect(new Headers(init?.headers).get('Set-Cookie')).toContain('unasked=; Path=/; Max-Age=0')
})

test('a form that means nothing calls nothing', async () => {
  const { calls, init } = await send({ intent: 'nonsense' })
  expect(calls).toEqual([])
  expect(init?.status).toBe(422)
})

test('a rating brings what its check found, a share its path', async () => {
  const check = { sentences: 3, wrong: ['One.'], refunded: true }
  const fields = { intent: 'rate', mid: 'm', rating: '-1', about: 'wrong-fact' }
  const rated = await send(fields, { status: 'success', message: 'Checked.', check })
  expect(rated.data).toMatchObject({
    message: 'Checked.',
    rated: { rating: -1, about: 'wrong-fact', check },
  })
  const missed = { refunded: true, choices: [], standing: {} }
  const miss = await send(
    { intent: 'miss', mid: 'm' },
    { status: 'success', message: 'Given back.', ...missed },
  )
  expect(miss.calls).toEqual([['chats/reportMiss', { mid: 'm' }]])
  expect(miss.data).toMatchObject({ message: 'Given back.', missed })
  const shared = await send({ intent: 'share', mid: 'm' }, { status: 'success', path: '/shared/x' })
  expect(shared.data.path).toBe('/shared/x')
})

test('a refusal is a sentence with its status, never thrown', async () => {
  const form = { intent: 'share', mid: 'm' }
  const refused = await send(form, { status: 'fail', message: 'Not this one.' })
  expect(refused.data).toEqual({ ok: false, status: 200, message: 'Not this one.' })
  const limited = await send(form, { status: 'fail', message: 'Wait a minute.' }, 429)
  expect(limited.data).toEqual({ ok: false, status: 429, message: 'Wait a minute.' })
  // By this status the router loads nothing again.
  expect(limited.init?.status).toBe(429)
})

test('a server that is away is a failure without a sentence; a redirect goes its way', async () => {
  const failure = await orFailure(async () => {
    throw new TypeError('network error')
  })
  expect(failure).toEqual(data({ ok: false, status: 503, message: '' }, { status: 503 }))
  await expect(
    orFailure(async () => {
      throw redirect('/shared')
    }),
  ).rejects.toBeInstanceOf(Response)
  expect(await orFailure(async () => 'done')).toBe('done')
})
