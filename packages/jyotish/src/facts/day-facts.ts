/** Facts of a day at a place: the limbs of its panchang, Sun and Moon, and the spans people ask for. */
import { pakshaName } from '../names/names.ts'
import { dateOfDays } from '../sky/calendar.ts'
import type { LunarMonth } from '../panchang/lunar-month.ts'
import type { LimbSpan, NamedSpan, PanchangOfDay, TimeSpan } from '../panchang/types.ts'
import type { Fact, BilingualText } from '../sky/types.ts'
import {
  dayText,
  nakshatraKey,
  grahaAsObject,
  rashiKey,
  bilingual,
  type AddFact,
} from './fact-texts.ts'

/** "14:23", by the clock of the place. */
function clock(utc: string, offsetMinutes: number): string {
  const minutes = Math.round(Date.parse(utc) / 60_000 + offsetMinutes)
  const ofDay = ((minutes % 1440) + 1440) % 1440
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`
}

/** Says instants by the clock of the day's place, to the minute, and the date where it is another. */
function clockOf({ date, offsetSeconds }: PanchangOfDay) {
  const offsetMinutes = offsetSeconds / 60
  return (utc: string): BilingualText => {
    const minute = new Date(Math.round(Date.parse(utc) / 60_000) * 60_000).toISOString()
    const days = Math.floor((Date.parse(minute) + offsetSeconds * 1000) / 86_400_000)
    const on = dateOfDays(days)
    const isToday =
      date === `${on.year}-${String(on.month).padStart(2, '0')}-${String(on.day).padStart(2, '0')}`
    const time = clock(minute, offsetMinutes)
    const said = dayText(minute, offsetMinutes)
    return isToday
      ? bilingual(time, time)
      : bilingual(`${time} on ${said.en}`, `${said.hi}, ${time}`)
  }
}
type Clock = ReturnType<typeof clockOf>

const untilSaid = (at: BilingualText): BilingualText =>
  bilingual(`until ${at.en}`, `${at.hi} बजे तक`)
const fromTo = ({ startUtc, endUtc }: TimeSpan, tell: Clock): BilingualText =>
  bilingual(
    `from ${tell(startUtc).en} to ${tell(endUtc).en}`,
    `${tell(startUtc).hi} से ${tell(endUtc).hi} बजे तक`,
  )
const bounds = ({ startUtc, endUtc }: TimeSpan) => ({ fromUtc: startUtc, toUtc: endUtc })

interface Limb {
  id: string
  en: string
  hi: string
  because: BilingualText
  value: (number: number) => Fact['value']
  about?: (number: number) => Fact['about']
}

const sunAndMoon = bilingual(
  'It follows from how far the Moon is from the Sun',
  'यह सूर्य से चंद्रमा की दूरी से निकलती है',
)
const limbs: Record<'tithis' | 'nakshatras' | 'yogas' | 'karanas', Limb> = {
  tithis: { id: 'tithi', en: 'tithi', hi: 'तिथि', because: sunAndMoon, value: (number) => number },
  nakshatras: {
    id: 'nakshatra',
    en: 'nakshatra of the Moon',
    hi: 'चंद्र नक्षत्र',
    because: bilingual('It is the nakshatra that the Moon is crossing', 'चंद्रमा इसी नक्षत्र में हैं'),
    value: nakshatraKey,
    about: (nakshatra) => ({ graha: 'moon', nakshatra }),
  },
  yogas: {
    id: 'yoga',
    en: 'yoga of the panchang',
    hi: 'पंचांग योग',
    because: bilingual(
      'It follows from the longitudes of Sun and Moon added together',
      'यह सूर्य और चंद्रमा के भोगांश के योग से निकलता है',
    ),
    value: (number) => number,
  },
  karanas: {
    id: 'karana',
    en: 'karana',
    hi: 'करण',
    because: bilingual('A karana is half a tithi', 'करण आधी तिथि होता है'),
    value: (number) => number,
  },
}

/** The first runs as the day begins; those after it begin within the day. */
function limbFacts(add: AddFact, limb: Limb, spans: readonly LimbSpan[], tell: Clock): void {
  for (const [i, span] of spans.entries()) {
    const until = untilSaid(tell(span.endUtc))
    add(
      i === 0 ? `panchang.${limb.id}` : `panchang.${limb.id}.${i + 1}`,
      'panchang',
      limb.value(span.number),
      i === 0
        ? bilingual(
            `The ${limb.en} is ${span.name.en}, ${until.en}`,
            `${limb.hi} ${span.name.hi} है, ${until.hi}`,
          )
        : bilingual(
            `Then the ${limb.en} is ${span.name.en}, ${until.en}`,
            `इसके बाद ${limb.hi} ${span.name.hi}, ${until.hi}`,
          ),
      limb.because,
      { ...limb.about?.(span.number), ...bounds(span) },
    )
  }
}

function signFacts(add: AddFact, at: PanchangOfDay, tell: Clock): void {
  for (const graha of ['sun', 'moon'] as const) {
    for (const [i, span] of at[graha].rashis.entries()) {
      const until = untilSaid(tell(span.endUtc))
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

const monthKey = ({ number, adhika, kshaya }: LunarMonth): string =>
  `${number}${adhika ? ' adhika' : ''}${kshaya ? ' kshaya' : ''}`
const monthSaid = ({ name, adhika }: LunarMonth): BilingualText =>
  adhika ? bilingual(`${name.en} (added month)`, `अधिक ${name.hi}`) : name

function calendarFacts(add: AddFact, at: PanchangOfDay): void {
  const sunrise = bilingual(
    'The day of the panchang begins at sunrise',
    'पंचांग का दिन सूर्योदय से आरंभ होता है',
  )
  const plain = (id: string, value: Fact['value'], label: BilingualText, because: BilingualText) =>
    add(`panchang.${id}`, 'panchang', value, label, because)
  const { amanta, purnimanta } = at.month
  plain(
    'vara',
    at.vara,
    bilingual(`The weekday (vara) is ${at.varaName.en}`, `वार ${at.varaName.hi} है`),
    sunrise,
  )
  const tithi = at.tithis[0]!.number
  plain(
    'paksha',
    at.paksha,
    bilingual(
      `It is ${pakshaName(tithi, 'en')} paksha, the ${tithi <= 15 ? 'waxing' : 'waning'} half of the month`,
      `${pakshaName(tithi, 'hi')} पक्ष है`,
    ),
    sunAndMoon,
  )
  plain(
    'month.amanta',
    monthKey(amanta),
    bilingual(
      `The month that ends with the new moon is ${monthSaid(amanta).en}`,
      `अमांत मास ${monthSaid(amanta).hi} है`,
    ),
    bilingual('Counted from new moon to new moon', 'अमावस्या से अमावस्या तक गिना जाता है'),
  )
  plain(
    'month.purnimanta',
    monthKey(purnimanta),
    bilingual(
      `The month that ends with the full moon is ${monthSaid(purnimanta).en}`,
      `पूर्णिमांत मास ${monthSaid(purnimanta).hi} है`,
    ),
    bilingual('Counted from full moon to full moon', 'पूर्णिमा से पूर्णिमा तक गिना जाता है'),
  )
  const years = bilingual(
    'Both years begin with the bright half of Chaitra',
    'दोनों वर्ष चैत्र शुक्ल पक्ष से आरंभ होते हैं',
  )
  const { vikram, shaka } = at.years
  plain(
    'year.vikram',
    vikram,
    bilingual(`The Vikram year is ${vikram}`, `विक्रम संवत् ${vikram} है`),
    years,
  )
  plain('year.shaka', shaka, bilingual(`The Shaka year is ${shaka}`, `शक संवत् ${shaka} है`), years)
  const sunSign = bilingual('By the sidereal sign of the Sun', 'सूर्य की निरयन राशि से')
  plain(
    'ritu',
    at.ritu.id,
    bilingual(`The season (ritu) is ${at.ritu.name.en}`, `ऋतु ${at.ritu.name.hi} है`),
    sunSign,
  )
  plain(
    'ayana',
    at.ayana.id,
    bilingual(`The half-year (ayana) is ${at.ayana.name.en}`, `अयन ${at.ayana.name.hi} है`),
    sunSign,
  )
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

const qualities = {
  good: bilingual('good for beginnings', 'शुभ कार्य के लिए अच्छा'),
  middling: bilingual('middling', 'मध्यम'),
  bad: bilingual('avoided for beginnings', 'शुभ आरंभ के लिए वर्जित'),
} as const

function spanFact(
  add: AddFact,
  id: string,
  span: NamedSpan,
  tell: Clock,
  because: BilingualText,
): void {
  const times = fromTo(span, tell)
  const qualityText = qualities[span.quality]
  add(
    `panchang.${id}`,
    'panchang',
    span.startUtc,
    bilingual(
      `${span.name.en} is ${times.en}, ${qualityText.en}`,
      `${span.name.hi} ${times.hi}, ${qualityText.hi}`,
    ),
    because,
    bounds(span),
  )
}

/** Those counted from the Sun's day, then those of the Moon's star and of the karana. */
function spanFacts(add: AddFact, at: PanchangOfDay, tell: Clock): void {
  const byDay = bilingual(
    'Counted in parts of daylight, by the weekday',
    'दिनमान के भागों से, वार के अनुसार गिना जाता है',
  )
  const byNight = bilingual('Counted in parts of the night', 'रात्रिमान के भागों से गिना जाता है')
  const byStar = bilingual(
    'Four ghatis of the nakshatra, in measure with its length',
    'नक्षत्र की चार घटियाँ, उसके मान के अनुपात में',
  )
  const byKarana = bilingual('It is the karana Vishti', 'यह विष्टि करण है')
  if (at.spans) {
    const { rahuKaal, yamaganda, gulika, abhijit, brahmaMuhurta, durMuhurtas } = at.spans
    spanFact(add, 'rahu-kaal', rahuKaal, tell, byDay)
    spanFact(add, 'yamaganda', yamaganda, tell, byDay)
    spanFact(add, 'gulika', gulika, tell, byDay)
    if (abhijit) spanFact(add, 'abhijit', abhijit, tell, byDay)
    spanFact(add, 'brahma-muhurta', brahmaMuhurta, tell, byNight)
    for (const [i, span] of durMuhurtas.entries())
      spanFact(add, `dur-muhurta.${i + 1}`, span, tell, byDay)
  }
  for (const [i, span] of at.varjyam.entries())
    spanFact(add, `varjyam.${i + 1}`, span, tell, byStar)
  for (const [i, span] of at.amritKaal.entries())
    spanFact(add, `amrit-kaal.${i + 1}`, span, tell, byStar)
  for (const [i, span] of at.bhadra.entries())
    spanFact(add, `bhadra.${i + 1}`, span, tell, byKarana)
}

function hourFacts(add: AddFact, at: PanchangOfDay, tell: Clock): void {
  if (!at.spans) return
  const eighths = bilingual('Day and night have eight each', 'दिन और रात में आठ-आठ होते हैं')
  for (const half of ['day', 'night'] as const) {
    for (const [i, span] of at.spans.choghadiya[half].entries()) {
      const times = fromTo(span, tell)
      const qualityText = qualities[span.quality]
      add(
        `panchang.choghadiya.${half}.${i + 1}`,
        'panchang',
        span.id,
        bilingual(
          `The choghadiya is ${span.name.en} ${times.en}, ${qualityText.en}`,
          `${times.hi} ${span.name.hi} चौघड़िया, ${qualityText.hi}`,
        ),
        eighths,
        { graha: span.lord, ...bounds(span) },
      )
    }
  }
  const twelfths = bilingual(
    'Day and night have twelve each, from the lord of the weekday on',
    'दिन और रात में बारह-बारह, वार के स्वामी से आरंभ',
  )
  for (const [i, hora] of at.spans.horas.entries()) {
    const times = fromTo(hora, tell)
    add(
      `panchang.hora.${i + 1}`,
      'panchang',
      hora.lord,
      bilingual(
        `The hora of ${grahaAsObject(hora.lord).en} is ${times.en}`,
        `${grahaAsObject(hora.lord).hi} की होरा ${times.hi}`,
      ),
      twelfths,
      { graha: hora.lord, ...bounds(hora) },
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
