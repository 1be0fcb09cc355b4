import { describe, expect, test } from 'vitest'
import { birthTimeToleranceMinutes, kundli, type Kundli } from '@drishti/jyotish'
import { birthTimeCertainty as words } from '../../../words/kundli/kundli-server.ts'
import { chartOfBirth } from '../birth/chart-of-birth.ts'
import { certaintyOf } from './certainty.ts'

const minuteMs = 60_000
const at = new Date('2026-06-15T12:00:00Z')
const varanasi = { latitude: 25.32, longitude: 82.97 }

function cast(ms: number, place: { latitude: number; longitude: number }): Kundli {
  return kundli({ ...place, utc: new Date(ms).toISOString() })
}
describe('in words', () => {
  const say = (utc: string, offsetSeconds = 19_800) =>
    certaintyOf(kundli({ utc, ...varanasi }), offsetSeconds, at, 'en')

  test('names the minute by the clock of the place, and what it would be then', () => {
    // 06:45 in India; the navamsa begins between 06:44 and 06:45.
    const sentences = say('1991-03-14T01:15:00Z')
    expect(sentences).toContain(words.before.en('your navamsa lagna', '06:45', 'Virgo'))
    expect(sentences[0]).toMatch(/^Born within 4 minutes of 06:45, your lagna stays Pisces and /)
  })

  test('names seconds where the birth was noted with seconds, also on old Madras time', () => {
    const withSeconds = say('1991-03-14T01:15:20Z')
    expect(withSeconds.join()).toMatch(/within 4 minutes of 06:45:20/)
    const edge = /before (\d\d:\d\d:\d\d), your navamsa/.exec(withSeconds.join())?.[1]
    expect(edge).toMatch(/^06:44:/)
    // 06:45 on a clock that stood 5 h 21 min 10 s ahead: a whole minute there, not in UTC.
    expect(say('1905-03-14T01:23:50Z', 19_270).join()).toMatch(/within 4 minutes of 06:45[^:]/)
  })

  test('the running dasha ends between the two days that the minutes give it', () => {
    const [sentence] = say('1991-03-14T01:15:00Z').filter((it) => it.includes('dasha dates'))
    const [, from, to] = / between (.*) and (.*)\./.exec(sentence ?? '') ?? []
    const ends = [-birthTimeToleranceMinutes, 0, birthTimeToleranceMinutes].map((minutes) => {
      const chart = cast(Date.UTC(1991, 2, 14, 1, 15 + minutes), varanasi)
      const maha = chart.vimshottari.periods.find(({ endUtc }) => Date.parse(endUtc) > at.getTime())
      return Date.parse(
        maha!.periods!.find(({ endUtc }) => Date.parse(endUtc) > at.getTime())!.endUtc,
      )
    })
    expect(Date.parse(`${from} UTC`)).toBeLessThanOrEqual(Math.min(...ends) + 19_800_000)
    expect(Date.parse(`${to} UTC`)).toBeGreaterThan(Math.max(...ends) - 86_400_000)
    expect(Date.parse(`${from} UTC`)).toBeLessThan(Date.parse(`${to} UTC`))
  })

  test('of a day without its minute, tells when the Moon went on that day', () => {
    const day = chartOfBirth({
      lat: varanasi.latitude,
      lng: varanasi.longitude,
      born_at: null,
      day_from: new Date('1991-03-13T18:30:00Z'),
      day_to: new Date('1991-03-14T18:30:00Z'),
    })
    const sentences = certaintyOf(day, 19_800, at, 'en')
    const [, hour, minute] = /Until (\d\d):(\d\d) that day the Moon was in Capricorn/
      .exec(sentences.join())!
      .map(Number)
    const edgeMs = Date.UTC(1991, 2, 13, 18, 30) + (hour! * 60 + minute!) * minuteMs
    expect(cast(edgeMs - minuteMs, varanasi).grahas.moon.rashi).toBe(9)
    expect(cast(edgeMs + minuteMs, varanasi).grahas.moon.rashi).toBe(10)
    expect(sentences.join()).not.toMatch(/lagna stays|Born (before|after)/)
  })
})
