import { Outlet } from 'react-router'
import { Mishap } from './shell/error-boundary.tsx'

/** What every page stands in: a mishap in one takes its place, and leaves the bar and footer be. */
export default function Screen() {
  return <Outlet />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <Mishap error={error} />
}
