import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, raceDatabases, testDatabases, type TestApp } from '../../testing/test-app.ts'
import { createTestKundli, createTestUser } from '../../testing/test-data.ts'
import { askInTestChat, openTestChat, questionsLeft, type OpenChat } from '../chat.testing.ts'

const falsehood = 'Your Moon is in Aries and your Moon is in Taurus.'
const rounds = Number(process.env.RACE_ROUNDS ?? 2)

/** What is asked and doubted in one app. */
function doubting(app: TestApp) {
  return {
    async ask(chat: OpenChat, message = 'When will I find better work?') {
      app.passSeconds(5)
      const reply = await askInTestChat(app, chat, message)
      return { mid: (reply.body as { mid: string }).mid, text: reply.text }
    },
    /** Puts a sentence into an answer that no chart bears. */
    spoil: (mid: string) =>
      app.db
        .updateTable('messages')
        .set((e) => ({ answer: e(e.ref('answer'), '||', ` ${falsehood}`) }))
        .where('mid', '=', mid)
        .execute(),
    async doubt(chat: OpenChat, mid: string) {
      const input = { mid, rating: -1, about: 'wrong-fact' } as const
      const { body } = await app.call('chats/rateAnswer', input, chat.user)
      if (body.status !== 'success') throw new Error(body.message)
      return body
    },
    outcomeOf: async (mid: string) =>
      (
        await app.db
          .selectFrom('messages')
          .where('mid', '=', mid)
          .select('recheck')
          .executeTakeFirst()
      )?.recheck,
  }
}

