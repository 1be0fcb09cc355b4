import { openBrowser } from '../../e2e/testing/browser.ts'
import { firstLoad, gzippedBytes } from '../../src/server/testing/first-load.ts'
import { isIndexable, pages } from '../../src/web/app/pages.ts'

const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6)
/** Long enough for what comes once a page is at rest: 1.5 s after it has loaded. */
const restMilliseconds = 4_000

/**
 * JavaScript of every page's first load: the entry, the page, what it stands in, and all they import.
 * The bar, the footer, forms and dialogs come after it by themselves and are not in it.
 */
export function weighFirstLoads(): void {
  const rows = pages.map((page) => ({
    path: `/${page.path}`,
    bar: isIndexable(page) ? 130 : 165,
    bytes: gzippedBytes(firstLoad(page.path || 'home')),
  }))
  rows.sort((a, b) => b.bytes - a.bytes)
  console.log('JavaScript of the first load, gzipped (bar 130 kB on public pages, 165 on any):')
  for (const { path, bar, bytes } of rows) console.log(`  ${kB(bytes)} of ${bar}  ${path}`)
}

/** All the JavaScript that a page has fetched by the time it rests, with nobody touching it. */
export async function weighAtRest(
  base: string,
  measuredPages: readonly { path: string; id: string }[],
): Promise<void> {
  console.log('The same, and all JavaScript fetched once the page is at rest:')
  const browser = await openBrowser()
  try {
    for (const { path, id } of measuredPages) {
      // A context of its own, so that nothing is in the cache.
      const context = await browser.newContext({ serviceWorkers: 'block' })
      const page = await context.newPage()
      const files = new Set<string>()
      page.on('response', (response) => {
        const { pathname } = new URL(response.url())
        if (/^\/assets\/.*\.js$/.test(pathname)) files.add(pathname)
      })
      await page.goto(base + path, { waitUntil: 'load' })
      await page.waitForTimeout(restMilliseconds)
      console.log(`  ${kB(gzippedBytes(firstLoad(id)))} then ${kB(gzippedBytes(files))}  ${path}`)
      await context.close()
    }
  } finally {
    await browser.close()
  }
}
