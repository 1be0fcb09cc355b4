import { expect, test } from 'vitest'
import { href } from './href.ts'

test('an address is its row’s path, with its holes filled and the rest as a query', () => {
  expect(href('/recharges')).toBe('/recharges')
  expect(href('/')).toBe('/')
  expect(href('/forum/:slug', { slug: 'a b/ग', did: 7 })).toBe('/forum/a%20b%2F%E0%A4%97?did=7')
  expect(href('/login', { next: '/chats?type=Astra' })).toBe('/login?next=%2Fchats%3Ftype%3DAstra')
  expect(href('/ledger', { page: undefined })).toBe('/ledger')
})

test('it is in the language that is wanted', () => {
  expect(href('/', {}, 'hi')).toBe('/hi')
  expect(href('/balance', {}, 'hi')).toBe('/hi/balance')
  expect(href('/login', { next: '/' }, 'hi')).toBe('/hi/login?next=%2F')
})

test('what is no page, or has an empty hole, does not compile', () => {
  // @ts-expect-error no such page
  expect(href('/no-such-page')).toBe('/no-such-page')
  // @ts-expect-error which discussion?
  expect(href('/forum/:slug')).toBe('/forum/:slug')
})
