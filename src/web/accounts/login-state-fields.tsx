import { termsVersion } from '../../words/accounts/accounts.ts'
import type { SentCode } from './ask-code.ts'

/** What the next post must bring along when there is no script to keep it. */
export function Kept({ step, sent }: { step: 'mobile' | 'code' | 'back'; sent: SentCode }) {
  const kept = { step, mobile: sent.mobile, token: sent.token, terms: termsVersion }
  return Object.entries(kept).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
