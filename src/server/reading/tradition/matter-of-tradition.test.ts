import { describe, expect, it } from 'vitest'
import { smallTalk } from '../../../words/reading/other-topics.ts'
import { traditionTexts } from '../../../words/reading/tradition/all-tradition-texts.ts'
import { explainedByCustom } from '../frame/care-rules/calm-of-custom.ts'
import { matterOfTradition, pointsWithRows } from './matter-of-tradition.ts'
import { traditionInChat } from './tradition-in-chat.ts'
import { nearTradition, traditionQuestions } from './tradition-questions.fixture.ts'

describe('a question on what tradition itself answers', () => {
  it.each(traditionQuestions)('is one of %s: %s', (point, question) => {
    expect(matterOfTradition(question)).toBe(point)
  })

  it.each(nearTradition)('is none: %s', (question) => {
    expect(matterOfTradition(question)).toBeNull()
  })

  it.each([
    ['insulin band kr diya h jaan bujh ke'],
    ['बस एक दीया बुझना बाकी है, वो मैं हूं'],
    ['haath karwate hai video call pe'],
    ['resignation letter likh ke table pe rakh diya h, naya offer aayega na'],
    ['us padosi ki gaay ko kuch khila du kya, roti me'],
  ])('is none in words that only sound like it: %s', (question) => {
    expect(matterOfTradition(question)).toBeNull()
  })
})

describe('the answers of tradition', () => {
  const points = Object.entries(traditionTexts)

  it('are told free in both languages, in 35 to 95 words', () => {
    for (const [point, text] of points)
      for (const language of ['en', 'hi'] as const) {
        const count = text[language].split(/\s+/).length
        expect(count, `${point} ${language}`).toBeGreaterThanOrEqual(35)
        expect(count, `${point} ${language}`).toBeLessThanOrEqual(95)
        expect(smallTalk[`product.${point}`]?.[0]?.[language]).toMatch(
          /This answer is free\.$|यह उत्तर मुफ़्त है।$/u,
        )
      }
  })

  it('have words by which each is found', () => {
    const found = new Set<string>(pointsWithRows)
    expect(points.map(([point]) => point).filter((point) => !found.has(point))).toEqual([])
  })
})

describe('few words in a chat', () => {
  it.each([
    ['fast-period', 'and in periods?', 'Keep the Monday fast, eleven in a row.'],
    ['fast-drink', 'chai pi sakte hai?', 'Guruvar ka vrat rakhein'],
    ['fast-missed', 'aur ek din chhut jaye to?', 'solah somvar ka vrat'],
    ['worship-period', 'aur period me?', 'Om Namah Shivaya ka jap karein'],
    ['kalava-hand', 'which hand?', 'Tie a kalava on Tuesday.'],
    ['feed-animal', 'kaala hi hona chahiye kya?', 'kutte ko roti khilayein'],
    ['no-river', 'no river here, then?', 'Put a coconut in flowing water on Saturday.'],
    ['stone-cracked', 'what if it breaks?', 'Emerald suits you, in gold on Wednesday'],
  ])('ask of %s: %s', (point, question, answer) => {
    expect(
      traditionInChat(question, { question: 'upay batao', answer, frame: { topic: 'remedy' } }),
    ).toBe(point)
  })

  it.each([
    ['to kab hogi shaadi?', 'Guruvar ka vrat'],
    ['which stone then?', 'No, it is risky for Cancer lagna'],
    ['aur naukri kab lagegi', 'Hanuman chalisa roz'],
    ['when should i marry', 'Your fourth house belongs to the Sun, which is in the first house.'],
    ['thanks', 'Keep the Monday fast'],
  ])('ask of something else: %s', (question, answer) => {
    expect(
      traditionInChat(question, { question: 'upay batao', answer, frame: { topic: 'remedy' } }),
    ).toBeNull()
  })
})

describe('an answer on a chart', () => {
  it.each(['क़र्ज़ कब तक उतरेगा', 'kab tak', 'तो लोन लेकर माल भरूँ या रुकूँ'])(
    'has told no custom: %s',
    (question) => {
      const answer = 'Surya 7th bhav mein hain; सूर्य सप्तम में, कौन जाने; गाय और दान'
      const last = { question: 'दुकान कब चलेगी', answer, frame: { topic: 'business' } } as const
      expect(traditionInChat(question, last)).toBeNull()
    },
  )
})

describe('care beside a point of custom', () => {
  it('is explained by it', () => {
    expect(explainedByCustom('ganesh ji ki murti toot gayi ab kya karu', false)).toContain('crisis')
  })

  it.each([
    'murti toot gayi, ab jeena nahi chahti',
    'mangalsutra toot gaya pati maarta hai, kya hoga',
    'will i get my job',
  ])('stands where need is said, or no custom: %s', (text) => {
    expect(explainedByCustom(text, false)).toEqual([])
  })

  it('stands beside a danger that is said plainly', () => {
    expect(explainedByCustom('mera diya bujh gaya kya ashubh hai', true)).toEqual([])
  })
})
