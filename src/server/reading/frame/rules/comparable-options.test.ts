import { expect, test } from 'vitest'
import { comparableOptions } from './comparable-options.ts'
import { optionsIn } from './options.ts'

test.each([
  ['Where shall I find him, at college or through relatives?', 'at college', 'through relatives'],
  ['Tuesday fast or Saturday fast for my court case', 'Tuesday fast', 'Saturday fast'],
  ['Will she be from our own town or from abroad?', 'from our own town', 'from abroad'],
  ['uski kundli me dhanda hai ya naukri', 'dhanda', 'naukri'],
  ['शनि ख़राब है या मंगल', 'शनि ख़राब', 'मंगल'],
  ['दुकान मेरे नाम होगी या भाई के', 'मेरे नाम', 'भाई के'],
  ['beti ka dance me career banega ya shauk hi rahega', 'career', 'shauk'],
  [
    'Move to a smaller flat or will it get better on its own if we wait?',
    'Move to a smaller flat',
    'wait',
  ],
  ['एक गोदाम का मुँह पूर्व को है, दूसरे का दक्षिण। कौन सा लूँ', 'पूर्व दिशा', 'दक्षिण दिशा'],
])('%j weighs %j and %j', (question, one, other) => {
  expect(comparableOptions(question)).toEqual([one, other])
})

test.each([
  'will he come back or not',
  'shaadi hogi ya nahi',
  'Does he love me or am I only timepass for him?',
  'I lost it either in the hotel or in the bus. Will I find it?',
  'ye sach me pyar hai ya bas timepass',
])('%j weighs no two things', (question) => {
  expect(comparableOptions(question)).toBeNull()
})

test.each([
  ['posting reels since 3 yrs, should i go on or stop', /3 yrs/],
  ['kaise taiyari karu ki pass ho jau', /./],
])('%j names no filler as an option', (question, filler) => {
  expect(optionsIn(question).filter((option) => filler.test(option) && option.length < 8)).toEqual(
    [],
  )
})

test.each([
  ['dono bete alag rehte hain, mera saath kaun dega, bada ya chhota', 'bada beta', 'chhota beta'],
  [
    'One match is a teacher in Nashik, the other runs a hotel in Surat. Which is better?',
    'the teacher in Nashik',
    'the hotel in Surat',
  ],
  [
    'बेटी के लिए एक भोपाल में डॉक्टर, दूसरा जबलपुर में अपना होटल। कौन सा ठीक है',
    'भोपाल वाला डॉक्टर',
    'जबलपुर वाला होटल',
  ],
])('%j names whole options', (question, one, other) => {
  expect(optionsIn(question).slice(-2)).toEqual([one, other])
})

test.each([
  [
    'Two offer letters in my mail, Cognizant Chennai and LTI Pune. Which one to sign',
    ['Cognizant Chennai', 'LTI Pune'],
  ],
  ['behen ke liye do rishte aaye h ek jaipur se ek kota se, kaha karein', ['jaipur', 'kota']],
  [
    'Got selected in KVS as teacher but posting is far. one private school near home is giving 28k. what should i do',
    ['KVS', 'the private school near home'],
  ],
  [
    'I have two offers, one Bangalore startup with esops and one Pune bank with fixed timing. which one suits me',
    ['Bangalore startup', 'Pune bank'],
  ],
])('%j tells of two one after the other', (question, options) => {
  expect(optionsIn(question)).toEqual(options)
})

test('what was lost is no choice where the side is asked', () => {
  expect(optionsIn('passbook aur kapde ka thaila auto me reh gaya kis taraf dhundu')).toEqual([])
})
