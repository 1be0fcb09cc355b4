import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chatWords } from '../../src/words/chat/chat.ts'
import { loginWords } from '../../src/words/accounts/accounts.ts'
import { awake, kundliRegion } from '../testing/acts.ts'
import { codeFor } from '../testing/server.ts'
import { birth, kundliOf, signedIn, type SignedIn } from '../testing/signed-in.ts'
import { openStory, type Story } from '../testing/story.ts'

let story: Story
let asha: SignedIn
beforeAll(async () => {
  story = await openStory()
  asha = await signedIn(story)
})
afterAll(() => story.end())

const elsewhere = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/%09/evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  ' https://evil.example',
]

describe('WEB-05 nobody is led to another site', () => {
  test.each(elsewhere)('by /login?next=%s', async (next) => {
    const jwt = (await asha.context.cookies()).find(({ name }) => name === 'jwt')?.value ?? ''
    for (const prefix of ['', '/hi']) {
      const address = `${story.server.url}${prefix}/login?${new URLSearchParams({ next })}`
      const reply = await fetch(address, {
        redirect: 'manual',
        headers: { cookie: `jwt=${jwt}`, 'sec-fetch-site': 'none' },
      })
      const to = new URL(reply.headers.get('location') ?? '/', address)
      expect(to.origin).toBe(story.server.url)
    }
  })

  test.each([true, false])(
    'after logging in there, script at work: %s',
    async (javaScriptEnabled) => {
      const { page } = await story.visitor({ javaScriptEnabled })
      await page.route(
        ({ hostname }) => hostname === 'evil.example',
        (route) => route.abort(),
      )
      await page.goto(`${story.server.url}/login?next=//evil.example/x`)
      if (javaScriptEnabled) await awake(page)
      const mobile = story.mobile()
      await page.locator('[name=mobile]').fill(mobile)
      await page.getByRole('button', { name: loginWords.getOtp.en }).click()
      const verify = page.getByRole('button', { name: loginWords.verify.en })
      await verify.waitFor()
      const code = await codeFor(story.server.url, `91${mobile}`)
      story.secrets.add(code)
      if (javaScriptEnabled) await page.getByRole('textbox').first().pressSequentially(code)
      else {
        await page.locator('[name=otp]').fill(code)
        await verify.click()
      }
      await page.waitForURL((url) => !url.pathname.includes('login'))
      expect(page.url()).toBe(`${story.server.url}/`)
    },
  )
})

describe('WEB-03 the content policy', () => {
  const paths = ['/', '/hi', '/free-kundli?type=Oracle', '/login', '/chats', '/no/such/page']
  test.each(paths)('of %s lets nothing run but our own', async (path) => {
    const policies = await Promise.all(
      [1, 2].map(async () => {
        const reply = await fetch(story.server.url + path)
        const html = await reply.text()
        const policy = reply.headers.get('content-security-policy') ?? ''
        const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none'
        // What is written for search engines is data: it never runs.
        const data = '<script type="application/ld+json">'
        for (const [tag] of html.matchAll(/<(?:script|style)\b[^>]*>/g))
          if (tag !== data) expect(tag).toContain(`nonce="${nonce}"`)
        expect(html).not.toMatch(/\son[a-z]+=["']/)
        return { policy: policy.replaceAll(nonce, '…'), nonce }
      }),
    )
    expect(policies[0]?.nonce).not.toBe(policies[1]?.nonce)
    const rules = new Map(
      (policies[0]?.policy ?? '').split('; ').map((rule) => {
        const [name = '', ...sources] = rule.split(' ')
        return [name, sources.join(' ')]
      }),
    )
    expect(policies[0]?.policy).not.toMatch(/unsafe|https?:|\*/)
    expect(rules.get('default-src')).toBe("'self'")
    expect(rules.get('script-src')).toBe("'self' 'nonce-…'")
    expect(rules.get('style-src')).toBe("'self' 'nonce-…'")
    expect(rules.get('connect-src')).toBe("'self'")
    expect(rules.get('form-action')).toBe("'self'")
    for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
      expect(rules.get(name)).toBe("'none'")
  })

  test('WEB-04 pages carry the other guards, and private ones are kept by nobody', async () => {
    const jwt = (await asha.context.cookies()).find(({ name }) => name === 'jwt')?.value ?? ''
    for (const path of ['/create-kundli', '/create-kundli.data', '/chats', '/chats.data', '/']) {
      const { headers } = await fetch(story.server.url + path, {
        headers: { cookie: `jwt=${jwt}` },
      })
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': expect.stringMatching(
          /^(same-origin|no-referrer|strict-origin)/,
        ) as string,
        'cross-origin-opener-policy': 'same-origin',
      })
      expect({ path, kept: headers.get('cache-control') }).toEqual({
        path,
        kept: expect.stringContaining('no-store') as string,
      })
    }
  })
})

