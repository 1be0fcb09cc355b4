import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BlogUnavailable, type Blog } from './blog.ts'
import { wordpress } from './wordpress.ts'

interface Post {
  id: number
  slug: string
  date_gmt: string
  title: string
  content: string
  featured_media?: number
}

/** Newest first, as WordPress sends them. */
const posts: Post[] = Array.from({ length: 11 }, (_, i) => ({
  id: 100 - i,
  slug: `post-${100 - i}`,
  date_gmt: `2026-10-${String(28 - i).padStart(2, '0')}T05:30:00`,
  title: i === 2 ? 'चंद्रमा &amp; मन' : `Post &#8211; ${100 - i}`,
  content: '<p>A day like another.</p>',
  ...(i === 0 && { featured_media: 7 }),
}))

let server: Server
let address: string
let requestedPaths: string[]
let meddle: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined
/** What some answers have besides. */
let extraFields: ((post: Post) => object) | undefined
let now: number
let warnings: object[]
let blog: Blog

const octetsOf = (slug: string) => slug.replace(/[^ -~]+/g, encodeURIComponent).toLowerCase()

const restPostOf = (post: Post) => ({
  id: post.id,
  slug: post.slug,
  date_gmt: post.date_gmt,
  title: { rendered: post.title },
  excerpt: { rendered: '<p>How it begins <a href="#">[&hellip;]</a></p>\n' },
  content: { rendered: post.content },
  featured_media: post.featured_media ?? 0,
})

/** What of WordPress's REST API is used, as version 6 answers it. */
function answer(request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url!, address)
  requestedPaths.push(url.pathname + url.search)
  if (meddle?.(request, response)) return
  const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
    response
      .writeHead(status, { 'Content-Type': 'application/json', ...headers })
      .end(JSON.stringify(body))
  if (url.pathname === '/wp-json/wp/v2/media/7')
    return void json(200, {
      source_url: `${address}/wp-content/uploads/2026/10/moon.jpg`,
      alt_text: 'The Moon',
      media_details: { width: 1600, height: 900 },
    })
  if (url.pathname !== '/wp-json/wp/v2/posts') return void json(404, { code: 'rest_no_route' })
  const query = url.searchParams
  const per = Number(query.get('per_page') ?? 10)
  const page = Number(query.get('page') ?? 1)
  let matchingPosts = posts
  const slug = query.get('slug')
  // Written in letters or in octets, it is the same.
  if (slug !== null)
    matchingPosts = matchingPosts.filter(
      (post) => octetsOf({ ...post, ...extraFields?.(post) }.slug) === octetsOf(slug),
    )
  const before = query.get('before')
  const after = query.get('after')
  if (before) matchingPosts = matchingPosts.filter(({ date_gmt }) => `${date_gmt}Z` < before)
  if (after) matchingPosts = matchingPosts.filter(({ date_gmt }) => `${date_gmt}Z` > after)
  if (query.get('order') === 'asc') matchingPosts = matchingPosts.toReversed()
  const fields = query.get('_fields')?.split(',')
  if (page > 1 && (page - 1) * per >= matchingPosts.length)
    return void json(400, { code: 'rest_post_invalid_page_number', data: { status: 400 } })
  const sentPosts = matchingPosts.slice((page - 1) * per, page * per).map((post) => {
    const all = Object.entries({ ...restPostOf(post), ...extraFields?.(post) })
    return Object.fromEntries(
      all.filter(([name]) => !fields || fields.some((field) => field.split('.')[0] === name)),
    )
  })
  json(200, sentPosts, {
    'X-WP-Total': String(matchingPosts.length),
  })
}

