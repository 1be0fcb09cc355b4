import { expect, test } from 'vitest'
import { kindOf } from './error-page.tsx'

const status = (code: number) => ({ status: code, statusText: '', internal: false, data: null })

test('a mishap is told by what it is, not by a number', () => {
  expect(kindOf(status(404))).toBe('notFound')
  expect(kindOf(status(401))).toBe('refused')
  expect(kindOf(status(403))).toBe('refused')
  expect(kindOf(status(429))).toBe('busy')
  expect(kindOf(status(503))).toBe('fault')
  expect(kindOf(new Error('boom'))).toBe('fault')
})

test('a fetch that reached nobody, in the words of each browser, is a lost connection', () => {
  for (const words of [
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
  ])
    expect(kindOf(new TypeError(words))).toBe('offline')
  expect(kindOf(new TypeError('x is not a function'))).toBe('fault')
  expect(kindOf(new Error('anything'), false)).toBe('offline')
})
