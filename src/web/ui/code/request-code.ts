import { codeDigits, countryCode } from '../../../contract/core/constants.ts'
import { loginWords as words } from '../../../words/accounts/accounts.ts'
import { say } from '../../../words/say.ts'
import type { ApiFailure } from '../../api/result.ts'
import type { PostedForm } from '../../core/form-action.ts'
import { formTextReader } from '../form/form-text.ts'
import type { FormProblem } from '../overlay/use-show-problem.ts'
import { latinDigits } from '../../../contract/core/plain-text.ts'
import { mobileDigits } from './mobile-digits.ts'
import { sendCode } from './send-code.ts'

/** A code that is on its way. */
export interface SentCode {
  /** Ten digits. */
  mobile: string
  token: string
  resendSeconds: number
  /** Where it went, in the server's words. */
  message: string
}

/** How a refusal by HTTP status is said: the specification wants an alert where an account is deleted. */
const notOkAs = { login: 'toast', delete: 'alert', cancel: 'toast' } as const

/** Has a code sent to the number in the form, for one purpose. */
export async function requestCode(
  { call, form, language }: PostedForm,
  purpose: keyof typeof notOkAs,
): Promise<{ sentCode: SentCode } | { problem: FormProblem; status: number }> {
  const typedMobile = formTextReader(form)('mobile')
  const mobile = mobileDigits(typedMobile)
  if (!mobile) {
    const [as, sentence] = typedMobile
      ? (['text', words.mobileWrong] as const)
      : (['text', words.mobileEmpty] as const)
    return { problem: { as, text: say(sentence, language) }, status: 422 }
  }
  const result = await sendCode(call, { mobile: countryCode + mobile, purpose })
  if (result.ok) {
    const { token, resend_seconds: resendSeconds, message = '' } = result.data
    return { sentCode: { mobile, token, resendSeconds, message } }
  }
  const { status, message } = result
  // What else can be done without the script, the server says.
  if (status === 428) return { problem: { as: 'text', text: message }, status }
  if (status === 200)
    return { problem: { as: 'alert', text: say(words.codeRefused, language, message) }, status }
  return status === 0
    ? { problem: { as: 'alert', text: say(words.broken, language) }, status }
    : { problem: { as: notOkAs[purpose], text: say(words.codeNotOk, language) }, status }
}

/** The code in the form, as the calls take it that try one, and the number it was sent to. */
export function readCode({
  form,
  language,
}: PostedForm):
  | { code: { mobile: string; otp: string; token: string }; sentCode: SentCode }
  | { problem: FormProblem; sentCode: SentCode | null } {
  const text = formTextReader(form)
  const mobile = mobileDigits(text('mobile'))
  const [otp, token] = [latinDigits(text('otp')), text('token')]
  if (!token || !mobile)
    return { problem: { as: 'alert', text: say(words.noToken, language) }, sentCode: null }
  const sentCode = { mobile, token, resendSeconds: 0, message: '' }
  if (!/^\d+$/.test(otp) || otp.length !== codeDigits)
    return { problem: { as: 'text', text: say(words.codeIncomplete, language) }, sentCode }
  return { code: { mobile: countryCode + mobile, otp, token }, sentCode }
}

/** Why a code was not taken: by a rule in the server's words, else in ours. */
export function codeProblem(
  { status, message }: ApiFailure,
  { language }: PostedForm,
  notOk = words.verifyNotOk,
): FormProblem {
  if (status === 200) return { as: 'alert', text: message, isCode: true }
  return { as: 'alert', text: say(status === 0 ? words.broken : notOk, language) }
}
