import { describe, expect, it } from 'vitest'
import { smallTalk } from '../../../words/reading/other-topics.ts'
import type { FrameTopic } from '../types/frame.ts'
import { childMatchIn } from './child-match.ts'
import { matterOfService } from './matters-of-service.ts'
import { serviceMatterOf } from './service-matter.ts'

const asked: readonly (readonly [FrameTopic, string, string])[] = [
  ['trust', 'who-sees', 'kya meri baat kisi ko pata chalegi'],
  ['product', 'who-sees', 'नाम गुप्त रखिएगा, किसी को दिखता तो नहीं'],
  ['trust', 'data-safe', 'do you sell my birth details'],
  ['account', 'delete-account', 'मेरा खाता डिलीट कर दो'],
  ['account', 'delete-kundli', "remove my ex's chart from here"],
  ['account', 'login', 'otp nahi aa raha'],
  ['account', 'new-number', 'mera number badal gaya hai'],
  ['account', 'new-phone', 'naya phone liya, purani chats kahan hain'],
  ['account', 'details', 'janm ka samay galat dal diya'],
  ['account', 'account', 'where is the menu of my settings'],
  ['product', 'languages', 'can i ask in tamil'],
  ['product', 'aloud', 'jawab bol ke sunao'],
  ['product', 'not-offered', 'kya yahan pooja bhi hoti hai'],
  ['product', 'talk-to-person', 'can we do a video call'],
  ['product', 'reminders', 'can the app remind me'],
  ['price', 'discount', 'any discount for students'],
  ['price', 'free-questions', 'pehla sawal free hai na'],
  ['refund', 'no-answer', 'paise kat gaye jawab nahi aaya'],
  ['refund', 'refund-when', 'refund kitne din me aayega'],
  ['trust', 'others-differ', 'another app shows my rashi as Kumbh'],
  ['trust', 'did-not-come', 'you told me June and nothing happened'],
  ['trust', 'how-often-true', 'aapki baat kitne percent sach hoti hai'],
  ['trust', 'method', 'KP or Parashari, which do you use'],
  ['trust', 'how-sure', 'I do not believe you'],
  ['persona', 'who-i-am', 'aapki umar kitni hai'],
]

describe('a question that was read to be about the service', () => {
  it.each(asked)('of %s is one of %s: %s', (topic, matter, text) => {
    expect(matterOfService(topic, text)).toBe(matter)
    expect(smallTalk[`product.${matter}`]).toBeDefined()
  })

  it('is none where it was read to be about life', () => {
    for (const [, , text] of asked) expect(matterOfService('career', text)).toBeNull()
  })
})

describe('a question on the service in words that leave no doubt', () => {
  it.each([
    ['who-sees', 'who sees my chats'],
    ['who-sees', 'meri baatein kisi aur ko to nahi dikhti'],
    ['data-safe', 'is my data safe here'],
    ['hours', 'are you available at night also'],
    ['hours', 'दिवाली पर छुट्टी रहेगी क्या आपकी'],
    ['others', 'क्या मैं बीवी बच्चों की कुंडली भी जोड़ सकता हूं'],
  ])('is one of %s: %s', (matter, text) => {
    expect(serviceMatterOf(text)).toBe(matter)
  })

  it.each([
    'will my husband get a holiday on diwali',
    'is it safe to share a flat with my friends',
    'my chats with him were seen by his wife, what happens now',
    'will my shop be open by diwali',
  ])('is none: %s', (text) => {
    expect(serviceMatterOf(text)).toBeNull()
  })
})

describe('the match of a child', () => {
  it.each([
    ['child-match-nadi', 'ladki ke liye jo ladka dekha usme nadi dosh hai'],
    ['child-match', 'my son wants to marry her, do their horoscopes match'],
    ['child-match-gunas', 'beti ke rishte me gun sirf 15 mil rahe hain'],
    ['child-match-manglik', 'बेटे के लिए जो लड़की देखी वह मांगलिक है'],
  ])('is heard as %s: %s', (match, text) => {
    expect(childMatchIn(text, 'child')).toBe(match)
    expect(smallTalk[`product.${match}`]).toBeDefined()
  })

  it.each([
    'we have nadi dosha, can we still marry',
    'meri beti manglik hai kya',
    'when will my son marry',
    'mere liye jo ladki dekhi usme nadi dosh hai',
  ])('is none: %s', (text) => {
    expect(childMatchIn(text, 'self')).toBeNull()
  })
})
