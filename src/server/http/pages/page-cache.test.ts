import { expect, test, vi } from 'vitest'
import type { EventBus } from '../../core/event-bus.ts'
import type { CachedPage } from './cached-page.ts'
import { cutAtHoles } from './page-pieces.ts'
import { PageCache } from './page-cache.ts'

const publish = vi.fn<EventBus['publish']>()
const bus: EventBus = { publish, subscribe: () => () => undefined, close: async () => undefined }
const pageOf = (text: string) => ({ headers: [], pieces: cutAtHoles(text, []) })

test('those who ask while a page is drawn wait for it, and a second later it is drawn anew', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const cache = new PageCache(bus)
  const draw = vi.fn<() => Promise<CachedPage>>(async () => pageOf('<p>'))
  const [first, second] = await Promise.all([cache.get('a', draw), cache.get('a', draw)])
  expect(second).toBe(first)
  vi.advanceTimersByTime(999)
  expect(await cache.get('a', draw)).toBe(first)
  expect(draw).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(2)
  expect(await cache.get('a', draw)).not.toBe(first)
  vi.useRealTimers()
})

test('after a write nobody gets what was drawn, or begun to be drawn, before it', async () => {
  const cache = new PageCache(bus)
  const slowPage = Promise.withResolvers<ReturnType<typeof pageOf>>()
  const early = cache.get('a', () => slowPage.promise)
  cache.clear(false)
  const late = await cache.get('a', async () => pageOf('new'))
  slowPage.resolve(pageOf('old'))
  await early
  expect(await cache.get('a', async () => pageOf('newer'))).toBe(late)
  expect(publish).not.toHaveBeenCalled()
  cache.clear(true)
  expect(publish).toHaveBeenCalledTimes(1)
})

test('a drawing that fails is kept for nobody', async () => {
  const cache = new PageCache(bus)
  await expect(cache.get('a', () => Promise.reject(new Error('torn')))).rejects.toThrow('torn')
  expect(await cache.get('a', async () => null)).toBeNull()
})

test('holds two hundred pages, and lets the oldest go', async () => {
  const cache = new PageCache(bus)
  const first = await cache.get('0', async () => pageOf('0'))
  for (let i = 1; i <= 199; i++) await cache.get(String(i), async () => pageOf('x'))
  expect(await cache.get('0', async () => pageOf('again'))).toBe(first)
  await cache.get('200', async () => pageOf('x'))
  expect(await cache.get('0', async () => pageOf('again'))).not.toBe(first)
})
