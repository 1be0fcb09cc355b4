import { describe, expect, test } from 'vitest'
import { isIndexable, pages } from './pages.ts'
import { hasPages } from '../../server/testing/built-pages.ts'
import { firstLoad, gzippedBytes } from '../../server/testing/first-load.ts'

const kB = 1000
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
