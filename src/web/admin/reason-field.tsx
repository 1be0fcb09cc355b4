import { adminUsersWords as words } from '../../words/admin/admin-users.ts'
import { useSay } from '../core/language.tsx'
import { Field, TextInput } from '../ui/form/field.tsx'
import { detectLanguage } from '../ui/text/detect-language.ts'

/** Why an operator does it; without one nothing is done. */
export function ReasonField({
  defaultValue = '',
  error,
}: {
  defaultValue?: string | undefined
  error?: string | undefined
}) {
  const say = useSay()
  return (
    <Field label={say(words.reason)} hint={say(words.reasonHint)} error={error}>
      {(field) => (
        <TextInput
          {...field}
          name="reason"
          required
          minLength={5}
          maxLength={200}
          defaultValue={defaultValue}
          lang={defaultValue ? detectLanguage(defaultValue) : undefined}
        />
      )}
    </Field>
  )
}
