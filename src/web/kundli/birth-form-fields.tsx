import type { ReactNode } from 'react'
import { answerLanguages } from '../../contract/core/constants.ts'
import { relations, shortNameLongest } from '../../contract/kundli/constants.ts'
import { birthFormWords as words } from '../../words/kundli/birth-form.ts'
import { relationNames, relationOfTemplates, relationWords } from '../../words/kundli/relations.ts'
import { useLanguage, useSay } from '../core/language.tsx'
import { useSession } from '../core/session.ts'
import { DateFields, TimeFields } from '../ui/birth/moment-fields.tsx'
import { PlaceFields } from '../ui/birth/place-fields.tsx'
import type { PlaceSuggestion } from '../ui/birth/place-session.ts'
import type { BirthFormValues } from '../ui/birth/birth-form-values.ts'
import { BirthEcho } from '../ui/birth/birth-echo.tsx'
import { alertAt } from '../ui/birth/field-alert.tsx'
import { NameAndGender } from '../ui/birth/name-and-gender.tsx'
import type { FormProblem } from '../ui/birth/validate-birth-form.ts'
import { Field, Select, TextInput } from '../ui/form/field.tsx'
import { RadioGroup } from '../ui/form/radio-and-checkbox.tsx'

interface BirthFormFieldsProps {
  formValues: BirthFormValues
  places?: PlaceSuggestion[] | undefined
  problem: FormProblem | null
  /** What their own kundli is called, where another than this one is that. */
  ownName?: string | undefined
}

/** Everything that is typed about a birth. Starts with `formValues`; a new `key` starts it afresh. */
export function BirthFormFields({ formValues, places, problem, ownName }: BirthFormFieldsProps) {
  const isSignedIn = useSession() !== null
  const whose = <WhoseKundli formValues={formValues} ownName={ownName} />
  return (
    <div>
      <div className="grid gap-5 [&_:is(input,summary)]:scroll-mb-36">
        <NameAndGender formValues={formValues} problem={problem} />
        <DateFields formValues={formValues} problem={problem} />
        <TimeFields formValues={formValues} problem={problem} />
        <PlaceFields formValues={formValues} places={places} problem={problem} />
        {isSignedIn && whose}
        <StatusAndLanguage formValues={formValues} problem={problem}>
          {!isSignedIn && whose}
        </StatusAndLanguage>
      </div>
      <BirthEcho formValues={formValues} />
    </div>
  )
}

/** Who it is to their keeper, and what they are called at home; both may be left open. */
function WhoseKundli({
  formValues,
  ownName,
}: Pick<BirthFormFieldsProps, 'formValues' | 'ownName'>) {
  const say = useSay()
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label={say(relationWords.ask)}
        hint={ownName && say(relationOfTemplates.mineSoFar, ownName)}
      >
        {(field) => (
          <Select
            {...field}
            name="relation"
            defaultValue={formValues.relation ?? ''}
            options={[
              { value: '', label: say(relationWords.unsay) },
              ...relations.map((value) => ({ value, label: say(relationNames[value]) })),
            ]}
          />
        )}
      </Field>
      <Field label={say(relationWords.shortName)} hint={say(relationWords.shortNameHint)}>
        {(field) => (
          <TextInput
            {...field}
            name="short_name"
            maxLength={shortNameLongest}
            defaultValue={formValues.short_name}
          />
        )}
      </Field>
    </div>
  )
}

/** What most leave as it is, folded. */
function StatusAndLanguage({
  formValues,
  problem,
  children,
}: BirthFormFieldsProps & { children: ReactNode }) {
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
        {say(children ? relationWords.whose : words.statusAndLanguage)}
      </summary>
      <div className="mt-2 grid gap-5">
        {children}
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
