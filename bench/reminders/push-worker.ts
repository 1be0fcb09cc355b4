import { parentPort, workerData } from 'node:worker_threads'
import { startPushService } from '../../src/server/adapters/push/fake-push-service.fixture.ts'

/** A push service in a thread of its own: so many browsers, some gone, unknown or busy. */
const { publicKey, count } = workerData as { publicKey: string; count: number }
const service = await startPushService({ sharedKeys: true, readOneIn: 100 })
service.retryAfterSeconds = 5
const behaviourOf = (number: number) =>
  number % 100 === 0
    ? 'gone'
    : number % 200 === 1
      ? 'unknown'
      : number % 50 === 2
        ? 'busy'
        : 'takes'
let subscription = service.subscribe(publicKey)
for (let number = 0; number < count; number++)
  subscription = service.subscribe(publicKey, behaviourOf(number), `n${number}`)
const base = subscription.endpoint.replace(/[^/]*$/, '')
parentPort?.postMessage({ base, p256dh: subscription.p256dh, auth: subscription.auth })
parentPort?.on('message', () => {
  const names = new Map<string, number>()
  for (const { name } of service.taken) names.set(name, (names.get(name) ?? 0) + 1)
  parentPort?.postMessage({
    taken: service.taken.length,
    twice: [...names.values()].filter((times) => times > 1).length,
    faults: service.faults.length,
    unread: service.taken.filter(
      ({ payload }, index) => index % 100 === 0 && !payload.includes('Your day'),
    ).length,
  })
})
