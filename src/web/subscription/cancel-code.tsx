import { useSearchParams } from 'react-router'
import { countryCode } from '../../contract/core/constants.ts'
import { loginWords } from '../../words/accounts/accounts.ts'
import { ownPlanWords as words } from '../../words/subscription/own-plan.ts'
import { ApiError, callApi } from '../api/client.ts'
import { useSay } from '../core/language.tsx'
import { CodeEntry } from '../ui/code/code-entry.tsx'
import { toast } from '../ui/overlay/toast.ts'
import type { CancelFormState } from './cancel-form-state.ts'

/** The third step: the code that was sent. */
export function CancelCode({
  mobile,
  postedStep,
  onRight,
}: {
  mobile: string
  postedStep?: CancelFormState | undefined
  onRight: () => void
}) {
  const say = useSay()
  const [query] = useSearchParams()
  const token = query.get('token') ?? postedStep?.token ?? ''
  async function verify(otp: string): Promise<string | void> {
    // Without what the address brings there is nothing to verify.
    if (!token || !mobile) return say(loginWords.noToken)
    try {
      const answer = await callApi('sms/validateOTP', {
        mobile: countryCode + mobile,
        otp,
        token,
        device: 'web',
      })
      if (answer.status === 'fail') return answer.message
      onRight()
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault
      const text = say(fault.status > 0 ? words.notVerified : loginWords.broken)
      toast(text, 'error')
      return text
    }
  }
  return (
    <CodeEntry initialError={postedStep?.error} onCode={verify}>
      <input type="hidden" name="step" value="code" />
      <input type="hidden" name="mobile" value={mobile} />
      <input type="hidden" name="token" value={token} />
    </CodeEntry>
  )
}
