import { expect, test } from 'vitest'
import { foldedWords } from './fold.ts'
import { buildLexicon, findPhrases } from './lexicon.ts'

const table = buildLexicon<string>([
  ['job, new job, new* job, new job soon', 'work'],
  ['jo*, j*, joint*', 'stem'],
  ['new j*', 'mixed'],
  ['new job', 'again'],
])
const found = (text: string) =>
  findPhrases(table, foldedWords(text)).map(({ value, at, length }) => `${value} ${at} ${length}`)

test('every phrase that stands in the words is found: of one word the longer first, then as they are given', () => {
  expect(found('my new job soon')).toEqual([
    'work 1 3',
    'work 1 2',
    'mixed 1 2',
    'again 1 2',
    'work 1 2',
    'work 2 1',
    'stem 2 1',
    'stem 2 1',
  ])
  expect(found('joints newer job')).toContain('work 1 2')
  expect(found('j')).toEqual(['stem 0 1'])
  expect(found('')).toEqual([])
})
