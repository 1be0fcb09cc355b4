import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isIndexable, pages } from '../app/pages.ts'
import { builtPages, hasPages } from '../../server/testing/built-pages.ts'
import { openTestApp, type TestApp } from '../../server/testing/test-app.ts'

/** Other names of a page that is listed by its own. */
const otherNames = [
  ...['free-kundli', 'free-kundli-celeb'].flatMap((page) => [`${page}/oracle`, `${page}/astra`]),
  'forum/learn-more-hindi',
]

describe.skipIf(!hasPages)('the sitemap for people', () => {
  let app: TestApp
  beforeAll(async () => {
    const build = await builtPages()
    app = await openTestApp({ parts: { build: () => Promise.resolve(build) } })
  })
  afterAll(() => app.close())

  test.each(['', '/hi'])('has every public page of the table, at %s/sitemap', async (prefix) => {
    const headers = { host: 'localhost' }
    const { body } = await app.server.app.inject({ url: `${prefix}/sitemap`, headers })
    const main = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? ''
    const linkedPaths = new Set(
      [...main.matchAll(/href="([^"?#]*)/g)].map(([, to = '']) =>
        to.replace(/^\/hi(?=\/|$)/, '').replace(/^\//, ''),
      ),
    )
    const open = pages.filter(
      (page) =>
        isIndexable(page) &&
        !page.path.includes(':') &&
        page.path !== 'sitemap' &&
        !otherNames.includes(page.path),
    )
    expect(open.length).toBeGreaterThan(25)
    expect(open.map(({ path }) => path).filter((path) => !linkedPaths.has(path))).toEqual([])
    expect([...linkedPaths].some((path) => path.startsWith('blogs/'))).toBe(true)
    // And each of them is there.
    for (const to of linkedPaths) {
      const { statusCode } = await app.server.app.inject({ url: `${prefix}/${to}`, headers })
      expect([to, statusCode < 400], to).toEqual([to, true])
    }
  })
})
