import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases, openTestApp, type TestApp } from '../testing/test-app.ts'
import { createTestKundli, createTestUser } from '../testing/test-data.ts'
import {
  createTestComment,
  createTestDiscussion,
  createTestMember,
  giveTestHandle,
  waitingText,
  type TestMember,
} from './forum.testing.ts'
import { mostListed } from './items/read-lists.ts'
import { seedMany } from './seed/seed-many.ts'

describe.each(testDatabases)('the lists of AstroHub on %s', (on) => {
  let app: TestApp
  let asha: TestMember
  let ravi: TestMember
  beforeAll(async () => {
    app = await openTestApp({ on })
    ;[asha, ravi] = [await createTestMember(app), await createTestMember(app)]
  })
  afterAll(() => app.close())

  const list = async (input: object, as?: { jwt: string }) => {
    const { body } = await app.call('astrohub/search_discussions', input, as)
    if (body.status !== 'success') throw new Error(body.message)
    return body
  }
  const dids = async (input: object, as?: { jwt: string }) =>
    (await list(input, as)).discussions.map(({ did }) => did)

  test('unanswered are those without a comment that all see; top are the ones with votes and comments', async () => {
    const quiet = await createTestDiscussion(app, asha)
    const lively = await createTestDiscussion(app, asha)
    const newest = await createTestDiscussion(app, ravi)
    const cid = await createTestComment(app, ravi, lively)
    await createTestComment(app, ravi, quiet, waitingText)
    await app.call('astrohub/insert_vote', { did: lively, type: 1 }, ravi)
    await app.call('astrohub/insert_vote', { did: newest, type: 0 }, asha)
    expect(await dids({ list: 'unanswered' })).toEqual([newest, quiet])
    expect(await dids({ list: 'top' })).toEqual([lively, newest, quiet])
    expect(await dids({ list: 'new' })).toEqual([newest, lively, quiet])
    await app.call('astrohub/delete_comment', { cid }, ravi)
    expect(await dids({ list: 'unanswered' })).toEqual([newest, lively, quiet])
    await app.call('astrohub/delete_discussion', { did: lively }, asha)
    for (const name of ['unanswered', 'top', 'new'] as const)
      expect(await dids({ list: name })).toEqual([newest, quiet])
  })

  test('a language is told by the letters, in each list, also after a change', async () => {
    const hindi = { title: 'विवाह कब होगा?', description: 'सप्तम में शनि है, ok?' }
    const did = await createTestDiscussion(app, asha, hindi)
    expect(await dids({ language: 'hi' })).toEqual([did])
    expect(await dids({ language: 'hi', list: 'top' })).toEqual([did])
    expect(await dids({ language: 'hi', list: 'unanswered' })).toEqual([did])
    expect(await dids({ language: 'en' })).not.toContain(did)
    const english = { title: 'When will it be?', description: 'Saturn stands in the seventh.' }
    await app.call('astrohub/update_discussion', { did, ...english }, asha)
    expect(await dids({ language: 'hi' })).toEqual([])
    expect(await dids({ language: 'en' })).toContain(did)
  })

  test('a tag leads to what bears it, and “my rashi” to the reader’s Moon sign; private tags lead nowhere', async () => {
    const withKundli = async () => {
      const user = await createTestUser(app)
      return giveTestHandle(app, user, { bid: await createTestKundli(app, user) })
    }
    const [open, secret] = [await withKundli(), await withKundli()]
    const did = await createTestDiscussion(app, open)
    const hidden = await createTestDiscussion(app, secret)
    const { body } = await app.call('astrohub/get_discussion', { did })
    if (body.status !== 'success') throw new Error(body.message)
    const { rashi, nakshatra, mahadasha } = body.discussion
    for (const tag of [{ rashi }, { nakshatra }, { mahadasha }])
      expect(await dids(tag)).toEqual([hidden, did])
    expect(await list({ list: 'my-rashi' }, open)).toMatchObject({ my_rashi: rashi })
    expect(await dids({ list: 'my-rashi' }, open)).toEqual([hidden, did])
    await app.call('astrohub/update_user', { is_private: 1 }, secret)
    for (const tag of [{ rashi }, { nakshatra }, { mahadasha }])
      expect(await dids(tag)).toEqual([did])
    const { body: shut } = await app.call('astrohub/get_discussion', { did: hidden })
    expect(shut).toMatchObject({ discussion: { rashi: null, nakshatra: null, mahadasha: null } })
    // Who has no kundli, or is nobody in particular, has no sign.
    expect(await list({ list: 'my-rashi' }, ravi)).toMatchObject({
      my_rashi: null,
      discussions: [],
    })
    expect(await list({ list: 'my-rashi' })).toMatchObject({ my_rashi: null, discussions: [] })
  })

  test('what of one’s own waits stands first in one’s own list, and in nobody else’s', async () => {
    const did = await createTestDiscussion(app, asha, { description: waitingText })
    const { discussions } = await list({}, asha)
    expect(discussions[0]).toMatchObject({ did, state: 'waiting' })
    expect(await dids({}, ravi)).not.toContain(did)
    expect(await dids({})).not.toContain(did)
    expect(await dids({ start: 2 }, asha)).not.toContain(did)
    expect(await dids({ list: 'unanswered' })).not.toContain(did)
  })

  test('a narrowed list ends at its five hundredth, and says that there are more', async () => {
    await seedMany(app.db, { members: 3, discussions: 3 * mostListed, comments: 20 })
    const pages = mostListed / 10
    const last = await list({ language: 'en', start: pages })
    expect(last).toMatchObject({ page_count: pages, is_cut: true })
    expect(last.discussions).toHaveLength(10)
    expect((await list({ language: 'en', start: pages + 1 })).discussions).toEqual([])
    expect(await list({ rashi: 3 })).toMatchObject({ is_cut: false })
  })
})
