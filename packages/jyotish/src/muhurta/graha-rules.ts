/** The rules that need no lagna: the five limbs, the spans of the day, month and season. */
import { rashis } from '../names/names.ts'
import { purnimantaOf } from '../panchang/lunar-month.ts'
import { arc } from '../sky/zodiac.ts'
import type { MuhurtaHour } from './hour.ts'
import {
  chintamaniSource,
  fitnessVerdict,
  generalSource,
  preferenceLevel,
  panchangRules,
} from './panchang-rules.ts'
import { gandantaDegrees } from './limits.ts'
import { ruleVerdict } from './rule.ts'
import type { MuhurtaRule } from './rule.ts'
import { bilingual } from '../sky/bilingual.ts'

const within = (ms: number, spans: readonly { fromMs: number; toMs: number }[]): boolean =>
  spans.some(({ fromMs, toMs }) => ms >= fromMs && ms < toMs)

const spans: readonly MuhurtaRule<MuhurtaHour>[] = [
  {
    id: 'rahu-kaal',
    name: bilingual('Rahu Kaal', 'राहु काल'),
    source: bilingual('Custom of the almanacs', 'पंचांग परंपरा'),
    weight: 0,
    judge: ({ ms, day }) =>
      day.rahuKaal &&
      (within(ms, [day.rahuKaal])
        ? ruleVerdict('avoid', 'In Rahu Kaal.', 'राहु काल में।')
        : ruleVerdict('good', 'Outside Rahu Kaal.', 'राहु काल से बाहर।')),
  },
  {
    id: 'dur-muhurta',
    name: bilingual('Dur Muhurta', 'दुर्मुहूर्त'),
    source: chintamaniSource('the muhurtas of day and night', 'दिन-रात के मुहूर्त'),
    weight: 0,
    judge: ({ ms, day }) =>
      within(ms, day.durMuhurtas)
        ? ruleVerdict('avoid', "In one of the weekday's dur muhurtas.", 'वार के दुर्मुहूर्त में।')
        : ruleVerdict('good', 'Outside the dur muhurtas.', 'दुर्मुहूर्त से बाहर।'),
  },
  {
    id: 'varjyam',
    name: bilingual('Varjyam', 'वर्ज्य काल'),
    source: chintamaniSource('visha ghatis', 'विष घटी', 6),
    weight: 0,
    judge: ({ ms, day }) =>
      within(ms, day.varjyam)
        ? ruleVerdict('avoid', "In the nakshatra's avoided ghatis.", 'नक्षत्र की वर्ज्य घटियों में।')
        : ruleVerdict(
            'good',
            "Outside the nakshatra's avoided ghatis.",
            'नक्षत्र की वर्ज्य घटियों से बाहर।',
          ),
  },
  {
    id: 'gandanta',
    name: bilingual('Gandanta', 'गंडांत'),
    source: chintamaniSource('nakshatra gandanta', 'नक्षत्र गंडांत'),
    weight: 0,
    judge: ({ moonDegrees }) => {
      const joint = Math.round(moonDegrees / 120) * 120
      return Math.abs(arc(joint, moonDegrees)) < gandantaDegrees
        ? ruleVerdict(
            'avoid',
            'The Moon is at a joint of star and sign.',
            'चंद्रमा नक्षत्र-राशि की संधि पर है।',
          )
        : ruleVerdict('good', 'The Moon is clear of the joints.', 'चंद्रमा संधि से मुक्त है।')
    },
  },
  {
    id: 'sankranti',
    name: bilingual('Sankranti', 'संक्रांति'),
    source: chintamaniSource('sankranti', 'संक्रांति', 3),
    weight: 0,
    judge: ({ ms, day }) =>
      within(ms, day.sankrantis)
        ? ruleVerdict(
            'avoid',
            'Within sixteen ghatis of a sankranti.',
            'संक्रांति की सोलह घटियों के भीतर।',
          )
        : ruleVerdict('good', 'Away from any sankranti.', 'संक्रांति से दूर।'),
  },
  {
    id: 'abhijit',
    name: bilingual('Abhijit', 'अभिजित'),
    source: chintamaniSource('the muhurtas of day and night', 'दिन-रात के मुहूर्त'),
    weight: 1,
    judge: ({ ms, day }) =>
      day.abhijit && within(ms, [day.abhijit])
        ? ruleVerdict(
            'good',
            'In Abhijit muhurta, which lifts many faults.',
            'अभिजित मुहूर्त में, जो कई दोष दूर करता है।',
          )
        : null,
  },
]

