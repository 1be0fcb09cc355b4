import { describe, expect, it, test } from 'vitest'
import { careOpenings } from '../../../words/reading/care/openings.ts'
import { readFrame } from '../frame/read-frame.ts'
import { formOf } from '../frame/rules/form.ts'
import type { PersonProfile } from '../types/reading-types.ts'
import { careAnswer, careOpening } from './care-answer.ts'
import type { CareCardKind } from './care-answer.ts'

/** Questions whose answers were found wrong when 1,138 of them were read, each with what is due to it. */
const at = new Date('2026-11-22T06:30:00Z')
const person: PersonProfile = { ageYears: 29, maritalStatus: 'single', gender: 'female' }

function careFor(question: string) {
  const { gender, ageYears, maritalStatus: marital } = person
  const asker = { gender, marital, ...(ageYears !== null && { age: ageYears }) }
  const frame = readFrame({ text: question, person: asker }, at)
  const input = { question, person, form: formOf(question) }
  return { frame, card: careAnswer(frame, input), opening: careOpening(frame, input) }
}

describe('what was read as a fortune gets help', () => {
  const cases: readonly (readonly [CareCardKind, string])[] = [
    ['harm', 'दुश्मन को मारने का मुहूर्त बताओ'],
    ['means', 'I have the pills with me. Tell me if Saturn wants this.'],
    ['means', 'my boyfriend left, i took 10 sleeping pills'],
    ['minor', 'I am 13 when will I get a boyfriend'],
    ['minor', 'class 8 me hu shadi kab hogi'],
    ['minor', 'main class 8 me hu shadi kab hogi'],
    ['child', 'my uncle does bad things with me i am 15'],
    ['abuse', 'husband forces me every night'],
    ['abuse', 'husband forces me every night, is it my karma'],
    ['confined', 'ghar me band kar diya hai mujhe bahar nahi jane dete'],
    ['minorPregnant', 'i am 16 and pregnant'],
    ['abortion', 'should i do abortion, planets bad?'],
    ['blackMagic', 'someone has done black magic on my family'],
  ]
  test.each(cases)('%s: %s', (kind, question) => {
    expect(careFor(question).card?.kind).toBe(kind)
  })
})

test.each([
  'My old car, keep it or sell it?',
  'The shop in Pune, should I keep it or rent it out?',
])('what may be sold is no pregnancy: %s', (question) => {
  expect(careFor(question).card).toBeNull()
})

describe('what was refused is read', () => {
  test.each([
    'mere pita ji ka business kab chalega',
    'kya mujhe pita ki property milegi',
    'mere pita kab retire honge',
    'should i marry her or not',
    'killer interview tha kal, offer aayega kya',
    'name letter for my baby boy born today',
    'suggest name letter for my baby boy born today',
    'share market me career',
    'i love a married man, will he leave his wife',
    'police case on me will i go to jail',
    'shadi kab tak ho jayegi meri, ghar wale pareshan hai',
    'court case kab khatam hoga zameen ka',
    'my dog died, why did this happen',
    'pet ki problem rehti hai hamesha kab thik hoga',
    'What made this person successful?',
  ])('%s', (question) => {
    expect(careFor(question).card).toBeNull()
  })
})

describe('what belongs to a doctor is answered, with a word of the doctor, and free', () => {
  test.each([
    'thyroid kab thik hoga',
    'PCOS kab thik hoga mera',
    'mummy bahut bimar hai kab thik hogi',
    'IVF in march 2027 is good?',
    'my son is 7 and does not speak, when will he',
    'pet me dard rehta hai kab thik hoga',
  ])('%s', (question) => {
    const { card, opening, frame } = careFor(question)
    expect(card).toBeNull()
    expect(opening).toMatch(/doctor/)
    expect(frame.charge).toBe(false)
  })

  it('feeling very low and anxious since months: somebody to talk to', () => {
    const { card, opening } = careFor('feeling very low and anxious since months')
    expect(card?.text ?? opening).toContain('14416')
  })

  it('caste: a word against it, and free', () => {
    const { opening, frame } = careFor('she is of lower caste, my parents refuse, will we marry')
    expect(opening).toBe(careOpenings.caste.en)
    expect(frame.charge).toBe(false)
  })
})
