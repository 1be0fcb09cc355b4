import { RouterContextProvider, data, redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { apiContext } from '../../api/contexts.ts'
import { chatAction, orFailure } from './chat-action.ts'

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
  const request = new Request('http://localhost/chats', {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  const result = await chatAction({ request, context } as unknown as ActionFunctionArgs)
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
