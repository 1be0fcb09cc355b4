import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { TooManyWaiting, limitConcurrency } from './concurrency.ts'

test('no more are at work at once than may be, all come to an end, a fault takes nobody else’s turn', async () => {
  const inTurn = limitConcurrency(2, 100)
  let busy = 0
  let maxBusy = 0
  const work = async (n: number) => {
    maxBusy = Math.max(maxBusy, ++busy)
    await nextRound()
    busy--
    if (n % 3 === 0) throw new Error('broken')
    return n
  }
  const all = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => inTurn(() => work(n))))
  expect(maxBusy).toBe(2)
  expect(all.filter((one) => one.status === 'fulfilled').length).toBe(13)
  expect(await inTurn(() => work(1))).toBe(1)
})

test('the event loop goes round between any two', async () => {
  const inTurn = limitConcurrency(1, 100)
  let rounds = 0
  let going = true
  const count = async () => {
    for (; going; await nextRound()) rounds++
  }
  const counting = count()
  await Promise.all(Array.from({ length: 30 }, () => inTurn(async () => undefined)))
  expect(rounds).toBeGreaterThanOrEqual(29)
  going = false
  await counting
})

test('a quick question on a new connection does not wait for a crowd of costly ones', async () => {
  const inTurn = limitConcurrency(2, 200)
  const crowdSize = 100
  let finishedCostly = 0
  const crowdHasBegun = Promise.withResolvers<void>()
  const spin = async () => {
    crowdHasBegun.resolve()
    for (const end = performance.now() + 5; performance.now() < end;);
    finishedCostly++
  }
  const server = createServer((request, response) => {
    if (request.url === '/quick') response.end()
    else void inTurn(spin).then(() => response.end())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const visit = (path: string) =>
    new Promise<void>((answered, failed) => {
      const connection = { host: '127.0.0.1', port, path, agent: false as const }
      get(connection, (response) => response.resume().on('end', answered)).on('error', failed)
    })
  const crowd = Array.from({ length: crowdSize }, () => visit('/costly'))
  await crowdHasBegun.promise
  await visit('/quick')
  expect(finishedCostly).toBeLessThan(crowdSize / 2)
  await Promise.all(crowd)
  await new Promise((closed) => server.close(closed))
})

test('one more than may wait is sent away, and those who wait still get their turn', async () => {
  const inTurn = limitConcurrency(1, 2)
  const { promise, resolve } = Promise.withResolvers<void>()
  const tasks = [0, 1, 2].map(() => inTurn(() => promise))
  await expect(inTurn(async () => undefined)).rejects.toThrow(TooManyWaiting)
  resolve()
  await Promise.all(tasks)
  await expect(inTurn(async () => 7)).resolves.toBe(7)
})
