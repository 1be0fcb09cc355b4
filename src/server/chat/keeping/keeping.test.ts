import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestUser } from '../../testing/test-data.ts'
import { openTestChat, questionsLeft, askInTestChat, type OpenChat } from '../chat.testing.ts'

describe.each(testDatabases)('what is done with answers and chats, on %s', (on) => {
  let home: TestApp
  beforeAll(async () => {
    home = await openTestApp({ on })
  })
  afterAll(() => home.close())

  /** Asks as a person does: not told that it should be answered anew. */
  const ask = (chat: OpenChat, message: string, anew?: 1) => {
    // Within three seconds the same is a second press.
    home.passSeconds(5)
    return home.call(
      'chats/sendMessage',
      { bid: chat.bid, asst_id: chat.asstId, astrologer: 'Oracle', message, ...(anew && { anew }) },
      chat.user,
    )
  }
  const midOf = ({ body }: { body: object }) => (body as { mid: string }).mid
  const midOfAnswer = async (chat: OpenChat, message = 'When will I find better work?') =>
    midOf(await askInTestChat(home, chat, message))

  describe('nearly the same question', () => {
    test('is one question when it comes twice in a breath, from two tabs', async () => {
      const chat = await openTestChat(home)
      const twice = ['chats/sendMessage', 'chats/sendMessage'] as const
      const input = { bid: chat.bid, asst_id: chat.asstId, astrologer: 'Oracle' as const }
      const message = 'When will I find better work?'
      const replies = await Promise.all(
        twice.map((name) => home.call(name, { ...input, message }, chat.user)),
      )
      expect(new Set(replies.map(midOf)).size).toBe(1)
      expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
      expect(await questionsLeft(home, chat.user)).toBe(2)
    })

    test('is offered the earlier answer free of charge, before anything is taken', async () => {
      const chat = await openTestChat(home)
      const first = await ask(chat, 'When will I find better work?')
      expect(await questionsLeft(home, chat.user)).toBe(2)
      const again = await ask(chat, 'Please tell me: when will I find better work?')
      expect(again.text).toBe('')
      expect(again.body).toMatchObject({
        status: 'fail',
        mid: midOf(first),
        questions_left: 2,
        earlier: { mid: midOf(first), asst_id: chat.asstId, astrologer: 'Oracle', changed: false },
        choices: [{ field: 'anew', value: 1, label: 'Ask anew for 1 question' }],
      })
      expect(again.body.message).toMatch(/^You asked Oracle this on \d+ \w+ \d{4}/)
      expect(await questionsLeft(home, chat.user)).toBe(2)
      const read = await home.call('chats/resume', { mid: midOf(first) }, chat.user)
      expect(read.text).toBe(first.text)
      const kept = await home.call('chats/getChat', { asst_id: chat.asstId }, chat.user)
      expect('chats' in kept.body && kept.body.chats).toHaveLength(2)
    })

    test('is answered anew for one question when that is what they choose', async () => {
      const chat = await openTestChat(home)
      await ask(chat, 'When will I find better work?')
      const anew = await ask(chat, 'When will I find better work?', 1)
      expect(anew.body).toMatchObject({ status: 'success', charged: true, questions_left: 1 })
    })

    test('is known in another chat and to the other astrologer, not in another kundli or to another user', async () => {
      const chat = await openTestChat(home)
      await ask(chat, 'meri shaadi kab hogi?')
      const astra = await home.call(
        'chats/startChat',
        { bid: chat.bid, astrologer: 'Astra' },
        chat.user,
      )
      const asst_id = 'asst_id' in astra.body ? astra.body.asst_id : ''
      home.passSeconds(5)
      const there = await home.call(
        'chats/sendMessage',
        { bid: chat.bid, asst_id, astrologer: 'Astra', message: 'Meri shadi kab hogi' },
        chat.user,
      )
      expect(there.body).toMatchObject({ status: 'fail', earlier: { asst_id: chat.asstId } })
      const other = await openTestChat(home, { user: chat.user })
      expect((await ask(other, 'meri shaadi kab hogi?')).body).toMatchObject({ charged: true })
      const stranger = await openTestChat(home)
      expect((await ask(stranger, 'meri shaadi kab hogi?')).body).toMatchObject({ charged: true })
    })

    test('stands in nobody’s way when the sky has changed: it is answered, and says so', async () => {
      const chat = await openTestChat(home)
      const first = await ask(chat, 'How is my day today?')
      expect(first.body.status).toBe('success')
      const { db } = home
      await db
        .updateTable('messages')
        .set({ asked_at: new Date(Date.now() - 20 * 86_400_000) })
        .where('mid', '=', midOf(first))
        .execute()
      const again = await ask(chat, 'How is my day today?')
      expect(again.body).toMatchObject({
        status: 'success',
        charged: true,
        earlier: { mid: midOf(first), changed: true },
      })
      // The same where the verdicts are others than they were.
      await db
        .updateTable('messages')
        .set({ verdicts: JSON.stringify(['career.of-another-sky']) })
        .where('asst_id', '=', chat.asstId)
        .execute()
      const work = await ask(chat, 'How is my day today?')
      expect(work.body).toMatchObject({ charged: true, earlier: { changed: true } })
      const read = await home.call('chats/getChat', { asst_id: chat.asstId }, chat.user)
      expect('chats' in read.body && read.body.chats.at(-1)).toMatchObject({
        earlier: { changed: true },
      })
    })

    test('is not offered what was deleted, and a free answer is no answer to offer', async () => {
      const chat = await openTestChat(home)
      await ask(chat, 'When will I find better work?')
      await home.call('chats/deleteChat', { asst_id: chat.asstId }, chat.user)
      const next = await home.call(
        'chats/startChat',
        { bid: chat.bid, astrologer: 'Oracle' },
        chat.user,
      )
      const asstId = 'asst_id' in next.body ? next.body.asst_id : ''
      const again = { ...chat, asstId }
      expect((await ask(again, 'When will I find better work?')).body).toMatchObject({
        charged: true,
      })
      expect((await ask(again, 'I want to end my life today')).body).toMatchObject({
        charged: false,
      })
      expect((await ask(again, 'I want to end my life today')).body).toMatchObject({
        status: 'success',
      })
    })
  })

  test('an unclear question is asked back, free, however often it is asked', async () => {
    const chat = await openTestChat(home)
    for (let time = 0; time < 2; time++) {
      const { body } = await ask(chat, 'hmmmm well you see')
      expect(body).toMatchObject({ status: 'success', charged: false, questions_left: 3 })
    }
  })

  describe('"a fact is wrong"', () => {
    const wrong = (chat: OpenChat, mid: string) =>
      home.call('chats/rateAnswer', { mid, rating: -1, about: 'wrong-fact' }, chat.user)

    test('has the answer checked again: where all of it holds, it says so and keeps the charge', async () => {
      const chat = await openTestChat(home)
      const { body } = await wrong(chat, await midOfAnswer(chat))
      expect(body).toMatchObject({ status: 'success', check: { wrong: [], refunded: false } })
      expect(body.message).toMatch(/^We checked all \d+ sentences/)
      expect(await questionsLeft(home, chat.user)).toBe(2)
    })

    test('has an answer of the almanac checked against the same almanac', async () => {
      const chat = await openTestChat(home)
      for (const message of ['Is tomorrow good for buying a car?', 'kal rahu kaal kab hai?']) {
        const { body } = await wrong(chat, await midOfAnswer(chat, message))
        expect([message, body]).toMatchObject([message, { check: { wrong: [] } }])
      }
    })

    test('gives the question back, once, where a sentence does not hold, and names the sentence', async () => {
      const chat = await openTestChat(home)
      const mid = await midOfAnswer(chat)
      const falsehood = 'Your Moon is in Aries and your Moon is in Taurus.'
      await home.db
        .updateTable('messages')
        .set((e) => ({ answer: e(e.ref('answer'), '||', ` ${falsehood}`) }))
        .where('mid', '=', mid)
        .execute()
      const tries = await Promise.all([wrong(chat, mid), wrong(chat, mid), wrong(chat, mid)])
      const found = tries.filter(({ body }) => 'check' in body && body.check)
      expect(found.map(({ body }) => body)).toMatchObject([
        { check: { wrong: [falsehood], refunded: true }, standing: { questions_left: 3 } },
      ])
      expect(await questionsLeft(home, chat.user)).toBe(3)
      expect((await wrong(chat, mid)).body.message).toMatch(/checked again before/)
      const read = await home.call('chats/getChat', { asst_id: chat.asstId }, chat.user)
      expect('chats' in read.body && read.body.chats[1]).toMatchObject({
        charged: false,
        refunded: true,
      })
      const ledger = await home.call('users/getLedger', {}, chat.user)
      expect(JSON.stringify(ledger.body)).toContain('Given back, because a sentence')
      const stopped = await home.call('chats/stopChat', { asst_id: chat.asstId }, chat.user)
      expect(stopped.body).toMatchObject({ spent: { questions: 0, rupees: 0 } })
    })

    test('is only noted where the birth details are others than those that were read', async () => {
      const chat = await openTestChat(home)
      const mid = await midOfAnswer(chat)
      await home.db.updateTable('births').set({ lng: 80 }).where('bid', '=', chat.bid).execute()
      const { body } = await wrong(chat, mid)
      expect(body).not.toHaveProperty('check')
      expect(body.message).toMatch(/birth details have been changed/)
    })
  })

  describe('sharing', () => {
    const share = async (chat: OpenChat, mid: string, with_question = false) => {
      const { body } = await home.call('chats/share', { mid, with_question }, chat.user)
      if (body.status === 'fail') throw new Error(body.message)
      return body.share_id
    }
    const see = (share_id: string) => home.call('chats/getShared', { share_id })

    test('shows of a model’s answer nothing that would do harm by the rules of today', async () => {
      const chat = await openTestChat(home)
      const mid = midOf(await askInTestChat(home, chat, 'When will I find better work?'))
      const answer =
        'Walk a little every day. Stop taking your medicine from Monday.\n\nPay the small fee to me@okbank today. Rest well.'
      const write = (written_by: 'model' | 'composer') =>
        home.db.updateTable('messages').set({ answer, written_by }).where('mid', '=', mid).execute()
      await write('model')
      const id = await share(chat, mid)
      expect((await see(id)).body).toMatchObject({ answer: 'Walk a little every day. Rest well.' })
      await write('composer')
      expect((await see(id)).body).toMatchObject({ answer })
    })

    test('shows everybody the answer, and the question only where that was chosen', async () => {
      const chat = await openTestChat(home)
      const answer = await askInTestChat(home, chat, 'When will I find better work?')
      const bare = await share(chat, midOf(answer))
      expect((await see(bare)).body).toEqual({
        status: 'success',
        astrologer: 'Oracle',
        question: null,
        answer: answer.text,
      })
      const whole = await share(chat, midOf(answer), true)
      expect((await see(whole)).body).toMatchObject({ question: 'When will I find better work?' })
      expect(await share(chat, midOf(answer))).toBe(bare)
      const list = await home.call('chats/getShares', {}, chat.user)
      expect('shares' in list.body && list.body.shares.map((one) => one.share_id)).toEqual([
        whole,
        bare,
      ])
    })

    test('leaves out the place that an answer of the almanac was counted for', async () => {
      const chat = await openTestChat(home)
      const answer = await askInTestChat(home, chat, 'When is rahu kaal tomorrow?')
      expect(answer.text).toContain('Pune')
      const { body } = await see(await share(chat, midOf(answer)))
      expect(body).toMatchObject({ answer: expect.stringContaining('Rahukaal') as string })
      expect(JSON.stringify(body)).not.toContain('Pune')
    })

    test('leaves out what the person had told, and every fact, name, id and time', async () => {
      const chat = await openTestChat(home)
      await askInTestChat(home, chat, 'I work as a nurse. Is this a good year for money?')
      const second = await askInTestChat(home, chat, 'When will I find better work?')
      expect(second.text).toContain('nurse')
      const { body } = await see(await share(chat, midOf(second)))
      expect(JSON.stringify(body)).not.toMatch(/nurse|Asha|°/)
      expect(JSON.stringify(body)).not.toContain(chat.user.uid)
      expect(Object.keys(body).toSorted()).toEqual(['answer', 'astrologer', 'question', 'status'])
    })

    test('ends when it is revoked, and with the chat; a guessed link opens nothing', async () => {
      const chat = await openTestChat(home)
      const mid = await midOfAnswer(chat)
      const first = await share(chat, mid)
      await home.call('chats/unshare', { share_id: first }, chat.user)
      expect((await see(first)).status).toBe(404)
      const second = await share(chat, mid)
      expect(second).not.toBe(first)
      expect((await see(second)).status).toBe(200)
      await home.call('chats/deleteChat', { asst_id: chat.asstId }, chat.user)
      expect((await see(second)).status).toBe(404)
      for (const guess of ['', 'x', "' or true --", 'A'.repeat(22)])
        expect((await see(guess)).status).toBe(404)
    })

    test('is for whole answers of one’s own', async () => {
      const chat = await openTestChat(home)
      const mid = await midOfAnswer(chat)
      const stranger = await createTestUser(home)
      expect((await home.call('chats/share', { mid }, stranger)).status).toBe(404)
      const share_id = await share(chat, mid)
      expect((await home.call('chats/unshare', { share_id }, stranger)).status).toBe(404)
      expect((await see(share_id)).status).toBe(200)
    })
  })

  test('a chat is taken along as text or as a page, in which markup is only signs', async () => {
    const chat = await openTestChat(home)
    const { text } = await askInTestChat(
      home,
      chat,
      'Is <b onclick="x()">my work</b> & luck to change?',
    )
    const file = async (format: 'text' | 'html', language: 'en' | 'hi' = 'en') => {
      const asked = { asst_id: chat.asstId, format }
      const { body } = await home.call('chats/export', asked, { jwt: chat.user.jwt, language })
      if (body.status === 'fail') throw new Error(body.message)
      return body
    }
    const plain = await file('text')
    expect(plain.file_name).toMatch(/^drishti-oracle-\d{4}-\d\d-\d\d\.txt$/)
    expect(plain.content).toContain('Is <b onclick="x()">my work</b> & luck to change?')
    expect(plain.content).toContain(text)
    expect(plain.content).toContain('About the kundli of Asha Test')
    expect(plain.content).toContain('AI-based service, not a human consultation')
    const page = await file('html', 'hi')
    expect(page.content).not.toContain('<b onclick')
    expect(page.content).toContain('&#60;b onclick&#61;'.replace('&#61;', '='))
    expect(page.content).not.toMatch(/<script|https?:/)
    expect(page.content).toContain('कुंडली')
  })

  test('a chat has a name and a pin: found by the one, first by the other', async () => {
    const chat = await openTestChat(home)
    await midOfAnswer(chat)
    const second = await openTestChat(home, { user: chat.user })
    await midOfAnswer(second, 'What of my home?')
    const list = async (query?: string) => {
      const { body } = await home.call('chats/getChats', query ? { query } : {}, chat.user)
      return body.status === 'success' ? body.chats : []
    }
    const rename = (title: string) =>
      home.call('chats/rename', { asst_id: chat.asstId, title }, chat.user)
    expect((await rename('  The  new job ')).body).toMatchObject({ title: 'The new job' })
    expect((await list('NEW JOB')).map((one) => one.asst_id)).toEqual([chat.asstId])
    expect((await list())[0]).toMatchObject({ asst_id: second.asstId, title: null, pinned: false })
    await home.call('chats/pin', { asst_id: chat.asstId, pinned: true }, chat.user)
    expect((await list())[0]).toMatchObject({ asst_id: chat.asstId, pinned: true })
    expect((await rename('')).body).toMatchObject({ title: null })
    await home.call('chats/pin', { asst_id: chat.asstId, pinned: false }, chat.user)
    expect((await list())[0]).toMatchObject({ asst_id: second.asstId })
    expect((await rename('x'.repeat(81))).status).toBe(422)
    const stranger = await createTestUser(home)
    for (const [name, fields] of [
      ['chats/rename', { title: 'Mine' }],
      ['chats/pin', { pinned: true }],
      ['chats/export', {}],
    ] as const)
      expect((await home.callRaw(name, { asst_id: chat.asstId, ...fields }, stranger)).status).toBe(
        404,
      )
  })
})
