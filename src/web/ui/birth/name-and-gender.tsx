import { birthFormWords as words } from '../../../words/kundli/birth-form.ts'
import { useSay } from '../../core/language.tsx'
import { Field, TextInput } from '../form/field.tsx'
import { RadioGroup } from '../form/radio-and-checkbox.tsx'
import type { BirthFormValues } from './birth-form-values.ts'
import { problemAt } from './field-alert.tsx'
import { isUnderThumb, leadOn, leadOnByEnter } from './lead-on.ts'
import type { FormProblem } from './validate-birth-form.ts'

/** Who it is. Neither gender is chosen beforehand. */
export function NameAndGender({
  formValues,
  problem,
}: {
  formValues: BirthFormValues
  problem: FormProblem | null
}) {
  const say = useSay()
  return (
    <>
      <Field label={say(words.name)} error={alertAt(problem, 'full_name')}>
        {(field) => (
          <TextInput
            {...field}
            name="full_name"
            maxLength={100}
            autoCapitalize="words"
            enterKeyHint="next"
            defaultValue={formValues.full_name}
            onKeyDown={leadOnByEnter}
          />
        )}
      </Field>
      <div onChange={({ target }) => isUnderThumb() && leadOn(target)}>
        <RadioGroup
          legend={say(words.gender)}
          name="gender"
          defaultValue={formValues.gender ?? ''}
          error={alertAt(problem, 'gender')}
          options={(['Male', 'Female'] as const).map((value) => ({
            value,
            label: say(words[value]),
          }))}
        />
      </div>
    </>
  )
}

function alertAt(problem: FormProblem | null, name: 'full_name' | 'gender') {
  const text = problemAt(problem, name)
  return text && <span role="alert">{text}</span>
}
