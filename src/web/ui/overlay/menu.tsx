import { useEffect, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { useLocation } from 'react-router'
import { CloseIcon } from '../icon/icons.tsx'

/**
 * Something that opens from a button: a list under it, or (with `drawer`) a panel of 80vw from the
 * right edge. It is a details element, so it works before and without the script; with it, it also
 * closes on Escape, on a press outside, when focus leaves and when the page changes.
 */
export function Menu({
  label,
  button,
  drawer = false,
  className = '',
  children,
}: {
  /** What the button is called for those who do not see it. */
  label: string
  button: ReactNode
  drawer?: boolean
  className?: string
  children: ReactNode
}) {
  const ref = useRef<HTMLDetailsElement>(null)

  useClosing(ref)

  return (
    <details
      ref={ref}
      data-drawer={drawer || undefined}
      className={`group/menu relative ${className}`}
    >
      {/* An open drawer leaves its button in place, over the panel, where it has become the cross. */}
      <summary
        className={`grid min-h-11 min-w-11 place-items-center rounded-md ${drawer ? 'group-open/menu:relative group-open/menu:z-40' : ''}`}
      >
        <span className={drawer ? 'group-open/menu:hidden' : undefined}>{button}</span>
        {drawer && <CloseIcon className="hidden size-6 group-open/menu:block" />}
        <span className="sr-only">{label}</span>
      </summary>
      <div
        className={
          drawer
            ? 'fixed inset-y-0 right-0 z-30 flex w-[80vw] max-w-[24rem] flex-col overflow-y-auto overscroll-contain bg-sheet shadow-[0_0_0_100vmax_var(--color-veil)]'
            : 'absolute top-full right-0 z-30 mt-1 min-w-56 rounded-md border border-rule bg-sheet py-1.5 shadow-sheet'
        }
      >
        {children}
      </div>
    </details>
  )
}

/** Closes it on Escape, on a press outside, when focus leaves and when the page changes. */
function useClosing(ref: RefObject<HTMLDetailsElement | null>): void {
  const { key } = useLocation()
  useEffect(() => {
    if (key) ref.current?.removeAttribute('open')
  }, [ref, key])

  useEffect(() => {
    const details = ref.current
    if (!details) return
    const close = () => details.removeAttribute('open')
    const onPress = (event: Event) => {
      if (details.open && !details.contains(event.target as Node)) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return
      close()
      details.querySelector('summary')?.focus()
    }
    const onLeave = (event: FocusEvent) => {
      if (event.relatedTarget && !details.contains(event.relatedTarget as Node)) close()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    details.addEventListener('focusout', onLeave)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
      details.removeEventListener('focusout', onLeave)
    }
  }, [ref])
}
