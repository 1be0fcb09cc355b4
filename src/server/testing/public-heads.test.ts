import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isIndexable, pages } from '../../web/app/pages.ts'
import { articles } from '../../words/blog/articles/articles.ts'
import { createTestDiscussion, createTestMember } from '../forum/forum.testing.ts'
import { builtPages, hasPages } from './built-pages.ts'
import { openTestApp, type TestApp } from './test-app.ts'

/** What people type when they look for a page: it stands in its title and in its heading. */
const searched: Record<string, { en: RegExp; hi: RegExp; heading?: false }> = {
  '/': { en: /astrology|kundli/i, hi: /ज्योतिष/, heading: false },
  '/free-kundli': { en: /janam kundli/i, hi: /जन्म कुंडली/ },
  '/free-kundli-celeb': { en: /celebrity kundli/i, hi: /कुंडली/ },
  '/kundli-matching': { en: /kundli matching/i, hi: /कुंडली मिलान/ },
  '/panchang': { en: /panchang/i, hi: /आज का पंचांग/ },
  '/panchang/month': { en: /panchang/i, hi: /का पंचांग/ },
  '/festivals': { en: /festivals/i, hi: /व्रत और त्योहार/ },
  '/festivals/diwali-2026': { en: /Diwali 2026/, hi: /दिवाली 2026|दीपावली 2026/ },
  '/muhurta': { en: /shubh muhurat/i, hi: /शुभ मुहूर्त/ },
  '/muhurta?purpose=marriage': { en: /vivah/, hi: /विवाह मुहूर्त/ },
  '/horoscope?zodiac=Leo&when=Today': { en: /Leo horoscope today/, hi: /आज का राशिफल/ },
  '/horoscope?zodiac=Leo&when=Tomorrow': { en: /Leo horoscope tomorrow/, hi: /राशिफल/ },
  '/free-prediction': { en: /prediction/i, hi: /भविष्यफल/ },
  '/ai-astrologer': { en: /AI astrologer/i, hi: /AI ज्योतिषी/ },
  '/forum': { en: /astrology/i, hi: /ज्योतिष/, heading: false },
}

const decoded = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', '’').replaceAll('&quot;', '"')

/** The head of a page, and its headings of the first rank. */
function headOf(html: string) {
  const first = (pattern: RegExp) => decoded(pattern.exec(html)?.[1] ?? '')
  const property = (name: string) =>
    first(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`))
  return {
    title: first(/<title>([^<]*)<\/title>/),
    description: property('description'),
    robots: property('robots'),
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    alternates: Object.fromEntries(
      [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
        ([, language = '', address = '']) => [language, decoded(address)],
      ),
    ),
    type: property('og:type'),
    locale: property('og:locale'),
    url: property('og:url'),
    picture: property('og:image'),
    headings: [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, inner = '']) =>
      decoded(inner.replace(/<[^>]*>/g, '')),
    ),
  }
}

interface PublicHead {
  address: string
  language: 'en' | 'hi'
  status: number
  head: ReturnType<typeof headOf>
}

describe.skipIf(!hasPages)('the head of every public page', () => {
  let app: TestApp
  let origin: string
  const heads: PublicHead[] = []

  beforeAll(async () => {
    const build = await builtPages()
    app = await openTestApp({ parts: { build: () => Promise.resolve(build) } })
    origin = await app.listen()
    const member = await createTestMember(app)
    const did = await createTestDiscussion(app, member, {
      title: 'When does my Saturn period end?',
    })
    const { body } = await app.call('astrohub/get_discussion', { did })
    if (body.status !== 'success') throw new Error(body.message)
    const discussion = `/forum/${body.discussion.slug}?did=${did}`
    const filled: Record<string, string> = {
      'blogs/:slug': `/blogs/${articles[0]!.slug}`,
      'forum/:slug': discussion,
      'festivals/:slug': '/festivals/diwali-2026',
      horoscope: '/horoscope?zodiac=Leo&when=Today',
    }
    const rows = pages
      .filter((page) => isIndexable(page) && !page.repeats)
      .map(({ path }) => filled[path] ?? `/${path}`)
    for (const address of new Set([...rows, ...Object.keys(searched)]))
      for (const language of ['en', 'hi'] as const) {
        const local = language === 'en' ? address : `/hi${address === '/' ? '' : address}`
        const reply = await fetch(origin + local, { headers: { 'Accept-Language': language } })
        heads.push({ address, language, status: reply.status, head: headOf(await reply.text()) })
      }
  }, 120_000)
  afterAll(() => app.close())

  test('has a title of its own, a description and one heading', () => {
    for (const { address, language, status, head } of heads) {
      const where = `${language} ${address}`
      expect(status, where).toBe(200)
      expect(head.title.length, where).toBeGreaterThan(8)
      expect(head.title.length, `${where}: ${head.title}`).toBeLessThanOrEqual(90)
      expect(head.description.length, where).toBeGreaterThan(20)
      expect(head.headings.length, where).toBe(1)
      expect(head.headings[0]!.length, where).toBeGreaterThan(1)
    }
    const titles = heads.map(({ head }) => head.title)
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([])
  })

  test('names itself, and the same page in the other language, which names it back', () => {
    for (const { address, language, head } of heads) {
      const where = `${language} ${address}`
      expect(head.robots, where).toBe('')
      expect(head.canonical, where).toBe(head.alternates[language])
      expect(head.url, where).toBe(head.canonical)
      expect(head.alternates['x-default'], where).toBe(head.alternates['en'])
      const other = heads.find((it) => it.address === address && it.language !== language)!
      expect(head.alternates, where).toEqual(other.head.alternates)
      expect(Object.keys(head.alternates).toSorted(), where).toEqual(['en', 'hi', 'x-default'])
      expect(head.locale, where).toBe(language === 'hi' ? 'hi_IN' : 'en_IN')
    }
  })

  test('says what it is, and has a picture in its own language that is there', async () => {
    const pictures = new Set<string>()
    for (const { address, language, head } of heads) {
      const isWritten = /^\/(?:blogs|forum)\/.*(?:\?did=|birth|-)/.test(address)
      const isArticle = isWritten && !address.includes('learn-more')
      expect(head.type, `${language} ${address}`).toBe(isArticle ? 'article' : 'website')
      const { pathname } = new URL(head.picture)
      expect(pathname, address).toMatch(new RegExp(`^/cards/${language}/`))
      pictures.add(pathname)
    }
    for (const pathname of pictures) {
      const reply = await app.server.app.inject(pathname)
      expect([reply.statusCode, reply.headers['content-type']], pathname).toEqual([
        200,
        'image/png',
      ])
    }
    // Kundli, match, muhurta, almanac, festivals, horoscope, forum, blog: none shares the house's own.
    expect(pictures.size).toBeGreaterThan(24)
  }, 120_000)

  test('a page with two addresses tells of one', async () => {
    for (const { path, repeats } of pages.filter((page) => page.repeats)) {
      const { canonical } = headOf(await (await fetch(`${origin}/${path}`)).text())
      const { pathname } = new URL(canonical)
      // The Hindi explainer of the forum has an address of its own beside the English one.
      expect(pathname.replace(/^\/hi\//, '/')).toBe(`/${repeats}`)
    }
  })

  test.each(Object.entries(searched))('%s is called as people search for it', (address, words) => {
    for (const language of ['en', 'hi'] as const) {
      const { head } = heads.find((it) => it.address === address && it.language === language)!
      expect(head.title).toMatch(words[language])
      const hasResults = address.includes('purpose')
      if (words.heading !== false && !hasResults) expect(head.headings[0]).toMatch(words[language])
    }
  })
})
