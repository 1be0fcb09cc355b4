/** The rules of the five limbs. */
import {
  karanaIndex,
  karanas,
  nakshatras,
  tithiName,
  varas,
  panchangYogas,
} from '../names/names.ts'
import type { BilingualText } from '../sky/types.ts'
import type { MuhurtaHour } from './hour.ts'
import { spoiledGhatis } from './limits.ts'
import type { Preference } from './purposes.ts'
import { ruleVerdict } from './rule.ts'
import type { Level, MuhurtaRule } from './rule.ts'
import { bilingual } from '../sky/bilingual.ts'

/** Where in Muhurta Chintamani a rule stands. */
export const chintamaniSource = (en: string, hi: string, chapter?: number): BilingualText =>
  chapter === undefined
    ? bilingual(`Muhurta Chintamani, on ${en}`, `मुहूर्त चिंतामणि, ${hi} के विषय में`)
    : bilingual(
        `Muhurta Chintamani, ch. ${chapter} (${en})`,
        `मुहूर्त चिंतामणि, अध्याय ${chapter} (${hi})`,
      )
export const generalSource = chintamaniSource('good and bad limbs', 'शुभाशुभ', 1)

export const preferenceLevel = ({ good, fair }: Preference, number: number): Level =>
  good.includes(number) ? 'good' : fair.includes(number) ? 'fair' : 'avoid'

const fitness: Record<'good' | 'fair' | 'poor' | 'avoid' | 'note', BilingualText> = {
  good: bilingual('well fit for this', 'इस कार्य के लिए उत्तम'),
  fair: bilingual('acceptable for this', 'इस कार्य के लिए मध्यम'),
  poor: bilingual('weak for this', 'इस कार्य के लिए दुर्बल'),
  avoid: bilingual('avoided for this', 'इस कार्य में वर्जित'),
  note: bilingual('', ''),
}
/** A name with how fit it is for the purpose. */
export function fitnessVerdict(
  level: Level,
  name: BilingualText,
): { level: Level; reason: BilingualText } {
  const { en, hi } = fitness[level]
  return ruleVerdict(level, `${name.en}: ${en}.`, `${name.hi}: ${hi}।`)
}

export const panchangRules: readonly MuhurtaRule<MuhurtaHour>[] = [
  {
    id: 'tithi',
    name: bilingual('Tithi', 'तिथि'),
    source: 'purpose',
    weight: 3,
    judge: ({ tithi }, { purpose }) =>
      fitnessVerdict(
        preferenceLevel(purpose.tithis, tithi),
        bilingual(tithiName(tithi, 'en'), tithiName(tithi, 'hi')),
      ),
  },
  {
    id: 'nakshatra',
    name: bilingual('Nakshatra', 'नक्षत्र'),
    source: 'purpose',
    weight: 5,
    judge: ({ nakshatra }, { purpose }) =>
      fitnessVerdict(preferenceLevel(purpose.nakshatras, nakshatra), nakshatras[nakshatra]!.name),
  },
  {
    id: 'vara',
    name: bilingual('Weekday', 'वार'),
    source: 'purpose',
    weight: 2,
    judge: ({ day }, { purpose }) =>
      fitnessVerdict(preferenceLevel(purpose.varas, day.vara), varas[day.vara]!.name),
  },
  {
    id: 'yoga',
    name: bilingual('Yoga', 'योग'),
    source: generalSource,
    weight: 1,
    judge: ({ yoga, yogaPassed }) => {
      const { en, hi } = panchangYogas[yoga - 1]!.name
      const ghatis = spoiledGhatis[yoga]
      if (ghatis === undefined)
        return ruleVerdict('good', `${en}: free of fault.`, `${hi}: दोषरहित।`)
      if (yogaPassed * 60 >= ghatis) {
        return ruleVerdict('fair', `${en}, past its avoided beginning.`, `${hi}, वर्जित आरंभ के बाद।`)
      }
      return ruleVerdict(
        'avoid',
        `${en}: this part of it is avoided.`,
        `${hi}: इसका यह भाग वर्जित है।`,
      )
    },
  },
  {
    id: 'karana',
    name: bilingual('Karana', 'करण'),
    source: generalSource,
    weight: 1,
    judge: ({ karana }) => {
      const index = karanaIndex(karana)
      const { en, hi } = karanas[index]!.name
      if (index === 6)
        return ruleVerdict('avoid', 'Bhadra (Vishti) is avoided.', 'भद्रा (विष्टि) वर्जित है।')
      if (index > 6)
        return ruleVerdict('poor', `${en}: a fixed karana, weak.`, `${hi}: स्थिर करण, दुर्बल।`)
      return ruleVerdict('good', `${en}: a moving karana.`, `${hi}: चर करण।`)
    },
  },
]
