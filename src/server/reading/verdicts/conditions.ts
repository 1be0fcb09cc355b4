import type { Dignity, Graha } from '@drishti/jyotish'
import type { Condition, GrahaCondition, HouseCondition, TransitCondition } from './rule.ts'
import { whoIs } from './sheet.ts'
import type { Sheet, Who } from './sheet.ts'

/** The ids of the facts that bear a condition, or null where it does not hold or is not known. */
export type Borne = readonly string[] | null

const has = (sheet: Sheet, id: string): boolean => sheet.byId.has(id)
const value = (sheet: Sheet, id: string) => sheet.byId.get(id)?.value

/** A graha named by office rests on the fact that gives it the office. */
function office(who: Who): string[] {
  if (who.startsWith('lord.')) return [`house.${who.slice(5)}.lord`]
  return who === 'maha' || who === 'antar' ? [`dasha.${who}`] : []
}

function conjunction(sheet: Sheet, one: Graha, other: Graha): string | null {
  const ids = [`conjunction.${one}.${other}`, `conjunction.${other}.${one}`]
  return ids.find((id) => has(sheet, id)) ?? null
}

const rashiKeys = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
]

function ofGraha(condition: GrahaCondition, sheet: Sheet): Borne {
  const graha = whoIs(condition.who, sheet)
  if (!graha) return null
  const bears = (id: string, holds: boolean): Borne =>
    holds && has(sheet, id) ? [...office(condition.who), id] : null
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
      const other = whoIs(name, sheet)
      const id = other && other !== graha && conjunction(sheet, graha, other)
      if (id) return [...office(condition.who), ...office(name), id]
    }
    return null
  }
  if ('seenBy' in condition) {
    const by = condition.seenBy.find((other) => has(sheet, `${graha}.aspect.${other}`))
    return by ? bears(`${graha}.aspect.${by}`, true) : null
  }
  return fromMoon(graha, condition.fromMoon, sheet)
}

function fromMoon(graha: Graha, houses: readonly number[], sheet: Sheet): Borne {
  const moon = sheet.chart.grahas.moon.rashi
  const rashi = sheet.chart.grahas[graha].rashi
  if (moon === null || rashi === null) return null
  return houses.includes(((rashi - moon + 12) % 12) + 1) ? ['moon.rashi', `${graha}.rashi`] : null
}

function ofHouse(condition: HouseCondition, sheet: Sheet): Borne {
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

function ofTransit(condition: TransitCondition, sheet: Sheet): Borne {
  const counted = 'fromMoon' in condition ? condition.fromMoon : condition.fromLagna
  const id = `transit.${condition.transit}.house${'fromMoon' in condition ? '.moon' : ''}`
  return counted.includes(value(sheet, id) as number) ? [id] : null
}

/** Whether a condition holds, and on which facts it rests. Unknown counts as not holding. */
export function bearing(condition: Condition, sheet: Sheet): Borne {
  if ('transit' in condition) return ofTransit(condition, sheet)
  if ('sadeSati' in condition) {
    const phase = value(sheet, 'transit.sade-sati.phase')
    return condition.sadeSati.some((name) => name === phase)
      ? ['transit.sade-sati', 'transit.sade-sati.phase']
      : null
  }
  if ('paksha' in condition)
    return value(sheet, 'birth.paksha') === condition.paksha ? ['birth.paksha'] : null
  if ('who' in condition) return ofGraha(condition, sheet)
  return ofHouse(condition, sheet)
}

/** The facts that bear all conditions together, or null. */
export function allBearing(conditions: readonly Condition[], sheet: Sheet): Borne {
  const ids = new Set<string>()
  for (const condition of conditions) {
    const borne = bearing(condition, sheet)
    if (!borne) return null
    for (const id of borne) ids.add(id)
  }
  return [...ids]
}
