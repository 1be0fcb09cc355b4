import { expect, test } from 'vitest'
import { dayKundli } from './day-kundli.ts'
import { kundli } from './kundli.ts'
import { moonThroughDay } from './moon-through-day.ts'

const varanasi = { latitude: 25.32, longitude: 82.97 }
const castAt = (ms: number) => kundli({ ...varanasi, utc: new Date(ms).toISOString() })

test.each(['rashi', 'nakshatra'] as const)(
  'through a month of days, the Moon is in the %s named until the second named',
  (division) => {
    for (let day = 0; day < 28; day++) {
      const fromMs = Date.UTC(1991, 2, 1 + day, 18, 30)
      const chart = dayKundli({
        ...varanasi,
        fromUtc: new Date(fromMs).toISOString(),
        toUtc: new Date(fromMs + 86_400_000).toISOString(),
      })
      const parts = moonThroughDay(chart, division)
      expect(parts[0]!.part).toBe(castAt(fromMs).grahas.moon[division])
      expect(parts.at(-1)!.untilUtc).toBeNull()
      for (const [place, { part, untilUtc }] of parts.entries()) {
        if (!untilUtc) continue
        const untilMs = Date.parse(untilUtc)
        expect(castAt(untilMs - 1000).grahas.moon[division]).toBe(part)
        expect(castAt(untilMs + 1000).grahas.moon[division]).toBe(parts[place + 1]!.part)
      }
      expect(chart.grahas.moon[division]).toBe(parts.length === 1 ? parts[0]!.part : null)
    }
  },
)

test('the first day of the tables, which begins before them in the east, has its Moon', () => {
  const chart = dayKundli({
    ...varanasi,
    fromUtc: '1899-12-31T18:38:50Z',
    toUtc: '1900-01-01T18:38:50Z',
  })
  expect(moonThroughDay(chart, 'rashi').length).toBeGreaterThan(0)
})
