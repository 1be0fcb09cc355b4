import { expect, test } from 'vitest'
import { foldedWords } from './fold.ts'
import { timeInQuestion } from './time-in-question.ts'

const at = new Date('2026-11-24T06:30:00Z')

test.each([
  ['will my uk visa come before january', '2026-12-31T18:30:00.000Z'],
  ['जनवरी से पहले नौकरी लगेगी क्या', '2026-12-31T18:30:00.000Z'],
  ['transfer march tak ho jayega', '2027-03-31T18:30:00.000Z'],
  ['will I get it by april', '2027-04-30T18:30:00.000Z'],
])('a month before or by which something is to come ends the time: %s', (question, to) => {
  expect(timeInQuestion(foldedWords(question), at)).toEqual({
    kind: 'span',
    from: at.toISOString(),
    to,
  })
})

test('a month by itself is that month', () => {
  expect(timeInQuestion(foldedWords('job in january'), at)?.from).toBe('2026-12-31T18:30:00.000Z')
})
