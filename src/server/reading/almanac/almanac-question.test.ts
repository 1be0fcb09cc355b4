import { describe, expect, test } from 'vitest'
import { readFrame } from '../frame/read-frame.ts'
import { almanacQuestionOf, dayRangeOf } from './almanac-question.ts'

const at = new Date('2026-11-22T06:30:00Z')
const read = (text: string) => almanacQuestionOf(readFrame({ text, person: {} }, at), text, at)

describe('a question for a good day', () => {
  test.each([
    ['is 4 December good for buying a car?', 'vehicle', '2026-12-04', '2026-12-04'],
    ['shubh muhurat for griha pravesh in February', 'house-entry', '2027-02-01', '2027-02-28'],
    ['kal naya kaam shuru karu?', 'work', '2026-11-23', '2026-11-23'],
    ['best day this month for my interview', 'interview', '2026-11-22', '2026-11-30'],
    ['when should I travel next week', 'travel', '2026-11-29', '2026-12-05'],
    ['is this weekend good for starting a shop?', 'shop', '2026-11-28', '2026-11-29'],
    ['अगले महीने शादी का शुभ मुहूर्त', 'marriage', '2026-12-01', '2026-12-31'],
    ['25 tarikh ko registry karwana theek rahega kya', 'property', '2026-11-25', '2026-11-25'],
    ['when is a good day to register my flat', 'property', '2026-11-22', '2027-01-21'],
  ])('%s', (text, id, from, to) => {
    expect(read(text)).toMatchObject({ kind: 'muhurta', undertaking: { id }, range: { from, to } })
  })
  test.each([
    'when will I get married?',
    'will I buy a car next year?',
    'interview kal hai kaisa rahega',
    'mera business kab chalega',
    'how is my job going to be in December?',
    'should I marry him?',
  ])('is not: %s', (text) => {
    expect(read(text)?.kind).not.toBe('muhurta')
  })
})

describe('a question on the panchang', () => {
  test.each([
    ['aaj ki tithi kya hai', 'tithi', '2026-11-22'],
    ['rahu kaal today', 'rahu-kaal', '2026-11-22'],
    ['कल का राहुकाल', 'rahu-kaal', '2026-11-23'],
    ['which nakshatra is it today', 'nakshatra', '2026-11-22'],
    ['choghadiya kal ka', 'choghadiya', '2026-11-23'],
    ['today’s panchang', 'all', '2026-11-22'],
    ['aaj konsa yog hai', 'yoga', '2026-11-22'],
    ['aaj chand kab niklega', 'moonrise', '2026-11-22'],
  ])('%s', (text, limb, date) => {
    expect(read(text)).toEqual({ kind: 'panchang', limb, date })
  })
  test.each([
    'what is my nakshatra',
    'mera janm nakshatra kya hai',
    'konsa yog hai meri kundli mein',
  ])('is not: %s', (text) => {
    expect(read(text)?.kind).not.toBe('panchang')
  })
})

test('days that are over are no choice, and a month that has begun begins today', () => {
  expect(dayRangeOf('this month', at)).toEqual({
    from: '2026-11-22',
    to: '2026-11-30',
    kind: 'month',
  })
  expect(dayRangeOf('in February', at).kind).toBe('month')
  for (const text of ['ऑपरेशन 1 दिसंबर को करवाऊं या 5 को', 'surgery on 1 or 5 december'])
    expect(dayRangeOf(text, at).named).toEqual(['2026-12-01', '2026-12-05'])
  expect(dayRangeOf('whenever', at)).toMatchObject({ from: '2026-11-22', kind: 'open' })
})

test('of days that are named by their numbers those alone are weighed', () => {
  const named = (text: string) => dayRangeOf(text, at).named
  expect(named('5th or 8th of this month, which is good for delivery')).toEqual([
    '2026-12-05',
    '2026-12-08',
  ])
  expect(named('car 3 ya 9 tarikh ko lu')).toEqual(['2026-12-03', '2026-12-09'])
  expect(named('शादी 12 या 14 तारीख को रखें, फरवरी में')).toEqual(['2027-02-12', '2027-02-14'])
  expect(named('my 10th marks and 12th marks are low')).toBeUndefined()
  expect(named('12th pass, 10th me 80, interview ke liye accha din')).toBeUndefined()
  expect(named('10th or 12th pass can apply, good day for interview')).toBeUndefined()
  expect(named('on 5th')).toBeUndefined()
})

test('of two days of the week those alone are weighed', () => {
  const named = (text: string) => dayRangeOf(text, at).named
  expect(named('new scooty Wednesday ko le lu ya Saturday tak ruk jau')).toEqual([
    '2026-11-25',
    '2026-11-28',
  ])
  expect(named('बयाना कल दूं या परसों')).toEqual(['2026-11-23', '2026-11-24'])
  expect(named('Monday or never')).toBeUndefined()
})

test('what is asked of the present asks for no day', () => {
  expect(read('Should I buy a car now?')).toBeNull()
  expect(read('Is it right time to invest in property now?')).toBeNull()
  expect(read('Should I buy a car tomorrow?')?.kind).toBe('muhurta')
})
