import { describe, expect, it } from 'vitest'
import { askers } from '../evaluation/charts.ts'
import { frameOf } from './frame-in-chat.ts'
import type { FrameTopic } from '../types/frame.ts'
import type { PersonProfile } from '../types/reading-types.ts'

const { chart } = askers[1]!
const person: PersonProfile = { gender: 'female', ageYears: 32, maritalStatus: 'married' }
const at = new Date('2026-11-24T08:00:00Z')

const read = (before: string, question: string) =>
  frameOf({
    ...{ question, chart, person, at },
    history: [
      {
        question: before,
        answer: 'Likely, between January and June 2027.',
        outcome: 'answer',
        factIds: [],
      },
    ],
  })

describe('a question of its own in a running chat', () => {
  it.each<[before: string, question: string, topic: FrameTopic]>([
    ['When will I get married?', 'How is my career in the coming year?', 'career'],
    ['kya mujhe promotion milega', 'How is my relation with my in-laws going to be?', 'in-laws'],
    ['When can I buy a flat?', 'Should I change my job now?', 'job-change'],
    ['Will I pass the bank exam?', 'sarkari naukri milegi kya', 'government-job'],
    ['Why is my marriage getting late?', 'Am I manglik?', 'dosha'],
    ['How is my health this year?', 'What remedy can I do for Saturn?', 'remedy'],
    ['When will I get married?', 'Why were the last years so hard?', 'past'],
    ['sarkari naukri milegi kya', 'Is Rahu bad in my chart?', 'chart-fact'],
    ['kya mujhe promotion milega', 'Why do my friends leave me?', 'friends'],
    ['Which dasha am I in?', 'What does Jupiter do for me now?', 'transit'],
  ])('after "%s" hears "%s" as %s', (before, question, topic) => {
    const frame = read(before, question)
    expect(frame.topic).toBe(topic)
    expect(frame.second).toBeUndefined()
  })

  it.each(['Which gemstone suits me?', 'mujhe kaun sa vrat rakhna chahiye?'])(
    'answers "%s" without the matter of an earlier question',
    (question) => expect(read('Will I pass the bank exam?', question).second).toBeUndefined(),
  )

  it('takes the date that is begged for as that of the matter before', () => {
    const question = 'तारीख बताओ ना तारीख, साल तो सब बता देते'
    expect(read('तलाक का केस कब खत्म होगा', question).topic).not.toBe('year-ahead')
  })

  it('takes a bare "koi upay batao" for a remedy for the matter before', () => {
    const { topic, second } = read('Will I pass the bank exam?', 'koi upay batao')
    expect([topic, second?.topic]).toEqual(['remedy', 'exam'])
  })
})
