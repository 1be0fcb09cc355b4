import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { testBirthDetails } from '../../testing/test-data.ts'
import { askInTestChat, openTestChat, questionsLeft } from '../chat.testing.ts'

interface Preview {
  status: string
  care: string[] | null
  preview: {
    lines: string[]
    more: number
    language: string
    chart: { drawing: string; rows: { term: string; value: string }[] }
  } | null
}

describe.each(testDatabases)('before log-in, on %s', (on) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ on })
  })
  afterAll(() => app.close())

  const previewOf = async (input: object, language: 'en' | 'hi' = 'en') => {
    const headers = { 'accept-language': language }
    const { status, body } = await app.callRaw('chats/previewAnswer', input, { headers })
    expect(status).toBe(200)
    return body as Preview
  }

  test('a question and a birth give the chart and two sentences, and no more of the answer', async () => {
    const question = 'When will I find better work?'
    const { care, preview } = await previewOf({ question, birth: testBirthDetails() })
    expect(care).toBeNull()
    expect(preview?.lines).toHaveLength(2)
    expect(preview?.more).toBeGreaterThan(1)
    expect(preview?.chart.drawing).toMatch(/^<svg/)
    expect(preview?.chart.rows.map(({ term }) => term)).toEqual(['Lagna', 'Moon', 'Dasha now'])
    // They are how the answer begins that is paid for.
    const chat = await openTestChat(app)
    const { text } = await askInTestChat(app, chat, question)
    for (const line of preview?.lines ?? []) expect(text).toContain(line)
    expect(await questionsLeft(app, chat.user)).toBe(2)
  })

  test('a cry for help gets its card at once, with no birth asked for', async () => {
    for (const [question, number] of [
      ['I want to end my life, when will it be over?', '14416'],
      ['मैं मर जाना चाहता हूँ, कब ख़त्म होगा?', '14416'],
      ['My husband beats me every day, will he change?', '181'],
    ] as const) {
      const { care, preview } = await previewOf({ question })
      expect(preview).toBeNull()
      expect(care?.join(' '), question).toContain(number)
    }
  })

  test('without a birth a plain question gets neither', async () => {
    expect(await previewOf({ question: 'When will I find better work?' })).toEqual({
      status: 'success',
      care: null,
      preview: null,
    })
  })

  test('what a birth shows of the asker is weighed too: somebody under eighteen is not read on love', async () => {
    const birth = testBirthDetails({ dob: '14/03/2014' })
    const { care, preview } = await previewOf({ question: 'Will my girlfriend marry me?', birth })
    expect(preview).toBeNull()
    expect(care).not.toBeNull()
  })

  test('an unknown minute gives signs alone, an impossible day a refusal', async () => {
    const birth = testBirthDetails({ dob: '15/03/1991', tob: '', tob_known: false })
    const { preview } = await previewOf({ question: 'When will I marry?', birth })
    expect(preview?.chart.rows.map(({ term }) => term)).toEqual(['Moon'])
    const refused = {
      question: 'When will I marry?',
      birth: testBirthDetails({ dob: '31/02/1991' }),
    }
    expect(await previewOf(refused)).toMatchObject({ status: 'fail' })
  })

  test('nothing of the question or the birth is stored or logged', async () => {
    const question = 'Will the mango trade of Zarafshan bring me luck?'
    const birth = testBirthDetails({ full_name: 'Zebunissa Kalpanik' })
    await previewOf({ question, birth })
    const { births, messages } = await rowCounts(app)
    await previewOf({ question, birth })
    expect(await rowCounts(app)).toEqual({ births, messages })
  })
})

async function rowCounts({ db }: TestApp) {
  const births = await db.selectFrom('births').select('bid').execute()
  const messages = await db.selectFrom('messages').select('mid').execute()
  return { births: births.length, messages: messages.length }
}
