import type { RouterContextProvider } from 'react-router'
import { codeDigits, countryCode } from '../../contract/core/constants.ts'
import { loginWords as words } from '../../words/accounts/accounts.ts'
import { say } from '../../words/say.ts'
import type { Language } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import type { CallApi } from '../api/client.ts'
import type { SentCode } from './request-code.ts'
import { latinDigits } from '../../contract/core/plain-text.ts'
import { formTextReader } from '../ui/form/form-text.ts'
import { mobileDigits } from '../ui/code/mobile-digits.ts'

/** Where a posted form has come to. */
export interface LoginFormState {
  mobile: string
  sentCode: SentCode | null
  error?: string
}

interface Post {
  ask: CallApi
  language: Language
  field: (name: string) => string
  /** Ten digits. */
  mobile: string
}

/**
 * The steps of a log-in as forms, for browsers without the script. The session's cookie is set by
 * the call itself.
 *
 * @param next where the visitor is going: its `?ref=` is who invited them.
 * @returns the step to show, or null once signed in.
 */
export async function handleLoginForm(
  request: Request,
  language: Language,
  context: Readonly<RouterContextProvider>,
  next: string,
): Promise<LoginFormState | null> {
  const form = await request.formData()
  const field = formTextReader(form)
  const mobileText = field('mobile')
  if (field('step') === 'back') return { mobile: mobileText, sentCode: null }
  const mobile = mobileDigits(mobileText)
  const wrong = !mobileText
    ? words.mobileEmpty
    : !mobile
      ? words.mobileWrong
      : field('terms')
        ? null
        : words.termsNeeded
  if (!mobile || wrong)
    return { mobile: mobileText, sentCode: null, error: say(wrong ?? words.mobileWrong, language) }
  const post = { ask: apiFor(context), language, field, mobile }
  return field('step') === 'code' ? verifyPosted(post, next) : sendPosted(post)
}

async function sendPosted({ ask, language, mobile }: Post): Promise<LoginFormState> {
  const answer = await answerOrRefusal(ask('sms/getOTP', { mobile: countryCode + mobile }))
  if (answer.status === 'fail')
    return { mobile, sentCode: null, error: say(words.codeRefused, language, answer.message) }
  const { token, resend_seconds: resendSeconds, message = '' } = answer
  return { mobile, sentCode: { mobile, token, resendSeconds, message } }
}

async function verifyPosted(
  { ask, language, field, mobile }: Post,
  next: string,
): Promise<LoginFormState | null> {
  const token = field('token')
  if (!token) return { mobile, sentCode: null, error: say(words.noToken, language) }
  const sentCode = { mobile, token, resendSeconds: 0, message: '' }
  const otp = latinDigits(field('otp'))
  if (!/^\d+$/.test(otp) || otp.length !== codeDigits)
    return { mobile, sentCode, error: say(words.codeIncomplete, language) }
  const ref = new URL(next, 'http://here.invalid').searchParams.get('ref')?.slice(0, 40)
  const terms = field('terms').slice(0, 20)
  const asked = { mobile: countryCode + mobile, otp, token, terms, ref }
  const answer = await answerOrRefusal(ask('sms/validateOTP', asked))
  return answer.status === 'fail' ? { mobile, sentCode: sentCode, error: answer.message } : null
}

/** A refusal by HTTP status (too many, wrong form) said like any other; a fault stays one. */
async function answerOrRefusal<T>(
  asked: Promise<T>,
): Promise<T | { status: 'fail'; message: string }> {
  try {
    return await asked
  } catch (refusal) {
    if (!(refusal instanceof Response) || refusal.status >= 500) throw refusal
    return (await refusal.json()) as { status: 'fail'; message: string }
  }
}
