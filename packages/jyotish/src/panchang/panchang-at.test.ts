import { expect, test } from 'vitest'
import { panchangAt } from './panchang-at.ts'
import { panchangOfDay } from './panchang-day.ts'

const varanasi = { latitude: 25.32, longitude: 82.97, offsetSeconds: 19_800 }

test('the day changes with the sunrise, not with midnight', () => {
  const { day } = panchangOfDay({ date: '1991-03-14', ...varanasi })
  const riseMs = Date.parse(day.startUtc)
  const dateAt = (ms: number) => panchangAt({ utc: new Date(ms).toISOString(), ...varanasi }).date
  expect(dateAt(riseMs - 1000)).toBe('1991-03-13')
  expect(dateAt(riseMs)).toBe('1991-03-14')
  expect(dateAt(Date.parse('1991-03-14T18:29:59Z'))).toBe('1991-03-14')
  expect(dateAt(Date.parse('1991-03-14T18:30:00Z'))).toBe('1991-03-14')
})

test('before the first sunrise of the tables the first day stays the day', () => {
  expect(panchangAt({ utc: '1900-01-01T00:00:00Z', ...varanasi }).date).toBe('1900-01-01')
})
