import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { chatHistoryWords as words } from '../../words/chat/chat-history.ts'
import { useSay } from '../core/language.tsx'
import { ButtonLink } from '../ui/form/button.tsx'
import { chatAddress } from './history-list.tsx'
import type { UsedConversation } from './use-conversation.ts'

/** How near the first question must be for what was said before it to be fetched, in pixels. */
const nearPixels = 600

/**
 * What was said before the first question that is shown: fetched as its reader scrolls up to it, or at a
 * press; without the script a page of its own. What is being read stays where it is.
 */
export function OlderMessages({
  state: { older, exchanges },
  dispatch,
  asstId,
}: UsedConversation & { asstId: string }) {
  const say = useSay()
  const line = useRef<HTMLDivElement>(null)
  const first = exchanges[0]?.mid ?? null
  const before = older === 'none' ? null : first
  const ask = useEffectEvent(() => dispatch({ type: 'older-requested', asstId }))
  useEffect(() => {
    if (before === null || !line.current) return
    // The page opens at its last question: only who scrolls comes here.
    let hasScrolled = false
    const watch = new IntersectionObserver(
      (entries) => hasScrolled && entries.some((it) => it.isIntersecting) && ask(),
      { rootMargin: `${nearPixels}px` },
    )
    const note = () => (hasScrolled = true)
    window.addEventListener('wheel', note, { passive: true })
    window.addEventListener('touchmove', note, { passive: true })
    watch.observe(line.current)
    return () => {
      watch.disconnect()
      window.removeEventListener('wheel', note)
      window.removeEventListener('touchmove', note)
    }
  }, [before])
  useStandingStill(first)
  if (before === null) return null
  return (
    <div ref={line} aria-busy={older === 'loading'} className="py-2 text-center">
      {older === 'failed' && <output className="block text-soft">{say(words.failed)}</output>}
      <ButtonLink
        kind="plain"
        prefetch="none"
        data-awaits-script
        to={`${chatAddress(asstId)}&before=${before}`}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          ask()
        }}
      >
        {say(older === 'loading' ? words.loading : words.earlier)}
      </ButtonLink>
    </div>
  )
}

/** Holds the question that was the first where it stood on the screen, whatever comes above it. */
function useStandingStill(first: string | null): void {
  const held = useRef<{ mid: string | null; top: number }>({ mid: first, top: 0 })
  useEffect(() => {
    const look = () => {
      const top = placeOf(held.current.mid)
      if (top !== null) held.current.top = top
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  useLayoutEffect(() => {
    const { mid, top } = held.current
    if (mid === first) return
    const now = placeOf(mid)
    if (now !== null) window.scrollBy({ top: now - top, behavior: 'instant' })
    held.current = { mid: first, top: placeOf(first) ?? 0 }
  }, [first])
}

function placeOf(mid: string | null): number | null {
  const element = mid && document.querySelector(`[data-question="${CSS.escape(mid)}"]`)
  return element ? element.getBoundingClientRect().top : null
}
