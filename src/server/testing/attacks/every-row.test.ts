import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apis, type ApiName } from '../../../contract/apis.ts'
import { defineApi } from '../../../contract/core/endpoint.ts'
import { getMethodApis } from '../../../contract/get-method-apis.ts'
import { bothDatabases, openTestApp, type TestApp } from '../test-app.ts'
import { createTestUser } from '../test-data.ts'
import { requestsOf } from './requests/requests.testing.ts'
import { createTestPerson, storedDataOf, type TestPerson } from './test-person.testing.ts'

const names = Object.keys(apis) as ApiName[]
const forUsers = names.filter((name) => apis[name].who !== 'anyone')
/** Where the sender's own things end: left for last. */
const ends: ApiName[] = [
  'users/logout',
  'users/deleteAccount',
  'birthdetails/delete',
  'chats/deleteChat',
]

/** What a client must never be able to say about anybody. */
const forgedFieldsOf = (of: TestPerson) => ({
  uid: of.user.uid,
  sid: of.user.sid,
  owner: of.user.uid,
  is_ban: true,
  role: 'operator',
  who: 'operator',
  device_role: 'operator',
  votes: 1000,
  points: 1000,
  astrohub_points: 1000,
  price: 0,
  amount: 1_000_000,
  balance: 1_000_000,
  questions_left: 1000,
  oracle_questions: 1000,
  charged: false,
  hold_id: null,
  state: 'complete',
  answer: 'Written by myself.',
  paid_until: '2099-01-01T00:00:00Z',
  delete_grant_until: '2099-01-01T00:00:00Z',
  deleted_at: '2020-01-01T00:00:00Z',
  invited_by: of.user.uid,
  created_at: '2020-01-01T00:00:00Z',
  constructor: 'x',
})

describe.each(bothDatabases)('every row on %s', (on) => {
  let app: TestApp
  let asha: TestPerson
  let ravi: TestPerson
  beforeAll(async () => {
    app = await openTestApp({ on })
    asha = await createTestPerson(app, 'Ashalata')
    ravi = await createTestPerson(app, 'Ravindra')
  })
  afterAll(() => app.close())

  test('AZ-01 no call shows or changes what is somebody else’s, whoever asks with their ids', async () => {
    const before = await storedDataOf(app, asha)
    const caller = undefined
    for (const jwt of [caller, ravi.user.jwt])
      for (const [name, input] of Object.entries(requestsOf(asha)) as [ApiName, object][]) {
        if (name === 'users/logout' && jwt) continue
        const reply = await app.callRaw(name, input, { jwt })
        const replyText = `${reply.text}${JSON.stringify(reply.body)}`
        const callLabel = `${name} as ${jwt ? 'another user' : 'a visitor'}`
        expect(reply.status, callLabel).toBeLessThan(500)
        for (const secret of asha.secrets)
          expect(replyText.includes(secret), `${callLabel}: ${replyText}`).toBe(false)
        if (!jwt && forUsers.includes(name)) expect(reply.status, callLabel).toBe(401)
        // What is asked for by an id that is not theirs does not exist.
        const ids = ['bid', 'asst_id', 'mid', 'memory_id', 'share_id', 'muhurta_id']
        const byId = name !== 'chats/getShared' && ids.some((id) => id in input)
        if (jwt && byId) expect(reply.status, callLabel).toBe(404)
        expect(await storedDataOf(app, asha), callLabel).toEqual(before)
      }
  })

  test('AZ-01 one id of one’s own does not open another’s: kundli, chat and answer must all be theirs', async () => {
    const before = await storedDataOf(app, asha)
    const mixedRequests: [ApiName, object][] = [
      ['chats/sendMessage', { bid: ravi.bid, asst_id: asha.asstId, astrologer: 'Oracle' }],
      ['chats/sendMessage', { bid: asha.bid, asst_id: ravi.asstId, astrologer: 'Oracle' }],
      ['chats/sendMessage', { bid: ravi.bid, asst_id: ravi.asstId, astrologer: 'Astra' }],
      // An id of another kind.
      ['birthdetails/chart', { bid: ravi.asstId }],
      ['chats/getChat', { asst_id: ravi.bid }],
      ['chats/resume', { mid: ravi.asstId }],
      ['chats/stopAnswer', { mid: asha.mid }],
    ]
    for (const [name, input] of mixedRequests) {
      const asked = { message: 'May I ask in this chat?', ...input }
      expect((await app.callRaw(name, asked, ravi.user)).status, JSON.stringify(input)).toBe(404)
    }
    expect(await storedDataOf(app, asha)).toEqual(before)
  })

  test('AZ-02 fields that no call asks for count nowhere: not for oneself, not for others', async () => {
    const before = await storedDataOf(app, asha)
    const own = Object.entries(requestsOf(ravi)) as [ApiName, object][]
    const calls = own.filter(([name]) => !ends.includes(name))
    for (const [name, input] of calls) {
      const sent = { ...forgedFieldsOf(asha), ...input }
      const { status } = await app.callRaw(name, sent, ravi.user)
      expect(status, name).toBeLessThan(500)
    }
    expect(await storedDataOf(app, asha)).toEqual(before)
    const { users, births, chats, messages, sessions } = await storedDataOf(app, ravi)
    expect(users).toMatchObject([
      { role: 'user', is_ban: false, invited_by: null, deleted_at: null },
    ])
    expect(users[0]?.created_at.getFullYear()).toBeGreaterThan(2020)
    expect(sessions).toMatchObject([{ sid: ravi.user.sid, delete_grant_until: null }])
    expect(births.every(({ created_at }) => created_at.getFullYear() > 2020)).toBe(true)
    expect(chats).toMatchObject([{ asst_id: ravi.asstId, paid_until: null, deleted_at: null }])
    expect(messages.map(({ answer }) => answer)).not.toContain('Written by myself.')
    const answeredMessages = messages.filter(({ outcome }) => outcome === 'answer')
    expect(answeredMessages.every(({ charged }) => charged)).toBe(true)
    const { body } = await app.call('users/getBalance', {}, ravi.user)
    expect(body).toMatchObject({
      oracle_questions: 3 - answeredMessages.length,
      astra_questions: 3,
      balance: 0,
    })
    expect(
      (await app.db.selectFrom('users').where('role', '=', 'operator').select('uid').execute())
        .length,
    ).toBe(0)
  })

  test('AZ-06 no call lifts a ban; what was given and kept stays the banned user’s own', async () => {
    const user = await createTestUser(app)
    await app.db.updateTable('users').set({ is_ban: true }).where('uid', '=', user.uid).execute()
    for (const [name, input] of Object.entries(requestsOf({ ...ravi, user })) as [
      ApiName,
      object,
    ][])
      if (!ends.includes(name)) await app.callRaw(name, { ...input, is_ban: false }, user)
    const { is_ban } = await app.db
      .selectFrom('users')
      .where('uid', '=', user.uid)
      .select('is_ban')
      .executeTakeFirstOrThrow()
    expect(is_ban).toBe(true)
    expect((await app.call('users/exportData', {}, user)).status).toBe(200)
    expect((await app.call('users/getBalance', {}, user)).body).toMatchObject({
      oracle_questions: 3,
    })
  })

  test('AZ-07 ids that were deleted hit nothing any more', async () => {
    const leena = await createTestPerson(app, 'Leenavati')
    const deletionReply = await app.call(
      'birthdetails/delete',
      { bid: leena.bid, with_chats: true },
      leena.user,
    )
    expect(deletionReply.body).toMatchObject({ status: 'success', deleted_chats: 1 })
    for (const [name, input] of Object.entries(requestsOf(leena)) as [ApiName, object][])
      // Deleting what is deleted is no mistake.
      if (name !== 'chats/deleteChat' && ['bid', 'asst_id', 'mid'].some((id) => id in input))
        expect((await app.callRaw(name, input, leena.user)).status, name).toBe(404)
  })

  test('WEB-04 no reply of any call may be kept by anyone', async () => {
    for (const [name, input] of Object.entries(requestsOf(ravi)) as [ApiName, object][]) {
      if (ends.includes(name)) continue
      for (const options of [{}, ravi.user]) {
        const { headers, status } = await app.callRaw(name, input, options)
        expect(headers['cache-control'], `${name} ${status}`).toBe('no-store')
        expect(headers['x-content-type-options'], name).toBe('nosniff')
        expect(headers['set-cookie'], name).toBeUndefined()
      }
    }
  })
})

