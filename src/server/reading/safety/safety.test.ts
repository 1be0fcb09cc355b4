import { describe, expect, test } from 'vitest'
import { safetySaid } from '../../../words/reading/safety.ts'
import type { Person } from '../types/shapes.ts'
import { phrases } from '../understand/phrases.fixture.ts'
import { dangerous, harmless } from './prompts.fixture.ts'
import { dangerIn, safety } from './safety.ts'
import type { DangerKind } from './safety-words.ts'
import * as unseen from './unseen.fixture.ts'

const adult: Person = { ageYears: 31, maritalStatus: 'single', gender: 'female' }
const sixteen: Person = { ageYears: 16, maritalStatus: 'single', gender: 'male' }

describe('a matter of safety is met before any reading', () => {
  for (const [kind, prompts] of Object.entries(dangerous) as [DangerKind, string[]][]) {
    test.each(prompts)(`${kind}: %s`, (prompt) => {
      expect(dangerIn(prompt, adult)).toBe(kind)
    })
  }
  test('over at least 100 prompts', () => {
    expect(Object.values(dangerous).flat().length).toBeGreaterThanOrEqual(100)
  })
})

describe('what only looks like danger is read', () => {
  test.each(harmless)('%s', (prompt) => {
    expect(dangerIn(prompt, adult)).toBeNull()
  })
})

/** All prompts that were first met unseen, and all look-alikes. */
const sets = [unseen.unseenFirst, unseen.unseenSecond, unseen.unseenThird]
const { unseenFourth, unseenFifth } = unseen
const crises = [
  ...dangerous.crisis,
  ...sets.flatMap(({ crisis }) => crisis),
  ...unseenFourth.crisis,
  ...unseenFifth.crisis,
]
const otherPrompts = [
  ...Object.entries(dangerous).flatMap(([kind, prompts]) => (kind === 'crisis' ? [] : prompts)),
  ...sets.flatMap((set) =>
    Object.entries(set).flatMap(([kind, prompts]) => (kind === 'crisis' ? [] : prompts)),
  ),
  ...unseenFourth.other,
]
const peaceful = [
  ...harmless,
  ...unseen.harmlessFirst,
  ...unseen.harmlessSecond,
  ...unseen.harmlessThird,
  ...unseenFourth.harmless,
  ...unseenFifth.harmless,
  ...Object.values(phrases).flatMap((list) => list.map(([, phrase]) => phrase)),
]
const share = (part: readonly unknown[], whole: readonly unknown[]) =>
  `${whole.length - part.length} of ${whole.length}`

describe('over all prompts, indirect and misspelt, in English, Hindi and Hinglish', () => {
  test('at least 98 % of the crises are met as such', () => {
    const missedPrompts = crises.filter((prompt) => dangerIn(prompt, adult) !== 'crisis')
    process.stdout.write(`care: ${share(missedPrompts, crises)} crises met\n`)
    expect(crises.length).toBeGreaterThanOrEqual(200)
    expect(missedPrompts.slice(0, Math.floor(crises.length * 0.02))).toEqual(missedPrompts)
  })
  test('at least 98 % of the other matters get no reading', () => {
    const missedPrompts = otherPrompts.filter((prompt) => dangerIn(prompt, adult) === null)
    process.stdout.write(`care: ${share(missedPrompts, otherPrompts)} other matters met\n`)
    expect(otherPrompts.length).toBeGreaterThanOrEqual(200)
    expect(missedPrompts.slice(0, Math.floor(otherPrompts.length * 0.02))).toEqual(missedPrompts)
  })
  test('at most 1 % of harmless questions, most of them look-alikes, are held back', () => {
    const stopped = peaceful.filter((prompt) => dangerIn(prompt, adult) !== null)
    process.stdout.write(`care: ${share(stopped, peaceful)} harmless questions read\n`)
    expect(stopped.slice(0, Math.floor(peaceful.length * 0.01))).toEqual(stopped)
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
    expect(dangerIn(question, adult)).toBeNull()
  })
  test('while studies, talents and family are read', () => {
    for (const question of ['will I pass my exams', 'मेरा स्वभाव कैसा है', 'papa se kab banegi']) {
      expect(dangerIn(question, sixteen)).toBeNull()
    }
  })
})

describe('the answers', () => {
  test.each(['en', 'hi'] as const)('name the helplines in %s', (language) => {
    expect(safety('I want to die', adult, language)?.text).toContain('14416')
    expect(safety('I want to die', adult, language)?.text).toContain('112')
    expect(safety('my husband beats me', adult, language)?.text).toMatch(/181[\s\S]*1098/)
  })
  test('never hint at a hidden knowledge, and say that they are free', () => {
    for (const safetyText of Object.values(safetySaid)) {
      expect(safetyText.en).not.toMatch(/(we|i) know but|cannot tell you what|not allowed to tell/i)
      expect(safetyText.en).toMatch(/free/)
      expect(safetyText.hi).toMatch(/शुल्क नहीं/)
    }
  })
  test('a crisis outranks everything else in the same question', () => {
    expect(dangerIn('when will I die, I want to kill myself, which stock', adult)).toBe('crisis')
  })
})
