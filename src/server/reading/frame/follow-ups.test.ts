import { expect, test } from 'vitest'
import { testReadingRequest } from '../charts.fixture.ts'
import { frameOf } from '../chat-before/frame-in-chat.ts'
import { isBareRequest } from './rules/leaning.ts'

const at = new Date('2026-11-20T06:30:00Z')

/** The frame of the last of several questions of a chat. */
function frameAfter(questions: string[]) {
  const question = questions.at(-1) ?? ''
  const history = questions
    .slice(0, -1)
    .map((earlier) => ({ question: earlier, answer: 'ok', outcome: 'answer' as const }))
  return frameOf(testReadingRequest({ question, history, at }))
}

test.each([
  [['mera ghar kab banega', 'kyu, usme kya dikkat hai'], { topic: 'property', asks: 'why' }],
  [
    ['meri didi ki shadi kab hogi', 'aur chhote bhai ki? vo abhi 25 ka hai'],
    { topic: 'marriage', subject: 'sibling', asks: 'when' },
  ],
  [
    [
      'will my younger brother get married this year',
      'and will she be from our own town or from abroad',
    ],
    { topic: 'marriage', subject: 'sibling', asks: 'choose' },
  ],
  [['meri naukri kab lagegi', 'aur meri behen ki?'], { topic: 'job-search', subject: 'sibling' }],
  [['मेरी नौकरी कब लगेगी', 'तारीख बता दीजिए बस'], { topic: 'job-search', careLine: 'none' }],
])('%j goes on with the matter', (questions, frame) => {
  expect(frameAfter(questions)).toMatchObject(frame)
})

test('the year after the one that was asked about is the next one', () => {
  const { time, topic } = frameAfter(['mera 2027 kaisa rahega', 'aur uske baad wala saal'])
  expect(topic).toBe('year-ahead')
  expect(time?.span?.from).toBe('2027-12-31T18:30:00.000Z')
  expect(time?.span?.to).toBe('2028-12-31T18:30:00.000Z')
})

test('love or a film in the head is what the other feels, and no choice', () => {
  const frame = frameAfter([
    'wo mujhe pasand karta hai ya main hi film bana rahi hu, dil me kuch hai ya timepass',
  ])
  expect(frame).toMatchObject({ asks: 'whether', situation: 'their-feelings', options: [] })
})

test('what a chat was refused is not answered by asking for it again in two words', () => {
  const frame = frameAfter(['मेरे गर्भ में बेटा है या बेटी, पाँचवाँ महीना है', 'बता दो बस'])
  expect(frame.careLine).not.toBe('none')
})

test('a bare "?" after words that mean nothing presses for a matter that is paid for', () => {
  const frame = frameAfter(['बताओ ना प्लीज़', '?'])
  expect(frame.charge).toBe(true)
  expect(['product', 'price', 'refund', 'account', 'trust', 'persona']).not.toContain(frame.topic)
})

test.each([
  ['batao na please', true],
  ['बताओ ना', true],
  ['जी', false],
  ['batao kab', false],
])('what only begs for an answer names nothing: %s', (question, isBare) => {
  expect(isBareRequest(question)).toBe(isBare)
})
