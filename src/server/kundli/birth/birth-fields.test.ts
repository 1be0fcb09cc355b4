import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkBirth, meaningsOfHour24, typedBirth, wireBirth } from './birth-fields.ts'
import type { TypedBirth } from './birth-fields.ts'
import { birthInstant } from './birth-time.ts'

const now = '2026-06-15T12:00:00Z'
const good: TypedBirth = {
  day: '14',
  month: '03',
  year: '1991',
  hours: '06',
  minute: '45',
  second: '0',
}
const check = (change: Partial<TypedBirth>, at = now) => checkBirth({ ...good, ...change }, at)

test('a complete and real birth has no problem, at midnight and on a leap day too', () => {
  expect(check({})).toEqual([])
  expect(check({ hours: 0, minute: 0, second: '' })).toEqual([])
  expect(check({ day: 29, month: 2, year: 2000 })).toEqual([])
  expect(check({ hours: 23, minute: 59, second: 59 })).toEqual([])
})

test('digits may be typed in Devanagari', () => {
  expect(check({ day: '०१', year: '१९९१', minute: '०५' })).toEqual([])
  expect(wireBirth({ ...good, day: '०१', minute: '०५' })).toEqual({
    dob: '01/03/1991',
    tob: '06:05',
    tobSec: 0,
  })
})

test('every empty field is named, in the order of the form', () => {
  const problems = checkBirth(
    { day: '', month: null, year: undefined, hours: ' ', minute: '' },
    now,
  )
  expect(problems.map((p) => p.field)).toEqual(['day', 'month', 'year', 'hours', 'minute'])
  expect(new Set(problems.map((p) => p.problem))).toEqual(new Set(['required']))
})

test.each<[Partial<TypedBirth>, string, string]>([
  [{ day: 0 }, 'day', 'range'],
  [{ day: 32 }, 'day', 'range'],
  [{ day: '1.5' }, 'day', 'notWhole'],
  [{ month: 13 }, 'month', 'range'],
  [{ month: 'March' }, 'month', 'notWhole'],
  [{ day: 31, month: 4 }, 'day', 'dayNotInMonth'],
  [{ day: 29, month: 2, year: 1900 }, 'day', 'dayNotInMonth'],
  [{ year: 1899 }, 'year', 'yearTooEarly'],
  [{ year: 91 }, 'year', 'yearTooEarly'],
  [{ year: 2027 }, 'year', 'yearTooLate'],
  [{ year: '19911' }, 'year', 'notWhole'],
  [{ hours: 25 }, 'hours', 'range'],
  [{ hours: -1 }, 'hours', 'range'],
  [{ hours: 24 }, 'hours', 'hour24'],
  [{ hours: 13, meridiem: 'PM' }, 'hours', 'hourWithMeridiem'],
  [{ hours: 0, meridiem: 'AM' }, 'hours', 'hourWithMeridiem'],
  [{ minute: 60 }, 'minute', 'range'],
  [{ second: 60 }, 'second', 'range'],
  [{ latitude: '91', longitude: '10' }, 'latitude', 'range'],
  [{ latitude: '12', longitude: '-180.5' }, 'longitude', 'range'],
  [{ latitude: '12', longitude: '' }, 'longitude', 'required'],
  [{ latitude: '12°', longitude: '77' }, 'latitude', 'notWhole'],
  [{ latitude: '1e1', longitude: '77' }, 'latitude', 'notWhole'],
])('%j: %s is wrong by %s', (change, field, problem) => {
  expect(check(change)).toEqual([{ field, problem }])
})

test('an unknown time is not looked at and none is invented', () => {
  expect(check({ timeKnown: false, hours: 'x', minute: 99 })).toEqual([])
  expect(wireBirth({ ...good, timeKnown: false })).toEqual({
    dob: '14/03/1991',
    tob: null,
    tobSec: 0,
  })
})

test.each([
  ['12', 'AM', '00:45'],
  ['1', 'AM', '01:45'],
  ['12', 'PM', '12:45'],
  ['11', 'PM', '23:45'],
] as const)('%s:45 %s is %s', (hours, meridiem, tob) => {
  expect(check({ hours, meridiem })).toEqual([])
  expect(wireBirth({ ...good, hours, meridiem }).tob).toBe(tob)
})

