import { RouterContextProvider } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { apiContext } from '../api/contexts.ts'
import { profileAction } from './profile-action.ts'

/** Sends one of the owner's forms; what it asked of the server stands in `asked`. */
async function act(fields: Record<string, string>, path = '/profile') {
  const calls: unknown[] = []
  const context = new RouterContextProvider()
  context.set(apiContext, (name, input) => {
    calls.push([name, input])
    return Promise.resolve({
      status: 200,
      body: { status: 'success', message: '200 points redeemed', questions_added: 2 },
    })
  })
  const url = new URL(path, 'http://drishti.test')
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
  const args = { request, url, params: {}, context } as unknown as ActionFunctionArgs
  return { acted: await profileAction(args), asked: calls }
}

test.each([
  ['', 'Points are required'],
  ['99', 'Enter a whole number of points, at least 100'],
  ['100.5', 'Enter a whole number of points, at least 100'],
  ['-200', 'Enter a whole number of points, at least 100'],
  ['1e3', 'Enter a whole number of points, at least 100'],
])(
  'points to redeem typed as “%s” are refused under the field, and nothing is asked',
  async (points, error) => {
    const { acted, asked } = await act({ intent: 'redeem', points })
    expect(acted).toMatchObject({ ok: false, message: '', error, typed: { points } })
    expect(asked).toEqual([])
  },
)

test('a redemption says the message and how many questions were added, in both languages', async () => {
  const fields = { intent: 'redeem', points: '200' }
  const { acted: result, asked } = await act(fields)
  expect(asked).toEqual([['astrohub/redeem_questions', { points: 200 }]])
  expect(result).toMatchObject({ ok: true, message: '200 points redeemed, 2 questions added' })
  const inHindi = await act(fields, '/hi/profile')
  expect(inHindi.acted).toMatchObject({ message: '200 points redeemed, 2 प्रश्न जुड़े' })
})

test('a mail code of other than six digits is refused under the field, in the page’s language', async () => {
  const { acted, asked: calls } = await act({ intent: 'verify', otp: '12345' }, '/hi/profile')
  expect(acted).toMatchObject({ ok: false, error: 'सभी छह अंक डालें।' })
  expect(calls).toEqual([])
  expect((await act({ intent: 'verify', otp: '१२३४५६' })).asked).toEqual([
    ['astrohub/verify_email', { otp: '123456' }],
  ])
})
