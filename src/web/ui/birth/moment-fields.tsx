import { useEffect, useRef, useState } from 'react'
import { birthFormWords as words } from '../../../words/kundli/birth-form.ts'
import { monthNames } from '../../../words/say.ts'
import { useLanguage, useSay } from '../../core/language.tsx'
import { Checkbox } from '../form/radio-and-checkbox.tsx'
import { Field, Select, TextInput } from '../form/field.tsx'
import type { BirthFormValues, BirthFieldName } from './birth-form-values.ts'

interface Fields {
  formValues: BirthFormValues
  /** Begins every control's name, where two people stand in one form. */
  prefix?: string
}

export function DateFields({ formValues, prefix = '' }: Fields) {
  const say = useSay()
  const language = useLanguage()
  const options = monthNames[language].map((label, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label,
  }))
  return (
    <fieldset>
      <legend className="mb-2 text-h4 display">{say(words.born)}</legend>
      <div className="grid grid-cols-[4.5rem_1fr_6rem] gap-3">
        <NumberField
          name="day"
          label={say(words.day)}
          min={1}
          max={31}
          formValues={formValues}
          prefix={prefix}
        />
        <Field label={say(words.month)}>
          {(field) => (
            <Select
              {...field}
              name={`${prefix}month`}
              options={options}
              defaultValue={formValues.month ?? '01'}
            />
          )}
        </Field>
        <NumberField
          name="year"
          label={say(words.year)}
          min={1900}
          max={2100}
          formValues={formValues}
          prefix={prefix}
        />
      </div>
    </fieldset>
  )
}

export function TimeFields({ formValues, prefix = '' }: Fields) {
  const say = useSay()
  const [isUnknown, setUnknown] = useState(Boolean(formValues.time_unknown))
  const fieldset = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    // It may have been ticked before the script came.
    const box = fieldset.current?.querySelector<HTMLInputElement>('[name$=time_unknown]')
    if (box?.checked) setUnknown(true)
  }, [])
  return (
    <fieldset ref={fieldset}>
      <legend className="mb-2 text-h4 display">{say(words.time)}</legend>
      <div className="grid grid-cols-[1fr_1fr_1fr_1.5fr] gap-3">
        <NumberField
          name="hours"
          label={say(words.hours)}
          min={0}
          max={23}
          formValues={formValues}
          prefix={prefix}
          off={isUnknown}
        />
        <NumberField
          name="minute"
          label={say(words.minute)}
          min={0}
          max={59}
          formValues={formValues}
          prefix={prefix}
          off={isUnknown}
        />
        <NumberField
          name="second"
          label={say(words.second)}
          min={0}
          max={59}
          formValues={{ second: '0', ...formValues }}
          prefix={prefix}
          off={isUnknown}
        />
        <Field label={say(words.clock)}>
          {(field) => (
            <Select
              {...field}
              name={`${prefix}clock`}
              disabled={isUnknown}
              defaultValue={formValues.clock ?? '24'}
              options={[
                { value: '24', label: say(words.clock24) },
                { value: 'AM', label: say(words.am) },
                { value: 'PM', label: say(words.pm) },
              ]}
            />
          )}
        </Field>
      </div>
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

function NumberField({
  name,
  label,
  min,
  max,
  formValues,
  prefix = '',
  off,
}: Fields & {
  name: BirthFieldName
  label: string
  min: number
  max: number
  off?: boolean
}) {
  const say = useSay()
  return (
    <Field label={label}>
      {(field) => (
        // Text with a number pad, not type=number: that one swallows what it can't read.
        <TextInput
          {...field}
          name={`${prefix}${name}`}
          inputMode="numeric"
          maxLength={name === 'year' ? 4 : 2}
          placeholder={name === 'year' ? say(words.yearExample) : `${min}–${max}`}
          defaultValue={formValues[name]}
          disabled={off}
          className="figures px-2.5"
        />
      )}
    </Field>
  )
}
