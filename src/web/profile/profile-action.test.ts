import { expect, test } from 'vitest'
import type { Language } from '../../words/say.ts'
import { postForm } from '../core/post-form.testing.ts'
import { changeProfile } from './profile-action.ts'

const redemption = { status: 'success', message: '200 points redeemed', questions_added: 2 }

/** Sends one of the owner's forms. @returns what it came to, and what it asked of the server. */
const act = (fields: Record<string, string>, language: Language = 'en') =>
  postForm(changeProfile, fields, redemption, { language })

test.each([
  ['', 'Points are required'],
  ['99', 'Enter a whole number of points, at least 100'],
  ['100.5', 'Enter a whole number of points, at least 100'],
  ['-200', 'Enter a whole number of points, at least 100'],
  ['1e3', 'Enter a whole number of points, at least 100'],
])(
  'points to redeem typed as “%s” are refused under the field, and nothing is asked',
  async (points, error) => {
    const { state, status, calls } = await act({ intent: 'redeem', points })
    expect(state).toMatchObject({ ok: false, message: '', error, typed: { points } })
    expect(status).toBe(422)
    expect(calls).toEqual([])
  },
)

test('a redemption says the message and how many questions were added, in both languages', async () => {
  const fields = { intent: 'redeem', points: '200' }
  const { state, calls } = await act(fields)
  expect(calls).toEqual([['astrohub/redeem_questions', { points: 200 }]])
  expect(state).toMatchObject({ ok: true, message: '200 points redeemed, 2 questions added' })
  const inHindi = await act(fields, 'hi')
  expect(inHindi.state).toMatchObject({ message: '200 points redeemed, 2 प्रश्न जुड़े' })
})

test('a mail code of other than six digits is refused under the field, in the page’s language', async () => {
  const { state, calls } = await act({ intent: 'verify', otp: '12345' }, 'hi')
  expect(state).toMatchObject({ ok: false, error: 'सभी छह अंक डालें।' })
  expect(calls).toEqual([])
  expect((await act({ intent: 'verify', otp: '१२३४५६' })).calls).toEqual([
    ['astrohub/verify_email', { otp: '123456' }],
  ])
})
