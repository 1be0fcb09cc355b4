import { useSay } from '../../core/language.tsx'
import { birthFormWords as words } from '../../../words/kundli/birth-form.ts'
import { FieldAlert } from './field-alert.tsx'
import type { ChoiceOption } from './validate-birth-form.ts'

/** A question back as radio buttons: which night, or which reading of an unclear clock. */
export function Choices({
  choices,
  selectedValue,
  alert,
}: {
  choices: ChoiceOption[]
  selectedValue?: string | undefined
  /** Why it is asked, where no control above says so. */
  alert?: string | undefined
}) {
  const say = useSay()
  const isNight = choices[0]?.field.endsWith('night')
  return (
    <fieldset className="mt-5 border-l-3 border-marigold bg-wash px-4 py-3">
      <legend className="float-left mb-1 w-full font-semibold">
        {say(isNight ? words.hour24Title : words.whichTime)}
      </legend>
      {alert && (
        <div className="clear-both">
          <FieldAlert text={alert} />
        </div>
      )}
      {choices.map((choice) => (
        <label key={choice.value} className="clear-both flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={choice.field}
            value={choice.value}
            defaultChecked={String(choice.value) === selectedValue}
            className="size-5 shrink-0 accent-action"
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  )
}
