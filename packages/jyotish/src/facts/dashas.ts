/** Facts of Vimshottari: the three periods that run at an instant, and those that come after. */
import type { DashaPeriod, Graha, Kundli } from '../types.ts'
import { nakshatraSaid, object, say, span, type Add } from './saying.ts'

const levels = [
  { id: 'maha', en: 'mahadasha', hi: 'महादशा' },
  { id: 'antar', en: 'antardasha', hi: 'अंतर्दशा' },
  { id: 'pratyantar', en: 'pratyantardasha', hi: 'प्रत्यंतर दशा' },
] as const

interface Running {
  /** Lords from the mahadasha down to this period. */
  lords: Graha[]
  period: DashaPeriod
}

/** Every period of one level over the whole chart, in order, with the lords above it. */
function periodsAt(level: number, periods: DashaPeriod[], above: Graha[] = []): Running[] {
  return periods.flatMap((period) => {
    const lords = [...above, period.lord]
    if (level === 0) return [{ lords, period }]
    return periodsAt(level - 1, period.periods ?? [], lords)
  })
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function told(
  add: Add,
  chart: Kundli,
  level: number,
  running: Running,
  when: 'now' | 'next',
  offset: number,
): void {
  const { id, en, hi } = levels[level]!
  const { lords, period } = running
  const dates = span(period.startUtc, period.endUtc, offset)
  const names = {
    en: lords.map((lord) => object(lord).en),
    hi: lords.map((lord) => object(lord).hi),
  }
  const moonStar = nakshatraSaid(chart.grahas.moon.nakshatra)
  const upperEn =
    level === 0 ? '' : ` (${names.en.map((name) => name.replace('the ', '')).join('–')})`
  const upperHi = level === 0 ? '' : ` (${names.hi.join('–')})`
  add(
    when === 'now' ? `dasha.${id}` : `dasha.${id}.next`,
    'dasha',
    period.lord,
    when === 'now'
      ? say(
          `${capital(names.en.at(-1)!)} ${en}${upperEn} runs ${dates.en}`,
          `${names.hi.at(-1)} की ${hi}${upperHi} ${dates.hi} है`,
        )
      : say(
          `${capital(names.en.at(-1)!)} ${en}${upperEn} comes next, ${dates.en}`,
          `इसके बाद ${names.hi.at(-1)} की ${hi}${upperHi} ${dates.hi} रहेगी`,
        ),
    say(
      `Vimshottari counts from the Moon's nakshatra at birth, ${moonStar.en}`,
      `विंशोत्तरी की गणना जन्म के चंद्र नक्षत्र ${moonStar.hi} से होती है`,
    ),
    {
      graha: period.lord,
      level: level + 1,
      when,
      fromUtc: period.startUtc,
      toUtc: period.endUtc,
      ...(lords.length > 1 ? { otherGraha: lords.at(-2)!, grahas: lords } : {}),
    },
  )
}

/** The running maha-, antar- and pratyantardasha and the next of each; nothing once the 120 years are over. */
export function dashaFacts(add: Add, chart: Kundli, atMillis: number, offsetMinutes: number): void {
  for (const level of levels.keys()) {
    const all = periodsAt(level, chart.vimshottari.periods)
    const index = all.findIndex(
      ({ period }) =>
        Date.parse(period.startUtc) <= atMillis && atMillis < Date.parse(period.endUtc),
    )
    if (index < 0) continue
    told(add, chart, level, all[index]!, 'now', offsetMinutes)
    const next = all[index + 1]
    if (next) told(add, chart, level, next, 'next', offsetMinutes)
  }
}
