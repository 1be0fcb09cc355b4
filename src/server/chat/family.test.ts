import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnswerStatus, MeaningChoice } from '../../contract/chat.ts'
import type { Relation } from '../../contract/kundli/constants.ts'
import { testDatabases, openTestApp, type TestApp } from '../testing/test-app.ts'
import { createTestKundli, createTestUser } from '../testing/test-data.ts'
import { questionsLeft, startTestChat, type OpenChat } from './chat.testing.ts'

const aboutDaughter = 'When will my daughter marry?'

describe.each(testDatabases)('a question about somebody whose kundli is saved, on %s', (on) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ on, at: new Date('2026-11-21T06:30:00Z') })
  })
  afterAll(() => app.close())

  /** A chat about the asker's own kundli, opened by somebody who keeps their family's kundlis. */
  async function chatOfParent(): Promise<OpenChat> {
    const user = await createTestUser(app)
    const bid = await createTestKundli(app, user, { dob: '14/03/1970', marital_status: 'Married' })
    const chat = { user, bid, asstId: await startTestChat(app, user, bid) }
    await relate(chat, bid, 'self')
    return chat
  }
  const relate = (chat: OpenChat, bid: string, relation: Relation, short_name?: string) =>
    app.call('birthdetails/setRelation', { bid, relation, short_name }, chat.user)
  async function save(
    chat: OpenChat,
    relation: Relation,
    birth: { full_name: string; gender?: 'Male' | 'Female'; dob?: string },
  ): Promise<string> {
    const bid = await createTestKundli(app, chat.user, { dob: '02/07/1996', ...birth })
    await relate(chat, bid, relation)
    return bid
  }
  async function send({ user, bid, asstId }: OpenChat, message: string, more: object = {}) {
    const input = { bid, asst_id: asstId, astrologer: 'Oracle', message, ...more } as const
    const reply = await app.call('chats/sendMessage', input, user)
    return { ...reply, body: reply.body as AnswerStatus }
  }
  const peopleIn = ({ choices = [] }: AnswerStatus) =>
    (choices as MeaningChoice[]).map(({ field, value, label }) => [field, value, label])
  const readFrom = async ({ mid }: AnswerStatus) =>
    (
      await app.db
        .selectFrom('messages')
        .where('mid', '=', mid)
        .select('read_from')
        .executeTakeFirstOrThrow()
    ).read_from?.person ?? null

  test.each([
    [aboutDaughter, /^I am reading this from the kundli of your daughter, Meera\.\n\n/],
    ['मेरी बेटी की शादी कब होगी?', /^यह आपकी बेटी Meera की अपनी कुंडली से देखा गया है।\n\n/],
    ['meri beti ki shadi kab hogi', /^Yeh aapki beti Meera ki apni kundli se dekha gaya hai\.\n\n/],
    ['When will Meera get married?', /^I am reading this from the kundli of Meera\.\n\n/],
  ])('FAM-01 "%s" is read from her own kundli, which its head says', async (question, head) => {
    const chat = await chatOfParent()
    const daughter = await save(chat, 'child', { full_name: 'Meera Test' })
    const { text, body } = await send(chat, question)
    expect(text).toMatch(head)
    expect(body).toMatchObject({ status: 'success', charged: true })
    expect(await readFrom(body)).toBe(daughter)
    // Behind its head she is spoken of, and not spoken to.
    const said = text.replace(head, '').split('\u001e')[0]!
    expect(said).not.toMatch(/\byou(r|rs)?\b|(?<!\p{L})(आप|आपकी|आपके|aapki|aapke)(?!\p{L})/iu)
    expect(peopleIn(body)[0]?.slice(0, 2)).toEqual(['person', 'own'])
  })

  test('FAM-02 what is found of her is the same as in a chat about her kundli', async () => {
    const chat = await chatOfParent()
    const bid = await save(chat, 'child', { full_name: 'Meera Test' })
    const { body } = await send(chat, aboutDaughter)
    const rows = await app.db
      .selectFrom('verdicts')
      .where('uid', '=', chat.user.uid)
      .select(['bid', 'matter'])
      .execute()
    expect(rows).toEqual([{ bid, matter: 'love.marriage' }])
    // The recheck reads it from her kundli too.
    const doubt = { mid: body.mid, rating: -1, about: 'wrong-fact' } as const
    const recheck = await app.call('chats/rateAnswer', doubt, chat.user)
    expect(recheck.body).toMatchObject({ check: { wrong: [], refunded: false } })
  })

  test('FAM-03 one tap reads it from the asker’s houses instead, and is paid once', async () => {
    const chat = await chatOfParent()
    await save(chat, 'child', { full_name: 'Meera Test' })
    const first = await send(chat, aboutDaughter)
    expect(await questionsLeft(app, chat.user)).toBe(2)
    const own = await send(chat, aboutDaughter, { person: 'own' })
    expect(own.text).not.toContain('Meera')
    expect(own.text).toContain('your daughter')
    expect(await readFrom(own.body)).toBe('own')
    expect(await questionsLeft(app, chat.user)).toBe(2)
    // A second press follows the first; what goes on stays with the choice.
    const again = await send(chat, aboutDaughter, { person: 'own' })
    expect(again.body.mid).toBe(own.body.mid)
    expect(again.body.mid).not.toBe(first.body.mid)
    const further = await send(chat, 'and when exactly?')
    expect(further.text).not.toContain('Meera')
  })

  test('FAM-04 of two daughters it is asked which, free, and the answer keeps to her', async () => {
    const chat = await chatOfParent()
    const meera = await save(chat, 'child', { full_name: 'Meera Test' })
    const leela = await save(chat, 'child', { full_name: 'Leela Test', dob: '05/01/2001' })
    await save(chat, 'child', { full_name: 'Kabir Test', gender: 'Male' })
    const which = await send(chat, aboutDaughter)
    expect(which.body).toMatchObject({ status: 'success', charged: false, questions_left: 3 })
    const people = peopleIn(which.body)
    expect(people.map(([, value]) => value).toSorted()).toEqual([meera, leela, 'own'].toSorted())
    const { body } = await send(chat, aboutDaughter, { person: leela })
    expect(await readFrom(body)).toBe(leela)
    const stored = await app.call('chats/getChat', { asst_id: chat.asstId }, chat.user)
    expect(stored.body).toMatchObject({ status: 'success' })
    const kab = await send(chat, 'kab?')
    expect(await readFrom(kab.body)).toBe(leela)
    const work = await send(chat, 'what about her job?')
    expect(await readFrom(work.body)).toBe(leela)
  })

  test.each([
    ['Will my son get a job this year?', 'Kabir'],
    ['मेरे बेटे की नौकरी कब लगेगी?', 'Kabir'],
    ['meri badi beti ki naukri kab lagegi', 'Meera'],
    ['When will my younger daughter find a job?', 'Leela'],
    ['Will my daughter Leela find a job this year?', 'Leela'],
    ['How is my mother’s health?', 'Sita'],
    ['मेरी माँ का घर कब बनेगा?', 'Sita'],
    ['When will my husband get promoted?', 'Arjun'],
    ['mere bhai ka career kaisa rahega', 'Rohan'],
  ])('FAM-05 "%s" is read from the kundli of %s', async (question, name) => {
    const chat = await chatOfParent()
    const births = [
      ['child', { full_name: 'Meera Test' }],
      ['child', { full_name: 'Leela Test', dob: '05/01/2001' }],
      ['child', { full_name: 'Kabir Test', gender: 'Male' }],
      ['parent', { full_name: 'Sita Test', dob: '02/03/1962' }],
      ['spouse', { full_name: 'Arjun Test', gender: 'Male', dob: '12/09/1969' }],
      ['sibling', { full_name: 'Rohan Test', gender: 'Male', dob: '12/09/1988' }],
    ] as const
    const bids = new Map<string | null, string>()
    for (const [relation, birth] of births)
      bids.set(await save(chat, relation, birth), birth.full_name.split(' ')[0]!)
    const { body } = await send(chat, question)
    expect(bids.get(await readFrom(body))).toBe(name)
  })

  test.each([
    'When will I get married?',
    'When will I have a child?',
    'How is my bond with my husband?',
    'shadi ki asha hai kya?',
    'How will my children do?',
  ])('FAM-06 "%s" stays in the asker’s own kundli', async (question) => {
    const chat = await chatOfParent()
    await save(chat, 'child', { full_name: 'Asha Meera' })
    await save(chat, 'spouse', { full_name: 'Arjun Test', gender: 'Male' })
    const { text, body } = await send(chat, question)
    expect(await readFrom(body)).toBeNull()
    expect(text).not.toMatch(/I am reading this|अपनी कुंडली से देखा|apni kundli se dekh/)
  })

  test('FAM-07 of a child nothing is told of marriage, and nothing charged', async () => {
    const chat = await chatOfParent()
    await save(chat, 'child', { full_name: 'Meera Test', dob: '02/07/2016' })
    const { text, body } = await send(chat, aboutDaughter)
    expect(text).toContain('Meera is still a child')
    expect(body).toMatchObject({ charged: false, questions_left: 3 })
    const studies = await send(chat, 'How will my daughter do in her studies?')
    expect(studies.body).toMatchObject({ charged: true })
  })

  test('FAM-12 a young asker’s daughter is she where her kundli is saved', async () => {
    const user = await createTestUser(app)
    const bid = await createTestKundli(app, user)
    const chat = { user, bid, asstId: await startTestChat(app, user, bid) }
    const { body: before } = await send(chat, aboutDaughter)
    expect(await readFrom(before)).toBeNull()
    await save(chat, 'child', { full_name: 'Meera Test', dob: '02/07/2010' })
    expect((await send(chat, aboutDaughter, { anew: 1 })).text).toContain('Meera is still a child')
  })

  test('FAM-08 a question about two names both, and a relation tells which of many is meant', async () => {
    const chat = await chatOfParent()
    await save(chat, 'spouse', { full_name: 'Arjun Test', gender: 'Male' })
    await save(chat, 'friend', { full_name: 'Ravi Test', gender: 'Male' })
    const { text } = await send(chat, 'Do our kundlis match? Please check our gun milan')
    expect(text).toMatch(/^Here are the kundlis of Asha and Arjun, side by side\.\n\n/)
  })

  test('FAM-09 in a chat about her own kundli "my daughter" is she', async () => {
    const chat = await chatOfParent()
    const bid = await save(chat, 'child', { full_name: 'Meera Test' })
    await save(chat, 'child', { full_name: 'Leela Test' })
    const asstId = await startTestChat(app, chat.user, bid)
    const { body } = await send({ ...chat, bid, asstId }, aboutDaughter)
    expect(await readFrom(body)).toBe(bid)
  })

  test('FAM-10 a shared answer names nobody', async () => {
    const chat = await chatOfParent()
    await save(chat, 'child', { full_name: 'Meera Test' })
    const { body } = await send(chat, aboutDaughter)
    const share = await app.call('chats/share', { mid: body.mid, with_question: false }, chat.user)
    if (share.body.status !== 'success') throw new Error(share.body.message)
    const shown = await app.call('chats/getShared', { share_id: share.body.share_id })
    expect(JSON.stringify(shown.body)).not.toContain('Meera')
    expect(shown.body).toMatchObject({ status: 'success' })
  })

  test('FAM-13 the last question that comes back pays for the choice; what is refused brings nothing back', async () => {
    const chat = await chatOfParent()
    await save(chat, 'child', { full_name: 'Meera Test' })
    await send(chat, 'When will I find better work?')
    await send(chat, 'How will my health be?')
    await send(chat, aboutDaughter)
    expect(await questionsLeft(app, chat.user)).toBe(0)
    await app.call('chats/stopChat', { asst_id: chat.asstId }, chat.user)
    expect((await send(chat, aboutDaughter, { person: 'own' })).body.status).toBe('fail')
    expect(await questionsLeft(app, chat.user)).toBe(0)
    const { body } = await send(chat, aboutDaughter, { person: 'own', reopen: 1 })
    expect(body).toMatchObject({ status: 'success', charged: true, questions_left: 0 })
    expect(await readFrom(body)).toBe('own')
    const misses = app.db.selectFrom('misses').where('uid', '=', chat.user.uid)
    expect(await misses.select('outcome').execute()).toEqual([{ outcome: 'returned' }])
  })

  test('FAM-11 nobody has a question read from somebody else’s kundli', async () => {
    const chat = await chatOfParent()
    const other = await chatOfParent()
    const { status } = await send(chat, aboutDaughter, { person: other.bid })
    expect(status).toBe(404)
  })
})
