import { describe, expect, it } from 'vitest'
import { topicBySureWords } from './sure-words.ts'

describe('the topic that the words name beyond doubt', () => {
  it.each([
    ['griha pravesh kis mahine mein karein, ghar ban gaya hai', 'muhurta'],
    ['नया मकान तैयार है, गृह प्रवेश किस महीने करें', 'muhurta'],
    ['Which month is right for our housewarming?', 'muhurta'],
    ['griha pravesh ke baad ghar me shanti rahegi kya', null],
    ['when will we buy a house', null],
  ])('%s: %s', (question, topic) => {
    expect(topicBySureWords(question)).toBe(topic)
  })
})
