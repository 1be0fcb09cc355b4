import { data } from 'react-router'

/** Every address without a page ends here, so that the root's loader has run and the bar is right. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
