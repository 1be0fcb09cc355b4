import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

const firstPauseMs = 3_000
const longestPauseMs = 30_000

/** What shows that somebody is at the page: then everything is to be there soon. */
const stirs = ['scroll', 'pointerdown', 'keydown', 'focusin'] as const

/**
 * A part of a page whose code comes late: at once when the page stands, or, where `below` selects the
 * element that the server drew for it, once that comes near the screen or somebody stirs. Until then it
 * is read and its links and forms work as HTML, and a phone has neither fetched nor run what nobody has
 * come to. While it can't be fetched (no network, a server that is being restarted) it is tried again,
 * ever more slowly and at once when the device says it is online: what is on the page stays there, and
 * no error page takes the place of what somebody is reading. Stands within a `<Suspense>`.
 */
export function lazyOnVisible<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  below?: string,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    if (below) await near(below)
    return patiently(load)
  })
}

/** Waits for the reader. What the server did not draw is wanted now. */
async function near(selector: string): Promise<void> {
  const element = document.querySelector(selector)
  if (!element) return
  const waiting = new AbortController()
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && resolve(),
      { rootMargin: '160px' },
    )
    observer.observe(element)
    waiting.signal.addEventListener('abort', () => observer.disconnect())
    for (const stir of stirs)
      window.addEventListener(stir, () => resolve(), { passive: true, signal: waiting.signal })
  })
  waiting.abort()
}

async function patiently<Part>(load: () => Promise<Part>, pauseMs = firstPauseMs): Promise<Part> {
  try {
    return await load()
  } catch {
    await new Promise<void>((again) => {
      const timer = setTimeout(again, pauseMs)
      window.addEventListener('online', () => (clearTimeout(timer), again()), { once: true })
    })
    return patiently(load, Math.min(2 * pauseMs, longestPauseMs))
  }
}
