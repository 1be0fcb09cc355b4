import { createCanvas, loadImage } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtPages, hasPages } from '../../testing/built-pages.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { BlogUnavailable, type Blog } from './blog.ts'
import {
  noWordpress,
  realWordpress,
  type RealWordpress,
  type SeedPost,
} from './real-wordpress.fixture.ts'
import { wordpress } from './wordpress.ts'

const perPage = 9
const day = (number: number) => `2026-10-${String(number).padStart(2, '0')}`
/** Oldest first: `note-1` to `note-25`, one a day. */
const notes: SeedPost[] = Array.from({ length: 25 }, (_, i) => ({
  title: `Note ${i + 1}`,
  slug: `note-${i + 1}`,
  content: `<!-- wp:paragraph --><p>${'What the day was like. '.repeat(20)}</p><!-- /wp:paragraph -->`,
  at: `${day(i + 1)} 05:30:00`,
}))
const hindiSlug = 'चंद्रमा-और-मन'
const hindi: SeedPost = {
  title: 'चंद्रमा और मन',
  content: `<p>${'मन शांत रहता है। '.repeat(60)}</p>`,
  // In India it is the next day already.
  at: `${day(26)} 20:00:00`,
  head: { title: 'चंद्रमा और मन: पूरा लेख' },
}
const hostile: SeedPost = {
  title: `It's "mixed" & <em>bold</em> <script>alert(1)</script><img src=x onerror=alert(1)>`,
  slug: 'pasted',
  excerpt: 'In short <script>alert(2)</script><a href="javascript:alert(3)">so</a>',
  at: `${day(28)} 05:30:00`,
  head: { title: 'A <b>head</b> & more', description: 'Said "so"<script>alert(4)</script>' },
  content: [
    '<!-- wp:heading {"level":1} --><h1 class="wp-block-heading" style="position:fixed">Loud</h1><!-- /wp:heading -->',
    '<script>alert(5)</script><p onclick="alert(6)" style="position:fixed" id="root">Words</p>',
    '<iframe src="https://evil.example/frame"></iframe><object data="//evil.example"></object>',
    '<svg onload="alert(7)"><a xlink:href="javascript:alert(8)">x</a></svg>',
    '<form action="/apis/users/logout.php"><input name="a"><button>Go</button></form>',
    '<!-- wp:image --><figure class="wp-block-image"><img src="/wp-content/uploads/2026/10/moon.png" width="40" height="20" alt="The Moon" class="wp-image-1" onerror="alert(9)"/></figure><!-- /wp:image -->',
    '<img src="https://tracker.example/p.gif"><video src="https://evil.example/v.mp4" autoplay></video>',
    '[caption width="40"]A caption[/caption] <meta http-equiv="refresh" content="0;url=//evil.example">',
  ].join('\n\n'),
}
const unseen: SeedPost[] = [
  { title: 'Draft', slug: 'a-draft', content: 'x', at: `${day(27)} 01:00:00`, status: 'draft' },
  { title: 'Planned', slug: 'planned', content: 'x', at: '2099-01-01 00:00:00', status: 'future' },
  {
    title: 'Private',
    slug: 'in-private',
    content: 'x',
    at: `${day(27)} 02:00:00`,
    status: 'private',
  },
  { title: 'Waiting', slug: 'waiting', content: 'x', at: `${day(27)} 03:00:00`, status: 'pending' },
  { title: 'Locked', slug: 'locked', content: 'x', at: `${day(9)} 01:00:00`, password: 'sesame' },
  { title: 'A page', slug: 'a-page', content: 'x', at: `${day(27)} 05:00:00`, type: 'page' },
]

