import { expect, test } from 'vitest'
import { isPaymentPage } from './page-patterns.ts'

test('payments happen on the pages of prices, and in a chat only where its address says so', () => {
  for (const url of ['/recharges', '/hi/recharges/', '/subscription?x=1', '/hi/chats?bid=1&pay=1'])
    expect([url, isPaymentPage(url)]).toEqual([url, true])
  for (const url of ['/', '/chats', '/chats?bid=1', '/chats?pay=11', '/balance?pay=1'])
    expect([url, isPaymentPage(url)]).toEqual([url, false])
})
