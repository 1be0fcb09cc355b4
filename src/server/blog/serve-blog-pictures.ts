import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { imageSize } from 'image-size'
import { LRUCache } from 'lru-cache'
import { httpErrors as words } from '../../words/http/http-errors.ts'
import type { AppContext } from '../core/context.ts'
import { blogPictures } from '../adapters/blog/blog.ts'
import { sendError, sendErrorOf, languageOf } from '../http/serve-apis.ts'
import { limitConcurrency, TooManyWaiting } from '../core/concurrency/concurrency.ts'
import { takeRateLimits } from '../core/rate-limit.ts'
import { HttpError } from '../core/refusal.ts'
import { subscriberNetwork } from '../core/subscriber-network.ts'

/** Pixels: no picture is sent wider than a column needs on a sharp screen. */
const widest = 1200
const mostPixels = 40_000_000
/** As many made pictures are kept, of some 60 kB each. */
const maxPictures = 100
const lifeSeconds = 604_800
/** So long it is not asked again for what was not there, or was no picture. */
const missMilliseconds = 600_000
const maxMisses = 10_000
/** Pictures that are not kept, in a minute and for one network: a post has a few, a list of made-up names many. */
const mostUnkept = 120
/** What loadImage may be given: a drawing among them could be of any size and hold anything. */
const measurable = new Set(['jpg', 'png', 'gif', 'webp', 'heif', 'avif'])

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
  const misses = new LRUCache<string, true>({ max: maxMisses, ttl: missMilliseconds })
  // Fetching waits for another house, decoding takes the processor: neither stands behind the other.
  const fetching = limitConcurrency(4, 50)
  const decoding = limitConcurrency(1, 50)
  const { log } = context

  const make = async (path: string, left: AbortSignal): Promise<ServedPicture | null> => {
    const read = () => context.adapters.blog.picture(path, left)
    if (path.endsWith('.svg')) {
      const bytes = await read()
      return bytes && { type: 'image/svg+xml', bytes }
    }
    const bytes = await fetching(async () => (left.aborted ? null : read()))
    if (!bytes || left.aborted) return null
    if (!isMeasured(bytes)) return null
    return decoding(async () => (left.aborted ? null : shrink(bytes)))
  }

  const find = async (path: string, left: AbortSignal): Promise<ServedPicture | null> => {
    try {
      const picture = await make(path, left)
      if (picture) cache.set(path, picture)
      else if (!left.aborted) misses.set(path, true)
      return picture
    } catch (error) {
      if (left.aborted) return null
      // Too many at once: the picture may well be there.
      if (error instanceof TooManyWaiting) throw error
      const reason = error instanceof Error ? error.name : 'unknown'
      log.warn({ service: 'blog', reason }, 'A picture of the blog could not be had.')
      misses.set(path, true)
      return null
    }
  }

  app.get<{ Params: { '*': string } }>(`${blogPictures}/*`, async (request, reply) => {
    const path = `/${request.params['*']}`
    const kept = cache.get(path)
    if (kept) return send(reply, kept)
    const language = languageOf(request)
    if (misses.has(path)) return sendError(reply, 404, words.notFound, language)
    const left = new AbortController()
    reply.raw.once('close', () => left.abort())
    try {
      await takeTurn(context, subscriberNetwork(request.ip))
      const picture = await find(path, left.signal)
      return picture ? send(reply, picture) : sendError(reply, 404, words.notFound, language)
    } catch (error) {
      return sendErrorOf(error, reply, language)
    }
  })
}

function send(reply: FastifyReply, { type, bytes }: ServedPicture): FastifyReply {
  return reply
    .type(type)
    .header('Cache-Control', `public, max-age=${lifeSeconds}`)
    .header('Content-Security-Policy', "default-src 'none'")
    .send(bytes)
}

async function takeTurn({ database, clock }: AppContext, address: string): Promise<void> {
  const limit = { key: `blog-picture:${address}`, maximum: mostUnkept, seconds: 60 }
  const full = await takeRateLimits(database.db, [limit], clock())
  if (full) throw new HttpError(429, words.tooMany, { retryAfterSeconds: full.waitSeconds })
}

/** Whether the bytes begin like a picture of a kind and size that may be decoded: a few hundred bytes are read. */
function isMeasured(bytes: Uint8Array): boolean {
  try {
    const { width, height, type } = imageSize(bytes)
    return measurable.has(type ?? '') && width * height <= mostPixels
  } catch {
    return false
  }
}

async function shrink(bytes: Uint8Array): Promise<ServedPicture | null> {
  const picture = await loadImage(Buffer.from(bytes))
  if (picture.width * picture.height > mostPixels) return null
  const scale = Math.min(1, widest / picture.width)
  const canvas = createCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  )
  canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height)
  return { type: 'image/webp', bytes: await canvas.encode('webp', 80) }
}
