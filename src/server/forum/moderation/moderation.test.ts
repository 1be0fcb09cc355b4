import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aUser, type MadeUser } from '../../testing/make.ts'
import { aComment, aDiscussion, aMember, pointsLeft, type Member } from '../forum.testing.ts'

describe.each(databases)('moderation on %s', (on) => {
  let app: TestApp
  let operator: MadeUser
  let asha: Member
  beforeAll(async () => {
    app = await openTestApp({ on })
    operator = await aUser(app, { role: 'operator' })
    asha = await aMember(app)
  })
  afterAll(() => app.close())
  const report = (item: object, as: MadeUser) =>
    app.call('astrohub/report', { ...item, reason: 'spam', note: 'It sells something' }, as)
  const messagesOf = async (as: MadeUser) => {
    const { body } = await app.call('astrohub/get_notifications', {}, as)
    return body.status === 'success' ? body.notifications.map(({ message }) => message) : []
  }

  test('three reports hide a post until it is decided; kept, it comes back where it was, and both sides are told', async () => {
    const author = await aMember(app)
    const did = await aDiscussion(app, author, { title: 'Reported but right' })
    const newer = await aDiscussion(app, asha)
    const reporters = await Promise.all([1, 2, 3].map(() => aUser(app)))
    for (const [i, reporter] of reporters.entries()) {
      expect((await app.call('astrohub/get_discussion', { did })).status).toBe(200)
      expect((await report({ did }, reporter)).body.status, String(i)).toBe('success')
      expect((await report({ did }, reporter)).body.status).toBe('fail')
    }
    expect((await app.call('astrohub/get_discussion', { did })).status).toBe(404)
    expect((await app.call('astrohub/get_discussion', { did }, author)).body).toMatchObject({
      discussion: { state: 'hidden' },
    })
    expect(await pointsLeft(app, author.uid)).toBe(20)
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
    const author = await aMember(app)
    const reporter = await aUser(app)
    const did = await aDiscussion(app, asha)
    const cid = await aComment(app, author, did)
    await report({ cid }, reporter)
    expect(await pointsLeft(app, author.uid)).toBe(5)
    const { body } = await app.call(
      'admin/decideItem',
      { cid, decision: 'remove', ban: true },
      operator,
    )
    expect(body.status).toBe('success')
    expect(await pointsLeft(app, author.uid)).toBe(0)
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
    const author = await aMember(app)
    const dids = []
    for (let i = 0; i < 5; i++) dids.push(await aDiscussion(app, author))
    for (let i = 0; i < 5; i++) dids.push(await aComment(app, author, dids[0] as string))
    const own = await aDiscussion(app, asha)
    const eager = await aUser(app)
    expect((await report({ did: dids[0] }, author)).body.message).toMatch(/your own/)
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
    const did = await aDiscussion(app, asha)
    for (const as of [undefined, asha])
      for (const [name, input] of [
        ['admin/getReports', {}],
        ['admin/decideItem', { did, decision: 'remove' }],
      ] as const)
        expect((await app.callRaw(name, input, as)).status).toBe(as ? 403 : 401)
  })
})
