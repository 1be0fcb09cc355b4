import { describe, expect, test } from 'vitest'
import { readToEnd, someCharts, testReadingRequest } from '../charts.fixture.ts'
import { frameOf } from './frame-in-chat.ts'
import type { PersonProfile } from '../types/reading-types.ts'

const at = new Date('2026-11-20T06:30:00Z')
const woman: Partial<PersonProfile> = { gender: 'female', ageYears: 27, maritalStatus: 'single' }

type Turn = readonly [question: string, answer: string]
const historyOf = (turns: readonly Turn[]) =>
  turns.map(([question, answer]) => ({ question, answer, outcome: 'answer' as const }))

function requestOf(turns: readonly Turn[], question: string, person: Partial<PersonProfile> = {}) {
  const base = testReadingRequest({ question, history: historyOf(turns), at })
  return { ...base, person: { ...base.person, ...person } }
}

const frameAfter = (turns: readonly Turn[], question: string, person?: Partial<PersonProfile>) =>
  frameOf(requestOf(turns, question, person))

async function answerTo(turns: readonly Turn[], question: string, person?: Partial<PersonProfile>) {
  const { text } = await readToEnd({ ...requestOf(turns, question, person), chart: someCharts[0]! })
  return text
}

describe('the day that was chosen before', () => {
  const gym: Turn = [
    'is 21 jan ok to open my gym',
    'The 21st is weak, the 23rd of January is better.',
  ]
  test('is told its hours', async () => {
    expect(frameAfter([gym], 'ok what time in the morning')).toMatchObject({ topic: 'muhurta' })
    expect(await answerTo([gym], 'ok what time in the morning')).toMatch(/^[^.]*23 January 2027/)
  })
  test('in Hindi too', async () => {
    const shop: Turn = ['दुकान का उद्घाटन 5 दिसंबर को करूं', 'हाँ, 5 दिसंबर अच्छा है']
    expect(await answerTo([shop], 'कितने बजे')).toMatch(/^[^।]*5 दिसंबर 2026[^।]*(?:बजे|से|तक)/u)
  })
  test('is followed by the next', async () => {
    const home: Turn = ['griha pravesh ka muhurat', '5 December 2026 shubh hai']
    expect(await answerTo([home], 'agla?')).not.toMatch(/^[^.]*(?<!1|2)5 December 2026/)
  })
  test('is none where no day was asked for', () => {
    const job: Turn = ['will i get the job', 'Yes, by 5 January 2027.']
    expect(frameAfter([job], 'what time will they call')).not.toMatchObject({ topic: 'muhurta' })
  })
})

describe('the option that was not chosen', () => {
  const choice: Turn = ['law or commerce which is for me', 'Law suits you better.']
  test('is spoken of first', async () => {
    const question = 'but why not commerce'
    expect(frameAfter([choice], question)).toMatchObject({ asks: 'choose', isDoubt: true })
    expect(await answerTo([choice], question)).toMatch(/^[^.]*commerce[^.]*Mercury/i)
  })
  test('is none where no two were weighed', () => {
    const plain: Turn = ['will i pass the exam', 'Not this time.']
    expect(frameAfter([plain], 'but why not this time').isDoubt).toBeUndefined()
  })
})

test.each([
  ['n what work will he be doing', 'spouse-work'],
  ['what will he do for a living', 'spouse-work'],
])('%s is the work of whoever is to be married', (question, situation) => {
  const before: Turn = ['when will i get married', 'Most likely in 2027.']
  expect(frameAfter([before], question, woman)).toMatchObject({ topic: 'marriage', situation })
})

test.each([
  [
    'beta padhai me kaisa nikalega',
    'dusre bachhe ka bhi yog h ya ek hi',
    { topic: 'children', subject: 'self' },
  ],
  [
    'australia jane ka yog h kya',
    'aur agr bahar na jau to yaha kis line me scope h',
    { topic: 'career', asks: 'which' },
  ],
  [
    'sarkari naukri likhi h ya private hi',
    'kis grah ki wajah se bol rhe ho ye',
    { asks: 'why', options: [] },
  ],
  ['बड़ी बेटी की पढ़ाई कैसी रहेगी', 'और छोटे बेटे की?', { subject: 'child' }],
])('after %j, %j is heard', (before, question, frame) => {
  expect(frameAfter([[before, 'ok']], question)).toMatchObject(frame)
})

test('"for him too" asks the same of whoever was spoken of', () => {
  const frame = frameAfter([['will my son get a job this year', 'ok']], 'for him too?', {
    ageYears: 55,
  })
  expect(frame).toMatchObject({ topic: 'job-search', subject: 'child', asks: 'whether' })
})

test('another day of what was asked about is weighed for the same', () => {
  const before: Turn = ['griha pravesh ka muhurat kab hai', '12 February shubh hai']
  for (const question of ['aur budhwar ko?', '12 or 19'])
    expect(frameAfter([before], question)).toMatchObject({ topic: 'muhurta' })
})

test('a correction is no narrow point of what is left', () => {
  const before: Turn = ['mere youtube channel se aamdani kab hogi', 'November se']
  const { situation } = frameAfter([before], 'mere channel ki nahi, meri dukan ki aamdani')
  expect(String(situation)).not.toMatch(/channel/)
})

test('what a transit does to somebody else is theirs', () => {
  const before: Turn = ['guru ka gochar mere liye kaisa h', 'Achha.']
  const frame = frameAfter([before], 'aur mere pati pe iska kya asar padega')
  expect(frame).toMatchObject({ topic: 'transit', subject: 'spouse' })
})

test('who is called brother is not asked about', () => {
  expect(frameAfter([['naya pyar kab milega', 'theek hai?']], 'haan bhai').subject).not.toBe(
    'sibling',
  )
})

test('a fast in a chat on a daughter’s child is for a child, and the mother’s own', async () => {
  const before: Turn = [
    'when will my daughter conceive, she is married 4 yrs',
    'Between March and September 2027.',
  ]
  const person = { gender: 'female', ageYears: 57, maritalStatus: 'married' } as const
  const text = await answerTo([before], 'and what vrat can I keep for her', person)
  expect(text).toMatch(/^[^.]*child/)
  expect(text).toMatch(/Putrada Ekadashi/)
  expect(text).not.toMatch(/marriage and love/)
})

test('whether it is bad for something else too is said first', async () => {
  const before: Turn = ['will shani mahadasha spoil my transport business', 'Mixed.']
  expect(await answerTo([before], 'Bad for health also?')).toMatch(
    /^(?:No|Not|Yes|It does no|A little)/,
  )
})

test('what comes after the time that was told is a later one', async () => {
  const before: Turn = [
    'when is my good time for a job change',
    'Between 25 January 2027 and 26 June 2027.',
  ]
  const text = await answerTo([before], 'and after that?')
  expect(text).toMatch(/^[^.]*after that/i)
  expect(text).not.toMatch(/^[^.]*January 2027/)
})

test('one Manglik of two is told of both', async () => {
  const before: Turn = ['am i manglik', 'Yes, mild.']
  expect(await answerTo([before], 'she isnt manglik. problem?')).toMatch(/Kundli matching|Manglik/)
})

test('“only the month” is asked of what was spoken of', async () => {
  const before: Turn = ['papa ka operation hua hai, kab theek honge', 'Slowly, in summer.']
  expect(await answerTo([before], 'mahina bataiye bas')).not.toMatch(/garbh|pregnan/i)
  expect(await answerTo([before], 'mahina bataiye bas')).toMatch(/20\d\d/)
})
