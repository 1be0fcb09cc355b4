import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { savedMoment } from '../../../contract/kundli/birth-moment.ts'
import { isTimeZone, offsetSecondsAt } from '../../core/time/time-zone.ts'
import { birthInstant as instantOfMoment } from './birth-instant.ts'

const fixture = readFileSync(new URL('reference-clocks.tsv', import.meta.url), 'utf8')
const references = fixture
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [id, utc, wall, timezone, offset] = line.split('\t') as [
      string,
      string,
      string,
      string,
      string,
    ]
    return { id, utc, timezone, offsetSeconds: Number(offset), ...wallClockFields(wall) }
  })

/** The fields a person would type for a wall clock `YYYY-MM-DDTHH:MM:SS`. */
function wallClockFields(wall: string) {
  const dob = wall.slice(0, 10).split('-').toReversed().join('/')
  return { dob, tob: wall.slice(11, 16), tobSec: Number(wall.slice(17, 19)) }
}

interface TestBirth {
  dob: string
  tob: string | null
  tobSec?: number
  timezone: string
  offsetSeconds?: number
}
const birthInstant = ({ dob, tob, tobSec, timezone, offsetSeconds }: TestBirth) =>
  instantOfMoment(
    savedMoment({
      dob,
      tob: tob ?? '',
      tob_sec: tobSec,
      tob_known: tob !== null,
      tob_offset: offsetSeconds,
    }),
    timezone,
  )

const iso = (seconds: number) => `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`
const at = (utc: string) => Date.parse(utc) / 1000
const inIndia = { timezone: 'Asia/Kolkata' }

test('every reference birth goes from its wall clock to its instant and offset', () => {
  expect(references).toHaveLength(600)
  for (const { id, utc, offsetSeconds, ...birth } of references)
    expect({ id, ...birthInstant(birth) }).toEqual({
      id,
      kind: 'known',
      bornAt: new Date(utc),
      offsetSeconds,
    })
})

