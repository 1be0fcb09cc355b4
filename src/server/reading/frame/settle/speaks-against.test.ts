import { describe, expect, test } from 'vitest'
import { testReadingRequest } from '../../charts.fixture.ts'
import { frameOf } from '../../chat-before/frame-in-chat.ts'
import type { PersonProfile } from '../../types/reading-types.ts'

const readOf = (question: string, person?: PersonProfile) =>
  frameOf(testReadingRequest({ question, ...(person && { person }) }))

describe('a narrow point that the words rule out', () => {
  test.each([
    [
      'others-wedding',
      "My husband's younger sister is 28 and still at home. When will her wedding happen?",
    ],
    [
      'kin-at-home',
      'My younger brother is 32 and does nothing all day. When will he start working?',
    ],
    [
      'after-last-attempt',
      'My last attempt at UPSC is over and I did not make it. What should I do now?',
    ],
    ['second-marriage-lasts', 'पहली शादी टूट चुकी है, अब फिर से रिश्ता हो रहा है। यह दूसरी शादी चलेगी न?'],
    ['mixed-signals', 'कभी पूरा दिन बात करता है, कभी तीन दिन ग़ायब। वह चाहता क्या है?'],
    ['where-posted', 'training khatam hone wali hai, meri posting kis taraf hogi'],
    ['crop-sell-or-hold', 'सरसों घर में रखी है, अभी बेच दूँ या भाव बढ़ने तक रोकूँ?'],
  ])('leaves its place to %s: %s', (name, question) => {
    expect(readOf(question).situation).toBe(name)
  })
  test.each([
    'meri sarkari naukri lagegi kya',
    'My daughter got married in June. Will she be happy there?',
    'My husband has become so quiet since he lost his job. When will he smile again?',
  ])('is not heard: %s', (question) => {
    expect(readOf(question).situation).toBeUndefined()
  })
  test.each([
    'meri shaadi kab hogi, chhoti behen ki bhi ho gayi',
    'बहन की शादी के बाद मेरी शादी कब होगी?',
  ])('and the wedding that is asked for is the asker’s own: %s', (question) => {
    expect(readOf(question)).toMatchObject({ topic: 'marriage', subject: 'self' })
  })
  test('tells nobody who is married of life after a wedding', () => {
    const married: PersonProfile = { gender: 'female', ageYears: 34, maritalStatus: 'married' }
    const { situation, topic } = readOf('meri shadishuda zindagi kaisi rahegi', married)
    expect([situation, topic]).toEqual([undefined, 'married-life'])
  })
})

describe('no card of need', () => {
  test.each([
    'सर सबके सामने मुझे डाँटते हैं, बाक़ी किसी को कुछ नहीं कहते। ऐसा क्यों?',
    'मैंने किसी का बुरा नहीं किया, फिर भी दुख मुझे ही क्यों मिलता है?',
    "My jewellery has been in my mother-in-law's locker since the wedding. When will she give it back?",
  ])('where what troubles is told calmly: %s', (question) => {
    expect(readOf(question).careLine).not.toBe('hard')
  })
  test('but where blows stand beside it', () => {
    expect(readOf('सास ने गहने रख लिए, मारती हैं, वापस कब देंगी').careLine).toBe('hard')
  })
})
