import { expect, test } from 'vitest'
import { pages } from '../../app/pages.ts'
import { listAddress } from './list-address.ts'

test.each([
  [listAddress({ list: 'new' }), '/forum?page=1'],
  [listAddress({ list: 'top', language: 'hi' }, 3), '/forum?page=3&list=top&lang=hi'],
  [listAddress({ list: 'new', rashi: 0 }), '/forum?page=1&rashi=0'],
  [listAddress({ list: 'new', nakshatra: 26 }), '/forum?page=1&nakshatra=26'],
  [listAddress({ list: 'new', mahadasha: 'sun' }), '/forum?page=1&mahadasha=sun'],
])('%s names nothing but what visitors share', (address, expected) => {
  expect(address).toBe(expected)
  const shared = pages.find(({ path }) => path === 'forum')?.sharedQueryNames
  for (const name of new URLSearchParams(address.split('?')[1]).keys())
    expect(shared).toContain(name)
})
