import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtPages, hasPages } from '../../testing/built-pages.ts'
import { testDatabases, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { cleanLine, cleanText } from '../items/clean-text.ts'
import { createTestUser, type TestUser } from '../../testing/test-data.ts'
import { createTestComment, createTestMember, type TestMember } from '../forum.testing.ts'

/** Script, markup, SQL, templates: letters, all of them. */
export const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg onload=alert(1)>",
  '<iframe srcdoc="<script>alert(1)</script>">',
  '</script><script>alert(1)</script>',
  '<!--<script>alert(1)//-->',
  '<a href="javascript:alert(1)">press</a>',
  '[press](javascript:alert(1))',
  '**bold** _and_ # heading `code`',
  "'; drop table discussions; --",
  "' or 1=1 --",
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)} #{7*7} <%= 7*7 %>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '\\u003cscript\\u003ealert(1)',
]

describe('what people write is cleaned', () => {
  test.each([
    ['turned \u202egnp.exe round', 'turned gnp.exe round'],
    ['an\u200bti\u2060fil\ufeffter', 'antifilter'],
    ['isolate \u2066\u2067x\u2069', 'isolate x'],
    ['tag \u{e0041}\u{e0042}', 'tag'],
    ['nul\u0000 bell\u0007', 'nul bell'],
    ['soft\u00adhyphen', 'softhyphen'],
    ['क्\u200dष stays, x\u200dy does not', 'क्\u200dष stays, xy does not'],
    [`Z${'\u0301'.repeat(40)}algo`, `Ź${'\u0301'.repeat(3)}algo`],
  ])('%j', (typedText, expectedText) => {
    expect(
      cleanLine(typedText)
        .replace(/\u0301/g, '')
        .normalize('NFC'),
    ).toBe(expectedText.replace(/\u0301/g, '').normalize('NFC'))
    expect(cleanText(typedText).length).toBeLessThanOrEqual(typedText.length)
    expect((cleanText(typedText).match(/\p{M}/gu) ?? []).length).toBeLessThan(6)
  })

  test('lines are kept in a text and not in a line', () => {
    expect(cleanText('one\r\n\r\n\r\n\r\ntwo \u2028 three')).toBe('one\n\ntwo\nthree')
    expect(cleanLine('one\r\n two\u2029three')).toBe('one two three')
  })

  test('WEB-07 long nonsense is cleaned in no time that grows faster than it', () => {
    for (const unit of [' ', '\n', '\u0301', 'a.', '1 ', 'http://', '\u200d', '((((', '@a.'])
      expect(cleanText(unit.repeat(5000)).length).toBeLessThanOrEqual(unit.length * 5000)
  })
})

describe.each(testDatabases)('WEB-01 text in AstroHub on %s', (on) => {
  let app: TestApp
  let address: string
  let asha: TestMember
  let operator: TestUser
  beforeAll(async () => {
    const parts = hasPages ? { build: () => builtPages() } : {}
    app = await openTestApp({ on, parts })
    address = await app.listen()
    asha = await createTestMember(app)
    operator = await createTestUser(app, { role: 'operator' })
    await app.db
      .updateTable('profiles')
      .set({ created_at: new Date(0) })
      .where('uid', '=', asha.uid)
      .execute()
  })
  afterAll(() => app.close())

  test('is given back letter by letter by the calls, and stays letters on every page', async () => {
    for (const [i, text] of hostile.entries()) {
      const member = i % 4 === 0 ? (asha = await createTestMember(app)) : asha
      const discussionInput = { title: `${i} ${text}`.slice(0, 150), description: `${text} ${i}` }
      const { body } = await app.call('astrohub/insert_discussion', discussionInput, member)
      if (body.status !== 'success') throw new Error(body.message)
      const { did, slug } = body
      // What looks like an offer waits: here it is to be seen.
      const show = (item: { did: string } | { cid: string }) =>
        app.call('admin/decideItem', { ...item, decision: 'show' }, operator)
      await show({ did })
      await show({ cid: await createTestComment(app, member, did, `${text} as a comment`) })
      const { body: seen } = await app.call('astrohub/get_discussion', { did })
      expect(seen).toMatchObject({
        discussion: { ...discussionInput, latest_comment: `${text} as a comment` },
      })
      await app.call('astrohub/search_discussions', { query: text.slice(0, 100) })
      if (!hasPages) continue
      for (const path of ['/forum', `/hi/forum/${slug}?did=${did}`, `/profile?uid=${member.uid}`]) {
        const html = await (await fetch(address + path)).text()
        expect(/href="javascript:/i.test(html), path).toBe(false)
        // What stands within an attribute's quotes or a script of ours is no element.
        const bare = html
          .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
          .replace(/"[^"]*"/g, '""')
        const alive =
          /<(?:script|svg|iframe|math|mglyph|strong)\b[^>]*>?\s*alert|<iframe|<math|<strong>bold|<[a-z]+[^>]*\son(?:error|load)=/i
        expect(alive.exec(bare)?.[0], path).toBeUndefined()
        // Within our scripts and data, no text of theirs can end them.
        const scripts = html
          .split(/<script\b[^>]*>/)
          .slice(1)
          .map((rest) => rest.split('</script>')[0] ?? '')
        expect(scripts.some((script) => /<script>alert|<\/script|<!--<script/i.test(script))).toBe(
          false,
        )
      }
    }
    expect(await app.db.selectFrom('discussions').select('did').execute()).not.toEqual([])
  })

  test.skipIf(!hasPages)('links that were let through vouch for nothing', async () => {
    const { body } = await app.call(
      'astrohub/insert_discussion',
      { title: 'With a link', description: 'See https://example.com/a?b=1&c=<x>, and tell.' },
      asha,
    )
    if (body.status !== 'success') throw new Error(body.message)
    await app.db
      .updateTable('discussions')
      .set({ state: 'shown', place: 1_000_000 })
      .where('did', '=', body.did)
      .execute()
    const html = await (await fetch(`${address}/forum/${body.slug}?did=${body.did}`)).text()
    expect(html).toContain(
      '<a href="https://example.com/a?b=1&amp;c=" rel="nofollow ugc noopener noreferrer"',
    )
  })

  test.skipIf(!hasPages)(
    'a wrong name in the address leads to the right one; what is not there is 404',
    async () => {
      const { body } = await app.call('astrohub/search_discussions', {})
      const [discussion] = body.status === 'success' ? body.discussions : []
      const get = (path: string) => fetch(address + path, { redirect: 'manual' })
      const wrong = await get(`/hi/forum/any-name?did=${discussion?.did}`)
      expect([wrong.status, wrong.headers.get('location')]).toEqual([
        301,
        `/hi/forum/${discussion?.slug}?did=${discussion?.did}`,
      ])
      const html = await (await get(`/forum/${discussion?.slug}?did=${discussion?.did}`)).text()
      expect(html).toContain('"@type":"DiscussionForumPosting"')
      expect(html).toMatch(/<link rel="canonical" href="[^"]*\/forum\/[^"]*did=/)
      expect(html).not.toContain('noindex')
      for (const path of [`/forum/x?did=${crypto.randomUUID()}`, '/forum/x?did=1', '/forum/x'])
        expect((await get(path)).status).toBe(404)
      expect(await (await get('/forum?page=900')).text()).toContain('noindex')
      expect((await get('/admin/reports')).status).toBe(404)
    },
  )
})
