import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, testDatabases, type TestApp } from '../testing/test-app.ts'
import { createTestUser } from '../testing/test-data.ts'
import { askInTestChat, openTestChat, questionsLeft } from './chat.testing.ts'
import { questionBudget, sendsPerMinutePerUser } from './session/chat-limits.ts'

describe.each(testDatabases)('the questions of the whole service on %s', (on) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ on, at: new Date('2026-03-04T06:00:00Z') })
  })
  afterAll(() => app.close())
  const used = async () =>
    (
      await app.db
        .selectFrom('limits')
        .where('key', '=', 'budget:questions')
        .select('count')
        .executeTakeFirst()
    )?.count ?? 0
  const use = (count: number) =>
    app.db.updateTable('limits').set({ count }).where('key', '=', 'budget:questions').execute()

  test('LIMIT-04 one account’s refused and repeated sends use up nothing of everybody’s', async () => {
    const chat = await openTestChat(app)
    const key = randomUUID()
    for (let i = 0; i < 3; i++) await askInTestChat(app, chat, 'How will my work go?', key)
    expect(await used()).toBe(1)
    const replies = await Promise.all(
      Array.from({ length: sendsPerMinutePerUser + 15 }, (_, i) =>
        askInTestChat(app, chat, `What of the year ${2030 + i}?`),
      ),
    )
    expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThan(10)
    // Three free questions were all this account could place.
    expect(await used()).toBeLessThanOrEqual(3)
    const other = await openTestChat(app)
    expect((await askInTestChat(app, other)).body.status).toBe('success')
  })

  test('LIMIT-05 at four fifths the operators are told once; when it is used up nothing is charged', async () => {
    const operator = await createTestUser(app, { role: 'operator' })
    const chat = await openTestChat(app)
    await use(questionBudget.maximum * 0.8 - 1)
    for (let i = 0; i < 2; i++) await askInTestChat(app, chat, `What of year ${i}, please?`)
    await expect
      .poll(async () => {
        const { body } = await app.call('astrohub/get_notifications', {}, operator)
        return body.status === 'success' && body.notifications.map(({ message }) => message)
      })
      .toEqual([expect.stringMatching(/Four fifths of the questions/)])
    expect(app.log.filter((line) => line.includes('"event":"budget"'))).toHaveLength(1)
    await use(questionBudget.maximum)
    const refused = await askInTestChat(app, chat, 'And of my health?')
    expect(refused.body).toMatchObject({ status: 'fail' })
    expect(refused.body.message).toMatch(/Nothing was charged/)
    expect(await questionsLeft(app, chat.user)).toBe(1)
    app.passSeconds(86_400)
    expect((await askInTestChat(app, chat, 'And of my health?')).body.status).toBe('success')
  })
})
