import { describe, expect, it } from 'vitest'
import { askers } from '../evaluation/charts.ts'
import { ofDayTold } from '../almanac/muhurta-follow-up.ts'
import { frameOf } from './frame-in-chat.ts'

const { chart, person } = askers[0]!
const at = new Date('2026-11-24T10:00:00Z')
type Chat = readonly [question: string, answer: string]

const heard = (text: string, ...before: readonly Chat[]) =>
  frameOf({
    question: text,
    person,
    chart,
    at,
    history: before.map(([question, answer]) => ({ question, answer })),
  })

describe('a follow-up that holds to what was told', () => {
  it.each([
    [
      'only the month pls',
      'when will I get promotion',
      'Between March and June 2027.',
      'month-of-told',
    ],
    ['pakka na?', 'naukri kab lagegi', 'June 2027 ke aaspaas.', 'sure'],
    [
      'matlab is saal bilkul nahi?',
      'ssc me hoga',
      'Is saal kam, agle saal achhe yog.',
      'not-at-all',
    ],
    [
      'ok but will stones come back again',
      'kidney stone operation in march',
      'March is fine.',
      'comes-again',
    ],
    ['pichli baar aapne march bola tha', 'mera promotion kab', 'July 2027 tak.', 'later-holds'],
    [
      'par boss bahut pareshan kar raha hai',
      'job change karu',
      'Abhi ruk jao, March ke baad.',
      'told-stays',
    ],
    ['karz lena padega kya uske liye', 'ghar kab banega', '2027 ke dusre hisse me.', 'needs-loan'],
  ])('"%s" after "%s", "%s" is heard as %s', (text, question, answer, kind) => {
    const frame = heard(text, [question, answer])
    expect(frame.followUp).toBe(kind)
    expect(frame.charge).toBe(true)
  })
})

describe('pressing that is no cry for help', () => {
  it.each([
    ['थोड़ा जल्दी नहीं हो सकता', 'रिश्ता कब होगा', 'अप्रैल से जुलाई 2027।', 'sooner'],
    ['बहुत देर है, कुछ जल्दी नहीं', 'कर्ज कब उतरेगा', '2028 तक।', 'too-long'],
    [
      'will I have to take tablets for life',
      'will my BP come down',
      'Yes, after February.',
      'medicine-for-life',
    ],
  ])('"%s" after "%s", "%s" is heard as %s', (text, question, answer, kind) => {
    const frame = heard(text, [question, answer])
    expect(frame.careLine).not.toBe('hard')
    expect(frame.followUp).toBe(kind)
  })

  it.each([
    'बहुत देर है, अब जीना नहीं',
    'bahut lamba hai ab aur nahi saha jata, marna hai',
    'too long, I want to die before that',
  ])('"%s" stays one', (text) => {
    expect(heard(text, ['कर्ज कब उतरेगा', '2028 तक।']).careLine).toBe('hard')
  })
})

describe('one of the days that were told', () => {
  it.each([
    ['15th my MIL has dialysis so cant. 8 or 22', ['2027-02-08', '2027-02-22']],
    ['8th we cant', ['2027-02-15', '2027-02-22']],
    ['22 ko nahi ho payega, 8 ya 15', ['2027-02-08', '2027-02-15']],
  ])('"%s" leaves %j', (text, days) => {
    const question = 'good dates in feb for griha pravesh'
    const answer = '8, 15 and 22 February suit the griha pravesh.'
    const frame = heard(question)
    const asked = ofDayTold(text, [{ question, answer, frame }], at)
    expect(asked?.kind === 'muhurta' && asked.range.named).toEqual(days)
    expect(heard(text, [question, answer]).topic).toBe('muhurta')
  })
})

describe('good news', () => {
  it.each([
    ['got it!!! offer mail came this morning', 'will I get the offer', 'Likely by February.'],
    ['aa gaya visa!! thank u so much', 'canada ka visa kab aayega', 'Feb tak.'],
    ['सर लग गई! आज जॉइनिंग लेटर आया', 'सरकारी नौकरी कब लगेगी', 'जून 2027 के आसपास।'],
  ])('"%s" is met with joy and costs nothing', (text, question, answer) => {
    const frame = heard(text, [question, answer])
    expect(frame.followUp).toBe('good-news')
    expect(frame.charge).toBe(false)
  })

  it.each([
    'got the offer but salary is less',
    'visa aa gaya, ab ticket kab karu?',
    'notice aa gaya aaj',
  ])('"%s" is not taken for it', (text) => {
    expect(heard(text, ['will I get it', 'Likely by February.']).followUp).not.toBe('good-news')
  })
})
