import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApiName } from '../../contract/apis.ts'
import { budgetNames } from '../core/budget.ts'
import type { RequestContext } from '../core/endpoint.ts'
import type { RateLimit } from '../core/rate-limit.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { endpoints } from './endpoints.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** Whatever a call's limits look at in its input: the same for everybody. */
const input = { from: '2026-01-01', to: '2027-01-01', query: 'moon', email: 'a@b.example' }

function keysOf(name: ApiName, person: { uid: string | null; address: string }): string[] {
  const limits = endpoints[name].limits as
    | ((request: RequestContext, input: unknown) => readonly RateLimit[])
    | undefined
  const session = person.uid && { uid: person.uid, sid: `session of ${person.uid}` }
  const caller = { session: session || null, address: person.address }
  const request = { context: app.server.context, caller, user: caller.session, at: new Date() }
  return (limits?.(request as never, input) ?? []).map(({ key }) => key)
}

test('LIMIT-01 no rate limit of a call is shared: neither by two people at one address nor by two addresses', () => {
  for (const name of Object.keys(endpoints) as ApiName[]) {
    const asha = keysOf(name, { uid: 'asha', address: '203.0.113.7' })
    const vikram = keysOf(name, { uid: 'vikram', address: '203.0.113.7' })
    const visitors = ['203.0.113.7', '198.51.100.4'].map((address) => {
      try {
        return keysOf(name, { uid: null, address })
      } catch {
        return [] // A call for signed-in people only.
      }
    })
    const shared = (some: string[] | undefined, others: string[] | undefined) =>
      some?.filter((key) => others?.includes(key))
    expect([name, shared(asha, vikram)]).toEqual([name, []])
    expect([name, shared(...(visitors as [string[], string[]]))]).toEqual([name, []])
  }
})

test('LIMIT-02 every key that is counted stands in docs/limits.md', () => {
  const documented = readFileSync('docs/limits.md', 'utf8')
  const sources = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/test|fixture/.test(path))
    .map((path) => readFileSync(`src/server/${path}`, 'utf8'))
  const keys = sources.flatMap((source) => [
    ...[...source.matchAll(/\bkey: `([a-z-]+(?::[a-z]+)?):/g)].map(([, key]) => key),
    ...[...source.matchAll(/hourly\('([a-z-]+)',/g)].map(([, key]) => key),
  ])
  expect(keys.length).toBeGreaterThan(20)
  for (const name of budgetNames) keys.push(`budget:${name}`)
  expect(keys.filter((key) => !documented.includes(`\`${key}`))).toEqual([])
})