describe.skipIf(noWordpress)('a real WordPress', () => {
  let site: RealWordpress
  let blog: Blog
  let warnings: object[]
  let now: number
  /** A reader who has nothing kept. */
  const newReader = () => {
    warnings = []
    now = Date.now()
    const log = { warn: (fields: object) => void warnings.push(fields) }
    return wordpress({ baseUrl: site.address }, log, { patienceMs: 30_000, now: () => now })
  }

  beforeAll(async () => {
    const canvas = createCanvas(1600, 800)
    canvas.getContext('2d').fillRect(0, 0, 800, 800)
    const base64 = (await canvas.encode('png')).toString('base64')
    notes[24]!.picture = { name: 'moon.png', base64, alt: 'The "Moon" & a star' }
    notes[0]!.picture = { name: 'unmeasured.png', base64, alt: '', isMeasured: false }
    site = await realWordpress()
    await site.write([...notes, hindi, hostile, ...unseen])
    blog = newReader()
  }, 120_000)
  afterAll(() => site.close())

  test('gives its posts by pages, newest first, with the total from its header', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => blog.list(page, perPage, 'en')))
    const slugs = pages.flatMap(({ posts }) => posts.map(({ slug }) => slug))
    const newestFirst = notes.map(({ slug }) => slug).toReversed()
    expect(slugs).toEqual(['pasted', hindiSlug, ...newestFirst])
    expect(pages[0]!.posts[2]!.date).toEqual(new Date('2026-10-25T05:30:00Z'))
    // The locked one is counted by WordPress, and shown to nobody.
    for (const { total } of pages) expect(total).toBe(28)
  })

  test('answers a page past the end with 400, which is an empty page with the same total', async () => {
    const raw = await fetch(`${site.address}/wp-json/wp/v2/posts?per_page=9&page=5`)
    expect(raw.status).toBe(400)
    expect(await raw.json()).toMatchObject({ code: 'rest_post_invalid_page_number' })
    expect(await blog.list(5, perPage, 'en')).toEqual({ posts: [], total: 28 })
  })

  test('shows no draft, planned, private, waiting or locked post, and no page', async () => {
    for (const { slug } of unseen) expect(await blog.post(slug!, 'en'), slug).toBeNull()
    const { posts } = await blog.list(1, 50, 'en')
    expect(posts).toHaveLength(27)
    expect(posts.map(({ slug }) => slug)).not.toContain('locked')
  })

  test('has no post for a slug that was never written', async () => {
    for (const slug of ['never-written', 'Note-3', 'note-3,note-4', '%', '../note-3', "' or 1=1"])
      expect(await blog.post(slug, 'en'), slug).toBeNull()
  })

  test('finds a Hindi post by its slug in Devanagari', async () => {
    const found = await blog.post(hindiSlug, 'hi')
    expect(found?.post).toMatchObject({ slug: hindiSlug, language: 'hi', titleHtml: hindi.title })
    expect(found?.post.excerptHtml).toMatch(/^मन शांत रहता है। .*…$/)
  })

  test('shows pictures where posts have some, from our own host, measured or not', async () => {
    const reader = newReader()
    const input = site.requestedPaths().length
    const { posts } = await reader.list(1, 50, 'en')
    expect(
      site
        .requestedPaths()
        .slice(input)
        .filter((path) => path.includes('/media/')),
    ).toHaveLength(2)
    const postsWithPicture = posts.filter(({ picture }) => picture)
    expect(postsWithPicture.map(({ slug }) => slug)).toEqual(['note-25', 'note-1'])
    expect(postsWithPicture[0]!.picture).toEqual({
      path: '/wp-content/uploads/2026/10/moon.png',
      width: 1600,
      height: 800,
      alt: 'The "Moon" &amp; a star',
    })
    expect(postsWithPicture[1]!.picture).toMatchObject({
      path: '/wp-content/uploads/2026/10/unmeasured.png',
    })
    for (const post of posts) expect(post.mediaId > 0, post.slug).toBe(post.picture !== null)
    const bytes = await reader.picture(postsWithPicture[0]!.picture!.path)
    expect((await loadImage(Buffer.from(bytes!))).width).toBe(1600)
    expect(await reader.picture('/wp-content/uploads/2026/10/none.png')).toBeNull()
    expect(await reader.picture('/wp-config.php')).toBeNull()
  })

  test('says what is meant for the head where a plugin says it, in part or not at all', async () => {
    const heads = async () => {
      const reader = newReader()
      const headPairs = []
      for (const slug of ['pasted', hindiSlug, 'note-7']) {
        const { headTitle, headDescription } = (await reader.post(slug, 'en'))!.post
        headPairs.push([headTitle, headDescription])
      }
      return headPairs
    }
    const silent = ['', '']
    expect(await heads()).toEqual([
      ['A head &amp; more', 'Said "so"'],
      [hindi.head!.title, ''],
      silent,
    ])
    await site.setHeadData('off')
    expect(await heads()).toEqual([silent, silent, silent])
    await site.setHeadData('on')
  })

  test('gives each post its neighbours by date, past what is locked or not yet out', async () => {
    const beside = async (slug: string) => {
      const found = await blog.post(slug, 'en')
      return [found?.previous?.slug ?? null, found?.next?.slug ?? null]
    }
    expect(await beside('note-1')).toEqual([null, 'note-2'])
    expect(await beside('note-8')).toEqual(['note-7', 'note-9'])
    expect(await beside('note-9')).toEqual(['note-8', 'note-10'])
    expect(await beside('note-25')).toEqual(['note-24', hindiSlug])
    expect(await beside(hindiSlug)).toEqual(['note-25', 'pasted'])
    expect(await beside('pasted')).toEqual([hindiSlug, null])
  })

  test('WEB-02 what an administrator pasted comes through as words and pictures alone', async () => {
    const stored = await fetch(`${site.address}/wp-json/wp/v2/posts?slug=pasted`)
    // It does hold what was pasted: WordPress itself takes nothing out.
    expect(await stored.text()).toMatch(/alert\(5\).*<iframe.*onload=.*<form/s)
    const { post } = (await blog.post('pasted', 'en'))!
    expect(post.titleHtml).toBe('It’s “mixed” &amp; bold')
    expect(post.excerptHtml).toBe('In short so')
    expect(post.contentHtml).not.toMatch(
      /alert|script|on\w+=|style|iframe|object|svg|form|input|button|tracker|evil|video|meta|class=|id=|<!--/i,
    )
    expect(post.contentHtml).toContain('<h2>Loud</h2>')
    expect(post.contentHtml).toContain('<p>Words</p>')
    expect(post.contentHtml).toContain(
      '<figure><img src="/blog-pictures/wp-content/uploads/2026/10/moon.png" alt="The Moon" loading="lazy" width="40" height="20" /></figure>',
    )
  })

  describe.skipIf(!hasPages)('behind our pages', () => {
    let app: TestApp
    beforeAll(async () => {
      const build = await builtPages()
      const parts = { build: () => Promise.resolve(build) }
      app = await openTestApp({ parts, adapters: { blog: newReader() } })
    })
    afterAll(() => app.close())
    const see = async (path: string) => {
      const { statusCode, body } = await app.server.app.inject(path)
      return { status: statusCode, html: body }
    }
    const postsOn = (html: string) =>
      new Set([...html.matchAll(/href="\/blogs\/([^"?]+)"/g)].map(([, slug]) => slug))

    test('the list has nine a page, a pager to the last, and nothing after it', async () => {
      const first = await see('/blogs')
      expect(postsOn(first.html)).toHaveLength(perPage)
      expect(first.html).toContain('href="/blogs?page=2"')
      expect(first.html).toContain('It’s “mixed” &amp; bold')
      const fourth = await see('/blogs?page=4')
      expect(fourth.html).toContain('href="/blogs/note-1"')
      expect((await see('/blogs?page=5')).status).toBe(404)
    })

    test('a Hindi post is led to from the list, and has its own address, head and card', async () => {
      const encodedSlug = encodeURIComponent(hindiSlug)
      const links = postsOn((await see('/blogs')).html)
      expect([...links].map((slug) => decodeURIComponent(slug!))).toContain(hindiSlug)
      const { status, html } = await see(`/blogs/${encodedSlug}`)
      expect(status).toBe(200)
      expect(html).toContain(`<title>${hindi.head!.title} · Drishti</title>`)
      expect(html).toMatch(/<article lang="hi"/)
      expect(html).toContain(`/cards/en/blogs/${encodedSlug}.png`)
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''
      expect(new URL(canonical).pathname).toBe(`/blogs/${encodedSlug}`)
      const card = await app.server.app.inject(`/cards/en/blogs/${encodedSlug}.png`)
      expect([card.statusCode, card.headers['content-type']]).toEqual([200, 'image/png'])
      expect((await see('/blogs/never-written')).status).toBe(404)
    })

    test('every post stands in the sitemap, its address in ASCII', async () => {
      const { html } = await see('/sitemaps/pages.xml')
      for (const { slug } of [...notes, hostile, { slug: hindiSlug }])
        expect(html).toContain(`/blogs/${encodeURIComponent(slug!)}</loc>`)
      expect(html).toMatch(/^[ -~\n]*$/)
    })

    test('WEB-02 the page of a hostile post runs, frames and loads nothing of it', async () => {
      const { html } = await see('/blogs/pasted')
      expect(html).toContain('<h2>Loud</h2>')
      const article = /<article.*<\/article>/s.exec(html)![0]
      expect(article).not.toMatch(/alert|script|on\w+=|iframe|svg|form|evil|tracker/i)
      expect(html).not.toMatch(/alert\(\d\)/)
      const { headers } = await app.server.app.inject(
        '/blog-pictures/wp-content/uploads/2026/10/moon.png',
      )
      expect(headers['content-type']).toBe('image/webp')
    })
  })

  describe('when it goes down', () => {
    test.each([
      ['its web server is gone', () => site.halt(), () => site.start()],
      ['it has no database', () => site.haltDatabase(), undefined],
    ])('OPS-04 its last answers serve while %s', async (_, down, up) => {
      const reader = newReader()
      const list = await reader.list(1, perPage, 'en')
      const post = await reader.post(hindiSlug, 'hi')
      await down()
      now += 600_000
      expect(await reader.list(1, perPage, 'en')).toEqual(list)
      now += 60_000
      expect(await reader.post(hindiSlug, 'hi')).toEqual(post)
      await expect(reader.list(2, perPage, 'en')).rejects.toThrow(BlogUnavailable)
      expect(warnings).toHaveLength(2)
      if (!up) return
      await up()
      now += 60_000
      expect((await reader.list(2, perPage, 'en')).posts).toHaveLength(perPage)
    })
  })
})
