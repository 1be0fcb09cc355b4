import { Suspense, useEffect, useState } from 'react'
import { late } from './late.ts'
import { onToast } from './toast.ts'
import type { Toast } from './toast.ts'

const ToastStack = late(() => import('./toast-stack.tsx'))

/** Stands once in the root; loads what draws toasts when there is one to draw. */
export function Toaster() {
  const [toasts, setToasts] = useState<Toast[]>([])
  useEffect(() => onToast((one) => setToasts((shown) => [...shown, one])), [])
  if (toasts.length === 0) return null
  return (
    <Suspense fallback={null}>
      <ToastStack toasts={toasts} />
    </Suspense>
  )
}
