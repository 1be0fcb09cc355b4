import { describe, expect, test } from 'vitest'
import { sentencesOf, sentenceSplitter } from './sentences.ts'

const texts = (text: string) => sentencesOf(text).map((sentence) => sentence.text)

describe('sentences', () => {
  test.each([
    ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
    ['शनि दशम भाव में हैं। धैर्य रखें।', ['शनि दशम भाव में हैं।', 'धैर्य रखें।']],
    ['शनि दशम में हैं।धैर्य रखें।', ['शनि दशम में हैं।', 'धैर्य रखें।']],
    ['Dr. Rao and Mrs. Iyer agree. Good.', ['Dr. Rao and Mrs. Iyer agree.', 'Good.']],
    ['Keep Rs. 2000.50 aside. Then rest.', ['Keep Rs. 2000.50 aside.', 'Then rest.']],
    ['₹1.5 lakh by 9.2.2028. Fine.', ['₹1.5 lakh by 9.2.2028.', 'Fine.']],
    ['Until 9 Feb. 2028 it runs. Then it ends.', ['Until 9 Feb. 2028 it runs.', 'Then it ends.']],
    ['Rest, e.g. by walking. Then work.', ['Rest, e.g. by walking.', 'Then work.']],
    ['He said “wait.” Then he left.', ['He said “wait.”', 'Then he left.']],
    ['Wait... then go. Now.', ['Wait... then go.', 'Now.']],
    ['1. Rest well. 2. Write daily.', ['1. Rest well.', '2. Write daily.']],
    ['क्या समय अच्छा है? हाँ! रुकिए।', ['क्या समय अच्छा है?', 'हाँ!', 'रुकिए।']],
    ['No full stop', ['No full stop']],
    ['  \n ', []],
  ])('%s', (text, expected) => {
    expect(texts(text)).toEqual(expected)
  })

  test('a paragraph stays a paragraph and a line break ends a sentence', () => {
    expect(sentencesOf('One.\n\nTwo. Three\nFour')).toEqual([
      { text: 'One.', before: '' },
      { text: 'Two.', before: '\n\n' },
      { text: 'Three', before: ' ' },
      { text: 'Four', before: '\n\n' },
    ])
  })

  test('arriving in pieces of any size gives the same sentences', () => {
    const text =
      'Saturn, lord of the 7th, stays until 9 Feb. 2028. शनि दशम भाव में हैं। Keep ₹2000.50 (Dr. Rao agrees).\n\nNext: “rest.” 1. Walk. Done'
    const whole = sentencesOf(text)
    for (let size = 1; size < 40; size++) {
      const splitter = sentenceSplitter()
      const sentences = []
      for (let at = 0; at < text.length; at += size)
        sentences.push(...splitter.push(text.slice(at, at + size)))
      sentences.push(...splitter.flush())
      expect(sentences).toEqual(whole)
    }
  })

  test('a sentence is given as soon as the next one has begun', () => {
    const splitter = sentenceSplitter()
    expect(splitter.push('Saturn stands in Aries')).toEqual([])
    expect(splitter.push('. ')).toEqual([])
    expect(splitter.push('J').map(({ text }) => text)).toEqual(['Saturn stands in Aries.'])
    expect(splitter.push('upiter').length).toBe(0)
    expect(splitter.flush().map(({ text }) => text)).toEqual(['Jupiter'])
  })

  test.each([
    ['Venus rules the tenth.', ['Venus rules the tenth.']],
    ['शुक्र दशमेश हैं।', ['शुक्र दशमेश हैं।']],
    ['He said “wait.”', ['He said “wait.”']],
    ['Ask Dr.', []],
    ['It begins on 4', []],
    ['Venus rules', []],
  ])('after a pause %j gives what reads as whole', (text, whole) => {
    const splitter = sentenceSplitter()
    expect(splitter.push(text)).toEqual([])
    expect(splitter.pause().map((sentence) => sentence.text)).toEqual(whole)
    expect(splitter.pendingText()).toBe(whole.length > 0 ? '' : text)
  })

  test('a flood without an end is cut, and nothing of it is lost', () => {
    const splitter = sentenceSplitter()
    const sentences = []
    for (let at = 0; at < 3000; at++) sentences.push(...splitter.push('word '))
    sentences.push(...splitter.flush())
    expect(sentences.length).toBeGreaterThan(5)
    expect(sentences.flatMap(({ text }) => text.split(' ')).length).toBe(3000)
    expect(
      sentencesOf('x'.repeat(20_000))
        .map(({ text }) => text.length)
        .reduce((a, b) => a + b),
    ).toBe(20_000)
  })
})
