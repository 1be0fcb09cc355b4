import { describe, expect, test } from 'vitest'
import { understandQuestion } from '../understand/understand.ts'
import { askers } from './charts.ts'
import { evaluateReadings } from './evaluate.ts'
import { easeOf, textSimilarity, shinglesOf, violations } from './measures.ts'
import { evaluationQuestions } from './questions.ts'
import { missedTargets } from './report.ts'

const at = new Date('2026-11-20T06:30:00Z')

describe('the questions of the evaluation', () => {
  test('are thirty, over twenty charts, and are understood as they are meant in both languages', () => {
    expect(evaluationQuestions).toHaveLength(30)
    expect(askers).toHaveLength(20)
    for (const { topic, en, hi } of evaluationQuestions) {
      expect([en, understandQuestion(en, at).topic]).toEqual([en, topic])
      expect([hi, understandQuestion(hi, at).topic]).toEqual([hi, topic])
    }
  })
})

describe('the measures', () => {
  test('see two equal texts as alike and two others as not', () => {
    const [moonText, saturnText] = [
      'the moon in leo gives warmth and pride',
      'saturn asks for patience in work today',
    ]
    expect(textSimilarity(shinglesOf(moonText), shinglesOf(moonText))).toBe(1)
    expect(textSimilarity(shinglesOf(moonText), shinglesOf(saturnText))).toBe(0)
  })
  test('find what a person should not be told', () => {
    const person = { ageYears: 30, maritalStatus: 'married', gender: 'female' } as const
    const single = { ...person, maritalStatus: 'single' } as const
    expect(violations('You will get married in May.', person, true)).toHaveLength(1)
    expect(violations('The clearest window for marriage is near.', person, true)).toHaveLength(1)
    expect(violations('Your husband needs time.', single, true)).toHaveLength(1)
    expect(violations('आप बहुत काम करते हैं।', person, true)).toHaveLength(1)
    expect(violations('Mars stands in your tenth house.', person, false)).toHaveLength(1)
    expect(violations('Keep one evening for the two of you.', person, true)).toEqual([])
  })
  test('find short plain sentences easier than long learned ones', () => {
    const plain = easeOf(['You do well now.', 'Ask one friend.'], 'en')
    const learnedEase = easeOf(
      [
        'Considerable astrological configurations notwithstanding, perseverance necessitates equanimity.',
      ],
      'en',
    )
    expect(plain.score).toBeGreaterThan(learnedEase.score)
  })
})

describe('the readings over all charts', () => {
  test(
    'hold every bar: whole, specific, of one mind, kind, borne, easy to read',
    {
      timeout: 240_000,
    },
    async () => {
      const evaluation = await evaluateReadings({
        askers,
        questions: evaluationQuestions.filter((_asked, index) => index % 5 === 0 || index > 27),
        at,
      })
      expect({
        missed: missedTargets(evaluation),
        likeness: evaluation.likeness,
        violations: evaluation.violations,
        frightening: evaluation.frightening,
        unborne: evaluation.unborne,
        contradictions: evaluation.contradictions,
      }).toMatchObject({ missed: [] })
      expect(evaluation.answers).toBeGreaterThanOrEqual(640)
    },
  )
})