describe('India', () => {
  test.each([
    ['31/12/1905', '12:00', 19_270, '1905-12-31T06:38:50Z'],
    ['01/01/1906', '12:00', 19_800, '1906-01-01T06:30:00Z'],
    ['30/09/1941', '23:59', 19_800, '1941-09-30T18:29:00Z'],
    ['01/10/1941', '01:00', 23_400, '1941-09-30T18:30:00Z'],
    ['15/05/1942', '00:00', 19_800, '1942-05-14T18:30:00Z'],
    ['31/08/1942', '23:59', 19_800, '1942-08-31T18:29:00Z'],
    ['01/09/1942', '01:00', 23_400, '1942-08-31T18:30:00Z'],
    ['14/10/1945', '22:59', 23_400, '1945-10-14T16:29:00Z'],
    ['15/10/1945', '00:00', 19_800, '1945-10-14T18:30:00Z'],
    ['14/03/1991', '06:45', 19_800, '1991-03-14T01:15:00Z'],
  ])('on %s at %s the clock stood %i seconds ahead', (dob, tob, offsetSeconds, utc) => {
    expect(birthInstant({ dob, tob, ...inIndia })).toEqual({
      kind: 'known',
      bornAt: new Date(utc),
      offsetSeconds,
    })
  })

  test('our own table and the runtime’s history agree to the second', () => {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: 'Asia/Kolkata',
      timeZoneName: 'longOffset',
    })
    const offsetNameAt = (seconds: number) =>
      format.formatToParts(seconds * 1000).find((p) => p.type === 'timeZoneName')?.value
    for (
      let seconds = at('1900-01-01T00:00:00Z');
      seconds < at('1950-01-01T00:00:00Z');
      seconds += 86_400 * 3
    ) {
      const offset = offsetSecondsAt('Asia/Kolkata', seconds)
      expect(offsetNameAt(seconds)).toBe(`GMT+0${iso(offset).slice(12, offset % 60 ? 19 : 16)}`)
    }
  })

  test('the older name of the zone means the same zone', () => {
    const birth = { dob: '01/02/1943', tob: '10:00' }
    expect(birthInstant({ ...birth, timezone: 'Asia/Calcutta' })).toEqual(
      birthInstant({ ...birth, ...inIndia }),
    )
  })

  test('an hour that war time skipped is asked about, and the chosen offset settles it', () => {
    const birth = { dob: '01/10/1941', tob: '00:30', ...inIndia }
    expect(birthInstant(birth)).toEqual({
      kind: 'gap',
      readings: [
        { utcSeconds: at('1941-09-30T19:00:00Z'), offsetSeconds: 19_800 },
        { utcSeconds: at('1941-09-30T18:00:00Z'), offsetSeconds: 23_400 },
      ],
    })
    expect(birthInstant({ ...birth, offsetSeconds: 19_800 })).toMatchObject({
      kind: 'known',
      bornAt: new Date('1941-09-30T19:00:00Z'),
      offsetSeconds: 19_800,
    })
  })

  test('the hour that came twice when war time ended gives both readings, earlier first', () => {
    const birth = { dob: '14/10/1945', tob: '23:30', tobSec: 15, ...inIndia }
    expect(birthInstant(birth)).toMatchObject({
      kind: 'repeated',
      readings: [
        { utcSeconds: at('1945-10-14T17:00:15Z'), offsetSeconds: 23_400 },
        { utcSeconds: at('1945-10-14T18:00:15Z'), offsetSeconds: 19_800 },
      ],
    })
    expect(birthInstant({ ...birth, offsetSeconds: 19_800 })).toMatchObject({
      bornAt: new Date('1945-10-14T18:00:15Z'),
    })
  })

  test('an offset that is none of the readings settles nothing, and is not looked at where the clock is clear', () => {
    expect(
      birthInstant({ dob: '14/10/1945', tob: '23:30', ...inIndia, offsetSeconds: 0 }).kind,
    ).toBe('repeated')
    expect(
      birthInstant({ dob: '14/03/1991', tob: '06:45', ...inIndia, offsetSeconds: 23_400 }),
    ).toMatchObject({
      kind: 'known',
      offsetSeconds: 19_800,
    })
  })
})

describe('elsewhere', () => {
  test.each([
    ['Asia/Kathmandu', '01/01/1905', '12:00', 20_476],
    ['Asia/Kathmandu', '01/06/1985', '12:00', 19_800],
    ['Asia/Kathmandu', '01/06/1986', '12:00', 20_700],
    ['Asia/Colombo', '01/07/1996', '12:00', 23_400],
    ['Asia/Dhaka', '01/07/2009', '12:00', 25_200],
    ['Asia/Karachi', '01/07/1960', '12:00', 18_000],
    ['Africa/Monrovia', '01/07/1960', '12:00', -2670],
    ['America/New_York', '01/07/1944', '12:00', -14_400],
    ['Europe/London', '01/07/1944', '12:00', 7200],
  ])('%s on %s at %s stood at %i seconds', (timezone, dob, tob, offsetSeconds) => {
    expect(birthInstant({ dob, tob, timezone })).toMatchObject({ kind: 'known', offsetSeconds })
  })

  test('a spring gap and an autumn repeat are both reported', () => {
    const timezone = 'America/New_York'
    expect(birthInstant({ dob: '10/03/2024', tob: '02:30', timezone }).kind).toBe('gap')
    expect(birthInstant({ dob: '03/11/2024', tob: '01:30', timezone }).kind).toBe('repeated')
  })
})

/** How long the day of an unknown time lasts, hours. */
const lengthHours = (dob: string, timezone: string) => {
  const day = birthInstant({ dob, tob: null, timezone })
  if (day.kind !== 'day') throw new Error(day.kind)
  return (day.to.getTime() - day.from.getTime()) / 3_600_000
}

