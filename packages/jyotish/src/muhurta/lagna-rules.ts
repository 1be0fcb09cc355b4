/** The rules that look at the rising sign and its houses, and those that look at the person's Moon. */
import { grahas, houseName, nakshatras, rashis } from '../names/names.ts'
import { taras } from '../milan/kuta-tables.ts'
import type { Graha } from '../sky/types.ts'
import { grahaNames } from '../sky/types.ts'
import { houseOf, taraOf } from '../sky/zodiac.ts'
import type { MuhurtaHourWithLagna } from './hour.ts'
import { panchakaNames } from './limits.ts'
import type { CleanHouse } from './purposes.ts'
import { ruleVerdict } from './rule.ts'
import type { Level, MuhurtaRule } from './rule.ts'
import { fitnessVerdict } from './panchang-rules.ts'
import { bilingual } from '../sky/bilingual.ts'

const malefics: readonly Graha[] = ['sun', 'mars', 'saturn', 'rahu', 'ketu']
const supporting = [1, 4, 5, 7, 9, 10]
const rank: Record<Level, number> = { note: 0, good: 0, fair: 1, poor: 2, avoid: 3 }

/** Who stands in a house that should be free of them. */
function intruders({ houses }: MuhurtaHourWithLagna, { house, of }: CleanHouse): Graha[] {
  const watched = of === 'all' ? grahaNames : of === 'malefics' ? malefics : of
  return watched.filter((graha) => houses[graha] === house)
}

const lagnaItself: readonly MuhurtaRule<MuhurtaHourWithLagna>[] = [
  {
    id: 'lagna',
    name: bilingual('Lagna', 'लग्न'),
    source: 'purpose',
    weight: 3,
    judge: ({ lagna }, { purpose: { lagnas, otherLagnas } }) => {
      const other = lagnas.fair.includes(lagna) ? 'fair' : otherLagnas
      return fitnessVerdict(lagnas.good.includes(lagna) ? 'good' : other, rashis[lagna]!.name)
    },
  },
  {
    id: 'clean-houses',
    name: bilingual('Houses left free', 'भाव शुद्धि'),
    source: 'purpose',
    weight: 2,
    judge: (hour, { purpose }) => {
      const worstIntrusion = purpose.cleanHouses
        .map((clean) => ({ clean, there: intruders(hour, clean) }))
        .filter(({ there }) => there.length > 0)
        .sort((a, b) => rank[b.clean.otherwise] - rank[a.clean.otherwise])[0]
      if (!worstIntrusion) {
        return ruleVerdict(
          'good',
          'The houses that should be free are free.',
          'जो भाव शुद्ध होने चाहिए, वे शुद्ध हैं।',
        )
      }
      const { clean, there } = worstIntrusion
      const { en, hi } = grahas[there[0]!].name
      return ruleVerdict(
        clean.otherwise,
        `${en} stands in the ${houseName(clean.house, 'en')}.`,
        `${hi} ${houseName(clean.house, 'hi')} में है।`,
      )
    },
  },
  {
    id: 'support',
    name: bilingual('Support of Jupiter and Venus', 'गुरु और शुक्र का बल'),
    source: 'purpose',
    weight: 2,
    judge: ({ houses }) => {
      const there = (['jupiter', 'venus', 'mercury'] as const).filter((graha) =>
        supporting.includes(houses[graha]),
      )
      const first = there[0]
      if (!first) {
        return ruleVerdict(
          'poor',
          'Neither Jupiter, Venus nor Mercury stands in a kendra or trikona.',
          'गुरु, शुक्र और बुध में से कोई केंद्र या त्रिकोण में नहीं है।',
        )
      }
      const { en, hi } = grahas[first].name
      return ruleVerdict(
        first === 'mercury' ? 'fair' : 'good',
        `${en} supports from the ${houseName(houses[first], 'en')}.`,
        `${hi} ${houseName(houses[first], 'hi')} से बल देता है।`,
      )
    },
  },
  {
    id: 'panchaka-count',
    name: bilingual('Panchaka of the hour', 'मुहूर्त पंचक'),
    source: bilingual('Muhurta Chintamani, ch. 6 (panchaka)', 'मुहूर्त चिंतामणि, अध्याय 6 (पंचक)'),
    weight: 1,
    judge: ({ tithi, day, nakshatra, lagna }, { purpose }) => {
      const remainder = (tithi + (day.vara + 1) + (nakshatra + 1) + (lagna + 1)) % 9
      const name = panchakaNames[remainder]
      if (!name) return ruleVerdict('good', 'Free of panchaka.', 'पंचक रहित।')
      const { en, hi } = name
      return remainder === purpose.panchaka
        ? ruleVerdict('avoid', `${en} panchaka, avoided for this.`, `${hi} पंचक, इस कार्य में वर्जित।`)
        : ruleVerdict(
            'poor',
            `${en} panchaka, not this purpose's own.`,
            `${hi} पंचक, पर इस कार्य के लिए निषिद्ध नहीं।`,
          )
    },
  },
]

