import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ApiName, WireInput } from '../../contract/apis.ts'
import { kundliMessages as words } from '../../words/kundli/kundli.ts'
import { testDatabases, openTestApp, raceDatabases, type TestApp } from '../testing/test-app.ts'
import {
  createTestKundli,
  createTestUser,
  testBirthDetails,
  type TestUser,
} from '../testing/test-data.ts'

const noon = new Date('2026-06-15T12:00:00Z')
const newYork = { pob: 'New York, United States', lat: 40.71, lng: -74.01 }
const apia = { pob: 'Apia, Samoa', lat: -13.83, lng: -171.76 }

/** What draws each refusal that birth details can meet. */
const changesByRefusal = {
  invalidDay: [{ dob: '31/02/1991' }, { dob: '00/01/1991' }, { dob: '01/13/1991' }],
  dayNotInZone: [{ ...apia, dob: '30/12/2011', tob_known: false, tob: '' }],
  yearTooEarly: [{ dob: '31/12/1899' }],
  // The year had begun in India, but not yet at Greenwich, where the engine's tables begin.
  beforeRange: [{ dob: '01/01/1900', tob: '05:21' }],
  yearTooLate: [{ dob: '01/01/2027' }],
  // 17:30 by the clock of Pune at the house's noon.
  future: [
    { dob: '15/06/2026', tob: '17:31' },
    { dob: '16/06/2026', tob_known: false },
  ],
  hour24: [{ tob: '24:00' }, { tob: '24:30' }],
  invalidTime: [{ tob: '25:00' }, { tob: '12:60' }, { tob: '' }],
  clockGap: [
    { ...newYork, dob: '14/03/2010', tob: '02:30' },
    { dob: '01/10/1941', tob: '00:30' },
  ],
  clockRepeated: [
    { ...newYork, dob: '07/11/2010', tob: '01:30' },
    { dob: '14/05/1942', tob: '23:30' },
  ],
} satisfies Partial<Record<keyof typeof words, object[]>>
const cases = Object.entries(changesByRefusal).flatMap(([word, changes]) =>
  changes.map((change) => [word as keyof typeof changesByRefusal, change] as const),
)

