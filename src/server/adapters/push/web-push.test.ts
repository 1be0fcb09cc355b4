import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import webPush from 'web-push'
import { startPushService, type FakePushService } from './fake-push-service.fixture.ts'
import type { Push } from './push.ts'
import { openWebPush } from './web-push.ts'

const keys = { ...webPush.generateVAPIDKeys(), subject: 'mailto:ops@drishti.invalid' }
const message = { payload: '{"title":"दृष्टि"}', topic: 'abc', lifeSeconds: 3600 }
const at = new Date('2026-11-23T06:00:00Z')

describe('Web Push', () => {
  let service: FakePushService
  let push: Push
  beforeAll(async () => {
    service = await startPushService()
    push = openWebPush({ allowsLocal: true, patienceMilliseconds: 300 })
  })
  afterAll(() => {
    push.close()
    service.close()
  })
  const send = (behaviour: Parameters<FakePushService['subscribe']>[1]) =>
    push.send(service.subscribe(keys.publicKey, behaviour), message, keys, at)

  test('a message arrives signed, and only the browser can read it', async () => {
    expect(await send('takes')).toEqual({ kind: 'sent' })
    expect(service.faults).toEqual([])
    const [taken] = service.taken
    expect(taken).toMatchObject({ payload: message.payload, topic: 'abc', lifeSeconds: 3600 })
  })

  test('a subscription that has ended is told apart from a push service that is busy or broken', async () => {
    expect(await send('gone')).toEqual({ kind: 'gone' })
    expect(await send('unknown')).toEqual({ kind: 'gone' })
    service.retryAfterSeconds = 77
    expect(await send('busy')).toEqual({ kind: 'later', afterSeconds: 77 })
    expect(await send('broken')).toEqual({ kind: 'later', afterSeconds: null })
  })

  test('OPS-04 one that says nothing is given up, one that leads elsewhere is not followed', async () => {
    const began = performance.now()
    expect(await send('silent')).toEqual({ kind: 'later', afterSeconds: null })
    expect(performance.now() - began).toBeLessThan(3000)
    expect(await send('moved')).toEqual({ kind: 'refused', status: 307 })
    expect([...service.tries.keys()].some((name) => name.includes('elsewhere'))).toBe(false)
  })

  test('WEB-06 nothing is sent to this machine or into its network', async () => {
    const strict = openWebPush()
    const local = service.subscribe(keys.publicKey)
    const before = service.tries.size
    for (const endpoint of [
      local.endpoint,
      local.endpoint.replace('http:', 'https:'),
      'https://localhost/push/x',
      'https://10.0.0.1/x',
    ]) {
      expect(strict.isEndpoint(endpoint), endpoint).toBe(false)
      expect(await strict.send({ ...local, endpoint }, message, keys, at)).toEqual({ kind: 'gone' })
    }
    expect(service.tries.size).toBe(before)
    strict.close()
  })

  test('a key that is none ends the subscription', async () => {
    const broken = { ...service.subscribe(keys.publicKey), p256dh: 'AAAA' }
    expect(await push.send(broken, message, keys, at)).toEqual({ kind: 'gone' })
  })
})
