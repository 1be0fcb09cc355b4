/** Festivals of a nakshatra within a solar month, as the south keeps them. */
import { nakshatras, rashis } from '../names/names.ts'
import { instantOfAngle } from '../panchang/part-spans.ts'
import { bilingual } from '../sky/bilingual.ts'
import { dayMs, isoOfMs } from '../sky/instant.ts'
import type { BilingualText } from '../sky/types.ts'
import { normalizeDegrees } from '../sky/zodiac.ts'
import { dayRules, dayRuleText } from './day-rules.ts'
import type { DayRuleName } from './day-rules.ts'
import { decideDay } from './decide.ts'
import { decidingTimes, ofDay } from './observance.ts'
import type { PlaceSky } from './place-sky.ts'
import { reasonText } from './reasons.ts'
import type { Sankranti } from './solar.ts'
import { practice } from './sources.ts'
import type { Observance } from './types.ts'
import type { Stretch } from './windows.ts'

interface StarRow {
  /** The sign that the Sun is in, and the Moon's nakshatra. */
  rashi: number
  nakshatra: number
  id: string
  name: BilingualText
  rule: DayRuleName
  /** Where a solar month has two: the last, or the one nearest to the full moon. */
  pick: 'last' | 'fullMoon'
  source: BilingualText
}

const tamil = practice('Tamil', 'तमिल')
const rows: StarRow[] = [
  {
    rashi: 4,
    nakshatra: 21,
    id: 'onam',
    name: bilingual('Onam (Thiruvonam)', 'ओणम (तिरुवोणम)'),
    rule: 'sunrise',
    pick: 'last',
    source: practice('Malayalam', 'मलयालम'),
  },
  {
    rashi: 9,
    nakshatra: 7,
    id: 'thaipusam',
    name: bilingual('Thaipusam', 'थाईपूसम'),
    rule: 'sunrise',
    pick: 'last',
    source: tamil,
  },
  {
    rashi: 10,
    nakshatra: 9,
    id: 'masi-magam',
    name: bilingual('Masi Magam', 'मासी मागम'),
    rule: 'sunrise',
    pick: 'fullMoon',
    source: tamil,
  },
  {
    rashi: 11,
    nakshatra: 11,
    id: 'panguni-uthiram',
    name: bilingual('Panguni Uthiram', 'पंगुनी उत्तिरम'),
    rule: 'sunrise',
    pick: 'fullMoon',
    source: tamil,
  },
  {
    rashi: 1,
    nakshatra: 15,
    id: 'vaikasi-visakam',
    name: bilingual('Vaikasi Visakam', 'वैकासी विशाखम'),
    rule: 'sunrise',
    pick: 'fullMoon',
    source: tamil,
  },
  {
    rashi: 7,
    nakshatra: 2,
    id: 'karthigai-deepam',
    name: bilingual('Karthigai Deepam', 'कार्तिगै दीपम'),
    rule: 'pradosha',
    pick: 'fullMoon',
    source: tamil,
  },
  {
    rashi: 8,
    nakshatra: 5,
    id: 'arudra-darshan',
    name: bilingual('Arudra Darshan', 'आर्द्रा दर्शन'),
    rule: 'sunrise',
    pick: 'fullMoon',
    source: tamil,
  },
]

const width = 360 / 27

/** All passages of the Moon through a nakshatra that begin within a stretch. */
function passages(sky: PlaceSky, nakshatra: number, { fromMs, toMs }: Stretch): Stretch[] {
  const { moon } = sky.lights
  const ahead = normalizeDegrees(nakshatra * width - moon(fromMs).degrees)
  const stretches: Stretch[] = []
  for (let guess = fromMs + (ahead / 13.18) * dayMs; ; guess += 27.32 * dayMs) {
    const start = instantOfAngle(moon, nakshatra * width, guess)
    if (start >= toMs) return stretches
    const end = instantOfAngle(moon, ((nakshatra + 1) % 27) * width, start + dayMs)
    if (start >= fromMs) stretches.push({ fromMs: start, toMs: end })
    guess = start
  }
}

/** How far the Moon stands from full, degrees. */
const fromFull = (sky: PlaceSky, ms: number): number =>
  Math.abs(normalizeDegrees(sky.lights.elongation(ms).degrees) - 180)

/** The festivals of nakshatras in the solar month that a sankranti opens. */
export function starFestivalsOf(sky: PlaceSky, { rashi, ms }: Sankranti): Observance[] {
  return rows
    .filter((row) => row.rashi === rashi)
    .flatMap((row) => {
      const end = instantOfAngle(sky.lights.sun, ((rashi + 1) % 12) * 30, ms + 30.4 * dayMs)
      const all = passages(sky, row.nakshatra, { fromMs: ms, toMs: end })
      const span =
        row.pick === 'last'
          ? all.at(-1)
          : all.toSorted((a, b) => fromFull(sky, a.fromMs) - fromFull(sky, b.fromMs))[0]
      return span ? [starFestival(sky, row, span)] : []
    })
}

function starFestival(sky: PlaceSky, row: StarRow, span: Stretch): Observance {
  const rule = dayRules[row.rule]
  const { day, reason, window } = decideDay(sky, span, rule)
  const star = nakshatras[row.nakshatra]!.name
  const sign = rashis[row.rashi]!.name
  const time = dayRuleText(rule)
  const head = {
    id: row.id,
    kind: 'festival' as const,
    name: row.name,
    rule: bilingual(
      `${star.en} while the Sun is in ${sign.en}. ${time.en}`,
      `जब सूर्य ${sign.hi} में हो, तब का ${star.hi} नक्षत्र। ${time.hi}`,
    ),
    source: row.source,
  }
  return {
    ...ofDay(head, day, reasonText(reason, window), decidingTimes(sky, day, window)),
    span: { name: star, startUtc: isoOfMs(span.fromMs), endUtc: isoOfMs(span.toMs) },
  }
}
