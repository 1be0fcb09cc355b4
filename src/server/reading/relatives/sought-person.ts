import type { Relation } from '../../../contract/kundli/constants.ts'
import type { PersonKey } from '../../../words/reading/other-lives.ts'
import { houseOwner } from '../frame/frame.ts'
import type { Frame } from '../frame/frame.ts'
import { isLifeMatter } from '../matters/matters.ts'
import { personOf } from '../matters/person.ts'
import type { FrameSubject, FrameTopic } from '../types/frame.ts'
import type { SoughtPerson } from '../types/reading-types.ts'
import { foldedWords } from '../understand/fold.ts'
import { subjectInWords } from '../understand/understand.ts'

const relationOf: Partial<Record<FrameSubject, Relation>> = {
  spouse: 'spouse',
  child: 'child',
  parent: 'parent',
  sibling: 'sibling',
  friend: 'friend',
}
const genderOf: Partial<Record<PersonKey, 'male' | 'female'>> = {
  husband: 'male',
  son: 'male',
  brother: 'male',
  father: 'male',
  wife: 'female',
  daughter: 'female',
  sister: 'female',
  mother: 'female',
}

/** Topics of the chart and the day that any chart answers. */
const ofAnyChart: ReadonlySet<FrameTopic> = new Set<FrameTopic>([
  'dasha',
  'transit',
  'day',
  'chart-fact',
  'dosha',
  'yoga',
  'lucky',
  'name-letter',
  'gemstone',
  'remedy',
  'mantra',
  'fasting',
])
/** What speaks of the asker with these people: it stays in the asker's chart. */
const ofAskersFamily: ReadonlySet<FrameTopic> = new Set<FrameTopic>([
  'compatibility',
  'children',
  'parents',
  'siblings',
  'in-laws',
  'family',
  'friends',
  'pet',
])
const ofMarriage: ReadonlySet<FrameTopic> = new Set<FrameTopic>([
  'love',
  'ex-back',
  'marriage',
  'married-life',
  'separation',
  'pregnancy',
])

const asker =
  /(?<![\p{L}\p{M}])(?:i|i'm|i’m|me|myself|main|mai|mujhe|mujhko|मैं|मुझे|मुझको)(?![\p{L}\p{M}])/iu
const ofAsker =
  /(?<![\p{L}\p{M}])(?:my|mine|our|mera|meri|mere|apna|apni|apne|hamara|hamari|hamare|मेरा|मेरी|मेरे|अपना|अपनी|अपने|हमारा|हमारी|हमारे)(?![\p{L}\p{M}])/iu
const pronoun =
  /(?<![\p{L}\p{M}])(?:he|she|his|her|him|they|their|them|uska|uski|uske|usko|use|unka|unki|unke|unko|iska|iski|iske|inka|inki|inke|उसका|उसकी|उसके|उसको|उसे|उनका|उनकी|उनके|उनको|उन्हें|इसका|इसकी|इसके|इनका|इनकी|इनके|वह|वो|वे)(?![\p{L}\p{M}])/iu
const elder =
  /(?<![\p{L}\p{M}])(?:elder|eldest|older|oldest|bad[aei]|बड़[ाीे]|बड़[ाीे])(?![\p{L}\p{M}])/iu
const younger =
  /(?<![\p{L}\p{M}])(?:younger|youngest|ch?hot[aei]|chot[aei]|छोट[ाीे])(?![\p{L}\p{M}])/iu
/** No more words than this lean on what was said before, where they name nobody. */
const fewWords = 5

/** Whether a question names neither the asker nor anybody else, and so goes on about whom it was. */
export function namesNobody(question: string): boolean {
  if (asker.test(question) || ofAsker.test(question)) return false
  if (subjectInWords(question) !== 'self') return false
  return pronoun.test(question) || foldedWords(question).length <= fewWords
}

/**
 * Whose own kundli would answer the question; null where it is the asker's own life, the bond between the
 * two, or nothing that a chart answers.
 */
export function soughtPerson(frame: Frame, question: string): SoughtPerson | null {
  const { topic } = frame
  const isOfChild = frame.isPerhapsOfChild && !asker.test(question)
  const subject = isOfChild ? 'child' : houseOwner(frame)
  if (ofAskersFamily.has(topic)) return null
  if (!isLifeMatter(topic) && !ofAnyChart.has(topic)) return null
  const key = personOf(subject, question)
  // The marriage of the asker's spouse is the asker's; "when will I have a daughter" asks for a birth.
  const isOfTwo = ofMarriage.has(topic) && (subject === 'spouse' || asker.test(question))
  const relation = isOfTwo ? undefined : relationOf[subject]
  return {
    relation: relation ?? null,
    gender: (key && genderOf[key]) ?? null,
    key,
    seniority: elder.test(question) ? 'elder' : younger.test(question) ? 'younger' : null,
    leans: namesNobody(question),
  }
}
