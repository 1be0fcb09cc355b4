/**
 * What each undertaking asks of its hour, as tables: tithis 1..30, weekdays from Sunday 0, nakshatras
 * 0..26, lagnas and signs 0..11, lunar months 1..12. What stands in neither list of a limb is avoided.
 */
import type { Purpose } from '../names/names-muhurta.ts'
import type { Graha, BilingualText } from '../sky/types.ts'
import { bilingual } from '../sky/bilingual.ts'

/** The same tithis in both halves of the month. */
const inBothHalves = (...tithis: number[]): number[] => [
  ...tithis,
  ...tithis.map((tithi) => tithi + 15),
]

/** Classes of nakshatras by what they are fit for (Brihat Samhita, ch. 98; Muhurta Chintamani, ch. 2). */
const fixedNakshatras = [3, 11, 20, 25]
const movable = [6, 14, 21, 22, 23]
const swift = [0, 7, 12]
const gentle = [4, 13, 16, 26]

export interface Preference {
  good: readonly number[]
  fair: readonly number[]
}

/** A house of the muhurta's chart that certain grahas should leave free. */
export interface CleanHouse {
  house: number
  of: 'all' | 'malefics' | readonly Graha[]
  otherwise: 'poor' | 'avoid'
}

export interface PurposeRules {
  source: BilingualText
  tithis: Preference
  varas: Preference
  nakshatras: Preference
  lagnas: Preference
  /** A lagna in neither list: poor, or avoided. */
  otherLagnas: 'poor' | 'avoid'
  cleanHouses: readonly CleanHouse[]
  /** Signs of the Sun; null where the text does not ask. */
  sunRashis: readonly number[] | null
  /** Purnimanta lunar months; null where the text does not ask. */
  months: Preference | null
  /** Adhika and kshaya masa. */
  addedMonth: 'poor' | 'avoid' | null
  /** Jupiter or Venus lost in the Sun's light. */
  combust: 'poor' | 'avoid' | null
  /** From Devashayani to Prabodhini Ekadashi. */
  chaturmas: 'avoid' | null
  /** How the hours without Sun are held. */
  night: 'fair' | 'poor' | 'avoid' | null
  /** Which fifth of the panchaka count is this purpose's own to avoid. */
  panchaka: number | null
}

