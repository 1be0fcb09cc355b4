import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { apiContext } from '../api/contexts.ts'
import { handleLoginForm } from './login-form.ts'

type ServerCall = [string, unknown]

/** Posts fields to the page's action; the server behind it answers as told. */
async function post(
  fields: Record<string, string>,
  answer: unknown = { status: 'fail', message: 'not asked for' },
  { path = '/login', next = '/' } = {},
) {
  const calls: ServerCall[] = []
  const context = new RouterContextProvider()
  context.set(apiContext, async (name, input) => {
    calls.push([name, input])
    if (answer instanceof Response) throw answer
    return answer
  })
  const request = new Request(`http://localhost${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  return {
    shown: await handleLoginForm(request, path.startsWith('/hi') ? 'hi' : 'en', context, next),
    asked: calls,
  }
}

const number = { step: 'mobile', mobile: '60000 00001', terms: '2026-11' }
const code = { ...number, step: 'code', token: 'token-of-a-test', otp: '012345' }

describe('the login forms without script', () => {
  it('a number with its terms asks for a code and shows the next step', async () => {
    const answer = { status: 'success', token: 't', resend_seconds: 30, message: 'Sent.' }
    const { shown, asked } = await post(number, answer)
    expect(asked).toEqual([['sms/getOTP', { mobile: '916000000001' }]])
    expect(shown).toEqual({
      mobile: '6000000001',
      sentCode: { mobile: '6000000001', token: 't', resendSeconds: 30, message: 'Sent.' },
    })
  })

  it.each([
    [{ ...number, mobile: '' }, /enter your mobile number/],
    [{ ...number, mobile: '12345' }, /10-digit/],
    [{ ...number, terms: '' }, /agree to the terms/],
    [{ ...code, token: '' }, /Token not found/],
    [{ ...code, otp: '12345' }, /all six digits/],
    [{ ...code, otp: '12345a' }, /all six digits/],
  ])(
    'what is missing or wrong in %j is said, and nothing is asked',
    async (fields, expectedText) => {
      const { shown, asked } = await post(fields)
      expect(asked).toEqual([])
      expect(shown?.error).toMatch(expectedText)
    },
  )

  it('a right code ends it; who invited and which terms go along', async () => {
    const { shown: formState, asked: calls } = await post(
      code,
      { status: 'success', jwt: 'j' },
      { next: '/?ref=abc' },
    )
    expect(formState).toBeNull()
    const { otp, token } = code
    const sent = { mobile: '916000000001', otp, token, terms: '2026-11', ref: 'abc' }
    expect(calls).toEqual([['sms/validateOTP', sent]])
  })

  it('a wrong code stays at its step with the server’s sentence', async () => {
    const { shown } = await post(code, { status: 'fail', message: 'That code is not right.' })
    expect(shown).toMatchObject({
      sentCode: { token: code.token },
      error: 'That code is not right.',
    })
  })

  it('a refusal by status is said in the page’s language, a fault is not hidden', async () => {
    const refusal = Response.json({ status: 'fail', message: 'बहुत जल्दी' }, { status: 429 })
    const { shown } = await post(number, refusal, { path: '/hi/login' })
    expect(shown?.error).toBe('OTP नहीं मिल पाया। बहुत जल्दी')
    const fault = Response.json({ status: 'fail', message: 'x' }, { status: 500 })
    await expect(post(number, fault)).rejects.toBe(fault)
  })

  it('going back shows the number again and asks nothing', async () => {
    const { shown, asked } = await post({ ...code, step: 'back' })
    expect([shown?.mobile, shown?.sentCode, asked.length]).toEqual([code.mobile, null, 0])
  })
})
