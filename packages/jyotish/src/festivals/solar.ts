import { rashis } from '../names/names.ts'
import { instantOfAngle } from '../panchang/part-spans.ts'
import { bilingual } from '../sky/bilingual.ts'
import { dayMs } from '../sky/instant.ts'
import type { BilingualText } from '../sky/types.ts'
import { normalizeDegrees } from '../sky/zodiac.ts'
import { ofDay, timeOf } from './observance.ts'
import type { PlaceSky } from './place-sky.ts'
import { reasonText } from './reasons.ts'
import type { ReasonId } from './reasons.ts'
import { practice, topicSource } from './sources.ts'
import type { Observance } from './types.ts'
import type { Stretch } from './windows.ts'

/** The instant at which the Sun enters a sign, 0 Mesha … 11 Mina. */
export interface Sankranti {
  rashi: number
  ms: number
}

/** Every entry of the Sun into a sign within a stretch. */
export function sankrantisOf(sky: PlaceSky, { fromMs, toMs }: Stretch): Sankranti[] {
  const { sun } = sky.lights
  const sankrantis: Sankranti[] = []
  for (let at = fromMs; ;) {
    const { degrees } = sun(at)
    const rashi = (Math.floor(normalizeDegrees(degrees) / 30) + 1) % 12
    const ms = instantOfAngle(
      sun,
      rashi * 30,
      at + ((30 - (normalizeDegrees(degrees) % 30)) / 0.9856) * dayMs,
    )
    if (ms > toMs) return sankrantis
    sankrantis.push({ rashi, ms })
    at = ms + dayMs
  }
}

type SolarRuleName = 'civil' | 'sunset' | 'sunrise' | 'nextDay'

/** By which day a region begins its solar month. */
const solarRules: Record<
  SolarRuleName,
  { text: BilingualText; decide: (sky: PlaceSky, ms: number) => { day: number; reason: ReasonId } }
> = {
  civil: {
    text: bilingual(
      'The date on which the Sun enters the sign.',
      'जिस तारीख़ को सूर्य राशि में प्रवेश करे।',
    ),
    decide: (sky, ms) => ({ day: sky.civilDayOf(ms), reason: 'sunByMidnight' }),
  },
  sunset: {
    text: bilingual(
      'The day on which the Sun enters the sign before sunset; after sunset, the next day.',
      'जिस दिन सूर्य सूर्यास्त से पहले राशि में प्रवेश करे; सूर्यास्त के बाद करे तो अगला दिन।',
    ),
    decide: (sky, ms) => {
      const day = sky.civilDayOf(ms)
      return ms < sky.dayOf(day).setMs
        ? { day, reason: 'sunBeforeSunset' }
        : { day: day + 1, reason: 'sunAfterSunset' }
    },
  },
  sunrise: {
    text: bilingual(
      'The first sunrise after the Sun enters the sign.',
      'सूर्य के राशि प्रवेश के बाद का पहला सूर्योदय।',
    ),
    decide: (sky, ms) => {
      const day = sky.civilDayOf(ms)
      return { day: ms <= sky.dayOf(day).riseMs ? day : day + 1, reason: 'sunSunrise' }
    },
  },
  nextDay: {
    text: bilingual('The day after the Sun enters the sign.', 'सूर्य के राशि प्रवेश का अगला दिन।'),
    decide: (sky, ms) => ({ day: sky.civilDayOf(ms) + 1, reason: 'sunNextDay' }),
  },
}

interface SolarRow {
  rashi: number
  id: string
  name: BilingualText
  rule: SolarRuleName
  custom: BilingualText
  around?: { days: number; id: string; name: BilingualText }[]
}

/** A sankranti is called by the sign's Sanskrit name, in English too. */
const sankrantiIds =
  'mesha vrishabha mithuna karka simha kanya tula vrishchika dhanu makara kumbha mina'.split(' ')

