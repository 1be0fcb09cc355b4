import { Suspense, useEffect, useState } from 'react'
import { lazyOnVisible } from '../lazy-on-visible.ts'
import { subscribeToToasts } from './toast.ts'
import type { Toast } from './toast.ts'
import style from './toast-stack.css?url'

const fetchToastStack = () => import('./toast-stack.tsx')
const ToastStack = lazyOnVisible(fetchToastStack)

/** Has what draws toasts at hand, for when nothing can be fetched any more. */
export async function fetchToasts(): Promise<void> {
  // Into the browser's cache only: a style that is laid on makes the browser style the whole page anew.
  await Promise.all([fetchToastStack(), fetch(style)])
}

/** Stands once in the root; loads what draws toasts when there is one to draw. */
export function Toaster() {
  const [toasts, setToasts] = useState<Toast[]>([])
  useEffect(() => subscribeToToasts((one) => setToasts((shown) => [...shown, one])), [])
  if (toasts.length === 0) return null
  return (
    <Suspense fallback={null}>
      <link rel="stylesheet" href={style} precedence="late" />
      <ToastStack toasts={toasts} />
    </Suspense>
  )
}
