import { useLayoutEffect } from 'react'
import { ScrollRestoration, useLocation } from 'react-router'

/**
 * A new page starts at its top, going back returns to where one was, and an address with a hash
 * moves there gently. The mark is set before ScrollRestoration's own effect runs (it comes first in
 * the tree), and style.css turns it into smooth scrolling, unless motion is not wanted.
 */
export function ScrollManager() {
  const { hash } = useLocation()
  useLayoutEffect(() => {
    const root = document.documentElement
    if (hash) root.dataset.scroll = 'gently'
    else delete root.dataset.scroll
  }, [hash])
  return <ScrollRestoration />
}
