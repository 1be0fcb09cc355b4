import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, testDatabases, type TestApp } from '../testing/test-app.ts'
import { createTestUser, renewTestSessions } from '../testing/test-data.ts'
import { keepForecastCounts } from './count-forecasts.ts'
import { drawComparison } from './draw-comparison.ts'
import { shareDifference, wilsonShare } from './intervals.ts'
import { simulateForecasts } from './simulate-forecasts.ts'
import { isDue, isFinal, stageOf, type AskedStretch } from './when-to-ask.ts'

describe('intervals', () => {
  test('Wilson’s is what the textbooks print', () => {
    const { share, low, high } = wilsonShare(15, 50)
    expect([share, low, high].map((value) => Number(value.toFixed(4)))).toEqual([
      0.3, 0.191, 0.4375,
    ])
    expect(wilsonShare(0, 30).low).toBe(0)
    expect(wilsonShare(30, 30).high).toBe(1)
    expect(() => wilsonShare(1, 0)).toThrow(RangeError)
  })

  test('Newcombe’s difference is that of his own example', () => {
    // 56 of 70 against 48 of 80: 0.2, from 0.0524 to 0.3339.
    const { value, low, high } = shareDifference(wilsonShare(56, 70), wilsonShare(48, 80))
    expect([value, low, high].map((one) => Number(one.toFixed(4)))).toEqual([0.2, 0.0524, 0.3339])
  })

  test('of shares drawn anew nineteen in twenty hold the truth', () => {
    let state = 7
    const random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
    let held = 0
    for (let round = 0; round < 2_000; round += 1) {
      let came = 0
      for (let person = 0; person < 60; person += 1) came += random() < 0.2 ? 1 : 0
      const { low, high } = wilsonShare(came, 60)
      if (low <= 0.2 && 0.2 <= high) held += 1
    }
    expect(held / 2_000).toBeGreaterThan(0.93)
    expect(held / 2_000).toBeLessThan(0.97)
  })
})

describe('the draw', () => {
  const config = { hashSecret: 'a key of this test alone, long enough' }
  const forecast = {
    fromDay: '2027-06-01',
    untilDay: '2027-11-30',
    unnamed: [
      ['2026-11-24', '2027-05-31'],
      ['2027-12-01', '2030-11-20'],
    ],
  } as const
  const draws = Array.from({ length: 4_000 }, (_, at) =>
    drawComparison(config, [`person ${at}`], forecast),
  )

  test('takes half of them, the same every time, and another half with another key', () => {
    const compared = draws.filter(({ isCompared }) => isCompared).length
    expect(Math.abs(compared - 2_000)).toBeLessThan(130)
    expect(drawComparison(config, ['person 1'], forecast)).toEqual(draws[1])
    const others = draws.filter(
      ({ isCompared }, at) =>
        drawComparison({ hashSecret: 'another key' }, [`person ${at}`], forecast).isCompared !==
        isCompared,
    )
    expect(others.length).toBeGreaterThan(1_800)
  })

  test('gives a stretch of equal length that nothing names, wherever there is room for one', () => {
    const stretches = draws.flatMap(({ unnamed }) => unnamed ?? [])
    const pairs = draws.flatMap(({ unnamed }) => (unnamed ? [unnamed] : []))
    expect(stretches.length).toBeGreaterThan(3_000)
    for (const [from, until] of pairs) {
      expect((Date.parse(until) - Date.parse(from)) / 86_400_000).toBe(182)
      expect(forecast.unnamed.some(([first, last]) => first <= from && until <= last)).toBe(true)
    }
    // Each possible place has the same chance: 7 of 905 stand before.
    const before = pairs.filter(([from]) => from < '2027-06-01').length
    expect(before / pairs.length).toBeLessThan(0.03)
    expect(new Set(pairs.map(([from]) => from)).size).toBeGreaterThan(600)
  })

  test('gives none where no stretch of that length is free', () => {
    const crowded = { ...forecast, unnamed: [['2027-01-01', '2027-05-31']] as const }
    const given = draws.map((_, at) => drawComparison(config, [`person ${at}`], crowded).unnamed)
    expect(new Set(given)).toEqual(new Set([null]))
  })
})

