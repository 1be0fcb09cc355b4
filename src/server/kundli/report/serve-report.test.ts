import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookieSealOf } from '../../http/pages/cookie-seal.ts'
import { readPdf } from './read-report.testing.ts'
import { testDatabases, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestKundli, createTestUser, type TestUser } from '../../testing/test-data.ts'

const noon = new Date('2026-06-15T12:00:00Z')

describe.each(testDatabases)('the report’s address on %s', (on) => {
  let drishti: TestApp
  let owner: TestUser
  let bid: string
  beforeAll(async () => {
    drishti = await openTestApp({ on, at: noon })
    owner = await createTestUser(drishti)
    bid = await createTestKundli(drishti, owner, { full_name: 'Asha Kalpanik' })
  })
  afterAll(() => drishti.close())

  const get = (query: Record<string, string>, headers: Record<string, string> = {}) =>
    drishti.server.app.inject({
      url: `/reports/kundli.pdf?${new URLSearchParams(query)}`,
      headers,
    })
  const bearer = ({ jwt }: TestUser) => ({ authorization: `Bearer ${jwt}` })
  const cookie = ({ jwt }: TestUser, site = 'same-origin') => ({
    cookie: `jwt=${jwt}`,
    'sec-fetch-site': site,
  })

  test('the owner gets a PDF that is kept nowhere and bears no name', async () => {
    for (const headers of [bearer(owner), cookie(owner), cookie(owner, 'none')]) {
      const reply = await get({ bid }, headers)
      expect(reply.statusCode).toBe(200)
      expect(reply.headers['content-type']).toBe('application/pdf')
      expect(reply.headers['cache-control']).toBe('private, no-store')
      expect(reply.headers['content-disposition']).toBe('inline; filename="kundli.pdf"')
      const { pages, file } = readPdf(reply.rawPayload)
      expect(file.subarray(0, 5).toString()).toBe('%PDF-')
      expect(file.toString('latin1').trimEnd().endsWith('%%EOF')).toBe(true)
      expect(pages).toBeGreaterThanOrEqual(6)
      expect(pages).toBeLessThanOrEqual(10)
    }
  })

  test('it speaks the language that was asked for, else the caller’s', async () => {
    const contentLanguageOf = async (query: object, headers = {}) =>
      (await get({ bid, ...query }, { ...bearer(owner), ...headers })).headers['content-language']
    expect(await contentLanguageOf({ language: 'Hindi' })).toBe('hi')
    expect(await contentLanguageOf({ language: 'English' }, { 'accept-language': 'hi' })).toBe('en')
    expect(await contentLanguageOf({}, { 'accept-language': 'hi' })).toBe('hi')
    expect(await contentLanguageOf({ language: 'Klingon' })).toBe('en')
  })

  test('a birth without its time has a shorter one', async () => {
    const day = await createTestKundli(drishti, owner, { tob: '', tob_known: false })
    const reply = await get({ bid: day, language: 'Hindi' }, bearer(owner))
    expect(reply.statusCode).toBe(200)
    const { pages } = readPdf(reply.rawPayload)
    expect(pages).toBeGreaterThan(1)
    expect(pages).toBeLessThan(6)
  })

  test('AZ-01 nobody else gets it: 404 for another user, 401 for a visitor', async () => {
    const other = await createTestUser(drishti)
    const reply = await get({ bid }, bearer(other))
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toMatchObject({ status: 'fail' })
    expect(reply.body).not.toContain('Asha')
    expect((await get({ bid })).statusCode).toBe(401)
  })

  test('a visitor’s browser is led to log in and then to the kundli', async () => {
    const reply = await get({ bid, language: 'Hindi' }, { accept: 'text/html,*/*' })
    expect(reply.statusCode).toBe(303)
    const to = new URL(reply.headers.location!, 'http://localhost')
    expect(to.pathname).toBe('/hi/')
    expect(to.searchParams.get('next')).toBe(`/hi/kundli?bid=${bid}`)
  })

  test('a visitor gets that of a kundli that their browser holds, and nobody else does', async () => {
    const birth = {
      ...{ full_name: 'Ravi Kalpanik', gender: 'Male', dob: '05/08/1994', tob: '18:20' },
      ...{ pob: 'Kanpur', lat: '26.46', lng: '80.32', marital_status: 'Single' },
      language: 'English',
    }
    const key = crypto.randomUUID()
    const { seal } = cookieSealOf(drishti.server.context.config)
    const holder = { cookie: `unsaved_births=${seal(JSON.stringify([{ key, birth }]))}` }
    const reply = await get({ unsaved: key }, holder)
    expect(reply.statusCode).toBe(200)
    expect(readPdf(reply.rawPayload).pages).toBeGreaterThanOrEqual(6)
    const strangers = [
      await get({ unsaved: key }),
      await get({ unsaved: crypto.randomUUID() }, holder),
      await get({ unsaved: key }, { cookie: 'unsaved_births=x' }),
    ]
    expect(strangers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    expect(drishti.log.join()).not.toMatch(/Kanpur|Ravi|05\/08\/1994/)
  })

  test('another site that links to it or embeds it gets no use of the cookie', async () => {
    for (const site of ['cross-site', 'same-site'])
      expect((await get({ bid }, cookie(owner, site))).statusCode).toBe(401)
  })

  test('AZ-07 no bid, a guessed one or nonsense is not found', async () => {
    for (const query of [{}, { bid: 'f3b9a3f0-0000-4000-8000-000000000000' }, { bid: "' or 1=1" }])
      expect((await get(query as Record<string, string>, bearer(owner))).statusCode).toBe(404)
  })

  test('a user has thirty in an hour, and none of them counts for another', async () => {
    const eager = await createTestUser(drishti)
    const guessed = { bid: 'f3b9a3f0-0000-4000-8000-000000000000' }
    for (let n = 0; n < 30; n++) expect((await get(guessed, bearer(eager))).statusCode).toBe(404)
    const refused = await get(guessed, bearer(eager))
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await get({ bid }, bearer(owner))).statusCode).toBe(200)
  })
})
