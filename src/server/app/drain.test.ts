import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { hasPages } from '../testing/built-pages.ts'
import { sharedData, startServer } from '../testing/server-process.ts'
import { testDatabases } from '../testing/test-app.ts'

describe.skipIf(!hasPages).each(testDatabases)('SIGTERM, on %s', (on) => {
  test('takes readiness back first, and all is served until balancers have heard of it', async () => {
    const data = await sharedData(on)
    const [user] = await data.users(1)
    const server = await startServer({ ...data.env, DRAIN_SECONDS: '3' })
    const statusOf = async (path: string) => {
      const response = await fetch(server.address + path)
      await response.arrayBuffer()
      return [response.status, response.headers.get('connection')]
    }
    expect(await statusOf('/readyz')).toEqual([200, 'keep-alive'])
    const from = performance.now()
    server.child.kill('SIGTERM')
    await expect.poll(async () => (await statusOf('/readyz'))[0]).toBe(503)
    // A connection that is kept is closed after its next reply.
    expect(await statusOf('/healthz')).toEqual([200, 'close'])
    while (performance.now() - from < 2_500) {
      expect(await server.call('birthdetails/list', {}, user)).toMatchObject({ status: 200 })
      await pause(50)
    }
    expect(await server.exitCode).toBe(0)
    expect(performance.now() - from).toBeGreaterThanOrEqual(3_000)
    await data.drop()
  }, 60_000)
})
