import pLimit from 'p-limit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, testDatabases, type TestApp } from '../../testing/test-app.ts'
import { askInTestChat, openTestChat, questionsLeft } from '../chat.testing.ts'

describe.each(testDatabases)('an answer that waits for its turn, on %s', (on) => {
  let app: TestApp
  const beginInTurn = pLimit(1)
  beforeAll(async () => {
    app = await openTestApp({ on, parts: { beginInTurn } })
  })
  afterAll(() => app.close())

  test('is taken with its hold before, and written when the turn comes', async () => {
    const chat = await openTestChat(app)
    const left = await questionsLeft(app, chat.user)
    const { promise, resolve: endTurn } = Promise.withResolvers<void>()
    void beginInTurn(() => promise)
    const reply = askInTestChat(app, chat, 'Will my career grow?')
    const stored = () =>
      app.db
        .selectFrom('messages')
        .where('asst_id', '=', chat.asstId)
        .select(['state', 'hold_id'])
        .execute()
    await expect.poll(stored).toEqual([{ state: 'writing', hold_id: expect.any(String) }])
    expect(beginInTurn.pendingCount).toBe(1)
    endTurn()
    expect((await reply).body.status).toBe('success')
    await expect.poll(stored).toMatchObject([{ state: 'complete' }])
    expect(await questionsLeft(app, chat.user)).toBe(left - 1)
  })
})
