import type { ReactNode, ToggleEvent } from 'react'

/** A line that opens to what stands behind it, between thin rules. Native: works before the script. */
export function Disclosure({
  title,
  children,
  open,
  onToggle,
}: {
  title: ReactNode
  children: ReactNode
  open?: boolean
  onToggle?: (event: ToggleEvent<HTMLDetailsElement>) => void
}) {
  return (
    <details className="border-b border-rule" open={open} onToggle={onToggle}>
      <summary className="flex min-h-12 items-center justify-between gap-4 py-2.5">
        <span className="min-w-0 flex-1">{title}</span>
        <svg
          viewBox="0 0 16 16"
          aria-hidden="true"
          className="size-3.5 shrink-0 fill-none stroke-soft stroke-[1.4]"
        >
          <path d="M2 8h12" />
          <path d="M8 2v12" className="[details[open]>summary_&]:hidden" />
        </svg>
      </summary>
      {children}
    </details>
  )
}
