import { useId } from 'react'
import type {
  InputHTMLAttributes,
  ReactNode,
  Ref,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react'

/** What a control needs to be tied to its label, hint and error: spread it on the control. */
export interface FieldProps {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/**
 * A label, the control, and below it a hint or, in small red text, what is wrong.
 * `<Field label={…} error={…}>{(field) => <TextInput {...field} name="full_name" />}</Field>`
 */
export function Field({
  label,
  hint,
  error,
  className = '',
  children,
}: {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  className?: string
  children: (field: FieldProps) => ReactNode
}) {
  const id = useId()
  const noteId = `${id}-note`
  const note = error || hint
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="mb-1 block text-fine font-semibold text-ink">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': note ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  )
}

/** The line under a control; an error is announced as it appears. */
export function FieldNote({
  id,
  hint,
  error,
}: {
  id: string
  hint?: ReactNode
  error?: ReactNode
}) {
  return (
    <div id={id} className="text-fine" aria-live="polite">
      {error ? (
        <p className="mt-1 text-sindoor">{error}</p>
      ) : hint ? (
        <p className="mt-1 text-soft">{hint}</p>
      ) : null}
    </div>
  )
}

/** The face that every box one types or chooses in shares. */
export const inputClassName =
  'block min-h-12 w-full rounded-md border border-edge bg-sheet px-3.5 py-2.5 text-base text-ink placeholder:text-soft hover:border-soft aria-invalid:border-sindoor disabled:opacity-60'

export function TextInput({
  className = '',
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) {
  return (
    <input type="text" autoComplete="off" {...rest} className={`${inputClassName} ${className}`} />
  )
}

/** A box of several lines that grows with its text where the browser can (field-sizing). */
export function TextArea({
  className = '',
  ...rest
}: TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }) {
  return (
    <textarea
      rows={1}
      {...rest}
      className={`${inputClassName} max-h-48 resize-none wrap-anywhere field-sizing-content ${className}`}
    />
  )
}

export interface Option {
  value: string
  label: string
}

/** The device's own list: right on every phone, nothing to load. */
export function Select({
  options,
  className = '',
  ...rest
}: SelectHTMLAttributes<HTMLSelectElement> & { options: Option[]; ref?: Ref<HTMLSelectElement> }) {
  return (
    <div className={`relative ${className}`}>
      <select {...rest} className={`${inputClassName} appearance-none pr-9`}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <svg
        viewBox="0 0 12 12"
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3.5 size-3 -translate-y-1/2 fill-none stroke-ink stroke-[1.4]"
      >
        <path d="M2 4l4 4 4-4" />
      </svg>
    </div>
  )
}
