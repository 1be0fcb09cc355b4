import { expect, test } from 'vitest'
import {
  answeringChat,
  ended,
  historyWith,
  loaded,
  offer,
  openChat,
  Play,
  question,
  standing,
  startedChat,
  storedExchange,
  subject,
  typed,
  answerStatus,
} from './conversation.fixture.ts'
import { newConversation, readConversation } from './conversation.ts'

const complete = { state: 'complete', message: 'One. Two.' } as const
const started = { type: 'chat-started', chat: startedChat, at: 1_000 } as const

test('a chat is started, watched in other tabs, loaded, and then open', () => {
  const play = new Play().apply({ type: 'opened' })
  expect(play.effects).toEqual([{ type: 'start-chat', ...subject, isFresh: false }])
  play.apply(started)
  expect(play.state.phase).toBe('opening')
  const load = { type: 'load-history', asstId: 'chat-1', revision: 0 }
  expect(play.effects).toEqual([{ type: 'watch-tabs', asstId: 'chat-1' }, load])
  // What another tab changes before the chat is open has it loaded again.
  expect(play.apply({ type: 'reload-requested' }).effects).toEqual([load])
  play.apply(loaded(historyWith(storedExchange('mid-1', question, complete))))
  expect(play.state).toMatchObject({ phase: 'open', announcement: '', draft: '' })
  expect(play.state.exchanges).toMatchObject([{ key: 'mid-1', question, state: 'complete' }])
  expect(play.effects).toEqual([])
})

test('what was said in a chat that goes on stands there before it is open', () => {
  const history = historyWith([
    ...storedExchange('mid-1', question, complete),
    ...storedExchange('mid-2', 'And when?', { state: 'writing', message: 'One.' }),
  ])
  const state = newConversation(subject, '', false, history)
  expect(state).toMatchObject({ phase: 'opening', exchanges: [{ key: 'mid-1' }] })
  // One that is being written is followed once the chat is open.
  const play = new Play(state).apply({ type: 'opened' }, started, loaded(history))
  expect(play.state.exchanges).toMatchObject([{ key: 'mid-1' }, { key: 'mid-2' }])
  expect(play.effectTypes.at(-1)).toBe('resume-answer')
})

test('a chat that is refused, or can’t be loaded, says why in place', () => {
  const refused = new Play().apply({ type: 'opened' }, { type: 'start-refused', message: 'No.' })
  expect(refused.state).toMatchObject({ phase: 'refused', refusal: 'No.' })
  expect(refused.effectTypes).toEqual(['start-chat'])
  const failure = { type: 'history-failed', message: 'Later.', isGone: false } as const
  const failed = new Play().apply({ type: 'opened' }, started, failure)
  expect(failed.state).toMatchObject({ phase: 'refused', refusal: 'Later.' })
  // Late news of the same chat opens nothing.
  expect(failed.apply(loaded()).state.phase).toBe('refused')
  expect(failed.apply(started).effects).toEqual([])
})

test('the clock runs only where the wallet pays, from the time the server gave it', () => {
  const paid = { ...standing, questions_left: 0, balance: 49, time_left_seconds: 60 }
  const play = openChat().apply(loaded({ ...historyWith(), ...paid }, { at: 5_000 }))
  expect(play.state.balance?.endsAt).toBe(65_000)
  for (const other of [{ questions_left: 1 }, { balance: 1 }, { time_left_seconds: 0 }])
    expect(
      openChat().apply(loaded({ ...historyWith(), ...paid, ...other })).state.balance?.endsAt,
    ).toBeNull()
})

test('an answer that is still being written when the chat opens is followed', () => {
  const writing = { state: 'writing', message: 'One. ' } as const
  const play = openChat(historyWith(storedExchange('mid-1', question, writing)))
  expect(play.effects.at(-1)).toEqual({
    type: 'resume-answer',
    key: 'mid-1',
    mid: 'mid-1',
    text: 'One. ',
  })
  expect(play.state.announcement).toBe('started')
  play.apply(ended('mid-1'))
  expect(play.state.exchanges).toMatchObject([{ state: 'complete', text: 'One. Two.' }])
})

test('a question that never arrived goes back into the box; one that arrived does not', () => {
  const sentQuestion = question
  const lost = openChat().apply(loaded(historyWith(), { sentQuestion }))
  expect(lost.state.draft).toBe(question)
  expect(lost.effects).toEqual([{ type: 'save-text', name: 'sent:chat-1', text: '' }])
  const history = historyWith(storedExchange('mid-1', question, complete))
  const arrived = openChat().apply(loaded(history, { sentQuestion }))
  expect(arrived.state.draft).toBe('')
  expect(arrived.effects).toEqual([{ type: 'save-text', name: 'sent:chat-1', text: '' }])
})

test('another tab’s change is loaded, but not while an answer comes here', () => {
  expect(openChat().apply({ type: 'reload-requested' }).effectTypes).toEqual(['load-history'])
  expect(answeringChat().apply({ type: 'reload-requested' }).effects).toEqual([])
  expect(new Play().apply({ type: 'reload-requested' }).effects).toEqual([])
})

