import { birthFormWords as words } from '../../words/kundli/birth-form.ts'
import { useLanguage, useSay } from '../core/language.tsx'
import { DateFields, TimeFields } from '../ui/birth/moment-fields.tsx'
import { PlaceFields } from '../ui/birth/place-fields.tsx'
import type { PlaceSuggestion } from '../ui/birth/place-session.ts'
import type { BirthFormValues } from '../ui/birth/birth-form-values.ts'
import { problemAt } from '../ui/birth/field-alert.tsx'
import type { FormProblem } from '../ui/birth/validate-birth-form.ts'
import { RadioGroup } from '../ui/form/radio-and-checkbox.tsx'
import { Field, TextInput } from '../ui/form/field.tsx'

/** Everything that is typed about a birth. Starts with `formValues`; a new `key` starts it afresh. */
export function BirthFormFields({
  formValues,
  places,
  problem,
}: {
  formValues: BirthFormValues
  places?: PlaceSuggestion[] | undefined
  problem: FormProblem | null
}) {
  const say = useSay()
  const language = useLanguage()
  const alertAt = (name: 'full_name' | 'gender' | 'marital_status' | 'language') => {
    const text = problemAt(problem, name)
    return text && <span role="alert">{text}</span>
  }
  const choice = (
    name: 'gender' | 'marital_status' | 'language',
    legend: string,
    values: string[],
    first?: string,
  ) => (
    <RadioGroup
      legend={legend}
      name={name}
      defaultValue={formValues[name] ?? first}
      error={alertAt(name)}
      options={values.map((value) => ({ value, label: say(words[value as 'Male']) }))}
    />
  )
  return (
    <div className="grid gap-5">
      <Field label={say(words.name)} error={alertAt('full_name')}>
        {(field) => (
          <TextInput
            {...field}
            name="full_name"
            maxLength={100}
            defaultValue={formValues.full_name}
          />
        )}
      </Field>
      <DateFields formValues={formValues} problem={problem} />
      <TimeFields formValues={formValues} problem={problem} />
      <PlaceFields formValues={formValues} places={places} problem={problem} />
      {choice('gender', say(words.gender), ['Male', 'Female'])}
      {choice('marital_status', say(words.status), ['Single', 'Married', 'Divorced'], 'Single')}
      {choice(
        'language',
        say(words.language),
        ['English', 'Hindi'],
        language === 'hi' ? 'Hindi' : 'English',
      )}
    </div>
  )
}
