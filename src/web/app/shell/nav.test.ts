import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { footerGroups } from './footer-links.ts'
import { bottomPlaces } from './bottom-bar.tsx'
import { barLinks, menuGroups, menuHistories, profileLinks } from './nav.ts'
import { pages } from '../pages.ts'

const links = [
  ...barLinks(false),
  ...barLinks(true),
  ...profileLinks,
  ...menuGroups(false).flatMap(({ rows }) => rows),
  ...menuGroups(true, true).flatMap(({ rows }) => rows),
  ...menuHistories,
  ...bottomPlaces(false),
  ...bottomPlaces(true),
  ...footerGroups.flatMap((group) => group.rows),
]
const pathOf = (to: string) => new URL(to, 'http://drishti.test').pathname.slice(1)
const paths = new Set(pages.map((page) => page.path))

test('no link of the bar, the menus or the footer leads to a page that does not exist', () => {
  expect(links.length).toBeGreaterThan(0)
  const dead = links.filter((row) => !paths.has(pathOf(row.to)))
  expect(dead).toEqual([])
})

test('every page of the table has its file', () => {
  const missing = pages.filter(
    (page) => !existsSync(new URL(`../../${page.file}`, import.meta.url)),
  )
  expect(missing).toEqual([])
})

test('no address stands twice in the table', () => {
  expect(paths.size).toBe(pages.length)
})

test('the footer has the specified links: both astrologers twice, the tools, five horoscopes, the sitemap, the policies', () => {
  const [ask, horoscope, house] = footerGroups.map(({ rows }) => rows.map(({ to }) => to))
  expect(ask).toEqual(
    expect.arrayContaining([
      '/free-kundli?type=Oracle',
      '/free-prediction',
      '/balance',
      '/recharges',
    ]),
  )
  for (const persona of ['/oracle', '/astra'])
    expect(ask?.filter((to) => to === persona).length).toBe(2)
  expect(horoscope).toEqual([
    '/horoscope?zodiac=Aries&when=Today',
    '/horoscope?zodiac=Aries&when=Tomorrow',
    ...['weekly', 'monthly', 'yearly'].map(
      (kind) => `/create-kundli?predictions=true&p_type=${kind}`,
    ),
    '/sitemap',
  ])
  for (const page of ['shipping-policy', 'about-us', 'contact-us', 'privacy-policy'])
    expect(house).toContain(`/${page}`)
  for (const page of ['refund-policy', 'terms-and-conditions']) expect(house).toContain(`/${page}`)
})

test('the bar has the specified links: the horoscope of a visitor is the yearly prediction of who is logged in', () => {
  const bar = (loggedIn: boolean) =>
    barLinks(loggedIn).flatMap(({ to, sideOnly }) => (sideOnly ? [] : [to]))
  expect(bar(false)).toEqual([
    '/#chat-with-ai',
    '/forum?page=1',
    '/horoscope?zodiac=Aries&when=Today',
    '/subscription',
  ])
  expect(bar(true)).toEqual(bar(false).toSpliced(2, 1, '/create-kundli?predictions=true'))
  expect(barLinks(true).find(({ sideOnly }) => sideOnly)?.to).toBe('/blogs')
})

test('in the menu everything is found that the bars, the profile menu and the footer’s tools lead to', () => {
  const inMenu = [...menuGroups(true).flatMap(({ rows }) => rows), ...menuHistories].map(({ to }) =>
    pathOf(to),
  )
  const wanted = [...barLinks(true), ...profileLinks, ...bottomPlaces(true)].map(({ to }) =>
    pathOf(to),
  )
  const tools = ['kundli-matching', 'muhurta', 'horoscope', 'free-prediction', 'balance']
  expect([...wanted, ...tools].filter((path) => !inMenu.includes(path))).toEqual([])
  expect(menuGroups(true, true).some(({ rows }) => rows.some(({ to }) => to === '/admin'))).toBe(
    true,
  )
})
