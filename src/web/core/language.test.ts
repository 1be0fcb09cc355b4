import { expect, test } from 'vitest'
import { inLanguage, languageOf, withoutLanguage } from './language.tsx'

test('an address speaks Hindi under /hi and nowhere else', () => {
  expect(['/hi', '/hi/', '/hi/forum', '/hi.data'].map(languageOf)).toEqual(['hi', 'hi', 'hi', 'hi'])
  expect(['/', '/history', '/forum/hi', '/hindi'].map(languageOf)).toEqual(['en', 'en', 'en', 'en'])
})

test('the Hindi explainer is Hindi by its own name: what it links to is Hindi, and its English is English', () => {
  expect(['', '/', '.data'].map((end) => languageOf(`/forum/learn-more-hindi${end}`))).toEqual(
    Array.from({ length: 3 }, () => 'hi'),
  )
  expect(inLanguage('/forum/learn-more-hindi', 'en')).toBe('/forum/learn-more')
  expect(inLanguage('/hi/forum/learn-more-hindi?a=1', 'en')).toBe('/forum/learn-more?a=1')
  expect(languageOf('/blogs/learn-more-hindi')).toBe('en')
})

test('every address has its counterpart in the other language, and comes back unchanged', () => {
  const places = [
    '/',
    '/forum?page=1',
    '/#chat-with-ai',
    '/free-kundli?type=Oracle',
    '/blogs/a-b#c',
  ]
  for (const place of places) {
    const hindi = inLanguage(place, 'hi')
    expect(languageOf(new URL(hindi, 'http://x').pathname)).toBe('hi')
    expect(inLanguage(hindi, 'hi')).toBe(hindi)
    expect(inLanguage(hindi, 'en')).toBe(place)
  }
  expect(inLanguage('/#chat-with-ai', 'hi')).toBe('/hi#chat-with-ai')
})

test('an address of another site, a bare query and a bare hash are left alone', () => {
  for (const to of ['https://example.org/', '//example.org', 'mailto:a@b.c', '?page=2', '#top'])
    expect(inLanguage(to, 'hi')).toBe(to)
})

test('the language comes off an address without hurting what merely begins like it', () => {
  expect(withoutLanguage('/hi/chats')).toBe('/chats')
  expect(withoutLanguage('/hi')).toBe('/')
  expect(withoutLanguage('/history')).toBe('/history')
})
