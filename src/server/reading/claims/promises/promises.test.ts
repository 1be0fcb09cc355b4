import { describe, expect, test } from 'vitest'
import { promiseIn } from './promises.ts'
import { againstVerdict } from './verdict-words.ts'

const isPromise = (text: string) => promiseIn(text, { direction: null }) !== null

describe('a promise is more than a verdict holds', () => {
  test.each([
    'You will get the job in March.',
    'You will certainly marry in that window.',
    'By Diwali you will be engaged.',
    'Two proposals will come before long.',
    'Your salary will rise by thirty percent.',
    'He will be tall and work in a bank.',
    'Your boss will leave the company.',
    'Your marriage is written for 2028.',
    'The visa gets stamped in spring.',
    'आपको नौकरी ज़रूर मिलेगी।',
    'दीवाली तक पति को नई नौकरी मिल जाएगी।',
    'आपका क़र्ज़ उतर जाएगा।',
    'वे लंबे होंगे और बैंक में काम करेंगे।',
    'Aapki shaadi ho jayegi.',
    'Aapka paisa wapas mil jayega.',
    'Holi tak naukri lag jayegi.',
  ])('%s', (text) => expect(isPromise(text)).toBe(true))

  test.each([
    'A promotion is likely between March and June 2027.',
    'You may find better work if you ask for it.',
    'Will you marry soon?',
    'Your effort will be seen.',
    'I can call it a good season, not a certainty.',
    'He will hear you better after a walk.',
    'Marriage will ask for patience from both of you.',
    'If you apply in June, you will have time to prepare.',
    'नौकरी बदलने की संभावना इन महीनों में अधिक है।',
    'कल सुबह दस मिनट टहलिए, मन हल्का होगा।',
    'On Diwali, light one lamp for your father.',
    'Naukri badalne ka yog ban sakta hai.',
  ])('is none: %s', (text) => expect(isPromise(text)).toBe(false))
})

describe('a sentence on how a matter stands says what the verdict says', () => {
  const agrees = (text: string, direction: 'favourable' | 'mixed' | 'patience') =>
    againstVerdict(text, { direction }) === null
  test('neither more nor less', () => {
    expect(agrees('2027 is favourable for a better job.', 'favourable')).toBe(true)
    expect(agrees('2027 is favourable for a better job.', 'mixed')).toBe(false)
    expect(agrees('2027 is not good for a change of job.', 'mixed')).toBe(false)
    expect(agrees('नौकरी के लिए 2027 बेहद अनुकूल है।', 'patience')).toBe(false)
    expect(agrees('Money asks for patience, with some favourable weeks.', 'patience')).toBe(true)
  })
})
