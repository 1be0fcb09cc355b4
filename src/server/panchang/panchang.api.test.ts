import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ApiReply, ApiName, WireInput } from '../../contract/apis.ts'
import { testDatabases, openTestApp, type CallOptions, type TestApp } from '../testing/test-app.ts'
import { createTestKundli, createTestUser } from '../testing/test-data.ts'

const noon = new Date('2026-11-21T06:30:00Z')

describe.each(testDatabases)('the almanac’s door on %s', (on) => {
  let drishti: TestApp
  beforeAll(async () => {
    drishti = await openTestApp({ on, at: noon })
  })
  beforeEach(() => drishti.setClock(noon))
  afterAll(() => drishti.close())

  const successOf = async <N extends ApiName>(
    name: N,
    input: WireInput<N>,
    call: CallOptions = {},
  ) => {
    const { body } = await drishti.call(name, input, call)
    if ((body as { status: string }).status !== 'success') throw new Error(JSON.stringify(body))
    return body as Extract<ApiReply<N>, { status: 'success' }>
  }
  const statusOf = async (name: ApiName, input: object) =>
    (await drishti.callRaw(name, input)).status

  test('without a day or a place it is today in Delhi', async () => {
    const { day } = await successOf('panchang/getDay', {})
    expect(day).toMatchObject({ date: '2026-11-21', today: true, sunrise: 'hindu' })
    expect(day.place).toMatchObject({
      name: 'Delhi, India',
      timezone: 'Asia/Kolkata',
      offset: 'UTC+05:30',
    })
    expect(day.timeline!.now!.label).toBe('12:00')
    const { month } = await successOf('panchang/getMonth', {})
    expect(month.month).toBe('2026-11')
    expect(month.days.filter((it) => it.today).map((it) => it.date)).toEqual(['2026-11-21'])
  })

  test('today is the day of the place’s own clock', async () => {
    const auckland = { lat: -36.85, lng: 174.76, place: 'Auckland' }
    const { day } = await successOf('panchang/getDay', auckland)
    expect(day.place).toMatchObject({ name: 'Auckland', offset: 'UTC+13:00' })
    expect(day.date).toBe('2026-11-21')
    expect(day.timeline!.now!.label).toBe('19:30')
  })

  const month = { purpose: 'marriage', from: '2026-11-21', to: '2026-12-20' } as const
  const rulesOf = (muhurta: { spans: { verdicts: { name: string }[] }[] }) =>
    new Set(muhurta.spans.flatMap(({ verdicts }) => verdicts.map(({ name }) => name)))

  test('a muhurta is weighed for a person by the sign and star of the Moon, and says so', async () => {
    const { muhurta: anybody } = await successOf('panchang/findMuhurta', month)
    expect(anybody.person).toBeNull()
    expect([...rulesOf(anybody)].filter((name) => /Tara|Chandra/.test(name))).toEqual([])
    const { muhurta } = await successOf('panchang/findMuhurta', {
      ...month,
      rashi: 3,
      nakshatra: 7,
    })
    expect(muhurta.person).toBe('Weighed for one person: the Moon in Cancer, birth star Pushya.')
    expect([...rulesOf(muhurta)].filter((name) => /Tara|Chandra/.test(name))).toHaveLength(2)
  })

  test('one’s own saved kundli gives the same as its Moon; another’s is not found, a visitor must sign in', async () => {
    const owner = await createTestUser(drishti)
    const bid = await createTestKundli(drishti, owner)
    const { muhurta } = await successOf(
      'panchang/findMuhurta',
      { ...month, bid },
      { jwt: owner.jwt },
    )
    const { body } = await drishti.call('birthdetails/chart', { bid }, { jwt: owner.jwt })
    expect(body).toMatchObject({ status: 'success' })
    expect(muhurta.person).toMatch(/^Weighed for one person: the Moon in .+, birth star .+\.$/)
    const other = await createTestUser(drishti)
    expect(
      (await drishti.call('panchang/findMuhurta', { ...month, bid }, { jwt: other.jwt })).status,
    ).toBe(404)
    expect((await drishti.call('panchang/findMuhurta', { ...month, bid })).status).toBe(401)
  })

  test('a star outside its sign, or none at all, is refused', async () => {
    for (const wrong of [
      { rashi: 3, nakshatra: 0 },
      { rashi: 12 },
      { nakshatra: 27 },
      { nakshatra: -1 },
      { rashi: 1.5 },
      { bid: 'x' },
    ])
      expect(await statusOf('panchang/findMuhurta', { ...month, ...wrong })).toBe(422)
    // Krittika lies in Aries and in Taurus.
    for (const rashi of [0, 1])
      expect(await statusOf('panchang/findMuhurta', { ...month, rashi, nakshatra: 2 })).toBe(200)
  })

  test.each(['1900-01-01', '2100-12-31'])('%s, an end of the range, has its day', async (date) => {
    for (const place of [{}, { lat: 90, lng: 180 }, { lat: -90, lng: -180 }, { lat: 0, lng: -180 }])
      expect(await statusOf('panchang/getDay', { date, ...place })).toBe(200)
    const { day } = await successOf('panchang/getDay', { date })
    expect([day.previous, day.next].filter((it) => it === null)).toHaveLength(1)
    expect(await statusOf('panchang/getMonth', { month: date.slice(0, 7) })).toBe(200)
    const search = { purpose: 'travel', from: date, to: date }
    for (const lng of [-180, 77.21, 180])
      expect(await statusOf('panchang/findMuhurta', { ...search, lng })).toBe(200)
  })

  test.each([
    ['panchang/getDay', { date: '1899-12-31' }],
    ['panchang/getDay', { date: '2101-01-01' }],
    ['panchang/getDay', { date: '2026-02-30' }],
    ['panchang/getDay', { date: '21/11/2026' }],
    ['panchang/getDay', { lat: 90.01 }],
    ['panchang/getDay', { lng: -180.5 }],
    ['panchang/getDay', { lat: '' }],
    ['panchang/getDay', { sunrise: 'noon' }],
    ['panchang/getDay', { place: 'x'.repeat(101) }],
    ['panchang/getMonth', { month: '2026-13' }],
    ['panchang/getMonth', { month: '1899-12' }],
    ['panchang/getMonth', { month: '2101-01' }],
    ['panchang/findMuhurta', { purpose: 'theft', from: '2026-01-01', to: '2026-01-02' }],
    ['panchang/findMuhurta', { purpose: 'travel', from: '2026-01-02', to: '2026-01-01' }],
    ['panchang/findMuhurta', { purpose: 'travel', from: '2026-01-01', to: '2027-02-05' }],
    ['panchang/findMuhurta', { purpose: 'travel', from: '2026-01-01' }],
  ] as const)('%s refuses %o', async (name, input) => {
    expect(await statusOf(name, input)).toBe(422)
  })

  test('the same day speaks Hindi, of the same times', async () => {
    const input = { date: '2026-11-21' }
    const { day: english } = await successOf('panchang/getDay', input)
    const { day: hindi } = await successOf('panchang/getDay', input, { language: 'hi' })
    expect(hindi.heading).toBe('शनिवार, 21 नवंबर 2026')
    expect(hindi.choghadiya!.day.map((it) => it.from)).toEqual(
      english.choghadiya!.day.map((it) => it.from),
    )
    const { place, ...dayWithoutPlace } = hindi
    expect(place.name).toBe('दिल्ली, भारत')
    expect(
      JSON.stringify(dayWithoutPlace).match(
        /"(?:name|term|value|means|rule|extent)":"[^"]*[A-Za-z]{2}/,
      ),
    ).toBeNull()
  })

  test('a muhurta is told with every rule’s word and the text it is from, within the range', async () => {
    const input = { purpose: 'naming', from: '2026-11-21', to: '2026-12-20' } as const
    const { muhurta } = await successOf('panchang/findMuhurta', input)
    expect(muhurta.found).toBeGreaterThan(muhurta.spans.length)
    expect(muhurta.spans).toHaveLength(20)
    for (const { date, verdicts, score } of muhurta.spans) {
      expect(date >= input.from && date <= input.to).toBe(true)
      expect(score).toBeGreaterThan(0)
      expect(verdicts.length).toBeGreaterThan(10)
      expect(verdicts.map(({ level }) => level)).not.toContain('avoid')
      for (const { source } of verdicts) expect(muhurta.sources[source]).toBeTruthy()
    }
    const hindi = await successOf('panchang/findMuhurta', input, { language: 'hi' })
    expect(hindi.muhurta.heading).toBe('नामकरण')
    expect(hindi.muhurta.spans.map((it) => it.score)).toEqual(muhurta.spans.map((it) => it.score))
  })

  test('a search is heavy: who asks twenty times in a minute is told to wait', async () => {
    const input = { purpose: 'travel', from: '2026-11-21', to: '2026-11-21' }
    drishti.passSeconds(120)
    const statuses: number[] = []
    for (let i = 0; i < 21; i++)
      statuses.push((await drishti.callRaw('panchang/findMuhurta', input)).status)
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
  })

  test('long searches are heavier still: four in a minute, and short ones go on', async () => {
    drishti.passSeconds(240)
    const long = { purpose: 'marriage', from: '2026-07-25', to: '2026-09-30' }
    for (let i = 0; i < 4; i++) expect(await statusOf('panchang/findMuhurta', long)).toBe(200)
    expect(await statusOf('panchang/findMuhurta', long)).toBe(429)
    const short = { ...long, to: '2026-07-30' }
    expect(await statusOf('panchang/findMuhurta', short)).toBe(200)
  })
})
