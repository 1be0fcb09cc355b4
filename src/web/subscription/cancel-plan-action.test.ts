import { expect, test } from 'vitest'
import { loginWords } from '../../words/accounts/accounts.ts'
import { ownPlanWords as words } from '../../words/subscription/own-plan.ts'
import { postForm } from '../core/post-form.testing.ts'
import { cancelPlan } from './cancel-plan-action.ts'

const number = { step: 'number', mobile: '6000000001' }
const code = { step: 'code', mobile: '6000000001', token: 'token-of-a-test', otp: '012345' }
const no = (message = '') => ({ status: 'fail', message })

test('each step leads to the next, and the last one ends the plan', async () => {
  const sure = await postForm(cancelPlan, { step: 'sure' })
  expect([sure.state.step, sure.calls]).toEqual([2, []])
  const sent = { status: 'success', token: 't', resend_seconds: 30, message: 'Sent.' }
  const asked = await postForm(cancelPlan, number, sent)
  expect(asked.calls).toEqual([['sms/getOTP', { mobile: '916000000001', purpose: 'cancel' }]])
  expect(asked.state).toMatchObject({ step: 3, sentCode: { token: 't', message: 'Sent.' } })
  const tried = await postForm(cancelPlan, code, { status: 'success', jwt: '' })
  expect(tried.state.step).toBe(4)
  const last = await postForm(cancelPlan, { step: 'final' }, { status: 'success', message: 'Bye.' })
  expect(last.calls).toEqual([['subscriptions/cancel_subscription', {}]])
  expect(last.state).toEqual({ step: null, done: 'Bye.' })
})

test('the renewal is stopped by one form', async () => {
  const { state, calls } = await postForm(cancelPlan, { step: 'stop' }, { status: 'success' })
  expect(calls).toEqual([['subscriptions/stop_renewal', {}]])
  expect(state).toEqual({ step: null, done: words.stopped.en })
})

test.each([
  [{ step: 'number', mobile: '' }, 2, loginWords.mobileEmpty.en],
  [{ step: 'number', mobile: '12' }, 2, loginWords.mobileWrong.en],
  [{ ...code, otp: '1' }, 3, loginWords.codeIncomplete.en],
  [{ ...code, token: '' }, 2, loginWords.noToken.en],
])('%j stays at its step and says why', async (fields, step, text) => {
  const { state, calls } = await postForm(cancelPlan, fields)
  expect(calls).toEqual([])
  expect(state).toMatchObject({ step, problem: { text } })
})

test.each([
  [code, 200, no('Not right.'), 3, 'Not right.'],
  [code, 429, no('Slowly.'), 3, words.notVerified.en],
  [code, 0, {}, 3, loginWords.broken.en],
  [{ step: 'final' }, 200, no('It has ended.'), 4, 'It has ended.'],
  [{ step: 'final' }, 401, no('Log in.'), 4, words.notCancelled.en],
  [{ step: 'final' }, 0, {}, 4, loginWords.broken.en],
  [{ step: 'stop' }, 500, {}, null, words.notCancelled.en],
] as const)('%j, answered %i, says so at its step', async (fields, status, reply, step, text) => {
  const result = await postForm(cancelPlan, fields, reply, { status })
  expect(result.state).toMatchObject({ step, problem: { text } })
  expect(result.status).toBeGreaterThanOrEqual(400)
})
