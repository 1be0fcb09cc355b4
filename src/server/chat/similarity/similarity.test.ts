import { describe, expect, test } from 'vitest'
import { questionSimilarity } from './similarity.ts'

describe('how near two questions are', () => {
  test.each([
    ['When will I get married?', 'when will i get married'],
    ['When will I get married?', 'Please tell me, when will I get married soon?'],
    ['When will my marriage happen?', 'When will I get married?'],
    ['When will I find better work?', 'WHEN will I find better work??'],
    ['Will I settle abroad with my family?', 'Will I setle abroad with my family'],
    ['meri shaadi kab hogi', 'Meri shadi kab hogi?'],
    ['meri shaadi kab hogi', 'When will my marriage happen'],
    ['मेरी शादी कब होगी?', 'मेरा विवाह कब होगा'],
    ['मेरी नौकरी कब मिलेगी?', 'mujhe naukri kab milegi'],
    ['मुझे प्रमोशन कब मिलेगा?', 'मेरी पदोन्नति कब होगी?'],
  ])('the same: %s / %s', (one, other) => {
    expect(questionSimilarity(one, other)).toBeGreaterThanOrEqual(0.85)
    expect(questionSimilarity(other, one)).toBe(questionSimilarity(one, other))
  })

  test.each([
    ['When will I get married?', 'Will I get married?'],
    ['When will I get a job?', 'When will I get a house?'],
    ['How will 2027 be for my career?', 'How will 2028 be for my career?'],
    ['Will I get a job in Delhi?', 'Will I get a job in Mumbai?'],
    ['Should I marry?', 'Should I not marry?'],
    ['How is my love life?', 'How is my work life?'],
    ['What of my house 11, please?', 'What of my house 1, please?'],
    ['What of year 1, please?', 'What of year 2, please?'],
    ['मेरी शादी कब होगी?', 'मेरी शादी किससे होगी?'],
    ['meri naukri kab lagegi', 'meri shaadi kab hogi'],
    ['And when?', 'And when?'],
    ['Will my husband change his job?', 'Will my wife change her job?'],
  ])('not the same: %s / %s', (one, other) => {
    expect(questionSimilarity(one, other)).toBeLessThan(0.85)
  })

  test('a thousand letters are compared in no time', () => {
    const long = Array.from({ length: 160 }, (_, at) => `word${at}x`).join(' ')
    expect(questionSimilarity(long, long.replaceAll('x', 'y'))).toBeLessThan(0.85)
  })
})
