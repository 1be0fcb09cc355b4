import type { Graha } from '@drishti/jyotish'
import type { LifeField } from './fields.ts'
import type { LordTouchName } from './rule.ts'
import { houseOfGraha, housesRuledBy, memoizeForChart, grahaOfOffice } from './chart-facts.ts'
import type { ChartFacts } from './chart-facts.ts'

/** How the lord of a period touches a field of life, and the facts that show it. */
export interface LordTouch {
  touch: LordTouchName
  /** The house through which it touches, where there is one. */
  house: number | null
  factIds: string[]
}

const hardHouses = [6, 8, 12]

/** The strongest way in which a graha touches a field; `quiet` when it has nothing to do with it. */
export function lordTouchOf(graha: Graha, field: LifeField, sheet: ChartFacts): LordTouch {
  const ofField = memoizeForChart(sheet, field, () => new Map<Graha, LordTouch>())
  let touching = ofField.get(graha)
  if (!touching) ofField.set(graha, (touching = foundTouch(graha, field, sheet)))
  return touching
}

function foundTouch(graha: Graha, field: LifeField, sheet: ChartFacts): LordTouch {
  const asTouching = (
    touch: LordTouchName,
    house: number | null,
    factIds: string[],
  ): LordTouch => ({
    touch,
    house,
    factIds,
  })
  const ruledHouses = housesRuledBy(graha, sheet)
  const stands = houseOfGraha(graha, sheet)
  const lord = grahaOfOffice(`lord.${field.main}`, sheet)
  if (ruledHouses.includes(field.main))
    return asTouching('rules-main', field.main, [`house.${field.main}.lord`])
  if (stands === field.main) return asTouching('in-main', field.main, [`${graha}.house`])
  if (
    lord &&
    sheet.chart.timeKnown &&
    sheet.chart.grahas[lord].rashi === sheet.chart.grahas[graha].rashi
  ) {
    return asTouching('with-lord', field.main, [
      `${graha}.rashi`,
      `${lord}.rashi`,
      `house.${field.main}.lord`,
    ])
  }
  const sight = `house.${field.main}.aspect.${graha}`
  if (sheet.byId.has(sight)) return asTouching('sees-main', field.main, [sight])
  const helper = field.also.find((house) => ruledHouses.includes(house))
  if (helper) return asTouching('rules-helper', helper, [`house.${helper}.lord`])
  if (field.karakas.includes(graha)) return asTouching('significator', null, [])
  if (stands !== null && hardHouses.includes(stands) && !hardHouses.includes(field.main)) {
    return asTouching('in-hard-house', stands, [`${graha}.house`])
  }
  return asTouching('quiet', null, [])
}

const scores: Record<LordTouchName, number> = {
  'rules-main': 3,
  'in-main': 2.5,
  'with-lord': 2,
  'sees-main': 1.5,
  'rules-helper': 1.5,
  significator: 1.5,
  quiet: 0,
  'in-hard-house': -1,
}

/** The touch as a number, −1 to 3, softened where the graha itself is weak. */
export function lordTouchScore(graha: Graha, touch: LordTouchName, sheet: ChartFacts): number {
  const base = scores[touch]
  const dignity = sheet.byId.get(`${graha}.dignity`)?.value
  if (dignity === 'debilitated') return base - 0.5
  return dignity === 'exalted' || dignity === 'own' || dignity === 'moolatrikona'
    ? base + 0.5
    : base
}
