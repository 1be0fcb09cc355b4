/**
 * A WordPress site by its public REST API (`/wp-json/wp/v2`). Every call has a time-out, and every answer
 * is checked.
 */
import { z } from 'zod'
import { plainHtml } from './clean-html.ts'
import { maxPictureBytes } from './blog.ts'
import type { BlogPicture } from './blog.ts'

const renderedText = z.object({ rendered: z.string() })
const wpPost = z.object({
  slug: z.string().min(1).max(300),
  date_gmt: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
  title: renderedText,
  excerpt: renderedText.default({ rendered: '' }),
  /** A post behind a password comes with no text. */
  content: z
    .object({ rendered: z.string().default(''), protected: z.boolean().default(false) })
    .default({ rendered: '', protected: false }),
  featured_media: z.number().int().min(0).default(0),
  /** Absent without the plugin, null where it has nothing to say of this post. */
  yoast_head_json: z
    .object({ title: z.string().default(''), description: z.string().default('') })
    .nullish()
    .catch(null),
})
export type WpPost = z.output<typeof wpPost>
const wpMedia = z.object({
  source_url: z.string().max(2000),
  alt_text: z.string().default(''),
  media_details: z
    .object({ width: z.number().int().positive(), height: z.number().int().positive() })
    .optional()
    // Empty where WordPress could not measure it.
    .catch(undefined),
})
/** WordPress answers a page past the end with this, under 400. */
const pastEnd = z.object({ code: z.literal('rest_post_invalid_page_number') })
const longestReplyBytes = 4 * 1024 * 1024

/** What is asked of one site. */
export interface WordpressClient {
  /** The posts that a query finds, without those behind a password, and how many there are in all. */
  posts(query: Record<string, string>): Promise<{ found: WpPost[]; total: number }>
  /** A post's picture; one that can't be had leaves the post without, and must not cost it. */
  pictureOf(post: WpPost): Promise<BlogPicture | null>
  /** The path of an uploaded picture on the site; null for every other address. */
  pathOf(source: string): string | null
  /** The picture at such a path. */
  picture(path: string, left?: AbortSignal): Promise<Uint8Array | null>
}

/**
 * @param baseUrl the site's address without a slash at the end.
 * @param patienceMs for one call.
 */
export function wordpressClient(baseUrl: string, patienceMs: number): WordpressClient {
  const pathOf = uploadPaths(baseUrl)
  const get = async (path: string) => {
    const response = await fetch(`${baseUrl}/wp-json/wp/v2/${path}`, {
      signal: AbortSignal.timeout(patienceMs),
      headers: { Accept: 'application/json' },
      // Elsewhere than to the blog that was set it must not lead us.
      redirect: 'error',
    })
    const bytes = await bodyOf(response, longestReplyBytes)
    if (!bytes || response.status >= 500) throw new Error(`The blog answered ${response.status}.`)
    const body: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'))
    return { body, headers: response.headers, status: response.status }
  }
  return {
    pathOf,
    async posts(query) {
      const { body, headers, status } = await get(`posts?${new URLSearchParams(query)}`)
      if (status === 400 && pastEnd.safeParse(body).success) return { found: [], total: 0 }
      const wpPosts = z.array(wpPost).parse(body)
      // Its total counts the ones behind a password too.
      const total = Number(headers.get('X-WP-Total') ?? wpPosts.length)
      return { found: wpPosts.filter(({ content }) => !content.protected).map(readable), total }
    },
    async pictureOf(post) {
      if (!post.featured_media) return null
      try {
        const { body } = await get(`media/${post.featured_media}`)
        const media = wpMedia.parse(body)
        const path = pathOf(media.source_url)
        if (!path) return null
        const { width = 1200, height = 675 } = media.media_details ?? {}
        return { path, width, height, alt: plainHtml(media.alt_text) }
      } catch {
        return null
      }
    },
    async picture(path, left) {
      if (pathOf(path) !== path) return null
      const patience = AbortSignal.timeout(patienceMs)
      const response = await fetch(new URL(baseUrl).origin + path, {
        signal: left ? AbortSignal.any([patience, left]) : patience,
        redirect: 'error',
      })
      return response.ok ? bodyOf(response, maxPictureBytes) : null
    },
  }
}

function uploadPaths(baseUrl: string): WordpressClient['pathOf'] {
  const origin = new URL(baseUrl).origin
  const uploads = `${new URL(`${baseUrl}/`).pathname}wp-content/uploads/`
  return (source) => {
    if (!URL.canParse(source, `${baseUrl}/`)) return null
    const url = new URL(source, `${baseUrl}/`)
    const isUpload =
      url.origin === origin &&
      url.pathname.startsWith(uploads) &&
      /\.(?:jpe?g|png|gif|webp|avif)$/i.test(url.pathname)
    return isUpload ? url.pathname : null
  }
}

/** WordPress keeps and sends other letters than Latin ones as octets: `%e0%a4%9a…`. */
function readable(post: WpPost): WpPost {
  const slug = post.slug.replace(/(?:%[89a-f][\da-f])+/gi, (octets) => {
    try {
      return decodeURIComponent(octets)
    } catch {
      return octets
    }
  })
  return { ...post, slug }
}

/** The whole body, or null where it is longer than allowed. */
async function bodyOf(response: Response, byteLimit: number): Promise<Uint8Array | null> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of response.body ?? []) {
    pieces.push(piece)
    bytes += piece.length
    if (bytes > byteLimit) return null
  }
  return Buffer.concat(pieces)
}
