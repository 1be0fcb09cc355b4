import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eraseAccount } from '../accounts/erase-account.ts'
import { transact } from '../db/database.ts'
import { testDatabases, openTestApp, type TestApp } from '../testing/test-app.ts'
import { createTestKundli, createTestUser } from '../testing/test-data.ts'
import {
  createTestComment,
  createTestDiscussion,
  createTestMember,
  waitingText,
  type TestMember,
} from './forum.testing.ts'

describe.each(testDatabases)('AstroHub on %s', (on) => {
  let app: TestApp
  let asha: TestMember
  let ravi: TestMember
  beforeAll(async () => {
    app = await openTestApp({ on })
    asha = await createTestMember(app)
    ravi = await createTestMember(app)
  })
  afterAll(() => app.close())

  const readDiscussion = async (did: string, as?: { jwt: string }) => {
    const { body, status } = await app.call('astrohub/get_discussion', { did }, as)
    return body.status === 'success' ? body.discussion : status
  }
  const list = async (input: object, as?: { jwt: string; language?: 'hi' }) => {
    const { body } = await app.call('astrohub/search_discussions', input, as)
    if (body.status !== 'success') throw new Error(body.message)
    return body
  }

  test('a discussion is listed first, with its author, counts and latest comment', async () => {
    const did = await createTestDiscussion(app, asha, { title: '  When   will I marry? ' })
    await createTestComment(app, ravi, did, 'Look at Venus.')
    await createTestComment(app, asha, did, 'Thank you, I will.')
    const { discussions, page_count } = await list({})
    expect(page_count).toBeGreaterThan(0)
    expect(discussions[0]).toMatchObject({
      did,
      uid: asha.uid,
      display_name: asha.name,
      title: 'When will I marry?',
      comment_count: 2,
      latest_comment: 'Thank you, I will.',
      latest_comment_display_name: asha.name,
      my_vote: null,
      state: 'shown',
    })
    expect(discussions[0]?.slug).toMatch(/^when-will-i-marry-\d{10}$/)
    const { body } = await app.call('astrohub/get_comments', { did })
    expect(body.status === 'success' && body.comments.map((c) => c.comment)).toEqual([
      'Look at Venus.',
      'Thank you, I will.',
    ])
  })

  test('deleting the latest comment brings back the one before it', async () => {
    const did = await createTestDiscussion(app, asha)
    await createTestComment(app, ravi, did, 'First of two.')
    const cid = await createTestComment(app, ravi, did, 'Second of two.')
    await app.call('astrohub/delete_comment', { cid }, ravi)
    expect(await readDiscussion(did)).toMatchObject({
      comment_count: 1,
      latest_comment: 'First of two.',
    })
  })

  test('pages of ten follow each other without gap or repeat, however many were deleted between', async () => {
    const author = await createTestMember(app)
    await app.db
      .updateTable('profiles')
      .set({ created_at: new Date(0) })
      .where('uid', '=', author.uid)
      .execute()
    await app.db
      .updateTable('users')
      .set({ created_at: new Date(0) })
      .where('uid', '=', author.uid)
      .execute()
    for (let i = 0; i < 5; i++) await createTestDiscussion(app, author)
    const otherAuthors = await Promise.all(Array.from({ length: 4 }, () => createTestMember(app)))
    for (const otherAuthor of otherAuthors)
      for (let i = 0; i < 5; i++) await createTestDiscussion(app, otherAuthor)
    const first = await list({})
    const deletedId = first.discussions[3]?.did as string
    const owner = [author, ...otherAuthors, asha, ravi].find(
      (one) => one.uid === first.discussions[3]?.uid,
    ) as TestMember
    await app.call('astrohub/delete_discussion', { did: deletedId }, owner)
    const listedIds = []
    const { page_count } = await list({})
    for (let start = 1; start <= page_count; start++) {
      const { discussions } = await list({ start })
      if (start < page_count) expect(discussions).toHaveLength(10)
      listedIds.push(...discussions.map(({ did }) => did))
    }
    const shownRows = await app.db
      .selectFrom('discussions')
      .where('state', '=', 'shown')
      .select('did')
      .orderBy('place', 'desc')
      .execute()
    expect(listedIds).toEqual(shownRows.map(({ did }) => did))
    expect((await list({ start: page_count + 1 })).discussions).toEqual([])
    expect((await list({ start: 1_000_000 })).discussions).toEqual([])
  })

  test('what has to wait is seen by its author and operators alone, until it is let through', async () => {
    const fresh = await createTestMember(app)
    const operator = await createTestUser(app, { role: 'operator' })
    const draft = { title: 'My very first question', description: waitingText }
    const did = await createTestDiscussion(app, fresh, draft)
    expect(await readDiscussion(did)).toBe(404)
    expect(await readDiscussion(did, ravi)).toBe(404)
    expect(await readDiscussion(did, fresh)).toMatchObject({ state: 'waiting' })
    expect((await list({})).discussions.map((d) => d.did)).not.toContain(did)
    expect((await list({ query: 'very first question' })).discussions).toEqual([])
    const { body: reply } = await app.call('astrohub/insert_comment', { did, comment: 'Hm.' }, ravi)
    expect(reply.status).toBe('fail')
    expect(await readDiscussion(await createTestDiscussion(app, fresh))).toMatchObject({
      state: 'shown',
    })
    expect((await app.call('admin/decideItem', { did, decision: 'show' }, ravi)).status).toBe(403)
    const { body } = await app.call('admin/decideItem', { did, decision: 'show' }, operator)
    expect(body.status).toBe('success')
    expect((await list({})).discussions[0]?.did).toBe(did)
    const told = await app.call('astrohub/get_notifications', {}, fresh)
    expect(told.body).toMatchObject({ notifications: [{ did, highlight: true }] })
    const acts = await app.db
      .selectFrom('operator_acts')
      .where('subject', '=', did)
      .selectAll()
      .execute()
    expect(acts).toMatchObject([{ uid: operator.uid, act: 'admin/decideItem' }])
  })

  test.each([
    'See https://example.com/cheap',
    'see www.example.org now',
    'write to astro dot com',
    'mail me at someone@example.org',
    'call +91 98765 43210',
    'नंबर ९८७६५ ४३२१० पर',
    'wa.me/919876543210',
    'http\u200bs://hidden.example',
  ])('what leads away waits: %s', async (description) => {
    const did = await createTestDiscussion(app, await createTestMember(app), { description })
    expect(await readDiscussion(did)).toBe(404)
  })

  test('an edit changes title and description only, and a link put in later waits', async () => {
    const did = await createTestDiscussion(app, asha)
    const edit = (more: object) =>
      app.callRaw('astrohub/update_discussion', { did, title: 'A new title', ...more }, asha)
    await edit({ description: 'A new description', upvotes: 99, uid: ravi.uid, rashi_tag: 'Leo' })
    expect(await readDiscussion(did)).toMatchObject({
      title: 'A new title',
      description: 'A new description',
      upvotes: 0,
      uid: asha.uid,
      rashi_tag: '',
    })
    await edit({ description: 'Look at https://spam.example' })
    expect(await readDiscussion(did)).toBe(404)
    expect(await readDiscussion(did, asha)).toMatchObject({ state: 'waiting' })
  })

  test('tags are the chart’s whatever is sent, may be left off, and are said in the reader’s language', async () => {
    const user = await createTestUser(app)
    const bid = await createTestKundli(app, user)
    const member = await createTestMember(app, { user, bid })
    const discussionInput = {
      title: 'With all tags',
      description: 'From my kundli',
      rashi_tag: 'Leo',
      nakshatra_tag: 'Magha',
      mahadasha_tag: '',
    }
    const { body } = await app.call('astrohub/insert_discussion', discussionInput, member)
    const did = body.status === 'success' ? body.did : ''
    const mine = await app.call('astrohub/get_user', {}, member)
    const { rashi, nakshatra, current_mahadasha } = mine.body as unknown as Record<string, string>
    expect([rashi, nakshatra, current_mahadasha].every(Boolean)).toBe(true)
    expect(await readDiscussion(did)).toMatchObject({
      rashi_tag: rashi,
      nakshatra_tag: nakshatra,
      mahadasha_tag: '',
    })
    const { body: hindi } = await app.call('astrohub/get_discussion', { did }, { language: 'hi' })
    expect(hindi.status === 'success' && hindi.discussion.rashi_tag).toMatch(/[\u0900-\u097f]/)
  })

  test('the same text twice is refused, and so is the sixth discussion of a newcomer in a day, saying when', async () => {
    const fresh = await createTestMember(app)
    const typed = { title: 'Said once is enough', description: 'Truly enough.' }
    await createTestDiscussion(app, fresh, typed)
    const again = await app.call('astrohub/insert_discussion', typed, fresh)
    expect(again.body).toMatchObject({ status: 'fail', message: 'You have posted this already.' })
    for (let i = 0; i < 4; i++) await createTestDiscussion(app, fresh)
    const sixth = await app.call(
      'astrohub/insert_discussion',
      { title: 'One too many', description: 'Of today' },
      { ...fresh, language: 'hi' },
    )
    expect(sixth.body.message).toMatch(/5 चर्चाएँ.*24 घंटे बाद/)
  })

  test('AZ-01 AZ-07 nobody edits or deletes what is another’s, or votes on what is not there', async () => {
    const did = await createTestDiscussion(app, asha)
    const cid = await createTestComment(app, asha, did)
    const changedTexts = { title: 'Taken over', description: 'By somebody' }
    const guess = crypto.randomUUID()
    for (const [name, input] of [
      ['astrohub/update_discussion', { did, ...changedTexts }],
      ['astrohub/delete_discussion', { did }],
      ['astrohub/delete_comment', { cid }],
      ['astrohub/insert_vote', { did: guess, type: 1 }],
      ['astrohub/insert_vote', { cid: did, type: 1 }],
      ['astrohub/report', { cid: guess, reason: 'spam' }],
      ['astrohub/get_comments', { did: guess }],
    ] as const)
      expect((await app.callRaw(name, input, ravi)).status, name).toBe(404)
    expect((await app.callRaw('astrohub/insert_vote', { did, cid, type: 1 }, ravi)).status).toBe(
      422,
    )
    expect(await readDiscussion(did)).toMatchObject({ comment_count: 1, state: 'shown' })
  })

  test('AZ-02 votes, points, ban and owner sent along count nowhere', async () => {
    const forgedInput = {
      title: 'Full of wishes',
      description: `None of which count. ${waitingText}`,
      uid: ravi.uid,
      upvotes: 50,
      state: 'shown',
      place: 1,
      created_at: '2020-01-01T00:00:00Z',
      display_name: 'Drishti',
    }
    const member = await createTestMember(app)
    const { body } = await app.callRaw('astrohub/insert_discussion', forgedInput, member)
    const { did } = body as unknown as { did: string }
    expect(await readDiscussion(did, member)).toMatchObject({
      uid: member.uid,
      upvotes: 0,
      state: 'waiting',
      display_name: member.name,
    })
    await app.callRaw('astrohub/update_user', { is_ban: 1, points_owed: -5, uid: ravi.uid }, member)
    const own = await app.call('astrohub/get_user', {}, member)
    expect(own.body).toMatchObject({ is_ban: 0, astrohub_points: 0 })
  })

  test('AZ-05 what others are shown holds no email, mobile or birth', async () => {
    const user = await createTestUser(app)
    const bid = await createTestKundli(app, user, { full_name: 'Hidden Lighthouse' })
    const member = await createTestMember(app, { user, bid })
    const did = await createTestDiscussion(app, member)
    await createTestComment(app, member, did)
    for (const as of [undefined, ravi])
      for (const [name, input] of [
        ['astrohub/get_user', { uid: member.uid }],
        ['astrohub/search_discussions', {}],
        ['astrohub/search_discussions', { uid: member.uid }],
        ['astrohub/get_discussion', { did }],
        ['astrohub/get_comments', { did }],
      ] as const) {
        const said = JSON.stringify((await app.callRaw(name, input, as)).body)
        for (const secret of [member.mobile, `${member.name}@`, bid, 'Lighthouse'])
          expect(said.includes(secret), `${name}: ${secret}`).toBe(false)
      }
  })

  test('AZ-06 who is banned posts, comments, votes and reports no more, but reads and exports', async () => {
    const did = await createTestDiscussion(app, asha)
    const bannedMember = await createTestMember(app)
    await app.db
      .updateTable('users')
      .set({ is_ban: true })
      .where('uid', '=', bannedMember.uid)
      .execute()
    for (const [name, input] of [
      ['astrohub/insert_discussion', { title: 'Let me in', description: 'Please do' }],
      ['astrohub/insert_comment', { did, comment: 'Let me in' }],
      ['astrohub/insert_vote', { did, type: 1 }],
      ['astrohub/report', { did, reason: 'spam' }],
    ] as const) {
      const { body } = await app.callRaw(name, input, bannedMember)
      expect(body, name).toMatchObject({ status: 'fail', message: /may not take part/ as never })
    }
    expect((await app.call('users/exportData', {}, bannedMember)).status).toBe(200)
    expect(await readDiscussion(did, bannedMember)).toMatchObject({ did })
  })

  test('a member who deletes their account leaves what was answered, without a name', async () => {
    const leaving = await createTestMember(app)
    const did = await createTestDiscussion(app, leaving)
    await createTestComment(app, leaving, did)
    const otherDiscussionId = await createTestDiscussion(app, ravi)
    await app.call('astrohub/insert_vote', { did: otherDiscussionId, type: 1 }, leaving)
    await transact(app.db, (tx) => eraseAccount(app.server.context, tx, leaving.mobile, new Date()))
    expect(await readDiscussion(did)).toMatchObject({
      uid: '',
      display_name: 'Former member',
      comment_count: 1,
    })
    expect(await readDiscussion(otherDiscussionId)).toMatchObject({ upvotes: 0 })
    expect((await app.call('astrohub/get_user', { uid: leaving.uid })).body.status).toBe('fail')
  })
})
