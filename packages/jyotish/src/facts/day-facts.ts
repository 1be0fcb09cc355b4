/** Facts of a day at a place: the limbs of its panchang, Sun and Moon, and the spans people ask for. */
import { bilingual } from '../sky/bilingual.ts'
import type { LimbSpan, PanchangOfDay } from '../panchang/types.ts'
import type { Fact, BilingualText } from '../sky/types.ts'
import { calendarFacts, sunAndMoon } from './calendar-facts.ts'
import { bounds, clockOf, untilText, type Clock } from './day-clock.ts'
import { hourFacts, spanFacts } from './day-span-facts.ts'
import { nakshatraKey, grahaAsObject, rashiKey, type AddFact } from './fact-texts.ts'

interface Limb {
  id: string
  name: BilingualText
  because: BilingualText
  value: (number: number) => Fact['value']
  about?: (number: number) => Fact['about']
}

const limbs: Record<'tithis' | 'nakshatras' | 'yogas' | 'karanas', Limb> = {
  tithis: {
    id: 'tithi',
    name: bilingual('tithi', 'तिथि'),
    because: sunAndMoon,
    value: (number) => number,
  },
  nakshatras: {
    id: 'nakshatra',
    name: bilingual('nakshatra of the Moon', 'चंद्र नक्षत्र'),
    because: bilingual('It is the nakshatra that the Moon is crossing', 'चंद्रमा इसी नक्षत्र में हैं'),
    value: nakshatraKey,
    about: (nakshatra) => ({ graha: 'moon', nakshatra }),
  },
  yogas: {
    id: 'yoga',
    name: bilingual('yoga of the panchang', 'पंचांग योग'),
    because: bilingual(
      'It follows from the longitudes of Sun and Moon added together',
      'यह सूर्य और चंद्रमा के भोगांश के योग से निकलता है',
    ),
    value: (number) => number,
  },
  karanas: {
    id: 'karana',
    name: bilingual('karana', 'करण'),
    because: bilingual('A karana is half a tithi', 'करण आधी तिथि होता है'),
    value: (number) => number,
  },
}

/** The first runs as the day begins; those after it begin within the day. */
function limbFacts(add: AddFact, limb: Limb, spans: readonly LimbSpan[], tell: Clock): void {
  for (const [i, span] of spans.entries()) {
    const until = untilText(tell(span.endUtc))
    add(
      i === 0 ? `panchang.${limb.id}` : `panchang.${limb.id}.${i + 1}`,
      'panchang',
      limb.value(span.number),
      i === 0
        ? bilingual(
            `The ${limb.name.en} is ${span.name.en}, ${until.en}`,
            `${limb.name.hi} ${span.name.hi} है, ${until.hi}`,
          )
        : bilingual(
            `Then the ${limb.name.en} is ${span.name.en}, ${until.en}`,
            `इसके बाद ${limb.name.hi} ${span.name.hi}, ${until.hi}`,
          ),
      limb.because,
      { ...limb.about?.(span.number), ...bounds(span) },
    )
  }
}

function signFacts(add: AddFact, at: PanchangOfDay, tell: Clock): void {
  for (const graha of ['sun', 'moon'] as const) {
    for (const [i, span] of at[graha].rashis.entries()) {
      const until = untilText(tell(span.endUtc))
      add(
        i === 0 ? `panchang.${graha}.rashi` : `panchang.${graha}.rashi.${i + 1}`,
        'panchang',
        rashiKey(span.number),
        bilingual(
          `${i === 0 ? '' : 'Then '}${i === 0 ? grahaAsObject(graha).en.replace('the', 'The') : grahaAsObject(graha).en} is in ${span.name.en}, ${until.en}`,
          `${i === 0 ? '' : 'इसके बाद '}${grahaAsObject(graha).hi} ${span.name.hi} राशि में, ${until.hi}`,
        ),
        bilingual('By the sidereal zodiac', 'निरयन राशिचक्र से'),
        { graha, rashi: span.number, ...bounds(span) },
      )
    }
  }
}

function riseFacts(add: AddFact, at: PanchangOfDay, tell: Clock): void {
  const sun = at.sun[at.sunriseRule]
  const rule =
    at.sunriseRule === 'hindu'
      ? bilingual('The middle of the disc, without refraction', 'बिंब के मध्य से, अपवर्तन के बिना')
      : bilingual('The upper edge of the disc, with refraction', 'बिंब के ऊपरी किनारे से, अपवर्तन सहित')
  const upper = bilingual(
    'The upper edge of the disc, with refraction',
    'बिंब के ऊपरी किनारे से, अपवर्तन सहित',
  )
  const rows: [
    id: string,
    utc: string | null | undefined,
    en: string,
    hi: string,
    because: BilingualText,
  ][] = [
    ['sunrise', sun?.riseUtc, 'The Sun rises at', 'सूर्योदय', rule],
    ['sunset', sun?.setUtc, 'The Sun sets at', 'सूर्यास्त', rule],
    ['moonrise', at.moon.riseUtc, 'The Moon rises at', 'चंद्रोदय', upper],
    ['moonset', at.moon.setUtc, 'The Moon sets at', 'चंद्रास्त', upper],
  ]
  for (const [id, utc, en, hi, because] of rows) {
    if (!utc) continue
    const clockTime = tell(utc)
    const graha = id.startsWith('sun') ? 'sun' : 'moon'
    add(
      `panchang.${id}`,
      'panchang',
      utc,
      bilingual(`${en} ${clockTime.en}`, `${hi} ${clockTime.hi} बजे`),
      because,
      { graha },
    )
  }
}

/**
 * The facts of a day at a place, from its panchang. Times in labels are by the clock of the place, with
 * the date where it is another than the day's; `about` has them in UTC. The list of ids stands in
 * `facts.ts`. Where the Sun does not rise and set, what is counted from it is not among them.
 */
export function factsOfDay(at: PanchangOfDay): Fact[] {
  const factList: Fact[] = []
  const add: AddFact = (id, kind, value, label, because, about = {}) =>
    factList.push({ id, kind, value, label, because, about })
  const tell = clockOf(at)
  calendarFacts(add, at)
  for (const name of ['tithis', 'nakshatras', 'yogas', 'karanas'] as const)
    limbFacts(add, limbs[name], at[name], tell)
  signFacts(add, at, tell)
  riseFacts(add, at, tell)
  spanFacts(add, at, tell)
  hourFacts(add, at, tell)
  return factList
}
