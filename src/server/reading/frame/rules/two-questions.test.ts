import { describe, expect, test } from 'vitest'
import { twoQuestionsIn } from './two-questions.ts'

describe('a message with two questions', () => {
  test.each([
    ['When will I get married and how will my wife be?', 'how will my wife be?'],
    ['karza kab utrega aur mangalvar wala koi upay hai kya', 'mangalvar wala koi upay hai kya'],
    ['मेरी नौकरी कब लगेगी और शादी कब होगी?', 'शादी कब होगी?'],
    ['love marriage hogi ya nahi aur papa maan jayenge kya', 'papa maan jayenge kya'],
    ['Am I manglik? Will my job change this year?', 'Will my job change this year?'],
    ['Am I manglik? n does it matter if he is not', 'n does it matter if he is not'],
  ])('%s', (text, second) => {
    expect(twoQuestionsIn(text)?.[1]).toBe(second)
  })
})

describe('a message with one question', () => {
  test.each([
    'When will I get married?',
    'I left my job in March and my savings are over, when will I find work',
    'naukri karu ya dukan kholu',
    'Should I take the job in Pune or stay in Indore?',
    'मेरी और मेरी बहन की शादी कब होगी',
    'ghar me shanti kab aayegi, bahut pareshan hu',
    'mujhe itna gussa kyu aata hai, mangal kharab hai kya',
    'why is my sister so angry with me, is it some planet in my third house',
    'builder bol raha hai march me chabi de dega, flat kab tak milega',
    'what is my lucky number, have to choose a bike number plate',
  ])('%s', (text) => {
    expect(twoQuestionsIn(text)).toBeNull()
  })
})