const tamil = practice('Tamil', 'तमिल')
const rows: SolarRow[] = [
  {
    rashi: 9,
    id: 'makar-sankranti',
    name: bilingual('Makar Sankranti', 'मकर संक्रांति'),
    rule: 'sunset',
    custom: topicSource(['nirnaya', 'dharma'], 'the sankranti of Makara', 'मकर संक्रांति'),
    around: [{ days: -1, id: 'lohri', name: bilingual('Lohri', 'लोहड़ी') }],
  },
  {
    rashi: 9,
    id: 'pongal',
    name: bilingual('Pongal', 'पोंगल'),
    rule: 'sunset',
    custom: tamil,
    around: [
      { days: -1, id: 'bhogi', name: bilingual('Bhogi', 'भोगी') },
      { days: 1, id: 'mattu-pongal', name: bilingual('Mattu Pongal', 'मट्टू पोंगल') },
      { days: 2, id: 'kaanum-pongal', name: bilingual('Kaanum Pongal', 'काणुम पोंगल') },
    ],
  },
  {
    rashi: 9,
    id: 'magh-bihu',
    name: bilingual('Magh Bihu', 'माघ बिहू'),
    rule: 'nextDay',
    custom: practice('Assamese', 'असम के'),
  },
  {
    rashi: 0,
    id: 'baisakhi',
    name: bilingual('Baisakhi', 'बैसाखी'),
    rule: 'civil',
    custom: practice('Punjabi', 'पंजाब के'),
  },
  {
    rashi: 0,
    id: 'vishu',
    name: bilingual('Vishu', 'विषु'),
    rule: 'sunrise',
    custom: practice('Malayalam', 'मलयालम'),
  },
  {
    rashi: 0,
    id: 'puthandu',
    name: bilingual('Puthandu (Tamil New Year)', 'पुथांडु (तमिल नववर्ष)'),
    rule: 'sunset',
    custom: tamil,
  },
  {
    rashi: 0,
    id: 'pohela-boishakh',
    name: bilingual('Pohela Boishakh and Bohag Bihu', 'पोइला बैसाख और बोहाग बिहू'),
    rule: 'nextDay',
    custom: practice('Bengali and Assamese', 'बंगाल और असम के'),
  },
  {
    rashi: 5,
    id: 'vishwakarma-puja',
    name: bilingual('Vishwakarma Puja', 'विश्वकर्मा पूजा'),
    rule: 'civil',
    custom: practice('eastern', 'पूर्वी भारत के'),
  },
]

const counted = bilingual(
  'Its day is counted from the main festival.',
  'इसका दिन मुख्य पर्व से गिना जाता है।',
)
const sankrantiSource = topicSource(['nirnaya', 'dharma'], 'the sankrantis', 'संक्रांति निर्णय')

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The Sun's entries and the festivals that go by them. */
export function solarOf(sky: PlaceSky, { rashi, ms }: Sankranti): Observance[] {
  const sign = rashis[rashi]!.name
  const time = timeOf('sankranti', bilingual('The Sun enters the sign', 'सूर्य का राशि प्रवेश'), {
    fromMs: ms,
    toMs: ms,
  })
  const observance = (
    id: string,
    kind: Observance['kind'],
    name: BilingualText,
    rule: SolarRuleName,
    source: BilingualText,
  ): { day: number; observance: Observance } => {
    const { text, decide } = solarRules[rule]
    const { day, reason } = decide(sky, ms)
    const head = { id, kind, name, rule: text, source }
    return { day, observance: ofDay(head, day, reasonText(reason, 'sunrise'), [time]) }
  }
  const named = rows.filter((row) => row.rashi === rashi)
  const entry = named.some(({ id }) => id.endsWith('-sankranti'))
    ? []
    : [
        observance(
          `${sankrantiIds[rashi]!}-sankranti`,
          'sankranti',
          bilingual(`${capital(sankrantiIds[rashi]!)} Sankranti (${sign.en})`, `${sign.hi} संक्रांति`),
          'civil',
          sankrantiSource,
        ).observance,
      ]
  const festivals = named.flatMap((row) => {
    const kind = row.id === 'makar-sankranti' ? 'sankranti' : 'festival'
    const main = observance(row.id, kind, row.name, row.rule, row.custom)
    const around = (row.around ?? []).map(({ days, id, name }) =>
      ofDay(
        { id, kind: 'festival', name, rule: counted, source: row.custom },
        main.day + days,
        reasonText(days < 0 ? 'dayBefore' : days === 1 ? 'dayAfter' : 'counted', 'sunrise'),
      ),
    )
    return [main.observance, ...around]
  })
  return [...entry, ...festivals]
}
