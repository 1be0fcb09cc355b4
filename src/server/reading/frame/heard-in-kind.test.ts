import { expect, test } from 'vitest'
import { frameOf } from '../chat-before/frame-in-chat.ts'
import { comparableOptions } from './rules/comparable-options.ts'
import { leaningOf } from './rules/leaning.ts'
import { optionsIn } from './rules/options.ts'
import { asksBySureWords, subjectBySureWords } from './rules/sure-words.ts'

const at = new Date('2026-11-24T06:00:00Z')
const person = { gender: 'female', ageYears: 36, maritalStatus: 'married' } as const

/** The frame of the last of several questions of a chat. */
function frame(...questions: string[]) {
  const question = questions.at(-1) ?? ''
  const history = questions
    .slice(0, -1)
    .map((earlier) => ({ question: earlier, answer: 'ok', outcome: 'answer' as const }))
  return frameOf({ question, at, history, person, chart: { timeKnown: true } })
}

test('a follow-up that sounds like another matter and is none by itself stays with the chat', () => {
  const { topic, isSure } = frame(
    'mithai ki dukan shuru karu kya',
    'thik h par kamai kitni ho jayegi andaze se',
  )
  expect(topic).toBe('business')
  expect(isSure).toBe(true)
})

test('a follow-up that asks for no more than a time leans on the chat whatever it tells besides', () => {
  expect(leaningOf('ok which month exactly, papa has to apply for leave')).toMatchObject({
    asks: 'exactly',
  })
  expect(leaningOf('when exactly, and will my sister come with me')).toBeNull()
})

test('the younger one, of a child, is a child', () => {
  expect(frame('bete ki padhai kaisi rahegi', 'aur chhoti ki?')).toMatchObject({ subject: 'child' })
  expect(frame('meri didi ki shadi kab hogi', 'aur chhoti ki?')).toMatchObject({
    subject: 'sibling',
  })
})

test('what is pointed at belongs to the life before, also where that answer was free', () => {
  const { subject, topic } = frame(
    'papa ka sugar kab control me aayega',
    'aisa kyu ho raha hai unke saath',
  )
  expect([subject, topic]).toEqual(['parent', 'health'])
})

test('“my wo” is the husband of whoever says it', () => {
  expect(subjectBySureWords('mere wo kab tak Kuwait se aayenge')).toBe('spouse')
})

test('two sides of a day, and what two people say, are the options', () => {
  expect(comparableOptions('दिवाली से पहले दुकान बदलूं या बाद में')).toEqual([
    'दिवाली से पहले',
    'दिवाली के बाद',
  ])
  expect(comparableOptions('should I join before Pongal or after')).toEqual([
    'before Pongal',
    'after Pongal',
  ])
  expect(
    optionsIn('bhai bolta hai gold le lo, maa kehti hai zameen le lo. kya behtar rahega'),
  ).toEqual(['gold le lo', 'zameen le lo'])
  expect(optionsIn('will there be quiet at home or my brothers will go on fighting')).toEqual([])
})

test.each([
  ['how is my second shop going to do this year', 'whether', 'how'],
  ['nayi auto kist pe utha ke chala lu', 'when', null],
  ['is saal nayi auto loan pe le lu', 'when', 'whether'],
  ['kis mahine operation karwana theek rahega', 'whether', 'when'],
] as const)('%s', (question, read, asks) => {
  expect(asksBySureWords(question, read)).toBe(asks)
})

test('a home of their own is no parting, and whoever wants no share asks about the brother', () => {
  const ofHome = frame(
    'wife wants separate house from my parents. will there be peace in the family',
  )
  expect(ofHome.situation).not.toBe('divorce-or-stay')
  const ofBrother = frame(
    'batware pe bhai se baat band hai. hissa nahi chahiye, kya hamara rishta thik hoga',
  )
  expect(ofBrother.situation).not.toBe('share-among-heirs')
})

test('a second question that turns to another life is asked of it', () => {
  const { second } = frame(
    'meri nayi job kab lagegi, aur mere pati ko naukri badalni chahiye ya ruke',
  )
  expect(second).toMatchObject({ subject: 'spouse' })
})

test('two named things are weighed without asking back', () => {
  const { isSure, asks } = frame(
    'Namaste, humare yahan teen peedhi se pital ke bartan banate hai par ab bikri kam hai. haath ka kaam hi karta rahu ya machine laga lu',
  )
  expect([isSure, asks]).toEqual([true, 'choose'])
})
