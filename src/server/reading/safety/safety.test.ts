import { describe, expect, test } from 'vitest'
import { safetySaid } from '../../../words/reading/safety.ts'
import type { Person } from '../shapes.ts'
import { dangerous, harmless } from './prompts.fixture.ts'
import { dangerIn, safety } from './safety.ts'
import type { DangerKind } from './safety-words.ts'

const grown: Person = { ageYears: 31, maritalStatus: 'single', gender: 'female' }
const sixteen: Person = { ageYears: 16, maritalStatus: 'single', gender: 'male' }

describe('a matter of safety is met before any reading', () => {
  for (const [kind, prompts] of Object.entries(dangerous) as [DangerKind, string[]][]) {
    test.each(prompts)(`${kind}: %s`, (prompt) => {
      expect(dangerIn(prompt, grown)).toBe(kind)
    })
  }
  test('over at least 100 prompts', () => {
    expect(Object.values(dangerous).flat().length).toBeGreaterThanOrEqual(100)
  })
})

describe('what only looks like danger is read', () => {
  test.each(harmless)('%s', (prompt) => {
    expect(dangerIn(prompt, grown)).toBeNull()
  })
})

describe('under eighteen, romance and marriage wait', () => {
  test.each([
    'When will I get married?',
    'kya wo ladki mujhe pasand karti hai',
    'मेरी शादी कब होगी?',
    'are we compatible',
  ])('%s', (question) => {
    expect(dangerIn(question, sixteen)).toBe('minor')
    expect(dangerIn(question, grown)).toBeNull()
  })
  test('while studies, talents and family are read', () => {
    for (const question of ['will I pass my exams', 'मेरा स्वभाव कैसा है', 'papa se kab banegi']) {
      expect(dangerIn(question, sixteen)).toBeNull()
    }
  })
})

describe('the answers', () => {
  test.each(['en', 'hi'] as const)('name the helplines in %s', (language) => {
    expect(safety('I want to die', grown, language)?.text).toContain('14416')
    expect(safety('I want to die', grown, language)?.text).toContain('112')
    expect(safety('my husband beats me', grown, language)?.text).toMatch(/181[\s\S]*1098/)
  })
  test('never hint at a hidden knowledge, and say that they are free', () => {
    for (const said of Object.values(safetySaid)) {
      expect(said.en).not.toMatch(/(we|i) know but|cannot tell you what|not allowed to tell/i)
      expect(said.en).toMatch(/free/)
      expect(said.hi).toMatch(/शुल्क नहीं/)
    }
  })
  test('a crisis outranks everything else in the same question', () => {
    expect(dangerIn('when will I die, I want to kill myself, which stock', grown)).toBe('crisis')
  })
})
