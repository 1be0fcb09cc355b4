import { expect, test } from 'vitest'
import { frameOf } from '../../chat-before/frame-in-chat.ts'
import type { PersonProfile } from '../../types/reading-types.ts'

const at = new Date('2026-11-24T06:00:00Z')

function frame(
  question: string,
  ageYears: number,
  maritalStatus: PersonProfile['maritalStatus'],
  gender: PersonProfile['gender'] = 'male',
) {
  const person = { gender, ageYears, maritalStatus }
  return frameOf({ question, at, history: [], person, chart: { timeKnown: true } })
}

test('a boyfriend is no case of a child where no age, class or school is told', () => {
  const question = 'i have a boyfriend since 2 years, will he marry me'
  expect(frame(question, 22, 'single', 'female').careLine).toBe('none')
  const told = 'i am 15, i have a boyfriend since 2 years, will he marry me'
  expect(frame(told, 22, 'single', 'female')).toMatchObject({ care: 'minor', careLine: 'hard' })
})

test('a night without sleep and not a word besides is calm, and one with weariness is not', () => {
  expect(frame('i dont get sleep at night', 54, 'single', 'female').careLine).toBe('none')
  const weary = 'i dont get sleep at night, i want to end my life'
  expect(frame(weary, 54, 'single', 'female').careLine).toBe('hard')
})

test('the pain of "my knee" is the asker’s, and that of a mother hers', () => {
  expect(frame('when will my knee pain go', 67, 'married')).toMatchObject({
    subject: 'self',
    topic: 'health',
  })
  expect(frame('when will my mother knee pain go', 40, 'married').subject).toBe('parent')
})

test('a life that is to become better, and the years to come, are told as a whole', () => {
  for (const question of ['will my life become better', 'how will my coming years be'])
    expect(frame(question, 45, 'divorced')).toMatchObject({ topic: 'year-ahead', isSure: true })
})

test('a dairy has no counter, and a wish to go abroad no papers yet', () => {
  expect(frame('should i start dairy', 47, 'married').situation).toBeUndefined()
  expect(frame('should i start a grocery shop', 47, 'married').situation).toBe('open-shop')
  expect(frame('will my daughter go abroad', 45, 'married').situation).toBeUndefined()
})

test('a wife and a mother who fight, a boss who does not like one, a job after the children', () => {
  const home = frame('wife and my mother fight daily, when will peace come', 38, 'married')
  expect(home.situation).toBe('mother-or-wife')
  const office = frame('my boss does not like me what to do', 38, 'married')
  expect(office.situation).toBe('boss-trouble')
  const back = frame('can i start a job again after kids', 34, 'married', 'female')
  expect(back.situation).toBe('after-gap')
})

test('the word of praise behind an option is no part of it', () => {
  expect(frame('home loan ok or wait', 38, 'married').options).toEqual(['home loan', 'wait'])
})

test('a year that is to be lucky, a neighbour who takes land, and being alone for ever are heard as such', () => {
  expect(frame('is 2027 lucky for me', 22, 'single', 'female').topic).toBe('year-ahead')
  expect(frame('will neighbour take my land', 47, 'married').topic).toBe('enemies')
  expect(frame('how can i get rid of enemies', 38, 'married').topic).toBe('enemies')
  expect(frame('will i be alone always', 45, 'divorced', 'female').situation).toBe('lonely')
})

test('"what to do" asks for advice', () => {
  expect(frame('my daughter is weak in maths, what to do', 38, 'married').asks).toBe('advice')
})

test('what a partner, a former one or a brother does is asked of the bond with the asker', () => {
  const asked = (question: string) => frame(question, 25, 'single', 'female').situation
  expect(asked('क्या वो मुझसे सच्चा प्यार करता है')).toBe('their-feelings')
  expect(asked('मेरी गर्लफ्रेंड मुझसे नाराज है कब बात करेगी')).toBe('beloved-silent')
  expect(asked('is there another girl in his life')).toBe('partner-loyal')
  const brother = 'my brother is not talking to me since property issue, will he come back'
  expect(asked(brother)).toBe('sibling-silent')
})

test('a wedding that is only asked about is not late, and two who quarrel are no choice', () => {
  expect(frame('when is my marriage', 27, 'single', 'female').situation).toBeUndefined()
  expect(frame('why is my marriage getting delayed', 33, 'single').situation).toBe('marriage-delay')
  expect(frame('बहू और पत्नी में रोज झगड़ा होता है क्या करें', 60, 'married').options).toEqual([])
})

test('whoever tries for a child is not spoken to as one who is with child', () => {
  const question = 'pregnancy kab hogi 4 saal se try kr rhe h'
  const trying = frame(question, 33, 'married', 'female')
  expect(trying).toMatchObject({ topic: 'children', careLine: 'none' })
})

test('two people by a name and a date are a match, and nothing is asked back', () => {
  for (const question of [
    'ladki ka naam Neha hai dob 3-4-1999 kundli milegi kya',
    'my name is Suresh and girl name is Kavita can we match',
  ])
    expect(frame(question, 27, 'single')).toMatchObject({ topic: 'compatibility', isSure: true })
})

test('who will write, who becomes a mother, and a match in this year or the next', () => {
  expect(frame('वो मुझे मैसेज कब करेगा', 23, 'single', 'female').situation).toBe('beloved-silent')
  expect(frame('मां कब बनूंगी', 27, 'married', 'female')).toMatchObject({
    topic: 'children',
    isSure: true,
  })
  expect(frame('will i get married this year or next', 31, 'single').time?.span).toBeUndefined()
})
