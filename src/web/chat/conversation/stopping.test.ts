import { expect, test } from 'vitest'
import {
  answeringChat,
  answerStatus,
  ended,
  historyWith,
  loaded,
  openChat,
  Play,
  question,
  standing,
  storedExchange,
  typed,
} from './conversation.fixture.ts'
import type { StoppedChat } from './follow-up-state.ts'

const paid = { ...standing, questions_left: 0, balance: 49, time_left_seconds: 60 }
const reply: StoppedChat = {
  status: 'success',
  ...standing,
  summary: ['One.'],
  suggestions: [],
  spent: { questions: 1, rupees: 0 },
}
const stop = { type: 'stop-answer-pressed' } as const
const stopped = { type: 'answer-stopped', key: 'k1', mid: 'mid-1' } as const

test('an answer is stopped during its first sentence, and nothing that comes late goes on with it', () => {
  const play = openChat()
    .apply(...typed('k1'))
    .apply(stop)
  expect(play.effects).toEqual([
    { type: 'stop-answer', key: 'k1', asstId: 'chat-1', mid: null, question },
  ])
  play.apply({ type: 'text-shown', key: 'k1', text: 'One. ' }, stopped)
  expect(play.state.exchanges).toMatchObject([{ state: 'stopped', mid: 'mid-1', text: 'One. ' }])
  expect(play.state).toMatchObject({ announcement: '', stoppingAnswer: null })
  const { revision } = play.state
  expect(play.effects).toEqual([
    { type: 'stop-following', key: 'k1' },
    { type: 'save-text', name: 'sent:chat-1', text: '' },
    { type: 'notify-tabs' },
    { type: 'load-history', asstId: 'chat-1', revision },
  ])
  play.apply({ type: 'text-shown', key: 'k1', text: 'One. Two. ' }, ended('k1'))
  expect(play.state.exchanges).toMatchObject([{ state: 'stopped', text: 'One. ' }])
  // The server's text of it keeps the place on the page.
  const stored = storedExchange('mid-1', question, { state: 'stopped', message: 'One. Two. ' })
  play.apply(loaded(historyWith(stored), { revision }))
  expect(play.state.exchanges).toMatchObject([{ key: 'k1', state: 'stopped', text: 'One. Two. ' }])
})

test('a stop pressed twice is one, and can be pressed again where the answer was not there yet', () => {
  const play = answeringChat().apply(stop, stop)
  expect(play.effectTypes).toEqual(['stop-answer'])
  play.apply({ type: 'answer-not-running', key: 'k1' })
  expect(play.effects).toEqual([])
  expect(play.state.exchanges).toMatchObject([{ state: 'writing' }])
  expect(play.apply(stop).effectTypes).toEqual(['stop-answer'])
})

test('a stop that is refused is said, and the answer goes on', () => {
  const refusal = { type: 'stop-answer-failed', key: 'k1', message: 'Too late.' } as const
  const play = answeringChat().apply(stop).apply(refusal)
  expect(play.effects).toEqual([{ type: 'alert', message: 'Too late.' }])
  expect(play.apply(ended('k1')).state.exchanges).toMatchObject([{ state: 'complete' }])
})

test('an answer that is complete before its stop arrives stays complete', () => {
  const play = answeringChat().apply(stop, ended('k1')).apply(stopped)
  expect(play.state.exchanges).toMatchObject([{ state: 'complete', text: 'One. Two.' }])
  expect(play.effects).toEqual([])
  expect(play.state.stoppingAnswer).toBeNull()
  expect(openChat().apply(stop).effects).toEqual([])
})

test('the chat ends once it is confirmed, once, and goes to its summary', () => {
  const play = answeringChat().apply(ended('k1'))
  play.apply({ type: 'stop-chat-pressed' }, { type: 'stop-chat-pressed' })
  expect(play.effectTypes).toEqual(['confirm-stop'])
  expect(play.apply({ type: 'stop-chat-declined' }).effects).toEqual([])
  play.apply({ type: 'stop-chat-pressed' }, { type: 'stop-chat-confirmed' })
  expect(play.effects.at(-1)).toEqual({ type: 'stop-chat', asstId: 'chat-1', isTimeOver: false })
  expect(play.apply({ type: 'stop-chat-pressed' }).effects).toEqual([])
  play.apply({ type: 'chat-stopped', reply, isTimeOver: false })
  expect(play.effects).toEqual([
    { type: 'notify-tabs' },
    {
      type: 'show-follow-up',
      followUp: {
        summary: ['One.'],
        suggestions: [],
        spent: { questions: 1, rupees: 0 },
        asstId: 'chat-1',
        astrologer: 'Oracle',
        bid: 'bid-1',
        last: { mid: 'mid-1', rating: null },
        timeOver: false,
      },
    },
  ])
})

test('a confirmation that nobody asked for ends nothing', () => {
  expect(openChat().apply({ type: 'stop-chat-confirmed' }).effects).toEqual([])
  expect(new Play().apply({ type: 'stop-chat-pressed' }).effects).toEqual([])
})

test('an end that is refused is said, and can be tried again', () => {
  const play = openChat().apply({ type: 'stop-chat-pressed' }, { type: 'stop-chat-confirmed' })
  play.apply({ type: 'stop-chat-failed', message: 'Later.' })
  expect(play.effects).toEqual([{ type: 'alert', message: 'Later.' }])
  expect(play.apply({ type: 'stop-chat-pressed' }).effectTypes).toEqual(['confirm-stop'])
})

test('a chat whose time is over ends by itself, without a question, once', () => {
  const play = openChat({ ...historyWith(), ...paid })
  play.apply({ type: 'time-over' }, { type: 'time-over' })
  expect(play.effects).toEqual([{ type: 'stop-chat', asstId: 'chat-1', isTimeOver: true }])
  play.apply({ type: 'chat-stopped', reply, isTimeOver: true })
  expect(play.effects.at(-1)).toMatchObject({ followUp: { timeOver: true, last: null } })
})

test('a chat whose end at its time fails is not ended over and over', () => {
  const play = openChat().apply({ type: 'time-over' })
  play.apply({ type: 'stop-chat-failed', message: 'Later.' })
  expect(play.effectTypes).toEqual(['alert'])
  expect(play.apply({ type: 'stop-chat-declined' }).effects).toEqual([])
})

test('time that runs out during an answer waits for its end, unless that brings a new clock', () => {
  const waiting = answeringChat().apply({ type: 'time-over' })
  expect(waiting.effects).toEqual([])
  const failed = new Play(waiting.state)
  failed.apply({ type: 'answer-unreachable', key: 'k1', message: 'Offline.' })
  expect(failed.effectTypes).toContain('stop-chat')
  const complete = waiting.apply(ended('k1', answerStatus(paid)))
  expect(complete.effectTypes).not.toContain('stop-chat')
  expect(complete.state.balance?.endsAt).toBe(62_000)
})

test('time that runs out while the end is being confirmed ends the chat if it is declined', () => {
  const play = openChat().apply({ type: 'stop-chat-pressed' }, { type: 'time-over' })
  expect(play.effectTypes).toEqual(['confirm-stop'])
  play.apply({ type: 'stop-chat-declined' })
  expect(play.effects).toEqual([{ type: 'stop-chat', asstId: 'chat-1', isTimeOver: true }])
})
