import { expect, test } from 'vitest'
import { grahaNames } from '@drishti/jyotish'
import { chartData, type ChartData } from '../../contract/kundli/chart.ts'
import type { Language } from '../../words/say.ts'
import { chartOfBirth } from './birth/chart-of-birth.ts'
import { showChart } from './show-chart.ts'

const at = new Date('2026-06-15T12:00:00Z')
const pune = { lat: 18.52, lng: 73.86 }
const clock = { timezone: 'Asia/Kolkata', offset_seconds: 19_800 }
const timedChart = chartOfBirth({
  ...pune,
  born_at: new Date('1991-03-14T01:15:00Z'),
  day_from: null,
  day_to: null,
})
const unknown = chartOfBirth({
  ...pune,
  born_at: null,
  day_from: new Date('1991-03-13T18:30:00Z'),
  day_to: new Date('1991-03-14T18:30:00Z'),
})
const show = (chart: typeof timedChart, language: Language = 'en', when = at) =>
  showChart(chart, clock, language, when)

test.each<[string, ChartData]>([
  ['a minute', show(timedChart)],
  ['a day', show(unknown)],
])(
  'the chart of %s keeps the shape that goes over the wire, and nothing is lost on it',
  (_, it) => {
    expect(chartData.parse(JSON.parse(JSON.stringify(it)))).toEqual(JSON.parse(JSON.stringify(it)))
  },
)

test('the table is the lagna and the nine grahas, as the chart has them', () => {
  const { table, grahas, lagna } = show(timedChart)
  expect(table.map(({ key }) => key)).toEqual(['lagna', ...grahaNames])
  for (const row of table) {
    expect(row.degrees).toBeGreaterThanOrEqual(0)
    expect(row.degrees).toBeLessThan(30)
    if (row.key === 'lagna') continue
    const graha = grahas[row.key] as { siderealDegrees: number; rashi: number; house: number }
    // Both begin counting at the same place, whatever the first rashi's number is.
    const sign = Math.floor(graha.siderealDegrees / 30)
    expect(row.degrees).toBeCloseTo(graha.siderealDegrees - sign * 30, 9)
    expect(row.house).toBe(graha.house)
  }
  expect(table[0]).toMatchObject({ house: 1, pada: lagna?.pada })
})

test('the running periods hold the instant, each inside the one above', () => {
  const { running } = show(timedChart)
  expect(running).toHaveLength(3)
  for (const [index, period] of running.entries()) {
    expect(Date.parse(period.from)).toBeLessThanOrEqual(at.getTime())
    expect(Date.parse(period.to)).toBeGreaterThan(at.getTime())
    const above = running[index - 1]
    if (!above) continue
    expect(Date.parse(period.from)).toBeGreaterThanOrEqual(Date.parse(above.from))
    expect(Date.parse(period.to)).toBeLessThanOrEqual(Date.parse(above.to))
  }
})

test('at the very end of a period the next one runs', () => {
  const [, antardasha] = show(timedChart).running
  const end = new Date(antardasha?.to ?? '')
  expect(show(timedChart, 'en', new Date(end.getTime() - 1)).running[1]).toEqual(antardasha)
  expect(show(timedChart, 'en', end).running[1]?.from).toBe(antardasha?.to)
})

test('the two languages tell the same chart in other words', () => {
  const [english, hindi] = [show(timedChart), show(timedChart, 'hi')]
  expect(hindi.facts.map(({ id }) => id)).toEqual(english.facts.map(({ id }) => id))
  expect(hindi.facts_hash).toBe(english.facts_hash)
  for (const { label, because } of hindi.facts) expect(label + because).toMatch(/[\u0900-\u097f]/)
  for (const { label, because } of english.facts)
    expect(label + because).not.toMatch(/[\u0900-\u097f]/)
})

test('a day’s chart says what holds all day and leaves the rest open', () => {
  const { table, svg, running } = show(unknown)
  expect(table.map(({ key }) => key)).toEqual([...grahaNames])
  for (const row of table) expect(row).toMatchObject({ degrees: null, house: null })
  expect(table.find(({ key }) => key === 'saturn')?.rashi).toBe('Capricorn')
  expect(svg.north).toBeNull()
  expect(svg.south).toContain('<svg')
  expect(running).toEqual([])
})
