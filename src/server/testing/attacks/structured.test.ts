import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { articles } from '../../../words/blog/articles/articles.ts'
import { istDay } from '../../core/time/india-time.ts'
import { openTestApp, type TestApp } from '../test-app.ts'
import { builtPages, hasPages } from '../built-pages.ts'

/** What search engines ask of each type that we tell. */
const requiredFields: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BlogPosting: ['headline', 'description', 'datePublished', 'image', 'author', 'publisher'],
}
const addresses = new Set(['url', 'logo', 'item', 'image'])

type Thing = Record<string, unknown>
const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is wrong with a thing and everything within it, each with its way there. */
function faultsOf(thing: Thing, origin: string, at = ''): string[] {
  const type = String(thing['@type'])
  const must = requiredFields[type]
  const here = `${at}/${type}`
  if (!must) return [`${here}: no type that we know`]
  const missing = must.filter((name) => !thing[name])
  return [
    ...missing.map((name) => `${here}: ${name} is missing`),
    ...Object.entries(thing).flatMap(([name, value]) => {
      if (addresses.has(name) && !String(value).startsWith(`${origin}/`) && value !== origin)
        return [`${here}: ${name} is not on ${origin}: ${String(value)}`]
      if (isThing(value)) return faultsOf(value, origin, here)
      if (!Array.isArray(value)) return []
      if (value.length === 0) return [`${here}: ${name} is empty`]
      return value.filter(isThing).flatMap((each) => faultsOf(each, origin, here))
    }),
  ]
}

const scripts = (html: string): Thing[] =>
  [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Thing,
  )
/** A text as it stands in HTML, without its marks. */
const bare = (text: string) => text.replace(/&(?:#x27|quot|amp|lt|gt);|["'&<>]/g, '')

test('a field that is missing, an address that is not whole and an empty list are seen', () => {
  const origin = 'https://drishti.example'
  const logo = '/icons/icon-512.png'
  expect(
    faultsOf(
      { '@type': 'Organization', name: '', url: 'https://drishti.example.net', logo },
      origin,
    ),
  ).toHaveLength(3)
  expect(faultsOf({ '@type': 'FAQPage', mainEntity: [] }, origin)).not.toEqual([])
  expect(
    faultsOf({ '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer' } }, origin),
  ).toEqual(['/Question/Answer: text is missing'])
})

describe.skipIf(!hasPages)('what pages tell search engines', () => {
  let app: TestApp
  let address: string
  beforeAll(async () => {
    const build = await builtPages()
    app = await openTestApp({ parts: { build: () => Promise.resolve(build) } })
    address = await app.listen()
  })
  afterAll(() => app.close())

  const post = `/blogs/${articles[0]!.slug}`
  const pages: [path: string, types: string[]][] = [
    ['', ['Organization']],
    ['/free-kundli?type=Oracle', ['FAQPage']],
    ['/subscription', ['FAQPage']],
    [post, ['BlogPosting', 'BreadcrumbList']],
  ]

  const everyPage = ['', '/hi'].flatMap((prefix) =>
    pages.map(([path, types]) => ({ path: prefix + path || '/', types })),
  )
  test.each(everyPage)(
    'the JSON-LD of $path is complete and its addresses are whole',
    async ({ path, types }) => {
      const html = await (await fetch(address + path)).text()
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''
      const { origin } = new URL(canonical)
      const told = scripts(html)
      expect(told.map((thing) => thing['@type'])).toEqual(types)
      for (const thing of told) {
        expect(thing['@context']).toBe('https://schema.org')
        expect(faultsOf(thing, origin)).toEqual([])
      }
    },
  )

  test.each(['/free-kundli', '/hi/free-kundli', '/subscription', '/hi/subscription'])(
    'every question that %s tells stands on the page with its answer',
    async (path) => {
      const html = await (await fetch(address + path)).text()
      const page = bare(html.replace(/<script.*?<\/script>/gs, ''))
      const all = scripts(html).flatMap((thing) => thing['mainEntity'] as Thing[])
      expect(all.length).toBeGreaterThan(1)
      for (const { name, acceptedAnswer } of all) {
        expect(page).toContain(bare(String(name)))
        expect(page).toContain(bare(String((acceptedAnswer as Thing)['text'])))
      }
    },
  )

  test('the way to a post is counted from 1, in the language of the page', async () => {
    const html = await (await fetch(`${address}/hi${post}`)).text()
    const way = scripts(html).find((thing) => thing['@type'] === 'BreadcrumbList')!
    const steps = way['itemListElement'] as { position: number; item: string }[]
    expect(steps.map(({ position }) => position)).toEqual([1, 2, 3])
    expect(steps.map(({ item }) => new URL(item).pathname)).toEqual([
      '/hi',
      '/hi/blogs',
      `/hi${post}`,
    ])
  })

  test('a horoscope is shared with the picture of its own sign and day', async () => {
    const html = await (await fetch(`${address}/hi/horoscope?zodiac=Leo&when=Today`)).text()
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    const { pathname } = new URL(picture)
    expect(pathname).toBe(`/cards/hi/horoscope/Leo/${istDay(new Date())}.png`)
    const reply = await fetch(address + pathname)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/png'])
  })
})
