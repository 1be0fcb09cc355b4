import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { sameSitePath } from './same-site-path.ts'

test('an address within the site is kept with its query and hash', () => {
  expect(sameSitePath('/hi/chats?type=Oracle&bid=1#end')).toBe('/hi/chats?type=Oracle&bid=1#end')
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'javascript:alert(1)',
  'chats',
  '',
  null,
  ['/chats'],
  `/${'a'.repeat(3000)}`,
])('WEB-05 %j leads nowhere but to the fallback', (value) => {
  expect(sameSitePath(value, '/safe')).toBe('/safe')
})

test('WEB-05 whatever is asked for, one stays on this site', () => {
  const site = 'https://drishti.example'
  const nasty = array(constantFrom('/', '\\', '\t', '\n', '@', ':', '.', 'a', '%2f', '?', '#'))
  assert(
    property(nasty, (parts) => {
      expect(new URL(sameSitePath(parts.join('')), site).origin).toBe(site)
    }),
    { numRuns: 2000 },
  )
})
