import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, testDatabases, type TestApp } from '../../testing/test-app.ts'
import { createTestUser, type TestUser } from '../../testing/test-data.ts'
import {
  createTestComment,
  createTestDiscussion,
  createTestMember,
  pointsBalanceOf,
  waitingText,
  type TestMember,
} from '../forum.testing.ts'

const honest = 'Born on 14/03/1991.Rahu ran 2004-2022 and I lost my job.What now?'

describe.each(testDatabases)('what waits in AstroHub on %s', (on) => {
  let app: TestApp
  let operator: TestUser
  let reader: TestMember
  beforeAll(async () => {
    app = await openTestApp({ on })
    operator = await createTestUser(app, { role: 'operator' })
    reader = await createTestMember(app)
  })
  afterAll(() => app.close())
  const read = async (did: string, as?: { jwt: string }) => {
    const { body, status } = await app.call('astrohub/get_discussion', { did }, as)
    return body.status === 'success' ? body.discussion : status
  }
  const edit = async (did: string, description: string, as: TestMember) => {
    const input = { did, title: 'A title that stays', description }
    return (await app.call('astrohub/update_discussion', input, as)).body
  }
  const decide = (did: string, decision: 'show' | 'remove') =>
    app.call('admin/decideItem', { did, decision }, operator)

  test('HOLD-01 a new handle’s first honest posts are seen at once and earn their points', async () => {
    const fresh = await createTestMember(app)
    const did = await createTestDiscussion(app, fresh, { description: honest })
    await createTestComment(app, fresh, await createTestDiscussion(app, reader), honest)
    expect(await read(did)).toMatchObject({ state: 'shown', hold_reason: null })
    expect(await pointsBalanceOf(app, fresh.uid)).toBe(25)
  })

  test('HOLD-02 posting and deleting twice opens nothing: spam waits all the same, and earns nothing', async () => {
    const spammer = await createTestMember(app)
    for (let i = 0; i < 2; i++) {
      const did = await createTestDiscussion(app, spammer)
      await app.call('astrohub/delete_discussion', { did }, spammer)
    }
    const spam = 'Buy now at scam . example … astro-win.bet'
    const did = await createTestDiscussion(app, spammer, { description: spam })
    expect(await read(did)).toBe(404)
    expect(await pointsBalanceOf(app, spammer.uid)).toBe(0)
  })

  test('HOLD-03 the author reads that it waits and why, in their language; the operator is told and sees the count', async () => {
    const author = await createTestMember(app)
    const before = await app.call('admin/getReports', {}, operator)
    const draft = { title: 'A number within', description: waitingText }
    const { body } = await app.call('astrohub/insert_discussion', draft, {
      ...author,
      language: 'hi',
    })
    expect(body.message).toMatch(/फ़ोन नंबर/)
    const did = body.status === 'success' ? body.did : ''
    expect(await read(did, author)).toMatchObject({ state: 'waiting', hold_reason: 'contact' })
    const after = await app.call('admin/getReports', {}, operator)
    if (before.body.status === 'fail' || after.body.status === 'fail') throw new Error('no queue')
    expect(after.body.count).toBe(before.body.count + 1)
    expect(after.body.items.find((item) => item.did === did)).toMatchObject({
      why: 'held',
      hold_reason: 'contact',
    })
    const { body: told } = await app.call('astrohub/get_notifications', {}, operator)
    expect(told).toMatchObject({
      notifications: [{ message: expect.stringMatching(/wait/), link: '/admin/reports' }],
    })
  })

  test('HOLD-04 an honest change of what is seen hides nothing; a link put in later waits, without its points', async () => {
    const author = await createTestMember(app)
    const did = await createTestDiscussion(app, author)
    expect(await edit(did, honest, author)).toMatchObject({ state: 'shown' })
    expect(await pointsBalanceOf(app, author.uid)).toBe(20)
    expect(await edit(did, `${honest} See https://example.com/a`, author)).toMatchObject({
      state: 'waiting',
    })
    expect(await read(did)).toBe(404)
    expect(await pointsBalanceOf(app, author.uid)).toBe(0)
    await decide(did, 'show')
    expect(await pointsBalanceOf(app, author.uid)).toBe(20)
    // What an operator has let through stays let through; another link does not.
    const typo = await edit(did, `${honest} Do see https://example.com/a`, author)
    expect(typo).toMatchObject({ state: 'shown' })
    const other = await edit(did, `${honest} Do see https://example.com/b`, author)
    expect(other).toMatchObject({ state: 'waiting' })
    // While it waits, no edit brings it back by itself.
    expect(await edit(did, honest, author)).toMatchObject({ state: 'waiting' })
  })

  test('HOLD-05 comments on one’s own discussion, and items that wait or are deleted, earn nothing', async () => {
    const author = await createTestMember(app)
    const did = await createTestDiscussion(app, author)
    for (let i = 0; i < 3; i++) await createTestComment(app, author, did)
    expect(await pointsBalanceOf(app, author.uid)).toBe(20)
    const guest = await createTestMember(app)
    await createTestComment(app, guest, did, waitingText)
    expect(await pointsBalanceOf(app, guest.uid)).toBe(0)
    const cid = await createTestComment(app, guest, did)
    expect(await pointsBalanceOf(app, guest.uid)).toBe(5)
    await app.call('astrohub/delete_comment', { cid }, guest)
    expect(await pointsBalanceOf(app, guest.uid)).toBe(0)
  })

  test('HOLD-06 the same text from a second account waits as repeated; a cry for help waits and names a helpline', async () => {
    const [first, second] = [await createTestMember(app), await createTestMember(app)]
    const draft = {
      title: 'My wonderful experience',
      description: 'I tried the reading of the old man by the river and all of it came true.',
    }
    expect(await read(await createTestDiscussion(app, first, draft))).toMatchObject({
      state: 'shown',
    })
    const copy = await createTestDiscussion(app, second, draft)
    expect(await read(copy, second)).toMatchObject({ hold_reason: 'repeats' })
    const { body } = await app.call(
      'astrohub/insert_discussion',
      { title: 'No way forward', description: 'I want to end my life, nothing works.' },
      await createTestMember(app),
    )
    expect(body.message).toMatch(/14416/)
  })

  test('HOLD-07 after something was removed, what its author posts next waits', async () => {
    const author = await createTestMember(app)
    await decide(await createTestDiscussion(app, author), 'remove')
    const did = await createTestDiscussion(app, author)
    expect(await read(did, author)).toMatchObject({ state: 'waiting', hold_reason: 'earlier' })
  })
})
