import type { ReactNode, Ref } from 'react'
import { loginWords as words } from '../../../words/accounts/accounts.ts'
import { useSay } from '../../core/language.tsx'
import { inputClassName, Field, TextInput } from '../form/field.tsx'

/** A mobile number in India behind its fixed +91; posts as `mobile`. */
export function MobileField({
  label,
  hint,
  error,
  defaultValue,
  input,
}: {
  label: ReactNode
  hint?: string
  error?: string | undefined
  defaultValue?: string | undefined
  input?: Ref<HTMLInputElement>
}) {
  const say = useSay()
  return (
    <Field label={label} hint={hint} error={error}>
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
            defaultValue={defaultValue}
            className="rounded-l-none"
          />
        </div>
      )}
    </Field>
  )
}
