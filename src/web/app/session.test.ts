import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtPages, hasPages } from '../../server/testing/built-pages.ts'
import { openTestApp, type TestApp } from '../../server/testing/test-app.ts'
import { apiContext } from '../api/contexts.ts'
import { currentSession, sessionMiddleware } from '../core/session.ts'
import { guardPages } from './guard-pages.ts'
import { pages } from './pages.ts'

const user = { status: 'success', uid: 'u', display_name: null, role: 'user' }

/** A request as the router hands it to the root's middleware, of a visitor or with a good cookie. */
function visit(address: string, { method = 'GET', signedIn = false, pattern = '' } = {}) {
  const asked = new URL(address, 'http://drishti.test')
  const context = new RouterContextProvider()
  let lookups = 0
  context.set(apiContext, () => {
    lookups += 1
    return Promise.resolve(
      signedIn ? { status: 200, body: user } : { status: 401, body: { status: 'fail' } },
    )
  })
  const url = new URL(asked)
  url.pathname = url.pathname.replace(/\.data$/, '')
  const args = {
    ...{ url, context, params: {}, pattern: pattern || `hi?${url.pathname.replace(/^\/hi/, '')}` },
    request: new Request(asked, { method, headers: { Cookie: 'jwt=a' } }),
  }
  const run = async (next: () => Promise<Response>) => {
    let isDrawn = false
    const draw = () => {
      isDrawn = true
      return next()
    }
    await sessionMiddleware(args, draw)
    try {
      const response = await guardPages(args, draw)
      return { response: response ?? (await draw()), isDrawn }
    } catch (thrown) {
      return { response: thrown as Response, isDrawn }
    }
  }
  return { run, context, lookups: () => lookups }
}

const drawPage = () => Promise.resolve(new Response('a page'))
const guarded = pages.filter(({ needsSession }) => needsSession)

describe.each([
  ['', '/'],
  ['/hi', '/hi'],
])('at %s/…', (prefix, home) => {
  test.each(guarded.map(({ path }) => path))(
    'a visitor of /%s is sent home, and back there once they have logged in',
    async (path) => {
      const address = `${prefix}/${path.replace(/:\w+/, '7')}?a=1`
      const { response, isDrawn } = await visit(address, { pattern: `hi?/${path}` }).run(drawPage)
      expect(isDrawn).toBe(false)
      const to = new URL(response.headers.get('Location') ?? '', 'http://drishti.test')
      expect([to.pathname, to.searchParams.get('next')]).toEqual([home, address])
    },
  )
})

test('the pages of one’s own are among them, the public ones are not', () => {
  const paths = guarded.map(({ path }) => path)
  for (const own of ['account', 'balance', 'ledger', 'payments', 'my-active-plans', 'chats'])
    expect(paths).toContain(own)
  for (const open of ['', 'login', 'forum/:slug', 'profile', 'recharges', 'delete-account'])
    expect(paths).not.toContain(open)
})

test('who is signed in gets the page, and is looked up once for all of its loaders', async () => {
  const balance = visit('/balance', { signedIn: true })
  const { response } = await balance.run(async () => {
    await Promise.all([currentSession(balance.context), currentSession(balance.context)])
    return drawPage()
  })
  expect(await response.text()).toBe('a page')
  expect(balance.lookups()).toBe(1)
})

test('after a form each loader looks the session up anew: it may have changed it', async () => {
  const account = visit('/account', { method: 'POST', signedIn: true })
  await account.run(async () => {
    await currentSession(account.context)
    await currentSession(account.context)
    return drawPage()
  })
  expect(account.lookups()).toBeGreaterThan(2)
})

test('a form that the script sends is not swept away with an ended session', async () => {
  const { response } = await visit('/balance.data', { method: 'POST' }).run(drawPage)
  expect(await response.text()).toBe('a page')
})

test('without the script its answer leads home, unless the action led elsewhere', async () => {
  const { response, isDrawn } = await visit('/balance', { method: 'POST' }).run(drawPage)
  expect(isDrawn).toBe(true)
  expect(response.headers.get('Location')).toBe('/?next=%2Fbalance')
  const led = await visit('/create-kundli', { method: 'POST' }).run(() =>
    Promise.resolve(new Response(null, { status: 302, headers: { Location: '/login' } })),
  )
  expect(led.response.headers.get('Location')).toBe('/login')
})

describe.skipIf(!hasPages)('in the pages as they are built', () => {
  let app: TestApp
  beforeAll(async () => {
    const build = await builtPages()
    app = await openTestApp({ parts: { build: () => Promise.resolve(build) } })
  })
  afterAll(() => app.close())

  const nothing = '00000000-0000-4000-8000-000000000000'

  test.each(guarded.map(({ path }) => path))(
    'a visitor of /%s is sent home, by the browser and by the script',
    async (path) => {
      const address = `/${path.replace(/:\w+/, nothing)}`
      const headers = { host: 'localhost' }
      const next = `/?${new URLSearchParams({ next: address })}`
      const page = await app.server.app.inject({ url: address, headers })
      expect([page.statusCode, page.headers.location]).toEqual([302, next])
      const data = await app.server.app.inject({ url: `${address}.data`, headers })
      expect(data.statusCode).toBe(202)
      expect(data.body).toContain(next)
      const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
      const post = await app.server.app.inject({
        method: 'POST',
        url: address,
        headers: form,
        payload: 'a=1',
      })
      expect([302, 405]).toContain(post.statusCode)
    },
  )
})
