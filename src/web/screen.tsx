import { Outlet } from 'react-router'
import { errorWords } from '../words/site.ts'
import { ErrorPage } from './error-page.tsx'
import { useSay } from './language.tsx'

/** What every page stands in: a mishap in one takes its place, and leaves the bar and footer be. */
export default function Screen() {
  return <Outlet />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const say = useSay()
  return (
    <>
      <title>{say(errorWords.notFoundTitle)}</title>
      <ErrorPage error={error} />
    </>
  )
}
