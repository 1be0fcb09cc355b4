import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exchangesPerPage } from '../../../contract/core/constants.ts'
import { builtPages, hasPages } from '../../testing/built-pages.ts'
import { openTestApp, testDatabases, type TestApp } from '../../testing/test-app.ts'
import { openTestChat, type OpenChat } from '../chat.testing.ts'

const count = 2 * exchangesPerPage + 5
const words = (i: number) => `What of month number ${String(i).padStart(3, '0')}?`

describe.each(testDatabases)('a long chat, on %s', (on) => {
  let app: TestApp
  let chat: OpenChat
  let stranger: OpenChat
  const mids: string[] = []
  beforeAll(async () => {
    const build = hasPages ? await builtPages() : undefined
    app = await openTestApp({
      on,
      ...(build && { parts: { build: () => Promise.resolve(build) } }),
    })
    chat = await openTestChat(app)
    stranger = await openTestChat(app)
    for (let i = 0; i < count; i++) mids.push(await keep(chat, i))
    await keep(stranger, 500)
  })
  afterAll(() => app.close())

  const keep = async ({ asstId, user }: OpenChat, i: number): Promise<string> => {
    const mid = randomUUID()
    await app.db
      .insertInto('messages')
      .values({
        mid,
        asst_id: asstId,
        uid: user.uid,
        seq: i + 1,
        question: words(i),
        language: 'en',
        answer: `It is quiet in month ${i}.`,
        state: 'complete',
        outcome: 'answered',
      })
      .execute()
    return mid
  }
  const read = async (of: OpenChat, input: { asst_id: string; before?: string }) => {
    const { body, status } = await app.call('chats/getChat', input, of.user)
    return body.status === 'success'
      ? {
          mids: body.chats.filter(({ state }) => state === 'asked').map(({ mid }) => mid),
          hasEarlier: body.has_earlier,
        }
      : { status }
  }

  test('is read from its end, a page at a time, each question once', async () => {
    const asst_id = chat.asstId
    const newest = await read(chat, { asst_id })
    expect(newest).toEqual({ mids: mids.slice(-exchangesPerPage), hasEarlier: true })
    const middle = await read(chat, { asst_id, before: mids.at(-exchangesPerPage) ?? '' })
    expect(middle).toEqual({
      mids: mids.slice(-2 * exchangesPerPage, -exchangesPerPage),
      hasEarlier: true,
    })
    const oldest = await read(chat, { asst_id, before: mids.at(-2 * exchangesPerPage) ?? '' })
    expect(oldest).toEqual({ mids: mids.slice(0, 5), hasEarlier: false })
    expect(await read(chat, { asst_id, before: mids[0] ?? '' })).toEqual({
      mids: [],
      hasEarlier: false,
    })
  })

  test('is nobody else’s, and a cursor of another chat opens nothing', async () => {
    for (const before of [undefined, mids[40]])
      expect(await read(stranger, { asst_id: chat.asstId, ...(before && { before }) })).toEqual({
        status: 404,
      })
    // With a chat of their own, another's question tells them nothing, not even that it is there.
    const none = { mids: [], hasEarlier: false }
    expect(await read(stranger, { asst_id: stranger.asstId, before: mids[40] ?? '' })).toEqual(none)
    expect(await read(stranger, { asst_id: stranger.asstId, before: randomUUID() })).toEqual(none)
    const wrong = { asst_id: chat.asstId, before: "' or 1=1" }
    expect((await app.callRaw('chats/getChat', wrong, chat.user)).status).toBe(422)
  })

  test.skipIf(!hasPages)('is read to its beginning without a script, by links', async () => {
    const address = await app.listen()
    const seen: string[] = []
    let path: string | undefined = `/chats?chat=${chat.asstId}`
    for (let page = 0; path; page++) {
      const reply: Response = await fetch(address + path, {
        headers: { cookie: `jwt=${chat.user.jwt}` },
      })
      expect(reply.status).toBe(200)
      const html: string = (await reply.text()).replaceAll('&amp;', '&')
      const markup = html.slice(0, html.indexOf("'scripts-ready'"))
      const questions = mids.filter((mid) => markup.includes(`data-question="${mid}"`))
      expect(questions.length).toBeLessThanOrEqual(exchangesPerPage)
      seen.unshift(...questions)
      // Asked is under what was said last, and from an earlier part a link leads back there.
      expect(markup.includes('name="message"')).toBe(page === 0)
      expect(markup.includes('Back to the latest messages')).toBe(page > 0)
      path = /href="(\/chats\?chat=[\w-]+&before=[\w-]+)"/.exec(markup)?.[1]
    }
    expect(seen).toEqual(mids)
    const before = `/chats?chat=${chat.asstId}&before=${mids[40]}`
    const other = await fetch(address + before, {
      headers: { cookie: `jwt=${stranger.user.jwt}` },
    })
    expect(await other.text()).not.toContain('What of month number 0')
  })
})
