import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { renewTestSessions } from '../test-data.ts'
import fc from 'fast-check'
import { apis, type ApiName } from '../../../contract/apis.ts'
import { failure } from '../../../contract/core/endpoint.ts'
import { testDatabases, openTestApp, type TestApp } from '../test-app.ts'
import { requestsOf } from './requests/requests.testing.ts'
import { createTestPerson, type TestPerson } from './test-person.testing.ts'

/** Calls on each database; FUZZ_CALLS=10000 for the whole of WEB-08. */
const names = Object.keys(apis) as ApiName[]
const calls = Number(process.env.FUZZ_CALLS ?? names.length * 8)

/** Calls that need what is not there yet: a code, a signed payment, a plan, points, a discussion, an item to decide. */
const needsMore: ApiName[] = [
  'chats/reportMiss',
  'admin/confirmSecondFactor',
  'admin/decideAnswer',
  'admin/decideItem',
  'admin/decideRefund',
  'admin/enterSecondFactor',
  'admin/giveQuestions',
  'admin/refundQuestion',
  'admin/setBan',
  'astrohub/delete_comment',
  'astrohub/delete_discussion',
  'astrohub/get_comments',
  'astrohub/get_discussion',
  'astrohub/get_user',
  'astrohub/insert_comment',
  'astrohub/insert_user',
  'astrohub/insert_vote',
  'astrohub/redeem_questions',
  'astrohub/report',
  'astrohub/send_email_code',
  'astrohub/transfer_questions',
  'astrohub/update_discussion',
  'astrohub/update_user',
  'astrohub/verify_email',
  'recharges/confirm',
  'recharges/requestRefund',
  // Which want a code of a mail, and a signed word.
  'reminders/confirmMail',
  'reminders/stop',
  'sms/validateOTP',
  'subscriptions/cancel_subscription',
  'subscriptions/stop_renewal',
  'subscriptions/update_subscription',
  'users/claimAppReward',
  'users/confirmCode',
  'users/deleteAccount',
  'users/endSession',
  'users/invite',
]
/** After these the person's things are gone for the calls that follow. */
const endsThings = /logout|delete|stop|unshare/i

/** A value that some field somewhere might stumble over. */
const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    '0',
    '-1',
    '1e308',
    '0x10',
    '٣',
    '\0',
    '\ud800',
    [],
    {},
    [[]],
  ),
  fc.constantFrom<unknown>(
    -1,
    0,
    0.5,
    1e308,
    -0,
    2 ** 53,
    'English',
    'Oracle',
    'web',
    '__proto__',
    'null',
  ),
  fc.constantFrom(
    '29/02/1900',
    '31/04/2000',
    '00/00/0000',
    '24:00',
    '23:59',
    '99:99',
    'D9',
    '0.0.0',
    '919876500000',
  ),
  fc.uuid(),
  fc.string({ unit: 'binary', maxLength: 1200 }),
  fc.double(),
  fc.integer(),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Sent in place of the whole request. */
const wholeBodies: unknown[] = [
  null,
  7,
  'text',
  [],
  [[]],
  true,
  { bid: {} },
  { mobile: -1 },
  { mobile: 'x'.repeat(5000) },
  { mid: "' or 1=1 --" },
  { asst_id: 0 },
  { input: ['a', 'b'] },
  { page: '-1' },
  { page: 1e308 },
  { full_name: 'a\0b', message: 'a\0bcdefgh' },
  { language: '__proto__' },
  { uid: 'x', is_ban: true },
]

/** How one field of a valid request is bent. */
interface Bend {
  field: number
  how: 'replace' | 'drop' | 'add' | 'wrap'
  value: unknown
}
const bend: fc.Arbitrary<Bend> = fc.record({
  field: fc.nat(20),
  how: fc.constantFrom('replace', 'replace', 'replace', 'drop', 'add', 'wrap'),
  value: nasty,
})

function bent(input: object, bends: readonly Bend[]): Record<string, unknown> {
  const request: Record<string, unknown> = { ...input }
  for (const { field, how, value } of bends) {
    const fields = Object.keys(request)
    const name = fields[field % Math.max(fields.length, 1)] ?? 'x'
    if (how === 'replace') request[name] = value
    else if (how === 'drop') delete request[name]
    else if (how === 'wrap') request[name] = [request[name]]
    else request[`more_${field}`] = value
  }
  return request
}

describe.each(testDatabases)('WEB-08 on %s', (on) => {
  let app: TestApp
  let person: TestPerson
  beforeAll(async () => {
    app = await openTestApp({ on, env: { SMS_PER_HOUR: '1000000' } })
    person = await createTestPerson(app, 'Kamalini')
  })
  afterAll(() => app.close())

  test(
    `${calls} bent requests over every row: no fault, and every reply keeps its schema`,
    { timeout: 60_000 + calls * 500 },
    async () => {
      let requestCount = 0
      const arbitrary = fc.record({
        name: fc.constantFrom(...names),
        bends: fc.oneof(
          { weight: 4, arbitrary: fc.array(bend, { minLength: 1, maxLength: 3 }) },
          { weight: 1, arbitrary: fc.constant([]) },
        ),
        wholeBody: fc.option(
          fc.oneof(fc.constantFrom(...wholeBodies), fc.object({ maxDepth: 2 })),
          { freq: 4 },
        ),
        isVisitor: fc.nat(9).map((n) => n === 0),
      })
      await fc.assert(
        fc.asyncProperty(arbitrary, async ({ name, bends, wholeBody, isVisitor }) => {
          // Somebody new now and then: some calls end what the others need, and limits fill up.
          if (++requestCount % 100 === 0) {
            app.passSeconds(3601)
            person = await createTestPerson(app, 'Kamalini')
          }
          const isWhole = wholeBody !== null && apis[name].method !== 'GET'
          const input = isWhole ? wholeBody : bent(requestsOf(person)[name], bends)
          const reply = await app.callRaw(name, input, isVisitor ? {} : { jwt: person.user.jwt })
          const callLabel = `${name} → ${reply.status} ${JSON.stringify(reply.body).slice(0, 300)}`
          expect(reply.status, callLabel).toBeLessThan(500)
          if (reply.status === 200) {
            const said = apis[name].output.safeParse(reply.body)
            expect(said.success || failure.safeParse(reply.body).success, callLabel).toBe(true)
          } else {
            expect(failure.parse(reply.body).message, callLabel).not.toBe('')
            if (reply.status === 429)
              expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
          }
          expect(JSON.stringify(reply.body), callLabel).not.toMatch(
            /node_modules|\bat \w+ \(|select .* from/i,
          )
        }),
        { numRuns: calls, endOnFailure: true },
      )
    },
  )

  test('the requests that are bent are good ones: unbent, each succeeds but for a named few', async () => {
    const refused: string[] = []
    let asker = await createTestPerson(app, 'Kamalini')
    for (const [index, name] of names.entries()) {
      app.passSeconds(3601)
      if (endsThings.test(names[index - 1] ?? '')) asker = await createTestPerson(app, 'Kamalini')
      const display_name = `h${asker.user.uid.slice(0, 8)}`
      const role = name.startsWith('admin/') ? 'operator' : 'user'
      await app.db
        .updateTable('users')
        .set({ display_name, role })
        .where('uid', '=', asker.user.uid)
        .execute()
      if (role === 'operator') await renewTestSessions(app)
      const { status, body } = await app.callRaw(name, requestsOf(asker)[name], asker.user)
      if (status !== 200 || (body as { status?: string }).status === 'fail') refused.push(name)
    }
    expect(refused.toSorted()).toEqual(needsMore.toSorted())
  })
})
