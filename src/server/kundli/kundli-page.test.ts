import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ApiReply, ApiName, WireInput } from '../../contract/apis.ts'
import { kundliMessages as words } from '../../words/kundli/kundli.ts'
import { testDatabases, openTestApp, type CallOptions, type TestApp } from '../testing/test-app.ts'
import {
  createTestKundli,
  createTestUser,
  testBirthDetails,
  type TestUser,
} from '../testing/test-data.ts'

const noon = new Date('2026-06-15T12:00:00Z')
/** The calls that the kundli page is made of, with what they want beside the birth. */
const calls = [
  ['birthdetails/kundli', {}],
  ['birthdetails/drawing', { varga: 'D9' }],
  ['birthdetails/dashas', { dasha: '0.3' }],
] as const

describe.each(testDatabases)('the kundli page on %s', (on) => {
  let drishti: TestApp
  let owner: TestUser
  let otherUser: TestUser
  let bid: string
  beforeAll(async () => {
    drishti = await openTestApp({ on, parts: { clock: () => noon } })
    owner = await createTestUser(drishti)
    otherUser = await createTestUser(drishti)
    bid = await createTestKundli(drishti, owner, { full_name: 'Asha Kalpanik' })
  })
  afterAll(() => drishti.close())

  const successOf = async <N extends ApiName>(name: N, input: WireInput<N>, call?: CallOptions) => {
    const { body } = await drishti.call(name, input, call)
    if ((body as { status: string }).status !== 'success') throw new Error(JSON.stringify(body))
    return body as Extract<ApiReply<N>, { status: 'success' }>
  }

  test.each(calls)('AZ-01 %s of a saved kundli is the owner’s alone', async (name, extraInput) => {
    expect((await drishti.callRaw(name, { bid, ...extraInput }, owner)).status).toBe(200)
    const caller = await drishti.callRaw(name, { bid, ...extraInput })
    expect(caller.status).toBe(401)
    const stranger = await drishti.callRaw(name, { bid, ...extraInput }, otherUser)
    expect(stranger.status).toBe(404)
    expect(stranger.body).toMatchObject({ status: 'fail', message: words.notFound.en })
    expect(JSON.stringify([caller.body, stranger.body])).not.toContain('Asha')
  })

  test.each(calls)('AZ-07 %s of a guessed id hits nothing', async (name, more) => {
    const guessed = { bid: 'f3b9a3f0-0000-4000-8000-000000000000', ...more }
    expect((await drishti.callRaw(name, guessed, owner)).status).toBe(404)
    expect((await drishti.callRaw(name, { ...guessed, bid: "' or 1=1 --" }, owner)).status).toBe(
      422,
    )
  })

  test('a visitor sees the same page of what they typed as its owner of what they saved', async () => {
    const typed = await successOf(
      'birthdetails/kundli',
      testBirthDetails({ full_name: 'Asha Kalpanik' }),
    )
    const saved = await successOf('birthdetails/kundli', { bid }, owner)
    expect(typed).toEqual(saved)
    const { births } = await successOf('birthdetails/list', {}, otherUser)
    expect(births).toEqual([])
  })

  test('the page speaks the visitor’s language, of the same facts', async () => {
    const english = await successOf('birthdetails/kundli', { bid }, owner)
    const hindi = await successOf('birthdetails/kundli', { bid }, { ...owner, language: 'hi' })
    expect(hindi.kundli.facts_hash).toBe(english.kundli.facts_hash)
    expect(hindi.kundli.summary[0]!.term).toBe('लग्न')
    expect(english.kundli.summary[0]!.term).toBe('Lagna')
  })

  test('a division that there is none of, or a path that leads nowhere, opens the page as usual', async () => {
    const plain = await successOf('birthdetails/kundli', { bid }, owner)
    for (const more of [{ varga: 'D5' }, { dasha: '9' }, { dasha: '0.0.0.0.0' }, { dasha: 'x' }]) {
      const { body } = await drishti.callRaw('birthdetails/kundli', { bid, ...more }, owner)
      expect(body).toEqual(plain)
    }
  })

  test('the parts alone refuse what they can’t show, and say what is missing', async () => {
    for (const [name, extraInput] of [
      ['birthdetails/drawing', { varga: 'D5' }],
      ['birthdetails/dashas', { dasha: '0.9' }],
      ['birthdetails/dashas', { dasha: '0.0.0.0.0' }],
    ] as const)
      expect((await drishti.callRaw(name, { bid, ...extraInput }, owner)).status).toBe(422)
    const asked = { ...testBirthDetails({ tob: '', tob_known: false }), dasha: '0' }
    const { status, body } = await drishti.call('birthdetails/dashas', asked, { language: 'hi' })
    expect(status).toBe(200)
    expect(body).toEqual({ status: 'fail', message: words.needsMinute.hi })
  })

  test('facts come only where they are asked for', async () => {
    expect((await successOf('birthdetails/kundli', { bid }, owner)).kundli.facts).toBeNull()
    const { kundli } = await successOf('birthdetails/kundli', { bid, facts: true }, owner)
    expect(kundli.facts!.map(({ id }) => id)).toContain('moon.nakshatra')
  })

  test('a part asked alone is the part that the whole page shows', async () => {
    const { kundli } = await successOf(
      'birthdetails/kundli',
      { bid, varga: 'D9', dasha: '0.3' },
      owner,
    )
    const { drawings } = await successOf('birthdetails/drawing', { bid, varga: 'D9' }, owner)
    expect(drawings).toEqual(kundli.drawings)
    const { parts } = await successOf('birthdetails/dashas', { bid, dasha: '0.3' }, owner)
    expect(parts).toEqual(kundli.dashas!.periods[0]!.parts![3]!.parts)
  })

  test('OPS-06 no birth, name or place of it reaches the log', () => {
    const log = drishti.log.join('\n')
    expect(log).toContain('birthdetails/kundli')
    for (const secret of ['Asha', 'Pune', '1991', '06:45', bid]) expect(log).not.toContain(secret)
  })

  test.each(['1900-01-01', '1900-01-02'])(
    'the first days of the engine’s range, %s, have a page or a sentence, never a fault',
    async (day) => {
      const dob = day.split('-').toReversed().join('/')
      for (const tob of ['00:00', '05:22', '05:24', '06:00', '23:59', '']) {
        const { status } = await drishti.call(
          'birthdetails/kundli',
          testBirthDetails({ dob, tob, tob_known: tob !== '' }),
        )
        expect({ tob, status }).toEqual({ tob, status: 200 })
      }
    },
  )
})
