import { afterEach, expect, test, vi } from 'vitest'
import { monotonicNow } from './monotonic-now.ts'

afterEach(() => vi.useRealTimers())

/** How far it goes on when the clock goes by one, and the time since the page began by the other. */
function goneBy(clockSeconds: number, steadySeconds: number): number {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2026-11-21T06:00:00Z') })
  const from = monotonicNow()
  const since = performance.now()
  vi.setSystemTime(Date.now() + clockSeconds * 1000)
  vi.spyOn(performance, 'now').mockReturnValue(since + steadySeconds * 1000)
  const gone = (monotonicNow() - from) / 1000
  vi.restoreAllMocks()
  return gone
}

test.each([
  ['a second is a second', 1, 1, 1],
  ['a device that slept has slept', 900, 1, 900],
  ['a clock set back a day changes nothing', -86_400, 1, 1],
  ['a clock set a day ahead changes nothing', 86_400, 1, 1],
])('%s', (_, clock, steady, gone) => {
  expect(goneBy(clock, steady)).toBeCloseTo(gone, 3)
})
