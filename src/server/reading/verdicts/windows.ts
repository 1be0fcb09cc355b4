import { gocharBetween, grahaName, houseName, rashiName } from '@drishti/jyotish'
import type { DashaPeriod, Fact, Graha, Transit } from '@drishti/jyotish'
import { touchOf, touchScore } from './dasha.ts'
import type { Touching } from './dasha.ts'
import { dateSaid } from './dates.ts'
import type { Field } from './fields.ts'
import type { Sheet } from './sheet.ts'

/** A stretch of time in which the running periods and Jupiter's transit speak for the same matter. */
export interface Window {
  fromUtc: string
  toUtc: string
  maha: Graha
  antar: Graha
  /** How the antardasha lord touches the field. */
  touching: Touching
  /** The house from the lagna that Jupiter moves through meanwhile. */
  jupiterHouse: number
  jupiterRashi: number
  /** Whether Jupiter stands in the field's own house, or looks at it from where it stands. */
  jupiterStands: boolean
  score: number
  factIds: string[]
}

const dayMs = 86_400_000
/** How far ahead windows are sought: beyond this a date promises more than a chart can hold. */
export const horizonYears = 4
const shortestDays = 30

interface Antar {
  maha: Graha
  period: DashaPeriod
}

const staysBySheet = new WeakMap<Sheet, Transit[]>()

/** Jupiter's stays up to the horizon, found once for each sheet: several topics are judged from one. */
function jupiterStays(sheet: Sheet): Transit[] {
  const known = staysBySheet.get(sheet)
  if (known) return known
  const until = sheet.at.getTime() + horizonYears * 365.25 * dayMs
  const stays = gocharBetween(sheet.chart, sheet.at.toISOString(), iso(until), ['jupiter'])
  staysBySheet.set(sheet, stays)
  return stays
}

/** The antardashas that touch a span, in order. */
function antarsBetween(sheet: Sheet, from: number, to: number): Antar[] {
  if (!sheet.chart.timeKnown) return []
  return sheet.chart.vimshottari.periods.flatMap((maha) =>
    (maha.periods ?? [])
      .filter((period) => Date.parse(period.endUtc) > from && Date.parse(period.startUtc) < to)
      .map((period) => ({ maha: maha.lord, period })),
  )
}

/** Jupiter looks at the fifth, seventh and ninth sign from its own (BPHS 26). */
function jupiterReaches(house: number, target: number): 'stands' | 'looks' | null {
  const steps = ((target - house + 12) % 12) + 1
  if (steps === 1) return 'stands'
  return [5, 7, 9].includes(steps) ? 'looks' : null
}

const iso = (millis: number): string => new Date(millis).toISOString()

function factOfAntar({ maha, period }: Antar): Fact {
  const [from, to] = [dateSaid(period.startUtc), dateSaid(period.endUtc)]
  return {
    id: `ahead.antar.${maha}.${period.lord}`,
    kind: 'dasha',
    value: period.lord,
    label: {
      en: `${grahaName(period.lord, 'en')} antardasha in the ${grahaName(maha, 'en')} mahadasha, from ${from.en} to ${to.en}`,
      hi: `${grahaName(maha, 'hi')} की महादशा में ${grahaName(period.lord, 'hi')} की अंतर्दशा, ${from.hi} से ${to.hi} तक`,
    },
    because: {
      en: 'From the Vimshottari periods counted from the Moon’s nakshatra at birth',
      hi: 'जन्म के चंद्र नक्षत्र से गिनी विंशोत्तरी दशा से',
    },
    about: {
      graha: period.lord,
      otherGraha: maha,
      grahas: [maha, period.lord],
      level: 2,
      when: 'next',
      fromUtc: period.startUtc,
      toUtc: period.endUtc,
    },
  }
}

/** The sign and the house of one stay of Jupiter, each a fact of its own as in `facts()`. */
function factsOfJupiter(stay: Transit, house: number, fromUtc: string, toUtc: string): Fact[] {
  const [from, to] = [dateSaid(fromUtc), dateSaid(toUtc)]
  const because = {
    en: 'From the computed positions of the sky, sidereal zodiac',
    hi: 'आकाश की गणित स्थिति से, निरयन राशिचक्र',
  }
  const about = {
    graha: 'jupiter' as const,
    rashi: stay.rashi,
    when: 'next' as const,
    fromUtc,
    toUtc,
  }
  const id = `ahead.jupiter.${fromUtc.slice(0, 10)}`
  return [
    {
      id: `${id}.rashi`,
      kind: 'transit',
      value: rashiName(stay.rashi, 'en').toLowerCase(),
      label: {
        en: `Jupiter moves through ${rashiName(stay.rashi, 'en')} from ${from.en} to ${to.en}`,
        hi: `गुरु ${from.hi} से ${to.hi} तक ${rashiName(stay.rashi, 'hi')} राशि में गोचर करेंगे`,
      },
      because,
      about,
    },
    {
      id: `${id}.house`,
      kind: 'transit',
      value: house,
      label: {
        en: `Jupiter transits the ${houseName(house, 'en')} from the lagna from ${from.en} to ${to.en}`,
        hi: `गुरु ${from.hi} से ${to.hi} तक लग्न से ${houseName(house, 'hi')} में गोचर करेंगे`,
      },
      because,
      about: { ...about, house, countedFrom: 'lagna' },
    },
  ]
}

