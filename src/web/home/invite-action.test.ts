import { expect, test } from 'vitest'
import { inviteWords as words } from '../../words/home/invite.ts'
import { postForm } from '../core/post-form.testing.ts'
import { inviteFriend } from './invite-action.ts'

test.each(['6000000001', '600-000-0001'])(
  '%s is invited, and the link comes back',
  async (mobile) => {
    const reply = { status: 'success', message: 'Made.', link: 'https://drishti.test/?ref=a' }
    const { state, calls } = await postForm(inviteFriend, { mobile }, reply)
    expect(calls).toEqual([['users/invite', { mobile: '916000000001' }]])
    expect(state).toMatchObject({ message: 'Made.', link: reply.link })
  },
)

test.each(['', '12345', '60-0000-0001'])(
  '“%s” is no number, and stays to be mended',
  async (mobile) => {
    const { state, calls } = await postForm(inviteFriend, { mobile })
    expect([state, calls]).toEqual([{ message: words.wrong.en, link: null, mobile }, []])
  },
)

test.each([
  [401, words.logInFirst.en],
  [0, words.failed.en],
])('a status of %i is said at the field', async (status, message) => {
  const { state } = await postForm(inviteFriend, { mobile: '6000000001' }, {}, { status })
  expect(state).toMatchObject({ message, mobile: '6000000001' })
})
