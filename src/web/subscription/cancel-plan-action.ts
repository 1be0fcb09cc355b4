import { redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'
import { codeDigits, countryCode } from '../../contract/core/constants.ts'
import { loginWords } from '../../words/accounts/accounts.ts'
import { say } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import { inLanguage, languageOf } from '../core/language.tsx'
import { latinDigits } from '../../contract/core/plain-text.ts'
import { mobileDigits } from '../ui/code/mobile-digits.ts'
import type { CancelFormState } from './cancel-form-state.ts'
import { formTextReader } from '../ui/form/form-text.ts'

/** The ways out as forms, for browsers without the script. */
export async function cancelPlanAction({
  request,
  url,
  context,
}: ActionFunctionArgs): Promise<CancelFormState | { message: string } | Response> {
  const language = languageOf(url.pathname)
  const form = await request.formData()
  const field = formTextReader(form)
  const ask = apiFor(context)
  const mobile = mobileDigits(field('mobile')) ?? ''
  switch (field('step')) {
    case 'stop':
      return {
        message: (await answerOrRefusal(ask('subscriptions/stop_renewal', {}))).message ?? '',
      }
    case 'sure':
      return { step: 2 }
    case 'number': {
      if (!mobile) return { step: 2, error: say(loginWords.mobileWrong, language) }
      const codeReply = await answerOrRefusal(
        ask('sms/getOTP', { mobile: countryCode + mobile, purpose: 'cancel' }),
      )
      if (!('token' in codeReply)) return { step: 2, mobile, error: codeReply.message ?? '' }
      return { step: 3, mobile, token: codeReply.token, message: codeReply.message ?? '' }
    }
    case 'code': {
      const [otp, token] = [latinDigits(field('otp')), field('token')]
      if (!token || !mobile) return { step: 2, error: say(loginWords.noToken, language) }
      const codeStep = { step: 3 as const, mobile, token }
      if (!/^\d+$/.test(otp) || otp.length !== codeDigits)
        return { ...codeStep, error: say(loginWords.codeIncomplete, language) }
      const verification = await answerOrRefusal(
        ask('sms/validateOTP', { mobile: countryCode + mobile, otp, token }),
      )
      return verification.status === 'success'
        ? { step: 4 }
        : { ...codeStep, error: verification.message ?? '' }
    }
    case 'final':
      return {
        message:
          (await answerOrRefusal(ask('subscriptions/cancel_subscription', {}))).message ?? '',
      }
    default:
      return redirect(inLanguage('/my-active-plans', language))
  }
}

/** A refusal by HTTP status (too many, wrong form) said like any other; a fault stays one. */
async function answerOrRefusal<T>(
  answer: Promise<T>,
): Promise<T | { status: 'fail'; message: string }> {
  try {
    return await answer
  } catch (refusal) {
    if (!(refusal instanceof Response) || refusal.status >= 500) throw refusal
    return (await refusal.json()) as { status: 'fail'; message: string }
  }
}
