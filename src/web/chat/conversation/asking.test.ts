import { expect, test } from 'vitest'
import {
  answeringChat,
  answerStatus,
  ended,
  offer,
  openChat,
  Play,
  question,
  typed,
} from './conversation.fixture.ts'

test('what is typed is saved, and blanks alone are not sent', () => {
  const play = openChat().apply({ type: 'draft-changed', text: '  ' })
  expect(play.effects).toEqual([{ type: 'save-text', name: 'draft:Oracle:bid-1', text: '  ' }])
  play.apply({ type: 'question-submitted', key: 'k1' })
  expect(play.state).toMatchObject({ exchanges: [], draftError: null, draft: '  ' })
})

test.each([
  ['hello', 'short'],
  ['x'.repeat(1_001), 'long'],
] as const)(
  '%s is not sent, stays in the box, and the error goes with the next key',
  (text, why) => {
    const play = openChat().apply(...typed('k1', text))
    expect(play.state).toMatchObject({ exchanges: [], draft: text, draftError: why })
    expect(play.effectTypes).toEqual(['save-text'])
    expect(play.apply({ type: 'draft-changed', text: `${text}!` }).state.draftError).toBeNull()
  },
)

test('a question is sent without the blanks around it, and waits for its first sentence', () => {
  const play = openChat().apply({ type: 'draft-changed', text: ` ${question}\n` })
  play.apply({ type: 'question-submitted', key: 'k1' })
  expect(play.state).toMatchObject({
    draft: '',
    announcement: 'started',
    exchanges: [{ key: 'k1', mid: null, question, state: 'waiting', text: '' }],
  })
  expect(play.effects).toEqual([
    { type: 'save-text', name: 'draft:Oracle:bid-1', text: '' },
    { type: 'save-text', name: 'sent:chat-1', text: question },
    {
      type: 'send-question',
      key: 'k1',
      asstId: 'chat-1',
      astrologer: 'Oracle',
      bid: 'bid-1',
      question,
      anew: 0,
    },
    { type: 'notify-tabs' },
  ])
})

test('a question sent twice is sent once', () => {
  const twice = openChat().apply(...typed('k1'), { type: 'question-submitted', key: 'k2' })
  expect(twice.state.exchanges).toHaveLength(1)
  expect(twice.effectTypes.filter((type) => type === 'send-question')).toHaveLength(1)
  // Nor is another while the answer comes, though its text stays in the box.
  const during = answeringChat().apply(...typed('k2', 'And my health?'))
  expect(during.state).toMatchObject({ exchanges: [{ key: 'k1' }], draft: 'And my health?' })
})

test('nothing is sent before the chat is open', () => {
  const play = new Play().apply({ type: 'opened' }, ...typed('k1'))
  expect(play.state.exchanges).toEqual([])
  expect(play.effectTypes).not.toContain('send-question')
})

test('an answer grows by its sentences, and is complete with what the server says of it', () => {
  const play = answeringChat()
  expect(play.state.exchanges).toMatchObject([{ state: 'writing', text: 'One. ' }])
  const facts = [{ id: 'f', label: 'Jupiter in the tenth house' }]
  play.apply(ended('k1', answerStatus({ facts: facts as never })))
  expect(play.state.exchanges).toMatchObject([
    { mid: 'mid-1', state: 'complete', text: 'One. Two.', charged: true, facts },
  ])
  expect(play.state.exchanges[0]?.suggestions).toEqual(['And my health?'])
  expect(play.state).toMatchObject({ announcement: 'ready', balance: { questions_left: 2 } })
  expect(play.effects).toEqual([
    { type: 'save-text', name: 'sent:chat-1', text: '' },
    { type: 'notify-tabs' },
    { type: 'refresh-list' },
  ])
})

test('a lost connection is shown until it is back, and the answer goes on', () => {
  const play = answeringChat().apply({ type: 'connection-changed', key: 'k1', isLost: true })
  expect(play.state.exchanges).toMatchObject([{ lost: true, state: 'writing', text: 'One. ' }])
  play.apply({ type: 'connection-changed', key: 'k1', isLost: false })
  expect(play.state.exchanges).toMatchObject([{ lost: false, state: 'writing' }])
  play.apply({ type: 'connection-changed', key: 'k1', isLost: true }, ended('k1'))
  expect(play.state.exchanges).toMatchObject([{ lost: false, state: 'complete' }])
})

test('an answer that can’t be reached is failed, and can be asked for again', () => {
  const play = answeringChat().apply({ type: 'answer-unreachable', key: 'k1', message: 'Offline.' })
  expect(play.state.exchanges).toMatchObject([{ state: 'failed', text: '', failure: 'Offline.' }])
  expect(play.state.announcement).toBe('failed')
  expect(play.effectTypes).toEqual(['save-text', 'notify-tabs'])
  play.apply(...typed('k2'))
  expect(play.state.exchanges).toMatchObject([{ state: 'failed' }, { state: 'waiting' }])
})

