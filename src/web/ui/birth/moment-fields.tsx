import { useEffect, useId, useRef, useState } from 'react'
import { birthFormWords as words } from '../../../words/kundli/birth-form.ts'
import { useSay } from '../../core/language.tsx'
import { Checkbox } from '../form/radio-and-checkbox.tsx'
import type { BirthFormValues } from './birth-form-values.ts'
import { ClockChoice } from './clock-choice.tsx'
import { FieldAlert, problemAt } from './field-alert.tsx'
import { NumberField } from './number-field.tsx'
import type { FormProblem } from './validate-birth-form.ts'

interface Fields {
  formValues: BirthFormValues
  /** Begins every control's name, where two people stand in one form. */
  prefix?: string
  problem?: FormProblem | null | undefined
}

/** The day in the order it is said in India: three boxes of digits, read back in words below the form. */
export function DateFields({ formValues, prefix = '', problem }: Fields) {
  const say = useSay()
  const alertId = useId()
  const alert = problemAt(problem, 'day', 'month', 'year')
  const number = { formValues, prefix, problem, alertId }
  return (
    <fieldset>
      <legend className="mb-2 text-h4 display">{say(words.born)}</legend>
      <div className="grid grid-cols-[1fr_1fr_1.6fr] gap-3">
        <NumberField {...number} name="day" label={say(words.day)} largest={31} example="5" />
        <NumberField {...number} name="month" label={say(words.month)} largest={12} example="8" />
        <NumberField
          {...number}
          name="year"
          label={say(words.year)}
          largest={9999}
          example="1994"
        />
      </div>
      {alert && <FieldAlert id={alertId} text={alert} />}
    </fieldset>
  )
}

/** The time as clocks in India say it, with AM or PM; 24 hours for whoever wants them; seconds folded. */
export function TimeFields({ formValues, prefix = '', problem }: Fields) {
  const say = useSay()
  const alertId = useId()
  const { fieldset, isUnknown, setUnknown, clock, setClock } = useTimeChoices(formValues)
  const alert = problemAt(problem, 'hours', 'minute', 'clock', 'second')
  const withSecond = { ...formValues, second: formValues.second || '0' }
  const number = { formValues: withSecond, prefix, problem, alertId, disabled: isUnknown }
  const is24 = clock === '24'
  return (
    <fieldset ref={fieldset}>
      <legend className="mb-2 text-h4 display">{say(words.time)}</legend>
      <div className="grid grid-cols-[1fr_1fr_2.6fr] gap-3">
        <NumberField
          {...number}
          name="hours"
          label={say(words.hours)}
          largest={is24 ? 23 : 12}
          example={is24 ? '18' : '6'}
        />
        <NumberField
          {...number}
          name="minute"
          label={say(words.minute)}
          largest={59}
          example="20"
        />
        <ClockChoice
          name={`${prefix}clock`}
          initialClock={formValues.clock}
          disabled={isUnknown}
          alertId={problemAt(problem, 'clock') ? alertId : undefined}
          onChoose={setClock}
        />
      </div>
      {alert && <FieldAlert id={alertId} text={alert} />}
      <div className="flex flex-wrap items-start gap-x-8">
        <Checkbox
          name={`${prefix}time_unknown`}
          className="mt-2"
          defaultChecked={Boolean(formValues.time_unknown)}
          onChange={(event) => setUnknown(event.target.checked)}
        >
          {say(words.timeUnknown)}
          {isUnknown && <span className="mt-1 block text-soft">{say(words.timeUnknownHint)}</span>}
        </Checkbox>
        <details className="mt-0.5" open={problemAt(problem, 'second') ? true : undefined}>
          <summary className="inline-flex min-h-11 items-center text-fine text-soft underline underline-offset-4">
            {say(words.withSeconds)}
          </summary>
          <NumberField
            {...number}
            name="second"
            label={say(words.second)}
            largest={59}
            example="0"
            isChained={false}
          />
        </details>
      </div>
    </fieldset>
  )
}

/** Whether the time is known and by which clock it is said, as they are chosen in the fieldset. */
function useTimeChoices({ time_unknown, clock: initialClock }: BirthFormValues) {
  const [isUnknown, setUnknown] = useState(Boolean(time_unknown))
  const [clock, setClock] = useState(initialClock)
  const fieldset = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    // Both may have been chosen before the script came.
    const control = (name: string) =>
      fieldset.current?.querySelector<HTMLInputElement>(`[name$=${name}]:checked`)
    if (control('time_unknown')) setUnknown(true)
    setClock((before) => control('clock')?.value ?? before)
  }, [])
  return { fieldset, isUnknown, setUnknown, clock, setClock }
}
