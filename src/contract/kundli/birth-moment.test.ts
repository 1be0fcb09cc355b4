import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  dayAfter,
  isMomentProblem,
  momentFromWire,
  momentToWire,
  readMoment,
  savedMoment,
  type BirthMoment,
} from './birth-moment.ts'

const wire = { dob: '14/03/1991', tob: '06:45', tob_known: true }
const moment: BirthMoment = {
  year: 1991,
  month: 3,
  day: 14,
  time: { hour: 6, minute: 45, second: 0 },
  chosenOffsetSeconds: null,
}

test('the wire’s day, time, second and chosen reading are one value', () => {
  expect(momentFromWire(wire)).toEqual(moment)
  expect(momentFromWire({ ...wire, tob_sec: 7, tob_offset: 23_400 })).toEqual({
    ...moment,
    time: { hour: 6, minute: 45, second: 7 },
    chosenOffsetSeconds: 23_400,
  })
})

test('an unknown time is not looked at and none is invented', () => {
  expect(momentFromWire({ ...wire, tob: '99:99', tob_sec: 30, tob_known: false })).toEqual({
    ...moment,
    time: null,
  })
})

test.each([
  [{ dob: '00/01/1991' }, 'day', 'invalidDay'],
  [{ dob: '32/01/1991' }, 'day', 'invalidDay'],
  [{ dob: '01/13/1991' }, 'month', 'invalidDay'],
  [{ dob: '31/04/1991' }, 'day', 'invalidDay'],
  [{ dob: '29/02/1900' }, 'day', 'invalidDay'],
  [{ dob: '31/12/1899' }, 'year', 'yearTooEarly'],
  [{ dob: 'x' }, 'day', 'invalidDay'],
  [{ tob: '24:15' }, 'hour', 'hour24'],
  [{ tob: '25:00' }, 'hour', 'invalidTime'],
  [{ tob: '' }, 'hour', 'invalidTime'],
  [{ tob: '12:60' }, 'minute', 'invalidTime'],
  [{ tob_sec: 60 }, 'second', 'invalidTime'],
] as const)('%j is no moment: %s, %s', (change, part, problem) => {
  expect(momentFromWire({ ...wire, ...change })).toEqual({ part, problem })
  expect(() => savedMoment({ ...wire, ...change })).toThrow(/saved birth has no/)
})

test('midnight, the last second of a day and a leap day are moments', () => {
  for (const change of [
    { tob: '00:00' },
    { tob: '23:59', tob_sec: 59 },
    { dob: '29/02/2000' },
    { dob: '01/01/1900' },
  ])
    expect(isMomentProblem(momentFromWire({ ...wire, ...change }))).toBe(false)
})

test('what goes over the wire comes back the same', () => {
  const numbers = fc.record({
    year: fc.integer({ min: 1890, max: 2110 }),
    month: fc.integer({ min: 0, max: 13 }),
    day: fc.integer({ min: 0, max: 32 }),
    time: fc.option(
      fc.record({
        hour: fc.integer({ min: 0, max: 24 }),
        minute: fc.integer({ min: 0, max: 60 }),
        second: fc.integer({ min: 0, max: 60 }),
      }),
    ),
    chosenOffsetSeconds: fc.option(fc.integer({ min: -50_000, max: 50_000 })),
  })
  fc.assert(
    fc.property(numbers, (typed) => {
      const read = readMoment(typed)
      expect(momentFromWire(momentToWire(typed))).toEqual(read)
      if (isMomentProblem(read)) return
      expect(read).toEqual(typed)
      const { day, month, year } = read
      const written = new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
      expect(momentToWire(read).dob).toBe(written.split('-').toReversed().join('/'))
    }),
  )
})

test.each([
  ['14/03/1991', '15/03/1991'],
  ['28/02/2000', '29/02/2000'],
  ['28/02/1991', '01/03/1991'],
  ['31/12/1999', '01/01/2000'],
])('the day after %s is %s', (dob, next) => {
  const { day, month, year } = savedMoment({ ...wire, dob })
  expect(momentToWire({ ...moment, ...dayAfter({ day, month, year }) }).dob).toBe(next)
})
