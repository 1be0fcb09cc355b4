import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestChat, askInTestChat, type OpenChat } from '../chat/chat.testing.ts'
import { testDatabases, openTestApp, type TestApp } from '../testing/test-app.ts'
import { removeNames } from './memory.ts'

describe.each(testDatabases)('what is remembered, on %s', (on) => {
  let home: TestApp
  beforeAll(async () => {
    home = await openTestApp({ on })
  })
  afterAll(() => home.close())

  const list = async ({ user }: Pick<OpenChat, 'user'>, language: 'en' | 'hi' = 'en') => {
    const { body } = await home.call('memory/list', {}, { jwt: user.jwt, language })
    if (body.status === 'fail') throw new Error(body.message)
    return body
  }
  const texts = async (chat: OpenChat) => (await list(chat)).memories.map(({ text }) => text)
  const aChatThatKnows = async () => {
    const chat = await openTestChat(home, { offer: 'landing' })
    await askInTestChat(home, chat, 'I work as a nurse. How is this year for my money?')
    return chat
  }

  test('is what they said of themselves, in their language, and is used in a later answer', async () => {
    const chat = await aChatThatKnows()
    expect(await list(chat)).toMatchObject({
      remembers: true,
      memories: [
        { text: 'You work as a nurse', full_name: 'Asha Test', bid: chat.bid, edited: false },
      ],
    })
    expect((await list(chat, 'hi')).memories[0]?.text).toBe('आप पेशे से नर्स हैं')
    const { text } = await askInTestChat(home, chat, 'When will I find better work?')
    expect(text).toContain('You told me that you work as a nurse;')
  })

  test('gives way to what they say later, and keeps what is something else', async () => {
    const chat = await aChatThatKnows()
    await askInTestChat(home, chat, 'मैं शिक्षक हूँ। हमारे दो बच्चे हैं। घर कब बनेगा?')
    expect((await texts(chat)).toSorted()).toEqual([
      'You have two children',
      'You work as a teacher',
    ])
  })

  test('belongs to one kundli and one person', async () => {
    const chat = await aChatThatKnows()
    const other = await openTestChat(home, { user: chat.user })
    expect((await askInTestChat(home, other, 'When will I find better work?')).text).not.toContain(
      'nurse',
    )
    const stranger = await openTestChat(home)
    expect(await texts(stranger)).toEqual([])
    const memory_id = (await list(chat)).memories[0]?.memory_id ?? ''
    for (const [name, input] of [
      ['memory/update', { memory_id, text: 'I am somebody else' }],
      ['memory/delete', { memory_id }],
    ] as const)
      expect((await home.callRaw(name, input, stranger.user)).status).toBe(404)
    await home.call('memory/delete', {}, stranger.user)
    expect(await texts(chat)).toEqual(['You work as a nurse'])
  })

  test('is theirs to change and to delete', async () => {
    const chat = await aChatThatKnows()
    const memory_id = (await list(chat)).memories[0]?.memory_id ?? ''
    const text = 'I am a nurse on night duty'
    await home.call('memory/update', { memory_id, text }, chat.user)
    expect((await list(chat)).memories).toMatchObject([{ text, edited: true }])
    expect((await askInTestChat(home, chat, 'When will I find better work?')).text).toContain(
      `“${text}”`,
    )
    await home.call('memory/delete', { memory_id }, chat.user)
    expect(await texts(chat)).toEqual([])
    expect((await home.call('memory/delete', { memory_id }, chat.user)).status).toBe(404)
  })

  test('is neither kept nor used while it is switched off', async () => {
    const chat = await aChatThatKnows()
    await home.call('memory/switch', { on: false }, chat.user)
    await askInTestChat(home, chat, 'My mother is ill. How will my family be?')
    expect((await list(chat)).remembers).toBe(false)
    expect(await texts(chat)).toEqual(['You work as a nurse'])
    expect((await askInTestChat(home, chat, 'When will I find better work?')).text).not.toContain(
      'nurse',
    )
    await home.call('memory/switch', { on: true }, chat.user)
    expect((await askInTestChat(home, chat, 'When will I find better work?')).text).toContain(
      'nurse',
    )
  })

  test('holds nothing of what was said in need, and goes with its kundli', async () => {
    const chat = await aChatThatKnows()
    await askInTestChat(home, chat, 'I lost my job. I want to end my life.')
    expect(await texts(chat)).toEqual(['You work as a nurse'])
    await home.call('birthdetails/delete', { bid: chat.bid }, chat.user)
    expect(await texts(chat)).toEqual([])
  })

  test('stands in the export', async () => {
    const chat = await aChatThatKnows()
    const { body } = await home.call('users/exportData', {}, chat.user)
    expect(body).toMatchObject({ memories: [{ kind: 'work', slots: { work: 'nurse' } }] })
  })
})

test('LLM-06 own words lose what may be a name before a model sees them', () => {
  const names = ['asha', 'आशा']
  expect(removeNames('My husband Ravi is a driver', names)).toBe('My husband … is a driver')
  expect(removeNames('Ravi is my husband, I work in Nagpur', names)).toBe(
    '… is my husband, I work in …',
  )
  expect(removeNames('asha is a nurse; आशा नर्स हैं', names)).toBe('… is a nurse; … नर्स हैं')
})
