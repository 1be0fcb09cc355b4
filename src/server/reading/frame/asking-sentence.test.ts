import { expect, test } from 'vitest'
import { frameOf } from '../chat-before/frame-in-chat.ts'
import { optionsIn } from './rules/options.ts'
import { asksForCause } from './rules/asker-claims.ts'

const at = new Date('2026-11-24T06:00:00Z')
const person = { gender: 'male', ageYears: 33, maritalStatus: 'married' } as const
const frame = (question: string) =>
  frameOf({ question, at, history: [], person, chart: { timeKnown: true } })

test('a long story is read by the sentence that asks', () => {
  const story =
    'I cook on a cargo ship, seven years at sea by now. Our daughter learnt to walk while I was in Santos and my wife showed me on the phone. She lives with her mother and says nothing, but I see it. I have written to three hotels in Goa and they all say later. When will I find a job on land? Less pay is fine for us.'
  const { topic, asks } = frame(story)
  expect(['job-search', 'job-change', 'career']).toContain(topic)
  expect(asks).toBe('when')
})

test('a wedding for which the parents are to agree is the asker’s own', () => {
  const { subject } = frame('papa mummy meri pasand ki ladki se shaadi ke liye maan jayenge kya')
  expect(subject).not.toBe('parent')
})

test('a remedy that is not wanted is not what is asked', () => {
  const { topic } = frame('दो लाख उधार अटका पड़ा है, कब तक निकलेगा? कोई टोटका नहीं, बस समय बताइए')
  expect(['money', 'lost-object', 'debt']).toContain(topic)
})

test('the options of a story are those of its question', () => {
  const question =
    'हर साल फसल में या तो कीड़ा या सूखा। बेटा शहर बुलाता है। आप मेरी कुंडली देखकर बताओ गाँव में रहूँ या शहर चला जाऊँ'
  expect(optionsIn(question)).toEqual(['गाँव में रहूँ', 'शहर चला जाऊँ'])
})

test('“because of me” is no cause in the chart', () => {
  expect(asksForCause('ghar wale meri wajah se ruke hain. job kab, surya 10th me hai')).toBe(false)
  expect(asksForCause('surya 10th me hai. kya isi wajah se itna gussa aata hai')).toBe(true)
})
