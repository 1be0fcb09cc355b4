import { readToEnd } from './charts.fixture.ts'
import { describe, expect, test } from 'vitest'
import { testReadingRequest, someCharts, untimedChart } from './charts.fixture.ts'
import { dateText } from './verdicts/date-text.ts'
import { suggestQuestions, summarizeChat } from './reading.ts'
import type {
  ReadingLanguage,
  MaritalStatus,
  SuggestionsRequest,
  SummaryRequest,
} from './reading.ts'
import { dangerInQuestion } from './safety/safety.ts'
import { understandQuestion } from './understand/understand.ts'

const base = testReadingRequest()
const requestWith = (changes: Partial<SuggestionsRequest> = {}): SuggestionsRequest => ({
  ...base,
  askedQuestions: [],
  ...changes,
})

describe('what to ask next', () => {
  const many = someCharts.flatMap((chart, at) =>
    (['en', 'hi'] as ReadingLanguage[]).map((language) => {
      const maritalStatus: MaritalStatus = at % 2 === 0 ? 'single' : 'married'
      const person = { ageYears: 18 + at * 2, maritalStatus, gender: 'male' as const }
      return {
        person,
        language,
        found: suggestQuestions(
          requestWith({ chart, language, person, persona: at % 3 === 0 ? 'oracle' : 'astra' }),
        ),
      }
    }),
  )
  test('is three different questions, in the language', () => {
    for (const { found, language } of many) {
      expect(new Set(found).size).toBe(3)
      for (const question of found) expect(/[\u0900-\u097f]/.test(question)).toBe(language === 'hi')
    }
  })
  test('is understood when it is asked, and is no matter of safety', () => {
    for (const question of new Set(many.flatMap(({ found }) => found))) {
      expect([question, understandQuestion(question, base.at).topic]).not.toEqual([
        question,
        'unclear',
      ])
      expect([question, dangerInQuestion(question, base.person)]).toEqual([question, null])
    }
  })
  test('never asks the married about a future marriage, nor the young about love', () => {
    for (const { found, person } of many) {
      if (person.maritalStatus === 'married')
        expect(found.join(' ')).not.toMatch(/partner suits|जीवनसाथी ठीक/)
    }
    const young = { ageYears: 15, maritalStatus: 'single' as const, gender: 'female' as const }
    for (const chart of someCharts) {
      expect(suggestQuestions(requestWith({ chart, person: young })).join(' ')).not.toMatch(
        /love|partner|marriage/,
      )
    }
  })
  test('does not repeat what was asked', () => {
    const first = suggestQuestions(requestWith())
    const then = suggestQuestions(requestWith({ askedQuestions: first }))
    expect(then.filter((question) => first.includes(question))).toEqual([])
  })
  test('differs between charts', () => {
    expect(
      new Set(someCharts.map((chart) => suggestQuestions(requestWith({ chart })).join('|'))).size,
    ).toBeGreaterThan(someCharts.length / 2)
  })
})

describe('the summary of a chat', () => {
  const chat = (changes: Partial<SummaryRequest> = {}): SummaryRequest => ({
    ...base,
    history: [
      { question: 'Will I get a better job?', answer: 'Yes.', outcome: 'answer' },
      { question: 'Hello there', answer: 'Namaste.', outcome: 'clarify' },
      { question: 'How can I save money?', answer: 'Like this.', outcome: 'answer' },
    ],
    ...changes,
  })
  test('is three lines: the topics that were answered, the verdict on the last, a date', () => {
    const [asked, said, date] = summarizeChat(chat())
    expect(asked).toBe('You asked about work and money.')
    expect(said).toMatch(/^On money your chart/)
    expect(date).toMatch(/\d{4}/)
  })
  test('keeps the very dates that the answer named', async () => {
    for (const chart of someCharts.filter((one) => one.timeKnown))
      for (const question of ['When will I get married?', 'When will I win my court case?']) {
        const { text, done } = await readToEnd({
          chart,
          question,
          person: base.person,
          at: base.at,
        })
        const window = done[0]?.verdict?.window
        if (!window) continue
        const history = [{ question, answer: text, outcome: 'answer' as const }]
        const [, , date] = summarizeChat(chat({ chart, history }))
        // What has begun on the day of asking is told as "now".
        const asked = dateText(base.at.toISOString()).en
        const dates = (date.match(/\d+ \w+ \d{4}/g) ?? []).filter((each) => each !== asked)
        expect([question, dates.filter((each) => !text.includes(each))]).toEqual([question, []])
      }
  })
  test('is in Hindi for a Hindi chat', () => {
    for (const line of summarizeChat(chat({ language: 'hi' })))
      expect(line).toMatch(/^[^a-zA-Z]+।$/)
  })
  test('holds for an empty chat and for a birth without a time', () => {
    for (const chart of [...someCharts, untimedChart]) {
      for (const line of summarizeChat(chat({ chart, history: [] }))) expect(line).toMatch(/[.।]$/)
    }
  })
})
