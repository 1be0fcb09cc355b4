/** Longer than a countdown runs: such a leap is a clock that was set, not a device that slept. */
const leapMilliseconds = 2 * 3_600_000

let now = 0
let wall = Date.now()
let steady = performance.now()

/**
 * Milliseconds that only go on: for countdowns. The browser's clock may be set while one runs, and
 * `performance.now` stands still while some devices sleep; so the clock counts, unless it went back or
 * leapt.
 */
export function monotonicNow(): number {
  const [byClock, bySteady] = [Date.now() - wall, performance.now() - steady]
  wall += byClock
  steady += bySteady
  const isTrue = byClock >= bySteady && byClock - bySteady < leapMilliseconds
  now += isTrue ? byClock : bySteady
  return now
}
