import { rashiKeys } from '../../../contract/kundli/constants.ts'
import type { Dignity, Graha } from '@drishti/jyotish'
import { lordTouchOf } from './dasha.ts'
import type { LifeField } from './fields.ts'
import type {
  Condition,
  GrahaCondition,
  HouseCondition,
  PeriodCondition,
  TransitReach,
  TransitCondition,
} from './rule.ts'
import { grahaOfOffice } from './chart-facts.ts'
import type { ChartFacts, GrahaOrOffice } from './chart-facts.ts'

/** The ids of the facts that bear a condition, or null where it does not hold or is not known. */
export type BearingFactIds = readonly string[] | null

const has = (sheet: ChartFacts, id: string): boolean => sheet.byId.has(id)
const value = (sheet: ChartFacts, id: string) => sheet.byId.get(id)?.value

/** A graha named by office rests on the fact that gives it the office. */
function office(who: GrahaOrOffice): string[] {
  if (who.startsWith('lord.')) return [`house.${who.slice(5)}.lord`]
  return who === 'maha' || who === 'antar' ? [`dasha.${who}`] : []
}

function conjunction(sheet: ChartFacts, one: Graha, other: Graha): string | null {
  const ids = [`conjunction.${one}.${other}`, `conjunction.${other}.${one}`]
  return ids.find((id) => has(sheet, id)) ?? null
}

function ofGraha(condition: GrahaCondition, sheet: ChartFacts): BearingFactIds {
  const graha = grahaOfOffice(condition.graha, sheet)
  if (!graha) return null
  const bears = (id: string, holds: boolean): BearingFactIds =>
    holds && has(sheet, id) ? [...office(condition.graha), id] : null
  const { chart } = sheet
  if ('house' in condition) {
    return bears(
      `${graha}.house`,
      chart.timeKnown && condition.house.includes(chart.grahas[graha].house),
    )
  }
  if ('dignity' in condition) {
    const id = `${graha}.dignity`
    return bears(id, condition.dignity.includes(value(sheet, id) as Dignity))
  }
  if ('rashi' in condition) {
    const id = `${graha}.rashi`
    return bears(
      id,
      condition.rashi.some((rashi) => rashiKeys[rashi] === value(sheet, id)),
    )
  }
  if ('combust' in condition)
    return bears(`${graha}.combust`, value(sheet, `${graha}.combust`) === true)
  if ('retrograde' in condition) {
    return bears(`${graha}.retrograde`, value(sheet, `${graha}.retrograde`) === true)
  }
  if ('vargottama' in condition) return bears(`${graha}.vargottama`, true)
  if ('with' in condition) {
    for (const name of condition.with) {
      const other = grahaOfOffice(name, sheet)
      const id = other && other !== graha && conjunction(sheet, graha, other)
      if (id) return [...office(condition.graha), ...office(name), id]
    }
    return null
  }
  if ('seenBy' in condition) {
    const by = condition.seenBy.find((other) => has(sheet, `${graha}.aspect.${other}`))
    return by ? bears(`${graha}.aspect.${by}`, true) : null
  }
  if ('countedFrom' in condition) return fromAnother(graha, condition, sheet)
  return fromMoon(graha, condition.fromMoon, sheet)
}

function fromMoon(graha: Graha, houses: readonly number[], sheet: ChartFacts): BearingFactIds {
  const moon = sheet.chart.grahas.moon.rashi
  const rashi = sheet.chart.grahas[graha].rashi
  if (moon === null || rashi === null) return null
  return houses.includes(((rashi - moon + 12) % 12) + 1) ? ['moon.rashi', `${graha}.rashi`] : null
}

function fromAnother(
  graha: Graha,
  {
    graha: grahaOrOffice,
    countedFrom,
    places,
  }: Extract<GrahaCondition, { countedFrom: GrahaOrOffice }>,
  sheet: ChartFacts,
): BearingFactIds {
  const baseGraha = grahaOfOffice(countedFrom, sheet)
  const [from, to] = [
    baseGraha && sheet.chart.grahas[baseGraha].rashi,
    sheet.chart.grahas[graha].rashi,
  ]
  if (!baseGraha || baseGraha === graha || from === null || to === null) return null
  return places.includes(((to - from + 12) % 12) + 1)
    ? [...office(grahaOrOffice), ...office(countedFrom), `${graha}.rashi`, `${baseGraha}.rashi`]
    : null
}

