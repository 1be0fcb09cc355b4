import { describe, expect, test } from 'vitest'
import { frameOf } from './frame-in-chat.ts'
import type { PersonProfile } from '../types/reading-types.ts'
import { readToEnd, someCharts, testReadingRequest } from '../charts.fixture.ts'

type Turn = readonly [question: string, answer: string]
const man: PersonProfile = { gender: 'male', ageYears: 36, maritalStatus: 'married' }

function requestOf([before, answer]: Turn, question: string) {
  return testReadingRequest({
    question,
    person: man,
    at: new Date('2026-11-24T06:30:00Z'),
    chart: someCharts[4]!,
    history: [{ question: before, answer }],
  })
}
const frameAfter = (turn: Turn, question: string) => frameOf(requestOf(turn, question))
const answerTo = async (turn: Turn, question: string) =>
  (await readToEnd(requestOf(turn, question))).text

const year: Turn = ['how will 2027 go for me', 'Good, but be careful with money and trust']
const plot: Turn = ['should i buy a plot now', 'Better wait, loans look heavy.']
const rahu: Turn = ['some upay for rahu', 'Put a coconut in flowing water on Saturdays']
const ruby: Turn = ['can i wear ruby', 'Yes, in gold on Sunday.']
const letters: Turn = ['baby girl born, which letter', 'Bha or Dha by her nakshatra']

describe('what is asked further of what was told', () => {
  test.each([
    [year, 'careful of whom exactly', 'of-whom'],
    [['व्यापार कैसा रहेगा', 'ठीक, पर भरोसे में सावधानी रखें'], 'किससे सावधान रहूं', 'of-whom'],
    [['should i buy gold', 'Yes, in small amounts.'], 'how many grams', 'how-many'],
    [plot, 'and if amma buys in her name', 'other-name'],
    [rahu, 'no river here, only a borewell. then?', 'remedy-other'],
    [['shukra ka upay', 'gaay ko chara'], 'yaha gaay nahi milti, kuch aur batao', 'remedy-other'],
    [['केतु का उपाय', 'काले कुत्ते को रोटी'], 'पीला कुत्ता भी चलेगा?', 'remedy-any'],
    [ruby, 'which hand', 'stone-hand'],
    [['which dasha is running', 'Ketu mahadasha till 2028.'], 'and next?', 'dasha-next'],
    [letters, 'Bhavika or Dhanvi?', 'letter-told'],
    [
      ['when will i get a job', 'By June'],
      'last week you told April. which is correct',
      'later-time',
    ],
  ] as [Turn, string, string][])('after %j, %j is %s', (turn, question, followUp) => {
    expect(frameAfter(turn, question).followUp).toBe(followUp)
  })

  test.each([
    [['should i buy gold', 'Yes, in small amounts.'], 'how much profit will i get'],
    [year, 'when is the careful time'],
    [['pote ka akshar', 'D, Du'], 'bacche ka naam K se h to chalega?'],
    [ruby, 'how many ratti'],
  ] as [Turn, string][])('after %j, %j asks of none of these', (turn, question) => {
    expect(frameAfter(turn, question).followUp).toBeUndefined()
  })

  test('a sibling, a mother, a wife stays the one spoken of', () => {
    const brother: Turn = ['when will my younger brother get married', 'By April 2027.']
    expect(frameAfter(brother, 'Love or parents choice').subject).toBe('sibling')
    expect(frameAfter(year, 'aur maa ke liye kaisa rahega wo saal').subject).toBe('parent')
    const wife: Turn = ['meri wife ka agla saal kaisa rahega', 'Busy, health steady.']
    expect(frameAfter(wife, 'aur paiso ke hisab se?')).toMatchObject({
      topic: 'money',
      subject: 'spouse',
    })
  })

  test('that it came just as told is thanks', () => {
    const loan: Turn = ['loan kab pass hoga', 'November ke ant tak']
    expect(frameAfter(loan, 'loan pass ho gaya, jaise aapne bola tha. dhanyawad')).toMatchObject({
      topic: 'thanks',
      charge: false,
    })
  })

  test('need is heard beside what is not at hand', () => {
    const text = 'no river here and i want to die'
    expect(frameAfter(rahu, text).followUp).toBeUndefined()
    expect(frameAfter(rahu, text).careLine).toBe('hard')
  })

  test('the first sentence says it', async () => {
    expect(await answerTo(year, 'careful of whom exactly')).toMatch(/^[^.]*names; by kind/)
    expect(await answerTo(ruby, 'which hand')).toMatch(/^[^.]*right hand/)
    expect(await answerTo(rahu, 'no river here, then?')).toMatch(/^[^.]*Rahu/)
    expect(await answerTo(letters, 'Bhavika or Dhanvi?')).toMatch(/^Take Bhavika/)
    const kalash: Turn = [
      'griha pravesh may me kaunsi tarikh',
      '3 May is good, morning or evening.',
    ]
    expect(await answerTo(kalash, 'subah wala ya sham wala?')).toMatch(/^[^.]*3 May 2027/)
  })
})