/** Directions not to set out in, by weekday (Muhurta Chintamani, ch. 11, disha shula). */
const shulas = [
  bilingual('west', 'पश्चिम'),
  bilingual('east', 'पूर्व'),
  bilingual('north', 'उत्तर'),
  bilingual('north', 'उत्तर'),
  bilingual('south', 'दक्षिण'),
  bilingual('west', 'पश्चिम'),
  bilingual('east', 'पूर्व'),
] as const

const notes: readonly MuhurtaRule<MuhurtaHourWithLagna>[] = [
  {
    id: 'star-panchaka',
    name: bilingual('The five stars of panchaka', 'नक्षत्र पंचक'),
    source: bilingual('Muhurta Chintamani, ch. 2 (panchaka)', 'मुहूर्त चिंतामणि, अध्याय 2 (पंचक)'),
    weight: 0,
    judge: ({ moonRashi }) =>
      moonRashi >= 10
        ? ruleVerdict(
            'note',
            'The Moon is in Aquarius or Pisces: a journey south and roofing a house are put off.',
            'चंद्रमा कुंभ या मीन में है: दक्षिण की यात्रा और छत डालना टाला जाता है।',
          )
        : null,
  },
  {
    id: 'disha-shula',
    name: bilingual('Direction of the day', 'दिशाशूल'),
    source: bilingual('Muhurta Chintamani, ch. 11 (journeys)', 'मुहूर्त चिंतामणि, अध्याय 11 (यात्रा)'),
    weight: 0,
    judge: ({ day }, { id }) => {
      if (id !== 'travel') return null
      const { en, hi } = shulas[day.vara]!
      return ruleVerdict(
        'note',
        `Better not towards the ${en} on this weekday.`,
        `इस वार को ${hi} दिशा की ओर न जाना अच्छा है।`,
      )
    },
  },
]

const person: readonly MuhurtaRule<MuhurtaHourWithLagna>[] = [
  {
    id: 'tara-bala',
    name: bilingual('Tara bala', 'तारा बल'),
    source: bilingual('Muhurta Chintamani, ch. 4 (gochara)', 'मुहूर्त चिंतामणि, अध्याय 4 (गोचर)'),
    weight: 3,
    judge: ({ nakshatra }, { janmaNakshatra }) => {
      if (janmaNakshatra === null) return null
      const tara = taraOf(nakshatra, janmaNakshatra)
      const level = [3, 5, 7].includes(tara) ? 'avoid' : tara === 1 ? 'fair' : 'good'
      const { en, hi } = nakshatras[nakshatra]!.name
      return ruleVerdict(
        level,
        `${en} is ${taras[tara - 1]!.en} tara from the birth star.`,
        `जन्म नक्षत्र से ${hi} ${taras[tara - 1]!.hi} तारा है।`,
      )
    },
  },
  {
    id: 'chandra-bala',
    name: bilingual('Chandra bala', 'चंद्र बल'),
    source: bilingual('Muhurta Chintamani, ch. 4 (gochara)', 'मुहूर्त चिंतामणि, अध्याय 4 (गोचर)'),
    weight: 3,
    judge: ({ moonRashi: now, tithi }, { moonRashi }) => {
      if (moonRashi === null) return null
      const house = houseOf(now, moonRashi)
      let level: Level = 'good'
      if ([4, 8, 12].includes(house)) level = 'avoid'
      else if ([2, 5, 9].includes(house)) level = tithi <= 15 ? 'good' : 'fair'
      return ruleVerdict(
        level,
        `The Moon stands in place ${house} from the birth Moon's sign.`,
        `चंद्रमा जन्म राशि से गिनने पर ${house} पर है।`,
      )
    },
  },
]

/** Judged once the sign that rises is known. */
export const lagnaRules: readonly MuhurtaRule<MuhurtaHourWithLagna>[] = [
  ...person,
  ...lagnaItself,
  ...notes,
]
