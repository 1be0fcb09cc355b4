import { tithiName } from '../names/names.ts'
import { purnimantaOf } from '../panchang/lunar-month.ts'
import { bilingual } from '../sky/bilingual.ts'
import { isoOfMs } from '../sky/instant.ts'
import type { BilingualText } from '../sky/types.ts'
import type { Decision } from './decide.ts'
import type { TithiSpan } from './lunations.ts'
import { dateOfNumber } from './place-sky.ts'
import type { PlaceSky } from './place-sky.ts'
import { reasonText } from './reasons.ts'
import type { Observance, ObservanceTime } from './types.ts'
import { windowNames, windowOf } from './windows.ts'
import type { Stretch, WindowName } from './windows.ts'

/** What an observance is, without its date. */
export interface ObservanceHead {
  id: string
  kind: Observance['kind']
  name: BilingualText
  rule: BilingualText
  source: BilingualText
  tradition?: Observance['tradition']
}

/** A time with its name. */
export function timeOf(
  id: ObservanceTime['id'],
  name: BilingualText,
  { fromMs, toMs }: Stretch,
): ObservanceTime {
  return { id, name, startUtc: isoOfMs(fromMs), endUtc: isoOfMs(toMs) }
}

/** The time that decided, where it has a length or is the Moon's rise; sunrise is every day's. */
export function decidingTimes(sky: PlaceSky, day: number, window: WindowName): ObservanceTime[] {
  if (window === 'sunrise' || window === 'sunset') return []
  const stretch = windowOf(sky, day, window)
  if (stretch === null) return []
  return [timeOf(window === 'moonrise' ? 'moonrise' : 'deciding', windowNames[window], stretch)]
}

const named = (number: number): BilingualText => {
  const both = (language: 'en' | 'hi'): string => tithiName(number, language)
  return { en: both('en'), hi: both('hi') }
}

/** "Kartika, Krishna Amavasya (amanta Ashwina)": the month as the north counts it, and as the south does. */
export function lunarDayText({ tithi, lunation: { month } }: TithiSpan): BilingualText {
  const north = purnimantaOf(month, tithi > 15).name
  const tithiText = named(tithi)
  const differs = north.en !== month.name.en
  return bilingual(
    `${north.en}, ${tithiText.en}${differs ? ` (amanta ${month.name.en})` : ''}`,
    `${north.hi}, ${tithiText.hi}${differs ? ` (अमांत ${month.name.hi})` : ''}`,
  )
}

/** An observance of a tithi on the day that its rule gave. */
export function ofTithi(
  sky: PlaceSky,
  head: ObservanceHead,
  span: TithiSpan,
  { day, reason, window }: Decision,
  times: ObservanceTime[] = decidingTimes(sky, day, window),
): Observance {
  return {
    ...ofDay(head, day, reasonText(reason, window), times),
    lunarDay: lunarDayText(span),
    span: {
      name: named(span.tithi),
      startUtc: isoOfMs(span.fromMs),
      endUtc: isoOfMs(span.toMs),
    },
  }
}

/** An observance on a day that no tithi gives. */
export function ofDay(
  head: ObservanceHead,
  day: number,
  because: BilingualText,
  times: ObservanceTime[] = [],
): Observance {
  return {
    id: head.id,
    kind: head.kind,
    date: dateOfNumber(day),
    name: head.name,
    tradition: head.tradition ?? null,
    lunarDay: null,
    span: null,
    rule: head.rule,
    because,
    source: head.source,
    times,
  }
}
