import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isIndexable, pages } from './pages.ts'
import { builtPages, hasPages } from '../../server/testing/built-pages.ts'
import { firstLoad, gzippedBytes } from '../../server/testing/first-load.ts'
import { pageOf } from '../../server/http/pages/page-patterns.ts'
import { openTestApp, type TestApp } from '../../server/testing/test-app.ts'
import { createTestUser } from '../../server/testing/test-data.ts'

const kB = 1000
/** What stands for the parts of an address that a page takes. */
const examples: Record<string, string> = { ':slug': 'diwali', ':shareId': 'nobody' }
const rowOf = (url: string) =>
  pages.find(({ path }) => `/${path}` === pageOf(new URL(url).pathname))
const isLate = (html: string) => /<script[^>]* data-late=""/.test(html)
const rows = pages.map((page) => ({
  path: page.path,
  bar: (isIndexable(page) ? 130 : 165) * kB,
}))

describe.runIf(hasPages)('the scripts of a first load, packed by gzip, are', () => {
  test.each(rows)('at most $bar bytes on /$path', ({ path, bar }) => {
    const files = firstLoad(path || 'home')
    // React and the router are in it, so that nothing was weighed that is not loaded.
    expect([...files].some((file) => file.includes('/framework-'))).toBe(true)
    const bytes = gzippedBytes(files)
    expect(bytes).toBeGreaterThan(100 * kB)
    expect(bytes).toBeLessThanOrEqual(bar)
  })
})

describe.runIf(hasPages)('the first script', () => {
  let app: TestApp
  let origin: string
  let jwt: string
  beforeAll(async () => {
    const build = await builtPages()
    app = await openTestApp({ parts: { build: () => Promise.resolve(build) } })
    origin = await app.listen()
    ;({ jwt } = await createTestUser(app))
  }, 60_000)
  afterAll(() => app.close())

  const addressOf = (path: string) => `/${path.replace(/:\w+/g, (name) => examples[name]!)}`
  /** The page that stands at an address, or where that leads. */
  const open = async (path: string, cookie = '') => {
    const reply = await fetch(origin + path, { headers: { cookie } })
    return { html: await reply.text(), row: rowOf(reply.url) }
  }

  test.each(pages.filter(({ needsSession }) => !needsSession))(
    'lets a visitor of /$path wait for the rest only where the table says so, in 30 kB',
    async ({ path }) => {
      for (const language of ['', '/hi']) {
        const { html, row } = await open(language + addressOf(path))
        const { scripts } = row!
        expect(html).toContain('id="late"')
        expect(isLate(html)).toBe(scripts === 'on-press')
        // Nothing is fetched before it wants it, and what runs till then is small.
        expect(html).not.toMatch(/<script[^>]* src=|rel="modulepreload"/)
        const running = [...html.matchAll(/<script(?![^>]*type=)[^>]*>([\s\S]*?)<\/script>/g)]
        const bytes = gzipSync(running.map(([, script]) => script).join('\n'), { level: 9 }).length
        expect(bytes).toBeGreaterThan(1_000)
        if (scripts === 'on-press') expect(bytes).toBeLessThanOrEqual(30 * kB)
      }
    },
  )

  test('has the rest at once where it has to do something by itself: who is signed in, payments, private pages', async () => {
    const late = pages.filter(({ scripts }) => scripts === 'on-press')
    expect(late.length).toBeGreaterThan(20)
    for (const { path, needsSession, pays } of late) {
      expect([path, needsSession, pays]).toEqual([path, undefined, undefined])
      expect([path, isLate((await open(addressOf(path), `jwt=${jwt}`)).html)]).toEqual([
        path,
        false,
      ])
    }
  })
})
