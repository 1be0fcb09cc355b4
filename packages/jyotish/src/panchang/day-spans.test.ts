import { describe, expect, it } from 'vitest'
import { nakshatraSpans } from './day-spans.ts'
import { panchangOfDay } from './panchang-day.ts'
import type { TimeSpan } from './types.ts'

const kolkata = { latitude: 22.5726, longitude: 88.3639, offsetSeconds: 19800 }
/** Sunday 6 to Saturday 12 April 2025. */
const week = [6, 7, 8, 9, 10, 11, 12].map((date) =>
  panchangOfDay({ ...kolkata, date: `2025-04-${String(date).padStart(2, '0')}` }),
)
const spansOf = (vara: number) => week[vara]!.spans!
const seconds = (utc: string): number => Date.parse(utc) / 1000

/** Where a span stands in daylight, in eighths or fifteenths of it. */
function placeIn(vara: number, { startUtc, endUtc }: TimeSpan, parts: number): [number, number] {
  const { riseUtc, setUtc } = week[vara]!.sun.hindu!
  const length = seconds(setUtc) - seconds(riseUtc)
  const at = (utc: string) =>
    Math.round(((seconds(utc) - seconds(riseUtc)) / length) * parts * 100) / 100
  return [at(startUtc), at(endUtc)]
}

describe('spans of a weekday', () => {
  it('the week begins with a Sunday', () => {
    expect(week.map(({ varaName }) => varaName.en)).toEqual([
      'Sunday',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
    ])
  })

  // For a sunrise at six and a sunset at six: 16:30, 7:30, 15:00, 12:00, 13:30, 10:30, 9:00, as everywhere printed.
  it.each([
    ['rahuKaal', [16.5, 7.5, 15, 12, 13.5, 10.5, 9]],
    ['yamaganda', [12, 10.5, 9, 7.5, 6, 15, 13.5]],
    ['gulika', [15, 13.5, 12, 10.5, 9, 7.5, 6]],
  ] as const)('%s begins at the hour of an equinox day that almanacs print', (id, hours) => {
    for (const [vara, hour] of hours.entries()) {
      const [from, to] = placeIn(vara, spansOf(vara)[id], 12)
      expect([from + 6, to - from]).toEqual([hour, 1.5])
    }
  })

  it('the three never fall together', () => {
    for (const vara of week.keys()) {
      const { rahuKaal, yamaganda, gulika } = spansOf(vara)
      expect(new Set([rahuKaal, yamaganda, gulika].map(({ startUtc }) => startUtc)).size).toBe(3)
    }
  })

  it('Abhijit lies evenly about true noon and is left out on Wednesday', () => {
    for (const [vara, { sun }] of week.entries()) {
      const { abhijit } = spansOf(vara)
      if (vara === 3) {
        expect(abhijit).toBeNull()
        continue
      }
      const noon = (seconds(sun.hindu!.riseUtc) + seconds(sun.hindu!.setUtc)) / 2
      expect(
        Math.abs((seconds(abhijit!.startUtc) + seconds(abhijit!.endUtc)) / 2 - noon),
      ).toBeLessThan(1.5)
      expect(placeIn(vara, abhijit!, 15)).toEqual([7, 8])
    }
  })

  it('Brahma muhurta is over one muhurta of the night before sunrise', () => {
    const { brahmaMuhurta } = spansOf(1)
    const night = week[0]!.nightLengthSeconds!
    const rise = seconds(week[1]!.sun.hindu!.riseUtc)
    expect(Math.abs(rise - seconds(brahmaMuhurta.endUtc) - night / 15)).toBeLessThan(1.5)
    expect(Math.abs(rise - seconds(brahmaMuhurta.startUtc) - (2 * night) / 15)).toBeLessThan(1.5)
  })

  it('dur muhurtas: Sunday the fourteenth, Tuesday the fourth and the seventh of the night', () => {
    expect(placeIn(0, spansOf(0).durMuhurtas[0]!, 15)).toEqual([13, 14])
    expect(placeIn(2, spansOf(2).durMuhurtas[0]!, 15)).toEqual([3, 4])
    const night = spansOf(2).durMuhurtas[1]!
    const set = seconds(week[2]!.sun.hindu!.setUtc)
    expect((seconds(night.endUtc) - set) / (week[2]!.nightLengthSeconds! / 15)).toBeCloseTo(7, 2)
    expect(placeIn(3, spansOf(3).durMuhurtas[0]!, 15)).toEqual([7, 8])
  })
})

