import { expect, test } from 'vitest'
import { forecastQuestion, spanText } from './forecasts.ts'
import { forecastTopics } from './topics.ts'

const june = { fromDay: '2027-06-01', untilDay: '2027-11-30' }
const asked = {
  ...june,
  topic: 'job-change',
  whose: 'self',
  isBlind: false,
  stage: 'over',
} as const

test('a stretch is said in months where it is whole months, and by its days else', () => {
  const english = [
    june,
    { fromDay: '2027-02-01', untilDay: '2027-02-28' },
    { fromDay: '2027-06-05', untilDay: '2027-06-13' },
    { fromDay: '2027-12-05', untilDay: '2028-01-13' },
    { fromDay: '2027-12-05', untilDay: '2027-12-05' },
  ].map((days) => spanText(days, 'en'))
  expect(english).toEqual([
    'June to November 2027',
    'February 2027',
    '5 to 13 June 2027',
    '5 December 2027 to 13 January 2028',
    '5 December 2027',
  ])
  expect(spanText(june, 'hi')).toBe('जून से नवंबर 2027')
})

test('what was named is asked so, and of two stretches neither says which it was', () => {
  expect(forecastQuestion(asked, 'en')).toBe(
    'We named June to November 2027 for a change of work. Did it happen?',
  )
  for (const topic of Object.keys(forecastTopics))
    for (const language of ['en', 'hi'] as const) {
      const blind = forecastQuestion({ ...asked, topic, isBlind: true }, language)
      expect(blind).not.toMatch(/named|हमने/)
    }
})

test('of a time that still runs nothing is said as if it were over', () => {
  const running = { ...asked, stage: 'middle' } as const
  expect(forecastQuestion({ ...running, isBlind: true }, 'en')).toBe(
    'A change of work, June to November 2027: has it happened so far?',
  )
  for (const isBlind of [true, false])
    expect(forecastQuestion({ ...running, isBlind }, 'hi')).toMatch(/अब तक ऐसा हुआ है\?$/)
})

test('of a time that has not begun nothing is asked', () => {
  for (const topic of ['health', 'good-day', 'job-change'])
    for (const isBlind of [true, false])
      for (const language of ['en', 'hi'] as const)
        expect(
          forecastQuestion({ ...asked, topic, isBlind, stage: 'ahead' }, language),
        ).not.toMatch(/\?|did |was /iu)
})
