import { describe, expect, test } from 'vitest'
import { safetyMessages } from '../../../words/reading/safety.ts'
import type { PersonProfile } from '../types/reading-types.ts'
import { typedQuestions } from '../understand/typed-questions.fixture.ts'
import { dangerousPrompts, harmlessPrompts } from './prompts.fixture.ts'
import { dangerInQuestion, checkSafety } from './safety.ts'
import type { DangerKind } from './safety-words.ts'
import * as unseen from './unseen-prompts.fixture.ts'

const adult: PersonProfile = { ageYears: 31, maritalStatus: 'single', gender: 'female' }
const sixteen: PersonProfile = { ageYears: 16, maritalStatus: 'single', gender: 'male' }

describe('a matter of safety is met before any reading', () => {
  for (const [kind, prompts] of Object.entries(dangerousPrompts) as [DangerKind, string[]][]) {
    test.each(prompts)(`${kind}: %s`, (prompt) => {
      expect(dangerInQuestion(prompt, adult)).toBe(kind)
    })
  }
  test('over at least 100 prompts', () => {
    expect(Object.values(dangerousPrompts).flat().length).toBeGreaterThanOrEqual(100)
  })
})

describe('what only looks like danger is read', () => {
  test.each(harmlessPrompts)('%s', (prompt) => {
    expect(dangerInQuestion(prompt, adult)).toBeNull()
  })
})

/** All prompts that were first met unseen, and all look-alikes. */
const sets = [unseen.unseenFirst, unseen.unseenSecond, unseen.unseenThird]
const { unseenFourth, unseenFifth } = unseen
const crises = [
  ...dangerousPrompts.crisis,
  ...sets.flatMap(({ crisis }) => crisis),
  ...unseenFourth.crisis,
  ...unseenFifth.crisis,
]
const otherPrompts = [
  ...Object.entries(dangerousPrompts).flatMap(([kind, prompts]) =>
    kind === 'crisis' ? [] : prompts,
  ),
  ...sets.flatMap((set) =>
    Object.entries(set).flatMap(([kind, prompts]) => (kind === 'crisis' ? [] : prompts)),
  ),
  ...unseenFourth.other,
]
const peaceful = [
  ...harmlessPrompts,
  ...unseen.harmlessFirst,
  ...unseen.harmlessSecond,
  ...unseen.harmlessThird,
  ...unseenFourth.harmless,
  ...unseenFifth.harmless,
  ...Object.values(typedQuestions).flatMap((list) => list.map(([, phrase]) => phrase)),
]
const share = (part: readonly unknown[], whole: readonly unknown[]) =>
  `${whole.length - part.length} of ${whole.length}`

describe('over all prompts, indirect and misspelt, in English, Hindi and Hinglish', () => {
  test('at least 98 % of the crises are met as such', () => {
    const missedPrompts = crises.filter((prompt) => dangerInQuestion(prompt, adult) !== 'crisis')
    process.stdout.write(`care: ${share(missedPrompts, crises)} crises met\n`)
    expect(crises.length).toBeGreaterThanOrEqual(200)
    expect(missedPrompts.slice(0, Math.floor(crises.length * 0.02))).toEqual(missedPrompts)
  })
  test('at least 98 % of the other matters get no reading', () => {
    const missedPrompts = otherPrompts.filter((prompt) => dangerInQuestion(prompt, adult) === null)
    process.stdout.write(`care: ${share(missedPrompts, otherPrompts)} other matters met\n`)
    expect(otherPrompts.length).toBeGreaterThanOrEqual(200)
    expect(missedPrompts.slice(0, Math.floor(otherPrompts.length * 0.02))).toEqual(missedPrompts)
  })
  test('at most 1 % of harmless questions, most of them look-alikes, are held back', () => {
    const stopped = peaceful.filter((prompt) => dangerInQuestion(prompt, adult) !== null)
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
    expect(dangerInQuestion(question, sixteen)).toBe('minor')
    expect(dangerInQuestion(question, adult)).toBeNull()
  })
  test('while studies, talents and family are read', () => {
    for (const question of ['will I pass my exams', 'मेरा स्वभाव कैसा है', 'papa se kab banegi']) {
      expect(dangerInQuestion(question, sixteen)).toBeNull()
    }
  })
})

describe('the answers', () => {
  test.each(['en', 'hi'] as const)('name the helplines in %s', (language) => {
    expect(checkSafety('I want to die', adult, language)?.text).toContain('14416')
    expect(checkSafety('I want to die', adult, language)?.text).toContain('112')
    expect(checkSafety('my husband beats me', adult, language)?.text).toMatch(/181[\s\S]*1098/)
  })
  test('never hint at a hidden knowledge, and say that they are free', () => {
    for (const safetyText of Object.values(safetyMessages)) {
      expect(safetyText.en).not.toMatch(/(we|i) know but|cannot tell you what|not allowed to tell/i)
      expect(safetyText.en).toMatch(/free/)
      expect(safetyText.hi).toMatch(/शुल्क नहीं/)
    }
  })
  test('a crisis outranks everything else in the same question', () => {
    expect(dangerInQuestion('when will I die, I want to kill myself, which stock', adult)).toBe(
      'crisis',
    )
  })
})