test('AZ-04 a row that does not say who may call does not compile', () => {
  const { input, output: answers } = apis['users/logout']
  // @ts-expect-error `who` is missing
  defineApi({ method: 'POST', input, output: answers })
  // @ts-expect-error nobody knows such a caller
  defineApi({ method: 'POST', who: 'friend', input, output: answers })
  for (const name of names)
    expect(['anyone', 'user', 'handle', 'operator']).toContain(apis[name].who)
  // Open to everybody is the exception, and each is here on purpose.
  const open = names.filter((name) => apis[name].who === 'anyone')
  expect(open.toSorted()).toEqual(
    [
      ...['blog/getCount', 'blog/post', 'blog/posts'],
      ...['ai/getInfo', 'languages', 'places/locate', 'places/suggest', 'about', 'videos'],
      ...['site/links', 'site/reviews', 'site/stats', 'site/testimonials'],
      ...['recharges/getPrices', 'subscriptions/get_count', 'subscriptions/plans'],
      'horoscope/getHoroscope',
      // By a sign; by a kundli for its owner alone.
      'today/getDay',
      'festivals/getCalendar',
      'forecasts/getCounts',
      // By a signed token, which can do nothing else.
      'reminders/stop',
      ...['panchang/findMuhurta', 'panchang/getDay', 'panchang/getMonth'],
      ...[
        'birthdetails/celebrities',
        'birthdetails/chart',
        'birthdetails/kundli',
        'birthdetails/drawing',
        'birthdetails/dashas',
        'birthdetails/match',
      ],
      ...['astrohub/getAvatars', 'astrohub/get_comments', 'astrohub/get_discussion'],
      ...['astrohub/get_user', 'astrohub/search_discussions', 'astrohub/similar_discussions'],
      'astrohub/discussion_addresses',
      // The first lines before log-in, of what is sent along.
      'chats/previewAnswer',
      // Who has the link may read it, whoever they are.
      'chats/getShared',
      ...['sms/getOTP', 'sms/getChallenge', 'sms/validateOTP', 'users/deleteAccount'],
    ].toSorted(),
  )
  expect(getMethodApis.every((name) => apis[name].method === 'GET')).toBe(true)
})