const seasons: readonly MuhurtaRule<MuhurtaHour>[] = [
  {
    id: 'sun-sign',
    name: bilingual("The Sun's sign", 'सौर मास'),
    source: 'purpose',
    weight: 1,
    judge: ({ sunRashi }, { purpose }) => {
      if (!purpose.sunRashis) return null
      return fitnessVerdict(
        purpose.sunRashis.includes(sunRashi) ? 'good' : 'avoid',
        bilingual(`Sun in ${rashis[sunRashi]!.name.en}`, `सूर्य ${rashis[sunRashi]!.name.hi} में`),
      )
    },
  },
  {
    id: 'month',
    name: bilingual('Lunar month', 'चंद्र मास'),
    source: 'purpose',
    weight: 1,
    judge: ({ month, tithi }, { purpose }) => {
      if (!purpose.months) return null
      const { number, name } = purnimantaOf(month, tithi > 15)
      return fitnessVerdict(preferenceLevel(purpose.months, number), name)
    },
  },
  {
    id: 'added-month',
    name: bilingual('Adhika masa', 'अधिक मास'),
    source: generalSource,
    weight: 0,
    judge: ({ month }, { purpose }) => {
      if (!purpose.addedMonth) return null
      const { en, hi } = month.name
      return month.adhika || month.kshaya
        ? ruleVerdict(
            purpose.addedMonth,
            `${en} is an added or lost month.`,
            `${hi} अधिक या क्षय मास है।`,
          )
        : ruleVerdict('good', `${en} is neither added nor lost.`, `${hi} न अधिक है, न क्षय।`)
    },
  },
  {
    id: 'chaturmas',
    name: bilingual('Chaturmas', 'चातुर्मास'),
    source: bilingual('Dharma Sindhu, on chaturmas', 'धर्मसिंधु, चातुर्मास के विषय में'),
    weight: 0,
    judge: ({ month: { number }, tithi }, { purpose }) => {
      if (!purpose.chaturmas) return null
      const inside =
        (number > 4 && number < 8) || (number === 4 && tithi >= 11) || (number === 8 && tithi < 11)
      return inside
        ? ruleVerdict(
            purpose.chaturmas,
            'Between Devashayani and Prabodhini Ekadashi.',
            'देवशयनी और प्रबोधिनी एकादशी के बीच।',
          )
        : ruleVerdict('good', 'Outside chaturmas.', 'चातुर्मास से बाहर।')
    },
  },
  {
    id: 'combustion',
    name: bilingual('Jupiter and Venus visible', 'गुरु और शुक्र का उदय'),
    source: generalSource,
    weight: 1,
    judge: ({ combust: { jupiter, venus } }, { purpose }) => {
      if (!purpose.combust) return null
      if (jupiter)
        return ruleVerdict(purpose.combust, 'Jupiter is lost in the Sun’s light.', 'गुरु अस्त है।')
      if (venus)
        return ruleVerdict(purpose.combust, 'Venus is lost in the Sun’s light.', 'शुक्र अस्त है।')
      return ruleVerdict('good', 'Jupiter and Venus are clear of the Sun.', 'गुरु और शुक्र उदित हैं।')
    },
  },
  {
    id: 'simhastha-guru',
    name: bilingual('Jupiter in Simha', 'सिंहस्थ गुरु'),
    source: generalSource,
    weight: 1,
    judge: ({ rashis: { jupiter } }, { id }) =>
      id === 'marriage' && jupiter === 4
        ? ruleVerdict(
            'poor',
            'Jupiter is in Leo, which some regions avoid for marriage.',
            'गुरु सिंह राशि में है; कुछ प्रदेशों में इसमें विवाह नहीं करते।',
          )
        : null,
  },
  {
    id: 'day-or-night',
    name: bilingual('Day or night', 'दिन या रात'),
    source: 'purpose',
    weight: 1,
    judge: ({ ms, day: { sun } }, { purpose }) => {
      if (!purpose.night || !sun) return null
      if (ms >= sun.setMs) return ruleVerdict(purpose.night, 'After sunset.', 'सूर्यास्त के बाद।')
      return ruleVerdict('good', 'By day.', 'दिन में।')
    },
  },
]

export const grahaRules: readonly MuhurtaRule<MuhurtaHour>[] = [
  ...panchangRules,
  ...spans,
  ...seasons,
]
