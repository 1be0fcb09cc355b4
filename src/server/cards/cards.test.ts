import { loadImage } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { linesOf } from './draw-card.ts'

describe('a card for a shared link', () => {
  let app: TestApp
  beforeAll(async () => void (app = await openTestApp()))
  afterAll(() => app.close())

  test.each([
    '/cards/en/site.png',
    '/cards/hi/site.png',
    '/cards/hi/horoscope/Saggitarius.png',
    '/cards/en/blogs/how-exact-must-a-birth-time-be.png',
  ])('%s is a PNG of 1200 × 630', async (address) => {
    const reply = await app.server.app.inject(address)
    expect(reply.headers['content-type']).toBe('image/png')
    const { width, height } = await loadImage(reply.rawPayload)
    expect([width, height]).toEqual([1200, 630])
  })

  test('says only what we say: no other address has one', async () => {
    for (const address of [
      '/cards/fr/site.png',
      '/cards/en/site.jpg',
      '/cards/en/horoscope/You%20have%20won.png',
      '/cards/en/blogs/never-written.png',
      '/cards/en/blogs/a/b.png',
      '/cards/en/__proto__.png',
    ])
      expect((await app.server.app.inject(address)).statusCode, address).toBe(404)
  })
})

describe('the lines of a card', () => {
  const measure = (line: string) => [...line].length
  test('break at blanks and fit', () => {
    expect(linesOf('one two three four', 9, 4, measure)).toEqual(['one two', 'three', 'four'])
  })
  test('end in an ellipsis where there are too many', () => {
    expect(linesOf('one two three four', 9, 2, measure)).toEqual(['one two', 'three …'])
  })
  test('cut a word that is too long between letters, not between a letter and its sign', () => {
    expect(linesOf('किकिकिकि', 5, 2, measure)).toEqual(['किकि…'])
  })
})
