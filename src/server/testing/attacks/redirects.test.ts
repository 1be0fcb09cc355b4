import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtPages, hasPages } from '../built-pages.ts'
import { openTestApp, type TestApp } from '../test-app.ts'
import { requestText, rawRequest } from '../raw-request.ts'
import { createTestPerson, type TestPerson } from './test-person.testing.ts'

const elsewhere = [
  'https://evil.example/',
  '//evil.example/x',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/\t/evil.example',
  '/hi//evil.example',
  '/hi/\\evil.example',
  'javascript:alert(1)',
]
/** Every name that a page of ours, or of anybody, takes a way back by. */
const names = 'next to from url link return redirect back query did slug type p_type zodiac v ref'

describe.skipIf(!hasPages)('WEB-05 no redirect leads to another site', { timeout: 240_000 }, () => {
  let app: TestApp
  let address: string
  let paths: string[]
  let asha: TestPerson
  beforeAll(async () => {
    const build = await builtPages()
    app = await openTestApp({ parts: { build: () => Promise.resolve(build) } })
    address = await app.listen()
    asha = await createTestPerson(app, 'Ashalata')
    const known = Object.values(build.routes).flatMap((route) => route?.path ?? [])
    const own = known.map((path) => path.replace(/^hi\??\/?/, '').replaceAll(/:\w+|\*/g, 'x'))
    paths = [...new Set(['', ...own])].map((path) => `/${path}`)
  })
  afterAll(() => app.close())

  /** Where it leads, as a browser would understand it; null where nowhere. */
  const stays = (location: string | null, at: string) =>
    location === null || new URL(location, at).origin === address
  const input = (path: string, jwt: string | undefined, requestOptions: RequestInit = {}) => {
    app.passSeconds(5)
    return fetch(address + path, {
      redirect: 'manual',
      ...requestOptions,
      headers: {
        ...(jwt && { cookie: `jwt=${jwt}` }),
        'sec-fetch-site': 'same-origin',
        origin: address,
        referer: 'https://evil.example/',
      },
    })
  }

  test('of any page, by any name of its query, in either language, signed in or not', async () => {
    let redirects = 0
    for (const [place, path] of paths.entries())
      for (const [n, evil] of elsewhere.entries()) {
        // Each page has three of the nine; one function makes sure of all of them.
        if ((place + n) % 3) continue
        // All names at once: each page takes those it knows.
        const query = new URLSearchParams(names.split(' ').map((name) => [name, evil]))
        const at = `${n % 2 ? '' : '/hi'}${path}?${query}`
        const reply = await input(at, n % 4 < 2 ? asha.user.jwt : undefined)
        const location = reply.headers.get('location')
        if (location) redirects++
        expect(stays(location, address + path), `${at} → ${location}`).toBe(true)
        await reply.body?.cancel()
      }
    expect(redirects).toBeGreaterThan(50)
  })

  test('of any form, by any name of its fields', async () => {
    let redirects = 0
    for (const [place, path] of paths.entries())
      for (const [n, evil] of elsewhere.entries()) {
        if ((place + n) % 3) continue
        const body = new URLSearchParams(names.split(' ').map((name) => [name, evil]))
        body.set('theme', 'dark')
        // The log-out comes last, or the rest would be a visitor's.
        if (path === '/logout') continue
        const reply = await input(path, n % 4 < 2 ? asha.user.jwt : undefined, {
          method: 'POST',
          body,
        })
        const location = reply.headers.get('location')
        if (location) redirects++
        expect(stays(location, address + path), `POST ${path} ${evil} → ${location}`).toBe(true)
        await reply.body?.cancel()
      }
    for (const from of elsewhere) {
      const body = new URLSearchParams({ from })
      const reply = await input('/logout', asha.user.jwt, { method: 'POST', body })
      expect(reply.status).toBe(302)
      expect(reply.headers.get('location')).toMatch(/^\/(hi)?$/)
    }
    expect(redirects).toBeGreaterThan(5)
  })

  test('of what is no page at all: other spellings, doubled slashes, another host’s name', async () => {
    const odd = [
      '//evil.example',
      '//evil.example/',
      '//evil.example/forum/',
      '//evil.example/%2e%2e',
      '/\\evil.example/',
      '/hi//evil.example/',
      '/%2f%2fevil.example/',
      '/forum//evil.example/',
      'http://evil.example/forum/',
      '/forum/',
      '/horoscope',
      '/create-kundli',
    ]
    for (const path of odd)
      for (const extraHeaders of [[], ['Host: evil.example'], ['X-Forwarded-Host: evil.example']]) {
        const { headers } = await rawRequest(
          address,
          requestText(`GET ${path} HTTP/1.1`, extraHeaders),
        )
        const location = /^location: (.*)$/im.exec(String(headers))?.[1]?.trim() ?? null
        expect(stays(location, address), `${path} ${extraHeaders.join()} → ${location}`).toBe(true)
      }
  })
})
