import { Suspense } from 'react'
import { lazyOnVisible } from '../../ui/lazy-on-visible.ts'

/** Fetches what draws an error page: at rest too, since without a network it would come too late. */
export const fetchErrorPage = () => import('./error-page.tsx')

const ErrorPage = import.meta.env.SSR
  ? (await fetchErrorPage()).default
  : lazyOnVisible(fetchErrorPage)

/** What stands in a page's place when it can't be shown. */
export function RouteError({ error }: { error: unknown }) {
  return (
    <Suspense fallback={null}>
      <ErrorPage error={error} />
    </Suspense>
  )
}