describe('a day without a known time', () => {
  test('runs from midnight to midnight by the place’s clock', () => {
    expect(birthInstant({ dob: '29/02/2000', tob: null, ...inIndia })).toEqual({
      kind: 'day',
      from: new Date('2000-02-28T18:30:00Z'),
      to: new Date('2000-02-29T18:30:00Z'),
      offsetSeconds: 19_800,
    })
  })

  test.each([
    ['01/10/1941', 'Asia/Kolkata', 23],
    ['14/05/1942', 'Asia/Kolkata', 25],
    ['15/10/2017', 'America/Sao_Paulo', 23],
    ['17/02/2018', 'America/Sao_Paulo', 25],
    ['05/11/2000', 'America/Havana', 24],
    ['29/10/2000', 'America/Havana', 25],
    // The clock went from 00:01 back to 23:01 of the day before, which came back for 59 minutes.
    ['31/10/1998', 'America/St_Johns', 24],
    ['24/10/1998', 'America/St_Johns', 25],
    ['25/10/1998', 'America/St_Johns', 25],
  ])('%s in %s lasts %i hours', (dob, timezone, hours) => {
    expect(lengthHours(dob, timezone)).toBe(hours)
  })

  test('a day that the calendar of a place left out is none', () => {
    expect(birthInstant({ dob: '30/12/2011', tob: null, timezone: 'Pacific/Apia' })).toEqual({
      kind: 'noSuchDay',
    })
  })
})

test('any instant since 1900, read off a wall clock anywhere, comes back as itself or as one of the readings', () => {
  const zones = Intl.supportedValuesOf('timeZone').filter(isTimeZone)
  const instants = fc.integer({ min: at('1900-01-02T00:00:00Z'), max: at('2030-01-01T00:00:00Z') })
  fc.assert(
    fc.property(fc.constantFrom(...zones), instants, (timezone, seconds) => {
      const offsetSeconds = offsetSecondsAt(timezone, seconds)
      const birth = { ...wallClockFields(iso(seconds + offsetSeconds)), timezone }
      const first = birthInstant(birth)
      expect(['known', 'repeated']).toContain(first.kind)
      expect(birthInstant({ ...birth, offsetSeconds })).toMatchObject({
        kind: 'known',
        bornAt: new Date(seconds * 1000),
        offsetSeconds,
      })
      const day = birthInstant({ ...birth, tob: null })
      if (day.kind !== 'day') throw new Error(day.kind)
      expect(day.from.getTime() <= seconds * 1000 && seconds * 1000 < day.to.getTime()).toBe(true)
    }),
    { numRuns: 1500 },
  )
})

test('near every change of the clock in a zone with seconds, no wall time is lost', () => {
  for (const change of [
    '1906-01-01T00:00:00',
    '1941-10-01T00:00:00',
    '1942-05-15T00:00:00',
    '1945-10-15T00:00:00',
  ])
    for (let minute = -120; minute <= 120; minute++) {
      const wall = iso(at(`${change}Z`) + minute * 60)
      const birth = birthInstant({ ...wallClockFields(wall), ...inIndia })
      const readings =
        'readings' in birth
          ? birth.readings
          : birth.kind === 'known'
            ? [{ ...birth, utcSeconds: birth.bornAt.getTime() / 1000 }]
            : []
      expect(readings).toHaveLength(birth.kind === 'known' ? 1 : 2)
      for (const r of readings) expect(iso(r.utcSeconds + r.offsetSeconds)).toBe(wall)
    }
})

test.each(['', 'IST', '+05:30', 'Asia/Nowhere', '../etc/passwd', 'Asia/Kolkata\n'])(
  '"%s" is no zone',
  (name) => {
    expect(isTimeZone(name)).toBe(false)
    expect(() => birthInstant({ dob: '01/02/2000', tob: '10:00', timezone: name || '?' })).toThrow(
      RangeError,
    )
  },
)
