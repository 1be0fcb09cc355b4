import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtPages, hasPages } from '../testing/built-pages.ts'
import { testDatabases, openTestApp, type TestApp } from '../testing/test-app.ts'
import {
  createTestDiscussion,
  createTestMember,
  waitingText,
  type TestMember,
} from './forum.testing.ts'
import { seedMany } from './seed/seed-many.ts'

describe.skipIf(!hasPages).each(testDatabases)('the sitemap of discussions on %s', (on) => {
  let app: TestApp
  let asha: TestMember
  beforeAll(async () => {
    const build = await builtPages()
    app = await openTestApp({ on, parts: { build: () => Promise.resolve(build) } })
    asha = await createTestMember(app)
    await seedMany(app.db, { members: 5, discussions: 4_500, comments: 9_000 })
  })
  afterAll(() => app.close())

  const see = async (url: string) => {
    const reply = await app.server.app.inject({ url, headers: { host: 'localhost' } })
    return { status: reply.statusCode, xml: reply.body }
  }
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at ?? '')
  const files = async () =>
    locations((await see('/sitemap.xml')).xml).map((at) => new URL(at).pathname)

  test('lists every public discussion once in each language, in files of at most 5,000', async () => {
    const waiting = await createTestDiscussion(app, await createTestMember(app), {
      description: waitingText,
    })
    const deletedId = await createTestDiscussion(app, asha)
    await app.call('astrohub/delete_discussion', { did: deletedId }, asha)
    const shownId = await createTestDiscussion(app, asha)
    const addresses: string[] = []
    for (const file of await files()) {
      const { status, xml } = await see(file)
      expect([file, status]).toEqual([file, 200])
      const fileAddresses = locations(xml)
      expect(fileAddresses.length).toBeLessThanOrEqual(5_000)
      if (!file.includes('discussions')) continue
      expect(xml.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)?.length).toBe(
        fileAddresses.length,
      )
      addresses.push(...fileAddresses)
    }
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses.length).toBe(2 * 4_501)
    expect(addresses.some((at) => at.includes(shownId))).toBe(true)
    expect(addresses.some((at) => at.includes(deletedId) || at.includes(waiting))).toBe(false)
    const listed = new URL(addresses.find((at) => at.includes(shownId)) ?? '')
    expect((await see(listed.pathname + listed.search.replace('&amp;', '&'))).status).toBe(200)
  })

  test('has the plain pages in a file of their own, and no others', async () => {
    expect((await files())[0]).toBe('/sitemaps/pages.xml')
    const { xml } = await see('/sitemaps/pages.xml')
    expect(xml).toContain('/hi/forum?page=1</loc>')
    expect(xml).not.toContain('?did=')
    for (const file of [
      'discussions-999.xml',
      'discussions--1.xml',
      'x.xml',
      'discussions-1e3.xml',
    ])
      expect([file, (await see(`/sitemaps/${file}`)).status]).toEqual([file, 404])
  })
})

describe.skipIf(!hasPages)('asking Oracle about a discussion', () => {
  test('its id goes through log-in and kundli to the chat, its words stand in no address', async () => {
    const build = await builtPages()
    const app = await openTestApp({ parts: { build: () => Promise.resolve(build) } })
    const asha = await createTestMember(app)
    const ravi = await createTestMember(app)
    const title = 'Shall Chandra in Vrishchik bring peace?'
    const did = await createTestDiscussion(app, asha, { title })
    const { body } = await app.call('astrohub/get_discussion', { did })
    const slug = body.status === 'success' ? body.discussion.slug : ''
    const see = (url: string, jwt?: string) =>
      app.server.app.inject({
        url,
        headers: {
          host: 'localhost',
          ...(jwt && { cookie: `jwt=${jwt}`, 'sec-fetch-site': 'same-origin' }),
        },
      })
    const link = (html: string) =>
      /href="(\/(?:free-kundli|create-kundli|chats)[^"]*about=[^"]*)"/
        .exec(html)?.[1]
        ?.replaceAll('&amp;', '&')
    const asVisitor = link((await see(`/forum/${slug}?did=${did}`)).body)
    expect(asVisitor).toBe(`/free-kundli/oracle?about=${did}`)
    const asMember = link((await see(`/forum/${slug}?did=${did}`, ravi.jwt)).body)
    expect(asMember).toBe(`/create-kundli/oracle?about=${did}`)
    // A visitor's form, and a member who is sent to log in, keep the way.
    expect((await see(asVisitor ?? '')).body).toContain(`about=${did}`)
    expect((await see(asMember ?? '')).headers.location).toContain(
      encodeURIComponent(`about=${did}`),
    )
    expect((await see(`/free-kundli/oracle?about=${did}%26bid%3Dx"><b>`)).body).not.toContain(
      '"><b>',
    )
    const bid = crypto.randomUUID()
    const chat = await see(`/chats?type=Oracle&bid=${bid}&about=${did}`, ravi.jwt)
    expect(chat.statusCode).toBe(200)
    expect(chat.body).toContain(title)
    // What is not shown to all is nobody's question.
    await app.call('astrohub/delete_discussion', { did }, asha)
    const after = await see(`/chats?type=Oracle&bid=${bid}&about=${did}`, ravi.jwt)
    expect([after.statusCode, after.body.includes(title)]).toEqual([200, false])
    await app.close()
  })
})
