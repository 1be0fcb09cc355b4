/**
 * A WordPress site behind the port: posts by page, one by its slug, its neighbours by date, media only
 * where a post has some. What is shown is cleaned, and when the site is down its last answers serve.
 */
import { cleanHtml, excerptHtml, plainHtml } from './clean-html.ts'
import { cacheBlogSource } from './blog-cache.ts'
import { blogPictures } from './blog.ts'
import type { Blog, BlogNeighbour, BlogTeaser } from './blog.ts'
import { wordpressClient, type WordpressClient, type WpPost } from './wordpress-client.ts'

export interface BlogWarningLog {
  warn(fields: object, message: string): void
}

/** What is asked of a post where its text is not wanted: WordPress renders none then. */
const teaserFields = 'slug,date_gmt,title,excerpt,featured_media,content.protected'
const neighbourFields = 'slug,date_gmt,title,content.protected'

/**
 * @param baseUrl the site's address without a slash at the end.
 * @param patienceMs for one call.
 */
export function wordpress(
  { baseUrl }: { baseUrl: string },
  log?: BlogWarningLog,
  { patienceMs = 3000, freshMs = 300_000, restMs = 10_000, now = Date.now } = {},
): Blog {
  const site = wordpressClient(baseUrl, patienceMs)
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
  return {
    list: (page, perPage) => keep(`list ${page} ${perPage}`, () => listOf(site, page, perPage)),
    post: (slug) => keep(`post ${slug}`, () => postOf(site, slug)),
    picture: (path, left) => site.picture(path, left),
  }
}

async function listOf(site: WordpressClient, page: number, perPage: number) {
  const query = { per_page: String(perPage), page: String(page), _fields: teaserFields }
  const { found: wpPosts, total } = await site.posts({ ...query, order: 'desc', orderby: 'date' })
  // Past the end WordPress does not say how many there are.
  const totalPosts =
    total || page === 1
      ? total
      : (await site.posts({ per_page: '1', _fields: neighbourFields })).total
  return {
    posts: await Promise.all(wpPosts.map((post) => teaserOf(site, post))),
    total: totalPosts,
  }
}

async function postOf(site: WordpressClient, slug: string) {
  const { found } = await site.posts({ slug })
  const post = found.find((one) => one.slug === slug)
  if (!post) return null
  const [teaser, previous, next] = await Promise.all([
    teaserOf(site, post),
    neighbourOf(site, { before: `${post.date_gmt}Z`, order: 'desc' }),
    neighbourOf(site, { after: `${post.date_gmt}Z`, order: 'asc' }),
  ])
  const pictureAddress = (source: string) => {
    const path = site.pathOf(source)
    return path && blogPictures + path
  }
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
}

async function teaserOf(site: WordpressClient, post: WpPost): Promise<BlogTeaser> {
  return {
    slug: post.slug,
    date: new Date(`${post.date_gmt}Z`),
    language: isHindi(post.title.rendered) ? 'hi' : 'en',
    titleHtml: plainHtml(post.title.rendered),
    excerptHtml: excerptHtml(post.excerpt.rendered),
    mediaId: post.featured_media,
    picture: await site.pictureOf(post),
  }
}

async function neighbourOf(
  site: WordpressClient,
  query: Record<string, string>,
): Promise<BlogNeighbour | null> {
  // More than one, because the nearest may be behind a password.
  const { found } = await site.posts({
    per_page: '3',
    orderby: 'date',
    _fields: neighbourFields,
    ...query,
  })
  const [post] = found
  return post ? { slug: post.slug, titleHtml: plainHtml(post.title.rendered) } : null
}

/** More Devanagari letters than Latin ones. */
function isHindi(text: string): boolean {
  const devanagari = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0
  return devanagari > (text.match(/[a-z]/gi)?.length ?? 0)
}
