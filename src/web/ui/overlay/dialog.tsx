import { useEffect, useId, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { dialogWords } from '../../../words/ui/dialog.ts'
import { useSay } from '../../core/language.tsx'
import { CloseIcon } from '../icon/icons.tsx'

/**
 * A sheet over the page: 440 px wide, from below on a phone. The browser's own modal dialog, so the
 * rest of the page is inert, Escape and the phone's back gesture close it and focus returns to
 * where it was, with no script to load. `onClose` is asked for by the cross, Escape and a press
 * outside; leave it out for a dialog that must be answered. Give the first field `autoFocus`.
 */
export function Dialog({
  open,
  onClose,
  title,
  role,
  children,
}: {
  open: boolean
  onClose?: () => void
  title: ReactNode
  role?: 'alertdialog'
  children: ReactNode
}) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const say = useSay()
  useModal(ref, open, title)

  if (!open) return null
  return (
    // The backdrop is part of the dialog element; what is in the sheet lies in the div inside.
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={titleId}
      className="sheet-dialog"
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose?.()
      }}
    >
      <div className="px-5 pt-4 pb-6 sm:px-7">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="pt-2.5 text-h3">
            {title}
          </h2>
          {onClose && (
            <button
              type="button"
              onClick={onClose}
              className="-mr-2.5 grid size-11 shrink-0 place-items-center rounded-md text-soft hover:text-ink"
            >
              <CloseIcon />
              <span className="sr-only">{say(dialogWords.close)}</span>
            </button>
          )}
        </div>
        <div className="mt-3">{children}</div>
      </div>
    </dialog>
  )
}

/** Opens the element as a modal dialog, with the focus in it, and gives the focus back as it closes. */
function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean, title: ReactNode): void {
  useEffect(() => {
    const dialog = ref.current
    if (!open || !dialog || dialog.open) return
    const cameFrom = document.activeElement
    dialog.showModal()
    firstOf(dialog)?.focus()
    return () => {
      dialog.close()
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus()
    }
  }, [ref, open])

  // A next step in the same sheet: what had the focus is gone, and the keyboard would begin anew.
  const lastTitle = useRef(title)
  useEffect(() => {
    if (lastTitle.current === title) return
    lastTitle.current = title
    const dialog = ref.current
    const { activeElement } = document
    if (dialog?.open && (activeElement === dialog || !dialog.contains(activeElement)))
      firstOf(dialog)?.focus()
  })
}

function firstOf(dialog: HTMLElement): HTMLElement | null {
  return dialog.querySelector('[data-autofocus], [autofocus], input:not([type=hidden])')
}
