import { familySituationCases } from './situations-family.fixture.ts'
import { lifeSituationCases } from './situations-life.fixture.ts'
import type { SituationName } from '../../../words/reading/situations/all-situation-texts.ts'

/** Questions and the situation that they show; null where a near word must not be taken for one. */
export const situationCases: readonly (readonly [SituationName | null, string])[] = [
  ['lent-money', 'dost ne 50 hazar liye the 2 saal pehle, paisa wapas milega kya'],
  ['lent-money', 'My cousin took 2 lakhs from me last year, will I get the money back?'],
  [null, 'maine bank se loan liya tha, kab tak chukega'],
  ...familySituationCases,
  ...lifeSituationCases,
]
