import { useRef, useState } from 'react'
import { countryCode } from '../../contract/core/constants.ts'
import { loginWords } from '../../words/accounts/accounts.ts'
import { ownPlanWords as words } from '../../words/subscription/own-plan.ts'
import { ApiError, callApi } from '../api/client.ts'
import { useSay } from '../core/language.tsx'
import { useAlert } from '../ui/overlay/confirm.tsx'
import { Button } from '../ui/form/button.tsx'
import { MobileField } from '../ui/code/mobile-field.tsx'
import { mobileDigits } from '../ui/code/mobile-digits.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { toast } from '../ui/overlay/toast.ts'
import type { CancelFormState } from './cancel-form-state.ts'

/** The second step: one's own number, to which the code goes. */
export function CancelNumber({
  postedStep,
  onSent,
}: {
  postedStep?: CancelFormState | undefined
  onSent: (sent: { mobile: string; token: string; message: string }) => void
}) {
  const say = useSay()
  const alert = useAlert()
  const isHydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState(postedStep?.error)
  async function send() {
    if (busy) return
    const digits = mobileDigits(input.current?.value ?? '')
    setError(undefined)
    if (!input.current?.value.trim()) return alert(say(loginWords.mobileEmpty))
    if (!digits) return setError(say(loginWords.mobileWrong))
    setBusy(true)
    try {
      const answer = await callApi('sms/getOTP', {
        mobile: countryCode + digits,
        purpose: 'cancel',
      })
      if (answer.status === 'fail') await alert(say(loginWords.codeRefused, answer.message))
      else onSent({ mobile: digits, token: answer.token, message: answer.message ?? '' })
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault
      if (fault.status > 0) {
        setError(say(loginWords.codeNotOk))
        toast(say(loginWords.codeNotOk), 'error')
      } else await alert(say(loginWords.broken))
    }
    setBusy(false)
  }
  return (
    <form
      method="post"
      noValidate={isHydrated}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <MobileField
        input={input}
        label={say(words.ownNumber)}
        error={error}
        defaultValue={postedStep?.mobile}
      />
      <input type="hidden" name="step" value="number" />
      <Button
        type="submit"
        wide
        className="mt-5"
        busy={busy}
        busyLabel={say(loginWords.gettingOtp)}
      >
        {say(loginWords.getOtp)}
      </Button>
    </form>
  )
}
