import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createTestDiscussion,
  createTestMember,
  giveTestHandle,
  type ForumAccess,
  type TestMember,
} from '../../forum/forum.testing.ts'
import { anonymousCookie, isCacheablePage } from '../../http/pages/cacheable-page.ts'
import { builtPages, hasPages } from '../built-pages.ts'
import { testDatabases, openTestApp, raceDatabases, type TestApp } from '../test-app.ts'
import { sharedData, startServer } from '../server-process.ts'
import type { TestUser } from '../test-data.ts'

test('only what is the same for all visitors is shared, by nothing else than what its row names', () => {
  const did = crypto.randomUUID()
  for (const url of [
    ...['/forum', '/hi/forum?page=2', `/forum/some-name-1?did=${did}&page=1`],
    ...['/', '/hi', '/horoscope?zodiac=Leo&when=Today', '/panchang', '/hi/panchang/month'],
    ...['/blogs', '/blogs?page=2', '/hi/blogs/saturn-return'],
  ])
    expect(isCacheablePage(url), url).toBe(true)
  for (const url of [
    ...['/?x=1', '/hi/hi', '/panchang?date=2026-01-01', '/blogs/a?page=1', '/login', '/kundli'],
    ...['/forum/create', '/hi/forum/create', '/forum/learn-more?page=1', '/profile'],
    ...['/forum?query=shani', '/forum?page=1&query=', '/forum?page=%3Cb%3E', '/forum?page=1&x'],
    ...[`/forum/a?did=${did}&posted`, '/forum.data?page=1', '//forum', '/forum/', '/forum/a%00b'],
    ...[`/forum?page=${'1'.repeat(50)}`, '/forum?page=1?page=1', '/forum/edit-post/1', '/HI/forum'],
  ])
    expect(isCacheablePage(url), url).toBe(false)
  for (const cookie of [undefined, '', 'theme=light', 'theme=dark'])
    expect(anonymousCookie(cookie), cookie).toBe(cookie ?? '')
  for (const cookie of ['jwt=x', 'theme=dark; jwt=x', 'theme=blue', ' ', 'theme=dark\n', 'a=b'])
    expect(anonymousCookie(cookie), cookie).toBeNull()
})

