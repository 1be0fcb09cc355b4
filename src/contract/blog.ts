import { z } from 'zod'
import { defineApi, success } from './core/endpoint.ts'

/** Clean HTML: what a page may put in as it is. */
const html = z.object({ rendered: z.string() })

const teaser = z.object({
  slug: z.string(),
  /** ISO 8601 with offset. */
  date: z.string(),
  /** What it is written in, for readers' voices and hyphens. */
  language: z.enum(['en', 'hi']),
  title: html,
  excerpt: html,
  /** 0 where it has no picture. */
  featured_media: z.number().int(),
  /** On our own host, sized. */
  featured_image: z
    .object({
      src: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      alt: z.string(),
    })
    .nullable(),
})

const neighbour = z.object({ slug: z.string(), title: html }).nullable()

export const blog = {
  /** Newest first; the whole count goes in `X-WP-Total` and `X-WP-TotalPages`. */
  'blog/posts': defineApi({
    method: 'GET',
    who: 'anyone',
    input: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      per_page: z.coerce.number().int().min(1).max(50).default(9),
    }),
    output: z.array(teaser),
  }),
  /** How many there are, for who can't read headers: our own pages. */
  'blog/getCount': defineApi({
    method: 'GET',
    who: 'anyone',
    input: z.object({ per_page: z.coerce.number().int().min(1).max(50).default(9) }),
    output: success({ total: z.number().int(), page_count: z.number().int() }),
  }),
  'blog/post': defineApi({
    method: 'GET',
    who: 'anyone',
    input: z.object({ slug: z.string().min(1).max(300) }),
    output: success({
      post: teaser.extend({ content: html }),
      /** What the source says for search engines, where it says anything. */
      head: z.object({ title: z.string(), description: z.string() }),
      previous: neighbour,
      next: neighbour,
    }),
  }),
}
