import { describe, expect, it } from 'vitest'
import { explainedKinds } from './care-rules/calm-causes.ts'
import { leansByItsEnd, pointsAtChat, pointsBack } from './rules/leaning.ts'
import { optionsIn } from './rules/options.ts'
import { plainQuestion } from './rules/plain-question.ts'
import { topicBySureWords } from './rules/sure-topics.ts'

describe('plain everyday questions', () => {
  it.each([
    ['भैया मेरी दुकान कब चलेगी', 'मेरी दुकान कब चलेगी'],
    ['bhai meri naukri kab lagegi', 'meri naukri kab lagegi'],
    ['bhai meri shaadi mein aayega kya', 'bhai meri shaadi mein aayega kya'],
    ['भाई मेरे पैसे कब देगा', 'भाई मेरे पैसे कब देगा'],
  ])('call whoever answers by a kin word: %s', (question, plain) => {
    expect(plainQuestion(question)).toBe(plain)
  })

  it('point at a case that they name themselves, and else at whoever was spoken of', () => {
    expect(pointsBack('abhi case chal raha h uska faisla kab')).toBe(false)
    expect(pointsAtChat('मकान का केस चल रहा है, उसका फ़ैसला कब आएगा')).toBe(false)
    expect(pointsBack('uski shaadi kab hogi')).toBe(true)
  })

  it('lean on the chat by their end alone', () => {
    expect(leansByItsEnd('मेरी सास से नहीं बनती, कब ठीक होगा')).toBe(true)
    expect(leansByItsEnd('kab theek hoga')).toBe(false)
  })

  it.each([
    ['प्रमोशन पहले होगा या तबादला', ['प्रमोशन', 'तबादला']],
    ['12th ke baad kya karu nursing ya bed', ['nursing', 'bed']],
    ['15 tarik se pehle ya baad me', ['15 tarik se pehle', 'baad me']],
  ])('weigh two things: %s', (question, options) => {
    expect(optionsIn(question)).toEqual(options)
  })

  it.each(['बेटा-बहू साथ रखेंगे या नहीं', 'beta mere paas rahega kya'])('are of a family: %s', (text) => {
    expect(topicBySureWords(text)).toBe('family')
  })

  const explains = (text: string): boolean =>
    explainedKinds(text, { isPlain: false, before: [] }).has('victim')
  it.each([
    [true, 'ghar wale bolte h shadi kar lo'],
    [true, 'pati ki sharab kab chhutegi'],
    [false, 'ghar wale bolte h shadi kar lo warna maarenge'],
    [false, 'ghar wale jabardasti shadi karwa rahe h bolte h kar lo'],
    [false, 'pati sharab peeke maarte hai, kab chhodenge'],
  ])('are calm: %s: %s', (isCalm, question) => {
    expect(explains(question)).toBe(isCalm)
  })
})
