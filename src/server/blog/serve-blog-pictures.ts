import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { httpErrors as words } from '../../words/http/http-errors.ts'
import type { AppContext } from '../core/context.ts'
import { blogPictures } from '../adapters/blog/blog.ts'
import { sendError, languageOf } from '../http/serve-apis.ts'
import { limitConcurrency } from '../core/concurrency.ts'

/** Pixels: no picture is sent wider than a column needs on a sharp screen. */
const widest = 1200
const mostPixels = 40_000_000
/** As many made pictures are kept, of some 60 kB each. */
const maxPictures = 100
const lifeSeconds = 604_800

interface ServedPicture {
  type: string
  bytes: Uint8Array
}

/**
 * Sends the blog's pictures from our own host: a visitor's browser meets nobody else, and gets them
 * small and as WebP whatever they were. Drawings of our own go as they are.
 */
export function serveBlogPictures(app: FastifyInstance, context: AppContext): void {
  const cache = new LRUCache<string, ServedPicture>({ max: maxPictures })
  const inTurn = limitConcurrency(1, 50)
  app.get<{ Params: { '*': string } }>(`${blogPictures}/*`, async (request, reply) => {
    const path = `/${request.params['*']}`
    const picture = cache.get(path) ?? (await inTurn(() => make(context, path)))
    if (!picture) return sendError(reply, 404, words.notFound, languageOf(request))
    cache.set(path, picture)
    return reply
      .type(picture.type)
      .header('Cache-Control', `public, max-age=${lifeSeconds}`)
      .header('Content-Security-Policy', "default-src 'none'")
      .send(picture.bytes)
  })
}

async function make({ adapters, log }: AppContext, path: string): Promise<ServedPicture | null> {
  try {
    const bytes = await adapters.blog.picture(path)
    if (!bytes) return null
    if (path.endsWith('.svg')) return { type: 'image/svg+xml', bytes }
    const picture = await loadImage(Buffer.from(bytes))
    if (picture.width * picture.height > mostPixels) return null
    const scale = Math.min(1, widest / picture.width)
    const canvas = createCanvas(
      Math.max(1, Math.round(picture.width * scale)),
      Math.max(1, Math.round(picture.height * scale)),
    )
    canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height)
    return { type: 'image/webp', bytes: await canvas.encode('webp', 80) }
  } catch (error) {
    log.warn(
      { service: 'blog', reason: error instanceof Error ? error.name : 'unknown' },
      'A picture of the blog could not be had.',
    )
    return null
  }
}
