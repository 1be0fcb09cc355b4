import { useContext } from 'react'
import { UNSAFE_FrameworkContext, useMatches } from 'react-router'

// It has run by the time that React comes: the browser's bundle knows of it only that it is there.
const server = import.meta.env.SSR
  ? {
      text: (await import('../../first-press/first-press.ts?script-text')).default,
      ...(await import('../pages.ts')),
    }
  : null

/** The script in the head that waits for the first press (web/first-press), and what it is told of the page. */
export function FirstScript({ isSignedIn }: { isSignedIn: boolean }) {
  const id = useMatches().at(-1)?.id
  const nonce = useContext(UNSAFE_FrameworkContext)?.nonce
  const isLate = server?.isLatePage(id, isSignedIn)
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      data-late={isLate ? '' : undefined}
      data-prefetch={isLate ? server?.prefetchablePages.join(' ') : undefined}
      dangerouslySetInnerHTML={{ __html: server?.text ?? '' }}
    />
  )
}