describe.each(testDatabases)('an answer that is doubted, on %s', (on) => {
  let app: TestApp
  let rules: ReturnType<typeof doubting>
  beforeAll(async () => {
    app = await openTestApp({ on })
    rules = doubting(app)
  })
  afterAll(() => app.close())

  test.each([
    'the planet of courage is dear to me… Mars',
    'I work as a teacher! Saturn is in my tenth house',
    'मेरा काम पढ़ाना है। शनि',
  ])('RCK-01 gives nothing back for what the person wrote themselves: %s', async (text) => {
    const chat = await openTestChat(app)
    await rules.ask(chat, 'I work as a teacher. Will my career get better next year?')
    const memories = await app.call('memory/list', {}, chat.user)
    const memory = 'memories' in memories.body ? memories.body.memories[0] : undefined
    await app.call('memory/update', { memory_id: memory?.memory_id ?? '', text }, chat.user)
    const next = await openTestChat(app, { user: chat.user })
    await app.db
      .updateTable('memories')
      .set({ bid: next.bid })
      .where('uid', '=', chat.user.uid)
      .execute()
    const { mid } = await rules.ask(next)
    expect(await rules.doubt(next, mid)).toMatchObject({ check: { wrong: [], refunded: false } })
  })

  test('RCK-01 not even where an earlier release let their words through', async () => {
    const chat = await openTestChat(app)
    const { mid } = await rules.ask(chat)
    const told = `You once said “${falsehood}”; I have kept it in mind here.`
    await app.db
      .updateTable('messages')
      .set((e) => ({ told_line: told, answer: e(e.ref('answer'), '||', `\n\n${told}`) }))
      .where('mid', '=', mid)
      .execute()
    expect(await rules.doubt(chat, mid)).toMatchObject({ check: { wrong: [], refunded: false } })
  })

  test('RCK-02 is checked against both births that it was read from, or not at all', async () => {
    const chat = await openTestChat(app)
    const bid = await createTestKundli(app, chat.user, { full_name: 'Vikram Test', gender: 'Male' })
    const question = 'How compatible am I with Vikram for marriage, and when?'
    const same = await rules.ask(chat, question)
    const other = await rules.ask(chat, question)
    const set = (fields: object) =>
      app.db.updateTable('births').set(fields).where('bid', '=', bid).execute()
    // Another name, and another kundli beside it, are no other chart.
    await set({ full_name: 'Ravi Test', updated_at: app.server.context.clock() })
    await createTestKundli(app, chat.user, { full_name: 'Vikram Other' })
    expect(await rules.doubt(chat, same.mid)).toMatchObject({ check: { wrong: [] } })
    await set({ born_at: new Date('1988-01-01T00:00:00Z') })
    const reply = await rules.doubt(chat, other.mid)
    expect(reply).not.toHaveProperty('check')
    expect(reply.message).toMatch(/birth details have been changed/)
    expect(await rules.outcomeOf(other.mid)).toBe('changed')
  })

  test('RCK-03 is checked against what was known then, whatever was found later', async () => {
    const chat = await openTestChat(app, { offer: 'landing' })
    const mids: string[] = []
    for (let day = 0; day < 4; day++) {
      mids.push((await rules.ask(chat)).mid, (await rules.ask(chat)).mid)
      app.passSeconds(86_400)
    }
    for (const mid of mids)
      expect(await rules.doubt(chat, mid)).toMatchObject({ check: { wrong: [] } })
  })

  test('RCK-04 gives back three times in 30 days; what lies beyond waits for the operator', async () => {
    const chat = await openTestChat(app, { offer: 'landing' })
    const mids: string[] = []
    for (let count = 0; count < 5; count++) mids.push((await rules.ask(chat)).mid)
    const left = await questionsLeft(app, chat.user)
    for (const mid of mids.slice(0, 4)) await rules.spoil(mid)
    const outcomes: unknown[] = []
    for (const mid of mids.slice(0, 4)) {
      const reply = await rules.doubt(chat, mid)
      outcomes.push([reply.check?.refunded, await rules.outcomeOf(mid)])
      if (outcomes.length === 4) expect(reply.message).toMatch(/one of us looks at it/)
    }
    expect(outcomes).toEqual([
      ...Array.from({ length: 3 }, () => [true, 'returned']),
      [false, 'queued'],
    ])
    expect(await questionsLeft(app, chat.user)).toBe(left + 3)
    app.passSeconds(31 * 86_400)
    const fresh = await rules.ask(chat)
    await rules.spoil(fresh.mid)
    expect(await rules.doubt(chat, fresh.mid)).toMatchObject({ check: { refunded: true } })
    // The fifth answer of a month ago is too old.
    await rules.spoil(mids[4]!)
    expect(await rules.doubt(chat, mids[4]!)).toMatchObject({ check: { refunded: false } })
    expect(await rules.outcomeOf(mids[4]!)).toBe('queued')
  })

  test('RCK-06 an operator decides what waits, once, and the person hears of it', async () => {
    const operator = await createTestUser(app, { role: 'operator' })
    const chat = await openTestChat(app, { offer: 'landing' })
    const mids: string[] = []
    for (let count = 0; count < 2; count++) mids.push((await rules.ask(chat)).mid)
    app.passSeconds(8 * 86_400)
    // An operator's session ends where it is left alone for so long.
    await app.db
      .updateTable('sessions')
      .set({ created_at: app.server.context.clock(), last_seen_at: app.server.context.clock() })
      .where('uid', '=', operator.uid)
      .execute()
    for (const mid of mids) {
      await rules.spoil(mid)
      await rules.doubt(chat, mid)
    }
    const left = await questionsLeft(app, chat.user)
    const { body } = await app.call('admin/getRefunds', {}, operator)
    const waiting = 'answers' in body ? body.answers.map(({ answer_id }) => answer_id) : []
    expect(waiting).toEqual(expect.arrayContaining(mids))
    const decide = (mid: string, decision: 'grant' | 'decline') =>
      app.call(
        'admin/decideAnswer',
        { answer_id: mid, decision, reason: 'We looked at it' },
        operator,
      )
    expect((await decide(mids[0]!, 'grant')).body.status).toBe('success')
    expect((await decide(mids[0]!, 'grant')).body.status).toBe('fail')
    expect((await decide(mids[1]!, 'decline')).body.status).toBe('success')
    expect(await questionsLeft(app, chat.user)).toBe(left + 1)
    const notices = await app.db
      .selectFrom('notifications')
      .where('uid', '=', chat.user.uid)
      .select('kind')
      .orderBy('kind')
      .execute()
    expect(notices.map(({ kind }) => kind)).toEqual(['answer-given-back', 'answer-kept'])
  })
})

describe.each(raceDatabases)('many answers doubted at once, on %s', (on) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ on })
  })
  afterAll(() => app.close())

  test('RCK-05 give three back and no more', { timeout: 30_000 + rounds * 5_000 }, async () => {
    const rules = doubting(app)
    for (let round = 0; round < rounds; round++) {
      const chat = await openTestChat(app, { offer: 'landing' })
      const mids: string[] = []
      for (let count = 0; count < 6; count++) mids.push((await rules.ask(chat)).mid)
      for (const mid of mids) await rules.spoil(mid)
      const replies = await Promise.all(mids.map((mid) => rules.doubt(chat, mid)))
      expect(replies.filter(({ check }) => check?.refunded)).toHaveLength(3)
      expect(await questionsLeft(app, chat.user)).toBe(7)
    }
  })
})
