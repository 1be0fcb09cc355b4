import { describe, expect, it, test } from 'vitest'
import { cardsInDanger } from '../../../words/reading/care/cards-in-danger.ts'
import { cardsOfWorry } from '../../../words/reading/care/cards-of-worry.ts'
import { careOpenings } from '../../../words/reading/care/openings.ts'
import { formOf } from '../frame/rules/form.ts'
import { readFrame } from '../frame/read-frame.ts'
import type { PersonProfile } from '../types/reading-types.ts'
import { careAnswer, careOpening } from './care-answer.ts'
import type { CareCardKind } from './care-answer.ts'

const at = new Date('2026-11-22T06:30:00Z')
const grown: PersonProfile = { ageYears: 31, maritalStatus: 'single', gender: 'female' }
const sixteen: PersonProfile = { ageYears: 16, maritalStatus: 'single', gender: 'male' }

function careFor(question: string, person: PersonProfile = grown) {
  const frame = readFrame({ text: question }, at)
  const input = { question, person, form: formOf(question) }
  const card = careAnswer(frame, input)
  return { frame, card, opening: careOpening(frame, input) }
}
describe('the cards and openings', () => {
  const cards = Object.entries({ ...cardsInDanger, ...cardsOfWorry })
  const numbers = /\b(?:112|181|104|1098|1930|14416|14567|15100)\b/g
  test.each(cards)('%s: the same numbers in each form, and free', (_kind, card) => {
    const named = (text: string) => [...new Set(text.match(numbers))].sort()
    expect(named(card.hi)).toEqual(named(card.en))
    expect(named(card.hinglish)).toEqual(named(card.en))
    expect(card.en).toMatch(/free\b/)
    expect(card.hi).toContain('कोई शुल्क नहीं')
    expect(card.hinglish).toContain('koi paisa nahi lagta')
    expect(card.hinglish).not.toMatch(/[\u0900-\u097f]/)
    expect(card.hi.replaceAll('cybercrime.gov.in', '')).not.toMatch(/[a-z]{3}/)
    expect(card.en.length).toBeLessThan(640)
  })
  test.each(Object.entries(careOpenings))('%s: one sentence in each form', (_kind, opening) => {
    expect(opening.en).toMatch(/^First[:,][^.]*\.$/)
    expect(opening.hi).toMatch(/^पहले यह:[^।]*।$/)
    expect(opening.hinglish).toMatch(/^Pehle ye:[^.]*\.$/)
  })
})

describe('the right help', () => {
  const cases: readonly (readonly [CareCardKind, string])[] = [
    ['crisis', 'I want to die'],
    ['means', 'my boyfriend left, i took 10 sleeping pills'],
    ['abuse', 'my husband beats me'],
    ['minor', 'i am 14 when will i get a boyfriend'],
    ['death', 'meri maut kab hogi'],
    ['deathOfAnother', 'when will my father die'],
    ['unborn', 'pet me ladka hai ya ladki'],
  ]
  test.each(cases)('%s: %s', (kind, question) => {
    expect(careFor(question).card?.kind).toBe(kind)
  })
})

describe('under eighteen by the profile', () => {
  it('love and marriage wait', () => {
    expect(careFor('When will I get married?', sixteen).card?.kind).toBe('minor')
    expect(careFor('When will I get married?').card).toBeNull()
  })
  it('studies are read', () => {
    expect(careFor('will I pass my exams', sixteen).card).toBeNull()
  })
})
