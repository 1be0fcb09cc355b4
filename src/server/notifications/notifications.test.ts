import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestCode } from '../accounts/sign-in.testing.ts'
import {
  createTestComment,
  createTestDiscussion,
  createTestMember,
  type TestMember,
} from '../forum/forum.testing.ts'
import { testDatabases, openTestApp, raceDatabases, type TestApp } from '../testing/test-app.ts'
import { openServer } from '../app/app.ts'
import { readConfig } from '../core/settings/config.ts'
import { openDatabase } from '../db/database.ts'

/** An open page: what it is told, as it comes. */
async function listen(address: string, jwt: string) {
  const leaving = new AbortController()
  const response = await fetch(`${address}/events/notifications`, {
    headers: { authorization: `Bearer ${jwt}` },
    signal: leaving.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    async next(): Promise<number> {
      for (;;) {
        const match = /event: unseen\ndata: (.*)\n\n/.exec(text)
        if (match?.[1]) {
          text = text.slice(match.index + match[0].length)
          return (JSON.parse(match[1]) as { unseen_count: number }).unseen_count
        }
        const { value, done } = (await reader?.read()) ?? { done: true }
        if (done) throw new Error('The line ended.')
        text += value
      }
    },
    leave: () => leaving.abort(),
  }
}

describe.each(testDatabases)('notifications on %s', (on) => {
  let app: TestApp
  let address: string
  let asha: TestMember
  let ravi: TestMember
  beforeAll(async () => {
    app = await openTestApp({ on })
    address = await app.listen()
    asha = await createTestMember(app)
    ravi = await createTestMember(app)
  })
  afterAll(() => app.close())
  const unseen = async (as: TestMember) => {
    const { body } = await app.call('astrohub/get_notification_summary', {}, as)
    return body.status === 'success' ? body.unseen_count : -1
  }
  const list = async (as: TestMember, language: 'en' | 'hi' = 'en') => {
    const { body } = await app.call('astrohub/get_notifications', {}, { ...as, language })
    return body.status === 'success' ? body.notifications : []
  }

  test('who wrote and who took part hear of a comment, who wrote it does not', async () => {
    const [author, commenter] = [await createTestMember(app), await createTestMember(app)]
    const did = await createTestDiscussion(app, author, { title: 'Who hears of it?' })
    await createTestComment(app, commenter, did)
    await createTestComment(app, ravi, did)
    expect((await list(author)).map(({ message }) => message)).toEqual([
      `${ravi.name} commented on “Who hears of it?”.`,
      `${commenter.name} commented on “Who hears of it?”.`,
    ])
    expect((await list(commenter))[0]?.message).toContain('also commented')
    expect((await list(commenter, 'hi'))[0]?.message).toContain('ने भी')
    expect((await list(author))[0]?.link).toMatch(/^\/forum\/who-hears-of-it-\d+\?did=/)
    expect(await unseen(ravi)).toBe(0)
  })

  test('upvotes of a day are one line with their number, new again with each', async () => {
    const author = await createTestMember(app)
    const did = await createTestDiscussion(app, author)
    for (const one of [asha, ravi]) {
      await app.call('astrohub/insert_vote', { did, type: 1 }, one)
      expect(await unseen(author)).toBe(1)
      await app.call('astrohub/mark_notification_seen', {}, author)
      expect(await unseen(author)).toBe(0)
    }
    expect((await list(author))[0]?.message).toMatch(/got 2 upvotes in a day/)
  })

  test('AZ-01 opening one marks it alone, and nobody marks another’s', async () => {
    const author = await createTestMember(app)
    const did = await createTestDiscussion(app, author)
    await createTestComment(app, asha, did)
    await createTestComment(app, asha, did)
    const [first] = await list(author)
    await app.call('astrohub/mark_notification_seen', { id: first?.id }, ravi)
    await app.call('astrohub/mark_notification_seen', {}, ravi)
    expect(await unseen(author)).toBe(2)
    await app.call('astrohub/mark_notification_seen', { id: first?.id }, author)
    expect((await list(author)).map(({ highlight }) => highlight)).toEqual([false, true])
  })

  test('an open page is told the count at once and as it changes, a visitor nothing', async () => {
    expect((await fetch(`${address}/events/notifications`)).status).toBe(401)
    const author = await createTestMember(app)
    const did = await createTestDiscussion(app, author)
    const page = await listen(address, author.jwt)
    expect([page.status, page.type]).toEqual([200, 'text/event-stream; charset=utf-8'])
    expect(await page.next()).toBe(0)
    await createTestComment(app, ravi, did)
    expect(await page.next()).toBe(1)
    await app.call('astrohub/mark_notification_seen', {}, author)
    expect(await page.next()).toBe(0)
    const otherPages = [await listen(address, author.jwt), await listen(address, author.jwt)]
    // A fourth would take the lines that the browser needs.
    expect(
      (
        await fetch(`${address}/events/notifications`, {
          headers: { authorization: `Bearer ${author.jwt}` },
        })
      ).status,
    ).toBe(204)
    for (const one of [page, ...otherPages]) one.leave()
  })

  test('AUTH-10 log-out, ban and deletion end a session at once, and the lines that its pages hold open', async () => {
    const banish = async ({ cid }: { cid: string }) => {
      const operator = await createTestMember(app)
      await app.db
        .updateTable('users')
        .set({ role: 'operator' })
        .where('uid', '=', operator.uid)
        .execute()
      await app.call('admin/decideItem', { cid, decision: 'remove', ban: true }, operator)
    }
    const ways = {
      logout: (who: TestMember) => app.call('users/logout', {}, who),
      everywhere: (who: TestMember) => app.call('users/logout', { everywhere: true }, who),
      ban: async (who: TestMember) => banish({ cid: await createTestComment(app, who, did) }),
      deletion: async (who: TestMember) =>
        app.call('users/deleteAccount', await requestCode(app, who.mobile, 'delete', who), who),
    }
    const did = await createTestDiscussion(app, asha)
    for (const [way, end] of Object.entries(ways)) {
      const member = await createTestMember(app)
      const page = await listen(address, member.jwt)
      expect(await page.next()).toBe(0)
      await end(member)
      await expect(page.next().catch((error: Error) => error.message)).resolves.toBe(
        'The line ended.',
      )
      expect([way, (await app.call('users/getInfo', {}, member)).status]).toEqual([way, 401])
    }
    expect((await app.call('users/getInfo', {}, asha)).status).toBe(200)
  })
})

describe.each(raceDatabases)('across processes on %s', (on) => {
  test('a page at one server hears of what happened at another', async () => {
    const app = await openTestApp({ on })
    const address = await app.listen()
    const author = await createTestMember(app)
    const did = await createTestDiscussion(app, author)
    const ravi = await createTestMember(app)
    const page = await listen(address, author.jwt)
    expect(await page.next()).toBe(0)
    const { config } = app.server.context
    const database = await openDatabase({
      url: config.databaseUrl,
      dataDirectory: config.dataDirectory,
      poolSize: 2,
    })
    const second = await openServer(
      readConfig({
        DATA_DIR: config.dataDirectory,
        DATABASE_URL: config.databaseUrl,
        LOG_LEVEL: 'silent',
      }),
      { database },
    )
    // The line of LISTEN is opened in the background.
    await expect
      .poll(async () => {
        const { rows } = await database.pool.query<{ count: number }>(
          "select count(*)::int as count from pg_stat_activity where datname = current_database() and query like 'listen%'",
        )
        return rows[0]?.count
      })
      .toBe(1)
    const reply = await second.app.inject({
      method: 'POST',
      url: '/apis/astrohub/insert_comment.php',
      headers: { authorization: `Bearer ${ravi.jwt}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ did, comment: 'From the other process.' }),
    })
    expect(reply.json()).toMatchObject({ status: 'success' })
    expect(await page.next()).toBe(1)
    page.leave()
    await second.context.eventBus.close()
    await second.close()
    await database.close()
    await app.close()
  })
})
