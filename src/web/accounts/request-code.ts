import { countryCode } from '../../contract/core/constants.ts'
import { loginWords as words, termsVersion } from '../../words/accounts/accounts.ts'
import { allowRewardClaim } from './claim-reward.ts'
import { isInstalled } from './is-installed.ts'
import { ApiError, callApi } from '../api/client.ts'
import type { Say } from '../core/language.tsx'
import { sendCode } from '../ui/code/send-code.ts'
import { forgetReferral, referral } from './referral.ts'

/** A code that is on its way. */
export interface SentCode {
  /** Ten digits. */
  mobile: string
  token: string
  resendSeconds: number
  /** Where it went, in the server's words. */
  message: string
}

/** Why something did not work, and how the specification wants it said. */
export interface CodeProblem {
  as: 'alert' | 'toast'
  text: string
  /** It was the code: the boxes are to be filled anew. */
  isCode?: true
}

/** Asks for a code to be sent to ten digits. */
export async function requestCode(mobile: string, say: Say): Promise<SentCode | CodeProblem> {
  try {
    const answer = await sendCode({ mobile: countryCode + mobile })
    if (answer.status === 'fail')
      return { as: 'alert', text: say(words.codeRefused, answer.message) }
    const { token, resend_seconds: resendSeconds, message = '' } = answer
    return { mobile, token, resendSeconds, message }
  } catch (error) {
    if (error instanceof ApiError && error.status > 0)
      return { as: 'toast', text: say(words.codeNotOk) }
    return { as: 'alert', text: say(words.broken) }
  }
}

/** Tries a code; null once the session is open. */
export async function verifyCode(
  { mobile, token }: SentCode,
  otp: string,
  say: Say,
): Promise<CodeProblem | null> {
  try {
    const answer = await callApi('sms/validateOTP', {
      mobile: countryCode + mobile,
      otp,
      token,
      device: isInstalled() ? 'app' : 'web',
      ref: referral(),
      terms: termsVersion,
    })
    if (answer.status === 'fail' || !answer.jwt)
      return { as: 'alert', text: answer.message ?? say(words.verifyNotOk), isCode: true }
    forgetReferral()
    allowRewardClaim()
    return null
  } catch (error) {
    const isAnswered = error instanceof ApiError && error.status > 0
    return { as: 'alert', text: say(isAnswered ? words.verifyNotOk : words.broken) }
  }
}
