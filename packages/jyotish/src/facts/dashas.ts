/** Facts of Vimshottari: the three periods that run at an instant, and those that come after. */
import { isoOfMs } from '../sky/instant.ts'
import type { DashaPeriod, Graha, Kundli } from '../sky/types.ts'
import { nakshatraText, grahaAsObject, dateRangeText, type AddFact } from './fact-texts.ts'
import { bilingual } from '../sky/bilingual.ts'

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

/** The periods that run at an instant, from the mahadasha down, each among its siblings. */
function chainAt(periods: readonly DashaPeriod[], atUtc: string) {
  const chain: { siblings: readonly DashaPeriod[]; index: number }[] = []
  let siblings = periods
  while (chain.length < levels.length) {
    // Instants of one form stand in the order of their letters.
    const index = siblings.findIndex(({ endUtc }) => atUtc < endUtc)
    if (index < 0 || atUtc < siblings[index]!.startUtc) break
    chain.push({ siblings, index })
    siblings = siblings[index]!.periods ?? []
  }
  return chain
}

type Chain = ReturnType<typeof chainAt>

const runningAt = (chain: Chain, level: number): Running => ({
  lords: chain.slice(0, level + 1).map(({ siblings, index }) => siblings[index]!.lord),
  period: chain[level]!.siblings[chain[level]!.index]!,
})

/** The period after the running one of a level: the next sibling, else the first part of what follows above. */
function nextAfter(chain: Chain, level: number): Running | null {
  const { siblings, index } = chain[level]!
  const sibling = siblings[index + 1]
  if (sibling) {
    return { lords: [...runningAt(chain, level).lords.slice(0, -1), sibling.lord], period: sibling }
  }
  const above = level > 0 ? nextAfter(chain, level - 1) : null
  const first = above?.period.periods?.[0]
  return above && first ? { lords: [...above.lords, first.lord], period: first } : null
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function addDashaFact(
  add: AddFact,
  chart: Kundli,
  level: number,
  running: Running,
  when: 'now' | 'next',
  offset: number,
): void {
  const { id, en, hi } = levels[level]!
  const { lords, period } = running
  const dates = dateRangeText(period.startUtc, period.endUtc, offset)
  const names = {
    en: lords.map((lord) => grahaAsObject(lord).en),
    hi: lords.map((lord) => grahaAsObject(lord).hi),
  }
  const moonStar = nakshatraText(chart.grahas.moon.nakshatra)
  const upperEn =
    level === 0 ? '' : ` (${names.en.map((name) => name.replace('the ', '')).join('–')})`
  const upperHi = level === 0 ? '' : ` (${names.hi.join('–')})`
  add(
    when === 'now' ? `dasha.${id}` : `dasha.${id}.next`,
    'dasha',
    period.lord,
    when === 'now'
      ? bilingual(
          `${capital(names.en.at(-1)!)} ${en}${upperEn} runs ${dates.en}`,
          `${names.hi.at(-1)} की ${hi}${upperHi} ${dates.hi} है`,
        )
      : bilingual(
          `${capital(names.en.at(-1)!)} ${en}${upperEn} comes next, ${dates.en}`,
          `इसके बाद ${names.hi.at(-1)} की ${hi}${upperHi} ${dates.hi} रहेगी`,
        ),
    bilingual(
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
export function dashaFacts(
  add: AddFact,
  chart: Kundli,
  atUtc: string,
  offsetMinutes: number,
): void {
  const chain = chainAt(chart.vimshottari.periods, isoOfMs(Date.parse(atUtc)))
  for (const level of chain.keys()) {
    addDashaFact(add, chart, level, runningAt(chain, level), 'now', offsetMinutes)
    const next = nextAfter(chain, level)
    if (next) addDashaFact(add, chart, level, next, 'next', offsetMinutes)
  }
}
