import { describe, expect, test } from 'vitest'
import { monthTold, asksForDates } from '../almanac/month-told.ts'
import { frameOf } from './frame-in-chat.ts'
import type { PersonProfile } from '../types/reading-types.ts'
import { readToEnd, someCharts, testReadingRequest } from '../charts.fixture.ts'

type Turn = readonly [question: string, answer: string]
const at = new Date('2026-11-24T06:30:00Z')
const man: PersonProfile = { gender: 'male', ageYears: 31, maritalStatus: 'married' }

function requestOf(turns: readonly Turn[], question: string, person: PersonProfile = man) {
  return testReadingRequest({
    question,
    person,
    at,
    chart: someCharts[4]!,
    history: turns.map(([asked, answer]) => ({ question: asked, answer })),
  })
}

const frameAfter = (turns: readonly Turn[], question: string, person?: PersonProfile) =>
  frameOf(requestOf(turns, question, person))

async function answerTo(turns: readonly Turn[], question: string, person?: PersonProfile) {
  const { text } = await readToEnd(requestOf(turns, question, person))
  return text
}

const lamp: Turn = ['sadhesati ka koi upay', 'Light a mustard oil lamp under the peepal.']
const shop: Turn = [
  'dost ke sath mobile ki dukan kholu ya akele',
  'Alone is better; partnership looks weak.',
]
const sadeSati: Turn = ['sade sati is there for me?', 'Yes, the middle phase is running.']

describe('a follow-up on what was told', () => {
  test.each([
    [lamp, 'roz jalana hai ya sirf shaniwar ko', 'remedy-day'],
    [['remedy for my son', 'Give green moong.'], 'u said monthly or one time??', 'remedy-once'],
    [sadeSati, 'what to do for it then. simple thing only', 'remedy-for'],
    [['konsa stone', 'Panna, budhwar ko.'], 'itna mehnga nahi, koi sasta option', 'stone-cheaper'],
    [['which gem', 'Ruby, in gold, on Sunday.'], 'silver wont do?', 'stone-metal'],
    [shop, 'kyu?', 'not-partner'],
    [['will i get a job', 'Saturn slows it.'], 'why saturn only, what wrong i did', 'blameless'],
    [['naukri kab chhodu', 'April 2027 ke baad.'], 'matlab abhi resign na karu?', 'not-yet'],
    [
      ['will i get work visa', 'Yes, next year.'],
      'he is asking money in advance, should i give',
      'advance-money',
    ],
  ] as [Turn, string, string][])('after %j, %j is %s', (turn, question, followUp) => {
    expect(frameAfter([turn], question).followUp).toBe(followUp)
  })

  test('a thanks that says one will be back is free', () => {
    const frame = frameAfter(
      [['sell the plot or hold', 'Hold.']],
      'ok thanks will ask wife and come back',
    )
    expect(frame).toMatchObject({ topic: 'thanks', charge: false })
  })

  test('a choice that was left open is weighed', () => {
    const turn: Turn = ['is this year good to buy property', 'Yes, the second half.']
    expect(frameAfter([turn], 'Flat or plot, u didnt say')).toMatchObject({
      topic: 'property',
      asks: 'choose',
    })
  })

  test.each([
    [['switch kru?', 'Abhi ruko, May ke baad'], 'may hi kyu'],
    [['who should get the shop', 'The younger son.'], 'And after me?'],
    [['wear blue sapphire?', 'No, risky for you'], 'so what instead'],
    [['shani ka mantra', 'om sham'], 'kitni baar japna hai'],
    [['job kab', 'march ke aaspaas'], 'aap to bole the march mei. ab?'],
    [['teaching or bank', 'Both are possible.'], 'which one do you say'],
    [['partner ke saath karu', 'akele behtar'], 'thik hai par kamai kitni hogi'],
    [['yellow sapphire', 'in gold'], 'In gold or silver? and which finger'],
  ] as [Turn, string][])('after %j, %j asks of none of these', (turn, question) => {
    expect(frameAfter([turn], question).followUp).toBeUndefined()
  })

  test('a question of its own stays one', () => {
    for (const question of ['when will I marry', 'kya meri shadi is saal hogi'])
      expect(frameAfter([shop], question).followUp).toBeUndefined()
  })

  test('the first sentence says it', async () => {
    expect(await answerTo([lamp], 'roz jalana hai ya sirf shaniwar ko')).toMatch(
      /^[^.]*shanivaar ko/i,
    )
    expect(await answerTo([sadeSati], 'what to do for it then. simple thing only')).toMatch(
      /^[^.]*Saturn/,
    )
    expect(await answerTo([shop], 'kyu?')).toMatch(/^[^.]*7th bhav/)
  })
})

describe('the month that was told', () => {
  test.each([
    ['The second half of February is good, after the 14th.', '2027-02-15', '2027-02-28'],
    ['February ka mahina acha hai, 10 ke baad.', '2027-02-11', '2027-02-28'],
    ['मार्च का पहला पखवाड़ा अच्छा है।', '2027-03-01', '2027-03-15'],
  ])('%s', (answer, from, to) => {
    expect(monthTold(answer, at)).toMatchObject({ from, to, asksDates: true })
  })

  test('days are asked for', () => {
    expect(asksForDates('ek do teen taarikh bata do pakki')).toBe(true)
    expect(asksForDates('is the 14th a good date')).toBe(false)
  })
})
