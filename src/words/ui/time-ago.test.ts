import { expect, test } from 'vitest'
import { timeAgo } from './time-ago.ts'

const now = Date.parse('2026-11-22T12:00:00Z')

test.each([
  ['2026-11-22T12:00:30Z', 'just now', 'अभी-अभी'],
  ['2026-11-22T11:59:01Z', 'just now', 'अभी-अभी'],
  ['2026-11-22T11:59:00Z', '1 min ago', '1 मिनट पहले'],
  ['2026-11-22T11:00:01Z', '59 min ago', '59 मिनट पहले'],
  ['2026-11-22T11:00:00Z', '1 h ago', '1 घंटे पहले'],
  ['2026-11-21T12:00:01Z', '23 h ago', '23 घंटे पहले'],
  ['2026-11-21T12:00:00Z', '1 day ago', '1 दिन पहले'],
  ['2026-11-15T12:00:01Z', '6 days ago', '6 दिन पहले'],
  // 20:00 UTC is the next day in India.
  ['2026-11-14T20:00:00Z', '15 Nov 2026', '15 नवंबर 2026'],
])('%s is %s', (at, english, hindi) => {
  expect([timeAgo(at, now, 'en'), timeAgo(at, now, 'hi')]).toEqual([english, hindi])
})
