import { useEffect, useId, useRef, useState } from 'react'
import { birthFormWords as words } from '../../../words/kundli/birth-form.ts'
import { monthNames } from '../../../words/say.ts'
import { useLanguage, useSay } from '../../core/language.tsx'
import { Checkbox } from '../form/radio-and-checkbox.tsx'
import { Field, Select, TextInput } from '../form/field.tsx'
import type { BirthFormValues, BirthFieldName } from './birth-form-values.ts'
import { FieldAlert, problemAt } from './field-alert.tsx'
import type { FormProblem } from './validate-birth-form.ts'

interface Fields {
  formValues: BirthFormValues
  /** Begins every control's name, where two people stand in one form. */
  prefix?: string
  problem?: FormProblem | null | undefined
}

/** Marks the control that a problem is about and ties it to the sentence. */
function invalidProps(problem: Fields['problem'], name: BirthFieldName, alertId: string) {
  return problemAt(problem, name) ? { 'aria-invalid': true, 'aria-describedby': alertId } : {}
}

export function DateFields({ formValues, prefix = '', problem }: Fields) {
  const say = useSay()
  const language = useLanguage()
  const alertId = useId()
  const months = monthNames[language].map((label, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label,
  }))
  const alert = problemAt(problem, 'day', 'month', 'year')
  const number = { formValues, prefix, problem, alertId }
  return (
    <fieldset>
      <legend className="mb-2 text-h4 display">{say(words.born)}</legend>
      <div className="grid grid-cols-[4.5rem_1fr_6rem] gap-3">
        <NumberField {...number} name="day" label={say(words.day)} placeholder="1–31" />
        <Field label={say(words.month)}>
          {(field) => (
            <Select
              {...field}
              {...invalidProps(problem, 'month', alertId)}
              name={`${prefix}month`}
              options={[{ value: '', label: '–' }, ...months]}
              defaultValue={formValues.month ?? ''}
            />
          )}
        </Field>
        <NumberField
          {...number}
          name="year"
          label={say(words.year)}
          placeholder={say(words.yearExample)}
          maxLength={4}
        />
      </div>
      {alert && <FieldAlert id={alertId} text={alert} />}
    </fieldset>
  )
}

export function TimeFields({ formValues, prefix = '', problem }: Fields) {
  const say = useSay()
  const alertId = useId()
  const [isUnknown, setUnknown] = useState(Boolean(formValues.time_unknown))
  const fieldset = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    // It may have been ticked before the script came.
    const box = fieldset.current?.querySelector<HTMLInputElement>('[name$=time_unknown]')
    if (box?.checked) setUnknown(true)
  }, [])
  const alert = problemAt(problem, 'hours', 'minute', 'second')
  const withSecond = { second: '0', ...formValues }
  const number = { formValues: withSecond, prefix, problem, alertId, disabled: isUnknown }
  return (
    <fieldset ref={fieldset}>
      <legend className="mb-2 text-h4 display">{say(words.time)}</legend>
      <div className="grid grid-cols-[1fr_1fr_1fr_1.5fr] gap-3">
        <NumberField {...number} name="hours" label={say(words.hours)} placeholder="0–23" />
        <NumberField {...number} name="minute" label={say(words.minute)} placeholder="0–59" />
        <NumberField {...number} name="second" label={say(words.second)} placeholder="0–59" />
        <ClockField formValues={formValues} prefix={prefix} disabled={isUnknown} />
      </div>
      {alert && <FieldAlert id={alertId} text={alert} />}
      <Checkbox
        name={`${prefix}time_unknown`}
        className="mt-2"
        defaultChecked={Boolean(formValues.time_unknown)}
        onChange={(event) => setUnknown(event.target.checked)}
      >
        {say(words.timeUnknown)}
        {isUnknown && <span className="mt-1 block text-soft">{say(words.timeUnknownHint)}</span>}
      </Checkbox>
    </fieldset>
  )
}

function ClockField({ formValues, prefix = '', disabled }: Fields & { disabled: boolean }) {
  const say = useSay()
  return (
    <Field label={say(words.clock)}>
      {(field) => (
        <Select
          {...field}
          name={`${prefix}clock`}
          disabled={disabled}
          defaultValue={formValues.clock ?? '24'}
          options={[
            { value: '24', label: say(words.clock24) },
            { value: 'AM', label: say(words.am) },
            { value: 'PM', label: say(words.pm) },
          ]}
        />
      )}
    </Field>
  )
}

function NumberField({
  name,
  label,
  placeholder,
  maxLength = 2,
  disabled,
  formValues,
  prefix = '',
  problem,
  alertId,
}: Fields & {
  name: BirthFieldName
  label: string
  placeholder: string
  maxLength?: number
  disabled?: boolean
  alertId: string
}) {
  return (
    <Field label={label}>
      {(field) => (
        // Text with a number pad, not type=number: that one swallows what it can't read.
        <TextInput
          {...field}
          {...invalidProps(problem, name, alertId)}
          name={`${prefix}${name}`}
          inputMode="numeric"
          maxLength={maxLength}
          placeholder={placeholder}
          defaultValue={formValues[name]}
          disabled={disabled}
          className="figures px-2.5"
        />
      )}
    </Field>
  )
}
