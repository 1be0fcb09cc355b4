import { termsVersion } from '../../words/accounts/accounts.ts'
import type { SentCode } from './request-code.ts'

/** What the next post must bring along when there is no script to keep it. */
export function LoginStateFields({
  step,
  sentCode,
}: {
  step: 'mobile' | 'code' | 'back'
  sentCode: SentCode
}) {
  const kept = { step, mobile: sentCode.mobile, token: sentCode.token, terms: termsVersion }
  return Object.entries(kept).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
