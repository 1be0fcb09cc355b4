/** What comes with every lunar month: Pradosh, the Chaturthis, Shivaratri, the Ashtamis, the full and new moon. */
import { lunarMonthNames } from '../names/names-panchang-day.ts'
import { varas } from '../names/names.ts'
import { bilingual } from '../sky/bilingual.ts'
import type { BilingualText } from '../sky/types.ts'
import { dayRules, dayRuleText } from './day-rules.ts'
import type { DayRuleName } from './day-rules.ts'
import { decideDay } from './decide.ts'
import type { Decision } from './decide.ts'
import type { Lunation } from './lunations.ts'
import { decidingTimes, ofTithi } from './observance.ts'
import { weekdayOfNumber } from './place-sky.ts'
import type { PlaceSky } from './place-sky.ts'
import { topicSource } from './sources.ts'
import type { Observance, ObservanceKind } from './types.ts'

interface MonthlyRow {
  id: string
  kind: ObservanceKind
  tithis: readonly number[]
  rule: DayRuleName
  /** What a row is called, by the day that it fell on. */
  name: (lunation: Lunation, decision: Decision) => BilingualText
  source: BilingualText
}

const pradoshaNames: BilingualText[] = [
  bilingual('Ravi', 'रवि'),
  bilingual('Soma', 'सोम'),
  bilingual('Bhauma', 'भौम'),
  bilingual('Budha', 'बुध'),
  bilingual('Guru', 'गुरु'),
  bilingual('Shukra', 'शुक्र'),
  bilingual('Shani', 'शनि'),
]

/** Ganesha's names at the Sankashtis, by the amanta month from Chaitra. */
const sankashtiNames: BilingualText[] = [
  bilingual('Vikata', 'विकट'),
  bilingual('Ekadanta', 'एकदंत'),
  bilingual('Krishnapingala', 'कृष्णपिंगल'),
  bilingual('Gajanana', 'गजानन'),
  bilingual('Heramba', 'हेरंब'),
  bilingual('Vighnaraja', 'विघ्नराज'),
  bilingual('Vakratunda', 'वक्रतुंड'),
  bilingual('Ganadhipa', 'गणाधिप'),
  bilingual('Akhuratha', 'अखुरथ'),
  bilingual('Lambodara', 'लंबोदर'),
  bilingual('Dwijapriya', 'द्विजप्रिय'),
  bilingual('Bhalachandra', 'भालचंद्र'),
]
const addedSankashti = bilingual('Vibhuvana', 'विभुवन')

const joined = (first: BilingualText, en: string, hi: string): BilingualText =>
  bilingual(`${first.en} ${en}`, `${first.hi} ${hi}`)

/** The weekday that gives a new moon its own name. */
function amavasyaName(lunation: Lunation, { day }: Decision): BilingualText {
  // A new moon is called by the month that the north counts it to, which is the next.
  const month = lunation.month.adhika
    ? lunation.month.name
    : lunarMonthNames[lunation.month.number % 12]!
  const plain = joined(month, 'Amavasya', 'अमावस्या')
  const weekday = weekdayOfNumber(day)
  if (weekday === 1) return joined(plain, '(Somvati)', '(सोमवती)')
  if (weekday === 2) return joined(plain, '(Bhaumvati)', '(भौमवती)')
  return weekday === 6 ? joined(plain, '(Shani)', '(शनि)') : plain
}

