import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestUser, type TestUser } from '../../testing/test-data.ts'
import {
  createTestComment,
  createTestDiscussion,
  createTestMember,
  pointsBalanceOf,
  type TestMember,
} from '../forum.testing.ts'

describe.each(testDatabases)('moderation on %s', (on) => {
  let app: TestApp
  let operator: TestUser
  let asha: TestMember
  beforeAll(async () => {
    app = await openTestApp({ on })
    operator = await createTestUser(app, { role: 'operator' })
    asha = await createTestMember(app)
  })
  afterAll(() => app.close())
  const report = (item: object, as: TestUser) =>
    app.call('astrohub/report', { ...item, reason: 'spam', note: 'It sells something' }, as)
  const messagesOf = async (as: TestUser) => {
    const { body } = await app.call('astrohub/get_notifications', {}, as)
    return body.status === 'success' ? body.notifications.map(({ message }) => message) : []
  }

  test('three reports hide a post until it is decided; kept, it comes back where it was, and both sides are told', async () => {
    const author = await createTestMember(app)
    const did = await createTestDiscussion(app, author, { title: 'Reported but right' })
    const newer = await createTestDiscussion(app, asha)
    const reporters = await Promise.all([1, 2, 3].map(() => createTestUser(app)))
    for (const [i, reporter] of reporters.entries()) {
      expect((await app.call('astrohub/get_discussion', { did })).status).toBe(200)
      expect((await report({ did }, reporter)).body.status, String(i)).toBe('success')
      expect((await report({ did }, reporter)).body.status).toBe('fail')
    }
    expect((await app.call('astrohub/get_discussion', { did })).status).toBe(404)
    expect((await app.call('astrohub/get_discussion', { did }, author)).body).toMatchObject({
      discussion: { state: 'hidden' },
    })
    expect(await pointsBalanceOf(app, author.uid)).toBe(20)
    const { body: queue } = await app.call('admin/getReports', {}, operator)
    const item = queue.status === 'success' && queue.items.find((one) => one.did === did)
    expect(item).toMatchObject({ state: 'hidden', why: 'reported', display_name: author.name })
    expect(item && item.reports.map(({ reason }) => reason)).toEqual(['spam', 'spam', 'spam'])
    await app.call('admin/decideItem', { did, decision: 'show' }, operator)
    const { body } = await app.call('astrohub/search_discussions', {})
    const dids = body.status === 'success' ? body.discussions.map((one) => one.did) : []
    expect(dids.indexOf(did)).toBeGreaterThan(dids.indexOf(newer))
    expect((await messagesOf(author))[0]).toMatch(/keeps to the rules and stays/)
    for (const one of reporters) expect((await messagesOf(one))[0]).toMatch(/It keeps to the rules/)
  })

  test('what is removed takes its points back and tells both sides; a ban comes with it if so decided', async () => {
    const author = await createTestMember(app)
    const reporter = await createTestUser(app)
    const did = await createTestDiscussion(app, asha)
    const cid = await createTestComment(app, author, did)
    await report({ cid }, reporter)
    expect(await pointsBalanceOf(app, author.uid)).toBe(5)
    const { body } = await app.call(
      'admin/decideItem',
      { cid, decision: 'remove', ban: true },
      operator,
    )
    expect(body.status).toBe('success')
    expect(await pointsBalanceOf(app, author.uid)).toBe(0)
    // The ban has ended their sessions; logged in again, they may read and pay, but not take part.
    expect((await app.callRaw('astrohub/get_notifications', {}, author)).status).toBe(401)
    await app.db
      .updateTable('sessions')
      .set({ revoked_at: null })
      .where('uid', '=', author.uid)
      .execute()
    expect((await messagesOf(author))[0]).toMatch(/was removed/)
    expect((await messagesOf(reporter))[0]).toMatch(/was removed. Thank you/)
    expect((await app.call('astrohub/get_discussion', { did })).body).toMatchObject({
      discussion: { comment_count: 0, latest_comment: null },
    })
    const { body: reply } = await app.call(
      'astrohub/insert_comment',
      { did, comment: 'Again' },
      author,
    )
    expect(reply.message).toMatch(/may not take part/)
    const acts = await app.db
      .selectFrom('operator_acts')
      .where('subject', '=', cid)
      .selectAll()
      .execute()
    expect(acts).toMatchObject([{ uid: operator.uid, detail: { decision: 'remove', ban: true } }])
  })

  test('ten reports a day, none of one’s own, and who is mostly wrong weighs less', async () => {
    const author = await createTestMember(app)
    const dids = []
    for (let i = 0; i < 5; i++) dids.push(await createTestDiscussion(app, author))
    for (let i = 0; i < 5; i++) dids.push(await createTestComment(app, author, dids[0] as string))
    const own = await createTestDiscussion(app, asha)
    const eager = await createTestUser(app)
    expect((await report({ did: dids[0] }, author)).body.message).toMatch(/wrote this yourself/)
    for (const [i, id] of dids.entries())
      expect((await report(i < 5 ? { did: id } : { cid: id }, eager)).body.status).toBe('success')
    expect((await report({ did: own }, eager)).body.message).toMatch(
      /10 posts a day.*try again in 24 hours/,
    )
    for (const [i, id] of dids.entries())
      await app.call(
        'admin/decideItem',
        { ...(i < 5 ? { did: id } : { cid: id }), decision: 'show' },
        operator,
      )
    app.passSeconds(86_400)
    await report({ did: own }, eager)
    const { weight } = await app.db
      .selectFrom('reports')
      .where('item', '=', own)
      .select('weight')
      .executeTakeFirstOrThrow()
    expect(weight).toBe(0)
  })

  test('AZ-01 the queue and its decisions are the operator’s alone', async () => {
    const did = await createTestDiscussion(app, asha)
    for (const as of [undefined, asha])
      for (const [name, input] of [
        ['admin/getReports', {}],
        ['admin/decideItem', { did, decision: 'remove' }],
      ] as const)
        expect((await app.callRaw(name, input, as)).status).toBe(as ? 403 : 401)
  })
})
