import { useEffect, useId, useRef } from 'react'
import type { ActionDispatch } from 'react'
import { loginWords as words } from '../../../words/accounts/accounts.ts'
import { useSay } from '../../core/language.tsx'
import { inputClassName, FieldNote } from '../form/field.tsx'
import { enteredCode } from './code-boxes.ts'
import type { CodeBoxesAction, CodeBoxes } from './code-boxes.ts'

/** The six boxes. In a form they post as one field, `otp`; Enter submits the form. */
export function CodeField({
  boxes,
  act,
  error,
}: {
  boxes: CodeBoxes
  act: ActionDispatch<[CodeBoxesAction]>
  error?: string | undefined
}) {
  const say = useSay()
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => row.current?.querySelectorAll('input')[boxes.focus]?.focus(), [boxes])
  return (
    <fieldset aria-describedby={`${id}-note`}>
      <legend className="mb-1 text-fine font-semibold">{say(words.code)}</legend>
      <div ref={row} className="grid grid-cols-6 gap-2">
        {boxes.digits.map((digit, box) => (
          <input
            key={box}
            type="text"
            inputMode="numeric"
            autoComplete={box === 0 ? 'one-time-code' : 'off'}
            aria-label={say(words.digit, box + 1)}
            aria-invalid={error ? true : undefined}
            value={digit}
            className={`${inputClassName} px-0! text-center text-h4`}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => act({ kind: 'type', box, text: event.currentTarget.value })}
            onPaste={(event) => {
              event.preventDefault()
              act({ kind: 'paste', text: event.clipboardData.getData('text') })
            }}
            onKeyDown={(event) => {
              if (event.key === 'ArrowLeft') act({ kind: 'arrow', box, by: -1 })
              else if (event.key === 'ArrowRight') act({ kind: 'arrow', box, by: 1 })
              else if (event.key === 'Backspace' && digit === '') act({ kind: 'backspace', box })
              // The same digit again changes no value, so the browser would not say it was typed.
              else if (event.key === digit) act({ kind: 'type', box, text: digit })
              else return
              event.preventDefault()
            }}
          />
        ))}
      </div>
      <input type="hidden" name="otp" value={enteredCode(boxes) ?? ''} />
      <FieldNote id={`${id}-note`} error={error} />
    </fieldset>
  )
}
