import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, house, type TestHouse } from '../../testing/test-app.ts'
import { aUser, type MadeUser } from '../../testing/make.ts'
import { aComment, aDiscussion, aMember, pointsLeft, type Member } from '../forum.testing.ts'

describe.each(databases)('moderation on %s', (on) => {
  let it: TestHouse
  let operator: MadeUser
  let asha: Member
  beforeAll(async () => {
    it = await house({ on })
    operator = await aUser(it, { role: 'operator' })
    asha = await aMember(it)
  })
  afterAll(() => it.close())
  const report = (item: object, as: MadeUser) =>
    it.ask('astrohub/report', { ...item, reason: 'spam', note: 'It sells something' }, as)
  const told = async (as: MadeUser) => {
    const { body } = await it.ask('astrohub/get_notifications', {}, as)
    return body.status === 'success' ? body.notifications.map(({ message }) => message) : []
  }

  test('three reports hide a post until it is decided; kept, it comes back where it was, and both sides are told', async () => {
    const author = await aMember(it)
    const did = await aDiscussion(it, author, { title: 'Reported but right' })
    const newer = await aDiscussion(it, asha)
    const reporters = await Promise.all([1, 2, 3].map(() => aUser(it)))
    for (const [i, one] of reporters.entries()) {
      expect((await it.ask('astrohub/get_discussion', { did })).status).toBe(200)
      expect((await report({ did }, one)).body.status, String(i)).toBe('success')
      expect((await report({ did }, one)).body.status).toBe('fail')
    }
    expect((await it.ask('astrohub/get_discussion', { did })).status).toBe(404)
    expect((await it.ask('astrohub/get_discussion', { did }, author)).body).toMatchObject({
      discussion: { state: 'hidden' },
    })
    expect(await pointsLeft(it, author.uid)).toBe(20)
    const { body: queue } = await it.ask('admin/getReports', {}, operator)
    const item = queue.status === 'success' && queue.items.find((one) => one.did === did)
    expect(item).toMatchObject({ state: 'hidden', why: 'reported', display_name: author.name })
    expect(item && item.reports.map(({ reason }) => reason)).toEqual(['spam', 'spam', 'spam'])
    await it.ask('admin/decideItem', { did, decision: 'show' }, operator)
    const { body } = await it.ask('astrohub/search_discussions', {})
    const dids = body.status === 'success' ? body.discussions.map((one) => one.did) : []
    expect(dids.indexOf(did)).toBeGreaterThan(dids.indexOf(newer))
    expect((await told(author))[0]).toMatch(/keeps to the rules and stays/)
    for (const one of reporters) expect((await told(one))[0]).toMatch(/It keeps to the rules/)
  })

  test('what is removed takes its points back and tells both sides; a ban comes with it if so decided', async () => {
    const author = await aMember(it)
    const reporter = await aUser(it)
    const did = await aDiscussion(it, asha)
    const cid = await aComment(it, author, did)
    await report({ cid }, reporter)
    expect(await pointsLeft(it, author.uid)).toBe(5)
    const { body } = await it.ask(
      'admin/decideItem',
      { cid, decision: 'remove', ban: true },
      operator,
    )
    expect(body.status).toBe('success')
    expect(await pointsLeft(it, author.uid)).toBe(0)
    // The ban has ended their sessions; logged in again, they may read and pay, but not take part.
    expect((await it.askRaw('astrohub/get_notifications', {}, author)).status).toBe(401)
    await it.db
      .updateTable('sessions')
      .set({ revoked_at: null })
      .where('uid', '=', author.uid)
      .execute()
    expect((await told(author))[0]).toMatch(/was removed/)
    expect((await told(reporter))[0]).toMatch(/was removed. Thank you/)
    expect((await it.ask('astrohub/get_discussion', { did })).body).toMatchObject({
      discussion: { comment_count: 0, latest_comment: null },
    })
    const { body: refused } = await it.ask(
      'astrohub/insert_comment',
      { did, comment: 'Again' },
      author,
    )
    expect(refused.message).toMatch(/may not take part/)
    const acts = await it.db
      .selectFrom('operator_acts')
      .where('subject', '=', cid)
      .selectAll()
      .execute()
    expect(acts).toMatchObject([{ uid: operator.uid, detail: { decision: 'remove', ban: true } }])
  })

  test('ten reports a day, none of one’s own, and who is mostly wrong weighs less', async () => {
    const author = await aMember(it)
    const dids = []
    for (let i = 0; i < 5; i++) dids.push(await aDiscussion(it, author))
    for (let i = 0; i < 5; i++) dids.push(await aComment(it, author, dids[0] as string))
    const own = await aDiscussion(it, asha)
    const eager = await aUser(it)
    expect((await report({ did: dids[0] }, author)).body.message).toMatch(/your own/)
    for (const [i, id] of dids.entries())
      expect((await report(i < 5 ? { did: id } : { cid: id }, eager)).body.status).toBe('success')
    expect((await report({ did: own }, eager)).body.message).toMatch(
      /10 posts a day.*try again in 24 hours/,
    )
    for (const [i, id] of dids.entries())
      await it.ask(
        'admin/decideItem',
        { ...(i < 5 ? { did: id } : { cid: id }), decision: 'show' },
        operator,
      )
    it.passSeconds(86_400)
    await report({ did: own }, eager)
    const { weight } = await it.db
      .selectFrom('reports')
      .where('item', '=', own)
      .select('weight')
      .executeTakeFirstOrThrow()
    expect(weight).toBe(0)
  })

  test('AZ-01 the queue and its decisions are the operator’s alone', async () => {
    const did = await aDiscussion(it, asha)
    for (const as of [undefined, asha])
      for (const [name, asks] of [
        ['admin/getReports', {}],
        ['admin/decideItem', { did, decision: 'remove' }],
      ] as const)
        expect((await it.askRaw(name, asks, as)).status).toBe(as ? 403 : 401)
  })
})
