import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { footerGroups } from './footer-links.ts'
import { barLinks, profileLinks } from './nav.ts'
import { pages } from './pages.ts'

const offered = [
  ...barLinks(false),
  ...barLinks(true),
  ...profileLinks,
  ...footerGroups.flatMap((group) => group.rows),
]
const pathOf = (to: string) => new URL(to, 'http://drishti.test').pathname.slice(1)
const paths = new Set(pages.map((page) => page.path))

test('no link of the bar, the menus or the footer leads to a page that does not exist', () => {
  expect(offered.length).toBeGreaterThan(0)
  const dead = offered.filter((row) => !paths.has(pathOf(row.to)))
  expect(dead).toEqual([])
})

test('every page of the table has its file', () => {
  const missing = pages.filter((page) => !existsSync(new URL(page.file, import.meta.url)))
  expect(missing).toEqual([])
})

test('no address stands twice in the table', () => {
  expect(paths.size).toBe(pages.length)
})
