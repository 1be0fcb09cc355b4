import { expect, test } from 'vitest'
import {
  historyWith,
  loaded,
  openChat,
  question,
  standing,
  storedExchange,
  typed,
} from './conversation.fixture.ts'

const complete = { state: 'complete', message: 'One.' } as const
const ofMids = (...mids: string[]) =>
  historyWith(mids.flatMap((mid) => storedExchange(mid, `${question} ${mid}`, complete)))
const newest = { ...ofMids('m4', 'm5'), has_earlier: true }
const ask = { type: 'older-requested', asstId: 'chat-1' } as const
const keysOf = (play: ReturnType<typeof openChat>) => play.state.exchanges.map(({ key }) => key)

test('what was said before comes in front, as far as there is something', () => {
  const play = openChat(newest).apply(ask)
  expect(play.state.older).toBe('loading')
  expect(play.effects).toEqual([{ type: 'load-older', asstId: 'chat-1', before: 'm4' }])
  // Scrolling on asks for nothing twice.
  expect(play.apply(ask).effects).toEqual([])
  play.apply({
    type: 'older-loaded',
    before: 'm4',
    history: { ...ofMids('m2', 'm3'), has_earlier: true },
  })
  expect(keysOf(play)).toEqual(['m2', 'm3', 'm4', 'm5'])
  play.apply(ask, { type: 'older-loaded', before: 'm2', history: ofMids('m1') })
  expect(keysOf(play)).toEqual(['m1', 'm2', 'm3', 'm4', 'm5'])
  expect(play.state.older).toBe('none')
  expect(play.apply(ask).effects).toEqual([])
})

test('what could not be fetched can be asked for again', () => {
  const play = openChat(newest).apply(ask, { type: 'older-failed' })
  expect(play.state.older).toBe('failed')
  expect(play.apply(ask).effectTypes).toEqual(['load-older'])
})

test('a reload keeps what was fetched of the past, unless there is a gap before what it brings', () => {
  const play = openChat(newest).apply(ask, {
    type: 'older-loaded',
    before: 'm4',
    history: ofMids('m3'),
  })
  play.apply(loaded({ ...ofMids('m4', 'm5', 'm6'), has_earlier: true }))
  expect(keysOf(play)).toEqual(['m3', 'm4', 'm5', 'm6'])
  expect(play.state.older).toBe('none')
  play.apply(loaded({ ...ofMids('m8', 'm9'), has_earlier: true }))
  expect(keysOf(play)).toEqual(['m8', 'm9'])
  expect(play.state.older).toBe('there')
})

test('a page that comes after the chat was loaded anew from another question is not put before it', () => {
  const play = openChat(newest).apply(ask)
  play.apply(loaded({ ...ofMids('m8', 'm9'), has_earlier: true }))
  play.apply({ type: 'older-loaded', before: 'm4', history: ofMids('m3') })
  expect(keysOf(play)).toEqual(['m8', 'm9'])
  expect(play.state.older).toBe('there')
})

test('questions are asked under what was said last, whatever is fetched meanwhile', () => {
  const play = openChat({ ...newest, ...standing }).apply(ask, ...typed('k1'))
  play.apply({ type: 'older-loaded', before: 'm4', history: ofMids('m3') })
  expect(keysOf(play)).toEqual(['m3', 'm4', 'm5', 'k1'])
})
