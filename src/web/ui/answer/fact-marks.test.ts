import { expect, test } from 'vitest'
import { factMark as mark } from '../../../contract/core/constants.ts'
import { markedSentences, readMarks } from './fact-marks.ts'
import { splitIntoParagraphs } from './paragraphs.ts'

test('marks are taken out of a text, and the sentences before them are those that come at its end', () => {
  const marked = `Hello. The Moon is in Aries.${mark} Rest now.\n\nVenus is strong.${mark}`
  const { text, markEnds } = readMarks(marked)
  expect(text).toBe('Hello. The Moon is in Aries. Rest now.\n\nVenus is strong.')
  const sentences = markedSentences(text, markEnds)
  expect(sentences.map((one) => one.text)).toEqual(['The Moon is in Aries.', 'Venus is strong.'])
  const atTheEnd = sentences.map((one) => ({ ...one, fact_ids: ['moon.rashi'] }))
  const shape = (grounded: typeof sentences) =>
    splitIntoParagraphs(text, grounded).map((runs) =>
      runs.map(({ key, text: words, mark: number }) => [key, words, number]),
    )
  expect(shape(sentences)).toEqual(shape(atTheEnd))
})

test('a text without marks, or cut before one, keeps what there is', () => {
  expect(readMarks('Hello. Wor')).toEqual({ text: 'Hello. Wor', markEnds: [] })
  expect(markedSentences('Hello.', [])).toEqual([])
})
