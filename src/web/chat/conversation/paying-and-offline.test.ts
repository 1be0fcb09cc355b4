import { describe, expect, test } from 'vitest'
import {
  ended,
  historyWith,
  loaded,
  openChat,
  Play,
  question,
  standing,
  typed,
} from './conversation.fixture.ts'
import { openTab } from './tab.fixture.ts'

const nothingLeft = {
  ...historyWith(),
  ...standing,
  questions_left: 0,
  next: { source: 'none', price: 6 },
} as const
const refusal = { status: 'fail', message: 'You have no questions left.' } as const

describe('with nothing left to ask with', () => {
  test('a refused question goes back into the box, which becomes the sheet; paid, it is asked on one tap', () => {
    const play = openChat(nothingLeft).apply(...typed('k1'))
    expect(play.effectTypes).toContain('send-question')
    play.apply(ended('k1', refusal, ''))
    expect(play.state).toMatchObject({ draft: question, isPaywallOpen: true, exchanges: [] })
    expect(play.effects).toContainEqual({
      type: 'save-text',
      name: 'draft:Oracle:bid-1',
      text: question,
    })
    play.apply(loaded(historyWith(), { revision: play.state.revision }))
    expect(play.state).toMatchObject({ isPaywallOpen: true, balance: { questions_left: 3 } })
    play.apply({ type: 'question-submitted', key: 'k2' })
    expect(play.state).toMatchObject({ isPaywallOpen: false, draft: '' })
    expect(play.effects).toContainEqual(
      expect.objectContaining({ type: 'send-question', key: 'k2', question }),
    )
  })

  test('somebody in need is answered all the same', () => {
    const play = openChat(nothingLeft).apply(...typed('k1'), ended('k1'))
    expect(play.state.isPaywallOpen).toBe(false)
    expect(play.state.exchanges).toMatchObject([{ state: 'complete' }])
  })

  test('a refusal for another reason stays in the place of the answer', () => {
    const play = openChat().apply(...typed('k1'), ended('k1', refusal, ''))
    expect(play.state.isPaywallOpen).toBe(false)
    expect(play.state.exchanges).toMatchObject([{ state: 'failed', failure: refusal.message }])
  })

  test('a chat that could not be started for it is started once something was paid', () => {
    const play = new Play().apply(
      { type: 'opened' },
      { type: 'start-refused', message: refusal.message, isRule: true },
    )
    expect(play.state).toMatchObject({ phase: 'refused', isPaywallOpen: true })
    play.apply({ type: 'start-requested' })
    expect(play.effectTypes).toEqual(['start-chat'])
    expect(play.state).toMatchObject({ phase: 'opening', isPaywallOpen: false })
  })
})

describe('without a network', () => {
  const offline = [
    { type: 'draft-changed', text: question },
    { type: 'question-submitted', key: 'k1', isOffline: true },
  ] as const

  test('a question waits, and is sent by itself when the network is back', () => {
    const play = openChat().apply(...offline)
    expect(play.state.exchanges).toMatchObject([{ state: 'queued', question }])
    expect(play.effectTypes).not.toContain('send-question')
    // One at a time, and a reload finds it.
    expect(play.apply(...typed('k2')).state.exchanges).toHaveLength(1)
    play.apply({ type: 'came-online' })
    expect(play.state.exchanges).toMatchObject([{ state: 'waiting' }])
    expect(play.effects).toContainEqual(
      expect.objectContaining({ type: 'send-question', key: 'k1', question }),
    )
  })

  test('it outlives what is loaded meanwhile, and can be taken back', () => {
    const play = openChat().apply(...offline)
    const { revision } = play.state
    play.apply(loaded(historyWith(), { revision, sentQuestion: question }))
    expect(play.state.exchanges).toMatchObject([{ state: 'queued' }])
    play.apply({ type: 'queued-question-withdrawn', key: 'k1' })
    expect(play.state).toMatchObject({ exchanges: [], draft: question })
    expect(play.apply({ type: 'came-online' }).effects).toEqual([])
  })

  test('an answer that could not be reached is asked for again with the same key', () => {
    const play = openChat().apply(...typed('k1'))
    play.apply({ type: 'answer-unreachable', key: 'k1', message: '', isOffline: true })
    expect(play.state.exchanges).toMatchObject([{ state: 'queued' }])
    play.apply({ type: 'came-online' })
    expect(play.effects).toContainEqual(
      expect.objectContaining({ type: 'send-question', key: 'k1' }),
    )
  })
})

test('the marks of a text are taken out of it as it comes, and what is sent asks for them', async () => {
  const play = openChat().apply(...typed('k1'))
  play.apply({ type: 'text-shown', key: 'k1', text: 'The Moon is high.\u001F And so' })
  expect(play.state.exchanges).toMatchObject([{ text: 'The Moon is high. And so', markEnds: [17] }])
  const tab = openTab()
  await expect.poll(() => tab.conversation.state().phase).toBe('open')
  for (const event of typed('k1')) tab.conversation.dispatch(event)
  const sent = tab.calls.find(({ name }) => name === 'chats/sendMessage')
  expect(sent?.input).toMatchObject({ marks: 1, reopen: 1 })
})
