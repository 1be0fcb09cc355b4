import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { cutAtHoles, filledPage, gzippedPage } from './page-pieces.ts'

const originalNonce = 'aB3+/dE5fG7hI9jK1lM3nO5pQ=='.slice(0, 24)
const nonceHole = { name: 'nonce', mark: originalNonce, width: 24 }
const script = (i: number) =>
  `<script nonce="${originalNonce}">window.part(${i}, "कुंडली 🪐 \\u003c")</script>`
const page = `<!doctype html><p>${originalNonce.slice(0, 12)} ${'नमस्ते aB3+/dE5 nonce="'.repeat(3000)}</p>${[1, 2, 3].map(script).join('<i>शनि</i>')}</html>`
const withNonce = (nonce: string) => new Map([['nonce', nonce]])

test('a kept page has each time the nonce of its response and is otherwise what it was, packed or not', () => {
  const pieces = cutAtHoles(page, [nonceHole])
  for (const nonce of ['0123456789abcdefghijklm+', '========================', originalNonce]) {
    const expected = page.replaceAll(originalNonce, nonce)
    expect(filledPage(pieces, withNonce(nonce)).toString()).toBe(expected)
    expect(gunzipSync(gzippedPage(pieces, withNonce(nonce))).toString()).toBe(expected)
  }
})

test('it is packed about as tightly as at one go, and a nonce of another length is no nonce', () => {
  const pieces = cutAtHoles(page, [nonceHole])
  expect(gzippedPage(pieces, withNonce(originalNonce)).length).toBeLessThan(page.length / 20)
  expect(() => gzippedPage(pieces, withNonce('short'))).toThrow('another length')
  expect(() => gzippedPage(pieces, new Map())).toThrow('Nothing was given')
})

test('a page without any hole stays whole', () => {
  const pieces = cutAtHoles('<p>शुभ</p>', [nonceHole])
  expect(gunzipSync(gzippedPage(pieces, new Map())).toString()).toBe('<p>शुभ</p>')
})

test('holes of any width take what each response has, beside marks that begin alike', () => {
  const text = 'Jupiter in the seventh house. '.repeat(40)
  const holes = [
    nonceHole,
    { name: 'name', mark: 'MARK', width: null },
    { name: 'data', mark: 'MARK\\"', width: 8 },
  ]
  const drawn = `${text}<b>MARK</b>${text}${originalNonce}${text}{\\"MARK\\":1}${text}MARK`
  const pieces = cutAtHoles(drawn, holes)
  for (const name of ['', 'asha', 'शनि', 'a.very-long_name.of.somebody'.repeat(50)]) {
    const values = new Map([...withNonce(originalNonce), ['name', name], ['data', '12345678']])
    const expected = `${text}<b>${name}</b>${text}${originalNonce}${text}{\\"12345678:1}${text}${name}`
    expect(filledPage(pieces, values).toString()).toBe(expected)
    expect(gunzipSync(gzippedPage(pieces, values)).toString()).toBe(expected)
  }
})