export const purposes: Record<Purpose, PurposeRules> = {
  marriage: {
    source: bilingual('Muhurta Chintamani, ch. 6 (marriage)', 'मुहूर्त चिंतामणि, अध्याय 6 (विवाह)'),
    tithis: {
      good: [...inBothHalves(2, 3, 5, 7, 10, 11), 13],
      fair: [1, 6, 8, 12, 15, 16, 21, 23, 27],
    },
    varas: { good: [1, 3, 4, 5], fair: [0, 6] },
    nakshatras: { good: [3, 4, 9, 11, 12, 14, 16, 18, 20, 25, 26], fair: [] },
    lagnas: { good: [2, 5, 6], fair: [1, 3, 4, 8, 10] },
    otherLagnas: 'poor',
    cleanHouses: [
      { house: 7, of: 'all', otherwise: 'avoid' },
      { house: 8, of: ['mars', 'moon'], otherwise: 'avoid' },
      { house: 6, of: ['moon', 'venus'], otherwise: 'avoid' },
      { house: 12, of: ['moon', 'saturn'], otherwise: 'poor' },
    ],
    sunRashis: [0, 1, 2, 7, 9, 10],
    months: null,
    addedMonth: 'avoid',
    combust: 'avoid',
    chaturmas: 'avoid',
    night: null,
    panchaka: 1,
  },
  'house-entry': {
    source: bilingual(
      'Muhurta Chintamani, ch. 13 (entering a house)',
      'मुहूर्त चिंतामणि, अध्याय 13 (गृह प्रवेश)',
    ),
    tithis: { good: inBothHalves(2, 3, 5, 7, 10, 11, 12, 13), fair: [1, 6, 8, 15, 16, 21, 23] },
    varas: { good: [1, 3, 4, 5], fair: [6] },
    nakshatras: { good: [...fixedNakshatras, ...gentle], fair: [7, 14, 22, 23] },
    lagnas: { good: [1, 4, 7, 10], fair: [2, 5, 8, 11] },
    otherLagnas: 'avoid',
    cleanHouses: [
      { house: 8, of: 'malefics', otherwise: 'avoid' },
      { house: 4, of: 'malefics', otherwise: 'poor' },
      { house: 12, of: ['moon'], otherwise: 'poor' },
    ],
    sunRashis: [0, 1, 2, 3, 4, 5, 6, 7, 9, 10],
    months: { good: [2, 3, 11, 12], fair: [8, 9] },
    addedMonth: 'avoid',
    combust: 'avoid',
    chaturmas: 'avoid',
    night: null,
    panchaka: 2,
  },
  vehicle: {
    source: bilingual(
      'Muhurta Chintamani, ch. 2 (nakshatras), on mounting and on the movable stars',
      'मुहूर्त चिंतामणि, अध्याय 2 (नक्षत्र), आरोहण और चर नक्षत्रों के विषय में',
    ),
    tithis: {
      good: [...inBothHalves(2, 3, 5, 7, 10, 11, 12, 13), 15],
      fair: [1, 6, 8, 16, 21, 23],
    },
    varas: { good: [1, 3, 4, 5], fair: [0] },
    nakshatras: { good: [...movable, ...swift, ...gentle], fair: [3] },
    lagnas: { good: [0, 2, 3, 5, 6, 8, 9, 11], fair: [1, 4, 7, 10] },
    otherLagnas: 'poor',
    cleanHouses: [{ house: 8, of: 'malefics', otherwise: 'poor' }],
    sunRashis: null,
    months: null,
    addedMonth: 'poor',
    combust: 'poor',
    chaturmas: null,
    night: 'poor',
    panchaka: null,
  },
  business: {
    source: bilingual(
      'Muhurta Chintamani, ch. 2 (nakshatras), on opening a shop',
      'मुहूर्त चिंतामणि, अध्याय 2 (नक्षत्र), विपणि (दुकान) के विषय में',
    ),
    tithis: {
      good: [...inBothHalves(2, 3, 5, 7, 10, 11, 12, 13), 15],
      fair: [1, 6, 8, 16, 21, 23],
    },
    varas: { good: [1, 3, 4, 5], fair: [0, 6] },
    nakshatras: { good: [...gentle, ...swift, ...fixedNakshatras], fair: movable },
    lagnas: { good: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11], fair: [] },
    otherLagnas: 'avoid',
    cleanHouses: [
      { house: 8, of: 'malefics', otherwise: 'poor' },
      { house: 12, of: 'malefics', otherwise: 'poor' },
    ],
    sunRashis: null,
    months: null,
    addedMonth: 'poor',
    combust: 'poor',
    chaturmas: null,
    night: 'poor',
    panchaka: 4,
  },
  travel: {
    source: bilingual('Muhurta Chintamani, ch. 11 (journeys)', 'मुहूर्त चिंतामणि, अध्याय 11 (यात्रा)'),
    tithis: { good: inBothHalves(2, 3, 5, 7, 10, 11, 13), fair: [16] },
    varas: { good: [1, 3, 4, 5], fair: [0, 2, 6] },
    nakshatras: {
      good: [0, 4, 6, 7, 12, 16, 21, 22, 26],
      fair: [3, 10, 11, 17, 18, 19, 20, 23, 24, 25],
    },
    lagnas: { good: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], fair: [11] },
    otherLagnas: 'avoid',
    cleanHouses: [
      { house: 8, of: ['moon'], otherwise: 'avoid' },
      { house: 6, of: ['moon'], otherwise: 'avoid' },
      { house: 12, of: ['moon'], otherwise: 'avoid' },
      { house: 1, of: ['moon'], otherwise: 'poor' },
    ],
    sunRashis: null,
    months: null,
    addedMonth: null,
    combust: null,
    chaturmas: null,
    night: 'fair',
    panchaka: 6,
  },
  naming: {
    source: bilingual(
      'Muhurta Chintamani, ch. 5 (sacraments), on naming',
      'मुहूर्त चिंतामणि, अध्याय 5 (संस्कार), नामकरण के विषय में',
    ),
    tithis: { good: inBothHalves(2, 3, 5, 7, 10, 11, 13), fair: [1, 6, 8, 12, 16, 21, 27] },
    varas: { good: [1, 3, 4, 5], fair: [0] },
    nakshatras: { good: [...gentle, ...fixedNakshatras, ...swift, ...movable], fair: [] },
    lagnas: { good: [1, 2, 3, 5, 6, 8, 11], fair: [0, 4, 7, 9, 10] },
    otherLagnas: 'poor',
    cleanHouses: [
      { house: 8, of: 'malefics', otherwise: 'poor' },
      { house: 12, of: 'malefics', otherwise: 'poor' },
    ],
    sunRashis: null,
    months: null,
    addedMonth: null,
    combust: null,
    chaturmas: null,
    night: 'avoid',
    panchaka: null,
  },
}
