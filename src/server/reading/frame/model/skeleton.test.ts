import { describe, expect, it } from 'vitest'
import { consonantsOf, skeletonOf, wordsOf } from './skeleton.ts'

describe('the phonetic skeleton', () => {
  it.each([
    ['shaadi', 'शादी'],
    ['shadi', 'शादी'],
    ['sadi', 'शादी'],
    ['naukri', 'नौकरी'],
    ['nokri', 'नौकरी'],
    ['pitaji', 'पिताजी'],
    ['jaunga', 'जाऊंगा'],
    ['jaaunga', 'जाऊँगा'],
    ['aayega', 'आएगा'],
    ['karungi', 'करूंगी'],
    ['kismat', 'किस्मत'],
    ['zameen', 'ज़मीन'],
    ['jamin', 'जमीन'],
    ['nahin', 'नहीं'],
    ['hoon', 'हूँ'],
    ['padhaai', 'पढ़ाई'],
  ])('%s is %s', (latin, nagari) => {
    expect(skeletonOf(latin)).toBe(skeletonOf(nagari))
  })

  it('keeps different words apart', () => {
    const words = ['shaadi', 'naukri', 'paisa', 'bhai', 'behen', 'ghar', 'gaadi', 'job', 'visa']
    expect(new Set(words.map(skeletonOf)).size).toBe(words.length)
  })

  it('has consonants for typing errors, of long words alone', () => {
    expect(consonantsOf(skeletonOf('promotion'))).toBe(consonantsOf(skeletonOf('pramotion')))
    expect(consonantsOf(skeletonOf('shaadi'))).toBe('')
  })

  it('parts words at everything that is no letter, mark or digit', () => {
    expect(wordsOf("kab?? I'm 25, सच-मुच 😭").map((word) => word.raw)).toEqual([
      'kab',
      "i'm",
      '25',
      'सच',
      'मुच',
    ])
  })
})
