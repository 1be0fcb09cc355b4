import { expect, test } from 'vitest'
import { splitAtWindows } from './date-windows.ts'

const windowsIn = (sentence: string) =>
  splitAtWindows(sentence)
    .filter((piece) => piece.isWindow)
    .map((piece) => piece.text)

test('the windows of a sentence are found in each language, and the pieces make it up again', () => {
  const sentences: [string, string[]][] = [
    ['The best time is 1 May 2030 to 23 September 2030.', ['1 May 2030 to 23 September 2030']],
    ['From February to March 2028 it is quiet.', ['February to March 2028']],
    ['सबसे अच्छा समय 1 मई 2030 से 23 सितंबर 2030 तक है।', ['1 मई 2030 से 23 सितंबर 2030']],
    [
      'Sabse achha samay 1 May 2030 se 23 September 2030 tak hai.',
      ['1 May 2030 se 23 September 2030'],
    ],
    [
      'Two: 1 May 2030 to 2 May 2030, and 3 June 2031 to 4 June 2031.',
      ['1 May 2030 to 2 May 2030', '3 June 2031 to 4 June 2031'],
    ],
    ['On 1 May 2030 it begins.', []],
    ['You may ask to march in May.', []],
  ]
  for (const [sentence, windows] of sentences) {
    expect(windowsIn(sentence)).toEqual(windows)
    expect(
      splitAtWindows(sentence)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(sentence)
  }
})
