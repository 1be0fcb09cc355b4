import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import type { ApiName } from '../../../contract/apis.ts'
import { openTestApp } from '../test-app.ts'
import { requestsOf } from './requests/requests.testing.ts'
import { createTestPerson } from './test-person.testing.ts'

test('WEB-06 an address in any field of any call is asked by nobody', async () => {
  const requestedUrls: string[] = []
  const trap = createServer((request, response) => {
    requestedUrls.push(request.url ?? '')
    response.end('{}')
  })
  await new Promise<void>((open) => trap.listen(0, '127.0.0.1', open))
  const { port } = trap.address() as AddressInfo
  const app = await openTestApp()
  const person = await createTestPerson(app, 'Kamalini')
  const address = `http://127.0.0.1:${port}/bait`
  const bait = `${address} //127.0.0.1:${port} <img src="${address}"> file:///etc/passwd`
  const headers = {
    referer: address,
    'x-forwarded-host': `127.0.0.1:${port}`,
    'x-forwarded-for': address,
    'user-agent': address,
  }
  for (const [name, input] of Object.entries(requestsOf(person)) as [ApiName, object][]) {
    if (/delete|logout|stopChat/i.test(name)) continue
    for (const field of [...Object.keys(input), 'url']) {
      app.passSeconds(5)
      const asking = { ...input, [field]: bait.slice(0, field === 'input' ? 100 : undefined) }
      const { status } = await app.callRaw(name, asking, { jwt: person.user.jwt, headers })
      expect(status, `${name} ${field}`).toBeLessThan(500)
    }
  }
  await app.close()
  await new Promise((closed) => trap.close(closed))
  expect(requestedUrls).toEqual([])
})
