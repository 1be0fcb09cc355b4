import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  openTestChat,
  followStream,
  controlAnswers,
  questionInput,
  questionsLeft,
  askInTestChat,
  type OpenChat,
} from '../chat/chat.testing.ts'
import { testDatabases, openTestApp, type TestApp } from '../testing/test-app.ts'

describe.each(testDatabases)('deleting a kundli that has chats on %s', (on) => {
  let drishti: TestApp
  beforeAll(async () => {
    drishti = await openTestApp({ on })
  })
  afterAll(() => drishti.close())

  const remove = ({ bid, user }: OpenChat, with_chats?: boolean) =>
    drishti.call(
      'birthdetails/delete',
      { bid, ...(with_chats !== undefined && { with_chats }) },
      user,
    )
  const chatsOf = async ({ user }: OpenChat) => {
    const { body } = await drishti.call('chats/getChats', {}, user)
    return body.status === 'success' ? body.chats.map(({ asst_id }) => asst_id) : []
  }

  test('the list says how many chats there are about each', async () => {
    const chat = await openTestChat(drishti)
    const { body } = await drishti.call('birthdetails/list', {}, chat.user)
    expect(body).toMatchObject({ births: [{ bid: chat.bid, chats: 1 }] })
    await drishti.call('chats/deleteChat', { asst_id: chat.asstId }, chat.user)
    const after = await drishti.call('birthdetails/list', {}, chat.user)
    expect(after.body).toMatchObject({ births: [{ bid: chat.bid, chats: 0 }] })
  })

  test('the answers stay in the history unless they are to go too, and the chat is over', async () => {
    const chat = await openTestChat(drishti)
    await askInTestChat(drishti, chat)
    expect((await remove(chat)).body).toMatchObject({ status: 'success', deleted_chats: 0 })
    expect(await chatsOf(chat)).toEqual([chat.asstId])
    const kept = await drishti.call('chats/getChat', { asst_id: chat.asstId }, chat.user)
    expect(kept.body).toMatchObject({ active: false, bid: null, chats: { length: 2 } })
    const more = await askInTestChat(drishti, chat)
    expect(more.body).not.toMatchObject({ status: 'success' })
    expect(await questionsLeft(drishti, chat.user)).toBe(2)
  })

  test('with its chats, nothing of them is found again', async () => {
    const chat = await openTestChat(drishti)
    await askInTestChat(drishti, chat)
    expect((await remove(chat, true)).body).toMatchObject({ deleted_chats: 1 })
    expect(await chatsOf(chat)).toEqual([])
    const { status } = await drishti.call('chats/getChat', { asst_id: chat.asstId }, chat.user)
    expect(status).toBe(404)
  })

  test('AZ-01 somebody else’s attempt ends no chat', async () => {
    const chat = await openTestChat(drishti)
    const other = await openTestChat(drishti)
    expect((await remove({ ...chat, user: other.user }, true)).status).toBe(404)
    expect((await askInTestChat(drishti, chat)).body).toMatchObject({ status: 'success' })
  })
})

describe.each([true, false])('a running answer, chats deleted too: %s,', (withChats) => {
  const answers = controlAnswers()
  let drishti: TestApp
  beforeAll(async () => {
    drishti = await openTestApp({ parts: { readChart: answers.read } })
  })
  afterAll(() => drishti.close())

  test('is stopped with its kundli and costs nothing', async () => {
    const chat = await openTestChat(drishti)
    const reader = await followStream(
      await drishti.listen(),
      chat.user,
      'sendMessage.php',
      questionInput(chat),
    )
    const answer = await answers.next()
    answer.say('Moon is in Aquarius.')
    await reader.until('Aquarius')
    const input = { bid: chat.bid, with_chats: withChats }
    await drishti.call('birthdetails/delete', input, chat.user)
    expect(answer.signal.aborted).toBe(true)
    const { status } = await reader.readRest()
    expect(status).toMatchObject({ questions_left: 3 })
    expect(status.charged).not.toBe(true)
    expect(await questionsLeft(drishti, chat.user)).toBe(3)
  })
})
