import { useId } from 'react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { FieldNote } from './field.tsx'
import type { Option } from './field.tsx'

/**
 * One of a few, side by side as on a printed form: native radio buttons in a fieldset, so arrows,
 * form posts and screen readers work by themselves. Controlled by `value` or free with `defaultValue`.
 */
export function RadioGroup({
  legend,
  name,
  options,
  value,
  defaultValue,
  onChoose,
  hint,
  error,
  className = '',
}: {
  legend: ReactNode
  name: string
  options: Option[]
  value?: string
  defaultValue?: string
  onChoose?: (value: string) => void
  hint?: ReactNode
  error?: ReactNode
  className?: string
}) {
  const noteId = useId()
  return (
    <fieldset className={className} aria-describedby={hint || error ? noteId : undefined}>
      <legend className="mb-1 text-fine font-semibold">{legend}</legend>
      <div className="flex rounded-md border border-edge bg-sheet">
        {options.map((option) => (
          <label
            key={option.value}
            className="group relative flex min-h-12 flex-1 items-center justify-center border-l border-rule px-2 text-center leading-tight first:rounded-l-md first:border-l-0 last:rounded-r-md has-checked:bg-wash has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-action"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChoose?.(option.value)}
            />
            <span
              aria-hidden="true"
              className="absolute inset-x-3 bottom-0 h-0.75 bg-marigold opacity-0 group-has-checked:opacity-100"
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldNote id={noteId} hint={hint} error={error} />
    </fieldset>
  )
}

/** A box to tick with its sentence, which may hold links. The whole sentence is the target. */
export function Checkbox({
  children,
  error,
  className = '',
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & { children: ReactNode; error?: ReactNode }) {
  const id = useId()
  return (
    <div className={className}>
      <div className="flex items-start gap-3 py-1.5">
        <span className="relative mt-px grid size-5.5 shrink-0 place-items-center">
          <input
            {...rest}
            id={id}
            type="checkbox"
            aria-describedby={error ? `${id}-note` : undefined}
            className="peer size-5.5 cursor-pointer appearance-none rounded-md border border-edge bg-sheet checked:border-action checked:bg-action"
          />
          <svg
            viewBox="0 0 16 16"
            aria-hidden="true"
            className="pointer-events-none absolute size-4 fill-none stroke-on-action stroke-2 opacity-0 peer-checked:opacity-100"
          >
            <path d="M3 8.5l3.2 3.2L13 5" />
          </svg>
        </span>
        <label htmlFor={id} className="text-fine leading-snug">
          {children}
        </label>
      </div>
      <FieldNote id={`${id}-note`} error={error} />
    </div>
  )
}
