import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestUser } from '../../testing/test-data.ts'
import {
  openTestChat,
  fillWallet,
  questionsLeft,
  askInTestChat,
  startTestChat,
  type OpenChat,
} from '../chat.testing.ts'

describe.each(testDatabases)('chats that were, on %s', (on) => {
  let home: TestApp
  beforeAll(async () => {
    home = await openTestApp({ on })
  })
  afterAll(() => home.close())

  const list = async ({ user }: Pick<OpenChat, 'user'>, query?: string) => {
    const { body } = await home.call('chats/getChats', query === undefined ? {} : { query }, user)
    if (body.status === 'fail') throw new Error(body.message)
    return body.chats
  }

  test('the history has the last question of each chat, the last chat first, and none that is empty', async () => {
    const first = await openTestChat(home)
    await askInTestChat(home, first, 'What of my work?')
    const second = await openTestChat(home, { user: first.user })
    await askInTestChat(home, second, 'What of my love?')
    await openTestChat(home, { user: first.user })
    await askInTestChat(home, first, 'And what of my home?')
    expect((await list(first)).map((chat) => chat.message)).toEqual([
      'And what of my home?',
      'What of my love?',
    ])
  })

  test('the history is searched in all that was said, and signs are only signs', async () => {
    const chat = await openTestChat(home)
    await askInTestChat(home, chat, 'Is 100% certainty possible for me?')
    await askInTestChat(home, chat, 'What of my home?')
    expect(await list(chat, '100% CERTAINTY')).toHaveLength(1)
    expect(await list(chat, '100_')).toHaveLength(0)
    expect(await list(chat, '%%%')).toHaveLength(0)
    expect(await list(chat, "'; drop table chats; --")).toHaveLength(0)
  })

  test('a chat is read as questions with their answers, facts and ratings', async () => {
    const chat = await openTestChat(home)
    const answer = await askInTestChat(home, chat, 'What of my work?')
    const mid = 'mid' in answer.body ? answer.body.mid : ''
    const ratingReply = await home.call(
      'chats/rateAnswer',
      { mid, rating: -1, reason: 'Too short' },
      chat.user,
    )
    expect(ratingReply.body.status).toBe('success')
    const { body } = await home.call('chats/getChat', { asst_id: chat.asstId }, chat.user)
    if (body.status === 'fail') throw new Error(body.message)
    expect(body).toMatchObject({ astrologer: 'Oracle', bid: chat.bid, active: true })
    expect(body.chats).toHaveLength(2)
    expect(body.chats[0]).toMatchObject({
      mid,
      from_name: 'Asha Test',
      message: 'What of my work?',
      state: 'asked',
    })
    expect(body.chats[1]).toMatchObject({
      mid,
      from_name: 'Oracle',
      message: answer.text,
      state: 'complete',
      rating: -1,
      charged: true,
    })
    expect(body.chats[1]?.facts).toEqual('facts' in answer.body && answer.body.facts)
    expect(body.chats[1]?.sentences).toEqual('sentences' in answer.body && answer.body.sentences)
  })

  test('an answer that has ended is resumed as it was, and costs nothing more', async () => {
    const chat = await openTestChat(home)
    const first = await askInTestChat(home, chat)
    const mid = 'mid' in first.body ? first.body.mid : ''
    const again = await home.call('chats/resume', { mid }, chat.user)
    expect(again.text).toBe(first.text)
    expect(again.body).toEqual(first.body)
    expect(await questionsLeft(home, chat.user)).toBe(2)
  })

  test('stopping a chat sums it up, and twice is once', async () => {
    const chat = await openTestChat(home)
    await askInTestChat(home, chat)
    const first = await home.call('chats/stopChat', { asst_id: chat.asstId }, chat.user)
    const second = await home.call('chats/stopChat', { asst_id: chat.asstId }, chat.user)
    if (first.body.status === 'fail') throw new Error(first.body.message)
    expect(first.body.summary).toHaveLength(3)
    expect(first.body.suggestions).toHaveLength(2)
    expect(first.body.spent).toEqual({ questions: 1, rupees: 0 })
    expect(second.body).toEqual(first.body)
    const late = await askInTestChat(home, chat)
    expect(late.body).toMatchObject({ status: 'fail' })
    expect(await questionsLeft(home, chat.user)).toBe(2)
  })

  test('a deleted chat is gone everywhere, its key too, and deleting it again says the same', async () => {
    const chat = await openTestChat(home)
    const answer = await askInTestChat(home, chat, 'What of my work?', 'the-same-key')
    const mid = 'mid' in answer.body ? answer.body.mid : ''
    const { asstId: asst_id, user } = chat
    const first = await home.call('chats/deleteChat', { asst_id }, user)
    expect(first.body).toEqual({ status: 'success', message: 'Chat successfully deleted' })
    expect((await home.call('chats/deleteChat', { asst_id }, user)).body).toEqual(first.body)
    expect(await list(chat)).toEqual([])
    const replies = [
      await home.call('chats/getChat', { asst_id }, user),
      await home.call('chats/resume', { mid }, user),
      await home.call('chats/rateAnswer', { mid, rating: 1 }, user),
      await home.call('chats/stopChat', { asst_id }, user),
      await askInTestChat(home, chat),
      await askInTestChat(home, chat, 'What of my work?', 'the-same-key'),
    ]
    expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => 404))
    expect(await startTestChat(home, user, chat.bid)).not.toBe(asst_id)
  })

  test('who has nothing left starts no chat, but finds the one that is going on', async () => {
    const chat = await openTestChat(home)
    for (let i = 0; i < 3; i++)
      await askInTestChat(home, chat, `How will my work be in 202${i + 7}?`)
    expect(await startTestChat(home, chat.user, chat.bid)).toBe(chat.asstId)
    await home.call('chats/stopChat', { asst_id: chat.asstId }, chat.user)
    const { bid, user } = chat
    const refused = await home.call('chats/startChat', { bid, astrologer: 'Oracle' }, user)
    expect(refused.status).toBe(200)
    expect(refused.body).toMatchObject({
      status: 'fail',
      message: 'You have no questions left for Oracle. Recharge or take a plan to go on.',
    })
    const hindi = await home.call(
      'chats/startChat',
      { bid, astrologer: 'Oracle' },
      { ...user, language: 'hi' },
    )
    expect(hindi.body.message).toMatch(/ओरेकल/)
  })

  test('a chat that the wallet pays for ends with its time, an hour at most', async () => {
    const user = await createTestUser(home, { offer: null })
    await fillWallet(home, user.uid, 1000)
    const chat = await openTestChat(home, { user })
    const { bid } = chat
    const startReply = await home.call('chats/startChat', { bid, astrologer: 'Oracle' }, user)
    if (startReply.body.status === 'fail') throw new Error(startReply.body.message)
    expect(startReply.body.time_left_seconds).toBeGreaterThan(3590)
    expect(startReply.body.time_left_seconds).toBeLessThanOrEqual(3600)
    home.passSeconds(3601)
    const late = await askInTestChat(home, chat)
    expect(late.body).toMatchObject({ status: 'fail' })
    expect(late.body.message).toMatch(/time of this chat is over/)
    const next = await startTestChat(home, user, bid)
    expect(next).not.toBe(chat.asstId)
    expect((await askInTestChat(home, { ...chat, asstId: next })).body).toMatchObject({
      balance: 994,
    })
  })

  test('a wallet that can pay for no question starts no chat', async () => {
    const user = await createTestUser(home, { offer: null })
    await fillWallet(home, user.uid, 5)
    await expect(openTestChat(home, { user })).rejects.toThrow(/no questions left/)
  })
})
