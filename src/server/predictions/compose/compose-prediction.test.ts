import { dayKundli, kundli, type AnyKundli } from '@drishti/jyotish'
import { expect, test } from 'vitest'
import type { PredictionKind } from '../../../contract/predictions.ts'
import { dateParts, weekdayNames } from '../../../words/say.ts'
import { dateText } from '../../reading/verdicts/date-text.ts'
import { startOfIstDay } from '../../core/time/india-time.ts'
import { daysOf, periodFrom } from './period.ts'
import { composePrediction } from './compose-prediction.ts'

const kinds: PredictionKind[] = ['daily', 'weekly', 'monthly', 'yearly']

/** People who do not exist, from all over a lifetime; every fourth without a time of birth. */
function charts(count: number): AnyKundli[] {
  return Array.from({ length: count }, (_, at) => {
    const bornAt = new Date(Date.UTC(1950 + ((at * 5) % 60), (at * 7) % 12, 1 + at * 2, at * 2, 17))
    const place = { latitude: 19 + at, longitude: 73 + at }
    if (at % 4 !== 3) return kundli({ utc: bornAt.toISOString(), ...place })
    const next = new Date(bornAt.getTime() + 86_400_000)
    return dayKundli({ fromUtc: bornAt.toISOString(), toUtc: next.toISOString(), ...place })
  })
}

function predictionOf(
  chart: AnyKundli,
  kind: PredictionKind,
  language: 'en' | 'hi',
  day = '2026-11-21',
) {
  let text = ''
  let groundedCount = 0
  let sentences = 0
  const person = { ageYears: 30, maritalStatus: 'single', gender: 'female' } as const
  const period = periodFrom(kind, day)
  for (const event of composePrediction({ kind, chart, person, language, ...period })) {
    if (event.kind === 'done')
      return {
        text,
        grounded: groundedCount,
        sentences,
        facts: event.facts,
        dropped: event.droppedTexts,
      }
    text += event.before + event.text
    sentences++
    if (event.factIds.length) groundedCount++
  }
  return null
}

test('every sentence passes the claim check, in every kind and both languages, over many charts', () => {
  for (const [at, chart] of charts(10).entries()) {
    if (chart.grahas.moon.rashi === null) continue
    const day = new Date(Date.UTC(2026, 10, 21 + at * 11)).toISOString().slice(0, 10)
    for (const kind of kinds)
      for (const language of ['en', 'hi'] as const) {
        const prediction = predictionOf(chart, kind, language, day)
        expect(prediction?.dropped).toEqual([])
        // All but the small thing to do and Oracle's leave rest on facts.
        expect(prediction!.grounded).toBeGreaterThanOrEqual(prediction!.sentences - 2)
        expect(prediction!.facts.length).toBeGreaterThan(4)
        if (language === 'hi') expect(prediction!.text).not.toMatch(/[a-z]/i)
        expect(prediction!.text).not.toMatch(/[{}]|undefined|null|sky of today|आज के आकाश/)
      }
  }
})

test('a week names each of its days, a month its dates, a year its turns', () => {
  const [chart] = charts(1)
  const dateWords = (day: string) =>
    dateText(startOfIstDay(day).toISOString()).en.replace(/ \d{4}$/, '')
  const week = predictionOf(chart!, 'weekly', 'en')!.text
  const period = periodFrom('weekly', '2026-11-21')
  const weekday = (day: string) => weekdayNames.en[dateParts(startOfIstDay(day)).weekday]
  for (const day of daysOf(period)) expect(week).toContain(`${weekday(day)} ${dateWords(day)}`)
  const month = predictionOf(chart!, 'monthly', 'en')!.text
  expect(month).toContain('On 16 December 2026 the Sun will enter Sagittarius')
  const year = predictionOf(chart!, 'yearly', 'en')!.text
  expect(year).toContain('25 January 2027')
  expect(year).toContain('Saturn will enter Aries')
})

const areaWords = {
  en: ['Love:', 'Work:', 'Money:', 'Health:'],
  hi: ['प्रेम:', 'काम:', 'पैसा:', 'सेहत:'],
}

test('a week, a month and a year tell of love, work, money and health, and of the dasha with its dates', () => {
  for (const chart of charts(8)) {
    if (chart.grahas.moon.rashi === null) continue
    for (const kind of ['weekly', 'monthly', 'yearly'] as const)
      for (const language of ['en', 'hi'] as const) {
        const { text } = predictionOf(chart, kind, language)!
        for (const word of areaWords[language])
          expect([kind, text]).toEqual([kind, expect.stringContaining(word)])
        if (chart.timeKnown) expect(text).toMatch(language === 'en' ? /antardasha/ : /अंतर्दशा/)
        if (kind === 'yearly') expect(text).toMatch(language === 'en' ? /Sade Sati/ : /साढ़ेसाती/)
      }
  }
})

test('a child is told nothing of love', () => {
  const [chart] = charts(1)
  const person = { ageYears: 12, maritalStatus: 'single', gender: 'female' } as const
  for (const kind of ['monthly', 'yearly'] as const) {
    const period = periodFrom(kind, '2026-11-21')
    const events = [
      ...composePrediction({ kind, chart: chart!, person, language: 'en', ...period }),
    ]
    const text = events.map((event) => (event.kind === 'sentence' ? event.text : '')).join(' ')
    expect(text).not.toContain('Love:')
    expect(text).toContain('Work:')
  }
})

test('no sentence comes again within twelve months, nor within one year’s text', () => {
  for (const chart of charts(4)) {
    if (chart.grahas.moon.rashi === null) continue
    for (const language of ['en', 'hi'] as const) {
      const months = Array.from({ length: 12 }, (_, at) =>
        new Date(Date.UTC(2026, 10 + at, 21)).toISOString().slice(0, 10),
      )
      const whole = months.flatMap((day) =>
        sentencesIn(predictionOf(chart, 'monthly', language, day)!.text),
      )
      expect(whole.filter((sentence, at) => whole.indexOf(sentence) !== at)).toEqual([])
      const year = sentencesIn(predictionOf(chart, 'yearly', language)!.text)
      expect(year.filter((sentence, at) => year.indexOf(sentence) !== at)).toEqual([])
    }
  }
})
const sentencesIn = (text: string) => text.split(/(?<=[.!?।])\s+/).filter(Boolean)

test('two people get two texts of the same day, and the same person the same one again', () => {
  const [one, , other] = charts(3)
  expect(predictionOf(one!, 'daily', 'en')).toEqual(predictionOf(one!, 'daily', 'en'))
  expect(predictionOf(one!, 'daily', 'en')!.text).not.toBe(
    predictionOf(other!, 'daily', 'en')!.text,
  )
})

test('where the sign of the natal Moon is open there is no prediction', () => {
  const open = charts(40).find(({ grahas }) => grahas.moon.rashi === null)
  expect(open && predictionOf(open, 'daily', 'en')).toBeNull()
})

test('periods are days in India: a day, seven, thirty, a year to the day', () => {
  expect(periodFrom('daily', '2026-12-31')).toEqual({
    fromDay: '2026-12-31',
    untilDay: '2027-01-01',
  })
  expect(periodFrom('weekly', '2026-11-28').untilDay).toBe('2026-12-05')
  expect(periodFrom('monthly', '2027-02-01').untilDay).toBe('2027-03-03')
  expect(periodFrom('yearly', '2028-02-29').untilDay).toBe('2029-03-01')
  expect(daysOf(periodFrom('weekly', '2026-11-28')).length).toBe(7)
})