describe('choghadiya and hora', () => {
  it.each([
    [0, 'udveg char labh amrit kaal shubh rog udveg', 'shubh amrit char rog kaal labh udveg shubh'],
    [1, 'amrit kaal shubh rog udveg char labh amrit', 'char rog kaal labh udveg shubh amrit char'],
    [2, 'rog udveg char labh amrit kaal shubh rog', 'kaal labh udveg shubh amrit char rog kaal'],
    [3, 'labh amrit kaal shubh rog udveg char labh', 'udveg shubh amrit char rog kaal labh udveg'],
    [4, 'shubh rog udveg char labh amrit kaal shubh', 'amrit char rog kaal labh udveg shubh amrit'],
    [5, 'char labh amrit kaal shubh rog udveg char', 'rog kaal labh udveg shubh amrit char rog'],
    [6, 'kaal shubh rog udveg char labh amrit kaal', 'labh udveg shubh amrit char rog kaal labh'],
  ])('weekday %i goes as the printed tables have it', (vara, day, night) => {
    const { choghadiya } = spansOf(vara)
    expect(choghadiya.day.map(({ id }) => id).join(' ')).toBe(day)
    expect(choghadiya.night.map(({ id }) => id).join(' ')).toBe(night)
  })

  it('sixteen choghadiyas and twenty-four horas fill the day without gap', () => {
    for (const { day, spans } of week) {
      const choghadiyas = [...spans!.choghadiya.day, ...spans!.choghadiya.night]
      for (const parts of [choghadiyas, spans!.horas]) {
        expect([parts[0]!.startUtc, parts.at(-1)!.endUtc]).toEqual([day.startUtc, day.endUtc])
        for (const [i, part] of parts.slice(1).entries()) {
          expect(part.startUtc).toBe(parts[i]!.endUtc)
        }
      }
      expect([choghadiyas.length, spans!.horas.length]).toEqual([16, 24])
    }
  })

  it('the hora after the twenty-fourth belongs to the lord of the next day', () => {
    const order = ['sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter', 'mars']
    for (const vara of [0, 1, 2, 3, 4, 5]) {
      const last = order.indexOf(spansOf(vara).horas[23]!.lord)
      expect(spansOf(vara + 1).horas[0]!.lord).toBe(order[(last + 1) % 7])
    }
  })
})

describe('varjyam and amrit kaal', () => {
  it('a Bharani of sixty hours has its varjyam from the 24th to the 28th hour, its amrit from the 48th', () => {
    const hour = 3600000
    const bharani = { part: 1, fromMs: 0, toMs: 60 * hour }
    const [varjyam] = nakshatraSpans('varjyam', [bharani], 0, 60 * hour)
    const [amrit] = nakshatraSpans('amritKaal', [bharani], 0, 60 * hour)
    expect([varjyam!.fromMs / hour, varjyam!.toMs / hour]).toEqual([24, 28])
    expect([amrit!.fromMs / hour, amrit!.toMs / hour]).toEqual([48, 52])
  })

  it('each lies in its nakshatra, a fifteenth of it long', () => {
    for (const { nakshatras, varjyam } of week) {
      for (const span of varjyam) {
        const star = nakshatras.find(
          ({ startUtc, endUtc }) => startUtc <= span.startUtc && span.endUtc <= endUtc,
        )!
        const ratio =
          (seconds(span.endUtc) - seconds(span.startUtc)) /
          (seconds(star.endUtc) - seconds(star.startUtc))
        expect(ratio).toBeCloseTo(1 / 15, 3)
      }
    }
  })
})
