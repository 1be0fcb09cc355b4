import { useEffect, useRef } from 'react'
// The unstyled build: the other one writes its CSS into the page by script, which our policy forbids.
import { Slide, ToastContainer, toast as show } from 'react-toastify/unstyled'
import type { CloseButtonProps } from 'react-toastify/unstyled'
import { dialogWords } from '../../../words/ui/dialog.ts'
import { useLanguage, useSay } from '../../core/language.tsx'
import { CloseIcon } from '../icon/icons.tsx'
import type { Toast } from './toast.ts'

/** Draws every toast it has not drawn yet, with react-toastify's specified defaults. */
export default function ToastStack({ toasts }: { toasts: Toast[] }) {
  const drawnCount = useRef(0)
  const say = useSay()
  const language = useLanguage()
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    raise(layer.current)
    for (const { text, kind } of toasts.slice(drawnCount.current)) show(text, { type: kind })
    drawnCount.current = toasts.length
  }, [toasts])
  useEffect(() => makeRoomFor(layer.current), [])
  return (
    <div lang={language} ref={layer} popover="manual" className="toast-layer">
      <ToastContainer
        position="top-right"
        autoClose={5000}
        hotKeys={(event) => event.altKey && event.code === 'KeyT'}
        transition={Slide}
        icon={false}
        closeButton={CloseToast}
        aria-label={say(dialogWords.news)}
      />
    </div>
  )
}

/** The library's own has an English name. */
function CloseToast({ closeToast }: CloseButtonProps) {
  const say = useSay()
  return (
    <button
      type="button"
      className="Toastify__close-button Toastify__close-button--light"
      onClick={closeToast}
    >
      <CloseIcon className="size-4" />
      <span className="sr-only">{say(dialogWords.close)}</span>
    </button>
  )
}

/** Moves the page down by the layer's height, as it is at the moment. @returns what ends that. */
function makeRoomFor(layer: HTMLElement | null) {
  if (!layer) return
  const root = document.documentElement
  const set = (height: number) => {
    root.toggleAttribute('data-news', height > 0)
    root.style.setProperty('--news', `${height}px`)
  }
  const observer = new ResizeObserver(() => set(layer.offsetHeight))
  observer.observe(layer)
  return () => {
    observer.disconnect()
    set(0)
  }
}

/** Lays the toasts over everything, a modal dialog too: of the browser's top layer the last to come is on top. */
function raise(layer: HTMLElement | null) {
  // Where there is no popover they lie over the page alone, as before.
  if (!layer?.showPopover) return
  if (layer.matches(':popover-open')) layer.hidePopover()
  layer.showPopover()
}
