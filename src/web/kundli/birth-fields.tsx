import { birthFormWords as words } from '../../words/kundli/birth-form.ts'
import { useLanguage, useSay } from '../core/language.tsx'
import { DateFields, TimeFields } from '../ui/birth/moment-fields.tsx'
import { PlaceFields } from '../ui/birth/place-fields.tsx'
import type { PlaceSuggestion } from '../ui/birth/place-search.tsx'
import type { BirthFormValues } from '../ui/birth/birth-form-values.ts'
import { RadioGroup } from '../ui/form/radio-and-checkbox.tsx'
import { Field, TextInput } from '../ui/form/field.tsx'

/** Everything that is typed about a birth. Starts with `typed`; a new `key` starts it afresh. */
export function BirthFields({
  formValues,
  places,
}: {
  formValues: BirthFormValues
  places?: PlaceSuggestion[]
}) {
  const say = useSay()
  const language = useLanguage()
  const choice = (
    name: 'gender' | 'marital_status' | 'language',
    legend: string,
    values: string[],
    first = values[0],
  ) => (
    <RadioGroup
      legend={legend}
      name={name}
      defaultValue={formValues[name] ?? first}
      options={values.map((value) => ({ value, label: say(words[value as 'Male']) }))}
    />
  )
  return (
    <div className="grid gap-5">
      <Field label={say(words.name)}>
        {(field) => (
          <TextInput
            {...field}
            name="full_name"
            maxLength={100}
            defaultValue={formValues.full_name}
          />
        )}
      </Field>
      <DateFields formValues={formValues} />
      <TimeFields formValues={formValues} />
      <PlaceFields formValues={formValues} places={places} />
      {choice('gender', say(words.gender), ['Male', 'Female'])}
      {choice('marital_status', say(words.status), ['Single', 'Married', 'Divorced'])}
      {choice(
        'language',
        say(words.language),
        ['English', 'Hindi'],
        language === 'hi' ? 'Hindi' : 'English',
      )}
    </div>
  )
}