describe('the future', () => {
  const today: TypedBirth = {
    day: 15,
    month: 6,
    year: 2026,
    hours: 17,
    minute: 29,
    timezone: 'Asia/Kolkata',
  }

  test('is measured to the minute by the clock of the place', () => {
    expect(checkBirth(today, now)).toEqual([])
    expect(checkBirth({ ...today, minute: 31 }, now)).toEqual([
      { field: 'hours', problem: 'future' },
    ])
    expect(checkBirth({ ...today, minute: 31, timezone: 'Asia/Tokyo' }, now)).toEqual([])
  })

  test('tomorrow is a matter of the day, and today without a time is fine', () => {
    expect(checkBirth({ ...today, day: 17 }, now)).toEqual([{ field: 'day', problem: 'future' }])
    expect(checkBirth({ ...today, timeKnown: false }, now)).toEqual([])
    expect(checkBirth({ ...today, day: 16, timeKnown: false }, now)).toEqual([
      { field: 'day', problem: 'future' },
    ])
  })

  test('without a place only what is future everywhere is refused', () => {
    expect(checkBirth({ ...today, day: 16, hours: 1, timezone: undefined }, now)).toEqual([])
    expect(checkBirth({ ...today, day: 16, hours: 3, timezone: undefined }, now)).toHaveLength(1)
  })

  test('the year turns with India, not with UTC', () => {
    const eve = '2026-12-31T19:00:00Z'
    expect(
      check({ day: 1, month: 1, year: 2027, hours: 0, minute: 1, timezone: 'Asia/Kolkata' }, eve),
    ).toEqual([])
    expect(check({ year: 2027 }, '2026-12-31T18:29:00Z')).toEqual([
      { field: 'year', problem: 'yearTooLate' },
    ])
  })
})

test('a day that the place’s calendar left out is a problem of the day', () => {
  const skipped = { day: 30, month: 12, year: 2011, timeKnown: false, timezone: 'Pacific/Apia' }
  expect(check(skipped)).toEqual([{ field: 'day', problem: 'dayNotInZone' }])
})

test('24:15 may be the night before the day or the night after it, over a year’s end too', () => {
  expect(meaningsOfHour24('31/12/1999', '24:15')).toEqual({
    before: { dob: '31/12/1999', tob: '00:15', tobSec: 0 },
    after: { dob: '01/01/2000', tob: '00:15', tobSec: 0 },
  })
})

test('whatever is typed gives problems or a birth that has an instant, never a crash', () => {
  const fieldValue = fc.oneof(
    fc.string({ maxLength: 6 }),
    fc.integer({ min: -5, max: 2100 }),
    fc.constant(null),
  )
  const fields = fc.record({
    day: fieldValue,
    month: fieldValue,
    year: fieldValue,
    hours: fieldValue,
    minute: fieldValue,
    second: fieldValue,
    meridiem: fc.constantFrom('AM' as const, 'PM' as const, undefined),
    timeKnown: fc.boolean(),
  })
  const sound = fc.record({
    day: fc.integer({ min: 1, max: 31 }),
    month: fc.integer({ min: 1, max: 12 }),
    year: fc.integer({ min: 1900, max: 2026 }),
    hours: fc.integer({ min: 0, max: 24 }),
    minute: fc.integer({ min: 0, max: 59 }),
  })
  fc.assert(
    fc.property(fc.oneof(fields, sound), (f) => {
      const sound = checkBirth(f, now).length === 0
      const zone = sound
        ? birthInstant({ ...wireBirth(f), timezone: 'Asia/Kolkata' }).zoneName
        : null
      expect(zone).toBe(sound ? 'Asia/Kolkata' : null)
    }),
  )
})

test('what goes over the wire comes apart and together again', () => {
  const wire = { dob: '05/11/1988', tob: '00:07', tobSec: 9 }
  expect(wireBirth(typedBirth(wire))).toEqual(wire)
  expect(wireBirth(typedBirth({ dob: '05/11/1988', tob: null }))).toEqual({
    ...wire,
    tob: null,
    tobSec: 0,
  })
  expect(checkBirth(typedBirth({ dob: 'x', tob: 'y' }), now).length).toBeGreaterThan(0)
})
