import { expect, test } from 'vitest'
import { birthToldIn } from './birth-in-question.ts'

const at = new Date('2026-11-24T06:30:00Z')
const utc = (question: string) => {
  const told = birthToldIn(question, at)
  return told && [new Date(told.utcMs).toISOString(), told.isTimed]
}

test('a birth is read from the question, by the clock of India', () => {
  expect(utc('our girl was born on 9th, 5.20 am, Erode. which letter?')).toEqual([
    '2026-11-08T23:50:00.000Z',
    true,
  ])
  expect(utc('beta 28 october 2026 ko hua, 11:15 pm, kis akshar se naam')).toEqual([
    '2026-10-28T17:45:00.000Z',
    true,
  ])
})

test.each([
  ['brothers baby boy, born 4th morning 6.10 in Shillong', '2026-11-04T00:40:00.000Z'],
  ['sister baby girl, born on 3rd november night 11.20', '2026-11-03T17:50:00.000Z'],
  ['7 november subah 4.15 ka janm hai', '2026-11-06T22:45:00.000Z'],
  ['beti ka janm 12 nov raat 9.45 ko hua', '2026-11-12T16:15:00.000Z'],
  ['बच्चे का जन्म 10 नवंबर को रात 2.30 बजे हुआ', '2026-11-09T21:00:00.000Z'],
])('the part of the day may stand in a word of its own: %s', (text, instant) => {
  expect(utc(text)).toEqual([instant, true])
})

test('of a day without a month the latest is meant, and without a clock the day', () => {
  expect(utc('baby was born on 29th, name letter please')).toEqual([
    '2026-10-28T18:30:00.000Z',
    false,
  ])
})

test('what is no birth, or is to come, is none', () => {
  expect(utc('is 9th good for the naming day')).toBeNull()
  expect(utc('baby to be born on 4 december 2027')).toBeNull()
})
