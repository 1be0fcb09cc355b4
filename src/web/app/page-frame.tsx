import { Outlet } from 'react-router'
import { RouteError } from './shell/error-boundary.tsx'

/** What every page stands in: a mishap in one takes its place, and leaves the bar and footer be. */
export default function PageFrame() {
  return <Outlet />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <RouteError error={error} />
}
