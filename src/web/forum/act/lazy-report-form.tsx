import { Suspense } from 'react'
import type { ComponentProps } from 'react'
import { lazyOnVisible } from '../../ui/lazy-on-visible.ts'
import type ReportForm from './report-form.tsx'

// Few report anything: the form is drawn by the server, and its code comes after the page's own.
const Form = import.meta.env.SSR
  ? (await import('./report-form.tsx')).default
  : lazyOnVisible<ComponentProps<typeof ReportForm>>(() => import('./report-form.tsx'))

/** The form of a report, wherever a page has it folded. */
export function LazyReportForm(props: ComponentProps<typeof ReportForm>) {
  return (
    <Suspense fallback={null}>
      <Form {...props} />
    </Suspense>
  )
}
