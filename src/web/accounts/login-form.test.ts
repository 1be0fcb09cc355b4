import { describe, expect, test } from 'vitest'
import { loginWords } from '../../words/accounts/accounts.ts'
import { postForm } from '../core/post-form.testing.ts'
import { handleLoginForm } from './login-form.ts'

const number = { step: 'mobile', mobile: '60000 00001', terms: '2026-11' }
const code = { ...number, step: 'code', token: 'token-of-a-test', otp: '012345' }

describe('the forms of a log-in', () => {
  test('a number with its terms asks for a code and shows the next step', async () => {
    const answer = { status: 'success', token: 't', resend_seconds: 30, message: 'Sent.' }
    const { state, calls } = await postForm((posted) => handleLoginForm(posted, {}), number, answer)
    expect(calls).toEqual([['sms/getOTP', { mobile: '916000000001', purpose: 'login' }]])
    expect(state).toEqual({
      step: 'mobile',
      mobile: '6000000001',
      sentCode: { mobile: '6000000001', token: 't', resendSeconds: 30, message: 'Sent.' },
    })
  })

  test.each([
    [{ ...number, mobile: '' }, /enter your mobile number/],
    [{ ...number, mobile: '12345' }, /10-digit/],
    [{ ...number, terms: '' }, /agree to the terms/],
    [{ ...code, token: '' }, /Token not found/],
    [{ ...code, otp: '12345' }, /all six digits/],
    [{ ...code, otp: '12345a' }, /all six digits/],
  ])(
    'what is missing or wrong in %j is said, what was typed stays, and nothing is asked',
    async (fields, expectedText) => {
      const { state, status, calls } = await postForm(
        (posted) => handleLoginForm(posted, {}),
        fields,
      )
      expect(calls).toEqual([])
      expect(status).toBe(422)
      expect(state).toMatchObject({
        mobile: fields.mobile,
        problem: { text: expect.stringMatching(expectedText) as string },
      })
    },
  )

  test('a right code ends it; who invited, by what and which terms go along', async () => {
    const { state, calls } = await postForm(
      (posted) => handleLoginForm(posted, { device: 'app', ref: 'abc' }),
      code,
      { status: 'success', jwt: 'j' },
    )
    expect(state).toMatchObject({ isIn: true })
    const { otp, token } = code
    const sent = {
      ...{ mobile: '916000000001', otp, token },
      ...{ device: 'app', terms: '2026-11', ref: 'abc' },
    }
    expect(calls).toEqual([['sms/validateOTP', sent]])
  })

  test('a wrong code stays at its step with the server’s sentence, and its boxes are emptied', async () => {
    const { state } = await postForm((posted) => handleLoginForm(posted, {}), code, {
      status: 'fail',
      message: 'That code is not right.',
    })
    expect(state).toMatchObject({
      sentCode: { token: code.token },
      problem: { as: 'alert', text: 'That code is not right.', isCode: true },
    })
  })

  test.each([
    [429, { as: 'toast', text: loginWords.codeNotOk.hi }],
    [500, { as: 'toast', text: loginWords.codeNotOk.hi }],
    [0, { as: 'alert', text: loginWords.broken.hi }],
  ] as const)(
    'a status of %i is said in place, in the page’s language, whatever it is of',
    async (status, problem) => {
      const refusal = { status: 'fail', message: 'बहुत जल्दी' }
      const reply = await postForm((posted) => handleLoginForm(posted, {}), number, refusal, {
        status,
        language: 'hi',
      })
      expect(reply.state).toEqual({
        step: 'mobile',
        mobile: number.mobile,
        sentCode: null,
        problem,
      })
      expect(reply.status).toBe(status || 503)
    },
  )

  test('where no new code could be sent the first one may still be tried', async () => {
    const again = { ...code, step: 'resend' }
    const refusal = { status: 'fail', message: 'Too early.' }
    const { state } = await postForm((posted) => handleLoginForm(posted, {}), again, refusal)
    expect(state).toMatchObject({
      step: 'resend',
      sentCode: { token: code.token },
      problem: { text: loginWords.codeRefused.en('Too early.') },
    })
  })

  test('going back shows the number again and asks nothing', async () => {
    const { state, calls } = await postForm((posted) => handleLoginForm(posted, {}), {
      ...code,
      step: 'back',
    })
    expect([state, calls]).toEqual([{ step: 'back', mobile: code.mobile, sentCode: null }, []])
  })
})
