import { expect, test } from 'vitest'
import { balanceWords as words } from '../../words/wallet/balance.ts'
import { postForm } from '../core/post-form.testing.ts'
import { transferQuestions } from './transfer-action.ts'

const once = '5f0c1d0e-8a31-4e5e-9d7a-3f6d8a6f1c11'
const fields = { mobile: '60000 00001', questions: '3', once }

test('questions are sent once for the form that was drawn', async () => {
  const reply = { status: 'success', message: 'Sent.' }
  const { state, calls } = await postForm(transferQuestions, fields, reply)
  expect(calls).toEqual([
    [
      'astrohub/transfer_questions',
      { mobile: '916000000001', questions: 3 },
      { idempotencyKey: once },
    ],
  ])
  expect(state).toMatchObject({ isSent: true, message: 'Sent.' })
})

test('what is wrong is said at each field, and what was typed stays', async () => {
  const typed = { mobile: '12', questions: '0' }
  const { state, status, calls } = await postForm(transferQuestions, { ...typed, once })
  expect(calls).toEqual([])
  expect(status).toBe(422)
  expect(state).toEqual({
    typed,
    problems: { mobile: words.mobileWrong.en, questions: words.countWrong.en },
  })
})

test.each([
  [200, 'Too few.', 'Too few.', 422],
  [401, 'Please log in.', 'Please log in.', 401],
  [0, '', words.failed.en, 503],
])('a refusal of status %i is said in place', async (status, message, sentence, given) => {
  const reply = { status: 'fail', message }
  const result = await postForm(transferQuestions, fields, reply, { status })
  expect(result.state.problems).toEqual({ questions: sentence })
  expect(result.status).toBe(given)
})

test('a form that was sent before with other numbers has the page read anew', async () => {
  const { state, status } = await postForm(transferQuestions, fields, {}, { status: 422 })
  expect(state.message).toBe(words.sentBefore.en)
  // The router loads the page again after a status below 400.
  expect(status).toBe(200)
})