test('a refusal is shown in place of an answer; one without a balance leaves the balance', () => {
  const outcome = { status: 'fail', message: 'No questions left.' } as const
  const play = openChat().apply(...typed('k1'), ended('k1', outcome, ''))
  expect(play.state.exchanges).toMatchObject([{ state: 'failed', failure: 'No questions left.' }])
  expect(play.state).toMatchObject({ announcement: 'failed', balance: { questions_left: 3 } })
  expect(play.effectTypes).not.toContain('refresh-list')
})

test('late events of an older question change nothing, and a new one goes on', () => {
  const play = answeringChat().apply(ended('k1'), ...typed('k2', 'And my health?'))
  const { state } = play
  play.apply(
    { type: 'text-shown', key: 'k1', text: 'Late.' },
    { type: 'connection-changed', key: 'k1', isLost: true },
    { type: 'answer-unreachable', key: 'k1', message: 'Late.' },
    ended('k1', answerStatus({ status: 'fail', message: 'Late.' })),
    { type: 'text-shown', key: 'gone', text: 'Late.' },
    { type: 'earlier-answer-loaded', key: 'k1', outcome: answerStatus(), text: 'Late.' },
    { type: 'answer-not-running', key: 'k1' },
  )
  expect(play.state).toEqual(state)
  expect(play.effects).toEqual([])
})

test('a refusal with a choice offers the earlier answer and the question anew', () => {
  const play = openChat().apply(...typed('k1'), ended('k1', offer, ''))
  expect(play.state.exchanges).toMatchObject([
    {
      state: 'offered',
      mid: null,
      failure: 'You asked this before.',
      anewLabel: 'Ask anew (₹6)',
      earlier: { mid: 'mid-0' },
    },
  ])
  expect(play.state.announcement).toBe('offered')

  const anew = new Play(play.state)
  const again = { type: 'question-repeated', key: 'k1', newKey: 'k2' } as const
  anew.apply(again, { ...again, newKey: 'k3' })
  expect(anew.state.exchanges).toMatchObject([{ key: 'k2', question, state: 'waiting' }])
  const sent = anew.effects.filter(({ type }) => type === 'send-question')
  expect(sent).toMatchObject([{ key: 'k2', question, anew: 1 }])
})

test('the earlier answer is fetched once, and read for nothing in this tab alone', () => {
  const play = openChat().apply(...typed('k1'), ended('k1', offer, ''))
  const request = { type: 'earlier-answer-requested', key: 'k1' } as const
  play.apply(request, request)
  expect(play.effects).toEqual([{ type: 'load-earlier-answer', key: 'k1', mid: 'mid-0' }])
  expect(play.state.exchanges).toMatchObject([{ state: 'offered', isFetchingEarlier: true }])
  const outcome = answerStatus({ mid: 'mid-0' })
  play.apply({ type: 'earlier-answer-loaded', key: 'k1', outcome, text: 'One.' })
  expect(play.state.exchanges).toMatchObject([
    { state: 'complete', isReread: true, charged: false, text: 'One.', isFetchingEarlier: false },
  ])
  expect(play.state.announcement).toBe('ready')
})

test('an earlier answer that can’t be fetched is said so, and can be fetched again', () => {
  const play = openChat().apply(...typed('k1'), ended('k1', offer, ''))
  const request = { type: 'earlier-answer-requested', key: 'k1' } as const
  play.apply(request, { type: 'earlier-answer-failed', key: 'k1', message: 'Later.' })
  expect(play.state.exchanges).toMatchObject([
    { state: 'offered', isFetchingEarlier: false, earlierFailure: 'Later.' },
  ])
  expect(play.apply(request).effectTypes).toEqual(['load-earlier-answer'])
  expect(play.state.exchanges[0]?.earlierFailure).toBe('')
})

test('a rating is kept, and a question that is given back is not charged', () => {
  const play = answeringChat().apply(ended('k1'))
  play.apply({ type: 'answer-rated', key: 'k1', result: { rating: 1 }, at: 0 })
  expect(play.state.exchanges).toMatchObject([{ rating: 1, charged: true, refunded: false }])
  const { facts: _, ...standing } = answerStatus({ questions_left: 3 })
  const result = { rating: -1, isRefunded: true, standing } as const
  play.apply({ type: 'answer-rated', key: 'k1', result, at: 0 })
  expect(play.state.exchanges).toMatchObject([{ rating: -1, charged: false, refunded: true }])
  expect(play.state.balance?.questions_left).toBe(3)
})
