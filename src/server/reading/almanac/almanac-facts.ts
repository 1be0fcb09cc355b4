import { factsOfDay, factsOfMuhurta, houseName, rashiName } from '@drishti/jyotish'
import type { AnyKundli, Fact, LimbSpan } from '@drishti/jyotish'
import { purposeNames } from '@drishti/jyotish/names'
import { startOfIstDay } from '../../core/time/india-time.ts'
import { dateText } from '../verdicts/date-text.ts'
import type { AlmanacDay, MuhurtaDay } from './almanac.ts'

/** The facts of an almanac's day, named by its date, so that those of several days stand in one sheet. */

const skipped = /^panchang\.(?:hora|dur-muhurta|varjyam|amrit-kaal|year)\b/

function dated(fact: Fact, date: string, prefix: string): Fact {
  const day = dateText(startOfIstDay(date).toISOString())
  const { en, hi } = fact.label
  return {
    ...fact,
    id: `${prefix}.${date}.${fact.id.split('.').slice(1).join('.')}`,
    label: { en: `${day.en}: ${en}`, hi: `${day.hi}: ${hi}` },
  }
}

/** Where the Moon stands as seen from the natal Moon, in one of the signs that it moves through that day. */
function moonFacts(date: string, sign: LimbSpan, chart: AnyKundli, isNow: boolean): Fact[] {
  const natal = chart.grahas.moon.rashi
  const day = dateText(startOfIstDay(date).toISOString())
  const rashi = sign.number
  const because = { en: 'By the sidereal zodiac', hi: 'निरयन राशिचक्र से' }
  const times = {
    fromUtc: sign.startUtc,
    toUtc: sign.endUtc,
    ...(!isNow && { when: 'next' as const }),
  }
  const name = { en: rashiName(rashi, 'en'), hi: rashiName(rashi, 'hi') }
  const facts: Fact[] = [
    {
      id: `almanac.${date}.moon.${rashi}.rashi`,
      kind: 'transit',
      value: name.en.toLowerCase(),
      because,
      label: {
        en: `On ${day.en} the Moon moves through ${name.en}`,
        hi: `${day.hi} को चंद्रमा ${name.hi} राशि में रहेंगे`,
      },
      about: { graha: 'moon', rashi, ...times },
    },
  ]
  if (natal === null) return facts
  const house = ((rashi - natal + 12) % 12) + 1
  return [
    ...facts,
    {
      id: `almanac.${date}.moon.${rashi}.house`,
      kind: 'transit',
      value: house,
      because,
      label: {
        en: `On ${day.en} the Moon moves through the ${houseName(house, 'en')} from the natal Moon`,
        hi: `${day.hi} को चंद्रमा जन्म के चंद्रमा से ${houseName(house, 'hi')} में रहेंगे`,
      },
      about: { graha: 'moon', rashi, house, countedFrom: 'moon', ...times },
    },
  ]
}

/** What a day's almanac tells: `almanac.<date>.tithi`, `almanac.<date>.rahu-kaal`, `almanac.<date>.moon.<sign>.house` … */
export function almanacFacts(day: AlmanacDay, chart: AnyKundli, isNow: boolean): Fact[] {
  return [
    ...factsOfDay(day.panchang)
      .filter(({ id }) => !skipped.test(id))
      .map((fact) => dated(fact, day.panchang.date, 'almanac')),
    ...day.panchang.moon.rashis.flatMap((sign) => moonFacts(day.panchang.date, sign, chart, isNow)),
  ]
}

/** What each rule says of a good stretch: `muhurta.<date>.tithi`, `muhurta.<date>.score` … */
export function muhurtaFacts(
  { date, span }: MuhurtaDay,
  purpose: keyof typeof purposeNames,
): Fact[] {
  return factsOfMuhurta({ purposeName: purposeNames[purpose] }, span).map((fact) =>
    dated(fact, date, 'muhurta'),
  )
}
