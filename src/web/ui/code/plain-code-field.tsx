import { loginWords as words } from '../../../words/accounts/accounts.ts'
import { useSay } from '../../core/language.tsx'
import { Field, TextInput } from '../form/field.tsx'

/** One plain field in place of six boxes, before the script has come. */
export function PlainCodeField({ error }: { error: string | undefined }) {
  const say = useSay()
  return (
    <Field label={say(words.code)} error={error}>
      {(field) => (
        <TextInput
          {...field}
          name="otp"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]{6}"
          title={say(words.codeIncomplete)}
          maxLength={6}
          required
        />
      )}
    </Field>
  )
}
