import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { secondFactorWords as words } from '../../words/admin/second-factor.ts'
import { useSay } from '../core/language.tsx'
import { Button } from '../ui/form/button.tsx'
import { Field, TextInput } from '../ui/form/field.tsx'
import { RouteDialog } from '../ui/overlay/route-dialog.tsx'
import { factorField } from './call-as-operator.ts'
import type { FormResult } from './form-parts.tsx'

/**
 * Asks for the code that an act was refused for want of, and sends the act's form again with it. Closed,
 * it leaves the form as it was typed.
 */
export function FactorDialog({ result }: { result: FormResult | undefined }) {
  const say = useSay()
  const [closedResult, close] = useState<FormResult>()
  if (!result?.wantsFactor || closedResult === result) return null
  return (
    <RouteDialog title={say(words.freshTitle)} onClose={() => close(result)}>
      <p className="mb-4 text-soft">{say(words.freshNote)}</p>
      <Form method="post" className="grid gap-4">
        {Object.entries(result.typed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FactorField error={result.factorError} />
        <FactorButton />
      </Form>
    </RouteDialog>
  )
}

/** One field for six digits or a recovery code. */
export function FactorField({
  error,
  name = factorField,
}: {
  error: string | undefined
  name?: string
}) {
  const say = useSay()
  return (
    <Field label={say(words.code)} hint={say(words.codeHint)} error={error}>
      {(field) => (
        <TextInput
          {...field}
          name={name}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          minLength={6}
          maxLength={40}
        />
      )}
    </Field>
  )
}

/** Sends a form with a code. */
export function FactorButton() {
  const say = useSay()
  const { state } = useNavigation()
  return (
    <Button type="submit" wide busy={state === 'submitting'} busyLabel={say(words.confirming)}>
      {say(words.goOn)}
    </Button>
  )
}
