import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import type { LinkProps } from 'react-router'
import { LocalizedLink } from '../../core/language.tsx'

export type ButtonKind = 'primary' | 'quiet' | 'danger' | 'plain'

const shape =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-md px-5 py-2.5 text-center font-semibold leading-tight transition-colors duration-100 select-none aria-disabled:opacity-60 disabled:opacity-60'

const looks: Record<ButtonKind, string> = {
  primary: 'bg-action text-on-action hover:bg-action-press active:bg-action-press',
  quiet: 'border border-edge bg-transparent text-ink hover:bg-wash active:bg-wash',
  danger: 'bg-sindoor text-on-sindoor hover:brightness-95 active:brightness-90',
  plain: 'px-0! text-action underline-offset-4 hover:underline',
}

interface Face {
  kind?: ButtonKind
  /** Over the whole width of its column: the one thing to do on a phone's screen. */
  wide?: boolean
  children: ReactNode
}

/**
 * A button, 48 px high. While `busy` it keeps its width and place, says `busyLabel` instead, and
 * ignores presses, but stays focusable, so that a keyboard does not lose its place.
 */
export function Button({
  kind = 'primary',
  wide,
  busy,
  busyLabel,
  className = '',
  type = 'button',
  onClick,
  children,
  ...rest
}: Face & {
  busy?: boolean
  busyLabel?: ReactNode
  ref?: Ref<HTMLButtonElement>
} & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={`${shape} ${looks[kind]} ${wide ? 'w-full' : ''} ${className}`}
    >
      {busy && busyLabel ? <output>{busyLabel}</output> : children}
    </button>
  )
}

/** A link that looks like a button: for going somewhere. */
export function ButtonLink({
  kind = 'primary',
  wide,
  className = '',
  ...rest
}: Face & LinkProps & { to: string }) {
  return (
    <LocalizedLink
      {...rest}
      className={`${shape} ${looks[kind]} ${wide ? 'w-full' : ''} ${className}`}
    />
  )
}