describe.skipIf(!hasPages).each(testDatabases)('WEB-10 what visitors share on %s', (on) => {
  let app: TestApp
  let address: string
  let asha: TestMember
  let ravi: TestMember
  beforeAll(async () => {
    const build = await builtPages()
    app = await openTestApp({ on, parts: { build: () => Promise.resolve(build) } })
    address = await app.listen()
    asha = await createTestMember(app)
    ravi = await createTestMember(app)
    await createTestDiscussion(app, asha, { title: 'Shani in the seventh house' })
  })
  afterAll(() => app.close())

  const see = async (path: string, headers: Record<string, string> = {}) => {
    const reply = await fetch(address + path, { headers })
    return { reply, html: await reply.text() }
  }
  const listDiscussions = async (jwt?: string) => {
    const { body } = await app.call('astrohub/search_discussions', { start: 1 }, { jwt })
    return body.status === 'success' ? body.discussions : []
  }

  test('is not what a member sees, nor the other way round, whoever asks first', async () => {
    const [newest] = await listDiscussions()
    const did = newest?.did ?? ''
    await app.call('astrohub/insert_vote', { did, type: 1 }, ravi)
    const path = '/forum?page=1'
    const asRavi = { cookie: `jwt=${ravi.jwt}` }
    for (const order of ['visitor', 'member', 'visitor', 'member']) {
      const { html, reply } = await see(path, order === 'member' ? asRavi : {})
      expect(html.includes(ravi.name), order).toBe(order === 'member')
      expect(reply.headers.get('cache-control')).toBe(
        order === 'member' ? 'private, no-store' : 'private, no-cache',
      )
      // Their vote is pressed for them alone.
      expect(/value="1" aria-pressed="true"/.test(html), order).toBe(order === 'member')
      const [shown] = await listDiscussions(order === 'member' ? ravi.jwt : undefined)
      expect(shown?.my_vote, order).toBe(order === 'member' ? 1 : null)
    }
    const bearer = await see(path, { authorization: `Bearer ${ravi.jwt}` })
    expect(bearer.reply.headers.get('cache-control')).toBe('private, no-store')
  })

  test.each([
    '/',
    '/hi',
    '/horoscope?zodiac=Leo&when=Today',
    '/panchang',
    '/blogs',
    '/hi/panchang/month',
  ])('is of %s too not what a member sees, nor the other way round', async (path) => {
    const asRavi = { cookie: `jwt=${ravi.jwt}` }
    for (const order of ['visitor', 'member', 'visitor', 'member']) {
      const { html, reply } = await see(path, order === 'member' ? asRavi : {})
      expect(reply.status).toBe(200)
      expect(html.includes(ravi.name), order).toBe(order === 'member')
      expect(reply.headers.get('cache-control')).toBe(
        order === 'member' ? 'private, no-store' : 'private, no-cache',
      )
    }
  })

  test('counts for no limit: more may ask for a horoscope in a minute than one visitor', async () => {
    const caller = { address: '', session: null }
    const limits = async () =>
      (
        await app.db
          .selectFrom('limits')
          .where('key', '=', `horoscope:${caller.address}`)
          .select('count')
          .execute()
      ).length
    for (const zodiac of ['Leo', 'Aries', 'Virgo'])
      expect((await see(`/horoscope?zodiac=${zodiac}&when=Today`)).reply.status).toBe(200)
    expect(await limits()).toBe(0)
  })

  test('is each time under a nonce of its own, packed or not, and in the language and light asked for', async () => {
    const nonces = new Set<string>()
    const ways: Record<string, string>[] = [
      { 'accept-encoding': 'gzip' },
      { 'accept-encoding': 'identity' },
      { 'accept-encoding': 'gzip', cookie: 'theme=dark' },
      { 'accept-encoding': 'gzip', 'user-agent': 'Googlebot/2.1' },
    ]
    // The page is drawn anew each second: of three rounds one lies within one drawing.
    let drawings = new Set<string>()
    for (let round = 0; round < 3 && drawings.size !== 1; round++) {
      drawings = new Set()
      for (const headers of [...ways, ...ways]) {
        const { reply, html } = await see('/forum?page=1', headers)
        const policy = reply.headers.get('content-security-policy') ?? ''
        const nonce = /'nonce-([\w+/=]+)'/.exec(policy)?.[1] ?? ''
        expect(nonce.length).toBe(24)
        expect(nonces.has(nonce)).toBe(false)
        nonces.add(nonce)
        expect(html.match(/nonce="[^"]*"/g)?.every((part) => part === `nonce="${nonce}"`)).toBe(
          true,
        )
        expect(html.trimEnd().endsWith('</html>')).toBe(true)
        expect(html.includes('data-theme="dark"')).toBe('cookie' in headers)
        if (!('cookie' in headers)) drawings.add(html.replaceAll(nonce, ''))
      }
    }
    expect(drawings.size).toBe(1)
    const inHindi = await see('/hi/forum?page=1', { 'accept-language': 'en' })
    expect(inHindi.html).toContain('<html lang="hi"')
    const elsewhere = await see('/forum?page=1', { 'accept-language': 'hi' })
    expect(elsewhere.html).toContain('<html lang="en"')
  })

  test('is what was just written, changed or deleted, at once', async () => {
    const pageAndListText = async () =>
      `${(await see('/forum?page=1')).html}${JSON.stringify(await listDiscussions())}`
    for (const round of [1, 2, 3]) {
      const title = `Guru in Kark, round ${round}`
      await pageAndListText()
      const did = await createTestDiscussion(app, ravi, { title })
      expect(await pageAndListText()).toContain(title)
      const changedTitle = `Guru in Dhanu, round ${round}`
      const description = 'Jupiter stands in his own sign.'
      await app.call('astrohub/update_discussion', { did, title: changedTitle, description }, ravi)
      const after = await pageAndListText()
      expect(after).toContain(changedTitle)
      expect(after).not.toContain(title)
      const [shown] = await listDiscussions()
      const path = `/forum/${shown?.slug}?did=${did}`
      expect((await see(path)).html).toContain(changedTitle)
      await app.call('astrohub/delete_discussion', { did }, ravi)
      expect(await pageAndListText()).not.toContain(changedTitle)
      const gone = await see(path)
      expect(gone.reply.status).toBe(404)
      expect(gone.html).not.toContain(description)
    }
  })

  test('may be asked for by three hundred at once', async () => {
    const paths = ['/forum?page=1', '/hi/forum?page=1', '/forum?page=2']
    const replies = await Promise.all(
      Array.from({ length: 300 }, (_, i) => see(paths[i % paths.length] ?? '')),
    )
    for (const { reply, html } of replies) {
      expect(reply.status).toBe(200)
      expect(html).toContain('</html>')
    }
  })

  test('is not kept of what cannot be shown, and what cannot be shown is told to each', async () => {
    const missing = `/forum/nothing-1?did=${crypto.randomUUID()}`
    for (let i = 0; i < 3; i++) expect((await see(missing)).reply.status).toBe(404)
    expect((await see('/forum?page=99999999999999999999')).reply.status).toBeLessThan(500)
    const [newest] = await listDiscussions()
    const wrong = await fetch(`${address}/forum/wrong-name?did=${newest?.did}`, {
      redirect: 'manual',
    })
    expect(wrong.status).toBe(301)
  })
})

describe.skipIf(!hasPages).each(raceDatabases)(
  'WEB-10 what visitors share of two servers on %s',
  (on) => {
    test('is soon what was written at the other one', { timeout: 120_000 }, async () => {
      const data = await sharedData(on)
      const [here, there] = await Promise.all([startServer(data.env), startServer(data.env)])
      try {
        const [user] = (await data.users(1)) as [TestUser]
        await data.look(async (db) => {
          const call = async (name: string, input: object, by?: { jwt?: string | undefined }) => {
            const { status, output } = await here.call(
              name,
              input,
              by?.jwt ? { jwt: by.jwt } : undefined,
            )
            return { status, body: output }
          }
          const access: ForumAccess = { call: call as TestApp['call'], db }
          const member = await giveTestHandle(access, user)
          const listText = async () => (await fetch(`${there.address}/forum?page=1`)).text()
          for (const title of ['Rahu in the lagna', 'Ketu in the lagna']) {
            expect(await listText()).not.toContain(title)
            await createTestDiscussion(access, member, { title })
            await expect.poll(listText, { timeout: 5_000 }).toContain(title)
          }
        })
      } finally {
        for (const { child } of [here, there]) child.kill('SIGKILL')
        await Promise.all([here.exitCode, there.exitCode])
        await data.drop()
      }
    })
  },
)
