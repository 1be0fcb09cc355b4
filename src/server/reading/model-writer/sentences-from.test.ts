import { describe, expect, test } from 'vitest'
import { sentencesOf } from '../claims/sentences.ts'
import { sentencesFrom } from './sentences-from.ts'

/** Says the pieces one by one, and notes behind how many of them each sentence came. */
async function given(pieces: readonly string[]): Promise<{ text: string; behind: number }[]> {
  let said = 0
  async function* saying() {
    for (const piece of pieces) {
      said++
      yield await Promise.resolve(piece)
    }
  }
  const sentences = []
  for await (const { text } of sentencesFrom(saying())) sentences.push({ text, behind: said })
  return sentences
}

const piecesOf = (text: string, size: number): string[] =>
  text.match(new RegExp(`.{1,${size}}`, 'gsu')) ?? []

describe('sentences of a model', () => {
  test.each([
    ['English', ['Saturn rules the seventh house', '.', ' Jupiter', ' helps.']],
    ['a year', ['Better work is likely in March 2027', '.', ' Then', ' rest.']],
    ['Hindi', ['शनि दशम भाव में हैं', '।', ' धैर्य', ' रखें।']],
    ['Hinglish', ['Ab samay aapke saath hai', '.', ' Dhairya', ' rakhen.']],
    ['a mark in it', ['Mars is in the tenth house', ' [mars.house].', ' Jupiter', ' helps.']],
    ['a mark behind it', ['Mars is in the tenth house.', ' [mars.house]', ' Then', ' rest.']],
  ])('%s: is given at its end, before anything follows', async (_what, pieces) => {
    const [first] = await given(pieces)
    expect(first?.behind).toBe(pieces.findIndex((piece) => /[.।]/.test(piece)) + 1)
  })

  test.each([
    ['an abbreviation', ['Ask', ' Dr.', ' Rao', ' about it.'], 'Ask Dr. Rao about it.'],
    ['a figure', ['It takes', ' 3.', '5', ' years now.'], 'It takes 3.5 years now.'],
    ['a date', ['From 9', '.2', '.2028', ' on', '.'], 'From 9.2.2028 on.'],
    [
      'what is said',
      ['He said “wait a little', '.', '” Then he left.'],
      'He said “wait a little.”',
    ],
  ])('%s: stays whole', async (_what, pieces, whole) => {
    expect((await given(pieces))[0]?.text).toBe(whole)
  })

  test('are the same in pieces of any size, marks left out', async () => {
    const text =
      'Saturn, lord of the 7th, stays until 9 Feb. 2028. शनि दशम भाव में हैं। Keep ₹2000.50 (Dr. Rao agrees).\n\n' +
      'Is it soon? Surely! Next: “rest.” He asked "when?" It ends in May 2027. 1. Walk daily. Write at home. Done'
    const whole = sentencesOf(text).map((sentence) => sentence.text)
    const marked = text.replace(/\. (?=Write)/, '. [moon.house, mars.sign] ')
    for (let size = 1; size < 40; size++) {
      expect((await given(piecesOf(text, size))).map((it) => it.text)).toEqual(whole)
      expect((await given(piecesOf(marked, size))).map((it) => it.text)).toEqual(whole)
    }
  })
})
