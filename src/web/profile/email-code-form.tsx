import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { loginWords } from '../../words/accounts/accounts.ts'
import { profileWords as words } from '../../words/profile/profile.ts'
import { useSay } from '../core/language.tsx'
import { codeDigits } from '../../contract/core/constants.ts'
import { Button } from '../ui/form/button.tsx'
import { Field, TextInput } from '../ui/form/field.tsx'
import type { ProfileActionResult } from './profile-action.ts'

/** The code that a new email wants, with what was typed before: entered, all of it is saved. */
export function EmailCodeForm({
  result,
  sentCode,
}: {
  result: ProfileActionResult
  sentCode: NonNullable<ProfileActionResult['sentCode']>
}) {
  const say = useSay()
  const { state } = useNavigation()
  // A code that was refused comes back without where it went.
  const [firstMessage] = useState(sentCode.message)
  const message = sentCode.message || firstMessage
  const typed = (['email', 'bid', 'is_private'] as const).flatMap((name) => {
    const value = result.typed?.[name]
    return value === undefined ? [] : [{ name, value }]
  })
  const kept = [
    { name: 'intent', value: 'edit' },
    { name: 'token', value: sentCode.token },
    ...typed,
  ]
  const hidden = kept.map(({ name, value }) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
  return (
    <>
      <p className="mb-2">{say(words.emailCodeWhy)}</p>
      {message && (
        <p aria-live="polite" className="mb-4 text-soft">
          {message}
        </p>
      )}
      <Form method="post" noValidate>
        {hidden}
        <CodeField key={sentCode.token} error={result.error} />
        <Button
          type="submit"
          wide
          className="mt-5"
          busy={state === 'submitting'}
          busyLabel={say(loginWords.verifying)}
        >
          {say(loginWords.verify)}
        </Button>
      </Form>
      <Form method="post" className="mt-2">
        {hidden}
        <Button type="submit" kind="plain" name="resend" value="1" wide>
          {say(loginWords.resend)}
        </Button>
      </Form>
    </>
  )
}

/** One field, as for the code of a mail: the six boxes would weigh on pages that share them. */
function CodeField({ error }: { error: ProfileActionResult['error'] }) {
  const say = useSay()
  return (
    <Field label={say(loginWords.code)} error={error}>
      {(field) => (
        <TextInput
          {...field}
          name="otp"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          pattern={`\\d{${codeDigits}}`}
          maxLength={codeDigits}
        />
      )}
    </Field>
  )
}
