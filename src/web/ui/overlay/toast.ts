/**
 * Small news in the corner: 5000 ms, top right, Alt+T to reach it. `toast('…')` works from anywhere
 * in the browser; the code that draws toasts is fetched with the first one.
 */
export type ToastKind = 'success' | 'error' | 'info' | 'warning'
export interface Toast {
  text: string
  kind: ToastKind
}

type Listener = (toast: Toast) => void
let listener: Listener | undefined
let waiting: Toast[] = []

export function toast(text: string, kind: ToastKind = 'info'): void {
  if (listener) listener({ text, kind })
  else waiting.push({ text, kind })
}

const afterReload = 'toast-after-reload'

/** For news that a reload would swallow ("Logged in successfully"): shown once the new page stands. */
export function toastAfterReload(text: string, kind: ToastKind = 'success'): void {
  try {
    sessionStorage.setItem(afterReload, JSON.stringify({ text, kind } satisfies Toast))
  } catch {
    toast(text, kind)
  }
}

/** The one place that draws toasts listens here; it gets what was said before it was there. */
export function subscribeToToasts(show: Listener): () => void {
  listener = show
  try {
    const kept = sessionStorage.getItem(afterReload)
    if (kept) waiting.push(JSON.parse(kept) as Toast)
    sessionStorage.removeItem(afterReload)
  } catch {
    // Storage may be shut off: then there is nothing kept either.
  }
  for (const early of waiting) show(early)
  waiting = []
  return () => {
    listener = undefined
  }
}
