import { expect, test } from 'vitest'
import { errorKind, listOf } from './error-page.tsx'

const status = (code: number) => ({ status: code, statusText: '', internal: false, data: null })

test('a mishap is told by what it is, not by a number', () => {
  expect(errorKind(status(404))).toBe('notFound')
  expect(errorKind(status(401))).toBe('refused')
  expect(errorKind(status(403))).toBe('refused')
  expect(errorKind(status(429))).toBe('busy')
  expect(errorKind(status(503))).toBe('fault')
  expect(errorKind(new Error('boom'))).toBe('fault')
})

test('an address of a part that leads nowhere leads on to that part', () => {
  const to = [
    '/blogs/none',
    '/hi/forum/none',
    '/festivals/x-1800',
    '/hi',
    '/balance',
    '/forums',
  ].map((pathname) => listOf(pathname)?.to ?? null)
  expect(to).toEqual(['/blogs', '/forum', '/festivals', null, null, null])
})

test('a fetch that reached nobody, in the words of each browser, is a lost connection', () => {
  for (const words of [
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
  ])
    expect(errorKind(new TypeError(words))).toBe('offline')
  expect(errorKind(new TypeError('x is not a function'))).toBe('fault')
  expect(errorKind(new Error('anything'), false)).toBe('offline')
})
