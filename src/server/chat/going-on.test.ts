import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { factMark } from '../../contract/core/constants.ts'
import { openTestApp, testDatabases, type TestApp } from '../testing/test-app.ts'
import { askInTestChat, fillWallet, openTestChat, questionsLeft } from './chat.testing.ts'
import type { OpenChat } from './chat.testing.ts'

describe.each(testDatabases)('a chat that is gone on with, on %s', (on) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ on })
  })
  afterAll(() => app.close())

  const send = ({ user, bid, asstId }: OpenChat, message: string, more: object = {}) =>
    app.call(
      'chats/sendMessage',
      { bid, asst_id: asstId, astrologer: 'Oracle', message, anew: 1, ...more },
      user,
    )
  const end = ({ user, asstId }: OpenChat) => app.call('chats/stopChat', { asst_id: asstId }, user)
  const isActive = async ({ user, asstId }: OpenChat) => {
    const { body } = await app.call('chats/getChat', { asst_id: asstId }, user)
    return body.status === 'success' && body.active
  }

  test('an ended chat goes on where that is asked for, and only there', async () => {
    const chat = await openTestChat(app)
    await askInTestChat(app, chat, 'Will I get a better job?')
    await end(chat)
    expect((await send(chat, 'When will I buy a house?')).body.status).toBe('fail')
    expect(await isActive(chat)).toBe(false)
    expect((await send(chat, 'When will I buy a house?', { reopen: 1 })).body.status).toBe(
      'success',
    )
    expect(await isActive(chat)).toBe(true)
    expect(await questionsLeft(app, chat.user)).toBe(1)
  })

  test('with nothing left it stays ended', async () => {
    const chat = await openTestChat(app)
    await askInTestChat(app, chat, 'Will I get a better job?')
    await askInTestChat(app, chat, 'When will I buy a house?')
    await askInTestChat(app, chat, 'When will I get married?')
    await end(chat)
    expect((await send(chat, 'How can I save money?', { reopen: 1 })).body.status).toBe('fail')
    expect(await isActive(chat)).toBe(false)
  })

  test('a chat whose paid time is over goes on with a window of its own', async () => {
    const chat = await openTestChat(app)
    await askInTestChat(app, chat, 'Will I get a better job?')
    await askInTestChat(app, chat, 'When will I buy a house?')
    await askInTestChat(app, chat, 'When will I get married?')
    await fillWallet(app, chat.user.uid, 60)
    await app.db
      .updateTable('chats')
      .set({ paid_until: new Date(Date.now() - 1_000) })
      .where('asst_id', '=', chat.asstId)
      .execute()
    expect((await send(chat, 'How can I save money?')).body.status).toBe('fail')
    const { body } = await send(chat, 'How can I save money?', { reopen: 1 })
    expect(body.status === 'success' && body.time_left_seconds).toBeGreaterThan(60)
    await verifyWallet(chat, 54)
  })

  async function verifyWallet({ user }: OpenChat, rupees: number) {
    const { body } = await app.call('users/getBalance', {}, user)
    expect(body.status === 'success' && body.balance).toBe(rupees)
  }

  test('a new chat is begun beside the one that goes on, but not beside an empty one; the one used last is taken up', async () => {
    const chat = await openTestChat(app)
    const start = async (fresh: 0 | 1) => {
      const input = { bid: chat.bid, astrologer: 'Oracle', fresh } as const
      const { body } = await app.call('chats/startChat', input, chat.user)
      return body.status === 'success' ? body : null
    }
    expect((await start(1))?.asst_id).toBe(chat.asstId)
    await askInTestChat(app, chat, 'Will I get a better job?')
    const second = (await start(1))?.asst_id ?? ''
    expect(second).not.toBe(chat.asstId)
    expect((await start(0))?.asst_id).toBe(second)
    await askInTestChat(app, { ...chat, asstId: second }, 'When will I buy a house?')
    await askInTestChat(app, chat, 'When will I get married?')
    expect((await start(0))?.asst_id).toBe(chat.asstId)
  })

  test('the history names the kundli and the first question; a chat names the rising sign', async () => {
    const chat = await openTestChat(app)
    await askInTestChat(app, chat, 'Will I get a better job?')
    await askInTestChat(app, chat, 'When will I buy a house?')
    const { body } = await app.call('chats/getChats', {}, chat.user)
    const read = await app.call('chats/getChat', { asst_id: chat.asstId }, chat.user)
    const name = read.body.status === 'success' ? read.body.user_name : ''
    expect(body.status === 'success' && body.chats[0]).toMatchObject({
      bid: chat.bid,
      user_name: name,
      first_question: 'Will I get a better job?',
      message: 'When will I buy a house?',
    })
    expect(read.body.status === 'success' && read.body.lagna?.name).toMatch(/^[A-Z][a-z]+$/)
  })

  test('where marks are asked for, each sentence that rests on facts is followed by one; else there is none', async () => {
    const chat = await openTestChat(app)
    const marked = await send(chat, 'When will I find better work?', { marks: 1 })
    const { body } = marked
    if (body.status !== 'success' || !('sentences' in body)) throw new Error('No answer.')
    const before = marked.text.split(factMark).slice(0, -1)
    expect(before.length).toBe(body.sentences?.length)
    for (const [place, sentence] of (body.sentences ?? []).entries())
      expect(before[place]?.endsWith(sentence.text)).toBe(true)
    const { user } = chat
    const again = await app.call('chats/resume', { mid: body.mid, marks: '1' }, user)
    expect(again.text).toBe(marked.text)
    const plain = await app.call('chats/resume', { mid: body.mid }, user)
    expect(plain.text).toBe(marked.text.replaceAll(factMark, ''))
  })
})
