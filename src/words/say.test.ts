import { expect, test } from 'vitest'
import fc from 'fast-check'
import { formatDegrees } from './format-degrees.ts'
import { formatDate, dateParts, formatNumber, formatRupees, say, formatTime } from './say.ts'

test('a sentence with holes is said in either language with the same parts', () => {
  const left = { en: (n: number) => `${n} left`, hi: (n: number) => `${n} बचे` }
  expect(say(left, 'en', 2)).toBe('2 left')
  expect(say(left, 'hi', 2)).toBe('2 बचे')
  expect(say({ en: 'Yes', hi: 'हाँ' }, 'hi')).toBe('हाँ')
})

test('numbers are grouped the Indian way, with Latin digits', () => {
  expect(formatNumber(1234567)).toBe('12,34,567')
  expect(formatNumber(199)).toBe('199')
})

test('a number is grouped as Intl would group it', () => {
  const format = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })
  const some = [0, -1, 999, 1000, -1000, -99_999, 0.5, 1234.5, -123_456.78, 99_999.999, 1 / 3]
  for (let digits = 1; digits <= 13; digits++) some.push(Number('9876543219876'.slice(0, digits)))
  for (const value of some) expect(formatNumber(value)).toBe(format.format(value))
})

test('rupees show paise only when there are some, and then two digits', () => {
  expect(formatRupees(6)).toBe('₹6')
  expect(formatRupees(1499.5)).toBe('₹1,499.50')
  expect(formatRupees(123456)).toBe('₹1,23,456')
})

test('degrees are cut to the second, never rounded into the next sign', () => {
  expect(formatDegrees(4.2022222)).toBe('4° 12′ 07″')
  expect(formatDegrees(29.999999)).toBe('29° 59′ 59″')
  expect(formatDegrees(0)).toBe('0° 00′ 00″')
  expect(formatDegrees(30 + 1 / 60)).toBe('30° 01′ 00″')
})

test('a date is a day in India unless another zone is named', () => {
  const lateEvening = '1991-03-13T20:00:00Z'
  expect(formatDate(lateEvening, 'en')).toBe('14 Mar 1991')
  expect(formatDate(lateEvening, 'hi')).toBe('14 मार्च 1991')
  expect(formatDate(lateEvening, 'en', 'short', 'UTC')).toBe('13 Mar 1991')
  expect(formatDate(lateEvening, 'en', 'long')).toBe('Thursday, 14 March 1991')
  expect(formatDate(lateEvening, 'hi', 'long')).toBe('गुरुवार, 14 मार्च 1991')
})

test('midnight is hour 0 and not 24', () => {
  expect(formatTime('2026-01-01T18:30:00Z')).toBe('00:00')
  expect(dateParts('2026-01-01T18:30:00Z').hour).toBe(0)
})

test('India’s clock by arithmetic is India’s clock by the runtime’s history, and so is UTC', () => {
  const instants = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2101, 0, 1) })
  fc.assert(
    fc.property(instants, fc.constantFrom('Asia/Kolkata', 'UTC'), (ms, zone) => {
      const format = new Intl.DateTimeFormat('en-CA', {
        timeZone: zone,
        dateStyle: 'short',
        timeStyle: 'short',
        hourCycle: 'h23',
      })
      const { year, month, day, hour, minute } = dateParts(new Date(ms), zone)
      const said = [month, day, hour, minute].map((part) => String(part).padStart(2, '0'))
      expect([String(year), ...said]).toEqual(format.format(ms).match(/\d+/g))
    }),
    { numRuns: 2000 },
  )
})

test('what is no date is refused in every zone', () => {
  for (const zone of ['UTC', 'Asia/Kolkata', 'America/New_York'])
    expect(() => dateParts('no date', zone)).toThrow(RangeError)
})
