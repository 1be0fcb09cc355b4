import { expect, test } from 'vitest'
import * as trust from '../../../words/reading/service/trust-answers.ts'
import { sentences } from './paragraphs.ts'

/** Every text below a value, in either language. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

test('the sentences of a text are the whole text, also where a page is named by a question', () => {
  const texts = textsIn(trust)
  expect(texts.some((text) => /[?!]”/.test(text))).toBe(true)
  for (const text of texts) {
    const told = [...sentences(text)]
    expect(told.map(({ before, text: sentence }) => before + sentence).join('')).toBe(text)
    expect(told.every(({ text: sentence }) => !/^[”,.]/.test(sentence))).toBe(true)
  }
})
