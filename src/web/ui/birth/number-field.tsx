import { Field, TextInput } from '../form/field.tsx'
import type { BirthFieldName, BirthFormValues } from './birth-form-values.ts'
import { problemAt } from './field-alert.tsx'
import { leadOnByEnter, leadOnWhenWhole, type LargestNumber } from './lead-on.ts'
import type { FormProblem } from './validate-birth-form.ts'

/** A box of digits of a birth; the thumb is led on to the next one when it can take no more. */
export function NumberField({
  name,
  label,
  largest,
  example,
  disabled,
  formValues,
  prefix = '',
  problem,
  alertId,
  isChained = true,
}: {
  name: BirthFieldName
  label: string
  largest: LargestNumber
  /** What stands in the empty box. */
  example: string
  disabled?: boolean
  formValues: BirthFormValues
  /** Begins the control's name, where two people stand in one form. */
  prefix?: string
  problem?: FormProblem | null | undefined
  /** Of the sentence that says what is wrong. */
  alertId: string
  /** Whether the boxes before lead on to this one, and this one to the next. */
  isChained?: boolean
}) {
  return (
    <Field label={label}>
      {(field) => (
        // Text with a number pad, not type=number: that one swallows what it can't read.
        <TextInput
          {...field}
          {...(problemAt(problem, name) && { 'aria-invalid': true, 'aria-describedby': alertId })}
          name={`${prefix}${name}`}
          inputMode="numeric"
          enterKeyHint="next"
          maxLength={largest === 9999 ? 4 : 2}
          placeholder={example}
          defaultValue={formValues[name]}
          disabled={disabled}
          className="figures px-2.5"
          {...(isChained && {
            'data-chain': true,
            onInput: (event) => leadOnWhenWhole(event, largest),
            onKeyDown: leadOnByEnter,
          })}
        />
      )}
    </Field>
  )
}