function ofHouse(condition: HouseCondition, sheet: ChartFacts): BearingFactIds {
  if ('holds' in condition) {
    const graha = condition.holds.find(
      (name) => value(sheet, `${name}.house`) === condition.inHouse,
    )
    return graha ? [`${graha}.house`] : null
  }
  const by = condition.seenBy.find((name) =>
    has(sheet, `house.${condition.inHouse}.aspect.${name}`),
  )
  return by ? [`house.${condition.inHouse}.aspect.${by}`] : null
}

/** The houses, counted from its own, that a graha looks at (Brihat Parashara Hora Shastra 26); the nodes look at none. */
const looksAt: Partial<Record<Graha, readonly number[]>> = {
  sun: [7],
  moon: [7],
  mars: [4, 7, 8],
  mercury: [7],
  jupiter: [5, 7, 9],
  venus: [7],
  saturn: [3, 7, 10],
}

/** How a graha that stands in one house reaches another, if it does. Houses 1..12. */
export function reachBetweenHouses(
  graha: Graha,
  house: number,
  target: number,
): TransitReach | null {
  const steps = ((target - house + 12) % 12) + 1
  if (steps === 1) return 'stands'
  return looksAt[graha]?.includes(steps) ? 'looks' : null
}

function ofTransit(
  condition: TransitCondition,
  sheet: ChartFacts,
  field: LifeField,
): BearingFactIds {
  const { transit } = condition
  if ('fromMoon' in condition) {
    const house = sheet.transits[transit].houseFromMoon
    return house !== null && condition.fromMoon.includes(house)
      ? [`transit.${transit}.house.moon`, `transit.${transit}.rashi`]
      : null
  }
  const house = sheet.transits[transit].houseFromLagna
  if (house === null) return null
  const holds =
    'reaches' in condition
      ? reachBetweenHouses(transit, house, field.main) === condition.reaches
      : condition.fromLagna.includes(house)
  return holds ? [`transit.${transit}.house`] : null
}

function ofPeriod(
  { period, touches }: PeriodCondition,
  sheet: ChartFacts,
  field: LifeField,
): BearingFactIds {
  const lord = sheet.dasha?.[period].lord
  if (!lord) return null
  const { touch, factIds } = lordTouchOf(lord, field, sheet)
  return touch === touches ? [`dasha.${period}`, ...factIds] : null
}

/** Whether a condition holds for a field, and on which facts it rests. Unknown counts as not holding. */
export function factsForCondition(
  condition: Condition,
  sheet: ChartFacts,
  field: LifeField,
): BearingFactIds {
  if ('transit' in condition) return ofTransit(condition, sheet, field)
  if ('period' in condition) return ofPeriod(condition, sheet, field)
  if ('sadeSati' in condition) {
    const phase = value(sheet, 'transit.sade-sati.phase')
    return condition.sadeSati.some((name) => name === phase)
      ? ['transit.sade-sati', 'transit.sade-sati.phase']
      : null
  }
  if ('paksha' in condition)
    return value(sheet, 'birth.paksha') === condition.paksha ? ['birth.paksha'] : null
  if ('graha' in condition) return ofGraha(condition, sheet)
  return ofHouse(condition, sheet)
}

/** The facts that bear all conditions together, or null. */
export function factsForAllConditions(
  conditions: readonly Condition[],
  sheet: ChartFacts,
  field: LifeField,
): BearingFactIds {
  let factIds: readonly string[] = []
  for (const condition of conditions) {
    const borne = factsForCondition(condition, sheet, field)
    if (!borne) return null
    factIds = factIds.length === 0 ? borne : [...factIds, ...borne]
  }
  return [...new Set(factIds)]
}