function windowFact(topicKey: string, fromUtc: string, toUtc: string, antar: Antar): Fact {
  const [from, to] = [dateSaid(fromUtc), dateSaid(toUtc)]
  return {
    id: `window.${topicKey}.${fromUtc.slice(0, 10)}`,
    kind: 'dasha',
    value: fromUtc,
    label: {
      en: `Dasha and transit speak together from ${from.en} to ${to.en}`,
      hi: `${from.hi} से ${to.hi} तक दशा और गोचर साथ बोलते हैं`,
    },
    because: {
      en: `The ${grahaName(antar.period.lord, 'en')} antardasha and Jupiter’s transit overlap in these dates`,
      hi: `इन तिथियों में ${grahaName(antar.period.lord, 'hi')} की अंतर्दशा और गुरु का गोचर साथ पड़ते हैं`,
    },
    about: { graha: antar.period.lord, otherGraha: 'jupiter', fromUtc, toUtc },
  }
}

/** A far date must be much better than a near one to be worth waiting for. */
function yearsAhead(millis: number, sheet: Sheet): number {
  return (millis - sheet.at.getTime()) / (365.25 * dayMs)
}

/** Windows of a field and the facts of later times on which they rest. */
export interface Windows {
  /** Best first; at most three. */
  windows: Window[]
  facts: Fact[]
}

/**
 * Where dasha and transit speak together within the next years. Only what both bear is a window; with no
 * birth time there is none. The caller weighs in the natal promise.
 */
export function windowsOf(
  topicKey: string,
  field: Field,
  sheet: Sheet,
  fromUtc?: string,
  toUtc?: string,
): Windows {
  const from = Math.max(sheet.at.getTime(), fromUtc ? Date.parse(fromUtc) : 0)
  const horizon = sheet.at.getTime() + horizonYears * 365.25 * dayMs
  const to = Math.min(horizon, toUtc ? Date.parse(toUtc) : horizon)
  if (!sheet.chart.timeKnown || to - from < dayMs) return { windows: [], facts: [] }
  const stays = jupiterStays(sheet)
  const found: (Window & { own: Fact[] })[] = []
  for (const antar of antarsBetween(sheet, from, to)) {
    const touching = touchOf(antar.period.lord, field, sheet)
    const weight = touchScore(antar.period.lord, touching.touch, sheet)
    if (weight < 1.5) continue
    for (const stay of stays) {
      const house = stay.houseFromLagna
      const reach = house === null ? null : jupiterReaches(house, field.main)
      if (house === null || !reach || !stay.fromUtc || !stay.toUtc) continue
      const begin = Math.max(from, Date.parse(antar.period.startUtc), Date.parse(stay.fromUtc))
      const end = Math.min(to, Date.parse(antar.period.endUtc), Date.parse(stay.toUtc))
      if (end - begin < shortestDays * dayMs) continue
      const whole = windowFact(topicKey, iso(begin), iso(end), antar)
      const own = [
        factOfAntar(antar),
        ...factsOfJupiter(stay, house, stay.fromUtc, stay.toUtc),
        whole,
      ]
      found.push({
        fromUtc: iso(begin),
        toUtc: iso(end),
        maha: antar.maha,
        antar: antar.period.lord,
        touching,
        jupiterHouse: house,
        jupiterRashi: stay.rashi,
        jupiterStands: reach === 'stands',
        score:
          weight +
          (reach === 'stands' ? 1 : 0.5) +
          Math.min(1, (end - begin) / (180 * dayMs)) -
          0.6 * yearsAhead(begin, sheet),
        factIds: [...own.map((fact) => fact.id), ...touching.factIds],
        own,
      })
    }
  }
  found.sort((a, b) => b.score - a.score || a.fromUtc.localeCompare(b.fromUtc))
  const windows = found.slice(0, 3)
  return {
    windows: windows.map(({ own: _own, ...window }) => window),
    facts: windows.flatMap((window) => window.own),
  }
}
