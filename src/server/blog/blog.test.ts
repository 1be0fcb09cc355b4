import { createCanvas, loadImage } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { articles } from '../../words/blog/articles/articles.ts'
import { blogWords } from '../../words/blog/blog.ts'
import { BlogUnavailable, type Blog } from '../adapters/blog/blog.ts'
import { builtInBlog } from '../adapters/blog/built-in-blog.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

describe('the blog’s calls, with the built-in shelf', () => {
  let app: TestApp
  beforeAll(async () => void (app = await openTestApp()))
  afterAll(() => app.close())

  test('a page of posts comes as an array, with the counts in WordPress’s headers', async () => {
    const reply = await app.call('blog/posts', { page: 1, per_page: 1 })
    expect(reply.body).toHaveLength(1)
    expect(reply.headers['x-wp-total']).toBe(String(articles.length))
    expect(reply.headers['x-wp-totalpages']).toBe(String(articles.length))
    expect((await app.call('blog/posts', { page: 9_000 })).body).toEqual([])
    expect((await app.call('blog/getCount', {})).body).toMatchObject({
      total: articles.length,
      page_count: Math.ceil(articles.length / 9),
    })
  })

  test('every article of the shelf can be read in both languages, each in its own letters', async () => {
    for (const { slug } of articles)
      for (const language of ['en', 'hi'] as const) {
        const { body } = await app.call('blog/post', { slug }, { language })
        if (body.status !== 'success') throw new Error(body.message)
        const text = (body.post.title.rendered + body.post.content.rendered).replace(/<[^>]*>/g, '')
        const devanagari = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0
        if (language === 'en') expect(devanagari, slug).toBe(0)
        else expect(devanagari / text.length, slug).toBeGreaterThan(0.5)
        // Every link stays on the site and in its language.
        for (const [, to] of body.post.content.rendered.matchAll(/href="([^"]*)"/g))
          expect(to, slug).toMatch(language === 'hi' ? /^\/hi(\/|$)/ : /^\/(?!hi\/)/)
      }
  })

  test('each article knows the one before and the one after it by date', async () => {
    const order = articles.toSorted((a, b) => a.publishedOn.localeCompare(b.publishedOn))
    for (const [i, { slug }] of order.entries()) {
      const { body } = await app.call('blog/post', { slug })
      if (body.status !== 'success') throw new Error(body.message)
      expect(body.previous?.slug).toBe(order[i - 1]?.slug)
      expect(body.next?.slug).toBe(order[i + 1]?.slug)
    }
  })

  test('a post that does not exist is not found; nonsense is refused', async () => {
    expect((await app.call('blog/post', { slug: 'never-written' })).status).toBe(404)
    expect((await app.call('blog/posts', { page: 0 })).status).toBe(422)
    expect((await app.call('blog/posts', { per_page: 500 })).status).toBe(422)
  })

  test('the drawings of the shelf come as SVG that can do nothing', async () => {
    for (const { plate } of articles) {
      const reply = await app.server.app.inject(`/blog-pictures/shelf/${plate}.svg`)
      expect(reply.statusCode).toBe(200)
      expect(reply.headers['content-type']).toContain('image/svg+xml')
      expect(reply.headers['content-security-policy']).toBe("default-src 'none'")
      const drawn = await loadImage(reply.rawPayload)
      expect([drawn.width, drawn.height]).toEqual([1200, 675])
    }
    expect((await app.server.app.inject('/blog-pictures/shelf/none.svg')).statusCode).toBe(404)
    expect((await app.server.app.inject('/blog-pictures/../../.env')).statusCode).toBe(404)
  })
})

describe('the blog’s calls, with a source of another sort', () => {
  test('a large picture is sent small and as WebP; what is no picture is not found', async () => {
    const canvas = createCanvas(2400, 1200)
    canvas.getContext('2d').fillRect(0, 0, 2400, 600)
    const png = await canvas.encode('png')
    const source: Blog = {
      ...builtInBlog(),
      picture: (path) =>
        Promise.resolve(path.endsWith('a.png') ? png : Buffer.from('no picture at all')),
    }
    const app = await openTestApp({ adapters: { blog: source } })
    const reply = await app.server.app.inject('/blog-pictures/wp-content/uploads/a.png')
    expect(reply.headers['content-type']).toBe('image/webp')
    const made = await loadImage(reply.rawPayload)
    expect([made.width, made.height]).toEqual([1200, 600])
    const broken = await app.server.app.inject('/blog-pictures/wp-content/uploads/b.png')
    expect(broken.statusCode).toBe(404)
    await app.close()
  })

  test('a blog that is gone is one clear sentence in the reader’s language', async () => {
    const rejectAsGone = () => Promise.reject(new BlogUnavailable())
    const app = await openTestApp({
      adapters: { blog: { list: rejectAsGone, post: rejectAsGone, picture: rejectAsGone } },
    })
    for (const language of ['en', 'hi'] as const) {
      const { body, status } = await app.call('blog/posts', {}, { language })
      expect(status).toBe(200)
      expect(body).toEqual({ status: 'fail', message: blogWords.gone[language] })
    }
    expect((await app.server.app.inject('/blog-pictures/x.png')).statusCode).toBe(404)
    await app.close()
  })
})
