import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { cutAtNonces, gzippedWithNonce, withNonce } from './nonce-pieces.ts'

const originalNonce = 'aB3+/dE5fG7hI9jK1lM3nO5pQ=='.slice(0, 24)
const script = (i: number) =>
  `<script nonce="${originalNonce}">window.part(${i}, "कुंडली 🪐 \\u003c")</script>`
const page = `<!doctype html><p>${originalNonce.slice(0, 12)} ${'नमस्ते aB3+/dE5 nonce="'.repeat(3000)}</p>${[1, 2, 3].map(script).join('<i>शनि</i>')}</html>`

test('a kept page has each time the nonce of its response and is otherwise what it was, packed or not', () => {
  const pieces = cutAtNonces(page, originalNonce)
  for (const nonce of ['0123456789abcdefghijklm+', '========================', originalNonce]) {
    const expected = page.replaceAll(originalNonce, nonce)
    expect(withNonce(pieces, nonce).toString()).toBe(expected)
    expect(gunzipSync(gzippedWithNonce(pieces, nonce)).toString()).toBe(expected)
  }
})

test('it is packed about as tightly as at one go, and a nonce of another length is no nonce', () => {
  const pieces = cutAtNonces(page, originalNonce)
  expect(gzippedWithNonce(pieces, originalNonce).length).toBeLessThan(page.length / 20)
  expect(() => gzippedWithNonce(pieces, 'short')).toThrow('another length')
})

test('a page without any nonce stays whole', () => {
  const pieces = cutAtNonces('<p>शुभ</p>', originalNonce)
  expect(gunzipSync(gzippedWithNonce(pieces, originalNonce)).toString()).toBe('<p>शुभ</p>')
})