const rows: MonthlyRow[] = [
  {
    id: 'vinayaka-chaturthi',
    kind: 'chaturthi',
    tithis: [4],
    rule: 'madhyahna',
    name: () => bilingual('Vinayaka Chaturthi', 'विनायक चतुर्थी'),
    source: topicSource(['madhava', 'dharma'], 'Chaturthi', 'चतुर्थी निर्णय'),
  },
  {
    id: 'skanda-shashthi',
    kind: 'shashthi',
    tithis: [6],
    rule: 'sunset',
    name: () => bilingual('Skanda Shashthi', 'स्कंद षष्ठी'),
    source: topicSource(['nirnaya', 'dharma'], 'Shashthi', 'षष्ठी निर्णय'),
  },
  {
    id: 'masik-durgashtami',
    kind: 'ashtami',
    tithis: [8],
    rule: 'sunrise',
    name: () => bilingual('Masik Durgashtami', 'मासिक दुर्गाष्टमी'),
    source: topicSource(['madhava', 'nirnaya'], 'Ashtami', 'अष्टमी निर्णय'),
  },
  {
    id: 'pradosh',
    kind: 'pradosh',
    tithis: [13, 28],
    rule: 'pradosha',
    name: (_, { day }) => joined(pradoshaNames[weekdayOfNumber(day)]!, 'Pradosh Vrat', 'प्रदोष व्रत'),
    source: topicSource(['nirnaya', 'vrataraja'], 'the vow of Pradosha', 'प्रदोष व्रत'),
  },
  {
    id: 'purnima',
    kind: 'purnima',
    tithis: [15],
    rule: 'sunrise',
    name: ({ month }) => joined(month.name, 'Purnima', 'पूर्णिमा'),
    source: topicSource(['madhava', 'dharma'], 'Purnima', 'पूर्णिमा निर्णय'),
  },
  {
    id: 'sankashti-chaturthi',
    kind: 'chaturthi',
    tithis: [19],
    rule: 'moonrise',
    name: ({ month }, { day }) =>
      joined(
        month.adhika ? addedSankashti : sankashtiNames[month.number - 1]!,
        weekdayOfNumber(day) === 2 ? 'Sankashti (Angarki) Chaturthi' : 'Sankashti Chaturthi',
        weekdayOfNumber(day) === 2 ? 'संकष्टी (अंगारकी) चतुर्थी' : 'संकष्टी चतुर्थी',
      ),
    source: topicSource(['dharma', 'vrataraja'], 'Sankashta Chaturthi', 'संकष्ट चतुर्थी'),
  },
  {
    id: 'kalashtami',
    kind: 'ashtami',
    tithis: [23],
    rule: 'pradosha',
    name: () => bilingual('Kalashtami', 'कालाष्टमी'),
    source: topicSource(['nirnaya', 'vrataraja'], 'the Ashtami of Bhairava', 'भैरव अष्टमी'),
  },
  {
    id: 'masik-shivaratri',
    kind: 'shivaratri',
    tithis: [29],
    rule: 'nishita',
    name: () => bilingual('Masik Shivaratri', 'मासिक शिवरात्रि'),
    source: topicSource(['madhava', 'nirnaya'], 'Shivaratri', 'शिवरात्रि निर्णय'),
  },
  {
    id: 'amavasya',
    kind: 'amavasya',
    tithis: [30],
    rule: 'sunrise',
    name: amavasyaName,
    source: topicSource(['madhava', 'dharma'], 'Amavasya', 'अमावस्या निर्णय'),
  },
]

/** The observances that every lunar month has, added ones too. */
export function monthlyOf(sky: PlaceSky, lunation: Lunation): Observance[] {
  return rows.flatMap(({ id, kind, tithis, rule, name, source }) =>
    tithis
      // The Maha Shivaratri of Magha is no monthly one.
      .filter(
        () => id !== 'masik-shivaratri' || lunation.month.number !== 11 || lunation.month.adhika,
      )
      .map((tithi) => {
        const span = lunation.tithi(tithi)
        const decision = decideDay(sky, span, dayRules[rule])
        const head = {
          id,
          kind,
          name: name(lunation, decision),
          rule: dayRuleText(dayRules[rule]),
          source,
        }
        const times = decidingTimes(sky, decision.day, decision.window)
        return ofTithi(sky, head, span, decision, times)
      }),
  )
}

/** A weekday's name. */
export const weekdayName = (day: number): BilingualText => varas[weekdayOfNumber(day)]!.name
