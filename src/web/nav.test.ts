import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { barLinks, footerGroups, profileLinks } from './nav.ts'
import { pages } from './pages.ts'

const offered = [
  ...barLinks(false),
  ...barLinks(true),
  ...profileLinks,
  ...footerGroups.flatMap((group) => group.rows),
]
const paths = new Set(pages.map((page) => page.path))

test('no link of the bar, the menus or the footer leads to a page that does not exist', () => {
  expect(offered.length).toBeGreaterThan(0)
  for (const row of offered) {
    const { pathname } = new URL(row.to, 'http://drishti.test')
    expect(paths, row.to).toContain(pathname.slice(1))
    expect(paths, row.to).toContain(row.page)
  }
})

test('every page of the table has its file', () => {
  for (const page of pages)
    expect(existsSync(new URL(page.file, import.meta.url)), page.file).toBe(true)
})

test('no address stands twice in the table', () => {
  expect(paths.size).toBe(pages.length)
})
