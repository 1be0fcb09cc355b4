import { RouterContextProvider } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { apiContext } from '../api/contexts.ts'

const guardedPages = {
  '/account': () => import('../accounts/account.tsx'),
  '/balance': () => import('../wallet/balance.tsx'),
  '/ledger?page=3': () => import('../wallet/ledger.tsx'),
  '/payments': () => import('../wallet/payments.tsx'),
  '/profile/redeem-history': () => import('../wallet/redeem-history.tsx'),
  '/profile/transfer-history': () => import('../wallet/transfer-history.tsx'),
  '/my-active-plans': () => import('../subscription/my-active-plans.tsx'),
  '/notifications': () => import('../notifications/notifications.tsx'),
  '/create-kundli?type=Astra': () => import('../kundli/create-kundli.tsx'),
  '/daily-prediction?bid=1&p_type=weekly': () => import('../predictions/daily-prediction.tsx'),
  '/profile': () => import('../profile/profile.tsx'),
  '/chats?type=Oracle': () => import('../chat/chats.tsx'),
}

test.each(Object.keys(guardedPages) as (keyof typeof guardedPages)[])(
  'a visitor of %s is sent home, and back there once they have logged in',
  async (path) => {
    const { loader } = await guardedPages[path]()
    const context = new RouterContextProvider()
    context.set(apiContext, () => Promise.reject(new Response(null, { status: 401 })))
    for (const [prefix, home] of [
      ['', '/'],
      ['/hi', '/hi'],
    ]) {
      const url = new URL(prefix + path, 'http://drishti.test')
      const args = {
        request: new Request(url),
        url,
        params: {},
        context,
      } as unknown as LoaderFunctionArgs
      const thrown: unknown = await Promise.resolve(loader(args)).catch((sent: unknown) => sent)
      expect(thrown).toBeInstanceOf(Response)
      const to = new URL((thrown as Response).headers.get('Location') ?? '', url)
      expect(to.pathname).toBe(home)
      expect(to.searchParams.get('next')).toBe(prefix + path)
    }
  },
)
