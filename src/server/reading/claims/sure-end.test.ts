import { describe, expect, test } from 'vitest'
import { isSurelyEnded } from './sure-end.ts'

describe('whether a sentence has ended, whatever comes next', () => {
  test.each([
    'Saturn rules the seventh house.',
    'Better work is likely after March 2027.',
    'It lasts until 9 Feb 2028.',
    'Mars stands in the 10th.',
    'This is the right time.',
    'Ab samay aapke saath hai.',
    'शनि दशम भाव में हैं।',
    'क्या समय अच्छा है?',
    'He said “wait a little.”',
    'She asked "why is it so late?"',
    'Jupiter’s period helps (as Saturn allows).',
    'Mars stands in the tenth house [mars.house].',
    'Be patient!',
  ])('%s is whole', (text) => {
    expect(isSurelyEnded(text)).toBe(true)
  })

  test.each([
    ['an abbreviation', 'Ask Dr.'],
    ['one of more letters', 'It takes approx.'],
    ['a short word that may be one', 'This is for the govt.'],
    ['an initial', 'Ask Mr. A.'],
    ['initials', 'at 10 a.m.'],
    ['a figure that may go on', 'The score is 24.'],
    ['a year that may be the first part of a date', 'It begins on 2028.'],
    ['the number of a list', '1.'],
    ['an address', 'See example.org/reading.'],
    ['a Hindi abbreviation', 'आप डॉ.'],
    ['a Hindi word with a full stop', 'ई.पू.'],
    ['what is said by somebody', 'He said “wait a little.'],
    ['the same in plain marks', 'He said "it is late.'],
    ['the same in single marks', "He said 'it is late."],
    ['brackets', 'Jupiter helps (as Saturn allows.'],
    ['dots', 'Perhaps…'],
    ['no end', 'Saturn rules the house'],
    ['nothing', ''],
  ])('not so with %s: %s', (_what, text) => {
    expect(isSurelyEnded(text)).toBe(false)
  })
})
