import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WireInput } from '../../../contract/apis.ts'
import { kundliMessages as kundliWords } from '../../../words/kundli/kundli.ts'
import { matchSentences as words } from '../../../words/matching/match-server.ts'
import { testDatabases, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestKundli, createTestUser, testBirthDetails } from '../../testing/test-data.ts'

type Asks = WireInput<'birthdetails/match'>
const noon = new Date('2026-06-15T12:00:00Z')
/** The Moon of this noon is in Rohini, in Vrishabha. */
const rohini = testBirthDetails({ full_name: 'Rohini Test', dob: '26/01/1991', tob: '12:00' })
/** The Moon keeps Hasta all this day, and changes its pada. */
const hasta = testBirthDetails({
  full_name: 'Hasta Test',
  dob: '07/01/1991',
  tob: '',
  tob_known: false,
})
/** Within this day the Moon passes the middle of Dhanu, where its vashya changes. */
const dhanu = { ...hasta, full_name: 'Dhanu Test', dob: '04/05/1991' }
/** On this day it changes its nakshatra. */
const moving = { ...hasta, dob: '08/01/1991' }

describe.each(testDatabases)('a match on %s', (on) => {
  let drishti: TestApp
  beforeAll(async () => {
    drishti = await openTestApp({ on, parts: { clock: () => noon } })
  })
  afterAll(() => drishti.close())

  const matchOf = async (input: Asks, options?: { jwt?: string; language?: 'en' | 'hi' }) => {
    const { body } = await drishti.call('birthdetails/match', input, options)
    if (body.status !== 'success') throw new Error(body.message)
    return body.match
  }

  test('bride Rohini, groom Hasta: 25 by the tables, 32 as the lords of the signs are friends', async () => {
    const match = await matchOf({ bride: rohini, groom: hasta })
    expect(match.kutas.map(({ points }) => points)).toEqual([1, 1, 3, 1, 5, 6, 0, 8])
    expect(match).toMatchObject({ total: 25, total_with_exceptions: 32, out_of: 36 })
    const excused = match.kutas.filter(({ exception }) => exception)
    expect(excused.map(({ key }) => key)).toEqual(['bhakoot'])
    expect(match.summary).toContain('32')
    expect(match.verdict).toContain(words.verdictExcellent.en)
    expect(match.bride).toMatchObject({ name: 'Rohini Test', time_known: true })
    expect(match.bride.moon).toMatch(/Rohini, pada [1-4]$/)
    expect(match.groom.moon).toMatch(/Hasta$/)
    expect(match.open.join()).toContain('Hasta Test')
    expect(match.poruthams.good + match.poruthams.fair).toBeLessThanOrEqual(10)
  })

  test('the verdict comes first: the grade, then what to talk about or that nothing speaks against it', async () => {
    const { kutas, verdict } = await matchOf({ bride: rohini, groom: rohini })
    expect(kutas.find(({ key }) => key === 'nadi')?.points).toBe(0)
    const isExcused = kutas.find(({ key }) => key === 'nadi')?.exception !== null
    expect(verdict.includes('Nadi')).toBe(!isExcused || verdict.includes(words.nothingAgainst.en))
    const inHindi = await matchOf({ bride: rohini, groom: hasta }, { language: 'hi' })
    expect(inHindi.verdict).toContain(words.verdictExcellent.hi)
  })

  test('who is bride and who is groom is asked, and matters', async () => {
    const firstMatch = await matchOf({ bride: rohini, groom: dhanu })
    const swappedMatch = await matchOf({ bride: dhanu, groom: rohini })
    const varna = (match: typeof firstMatch) =>
      match.kutas.find(({ key }) => key === 'varna')?.points
    expect([firstMatch.bride.name, swappedMatch.groom.name]).toEqual(['Rohini Test', 'Rohini Test'])
    expect(firstMatch.poruthams.list).not.toEqual(swappedMatch.poruthams.list)
    // The earth sign is Vaishya and the fire sign Kshatriya, which comes before it.
    expect([varna(firstMatch), varna(swappedMatch)]).toEqual([1, 0])
    const { status } = await drishti.callRaw('birthdetails/match', { bride: rohini })
    expect(status).toBe(422)
  })

  test('a match needs a name, a day and a place, but no gender, status or language', async () => {
    const { gender: _, marital_status: __, language: ___, ...bare } = rohini
    const match = await matchOf({ bride: bare, groom: bare })
    // One nakshatra and one pada: only the nadi is lost.
    expect(match.kutas.map(({ points }) => points)).toEqual([1, 2, 3, 4, 5, 6, 7, 0])
  })

  test('every word is told in the language of who asks', async () => {
    const couple = { bride: rohini, groom: dhanu }
    const hindi = await matchOf(couple, { language: 'hi' })
    const english = await matchOf(couple, { language: 'en' })
    const saidIn = ({ bride, groom, settings, ...match }: typeof hindi) => [
      ...match.kutas.flatMap(({ name, reason, source }) => [name, reason, source]),
      ...match.poruthams.list.flatMap(({ name, reason, source }) => [name, reason, source]),
      ...[match.manglik.reason, match.manglik.source, match.manglik.bride.reason],
      ...[match.manglik.bride.verdict, match.manglik.groom.verdict, match.summary],
      ...[bride.moon, groom.moon, ...settings.map(({ term }) => term)],
    ]
    for (const text of saidIn(hindi)) expect(text).toMatch(/[\u0900-\u097f]/)
    for (const text of saidIn(english)) expect(text).not.toMatch(/[\u0900-\u097f]/)
  })

  test('an unknown minute that leaves vashya open is counted low and said', async () => {
    const match = await matchOf({ bride: rohini, groom: dhanu })
    const vashya = match.kutas.find(({ key }) => key === 'vashya')
    expect(vashya).toMatchObject({ points: 1, points_at_most: 2 })
    expect(match.open).toEqual([words.moonHolds.en('Dhanu Test'), words.moreAtMost.en('1')])
    expect(match.manglik.groom.manglik).not.toBe(false)
    const timed = await matchOf({ bride: rohini, groom: rohini })
    expect(timed.open).toEqual([])
  })

  test('a day on which the Moon changes its star is refused, naming whose time is needed', async () => {
    for (const language of ['en', 'hi'] as const)
      for (const role of ['bride', 'groom'] as const) {
        const couple = { bride: rohini, groom: rohini, [role]: moving }
        const { status, body } = await drishti.call('birthdetails/match', couple, { language })
        const said = words.of[language](words[role][language], words.moonMoves[language])
        expect({ status, body }).toMatchObject({ status: 200, body: { message: said } })
      }
  })

  test('an hour that came twice is asked back for the one it is about, and the choice settles it', async () => {
    const twice = { ...rohini, dob: '14/05/1942', tob: '23:30' }
    const { body } = await drishti.call('birthdetails/match', { bride: hasta, groom: twice })
    const { message, choices } = body as {
      message: string
      choices: { field: string; value: number }[]
    }
    expect(message).toBe(words.of.en(words.groom.en, kundliWords.clockRepeated.en))
    expect(choices.map(({ field, value }) => [field, value])).toEqual([
      ['groom.tob_offset', 23_400],
      ['groom.tob_offset', 19_800],
    ])
    const settled = await matchOf({ bride: hasta, groom: { ...twice, tob_offset: 19_800 } })
    expect(settled.settings.map(({ value }) => value).join()).toContain('+05:30 (Asia/Kolkata)')
  })

  test('a saved kundli matches as its typed fields do', async () => {
    const user = await createTestUser(drishti)
    const bid = await createTestKundli(drishti, user, rohini)
    const saved = await matchOf({ bride: { bid }, groom: hasta }, user)
    expect(saved).toEqual(await matchOf({ bride: rohini, groom: hasta }))
  })

  test('AZ-01 nobody matches another’s kundli, in either place, nor learns that it exists', async () => {
    const [owner, otherUser] = [await createTestUser(drishti), await createTestUser(drishti)]
    const bid = await createTestKundli(drishti, owner, { full_name: 'Not Theirs' })
    const own = await createTestKundli(drishti, otherUser)
    const nobodys = crypto.randomUUID()
    for (const guess of [bid, nobodys])
      for (const couple of [
        { bride: { bid: guess }, groom: hasta },
        { bride: hasta, groom: { bid: guess } },
        { bride: { bid: own }, groom: { bid: guess } },
      ]) {
        const { status, body } = await drishti.call('birthdetails/match', couple, otherUser)
        expect({ status, body }).toMatchObject({ status: 404, body: { status: 'fail' } })
        expect(JSON.stringify(body)).not.toContain('Not Theirs')
        expect((await drishti.call('birthdetails/match', couple)).status).toBe(401)
      }
  })
})
