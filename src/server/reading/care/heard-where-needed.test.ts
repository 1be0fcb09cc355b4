import { describe, expect, it, test } from 'vitest'
import { careOpenings } from '../../../words/reading/care/openings.ts'
import { formOf } from '../frame/rules/form.ts'
import { readFrame } from '../frame/read-frame.ts'
import type { PersonProfile } from '../types/reading-types.ts'
import { careAnswer, careOpening } from './care-answer.ts'
import { calmInWordsOfNeed, needInQuietWords } from './heard-where-needed.fixture.ts'

const at = new Date('2026-11-24T06:30:00Z')

function careFor(asker: string, question: string) {
  const [gender, age, marital] = asker.split(' ')
  const person = { gender, ageYears: Number(age), maritalStatus: marital } as PersonProfile
  const known = { gender: person.gender, age: Number(age), marital: person.maritalStatus }
  const frame = readFrame({ text: question, person: known }, at)
  const input = { question, person, form: formOf(question) }
  return { frame, card: careAnswer(frame, input), opening: careOpening(frame, input) }
}

describe('care is heard where there is need, and nowhere else', () => {
  test.each(calmInWordsOfNeed)('%s is answered: %s', (asker, question) => {
    const { card, frame, opening } = careFor(asker, question)
    expect(card?.kind).toBeUndefined()
    expect(opening === null || ['illness', 'pregnancy'].includes(frame.care), frame.care).toBe(true)
  })
  it('gives help and no reading to 34 of 40 in need', () => {
    const missed = needInQuietWords.filter(([asker, question]) => !careFor(asker, question).card)
    expect(missed.length, missed.map(([, text]) => text).join('\n')).toBeLessThanOrEqual(6)
  })
})

test('a treatment for a child is met with the doctor’s word, and none of bleeding', () => {
  const { opening } = careFor('female 35 married', 'Third IVF in February or wait till monsoon?')
  expect(opening).toBe(careOpenings.fertility.en)
  const { opening: forOneWhoCarries } = careFor(
    'female 29 married',
    'IVF worked, I am 5 months pregnant, will all be well',
  )
  expect(forOneWhoCarries).toBe(careOpenings.pregnancy.en)
})

describe('a card names the help of whoever asks', () => {
  test.each([
    ['female 26 married', 'my husband beats me and locks the fridge', 'abuse', '181'],
    ['male 33 married', 'my wife and her brothers beat me, nobody believes', 'abuse', '15100'],
    ['female 33 married', 'मैं मर्द हूं, पत्नी रोज मारती है', 'abuse', '15100'],
    ['male 30 married', 'mere pati roz maarte hain, mai darti hu', 'abuse', '181'],
    [
      'male 27 single',
      'wo mera video papa ko bhej dega, paise maang raha hai',
      'blackmail',
      '1930',
    ],
    [
      'female 16 single',
      'uske paas meri photo hai, bolta hai group me daal dunga',
      'blackmail',
      '1098',
    ],
    [
      'female 24 single',
      'he says he will put our videos to my father',
      'blackmail',
      'cybercrime.gov.in',
    ],
    [
      'male 24 single',
      'kidnapped to Myanmar, they make us cheat people, current dete h',
      'trafficking',
      '112',
    ],
  ] as const)('%s: %s', (asker, question, kind, help) => {
    const { card } = careFor(asker, question)
    expect(card?.kind).toBe(kind)
    expect(card?.text).toContain(help)
    expect(card?.text).not.toMatch(/for men|पुरुषों|purush/i)
    if (help === '15100') expect(card?.text).not.toContain('181')
  })
  it('a child that is to be married is shown who stops it', () => {
    const { card } = careFor('female 14 single', 'मेरा गौना अगले महीने है, स्कूल छूट गया')
    expect(card?.kind).toBe('forcedMarriage')
    expect(card?.text).toContain('1098')
  })
})

describe('the words alone do not make a calm matter of need', () => {
  test.each([
    ['female 27 married', 'He filed nothing, I filed 498a, still they beat me when I go there'],
    ['female 30 married', 'padosi roz meri beti ko nahate dekhta h, paani ke bahane aa jata h'],
    ['male 33 single', 'padosi ki naali me current laga du kya raat ko'],
    ['male 40 married', 'neend nahi aati, dhadkan tez, ab jeene ka mann nahi'],
    ['female 24 married', 'मायके नहीं भेजते, फोन छीन लिया, जेठ मारते हैं'],
  ])('%s: %s', (asker, question) => {
    expect(careFor(asker, question).card).not.toBeNull()
  })
})
