import { Suspense } from 'react'
import { lazyOnVisible } from '../ui/lazy-on-visible.ts'
import type { BirthFormProps } from './birth-form.tsx'

// A form that the page's action answers by itself: its code comes after the page's own.
const Form = import.meta.env.SSR
  ? (await import('./birth-form.tsx')).default
  : lazyOnVisible<BirthFormProps>(() => import('./birth-form.tsx'))

/** The birth form, wherever a page has it. */
export function LazyBirthForm(props: BirthFormProps) {
  return (
    <Suspense fallback={<div className="min-h-dvh" />}>
      <Form {...props} />
    </Suspense>
  )
}
