import { describe, expect, test } from 'vitest'
import { kundli } from '../../../contract/kundli/kundli.ts'
import { kundliMessages as words } from '../../../words/kundli/kundli.ts'
import { Refusal } from '../../core/refusal.ts'
import { testBirthDetails } from '../../testing/test-data.ts'
import { offsetText } from '../../core/time/time-zone.ts'
import { resolveBirth } from './resolve-birth.ts'

const birthInput = kundli['birthdetails/add'].input
const now = new Date('2026-06-15T12:00:00Z')
const settle = (change: object, zone = 'Asia/Kolkata', at = now) =>
  resolveBirth(birthInput.parse(testBirthDetails(change)), at, { zoneAt: () => zone }).clock

function refusalOf(act: () => unknown): Refusal {
  try {
    act()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('Nothing was refused.')
}

test('a birth at a known minute becomes its instant, seconds included', () => {
  expect(settle({ tob_sec: 30 })).toEqual({
    lat: 18.52,
    lng: 73.86,
    timezone: 'Asia/Kolkata',
    offset_seconds: 19_800,
    born_at: new Date('1991-03-14T01:15:30Z'),
    day_from: null,
    day_to: null,
  })
})

test('a birth at an unknown minute becomes its day by the clock of the place', () => {
  expect(settle({ tob_known: false, tob: '12:00' })).toMatchObject({
    born_at: null,
    day_from: new Date('1991-03-13T18:30:00Z'),
    day_to: new Date('1991-03-14T18:30:00Z'),
  })
})

test('the zone comes from the coordinates and from nothing else', () => {
  const coordinates: number[][] = []
  resolveBirth(birthInput.parse(testBirthDetails({ pob: 'Reykjavik' })), now, {
    zoneAt: (lat, lng) => {
      coordinates.push([lat, lng])
      return 'Asia/Kolkata'
    },
  })
  expect(coordinates).toEqual([[18.52, 73.86]])
})

describe('the present', () => {
  test('the very instant has come, the next second has not', () => {
    const today = { dob: '15/06/2026', tob: '17:30' }
    expect(settle({ ...today, tob_sec: 0 }).born_at).toEqual(now)
    expect(refusalOf(() => settle({ ...today, tob_sec: 1 })).words).toBe(words.future)
  })

  test('a day that has begun may hold a birth of unknown time, one that has not may not', () => {
    expect(settle({ dob: '15/06/2026', tob_known: false }).born_at).toBeNull()
    const tomorrow = { dob: '16/06/2026', tob_known: false }
    expect(refusalOf(() => settle(tomorrow)).words).toBe(words.future)
    // In Kiritimati, 14 hours ahead, the sixteenth has begun.
    expect(settle(tomorrow, 'Pacific/Kiritimati').born_at).toBeNull()
  })

  test('on New Year’s Eve the year is over where India’s is', () => {
    const eve = new Date('2026-12-31T18:30:00Z')
    expect(settle({ dob: '01/01/2027', tob: '00:00' }, 'Asia/Kolkata', eve).born_at).toEqual(eve)
  })
})

test('a question back names each reading by its clock, the choices in the order of the words', () => {
  const { words: asked, choices } = refusalOf(() => settle({ dob: '14/05/1942', tob: '23:30' }))
  expect(asked).toBe(words.clockRepeated)
  expect(choices?.map(({ value, label }) => [value, label.en.includes(offsetText(value))])).toEqual(
    [
      [23_400, true],
      [19_800, true],
    ],
  )
})

test('an hour that never was is asked back with what the clock did show at each of the two instants', () => {
  // On 1 September 1942 India's clocks went from 00:00 to 01:00.
  const asked = refusalOf(() => settle({ dob: '01/09/1942', tob: '00:20' }))
  expect(asked.words).toBe(words.clockGap)
  const labels = asked.choices?.map(({ value, label }) => [value, label.en.slice(0, 5), label.hi])
  expect(labels).toEqual([
    [19_800, '01:20', expect.stringContaining('01:20')],
    [23_400, '23:20', expect.stringContaining('23:20')],
  ])
})

test('a chosen reading that does not belong to the hour is asked for again', () => {
  expect(
    refusalOf(() => settle({ dob: '14/05/1942', tob: '23:30', tob_offset: 3600 })).choices,
  ).toHaveLength(2)
})

test('a chosen reading is passed over where the clock is clear', () => {
  expect(settle({ tob_offset: 23_400 }).offset_seconds).toBe(19_800)
})

test.each([
  [0, '+00:00'],
  [19_800, '+05:30'],
  [19_270, '+05:21:10'],
  [-18_000, '−05:00'],
  [-2_670, '−00:44:30'],
])('an offset of %i seconds reads %s', (seconds, text) => {
  expect(offsetText(seconds)).toBe(text)
})