describe('when it is asked', () => {
  const long: AskedStretch = {
    ...{ fromDay: '2027-06-01', untilDay: '2027-11-30', judgement: null, judgedAt: null },
  }
  const said = (judgement: AskedStretch['judgement'], day: string): AskedStretch => ({
    ...long,
    judgement,
    judgedAt: new Date(`${day}T06:00:00Z`),
  })

  test('in the middle of a long stretch once, and after its end', () => {
    expect(stageOf(long, '2027-05-31')).toBe('ahead')
    expect(isDue(long, '2027-07-01')).toBe(false)
    expect(isDue(long, '2027-09-05')).toBe(true)
    expect(isDue(said('not-yet', '2027-09-05'), '2027-09-06')).toBe(false)
    expect(isDue(said('not-yet', '2027-09-05'), '2027-12-01')).toBe(true)
    expect(isDue(said('no', '2027-12-01'), '2027-12-02')).toBe(false)
    expect(isDue(long, '2028-07-01')).toBe(false)
  })

  test('of a short one only after its end, and of a day for two weeks', () => {
    const short = { ...long, untilDay: '2027-08-01' }
    expect(isDue(short, '2027-07-20')).toBe(false)
    expect(isDue(short, '2027-08-02')).toBe(true)
    const day = { ...long, untilDay: '2027-06-01' }
    expect(isDue(day, '2027-06-02')).toBe(true)
    expect(isDue(day, '2027-06-20')).toBe(false)
  })

  test('never again where it came, or where nobody wants to be asked', () => {
    expect(isFinal(said('yes', '2027-06-10'))).toBe(true)
    expect(isDue(said('yes', '2027-06-10'), '2027-12-01')).toBe(false)
    expect(isDue(said('never-ask', '2027-06-10'), '2027-12-01')).toBe(false)
    expect(isFinal(said('partly', '2027-11-30'))).toBe(false)
  })
})

const simulatedMatters = [
  { topic: 'job-change', rule: 'window.rules-main.stands', named: 0.45, unnamed: 0.25 },
  { topic: 'marriage', rule: 'stretch.significator', named: 0.3, unnamed: 0.3 },
]

describe.each(testDatabases)('10,000 people of whom the truth is known, on %s', (on) => {
  let app: TestApp
  const at = new Date('2030-06-01T06:00:00Z')
  beforeAll(async () => {
    app = await openTestApp({ on, at })
    const simulation = { people: 10_000, matters: simulatedMatters, answering: 0.6, at }
    await simulateForecasts(
      app.db,
      { hashSecret: 'simulated'.repeat(4) },
      { ...simulation, seed: 'forecasts' },
    )
    // Twenty more, of whom a share would say too much.
    await simulateForecasts(
      app.db,
      { hashSecret: 'simulated'.repeat(4) },
      {
        ...{ people: 20, answering: 1, seed: 'few', at },
        matters: [{ topic: 'vehicle', rule: 'exact.pratyantar', named: 0.5, unnamed: 0.5 }],
      },
    )
    await keepForecastCounts(app.db, at)
  }, 60_000)
  afterAll(() => app.close())

  const counts = async () => {
    const { body } = await app.call('forecasts/getCounts', {})
    if (body.status !== 'success') throw new Error(body.message)
    return body
  }

  test.each(simulatedMatters)(
    'the page finds what truly came of $topic within its intervals',
    async ({ topic, rule, named, unnamed }) => {
      const { topics, families, counted_on } = await counts()
      expect(counted_on).toBe('2030-06-01')
      const count = topics.find(({ name }) => name === topic)
      expect(count?.over).toBe(10_000)
      expect(count?.answered).toBeGreaterThan(5_800)
      for (const [span, truth] of [
        [count?.named, named],
        [count?.compared?.named, named],
        [count?.compared?.unnamed, unnamed],
        [count?.compared?.difference, named - unnamed],
      ] as const) {
        expect(span?.low).toBeLessThanOrEqual(truth)
        expect(span?.high).toBeGreaterThanOrEqual(truth)
      }
      // An effect is told from none.
      const difference = count?.compared?.difference
      expect((difference?.low ?? 0) > 0).toBe(named > unnamed)
      expect(families.find(({ name }) => rule.startsWith(name))?.answered).toBe(count?.answered)
    },
  )

  test('of fewer than thirty people nothing but their number is told', async () => {
    const { topics } = await counts()
    expect(topics.find(({ name }) => name === 'vehicle')).toEqual({
      ...{ name: 'vehicle', over: 20, answered: 20, partly: 0, named: null, compared: null },
    })
  })

  test('nothing that is told points to a person', async () => {
    const told = JSON.stringify(await counts())
    expect(told).not.toMatch(/[\da-f]{8}-[\da-f]{4}-/)
    expect(told).not.toContain('Nobody')
  })

  test('operators see which rule earns its place and which is not shown to; others do not', async () => {
    const operator = await createTestUser(app, { role: 'operator' })
    await renewTestSessions(app)
    const { body } = await app.call('admin/getForecastRules', {}, operator)
    if (body.status !== 'success') throw new Error(body.message)
    const standings = Object.fromEntries(
      body.rules.map(({ name, standing }) => [name, standing] as const),
    )
    expect(standings).toEqual({
      'window.rules-main.stands simulated': 'earns',
      'stretch.significator simulated': 'unproven',
      'exact.pratyantar simulated': 'few',
    })
    const somebody = await createTestUser(app)
    const refused = await app.call('admin/getForecastRules', {}, somebody)
    expect(refused.body.status).toBe('fail')
  })
})
