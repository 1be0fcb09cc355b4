import { request } from 'node:http'
import { deflateSync } from 'node:zlib'
import { crc32 } from 'node:zlib'
import { createCanvas } from '@napi-rs/canvas'
import { expect, test, vi } from 'vitest'
import type { Blog } from '../adapters/blog/blog.ts'
import { builtInBlog } from '../adapters/blog/built-in-blog.ts'
import { openTestApp } from '../testing/test-app.ts'

/** A PNG of one colour and this many pixels a side: small as a file, whatever its size. */
function flatPng(side: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // One bit for a pixel, of a grey.
  header[8] = 1
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const uploads = '/blog-pictures/wp-content/uploads'

test('a picture of too many pixels is turned away by its header: it is never decoded', async () => {
  const bomb = flatPng(14_000)
  expect(bomb.length).toBeLessThan(50_000)
  const app = await openTestApp({
    adapters: { blog: { ...builtInBlog(), picture: async () => bomb } },
  })
  const before = process.memoryUsage.rss()
  let most = 0
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5)
  const reply = await app.server.app.inject(`${uploads}/bomb.png`)
  clearInterval(watch)
  expect(reply.statusCode).toBe(404)
  // Decoded it takes more than 700 MB.
  expect(Math.max(most, process.memoryUsage.rss()) - before).toBeLessThan(150 * 1024 * 1024)
  await app.close()
})

test('only pictures are given to the decoder: a drawing by another name is none', async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="9" height="9"/></svg>',
  )
  const app = await openTestApp({
    adapters: { blog: { ...builtInBlog(), picture: async () => svg } },
  })
  expect((await app.server.app.inject(`${uploads}/drawing.png`)).statusCode).toBe(404)
  await app.close()
})

test('what was not there is not asked for again', async () => {
  const picture = vi.fn<Blog['picture']>(async () => null)
  const app = await openTestApp({ adapters: { blog: { ...builtInBlog(), picture } } })
  for (let turn = 0; turn < 5; turn++)
    expect((await app.server.app.inject(`${uploads}/none.jpg`)).statusCode).toBe(404)
  expect(picture).toHaveBeenCalledTimes(1)
  await app.close()
})

test('readers who left are forgotten at once: the next is served, and the shelf at any time', async () => {
  const png = await createCanvas(20, 20).encode('png')
  const shelf = builtInBlog()
  const asked: { path: string; left: AbortSignal | undefined }[] = []
  const picture: Blog['picture'] = (path, left) => {
    asked.push({ path, left })
    if (path.endsWith('.svg')) return shelf.picture(path)
    if (path.endsWith('good.png')) return Promise.resolve(png)
    // A blog that does not answer until whoever asks has left.
    return new Promise((_answered, failed) =>
      left?.addEventListener('abort', () => failed(new Error('The reader left.'))),
    )
  }
  const app = await openTestApp({ adapters: { blog: { ...shelf, picture } } })
  const address = await app.listen()
  const leaving = Array.from({ length: 52 }, (_, i) => {
    const sent = request(`${address}${uploads}/slow${i}.jpg`)
    sent.on('error', () => undefined)
    sent.end()
    return sent
  })
  await vi.waitUntil(() => asked.length >= 4, { timeout: 10_000 })
  // Nobody waits for the blog who wants what lies here.
  const drawing = await fetch(`${address}/blog-pictures/shelf/ring.svg`)
  expect(drawing.status).toBe(200)
  for (const sent of leaving) sent.destroy()
  const good = await fetch(`${address}${uploads}/good.png`, { signal: AbortSignal.timeout(10_000) })
  expect(good.headers.get('content-type')).toBe('image/webp')
  // Of those behind the first few the blog was never asked.
  expect(asked.filter(({ path }) => path.includes('slow')).length).toBeLessThan(20)
  await app.close()
})

test('a list of made-up names from one network ends at its limit', async () => {
  const app = await openTestApp({
    adapters: { blog: { ...builtInBlog(), picture: async () => null } },
  })
  const statuses = new Map<number, number>()
  for (let i = 0; i < 130; i++) {
    const { statusCode } = await app.server.app.inject(`${uploads}/made-up-${i}.jpg`)
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
  }
  expect([...statuses]).toEqual([
    [404, 120],
    [429, 10],
  ])
  await app.close()
})
