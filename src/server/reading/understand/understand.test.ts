import { describe, expect, test } from 'vitest'
import { typedQuestions } from './typed-questions.fixture.ts'
import { understandQuestion } from './understand.ts'

const at = new Date('2026-11-20T06:30:00Z') // noon in India, a Friday

/** Nothing where at most 5 in 100 were missed, else what was missed. */
function tooMany<T>(missed: readonly T[], of: number): readonly T[] {
  return missed.length <= of * 0.05 ? [] : missed
}

describe('a question shows its topic', () => {
  for (const [form, rows] of Object.entries(typedQuestions)) {
    test(`in ${form}, for at least 95 of 100 questions`, () => {
      const missedQuestions = rows
        .map(([topic, question]) => ({
          question,
          topic,
          got: understandQuestion(question, at).topic,
        }))
        .filter((row) => row.got !== row.topic)
      expect(tooMany(missedQuestions, rows.length)).toEqual([])
    })
    test(`in ${form}, and its form`, () => {
      const sure = rows.filter(
        ([topic]) => topic !== 'unclear' && topic !== 'greeting' && topic !== 'thanks',
      )
      const missed = sure.filter(([, question]) => understandQuestion(question, at).form !== form)
      expect(tooMany(missed, sure.length)).toEqual([])
    })
  }
  test('over at least 200 questions that are not in the tables', () => {
    expect(Object.values(typedQuestions).flat().length).toBeGreaterThanOrEqual(200)
  })
})

describe('a question shows how it is asked', () => {
  test.each([
    ['When will I get married?', 'when'],
    ['meri naukri kab lagegi', 'when'],
    ['मेरी शादी कब होगी?', 'when'],
    ['Will I get the promotion?', 'whether'],
    ['kya mujhe job chhodni chahiye', 'whether'],
    ['क्या मैं विदेश जाऊँगा?', 'whether'],
    ['which field suits me', 'which'],
    ['कौन सा विषय चुनूँ', 'which'],
    ['why is my income so unstable', 'why'],
    ['itni pareshani kyu aati hai', 'why'],
    ['How will my health be', 'how'],
    ['agla saal kaisa rahega', 'how'],
  ])('%s → %s', (question, input) => {
    expect(understandQuestion(question, at).asks).toBe(input)
  })
})

describe('a question shows its time', () => {
  test.each([
    ['is tomorrow good for me', 'day', '2026-11-20T18:30:00.000Z', '2026-11-21T18:30:00.000Z'],
    ['parso jaana theek rahega', 'day', '2026-11-21T18:30:00.000Z', '2026-11-22T18:30:00.000Z'],
    ['सोमवार का दिन कैसा है', 'day', '2026-11-22T18:30:00.000Z', '2026-11-23T18:30:00.000Z'],
    ['Is 14 December lucky', 'day', '2026-12-13T18:30:00.000Z', '2026-12-14T18:30:00.000Z'],
    ['how is January for me', 'span', '2026-12-31T18:30:00.000Z', '2027-01-31T18:30:00.000Z'],
    ['agle saal shaadi hogi kya', 'span', '2026-12-31T18:30:00.000Z', '2027-12-31T18:30:00.000Z'],
    [
      'a date in last week of august',
      'span',
      '2027-08-24T18:30:00.000Z',
      '2027-08-31T18:30:00.000Z',
    ],
    [
      'दिसंबर के पहले हफ़्ते में कौन सा दिन',
      'span',
      '2026-11-30T18:30:00.000Z',
      '2026-12-07T18:30:00.000Z',
    ],
    [
      'last week my job went, what of march',
      'span',
      '2027-02-28T18:30:00.000Z',
      '2027-03-31T18:30:00.000Z',
    ],
    ['what about 2028', 'span', '2027-12-31T18:30:00.000Z', '2028-12-31T18:30:00.000Z'],
  ])('%s', (question, kind, from, to) => {
    expect(understandQuestion(question, at).time).toEqual({ kind, from, to })
  })
  test('"aajkal" is no day', () => {
    expect(understandQuestion('aajkal bahut tension rehti hai', at).time).toBeUndefined()
  })
  test('a question without a time has none', () => {
    expect(understandQuestion('Will I settle abroad?', at).time).toBeUndefined()
  })
})

describe('a question shows whom and which side of the topic it means', () => {
  test.each([
    ['When will my son get a job', 'family', 'child', 'child'],
    ['beti ki shaadi kab hogi', 'family', 'child', 'child'],
    ['should I change my job', 'career', 'change', 'self'],
    ['अपना घर कब बनेगा', 'money', 'home', 'self'],
    ['Will it be love or arranged marriage', 'love', 'love-or-arranged', 'self'],
    ['my husband and I fight a lot', 'love', 'trouble', 'spouse'],
    ['am I in sade sati', 'chart', 'sade-sati', 'self'],
  ])('%s', (question, topic, aspect, subject) => {
    expect(understandQuestion(question, at)).toMatchObject({ topic, aspect, subject })
  })
})

describe('a question may lean on the one before', () => {
  const before = understandQuestion('Will I get a job abroad or should I change my company?', at)
  test.each(['and when?', 'aur kab?', 'कब?', 'why so?'])('%s', (question) => {
    expect(understandQuestion(question, at, before)).toMatchObject({
      topic: before.topic,
      followsOn: true,
    })
  })
  test('but not when it names its own topic', () => {
    expect(understandQuestion('and my health?', at, before)).toMatchObject({
      topic: 'health',
      followsOn: false,
    })
  })
})

test('the longest question allowed is understood like a short one', () => {
  const long = 'kab kya shaadi job '.repeat(52).slice(0, 1000)
  expect(understandQuestion(long, at).topic).toBe('love')
})
