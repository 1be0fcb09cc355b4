import { termsVersion } from '../../words/accounts/accounts.ts'
import type { SentCode } from '../ui/code/request-code.ts'

/** What the next form must bring along: an action remembers nothing. */
export function LoginStateFields({ sentCode: { mobile, token } }: { sentCode: SentCode }) {
  return Object.entries({ mobile, token, terms: termsVersion }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