beforeEach(async () => {
  requestedPaths = []
  warnings = []
  meddle = undefined
  extraFields = undefined
  now = Date.UTC(2026, 10, 1)
  server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const log = { warn: (fields: object) => void warnings.push(fields) }
  blog = wordpress({ baseUrl: address }, log, { patienceMs: 1500, now: () => now })
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

describe('a WordPress blog', () => {
  test('gives a page of posts, newest first, and how many there are in all', async () => {
    const { posts: found, total } = await blog.list(2, 9, 'en')
    expect(found.map(({ slug }) => slug)).toEqual(['post-91', 'post-90'])
    expect(total).toBe(11)
    const url = new URL(requestedPaths[0]!, address)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      per_page: '9',
      page: '2',
      order: 'desc',
      orderby: 'date',
      _fields: 'slug,date_gmt,title,excerpt,featured_media,content.protected',
    })
  })

  test('has nothing on a page past the end, and knows the total all the same', async () => {
    expect(await blog.list(5, 9, 'en')).toEqual({ posts: [], total: 11 })
  })

  test('asks for media only where a post has some, and shows it from our own host', async () => {
    const { posts: listedPosts } = await blog.list(1, 9, 'en')
    expect(requestedPaths.filter((path) => path.includes('/media/'))).toEqual([
      '/wp-json/wp/v2/media/7',
    ])
    expect(listedPosts[0]!.picture).toEqual({
      path: '/wp-content/uploads/2026/10/moon.jpg',
      width: 1600,
      height: 900,
      alt: 'The Moon',
    })
    expect(listedPosts[1]!.picture).toBeNull()
  })

  test('reads titles and excerpts as words, and tells Hindi from English', async () => {
    const { posts: listedPosts } = await blog.list(1, 9, 'en')
    expect(listedPosts[0]).toMatchObject({ titleHtml: 'Post – 100', language: 'en' })
    expect(listedPosts[0]!.excerptHtml).toBe('How it begins…')
    expect(listedPosts[2]).toMatchObject({ titleHtml: 'चंद्रमा &amp; मन', language: 'hi' })
  })

  test('gives one post with the older and the newer one beside it', async () => {
    const middle = await blog.post('post-95', 'en')
    expect(middle?.previous?.slug).toBe('post-94')
    expect(middle?.next?.slug).toBe('post-96')
    expect((await blog.post('post-100', 'en'))?.next).toBeNull()
    expect((await blog.post('post-90', 'en'))?.previous).toBeNull()
    expect(await blog.post('no-such-post', 'en')).toBeNull()
  })

  test('knows a post by its letters, whose slug is sent in octets', async () => {
    const letters = 'चंद्रमा-%2f-मन'
    extraFields = ({ slug }) => (slug === 'post-98' ? { slug: octetsOf(letters) } : {})
    expect((await blog.list(1, 9, 'en')).posts[2]!.slug).toBe(letters)
    expect((await blog.post(letters, 'en'))?.post.titleHtml).toBe('चंद्रमा &amp; मन')
    expect((await blog.post('post-97', 'en'))?.next?.slug).toBe(letters)
  })

  test('leaves out a post behind a password, in the list and beside others', async () => {
    extraFields = ({ slug }) =>
      slug === 'post-99' ? { content: { rendered: '', protected: true } } : {}
    const { posts: found, total } = await blog.list(1, 9, 'en')
    expect(found.map(({ slug }) => slug)).not.toContain('post-99')
    expect([found.length, total]).toEqual([8, 11])
    expect(await blog.post('post-99', 'en')).toBeNull()
    expect((await blog.post('post-100', 'en'))?.previous?.slug).toBe('post-98')
    expect((await blog.post('post-98', 'en'))?.next?.slug).toBe('post-100')
  })

  test.each([null, false, {}, { title: 7 }])(
    'takes it that nothing is said for the head where a plugin sends %j',
    async (said) => {
      extraFields = () => ({ yoast_head_json: said })
      const found = await blog.post('post-95', 'en')
      expect(found?.post).toMatchObject({ headTitle: '', headDescription: '' })
    },
  )

  test.each([
    ['is refused', () => (server.close(), server.closeAllConnections())],
    ['hangs', () => void (meddle = () => true)],
    [
      'answers 500 with a page',
      () => void (meddle = (_request, response) => Boolean(response.writeHead(500).end('<h1>'))),
    ],
    [
      'answers nonsense',
      () => void (meddle = (_request, response) => Boolean(response.end('{"a":'))),
    ],
  ])(
    'OPS-04 serves its last answers while the source %s, and asks it again later',
    async (_, fail) => {
      const first = await blog.list(1, 9, 'en')
      fail()
      now += 600_000
      expect(await blog.list(1, 9, 'en')).toEqual(first)
      expect(warnings).toHaveLength(1)
      const before = requestedPaths.length
      expect(await blog.list(1, 9, 'en')).toEqual(first)
      expect(requestedPaths.length).toBe(before)
      await expect(blog.list(2, 9, 'en')).rejects.toThrow(BlogUnavailable)
    },
  )

  test('one answer that can not be read keeps nobody from the others', async () => {
    meddle = (request, response) =>
      request.url?.includes('slug=post-95') ? Boolean(response.end('{"a":')) : false
    await expect(blog.post('post-95', 'en')).rejects.toThrow(BlogUnavailable)
    expect((await blog.post('post-94', 'en'))?.post.slug).toBe('post-94')
    const before = requestedPaths.length
    await expect(blog.post('post-95', 'en')).rejects.toThrow(BlogUnavailable)
    expect(requestedPaths.length).toBe(before)
  })

  test('leads nowhere else: a redirect is an answer that never came', async () => {
    meddle = (_request, response) =>
      Boolean(response.writeHead(302, { Location: `${address}/elsewhere` }).end())
    await expect(blog.list(1, 9, 'en')).rejects.toThrow(BlogUnavailable)
    expect(requestedPaths.join()).not.toContain('elsewhere')
  })

  test('is not asked again within five minutes, nor twice at once', async () => {
    await Promise.all([blog.list(3, 5, 'en'), blog.list(3, 5, 'hi'), blog.list(3, 5, 'en')])
    await blog.list(3, 5, 'en')
    expect(requestedPaths).toHaveLength(1)
    now += 301_000
    await blog.list(3, 5, 'en')
    expect(requestedPaths).toHaveLength(2)
  })

  test('WEB-02 nothing that runs, frames, styles or phones home comes through in a post', async () => {
    const bad = posts[5]!
    const originalContent = bad.content
    bad.content = [
      '<h1 onclick="x()" style="position:fixed">A <script>alert(1)</script>title</h1>',
      '<p>Words <a href="javascript:alert(1)">one</a> <a href="https://else.example/">two</a></p>',
      '<img src="x" onerror="alert(1)"><img src="https://tracker.example/p.gif">',
      `<img src="${address}/wp-content/uploads/a.png" width="20" height="10" alt="A star">`,
      '<iframe src="https://evil.example"></iframe><svg><script>alert(1)</script></svg>',
      '<form action="/apis/users/logout.php"><button>Go</button></form><style>p{}</style>',
      '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></table></math>',
      '<a href="//else.example">three</a><base href="//evil"><meta http-equiv="refresh">',
      '<p data-x="1" id="root" class="fixed">End</p>',
    ].join('')
    const found = await blog.post(bad.slug, 'en')
    bad.content = originalContent
    const html = found!.post.contentHtml
    expect(html).not.toMatch(
      /script|onerror|onclick|style|iframe|svg|form|button|javascript:|tracker|evil|base|meta|class=|id=|data-/i,
    )
    expect(html).toContain('<h2>A title</h2>')
    expect(html).toContain('<a href="https://else.example/" rel="nofollow noopener">two</a>')
    expect(html).toContain(
      '<img src="/blog-pictures/wp-content/uploads/a.png" alt="A star" loading="lazy" width="20" height="10" />',
    )
  })

  test('WEB-06 pictures are fetched from the blog’s own uploads and from nowhere else', async () => {
    meddle = (request, response) => {
      if (!request.url?.startsWith('/wp-content/')) return false
      response.end('picture')
      return true
    }
    const at = '/wp-content/uploads/2026/10/moon.jpg'
    expect(Buffer.from((await blog.picture(at))!).toString()).toBe('picture')
    for (const path of [
      '/wp-admin/admin.php',
      '/wp-content/uploads/../../wp-config.php',
      '/wp-content/uploads/x.php',
      '/@127.0.0.1:1/wp-content/uploads/a.jpg',
      '//127.0.0.1:1/wp-content/uploads/a.jpg',
      '/wp-content/uploads/a.jpg?url=http://127.0.0.1',
    ])
      expect(await blog.picture(path)).toBeNull()
    expect(requestedPaths).toEqual([at])
  })

  test('WEB-06 a picture that leads elsewhere is not followed', async () => {
    meddle = (_request, response) =>
      Boolean(response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end())
    await expect(blog.picture('/wp-content/uploads/a.jpg')).rejects.toThrow('fetch failed')
  })
})