test('what was asked for before a change of this tab, and comes after it, is asked for again', () => {
  const during = answeringChat().apply(loaded(historyWith()))
  expect(during.state.exchanges).toHaveLength(1)
  expect(during.effects).toEqual([])
  const after = answeringChat().apply(ended('k1'))
  const { revision } = after.state
  expect(revision).toBeGreaterThan(0)
  after.apply(loaded(historyWith(), { revision: 0 }))
  expect(after.state.exchanges).toMatchObject([{ key: 'k1', state: 'complete' }])
  expect(after.effects).toEqual([{ type: 'load-history', asstId: 'chat-1', revision }])
})

test('an answer of this tab keeps its key when it is loaded again; offers stay', () => {
  const play = answeringChat().apply(ended('k1'), ...typed('k2'), ended('k2', offer, ''))
  const { revision } = play.state
  play.apply(loaded(historyWith(storedExchange('mid-1', question, complete)), { revision }))
  expect(play.state.exchanges).toMatchObject([
    { key: 'k1', mid: 'mid-1', state: 'complete' },
    { key: 'k2', mid: null, state: 'offered' },
  ])
})

test('an answer read again lends its key to no other', () => {
  const play = openChat().apply(
    ...typed('k1'),
    ended('k1', offer, ''),
    { type: 'earlier-answer-requested', key: 'k1' },
    {
      type: 'earlier-answer-loaded',
      key: 'k1',
      outcome: answerStatus({ mid: 'mid-0' }),
      text: 'One.',
    },
  )
  const { revision } = play.state
  play.apply(loaded(historyWith(storedExchange('mid-0', question, complete)), { revision }))
  expect(play.state.exchanges.map(({ key }) => key)).toEqual(['mid-0', 'k1'])
})

test('a chat that ended elsewhere stays and can be gone on with; one that is gone is left', () => {
  const elsewhere = openChat().apply(loaded(historyWith([], false)))
  expect(elsewhere.state).toMatchObject({ phase: 'open', isEnded: true })
  elsewhere.apply(...typed('k1'))
  expect(elsewhere.effectTypes).toContain('send-question')
  const gone = openChat().apply({ type: 'history-failed', message: '', isGone: true })
  expect(gone.state.phase).toBe('ended')
  expect(gone.effectTypes).toEqual(['leave'])
  // Not while this tab ends it itself, and goes to its summary.
  const here = openChat().apply({ type: 'stop-chat-pressed' }, loaded(historyWith([], false)))
  expect(here.state).toMatchObject({ phase: 'open', isEnded: false })
})

test('an answer that ended elsewhere is shown as it ended there', () => {
  const stopped = { state: 'stopped', message: 'One. ' } as const
  const play = openChat().apply(loaded(historyWith(storedExchange('mid-1', question, stopped))))
  expect(play.state.exchanges).toMatchObject([{ state: 'stopped', text: 'One. ' }])
  const stream = answeringChat().apply(ended('k1', answerStatus({ state: 'stopped' }), 'One. '))
  expect(stream.state.exchanges).toMatchObject([{ state: 'stopped', text: 'One. ' }])
  const failed = { state: 'failed', message: 'Not finished.' } as const
  const again = openChat().apply(loaded(historyWith(storedExchange('mid-1', question, failed))))
  expect(again.state.exchanges).toMatchObject([
    { state: 'failed', text: '', failure: 'Not finished.' },
  ])
})

test('a reload that fails is said, leaves the answers, and is over with the next that works', () => {
  const play = answeringChat().apply(ended('k1'))
  play.apply({ type: 'history-failed', message: '', isGone: false })
  expect(play.state).toMatchObject({ phase: 'open', isStale: true })
  expect(play.state.exchanges).toHaveLength(1)
  expect(play.apply({ type: 'came-online' }).effectTypes).toEqual(['load-history'])
  play.apply(loaded(historyWith(), { revision: play.state.revision }))
  expect(play.state.isStale).toBe(false)
  expect(play.apply({ type: 'came-online' }).effects).toEqual([])
})

test('a chat that was follows what is being written in it, and is asked in like any other', () => {
  const writing = { state: 'writing', message: '' } as const
  const history = historyWith(storedExchange('mid-1', question, writing), false)
  const start = readConversation({ ...history, asst_id: 'chat-1', before: null })
  const play = new Play(start).apply({ type: 'opened' })
  expect(play.effects).toEqual([
    { type: 'watch-tabs', asstId: 'chat-1' },
    { type: 'restore-texts', asstId: 'chat-1', draft: 'draft:Oracle:bid-1' },
    { type: 'resume-answer', key: 'mid-1', mid: 'mid-1', text: '' },
  ])
  play.apply({ type: 'text-shown', key: 'mid-1', text: 'One. ' }, ended('mid-1'))
  expect(play.state.exchanges).toMatchObject([{ state: 'complete', text: 'One. Two.' }])
  play.apply({ type: 'draft-restored', text: 'And my health?' })
  play.apply({ type: 'question-submitted', key: 'k1' })
  expect(play.effectTypes).toContain('send-question')
})

test('a chat whose kundli is gone is only read', () => {
  const history = historyWith(storedExchange('mid-1', question, complete))
  const start = readConversation({ ...history, bid: null, asst_id: 'chat-1', before: null })
  const play = new Play(start).apply({ type: 'opened' })
  expect(play.effects).toEqual([])
  play.apply(...typed('k1'))
  for (const type of ['reload-requested', 'stop-chat-pressed', 'stop-answer-pressed'] as const)
    expect(play.apply({ type }).effects).toEqual([])
  expect(play.state.exchanges).toHaveLength(1)
})
