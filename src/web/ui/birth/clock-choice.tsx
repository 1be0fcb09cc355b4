import { birthFormWords as words } from '../../../words/kundli/birth-form.ts'
import { useSay } from '../../core/language.tsx'
import { isUnderThumb, leadOn } from './lead-on.ts'

const clocks = [
  { value: 'AM', words: words.am },
  { value: 'PM', words: words.pm },
  { value: '24', words: words.clock24 },
]

/** AM, PM or the 24-hour clock as buttons: radio buttons, so that arrows and a form without the script work. */
export function ClockChoice({
  name,
  initialClock,
  disabled,
  alertId,
  onChoose,
}: {
  name: string
  initialClock: string | undefined
  disabled: boolean
  /** Of the sentence that says what is wrong with it. */
  alertId: string | undefined
  onChoose: (clock: string) => void
}) {
  const say = useSay()
  return (
    <fieldset disabled={disabled} aria-describedby={alertId} className="disabled:opacity-60">
      <legend className="mb-1 text-fine font-semibold">{say(words.clock)}</legend>
      <div
        className={`flex rounded-md border bg-sheet ${alertId ? 'border-sindoor' : 'border-edge'}`}
      >
        {clocks.map(({ value, words: label }) => (
          <label
            key={value}
            className="relative flex min-h-12 flex-1 items-center justify-center border-l border-rule px-1 text-center leading-tight first:rounded-l-md first:border-l-0 last:rounded-r-md last:text-fine has-checked:bg-action has-checked:font-semibold has-checked:text-on-action has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-action"
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === initialClock}
              className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
              onChange={(event) => {
                onChoose(value)
                if (isUnderThumb()) leadOn(event.currentTarget)
              }}
            />
            {say(label)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
