import { expect, test } from 'vitest'
import {
  answeringChat,
  answerStatus,
  ended,
  historyWith,
  openChat,
  question,
  standing,
  storedExchange,
  typed,
} from './conversation.fixture.ts'
import { exchangesOf } from './exchange.ts'

const choices = (['career', 'money', 'love'] as const).map((value) => ({
  field: 'meant' as const,
  value,
  label: `your ${value}`,
}))
/** A question that was asked back. */
const askedBack = () =>
  answeringChat().apply(ended('k1', answerStatus({ charged: false, choices })))

test('a question that is asked back has its choices, the same after a reload', () => {
  expect(askedBack().state.exchanges[0]?.meanings).toEqual(choices)
  const stored = storedExchange('mid-1', question, {
    state: 'complete',
    message: 'What do you mean?',
    choices,
  })
  expect(exchangesOf(historyWith(stored))[0]?.meanings).toEqual(choices)
})

test('one tap sends the same question with the meaning, and the choices are gone', () => {
  const play = askedBack().apply({
    type: 'meaning-chosen',
    key: 'k1',
    value: 'money',
    newKey: 'k2',
  })
  expect(play.state.exchanges).toMatchObject([
    { key: 'k1', meanings: [] },
    { key: 'k2', question, state: 'waiting', meanings: [] },
  ])
  expect(play.effects.find(({ type }) => type === 'send-question')).toMatchObject({
    ...{ key: 'k2', question, anew: 0, meant: 'money' },
  })
  // A second tap, while the answer comes.
  play.apply({ type: 'meaning-chosen', key: 'k1', value: 'love', newKey: 'k3' })
  expect(play.state.exchanges).toHaveLength(2)
  expect(play.effects).toEqual([])
})

test('what is not among the choices is not sent', () => {
  const play = askedBack()
  play.apply({ type: 'meaning-chosen', key: 'k1', value: 'health', newKey: 'k2' })
  play.apply({ type: 'meaning-chosen', key: 'k0', value: 'money', newKey: 'k2' })
  expect(play.state.exchanges).toHaveLength(1)
})

test('the choices go when something else is asked', () => {
  const play = askedBack().apply(...typed('k2', 'And my health?'))
  expect(play.state.exchanges[0]?.meanings).toEqual([])
})

test('an answer that is not what was asked is not charged, and has the other meanings', () => {
  const play = answeringChat().apply(ended('k1', answerStatus()))
  const { revision } = play.state
  const result = { refunded: true, choices, standing: { ...standing, questions_left: 3 } }
  play.apply({ type: 'miss-reported', key: 'k1', result, at: 0 })
  expect(play.state).toMatchObject({
    exchanges: [{ missed: true, charged: false, refunded: true, meanings: choices }],
    balance: { questions_left: 3 },
    revision: revision + 1,
  })
})

test('one that the operator decides stays charged until then', () => {
  const play = answeringChat().apply(ended('k1', answerStatus()))
  const result = { refunded: false, choices, standing }
  play.apply({ type: 'miss-reported', key: 'k1', result, at: 0 })
  expect(play.state.exchanges).toMatchObject([{ missed: true, charged: true, refunded: false }])
})

test('after an answer a question may be one character; the first has six', () => {
  const first = openChat().apply(...typed('k1', 'kab'))
  expect(first.state).toMatchObject({ exchanges: [], draftError: 'short' })
  const answered = answeringChat().apply(ended('k1', answerStatus()))
  answered.apply(...typed('k2', '?'))
  expect(answered.state).toMatchObject({
    exchanges: [{ key: 'k1' }, { key: 'k2', question: '?' }],
    draftError: null,
  })
})

test('one tap on another person sends the same question to be read from that kundli', () => {
  const people = [{ field: 'person' as const, value: 'own', label: 'From my own kundli' }]
  const play = answeringChat()
    .apply(ended('k1', answerStatus({ charged: true, choices: people })))
    .apply({ type: 'meaning-chosen', key: 'k1', value: 'own', newKey: 'k2' })
  const sent = play.effects.find(({ type }) => type === 'send-question')
  expect(sent).toMatchObject({ key: 'k2', question, anew: 0, person: 'own' })
  expect(sent).not.toHaveProperty('meant')
})
