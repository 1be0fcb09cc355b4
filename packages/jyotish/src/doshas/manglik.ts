/**
 * Manglik: Mars in the first, fourth, seventh, eighth or twelfth, counted from the lagna (Brihat Parashara
 * Hora Shastra, ch. 80), and by the usage of matching also from the Moon and from Venus. Southern texts
 * count the second too; a chart says so without calling it Manglik. The cancellations are those that
 * handbooks of matching agree on, each named; a cancelled dosha is still told, with what cancels it.
 */
import { cite } from '../sources.ts'
import type { AnyKundli, Graha, Kundli, Said } from '../types.ts'
import { aspectsFrom } from '../sight.ts'
import { houseOf } from '../zodiac.ts'
import type { Dosha } from './dosha-shape.ts'

export interface MarsFrom {
  /** Place of Mars, 1..12. */
  house: number
  present: boolean
  /** In the second, which southern texts count too. */
  bySouthernTexts: boolean
}

export interface Manglik {
  /** null where the sign or the lagna is not known. */
  fromLagna: MarsFrom | null
  fromMoon: MarsFrom | null
  fromVenus: MarsFrom | null
  /**
   * In one of the places from the lagna or the Moon; from Venus it is told and weighs least. null when one
   * of the two is not known and the other says no.
   */
  present: boolean | null
  /** What cancels or softens it; only told where Mars stands in one of the places. */
  cancelledBy: Said[]
}

const places: readonly number[] = [1, 4, 7, 8, 12]
const say = (en: string, hi: string): Said => ({ en, hi })

function marsFrom(mars: number | null, base: number | null): MarsFrom | null {
  if (mars === null || base === null) return null
  const house = houseOf(mars, base)
  return { house, present: places.includes(house), bySouthernTexts: house === 2 }
}

/** Sign of Mars by its house in which a verse known to all handbooks finds no dosha. */
const freeSign: Readonly<Record<number, number>> = { 1: 0, 4: 7, 7: 9, 8: 3, 12: 8 }

function bySign(chart: AnyKundli): Said[] {
  const { dignity } = chart.grahas.mars
  if (dignity === 'exalted') {
    return [say('Mars is exalted in Capricorn', 'मंगल मकर में उच्च के हैं')]
  }
  if (dignity === 'own' || dignity === 'moolatrikona') {
    return [say('Mars is in its own sign', 'मंगल अपनी राशि में हैं')]
  }
  return []
}

function together(chart: AnyKundli, graha: Graha): boolean {
  const [mars, other] = [chart.grahas.mars.rashi, chart.grahas[graha].rashi]
  return mars !== null && mars === other
}

function seenBy(chart: AnyKundli, graha: Graha): boolean {
  const [mars, other] = [chart.grahas.mars.rashi, chart.grahas[graha].rashi]
  return mars !== null && other !== null && aspectsFrom(graha, other + 1).includes(mars + 1)
}

function byCompany(chart: AnyKundli): Said[] {
  const found: Said[] = []
  if (together(chart, 'jupiter')) {
    found.push(say('Jupiter stands with Mars', 'मंगल के साथ गुरु स्थित हैं'))
  } else if (seenBy(chart, 'jupiter')) {
    found.push(say('Jupiter looks at Mars', 'मंगल पर गुरु की दृष्टि है'))
  }
  if (together(chart, 'moon')) {
    found.push(say('The Moon stands with Mars', 'मंगल के साथ चंद्रमा स्थित हैं'))
  }
  return found
}

function byLagna(chart: Kundli): Said[] {
  const found: Said[] = []
  const { mars, jupiter, venus } = chart.grahas
  if (chart.lagna.rashi === 3 || chart.lagna.rashi === 4) {
    found.push(
      say(
        'For a Cancer or Leo lagna Mars is the yogakaraka',
        'कर्क और सिंह लग्न के लिए मंगल योगकारक होते हैं',
      ),
    )
  }
  if (freeSign[mars.house] === mars.rashi) {
    found.push(
      say('Mars is in a sign that is exempt in its house', 'मंगल अपने भाव की छूट वाली राशि में हैं'),
    )
  }
  for (const [graha, en, hi] of [
    [jupiter, 'Jupiter', 'गुरु'],
    [venus, 'Venus', 'शुक्र'],
  ] as const) {
    if (graha.house !== 1 && graha.house !== 7) continue
    found.push(
      graha.house === 1
        ? say(`${en} stands in the lagna`, `लग्न में ${hi} स्थित हैं`)
        : say(`${en} stands in the seventh house`, `सप्तम भाव में ${hi} स्थित हैं`),
    )
  }
  return found
}

/** Manglik from lagna, Moon and Venus, with what cancels it. */
export function manglik(chart: AnyKundli): Manglik {
  const mars = chart.grahas.mars.rashi
  const fromLagna = chart.timeKnown ? marsFrom(mars, chart.lagna.rashi) : null
  const fromMoon = marsFrom(mars, chart.grahas.moon.rashi)
  const fromVenus = marsFrom(mars, chart.grahas.venus.rashi)
  const all = [fromLagna, fromMoon, fromVenus]
  const counted = all.some((one) => one?.present || one?.bySouthernTexts)
  const cancelledBy = counted
    ? [...bySign(chart), ...byCompany(chart), ...(chart.timeKnown ? byLagna(chart) : [])]
    : []
  const presses = fromLagna?.present === true || fromMoon?.present === true
  const open = fromLagna === null || fromMoon === null
  return { fromLagna, fromMoon, fromVenus, present: presses || (open ? null : false), cancelledBy }
}

/** The same in the shape of the other doshas; null where the day leaves it open. */
export function manglikDosha(chart: AnyKundli): Dosha | null {
  const { fromLagna, present, cancelledBy } = manglik(chart)
  if (present === null) return null
  return {
    id: 'manglik',
    name: say('Manglik', 'मांगलिक'),
    rule: say(
      'Mars in the first, fourth, seventh, eighth or twelfth from the lagna or the Moon',
      'लग्न या चंद्रमा से प्रथम, चतुर्थ, सप्तम, अष्टम या द्वादश में मंगल',
    ),
    source: cite('bphs', 80),
    present,
    kind: null,
    grahas: present ? ['mars'] : [],
    houses: present && fromLagna ? [fromLagna.house] : [],
    softenedBy: present ? cancelledBy : [],
  }
}
