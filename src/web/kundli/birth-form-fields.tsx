import { answerLanguages } from '../../contract/core/constants.ts'
import { birthFormWords as words } from '../../words/kundli/birth-form.ts'
import { useLanguage, useSay } from '../core/language.tsx'
import { DateFields, TimeFields } from '../ui/birth/moment-fields.tsx'
import { PlaceFields } from '../ui/birth/place-fields.tsx'
import type { PlaceSuggestion } from '../ui/birth/place-session.ts'
import type { BirthFormValues } from '../ui/birth/birth-form-values.ts'
import { BirthEcho } from '../ui/birth/birth-echo.tsx'
import { alertAt } from '../ui/birth/field-alert.tsx'
import { NameAndGender } from '../ui/birth/name-and-gender.tsx'
import type { FormProblem } from '../ui/birth/validate-birth-form.ts'
import { RadioGroup } from '../ui/form/radio-and-checkbox.tsx'

interface BirthFormFieldsProps {
  formValues: BirthFormValues
  places?: PlaceSuggestion[] | undefined
  problem: FormProblem | null
}

/** Everything that is typed about a birth. Starts with `formValues`; a new `key` starts it afresh. */
export function BirthFormFields({ formValues, places, problem }: BirthFormFieldsProps) {
  return (
    <div>
      <div className="grid gap-5 [&_:is(input,summary)]:scroll-mb-36">
        <NameAndGender formValues={formValues} problem={problem} />
        <DateFields formValues={formValues} problem={problem} />
        <TimeFields formValues={formValues} problem={problem} />
        <PlaceFields formValues={formValues} places={places} problem={problem} />
        <StatusAndLanguage formValues={formValues} problem={problem} />
      </div>
      <BirthEcho formValues={formValues} />
    </div>
  )
}

/** What most leave as it is, folded. */
function StatusAndLanguage({ formValues, problem }: BirthFormFieldsProps) {
  const say = useSay()
  const language = useLanguage()
  const choice = (
    name: 'marital_status' | 'language',
    legend: string,
    values: readonly string[],
    first: string | undefined,
  ) => (
    <RadioGroup
      legend={legend}
      name={name}
      defaultValue={formValues[name] ?? first ?? ''}
      error={alertAt(problem, name)}
      options={values.map((value) => ({ value, label: say(words[value as 'Male']) }))}
    />
  )
  return (
    // Who changes a birth looks over all of it.
    <details open={formValues.bid ? true : undefined}>
      <summary className="inline-flex min-h-11 items-center text-fine text-soft underline underline-offset-4">
        {say(words.statusAndLanguage)}
      </summary>
      <div className="mt-2 grid gap-5">
        {choice('marital_status', say(words.status), ['Single', 'Married', 'Divorced'], 'Single')}
        {choice(
          'language',
          say(words.language),
          answerLanguages,
          language === 'hi' ? 'Hindi' : 'English',
        )}
      </div>
    </details>
  )
}
