import type { blog as rows } from '../../contract/blog.ts'
import { blogWords as words } from '../../words/blog/blog.ts'
import { readEndpoint, type Endpoint } from '../core/endpoint.ts'
import { BlogUnavailable, blogPictures } from '../adapters/blog/blog.ts'
import type { BlogTeaser } from '../adapters/blog/blog.ts'
import { HttpError, Refusal } from '../core/refusal.ts'
import { httpErrors as houseWords } from '../../words/http/http-errors.ts'

export const blogEndpoints: { [N in keyof typeof rows]: Endpoint<N> } = {
  'blog/posts': readEndpoint('blog/posts', async ({ context, caller }, { page, per_page }) => {
    const { posts, total } = await orSay(
      context.adapters.blog.list(page, per_page, caller.language),
    )
    caller.headers.push(
      ['X-WP-Total', String(total)],
      ['X-WP-TotalPages', String(Math.ceil(total / per_page))],
    )
    return posts.map(teaser)
  }),

  'blog/getCount': readEndpoint('blog/getCount', async ({ context, caller }, { per_page }) => {
    const { total } = await orSay(context.adapters.blog.list(1, per_page, caller.language))
    return { status: 'success', total, page_count: Math.ceil(total / per_page) }
  }),

  'blog/post': readEndpoint('blog/post', async ({ context, caller }, { slug }) => {
    const found = await orSay(context.adapters.blog.post(slug, caller.language))
    if (!found) throw new HttpError(404, houseWords.notFound)
    const { post, previous, next } = found
    const beside = (one: typeof previous) =>
      one && { slug: one.slug, title: { rendered: one.titleHtml } }
    return {
      status: 'success',
      post: { ...teaser(post), content: { rendered: post.contentHtml } },
      head: { title: post.headTitle, description: post.headDescription },
      previous: beside(previous),
      next: beside(next),
    }
  }),
}

function teaser(post: BlogTeaser) {
  return {
    slug: post.slug,
    date: post.date.toISOString(),
    language: post.language,
    title: { rendered: post.titleHtml },
    excerpt: { rendered: post.excerptHtml },
    featured_media: post.mediaId,
    featured_image: post.picture && { ...post.picture, src: blogPictures + post.picture.path },
  }
}

/** A source that is down is no fault of ours: one sentence, and the page goes on without it. */
async function orSay<Value>(asked: Promise<Value>): Promise<Value> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof BlogUnavailable) throw new Refusal(words.gone)
    throw error
  }
}
