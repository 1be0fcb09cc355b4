import { Suspense } from 'react'
import { lazyOnVisible } from '../../ui/lazy-on-visible.ts'

// One of the lists alone shows it, and that without the code.
const Picker = import.meta.env.SSR
  ? (await import('./sign-picker.tsx')).default
  : lazyOnVisible(() => import('./sign-picker.tsx'))

/** The twelve signs to choose from. */
export function LazySignPicker() {
  return (
    <Suspense fallback={null}>
      <Picker />
    </Suspense>
  )
}
