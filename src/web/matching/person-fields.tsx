import { birthFormWords } from '../../words/kundli/birth-form.ts'
import { matchingWords as words } from '../../words/matching/matching.ts'
import { useSay } from '../core/language.tsx'
import { Choices } from '../ui/birth/choices.tsx'
import { problemAt } from '../ui/birth/field-alert.tsx'
import { DateFields, TimeFields } from '../ui/birth/moment-fields.tsx'
import { PlaceFields } from '../ui/birth/place-fields.tsx'
import { Field, Select, TextInput } from '../ui/form/field.tsx'
import { fieldPrefix } from './couple.ts'
import type { PersonFormState, PartnerRole } from './couple.ts'

/** A saved kundli as it can be chosen. */
export interface SavedKundli {
  bid: string
  name: string
}

export interface PersonFieldsProps {
  role: PartnerRole
  person: PersonFormState
  savedKundlis: SavedKundli[]
}

/**
 * One of the two: a saved kundli from the list, or typed. Where one is chosen the typed fields fold
 * away by the style sheet alone, so that it is so before the script has come. Starts with `person`; a
 * new `key` starts it afresh.
 */
export default function PersonFields({
  role,
  person: { formValues, problem, places },
  savedKundlis,
}: PersonFieldsProps) {
  const say = useSay()
  const prefix = fieldPrefix(role)
  const choices = problem?.choices
  const nameProblem = problemAt(problem, 'full_name')
  return (
    <fieldset className="group/person min-w-0 border-t border-ink pt-3">
      <legend className="display float-left mb-3 w-full text-h3">{say(words[role])}</legend>
      <div className="clear-both grid gap-5">
        {savedKundlis.length > 0 && (
          <Field label={say(words.who)}>
            {(field) => (
              <Select
                {...field}
                name={`${prefix}bid`}
                defaultValue={formValues.bid ?? ''}
                options={[
                  { value: '', label: say(words.typeIt) },
                  ...savedKundlis.map(({ bid, name }) => ({ value: bid, label: name })),
                ]}
              />
            )}
          </Field>
        )}
        <div className='grid gap-5 group-has-[[name$=bid]_option[value=""]:not(:checked)]/person:hidden'>
          <Field
            label={say(birthFormWords.name)}
            error={nameProblem && <span role="alert">{nameProblem}</span>}
          >
            {(field) => (
              <TextInput
                {...field}
                name={`${prefix}full_name`}
                maxLength={100}
                defaultValue={formValues.full_name}
              />
            )}
          </Field>
          <DateFields formValues={formValues} prefix={prefix} problem={problem} />
          <TimeFields formValues={formValues} prefix={prefix} problem={problem} />
          <PlaceFields formValues={formValues} places={places} prefix={prefix} problem={problem} />
        </div>
        {choices && (
          <Choices
            choices={choices}
            selectedValue={formValues.tob_offset}
            alert={problem?.name === 'tob_offset' ? problem.text : undefined}
          />
        )}
        {!choices && formValues.tob_offset && (
          <input type="hidden" name={`${prefix}tob_offset`} value={formValues.tob_offset} />
        )}
      </div>
    </fieldset>
  )
}
