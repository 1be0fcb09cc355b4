import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

const firstPauseMs = 3_000
const longestPauseMs = 30_000

/**
 * A part of a page whose code comes late. While it can't be fetched (no network, a server that is being
 * restarted) it is tried again, ever more slowly and at once when the device says it is online: what is
 * on the page stays there, and no error page takes the place of what somebody is reading. Stands within
 * a `<Suspense>`.
 */
export function late<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => patiently(load))
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
