import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitIntoParagraphs } from './paragraphs.ts'
import { detectLanguage } from '../text/detect-language.ts'
import { sentenceEnd } from './reveal.ts'

test('grounded sentences stand on their own, in their paragraphs, and nothing is lost', () => {
  const text = 'Jupiter rules. Be calm. \n\nSaturn waits until 4.5 years. Then rest.'
  const paragraphs = splitIntoParagraphs(text, [
    { text: 'Jupiter rules.', fact_ids: ['a'] },
    { text: 'Saturn waits until 4.5 years.', fact_ids: ['b', 'c'] },
  ])
  expect(paragraphs.map((pieces) => pieces.map((piece) => [piece.text, piece.factIds]))).toEqual([
    [
      ['Jupiter rules.', ['a']],
      [' Be calm. ', []],
    ],
    [
      ['Saturn waits until 4.5 years.', ['b', 'c']],
      [' Then rest.', []],
    ],
  ])
})

test('the same sentence twice is two pieces, and one that is not in the text is left out', () => {
  const twice = splitIntoParagraphs('Wait. Wait.', [
    { text: 'Wait.', fact_ids: ['a'] },
    { text: 'Never said.', fact_ids: ['x'] },
    { text: 'Wait.', fact_ids: ['b'] },
  ])
  expect(
    twice
      .flat()
      .filter((piece) => piece.factIds.length)
      .map((piece) => piece.factIds[0]),
  ).toEqual(['a', 'b'])
})

test('whatever the text and the sentences, the pieces put together are the text', () => {
  const piece = fc.constantFrom(
    'Wait. ',
    'शनि रुकता है। ',
    'No end',
    '\n\n',
    '4.5 ',
    '<b>x</b>',
    ' ',
    '…',
  )
  fc.assert(
    fc.property(fc.array(piece), fc.array(piece), (parts, grounded) => {
      const text = parts.join('')
      const sentences = grounded
        .filter((sentence) => sentence.trim())
        .map((sentence) => ({ text: sentence, fact_ids: ['f'] }))
      const paragraphs = splitIntoParagraphs(text, sentences)
      const back = paragraphs.map((pieces) => pieces.map((one) => one.text).join('')).join('')
      expect(back).toBe(text.replaceAll('\n\n', ''))
      const keys = paragraphs.flat().map((one) => one.key)
      expect(new Set(keys).size).toBe(keys.length)
    }),
  )
})

test('a sentence ends after its sign and the space behind it, in both languages', () => {
  expect(sentenceEnd('One. Two.', 0)).toBe(5)
  expect(sentenceEnd('एक। दो।', 0)).toBe(4)
  expect(sentenceEnd('At 4.5 degrees. Then', 0)).toBe(16)
  expect(sentenceEnd('He said "no." Then', 0)).toBe(14)
  expect(sentenceEnd('No end', 0)).toBe(6)
})

test('a text is in Hindi when it is written in Devanagari', () => {
  expect(detectLanguage('मेरी नौकरी')).toBe('hi')
  expect(detectLanguage('Meri naukri kab lagegi?')).toBe('en')
})
