import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { timeSources, celebrityWords } from '../../words/kundli/celebrity.ts'
import { cardsInDanger } from '../../words/reading/care/cards-in-danger.ts'
import { cardsOfWorry } from '../../words/reading/care/cards-of-worry.ts'
import { testDatabases, openTestApp, type TestApp } from '../testing/test-app.ts'
import {
  createTestKundli,
  createTestUser,
  testBirthDetails,
  type TestUser,
} from '../testing/test-data.ts'
import { allCelebrities } from '../kundli/celebrity/celebrities.ts'

describe.each(testDatabases)('a chat about a celebrity on %s', (on) => {
  let at: TestApp
  beforeAll(async () => {
    at = await openTestApp({ on })
  })
  afterAll(() => at.close())

  const bornAs = (key: string) => {
    const celebrity = allCelebrities.find((figure) => figure.key === key)!
    return {
      full_name: celebrity.name.en,
      dob: celebrity.dob,
      tob: celebrity.tob ?? '',
      tob_known: celebrity.tob !== null,
      pob: celebrity.pob.en,
      lat: celebrity.lat,
      lng: celebrity.lng,
      gender: celebrity.gender,
    }
  }
  const start = async (user: TestUser, bid: string, row = 'chats/startChatCeleb' as const) => {
    const { body } = await at.call(row, { bid, astrologer: 'Oracle' }, user)
    if (body.status !== 'success') throw new Error(body.message)
    return body
  }
  const input = async (user: TestUser, bid: string, asst_id: string, message: string) =>
    at.call('chats/sendMessage', { bid, asst_id, astrologer: 'Oracle', message }, user)

  it('takes each of the shelf for a birth, with the clock of its place', async () => {
    for (const { key } of allCelebrities) {
      const { body } = await at.call('birthdetails/kundli', {
        ...testBirthDetails(bornAs(key)),
        figure: true,
        part: 'overview',
      })
      expect([key, body.status]).toEqual([key, 'success'])
    }
    const { body } = await at.call('birthdetails/celebrities', {}, { language: 'hi' })
    expect(body).toHaveLength(allCelebrities.length)
    expect(body).toContainEqual(
      expect.objectContaining({
        name: 'लाल बहादुर शास्त्री',
        names: { en: 'Lal Bahadur Shastri', hi: 'लाल बहादुर शास्त्री' },
      }),
    )
  })

  it('draws a figure’s kundli in the third person, without what runs today', async () => {
    const of = { ...testBirthDetails(bornAs('martin-luther-king')), part: 'overview' as const }
    const { body: own } = await at.call('birthdetails/kundli', of)
    const { body } = await at.call('birthdetails/kundli', { ...of, figure: true })
    if (own.status !== 'success' || body.status !== 'success') throw new Error('no kundli')
    const keys = ({ lines }: typeof own.kundli) => lines.map(({ key }) => key)
    expect(keys(own.kundli)).toContain('dasha')
    expect(own.kundli.summary.map(({ key }) => key)).toContain('dasha')
    expect(keys(body.kundli)).toEqual(['lagna', 'moon', 'strength'])
    expect(body.kundli.summary.map(({ key }) => key)).not.toContain('dasha')
    const text = body.kundli.lines.map((line) => line.text).join(' ')
    expect(text).toMatch(/Their Moon sign is/)
    expect(text).not.toMatch(/\byour?\b/i)
  })

  it('says how reliable the birth time is, of the shelf’s and of what was typed', async () => {
    const user = await createTestUser(at)
    const of = async (more: object) =>
      (await start(user, await createTestKundli(at, user, more))).message
    expect(await of(bornAs('frida-kahlo'))).toContain(timeSources.record.long.en)
    expect(await of(bornAs('martin-luther-king'))).toContain(timeSources.memory.long.en)
    expect(await of(bornAs('dhyan-chand'))).toContain(timeSources.uncertain.long.en)
    expect(await of({})).toContain(celebrityWords.ownTime.en)
    expect(await of({ tob: '', tob_known: false })).toContain(celebrityWords.ownUnknown.en)
  })

  it('foretells nothing of health, death, scandal or private troubles, and takes nothing for saying so', async () => {
    const user = await createTestUser(at)
    const bid = await createTestKundli(at, user, bornAs('salvador-dali'))
    const { asst_id } = await start(user, bid)
    const read = await input(user, bid, asst_id, 'What does this chart say about work and talent?')
    expect(read.body).toMatchObject({ status: 'success', charged: true })
    for (const question of [
      'How will his health be next year?',
      'When will he die?',
      'Was there a scandal or an affair?',
      'Will there be a divorce?',
      'उनका स्वास्थ्य कैसा रहेगा?',
      'unki maut kab hogi',
    ]) {
      const { text, body } = await input(user, bid, asst_id, question)
      expect([question, Object.values(cardsOfWorry.famous)]).toEqual([
        question,
        expect.arrayContaining([text]),
      ])
      expect(body).toMatchObject({ charged: false })
    }
    const crisis = await input(user, bid, asst_id, 'I want to die')
    expect(crisis.text).toBe(cardsInDanger.crisis.en)
  })

  it('stays one in every later chat about the same kundli, by whatever call it is begun', async () => {
    const user = await createTestUser(at)
    const typed = { ...bornAs('edith-piaf'), full_name: 'A singer of Paris' }
    const bid = await createTestKundli(at, user, typed)
    const before = await start(user, bid, 'chats/startChat' as never)
    expect(before.message).toBeUndefined()
    await start(user, bid)
    const guarded = await input(user, bid, before.asst_id, 'How will her health be next year?')
    expect(guarded.text).toBe(cardsOfWorry.famous.en)
    await at.call('chats/stopChat', { asst_id: before.asst_id }, user)
    const later = await start(user, bid, 'chats/startChat' as never)
    expect(later.asst_id).not.toBe(before.asst_id)
    const asked = await input(user, bid, later.asst_id, 'Will there be a divorce?')
    expect(asked.text).toBe(cardsOfWorry.famous.en)
  })

  it('is one from the first about somebody of the shelf, by whatever call it is begun', async () => {
    const user = await createTestUser(at)
    const bid = await createTestKundli(at, user, bornAs('lata-mangeshkar'))
    const chat = await start(user, bid, 'chats/startChat' as never)
    expect(chat.message).toContain(celebrityWords.refusal.en)
    const { text } = await input(user, bid, chat.asst_id, 'How will her health be next year?')
    expect(text).toBe(cardsOfWorry.famous.en)
  })
})
