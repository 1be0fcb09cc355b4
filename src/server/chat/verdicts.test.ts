import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { matterTexts } from '../../words/reading/matters/all-matters.ts'
import { testDatabases, openTestApp, type TestApp } from '../testing/test-app.ts'
import { createTestKundli } from '../testing/test-data.ts'
import {
  openTestChat,
  fillWallet,
  questionsLeft,
  askInTestChat,
  type OpenChat,
} from './chat.testing.ts'

describe.each(testDatabases)('what was found before, and for whom, on %s', (on) => {
  let home: TestApp
  beforeAll(async () => {
    home = await openTestApp({ on })
    home.setClock(new Date('2026-11-21T06:00:00Z'))
  })
  afterAll(() => home.close())

  const verdictRowsOf = (chat: OpenChat) =>
    home.db
      .selectFrom('verdicts')
      .where('bid', '=', chat.bid)
      .select(['matter', 'verdict'])
      .execute()
  const toAstra = async (chat: OpenChat, message: string) => {
    const startReply = await home.call(
      'chats/startChat',
      { bid: chat.bid, astrologer: 'Astra' },
      chat.user,
    )
    if (startReply.body.status !== 'success') throw new Error(startReply.body.message)
    return home.call(
      'chats/sendMessage',
      { bid: chat.bid, asst_id: startReply.body.asst_id, astrologer: 'Astra', message },
      { jwt: chat.user.jwt },
    )
  }

  test('a verdict is kept with its answer, once a day for both personas', async () => {
    const chat = await openTestChat(home)
    await askInTestChat(home, chat, 'How will my work go?')
    await toAstra(chat, 'Tell me about my career')
    const rows = await verdictRowsOf(chat)
    expect(rows.map(({ matter }) => matter)).toEqual(['career'])
    expect(rows[0]?.verdict).toMatchObject({ matter: 'career', day: '2026-11-21' })
  })

  test('the other persona says the same that day, even if the book were mended in between', async () => {
    const chat = await openTestChat(home)
    await askInTestChat(home, chat, 'How will my work go?')
    const [row] = await verdictRowsOf(chat)
    if (!row) throw new Error('nothing was kept')
    const direction =
      row.verdict.direction === 'patience' ? ('favourable' as const) : ('patience' as const)
    await home.db
      .updateTable('verdicts')
      .set({ verdict: JSON.stringify({ ...row.verdict, direction }) })
      .where('bid', '=', chat.bid)
      .execute()
    const { text } = await toAstra(chat, 'Tell me about my career')
    expect(text.startsWith(matterTexts.career.state[direction].astra.en)).toBe(true)
  })

  test('a later day owns that it was asked before, and names what has changed', async () => {
    const chat = await openTestChat(home)
    await fillWallet(home, chat.user.uid, 100)
    await askInTestChat(home, chat, 'How will my work go?')
    const [row] = await verdictRowsOf(chat)
    if (!row) throw new Error('nothing was kept')
    const earlier = { ...row.verdict, day: '2025-01-10', window: null }
    const otherDirection = earlier.direction === 'patience' ? 'mixed' : 'patience'
    const turnedVerdicts = [
      [{ ...row.verdict, day: '2026-10-01' }, /earlier day|looked at on/],
      [{ ...earlier, direction: otherDirection, antar: null }, /antardasha began/],
      [{ ...earlier, direction: otherDirection, saturn: 0 }, /Saturn entered/],
    ] as const
    for (const [verdict, expectedText] of turnedVerdicts) {
      await home.db
        .updateTable('verdicts')
        .set({ verdict: JSON.stringify(verdict), day: '2025-01-10' })
        .where('bid', '=', chat.bid)
        .execute()
      const { text } = await askInTestChat(home, chat, 'How will my work go?')
      expect(text).toMatch(expectedText)
      await home.db
        .deleteFrom('verdicts')
        .where('bid', '=', chat.bid)
        .where('day', '!=', sql<Date>`'2025-01-10'`)
        .execute()
    }
  })

  test('goes with the kundli', async () => {
    const chat = await openTestChat(home)
    await askInTestChat(home, chat, 'How will my work go?')
    await home.call('birthdetails/delete', { bid: chat.bid, with_chats: true }, chat.user)
    expect(await verdictRowsOf(chat)).toEqual([])
  })

  test('a question about two reads the only other kundli, and is paid like any answer', async () => {
    const chat = await openTestChat(home)
    await createTestKundli(home, chat.user, {
      full_name: 'Imagined Partner',
      dob: '03/05/1989',
      gender: 'Male',
    })
    const { text, body } = await askInTestChat(home, chat, 'Are we compatible with each other?')
    expect(text).toMatch(/of 36 gunas/)
    expect(body).toMatchObject({ state: 'complete', charged: true })
    // The names stand at its head, and nowhere else.
    expect(text).toMatch(/^Here are the kundlis of Asha and Imagined, side by side\./)
    expect(text.split('Imagined')).toHaveLength(2)
  })

  test('of several it asks whose is meant, free, and reads the one that is named', async () => {
    const chat = await openTestChat(home)
    for (const [full_name, dob] of [
      ['Tarini Devgan', '03/05/1989'],
      ['Ojas Marwah', '17/09/1990'],
    ] as const)
      await createTestKundli(home, chat.user, { full_name, dob })
    const left = await questionsLeft(home, chat.user)
    const open = await askInTestChat(home, chat, 'Are we compatible with each other?')
    expect(open.body).toMatchObject({ state: 'complete', charged: false })
    expect(open.text).toMatch(/several kundlis/)
    expect(await questionsLeft(home, chat.user)).toBe(left)
    const named = await askInTestChat(home, chat, 'Ojas Marwah')
    expect(named.text).toMatch(/of 36 gunas/)
  })

  test('with no other kundli it says what is needed, free; nobody else’s is ever read', async () => {
    const stranger = await openTestChat(home)
    await createTestKundli(home, stranger.user, { full_name: 'Some Stranger' })
    const chat = await openTestChat(home)
    const { text, body } = await askInTestChat(home, chat, 'Am I compatible with Some Stranger?')
    expect(body).toMatchObject({ charged: false })
    expect(text).toMatch(/matched from two kundlis/)
  })
})
