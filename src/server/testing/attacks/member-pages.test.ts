import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createTestComment,
  createTestDiscussion,
  createTestMember,
  pointsBalanceOf,
  waitingText,
  type TestMember,
} from '../../forum/forum.testing.ts'
import { builtPages, hasPages } from '../built-pages.ts'
import { createTestUser, type TestUser } from '../test-data.ts'
import { openTestApp, testDatabases, type TestApp } from '../test-app.ts'
import { dataOfPage, markupOfPage } from './page-data.testing.ts'

const list = '/forum?page=1'
/** Only a page that was put together has room left in its holes. */
const isPutTogether = (html: string) => /aria-pressed="true" {2}|, null,/.test(html)

describe.skipIf(!hasPages).each(testDatabases)('what members share on %s', (on) => {
  let app: TestApp
  let address: string
  let writer: TestMember
  let asha: TestMember
  let ravi: TestMember
  let nia: TestUser
  const dids: string[] = []
  beforeAll(async () => {
    const build = await builtPages()
    app = await openTestApp({ on, parts: { build: () => Promise.resolve(build) } })
    address = await app.listen()
    writer = await createTestMember(app)
    asha = await createTestMember(app)
    ravi = await createTestMember(app)
    nia = await createTestUser(app)
    for (let i = 0; i < 4; i++) dids.push(await createTestDiscussion(app, writer))
    await vote(asha, 0, 1)
    await vote(ravi, 0, 0)
    await vote(ravi, 1, 1)
  })
  afterAll(() => app.close())

  const vote = async (by: TestMember, which: number, type: 0 | 1) => {
    const { body } = await app.call('astrohub/insert_vote', { did: dids[which] ?? '', type }, by)
    expect(body.status).toBe('success')
  }
  const see = async (path: string, by: TestUser | null, more: Record<string, string> = {}) => {
    const { cookie = '', ...headers } = more
    const cookies = [by && `jwt=${by.jwt}`, cookie].filter(Boolean).join('; ')
    const reply = await fetch(address + path, {
      headers: { ...headers, ...(cookies && { cookie: cookies }) },
    })
    return { reply, html: await reply.text() }
  }
  /** The same page as it is drawn for one alone: who shows the token itself shares nothing. */
  const seeAlone = (path: string, by: TestUser, more: Record<string, string> = {}) =>
    see(path, by, { ...more, authorization: `Bearer ${by.jwt}` })
  const votesIn = (html: string) => {
    const { discussions } = dataOfPage(html).forum as {
      discussions: { did: string; my_vote: number | null }[]
    }
    return dids.map((did) => discussions.find((it) => it.did === did)?.my_vote)
  }

  test.each([
    ['in English', list, ''],
    ['in Hindi', '/hi/forum?page=1', ''],
    ['in the dark', list, 'theme=dark'],
    ['in Hindi, by daylight', '/hi/forum?page=1&list=top', 'theme=light'],
  ])('is to each what would be drawn for them alone, %s', async (_how, path, cookie) => {
    for (const who of [asha, ravi, nia, asha]) {
      const [shared, alone] = [
        await see(path, who, { cookie }),
        await seeAlone(path, who, { cookie }),
      ]
      expect(shared.reply.status).toBe(200)
      expect(isPutTogether(shared.html)).toBe(true)
      expect(isPutTogether(alone.html)).toBe(false)
      expect(markupOfPage(shared.html)).toBe(markupOfPage(alone.html))
      expect(dataOfPage(shared.html)).toEqual(dataOfPage(alone.html))
      for (const name of ['cache-control', 'content-type', 'vary', 'link'])
        expect(shared.reply.headers.get(name), name).toBe(alone.reply.headers.get(name))
      expect(shared.reply.headers.get('cache-control')).toBe('private, no-store')
      expect(shared.html.includes('data-theme="dark"')).toBe(cookie === 'theme=dark')
      expect(shared.html).toContain(`<html lang="${path.startsWith('/hi') ? 'hi' : 'en'}"`)
    }
  })

  test('is each one’s own and nobody else’s, in turns and at the same instant', async () => {
    const everyone = [asha, ravi, nia, null]
    const secretsOf = (who: TestUser | null) =>
      who ? [who.uid, ...('name' in who ? [String(who.name)] : [])] : []
    const check = (who: TestUser | null, html: string) => {
      for (const other of everyone)
        for (const secret of secretsOf(other))
          expect(html.includes(secret), `${secret} in ${who?.uid}`).toBe(other === who)
      const expected = new Map<TestUser | null, (number | null)[]>([
        [asha, [1, null, null, null]],
        [ravi, [0, 1, null, null]],
      ]).get(who)
      expect(votesIn(html)).toEqual(expected ?? [null, null, null, null])
      expect(html).not.toMatch(/member-name|\0/)
    }
    for (const who of [...everyone, ...everyone.toReversed()])
      check(who, (await see(list, who)).html)
    const crowd = Array.from({ length: 60 }, (_, i) => everyone[(i * 7) % 4] ?? null)
    // A write at the same time makes it drawn anew in between.
    const [pages] = await Promise.all([
      Promise.all(crowd.map(async (who) => ({ who, ...(await see(list, who)) }))),
      createTestComment(app, writer, dids[3] ?? ''),
    ])
    const nonces = new Set<string>()
    for (const { who, html, reply } of pages) {
      check(who, html)
      const policy = reply.headers.get('content-security-policy') ?? ''
      const nonce = /'nonce-([\w+/=]+)'/.exec(policy)?.[1] ?? ''
      expect(html.match(/nonce="[^"]*"/g)?.every((part) => part === `nonce="${nonce}"`)).toBe(true)
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(crowd.length)
  })

  test('shows a vote, its taking back, the points for it and a comment at once', async () => {
    for (const type of [1, 1, 0, 0] as const) {
      const before = votesIn((await see(list, asha)).html)[2]
      await vote(asha, 2, type)
      const { html } = await see(list, asha)
      expect(votesIn(html)[2]).toBe(before === type ? null : type)
      expect(markupOfPage(html)).toBe(markupOfPage((await seeAlone(list, asha)).html))
      expect(dataOfPage(html).forum).toMatchObject({
        my_points: await pointsBalanceOf(app, asha.uid),
      })
      expect(votesIn((await see(list, ravi)).html)).toEqual([0, 1, null, null])
    }
    const comment = 'Mercury joins it in autumn, says the almanac.'
    await createTestComment(app, ravi, dids[1] ?? '', comment)
    for (const who of [asha, ravi, nia]) expect((await see(list, who)).html).toContain(comment)
  })

  test('shows no post that waits or is hidden to others, and its own to who wrote it', async () => {
    const title = 'Is Ketu kind to strangers?'
    const did = await createTestDiscussion(app, ravi, { title, description: waitingText })
    for (const who of [asha, ravi, nia, null, ravi, asha])
      expect((await see(list, who)).html.includes(title), who?.uid).toBe(who === ravi)
    const operator = await createTestMember(app, { role: 'operator' })
    await app.call('admin/decideItem', { did, decision: 'show' }, operator)
    for (const who of [asha, ravi, null]) expect((await see(list, who)).html).toContain(title)
    // Its author may change it here, and nobody else.
    for (const who of [asha, ravi, nia, ravi])
      expect((await see(list, who)).html.includes(`/forum/edit-post/${did}`)).toBe(who === ravi)
    await app.call('astrohub/delete_discussion', { did }, ravi)
    for (const who of [asha, ravi, null]) expect((await see(list, who)).html).not.toContain(title)
  })

  test('is not for operators, lists of one’s own sign, or who has logged out', async () => {
    const operator = await createTestMember(app, { role: 'operator' })
    for (const [path, who] of [
      [list, operator],
      ['/forum?page=1&list=my-rashi', asha],
    ] as const) {
      const { html } = await see(path, who)
      expect(html).toContain(who.name)
      expect(isPutTogether(html)).toBe(false)
    }
    expect((await see(list, asha)).html).not.toContain('href="/admin"')
    const leaver = await createTestMember(app)
    expect((await see(list, leaver)).html).toContain(leaver.name)
    await app.call('users/logout', {}, leaver)
    const { html } = await see(list, leaver)
    expect(html).not.toContain(leaver.name)
    expect(dataOfPage(html).root).toMatchObject({ session: null })
  })
})
