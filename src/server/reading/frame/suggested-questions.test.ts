import { describe, expect, it } from 'vitest'
import { romanizeHindi } from '../../../words/hinglish/romanize.ts'
import { currentPeriodFollowUps, followUps } from '../../../words/reading/follow-ups.ts'
import type { FollowUp } from '../../../words/reading/follow-ups.ts'
import { asksBack } from '../composer/clarify.ts'
import { evaluationQuestions } from '../evaluation/questions.ts'
import { understandingOf } from './frame-understanding.ts'
import { readFrame } from './read-frame.ts'
import { settleByWords } from './settle/settle-by-words.ts'

const at = new Date('2026-11-22T06:30:00Z')

const askers = [
  { gender: 'female', age: 30, marital: 'single' },
  { gender: 'female', age: 38, marital: 'married' },
  { gender: 'male', age: 45, marital: 'married' },
  { gender: 'male', age: 58, marital: 'married' },
] as const
type Asker = (typeof askers)[number]

const graha = (text: string, [english, hindi]: readonly [string, string]) =>
  text.replace(/\{\w+\}/, /\p{Script=Devanagari}/u.test(text) ? hindi : english)

/** A suggestion with the table that it stands in. */
type Suggestion = FollowUp & { table: string }
const suggestions: Suggestion[] = [
  ...Object.entries(followUps).flatMap(([table, rows]) => rows.map((row) => ({ ...row, table }))),
  ...Object.values(currentPeriodFollowUps).map(({ en, hi }) => ({
    en: graha(en, ['Saturn', 'शनि']),
    hi: graha(hi, ['Saturn', 'शनि']),
    table: 'chart',
  })),
  ...evaluationQuestions.map(({ topic, ...row }) => ({ ...row, table: topic })),
]

/** Tables whose questions may be answered from another one. */
const answeredAlsoFrom: Readonly<Record<string, readonly string[]>> = {
  // When a phase begins or ends is judged with the years ahead, or from the dashas and transits themselves.
  timing: ['general', 'chart', 'money'],
  // A move to another city is judged by the house of the home.
  travel: ['money'],
  // A time to buy a house is judged by the house, and what is earned at work with the purse.
  general: ['money'],
  // That work is recognised is judged with fame.
  career: ['money', 'general'],
}

const fits = ({ isMarried, fromAge = 0, toAge = 120 }: Suggestion, { age, marital }: Asker) =>
  (isMarried ?? marital === 'married') === (marital === 'married') && age >= fromAge && age <= toAge

const cases = suggestions.flatMap((suggestion) =>
  [suggestion.en, suggestion.hi, romanizeHindi(suggestion.hi)].map((text) => ({
    text,
    table: suggestion.table,
    fitting: askers.filter((asker) => fits(suggestion, asker)),
  })),
)

describe('the questions that the product itself suggests', () => {
  it('each fit somebody', () => {
    expect(cases.filter(({ fitting }) => fitting.length === 0)).toEqual([])
  })

  it.each(cases)('$text', ({ text, table, fitting }) => {
    for (const person of fitting) {
      const frame = settleByWords(readFrame({ text, person }, at), text)
      const { topic } = understandingOf(frame, text, false)
      const { careLine, charge } = frame
      expect({ careLine, charge, asksBack: asksBack(frame) }, JSON.stringify(person)).toEqual({
        careLine: 'none',
        charge: true,
        asksBack: false,
      })
      expect([table, ...(answeredAlsoFrom[table] ?? [])]).toContain(topic)
    }
  })
})
