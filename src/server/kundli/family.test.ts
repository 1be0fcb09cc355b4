import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases, openTestApp, type TestApp } from '../testing/test-app.ts'
import {
  createTestKundli,
  createTestUser,
  testBirthDetails,
  type TestUser,
} from '../testing/test-data.ts'

describe.each(testDatabases)('whose a kundli is, on %s', (on) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ on, at: new Date('2026-11-21T06:30:00Z') })
  })
  afterAll(() => app.close())

  const relate = (user: TestUser, input: object) =>
    app.callRaw('birthdetails/setRelation', input, user)
  async function listOf(user: TestUser) {
    const { body } = await app.call('birthdetails/list', {}, user)
    if (body.status !== 'success') throw new Error(body.message)
    return body.births.map(({ bid, relation, short_name }) => ({ bid, relation, short_name }))
  }
  async function familyOf(user: TestUser, language: 'en' | 'hi' = 'en') {
    const { body } = await app.call('predictions/family', {}, { ...user, language })
    if (body.status !== 'success') throw new Error(body.message)
    return body.family
  }

  test('is said by one call, changed and left open again; their own stands first', async () => {
    const user = await createTestUser(app)
    const mine = await createTestKundli(app, user)
    app.passSeconds(1)
    const child = await createTestKundli(app, user)
    expect(await listOf(user)).toMatchObject([{ bid: child, relation: null }, { bid: mine }])
    await relate(user, { bid: mine, relation: 'self', short_name: ' Ashu ' })
    await relate(user, { bid: child, relation: 'child' })
    expect(await listOf(user)).toEqual([
      { bid: mine, relation: 'self', short_name: 'Ashu' },
      { bid: child, relation: 'child', short_name: null },
    ])
    await relate(user, { bid: mine, relation: null, short_name: '' })
    expect(await listOf(user)).toContainEqual({ bid: mine, relation: null, short_name: null })
  })

  test('one at most is their own, also of two that are named so at once', async () => {
    const user = await createTestUser(app)
    const bids = [await createTestKundli(app, user), await createTestKundli(app, user)]
    await Promise.all(bids.map((bid) => relate(user, { bid, relation: 'self' })))
    const relations = (await listOf(user)).map(({ relation }) => relation)
    expect(relations.toSorted()).toEqual(['self', null].toSorted())
  })

  test('it is said with the birth itself too, when it is saved and when it is changed', async () => {
    const user = await createTestUser(app)
    const own = await createTestKundli(app, user, { relation: 'self', short_name: ' Ashu ' })
    expect(await listOf(user)).toEqual([{ bid: own, relation: 'self', short_name: 'Ashu' }])
    app.passSeconds(1)
    // A later one that is their own takes the earlier one's place.
    const later = await createTestKundli(app, user, { relation: 'self' })
    expect(await listOf(user)).toEqual([
      { bid: later, relation: 'self', short_name: null },
      { bid: own, relation: null, short_name: 'Ashu' },
    ])
    const update = (bid: string, more: object, who = user) =>
      app.callRaw('birthdetails/update', { ...testBirthDetails(more), bid }, who)
    // What a client that knows nothing of it leaves out stays.
    await update(own, {})
    await update(later, { relation: 'child', short_name: 'Chinu' })
    expect(await listOf(user)).toEqual([
      { bid: later, relation: 'child', short_name: 'Chinu' },
      { bid: own, relation: null, short_name: 'Ashu' },
    ])
    const other = await createTestUser(app)
    expect((await update(later, { relation: 'self' }, other)).status).toBe(404)
    expect((await update(later, { relation: 'cousin' })).status).toBe(422)
    expect(await listOf(user)).toContainEqual({
      ...{ bid: later, relation: 'child', short_name: 'Chinu' },
    })
  })

  test('the default kundli of the profile follows, with the tags that come from it', async () => {
    const user = await createTestUser(app)
    const [first, own] = [
      await createTestKundli(app, user),
      await createTestKundli(app, user, { dob: '02/07/1996', gender: 'Male' }),
    ]
    await app.db
      .insertInto('profiles')
      .values({ uid: user.uid, email: 'a@mail.invalid', email_verified_at: null, bid: first })
      .execute()
    await app.db
      .updateTable('users')
      .set({ display_name: 'asha-follows' })
      .where('uid', '=', user.uid)
      .execute()
    await relate(user, { bid: own, relation: 'self' })
    const { body } = await app.call('astrohub/get_user', {}, user)
    expect(body).toMatchObject({ default_birth_profile: own, gender: 'Male', rashi: 'Sagittarius' })
  })

  test('AZ-01 nobody says it of somebody else’s, and what was said before stays', async () => {
    const [user, other] = [await createTestUser(app), await createTestUser(app)]
    const own = await createTestKundli(app, user)
    await relate(user, { bid: own, relation: 'self' })
    const theirs = await createTestKundli(app, other)
    expect((await relate(user, { bid: theirs, relation: 'self' })).status).toBe(404)
    expect(await listOf(user)).toMatchObject([{ bid: own, relation: 'self' }])
    expect(await listOf(other)).toMatchObject([{ relation: null }])
    expect((await familyOf(user)).members.map(({ bid }) => bid)).toEqual([own])
  })

  test.each([{ relation: 'cousin' }, { short_name: 'x'.repeat(31) }])(
    '%j is refused',
    async (no) => {
      const user = await createTestUser(app)
      const bid = await createTestKundli(app, user)
      expect((await relate(user, { bid, ...no })).status).toBe(422)
    },
  )

  test('the family’s periods: one’s own first, each line with its fact, in the reader’s language', async () => {
    const user = await createTestUser(app)
    const friend = await createTestKundli(app, user, { tob_known: false })
    const child = await createTestKundli(app, user, { dob: '02/07/2016' })
    const own = await createTestKundli(app, user)
    await relate(user, { bid: child, relation: 'child', short_name: 'Chinu' })
    await relate(user, { bid: own, relation: 'self' })
    const family = await familyOf(user)
    expect(family.members.map(({ bid }) => bid)).toEqual([own, child, friend])
    expect(family.members.map(({ name }) => name)).toEqual(['Asha Test', 'Chinu', 'Asha Test'])
    // Without the minute of birth there are no periods, and the slow planets are told from the Moon.
    expect(family.members[2]!.running).toBeNull()
    expect(family.members[2]!.ahead.map(({ fact }) => fact.id).join()).not.toContain('antar')
    for (const { running, ahead } of family.members)
      for (const line of [running, ...ahead].filter((one) => one !== null)) {
        expect(line.text.length).toBeGreaterThan(20)
        expect(line.fact.because.length).toBeGreaterThan(10)
        expect(Date.parse(line.at)).toBeGreaterThan(app.server.context.clock().getTime())
      }
    expect(family.members[0]!.ahead.length).toBeGreaterThan(0)
    const hindi = await familyOf(user, 'hi')
    for (const { ahead } of hindi.members)
      for (const { text } of ahead) expect(text).toMatch(/^[^a-z]+$/i)
  })

  test('goes with the kundli, and stands in the export', async () => {
    const user = await createTestUser(app)
    const bid = await createTestKundli(app, user)
    await relate(user, { bid, relation: 'parent', short_name: 'Aai' })
    const exported = await app.callRaw('users/exportData', {}, user)
    expect(JSON.stringify(exported.body)).toMatch(/"relation":"parent".*"short_name":"Aai"/)
    await app.call('birthdetails/delete', { bid }, user)
    expect((await familyOf(user)).members).toEqual([])
  })
})