describe('WEB-09 only what is published is served', () => {
  test.each([
    '/.env',
    '/.git/HEAD',
    '/.git/config',
    '/%2e%2e/.env',
    '/..%2f..%2fpackage.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/package.json',
    '/src/server/main.ts',
    '/build/server/index.js',
    '/.data/secrets.json',
    '/.react-router/types/+routes.ts',
    '/dev/inbox.json',
  ])('%s is not there for a stranger', async (path) => {
    // As a proxy would pass it on: the stand-in inbox is for this machine alone.
    const reply = await fetch(story.server.url + path, {
      headers: { 'x-forwarded-for': '203.0.113.9' },
    })
    expect(reply.status).toBeGreaterThanOrEqual(400)
    expect(reply.status).toBeLessThan(500)
    expect(await reply.text()).not.toMatch(/"dependencies"|ref: refs|\.ts'\n|"code":/)
  })

  test('and no map of the sources is', async () => {
    const client = join(import.meta.dirname, '../../build/client')
    const files = readdirSync(client, { recursive: true, encoding: 'utf8' })
    const scripts = files.filter((file) => /\.(js|css)$/.test(file))
    expect(scripts.length).toBeGreaterThan(5)
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
    for (const script of scripts) {
      expect(readFileSync(join(client, script), 'utf8')).not.toContain('sourceMappingURL')
      expect((await fetch(`${story.server.url}/${script}.map`)).status).toBe(404)
    }
  })
})

describe('WEB-01 what people type is text', () => {
  // As many in one name as it holds.
  const strings = [
    '<img src=x onerror="window.broken=1"> "><svg onload=window.broken=1> ${window.broken=1} `x` \u2028 \u202e',
    '</script><script>window.broken=1</script> {{constructor.constructor("window.broken=1")()}}',
  ]
  const brokenFlagOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'broken') as unknown)

  test.each(strings)('%s as a name and as a question', async (text) => {
    const person = await signedIn(story)
    const { page, complaints } = person
    story.secrets.add(text)
    const bid = await kundliOf(person, { full_name: text, pob: text })
    await page.goto(`${story.server.url}/create-kundli?type=Oracle`)
    await awake(page)
    const row = page.getByRole('complementary').getByRole('listitem')
    expect(await row.textContent()).toContain(text.trim())
    await row.getByRole('button').first().click()
    await page.getByRole('button', { name: 'See my kundli' }).click()
    await kundliRegion(page, 'en').waitFor()
    expect(await brokenFlagOf(page)).toBeUndefined()

    await page.goto(`${story.server.url}/chats?type=Oracle&bid=${bid}`)
    await awake(page)
    await page.getByRole('textbox', { name: chatWords.yourQuestion.en }).fill(`${text} work?`)
    await page.getByRole('button', { name: chatWords.ask.en, exact: true }).click()
    const questionHeading = page.getByRole('article').getByRole('heading').first()
    await questionHeading.waitFor()
    expect(await questionHeading.textContent()).toContain(text.trim())
    await page.locator('article:not([data-state=writing]):not([data-state=waiting])').waitFor()
    await page.goto(`${story.server.url}/chats`)
    await questionHeading.waitFor()
    expect(await brokenFlagOf(page)).toBeUndefined()
    expect(complaints).toEqual([])
  })
})

test('AZ-01 somebody else’s chat and kundli show nothing, whatever the address', async () => {
  const bid = await kundliOf(asha, { full_name: 'Secret Kalpanik' })
  const chat = await asha.ask('chats/startChat', { bid, astrologer: 'Oracle' })
  if (chat.status !== 'success') throw new Error(chat.message)
  const jwt = (await asha.context.cookies()).find(({ name }) => name === 'jwt')?.value ?? ''
  await fetch(`${story.server.url}/apis/chats/sendMessage.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${jwt}` },
    body: JSON.stringify({
      bid,
      asst_id: chat.asst_id,
      astrologer: 'Oracle',
      message: 'Where is my hidden treasure?',
    }),
  }).then((reply) => reply.text())
  for (const told of ['Secret Kalpanik', 'hidden treasure']) story.secrets.add(told)

  const other = await signedIn(story)
  await kundliOf(other, birth())
  const { page } = other
  for (const path of [
    `/chats?chat=${chat.asst_id}`,
    `/chats?type=Oracle&bid=${bid}`,
    `/hi/chats?chat=${chat.asst_id}&q=treasure`,
    `/kundli?bid=${bid}`,
  ]) {
    await page.goto(story.server.url + path)
    await awake(page)
    if (path.includes('type=')) await page.getByText(chatWords.startFailed.en).first().waitFor()
    const seen = await page.content()
    expect(seen).not.toMatch(/Secret Kalpanik|treasure\?/)
  }
  // And a visitor is led away from all of it.
  const visitor = await story.visitor()
  for (const path of [`/chats?chat=${chat.asst_id}`, '/create-kundli']) {
    await visitor.page.goto(story.server.url + path)
    expect(new URL(visitor.page.url()).pathname).toBe('/')
  }
})
