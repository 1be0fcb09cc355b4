/**
 * The classical yogas of a chart: which hold, by which grahas, how strongly, and what softens them. The
 * rules stand in `yogas/`, each with its text. Where texts give a yoga in several forms, the rule says
 * which is taken.
 */
import { possibleSignViews } from './possible-sign-views.ts'
import { houseRules } from './houses.ts'
import { learningRules } from './learning.ts'
import { lordYogaRules } from './lords.ts'
import { lunarRules } from './lunar.ts'
import { mahapurushaRules } from './mahapurusha.ts'
import { nabhasaRules } from './nabhasa.ts'
import { otherYogaRules } from './other.ts'
import { neechaBhangaRules } from './neecha-bhanga.ts'
import type { YogaMatch, YogaRule } from './rule.ts'
import { solarRules } from './solar.ts'
import { yogaWeakenersOf, yogaStrength } from './strength.ts'
import { chartViewOf } from './chart-view.ts'
import type { AnyKundli, DayKundli, Graha, Kundli, BilingualText } from '../sky/types.ts'

/** A yoga that stands in a chart, with the rule it follows and the text that gives it. */
export interface Yoga {
  /** Stable: "gajakesari", "raja-9-1", "maha-parivartana.1.5", "neecha-bhanga.mars". */
  id: string
  name: BilingualText
  rule: BilingualText
  source: BilingualText
  /** The grahas that make it. */
  grahas: Graha[]
  /** The houses it is made in, 1..12; empty where it rests on signs alone. */
  houses: number[]
  /**
   * 0..1, from the dignity and place of the grahas that make it, less what softens it: for putting yogas
   * in order. The measure is this engine's own, not a text's.
   */
  strength: number
  /** What softens it, or lifts it where it is an unkind one; a sentence each. */
  softenedBy: BilingualText[]
}

/** Every rule, in the order in which yogas are listed. */
export const yogaRules: readonly YogaRule[] = [
  ...mahapurushaRules,
  ...lunarRules,
  ...solarRules,
  ...lordYogaRules,
  ...neechaBhangaRules,
  ...houseRules,
  ...otherYogaRules,
  ...learningRules,
  ...nabhasaRules,
]

function yogaFromMatch(chart: AnyKundli, rule: YogaRule, match: YogaMatch): Yoga {
  const grahas = [...new Set(match.grahas)]
  const softenedBy = [...(match.softenedBy ?? []), ...yogaWeakenersOf(chart, { ...match, grahas })]
  return {
    id: match.part === undefined ? rule.id : `${rule.id}.${match.part}`,
    name: rule.name,
    rule: rule.rule,
    source: rule.source,
    grahas,
    houses: [...new Set(match.houses)],
    strength: yogaStrength(chart, grahas, softenedBy.length),
    softenedBy,
  }
}

function collect(
  into: Yoga[],
  chart: AnyKundli,
  rule: YogaRule,
  found: YogaMatch | YogaMatch[],
): void {
  if (!Array.isArray(found)) into.push(yogaFromMatch(chart, rule, found))
  else for (const one of found) into.push(yogaFromMatch(chart, rule, one))
}

function ofChart(chart: Kundli): Yoga[] {
  const view = chartViewOf(chart)
  const matchedYogas: Yoga[] = []
  for (const rule of yogaRules) {
    const found = rule.needs === 'signs' ? rule.find(view, view) : rule.find(view)
    if (found) collect(matchedYogas, chart, rule, found)
  }
  return matchedYogas
}

/** Those that hold whichever way the signs that change within the day are taken. */
function ofDay(chart: DayKundli): Yoga[] {
  const [first, ...otherViews] = possibleSignViews(chart)
  const matchedYogas: Yoga[] = []
  if (!first) return matchedYogas
  for (const rule of yogaRules) {
    if (rule.needs !== 'signs') continue
    const found = rule.find(first, null)
    if (!found || otherViews.some((view) => rule.find(view, null) === null)) continue
    collect(matchedYogas, chart, rule, found)
  }
  return matchedYogas
}

/**
 * The yogas that hold in a chart, in a fixed order. For a birth of which only the day is known: those
 * that rest on signs alone and hold at every minute of it.
 */
export function yogas(chart: AnyKundli): Yoga[] {
  return chart.timeKnown ? ofChart(chart) : ofDay(chart)
}
