import { useEffect, useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { loginWords as words, termsVersion } from '../../words/accounts/accounts.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { useAlert } from '../ui/overlay/confirm.tsx'
import { Button } from '../ui/form/button.tsx'
import { Checkbox } from '../ui/form/radio-and-checkbox.tsx'
import { inputClassName, Field, TextInput } from '../ui/form/field.tsx'
import { requestCode } from './request-code.ts'
import type { SentCode } from './request-code.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { useShowError } from './use-show-error.ts'
import { ProofNote } from '../ui/code/proof-note.tsx'
import { mobileDigits } from '../ui/code/mobile-digits.ts'

/** The first step: a mobile number in India, the terms, "Get OTP". Posts as a form without script. */
export function MobileStep({
  defaultMobile = '',
  initialError,
  onSent,
}: {
  defaultMobile?: string
  /** What was wrong with it when it came as a form. */
  initialError?: string | undefined
  onSent: (sent: SentCode) => void
}) {
  const say = useSay()
  const alert = useAlert()
  const isHydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const terms = useRef<HTMLDivElement>(null)
  const [hasAgreed, setAgreed] = useState(true)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState(initialError)
  const tell = useShowError(setError)

  // What was typed or ticked before the script came stands: the fields are the browser's own, and
  // only what hangs on them is told to us.
  useEffect(() => {
    const box = terms.current?.querySelector('input')
    if (box) setAgreed(box.checked)
  }, [])

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    const mobile = input.current?.value ?? ''
    if (busy || !hasAgreed) return
    setError(undefined)
    const digits = mobileDigits(mobile)
    if (mobile.trim() === '') await alert(say(words.mobileEmpty))
    else if (!digits) setError(say(words.mobileWrong))
    if (!digits) return input.current?.focus()
    setBusy(true)
    const result = await requestCode(digits, say)
    setBusy(false)
    if ('as' in result) await tell(result)
    else onSent(result)
  }

  return (
    <form method="post" noValidate={isHydrated} onSubmit={(event) => void submit(event)}>
      <Field
        label={
          <>
            {say(words.mobile)} <span className="sr-only">({say(words.country)})</span>
          </>
        }
        hint={say(words.mobileHint)}
        error={error}
      >
        {(field) => (
          <div className="flex">
            <span
              aria-hidden="true"
              className={`${inputClassName} w-auto! rounded-r-none border-r-0! text-soft`}
            >
              +91
            </span>
            <TextInput
              {...field}
              ref={input}
              type="tel"
              name="mobile"
              inputMode="tel"
              autoComplete="tel-national"
              required
              pattern="[6-9][0-9]{9}"
              title={say(words.mobileWrong)}
              maxLength={20}
              defaultValue={defaultMobile}
              className="rounded-l-none"
            />
          </div>
        )}
      </Field>
      <div ref={terms}>
        <Checkbox
          name="terms"
          value={termsVersion}
          required
          defaultChecked
          onChange={(event) => setAgreed(event.currentTarget.checked)}
          className="mt-4"
        >
          {say(words.agree)}
          <LocalizedLink to="/terms-and-conditions" target="_blank" className="underline">
            {say(words.terms)}
          </LocalizedLink>
          {say(words.and)}
          <LocalizedLink to="/privacy-policy" target="_blank" className="underline">
            {say(words.privacy)}
          </LocalizedLink>
          {say(words.agreeEnd)}
        </Checkbox>
      </div>
      <Button
        type="submit"
        wide
        className="mt-5"
        disabled={!hasAgreed}
        busy={busy}
        busyLabel={say(words.gettingOtp)}
      >
        {say(words.getOtp)}
      </Button>
      <ProofNote />
      <input type="hidden" name="step" value="mobile" />
    </form>
  )
}
