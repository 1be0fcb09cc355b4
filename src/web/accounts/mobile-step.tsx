import { useEffect, useRef, useState } from 'react'
import { loginWords as words, termsVersion } from '../../words/accounts/accounts.ts'
import { loginStepWords } from '../../words/accounts/login-steps.ts'
import { href } from '../core/href.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { MobileForm } from '../ui/code/mobile-form.tsx'
import { Checkbox } from '../ui/form/radio-and-checkbox.tsx'
import type { Login } from './login-steps.tsx'

/** The first step: a mobile number in India, the terms, "Get OTP". */
export function MobileStep({ login: { fetcher, action, state } }: { login: Login }) {
  const say = useSay()
  const terms = useRef<HTMLDivElement>(null)
  const [hasAgreed, setAgreed] = useState(true)

  // What was ticked before the script came stands: the box is the browser's own.
  useEffect(() => {
    const box = terms.current?.querySelector('input')
    if (box) setAgreed(box.checked)
  }, [])

  return (
    <>
      <p className="mb-4 text-soft">{say(loginStepWords.why)}</p>
      <MobileForm
        fetcher={fetcher}
        action={action}
        step="mobile"
        label={
          <>
            {say(words.mobile)} <span className="sr-only">({say(words.country)})</span>
          </>
        }
        hint={say(words.mobileHint)}
        problem={state?.problem}
        freshProblem={fetcher.data?.problem}
        defaultMobile={state?.mobile}
        disabled={!hasAgreed}
      >
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
            <LocalizedLink to={href('/terms-and-conditions')} target="_blank" className="underline">
              {say(words.terms)}
            </LocalizedLink>
            {say(words.and)}
            <LocalizedLink to={href('/privacy-policy')} target="_blank" className="underline">
              {say(words.privacy)}
            </LocalizedLink>
            {say(words.agreeEnd)}
          </Checkbox>
        </div>
      </MobileForm>
    </>
  )
}
