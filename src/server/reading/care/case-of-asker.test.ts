import { expect, test } from 'vitest'
import { cardsOfCase } from '../../../words/reading/care/cards-of-case.ts'
import { formOf } from '../frame/rules/form.ts'
import { readFrame } from '../frame/read-frame.ts'
import type { PersonProfile } from '../types/reading-types.ts'
import { careAnswer } from './care-answer.ts'

const at = new Date('2026-11-24T06:30:00Z')

function cardFor(question: string, ageYears = 28) {
  const person: PersonProfile = { ageYears, maritalStatus: 'single', gender: 'female' }
  const frame = readFrame({ text: question, person: { gender: 'female', age: ageYears } }, at)
  return careAnswer(frame, { question, person, form: formOf(question) })
}

test.each([
  'came to Sohar in Oman as cook, boss keeps my passport and locks the gate at night, 5 months no pay. when do i reach home',
  'saudi me driver ban ke aaya, kafeel ne passport rakh liya, kamre me band rakhta h. ghar kab jaunga',
  'दुबई में काम पर आई थी, मैडम ने पासपोर्ट रख लिया और बाहर से ताला लगाती है। घर कब जाऊंगी',
])('held abroad: %s', (question) => {
  expect(cardFor(question)?.kind).toBe('heldAbroad')
})

test('a house of in-laws is no employer abroad', () => {
  const question = 'दुबई से आया पति पासपोर्ट और गहने ले गया, सास कहती है अब यहीं रह, बाहर ताला लगाती है'
  expect(cardFor(question)).not.toBeNull()
  expect(cardFor(question)?.kind).not.toBe('heldAbroad')
})

test.each([
  ['mai 15 ki hu mera bf 21 ka, wo bolta h bhag ke mandir me shaadi kar lete h is sunday', 15],
  ['मैं 16 की हूं, मामा मेरी सगाई कर रहे हैं माघ में, मुझे पढ़ना है', 16],
])('a wedding under age: %s', (question, age) => {
  const card = cardFor(question, age)
  expect(card?.kind).toBe('weddingUnderAge')
  expect(card?.text).toContain('1098')
})

test('a child that somebody else carries', () => {
  expect(cardFor('bhabhi ka 5va mahina chal raha, ladka hi h na?')?.kind).toBe('unbornOfAnother')
  expect(cardFor('pet me ladka hai ya ladki')?.kind).toBe('unborn')
  expect(cardFor('i am 16, when will i get a boyfriend', 16)?.kind).toBe('minor')
})

test.each(Object.entries(cardsOfCase))(
  '%s: the same help in each form, and free',
  (_kind, card) => {
    const help = /\b(?:112|181|1098|madad\.gov\.in)\b/g
    const named = (text: string) => [...new Set(text.match(help))].sort()
    expect(named(card.hi)).toEqual(named(card.en))
    expect(named(card.hinglish)).toEqual(named(card.en))
    expect(card.en.length).toBeLessThan(640)
    expect(card.hi.replaceAll('madad.gov.in', '')).not.toMatch(/[a-z]{3}/)
    expect(card.hinglish).not.toMatch(/[\u0900-\u097f]/)
  },
)
