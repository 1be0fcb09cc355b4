import { useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'

const never = () => () => {}

/** A dialog with the script, a part of the page without: for a form that an address opens. */
export function RouteDialog({
  title,
  onClose,
  children,
}: {
  title: string
  onClose?: () => void
  children: ReactNode
}) {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (isHydrated)
    return (
      <Dialog open title={title} onClose={onClose}>
        {children}
      </Dialog>
    )
  return (
    <section aria-label={title} className="my-6 border-y border-rule py-5">
      <h2 className="mb-3 text-h3">{title}</h2>
      {children}
    </section>
  )
}
