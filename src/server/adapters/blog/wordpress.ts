/**
 * A WordPress site behind the port, by its public REST API (`/wp-json/wp/v2`): posts by page, one by
 * its slug, its neighbours by date, media only where a post has some. Every call has a time-out, every
 * answer is checked and cleaned, and when the site is down its last answers serve.
 */
import { z } from 'zod'
import { cleanHtml, excerptHtml, plainHtml } from './clean-html.ts'
import { cacheBlogSource } from './blog-cache.ts'
import { blogPictures, maxPictureBytes } from './blog.ts'
import type { Blog, BlogNeighbour, BlogPicture, BlogTeaser } from './blog.ts'

export interface BlogWarningLog {
  warn(fields: object, message: string): void
}

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
type WpPost = z.output<typeof wpPost>
const wpMedia = z.object({
  source_url: z.string().max(2000),
  alt_text: z.string().default(''),
  media_details: z
    .object({ width: z.number().int().positive(), height: z.number().int().positive() })
    .optional()
    // Empty where WordPress could not measure it.
    .catch(undefined),
})
/** What is asked of a post where its text is not wanted: WordPress renders none then. */
const teaserFields = 'slug,date_gmt,title,excerpt,featured_media,content.protected'
const neighbourFields = 'slug,date_gmt,title,content.protected'

/** WordPress answers a page past the end with this, under 400. */
const pastEnd = z.object({ code: z.literal('rest_post_invalid_page_number') })
const longestReplyBytes = 4 * 1024 * 1024

/**
 * @param baseUrl the site's address without a slash at the end.
 * @param patienceMs for one call.
 */
export function wordpress(
  { baseUrl }: { baseUrl: string },
  log?: BlogWarningLog,
  { patienceMs = 3000, freshMs = 300_000, restMs = 10_000, now = Date.now } = {},
): Blog {
  const origin = new URL(baseUrl).origin
  const uploads = `${new URL(`${baseUrl}/`).pathname}wp-content/uploads/`
  const keep = cacheBlogSource({
    freshMs,
    restMs,
    entryLimit: 500,
    now,
    onFault: (error) =>
      log?.warn(
        { service: 'blog', reason: error instanceof Error ? error.name : 'unknown' },
        'The blog did not answer: its last answers serve.',
      ),
  })

  const pathOf = (source: string): string | null => {
    if (!URL.canParse(source, `${baseUrl}/`)) return null
    const url = new URL(source, `${baseUrl}/`)
    const isUpload =
      url.origin === origin &&
      url.pathname.startsWith(uploads) &&
      /\.(?:jpe?g|png|gif|webp|avif)$/i.test(url.pathname)
    return isUpload ? url.pathname : null
  }
  const pictureAddress = (source: string) => {
    const path = pathOf(source)
    return path && blogPictures + path
  }

  async function get(path: string): Promise<{ body: unknown; headers: Headers; status: number }> {
    const response = await fetch(`${baseUrl}/wp-json/wp/v2/${path}`, {
      signal: AbortSignal.timeout(patienceMs),
      headers: { Accept: 'application/json' },
    })
    const bytes = await bodyOf(response, longestReplyBytes)
    if (!bytes || response.status >= 500) throw new Error(`The blog answered ${response.status}.`)
    return {
      body: JSON.parse(Buffer.from(bytes).toString('utf8')),
      headers: response.headers,
      status: response.status,
    }
  }

  async function posts(query: Record<string, string>) {
    const { body, headers, status } = await get(`posts?${new URLSearchParams(query)}`)
    if (status === 400 && pastEnd.safeParse(body).success) return { found: [], total: 0 }
    const wpPosts = z.array(wpPost).parse(body)
    // Its total counts the ones behind a password too.
    const total = Number(headers.get('X-WP-Total') ?? wpPosts.length)
    return { found: wpPosts.filter(({ content }) => !content.protected).map(readable), total }
  }

  /** A picture that can't be had leaves a post without one; it must not cost the post. */
  async function pictureOf(post: WpPost): Promise<BlogPicture | null> {
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
  }

  const teaserOf = async (post: WpPost): Promise<BlogTeaser> => ({
    slug: post.slug,
    date: new Date(`${post.date_gmt}Z`),
    language: isHindi(post.title.rendered) ? 'hi' : 'en',
    titleHtml: plainHtml(post.title.rendered),
    excerptHtml: excerptHtml(post.excerpt.rendered),
    mediaId: post.featured_media,
    picture: await pictureOf(post),
  })

  const neighbour = async (query: Record<string, string>): Promise<BlogNeighbour | null> => {
    // More than one, because the nearest may be behind a password.
    const { found: wpPosts } = await posts({
      per_page: '3',
      orderby: 'date',
      _fields: neighbourFields,
      ...query,
    })
    const [post] = wpPosts
    return post ? { slug: post.slug, titleHtml: plainHtml(post.title.rendered) } : null
  }

  return {
    list: (page, perPage) =>
      keep(`list ${page} ${perPage}`, async () => {
        const query = { per_page: String(perPage), page: String(page), _fields: teaserFields }
        const { found: wpPosts, total } = await posts({ ...query, order: 'desc', orderby: 'date' })
        // Past the end WordPress does not say how many there are.
        const totalPosts =
          total || page === 1
            ? total
            : (await posts({ per_page: '1', _fields: neighbourFields })).total
        return { posts: await Promise.all(wpPosts.map(teaserOf)), total: totalPosts }
      }),

    post: (slug) =>
      keep(`post ${slug}`, async () => {
        const { found } = await posts({ slug })
        const post = found.find((one) => one.slug === slug)
        if (!post) return null
        const [teaser, previous, next] = await Promise.all([
          teaserOf(post),
          neighbour({ before: `${post.date_gmt}Z`, order: 'desc' }),
          neighbour({ after: `${post.date_gmt}Z`, order: 'asc' }),
        ])
        return {
          post: {
            ...teaser,
            contentHtml: cleanHtml(post.content.rendered, pictureAddress),
            headTitle: plainHtml(post.yoast_head_json?.title ?? ''),
            headDescription: plainHtml(post.yoast_head_json?.description ?? ''),
          },
          previous,
          next,
        }
      }),

    async picture(path) {
      if (pathOf(path) !== path) return null
      const url = origin + path
      const response = await fetch(url, {
        signal: AbortSignal.timeout(patienceMs),
        redirect: 'error',
      })
      return response.ok ? bodyOf(response, maxPictureBytes) : null
    },
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

/** More Devanagari letters than Latin ones. */
function isHindi(text: string): boolean {
  const devanagari = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0
  return devanagari > (text.match(/[a-z]/gi)?.length ?? 0)
}