describe.each(testDatabases)('kundlis on %s', (on) => {
  let drishti: TestApp
  let user: TestUser
  beforeAll(async () => {
    drishti = await openTestApp({ on, parts: { clock: () => noon } })
    user = await createTestUser(drishti)
  })
  afterAll(() => drishti.close())

  const listOf = async ({ jwt }: TestUser) => {
    const { body } = await drishti.call('birthdetails/list', {}, { jwt })
    if (body.status !== 'success') throw new Error(body.message)
    return body.births
  }
  const chartOf = async (input: WireInput<'birthdetails/chart'>, jwt?: string) => {
    const { body } = await drishti.call('birthdetails/chart', input, { jwt })
    if (body.status !== 'success') throw new Error(body.message)
    return body.chart
  }

  test('what is saved comes back as it was typed, with the zone of its place', async () => {
    const someone = await createTestUser(drishti)
    const birthInput = testBirthDetails({
      tob_sec: 7,
      full_name: '  आशा  ',
      marital_status: 'Divorced',
    })
    const savedReply = await drishti.call('birthdetails/add', birthInput, someone)
    expect(savedReply.body).toMatchObject({ status: 'success', message: words.saved.en })
    expect(await listOf(someone)).toEqual([
      {
        ...birthInput,
        full_name: 'आशा',
        bid: (savedReply.body as { bid: string }).bid,
        uid: someone.uid,
        tob_known: true,
        timezone: 'Asia/Kolkata',
        created_at: noon.toISOString(),
        relation: null,
        short_name: null,
        chats: 0,
      },
    ])
  })

  test.each(cases)(
    '%s is said for %j, in both languages, and nothing is saved',
    async (word, change) => {
      const before = await listOf(user)
      for (const language of ['en', 'hi'] as const)
        for (const name of ['birthdetails/add', 'birthdetails/chart'] as const) {
          const { status, body } = await drishti.call(name, testBirthDetails(change), {
            ...user,
            language,
          })
          expect(status).toBe(200)
          expect(body).toMatchObject({ status: 'fail', message: words[word][language] })
        }
      expect(await listOf(user)).toEqual(before)
    },
  )

  test.each([
    ['a gap', { ...newYork, dob: '14/03/2010', tob: '02:30' }, [-18_000, -14_400]],
    ['a repeated hour', { ...newYork, dob: '07/11/2010', tob: '01:30' }, [-14_400, -18_000]],
    ['the end of India’s first war time', { dob: '14/05/1942', tob: '23:30' }, [23_400, 19_800]],
    ['the end of its second', { dob: '14/10/1945', tob: '23:59' }, [23_400, 19_800]],
  ])('%s is asked back, and the choice settles it', async (_, change, offsets) => {
    const asked = await drishti.call('birthdetails/chart', testBirthDetails(change))
    const { choices } = asked.body as { choices: { field: string; value: number; label: string }[] }
    expect(choices.map(({ value }) => value)).toEqual(offsets)
    expect(new Set(choices.map(({ label }) => label)).size).toBe(2)
    for (const { field, value } of choices) {
      expect(field).toBe('tob_offset')
      const chart = await chartOf(testBirthDetails({ ...change, [field]: value }))
      expect(chart.offset_seconds).toBe(value)
    }
    const wrong = testBirthDetails({ ...change, tob_offset: 0 })
    expect((await drishti.call('birthdetails/chart', wrong)).body).toMatchObject({ choices })
  })

  test.each([
    ['Madras time', '01/06/1905', 19_270],
    ['ordinary time', '01/06/1906', 19_800],
    ['war time', '01/01/1942', 23_400],
    ['the summer between', '01/07/1942', 19_800],
    ['war time again', '01/07/1944', 23_400],
  ])('India’s clock stood in %s on %s', async (_, dob, offset) => {
    const chart = await chartOf(testBirthDetails({ dob }))
    expect(chart).toMatchObject({ offset_seconds: offset, timezone: 'Asia/Kolkata' })
  })

  test('an unknown time is kept as unknown, and nothing that needs it is shown', async () => {
    const someone = await createTestUser(drishti)
    const bid = await createTestKundli(drishti, someone, {
      tob: '06:45',
      tob_sec: 30,
      tob_known: false,
    })
    expect(await listOf(someone)).toMatchObject([{ tob: '', tob_sec: 0, tob_known: false }])
    const chart = await chartOf({ bid }, someone.jwt)
    expect(chart).toMatchObject({
      time_known: false,
      lagna: null,
      houseRashis: null,
      vargas: null,
      mcDegrees: null,
      vimshottari: null,
      running: [],
      svg: { north: null },
    })
    expect(chart.table.map(({ key }) => key)).not.toContain('lagna')
    for (const row of chart.table) expect(row).toMatchObject({ degrees: null, house: null })
    for (const { id, label } of chart.facts)
      expect(`${id} ${label}`).not.toMatch(/lagna|house|dasha/i)
  })

  test('the chart seen before log-in is the chart of the kundli once saved, in each language', async () => {
    const birthInput = testBirthDetails({ dob: '29/02/1988', tob: '00:00', tob_sec: 59 })
    const bid = await createTestKundli(drishti, user, birthInput)
    for (const language of ['en', 'hi'] as const) {
      const anonymousReply = await drishti.call('birthdetails/chart', birthInput, { language })
      const saved = await drishti.call('birthdetails/chart', { bid }, { ...user, language })
      expect(anonymousReply.body).toMatchObject({ status: 'success', chart: { time_known: true } })
      expect(saved.body).toEqual(anonymousReply.body)
    }
  })

  test('the table, the facts and the drawings speak the language of who asks', async () => {
    const { body } = await drishti.call('birthdetails/chart', testBirthDetails(), {
      language: 'hi',
    })
    if (body.status !== 'success') throw new Error(body.message)
    const { table, facts, running, svg } = body.chart
    const read = [...table.map(({ name }) => name), ...facts.map(({ label }) => label)]
    for (const text of [...read, ...running.map(({ lord }) => lord)])
      expect(text).toMatch(/[\u0900-\u097f]/)
    expect(svg.north).toMatch(/<svg[^>]*lang="hi"|[\u0900-\u097f]/)
    expect(running.length).toBe(3)
  })

  test('AZ-01 nobody else sees, changes, deletes, charts or asks about a kundli', async () => {
    const otherUser = await createTestUser(drishti)
    const bid = await createTestKundli(drishti, user, { full_name: 'Not Theirs' })
    const before = await listOf(user)
    const attempts: [ApiName, object][] = [
      ['birthdetails/chart', { bid }],
      ['birthdetails/update', { bid, ...testBirthDetails({ full_name: 'Stolen' }) }],
      ['birthdetails/setRelation', { bid, relation: 'child' }],
      ['birthdetails/delete', { bid }],
      ['birthdetails/delete', { bid, with_chats: true }],
      ['chats/startChat', { bid, astrologer: 'Oracle' }],
    ]
    for (const [name, input] of attempts)
      for (const guess of [input, { ...input, bid: crypto.randomUUID() }]) {
        const { status, body } = await drishti.callRaw(name, guess, otherUser)
        expect({ name, status, body }).toMatchObject({
          name,
          status: 404,
          body: { status: 'fail' },
        })
        expect(JSON.stringify(body)).not.toContain('Not Theirs')
        const { status: closed } = await drishti.callRaw(name, guess)
        expect({ name, closed }).toEqual({ name, closed: 401 })
      }
    expect(await listOf(otherUser)).toEqual([])
    expect(await listOf(user)).toEqual(before)
  })

  test('AZ-02 nobody names the owner, the id or the date of what they save', async () => {
    const someone = await createTestUser(drishti)
    const bid = crypto.randomUUID()
    const forged = { bid, uid: user.uid, created_at: '1999-01-01T00:00:00Z', timezone: 'UTC' }
    await drishti.callRaw('birthdetails/add', testBirthDetails(forged), someone)
    const [birth] = await listOf(someone)
    expect(birth).toMatchObject({ uid: someone.uid, timezone: 'Asia/Kolkata' })
    expect(birth).toMatchObject({ created_at: noon.toISOString() })
    expect(birth?.bid).not.toBe(bid)
  })

  test('an update changes everything typed and keeps the kundli; a refused one changes nothing', async () => {
    const someone = await createTestUser(drishti)
    const bid = await createTestKundli(drishti, someone)
    const change = testBirthDetails({
      ...newYork,
      full_name: 'बदला नाम',
      dob: '07/11/2010',
      tob: '01:30',
      tob_offset: -18_000,
      gender: 'Male',
      marital_status: 'Married',
      language: 'Hindi',
      tob_sec: 5,
    })
    const { body } = await drishti.callRaw('birthdetails/update', { bid, ...change }, someone)
    expect(body).toEqual({ status: 'success', bid, message: words.updated.en })
    const changedList = await listOf(someone)
    expect(changedList).toMatchObject([{ ...change, bid, timezone: 'America/New_York' }])
    expect((await chartOf({ bid }, someone.jwt)).offset_seconds).toBe(-18_000)
    const refusal = { bid, ...testBirthDetails({ dob: '31/02/1991' }) }
    expect((await drishti.call('birthdetails/update', refusal, someone)).body.status).toBe('fail')
    expect(await listOf(someone)).toEqual(changedList)
    const unknown = { bid, ...testBirthDetails({ tob: '', tob_known: false }) }
    await drishti.call('birthdetails/update', unknown, someone)
    expect(await listOf(someone)).toMatchObject([{ bid, tob: '', tob_known: false }])
  })

  test('a deleted kundli is gone, and a second time is not found, in both languages', async () => {
    const bid = await createTestKundli(drishti, user)
    const gone = await drishti.call('birthdetails/delete', { bid }, { ...user, language: 'hi' })
    expect(gone.body).toEqual({ status: 'success', deleted_chats: 0, message: words.deleted.hi })
    expect((await listOf(user)).map((birth) => birth.bid)).not.toContain(bid)
    for (const language of ['en', 'hi'] as const) {
      const again = await drishti.call('birthdetails/delete', { bid }, { ...user, language })
      expect(again).toMatchObject({ status: 404, body: { message: words.notFound[language] } })
    }
  })

  test('the fiftieth kundli is saved, the next is refused until one is deleted', async () => {
    const full = await createTestUser(drishti)
    for (let count = 0; count < 50; count++) await createTestKundli(drishti, full)
    const add = () =>
      drishti.call('birthdetails/add', testBirthDetails(), { ...full, language: 'hi' })
    expect((await add()).body).toEqual({ status: 'fail', message: words.tooMany.hi })
    const [{ bid } = { bid: '' }] = await listOf(full)
    await drishti.call('birthdetails/delete', { bid }, full)
    expect((await add()).body.status).toBe('success')
    expect((await listOf(full)).length).toBe(50)
  })

  test.each([
    ['no name', { full_name: '   ' }],
    ['a name of 101 letters', { full_name: 'x'.repeat(101) }],
    ['a name with NUL', { full_name: 'a\0b' }],
    ['a date in another order', { dob: '1991-03-14' }],
    ['a time without its zero', { tob: '6:45' }],
    ['a place of 101 letters', { pob: 'x'.repeat(101) }],
    ['a latitude beyond the pole', { lat: 90.01 }],
    ['a longitude beyond the date line', { lng: -180.01 }],
    ['a latitude that is no number', { lat: 'north' }],
    ['seconds beyond 59', { tob_sec: 60 }],
    ['a made-up gender', { gender: 'male' }],
    ['a language we do not write', { language: 'Tamil' }],
  ])('%s is a broken request', async (_, change) => {
    const { status, body } = await drishti.callRaw(
      'birthdetails/add',
      testBirthDetails(change),
      user,
    )
    expect(status).toBe(422)
    expect(body).toMatchObject({ status: 'fail' })
  })
})

describe.each(raceDatabases)('kundlis at the same time on %s', (on) => {
  let drishti: TestApp
  beforeAll(async () => {
    drishti = await openTestApp({ on, poolSize: 12 })
  })
  afterAll(() => drishti.close())

  test('of ten added at once to forty-five, five are saved', async () => {
    const user = await createTestUser(drishti)
    for (let count = 0; count < 45; count++) await createTestKundli(drishti, user)
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => drishti.call('birthdetails/add', testBirthDetails(), user)),
    )
    const refusals = replies.filter(({ body }) => body.status === 'fail')
    expect(refusals).toHaveLength(5)
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ status: 200, body: { message: words.tooMany.en } })
    const { body } = await drishti.call('birthdetails/list', {}, user)
    expect(body).toMatchObject({ births: { length: 50 } })
  })
})

test('every sentence of the room is drawn out by a test above', () => {
  const others = [
    'needsMinute',
    'saved',
    'relationKept',
    'updated',
    'deleted',
    'notFound',
    'tooMany',
  ]
  expect(Object.keys(words).toSorted()).toEqual(
    [...Object.keys(changesByRefusal), ...others].toSorted(),
  )
})
