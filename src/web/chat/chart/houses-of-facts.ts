import { rashiKeys } from '../../../contract/kundli/constants.ts'
import type { FactData } from '../../../contract/core/common-schemas.ts'

/**
 * The houses, 1 to 12, that some facts speak of, as far as their ids and values tell; each once.
 *
 * @param lagnaRashi the rising sign, 0 (Aries) to 11; null where there is none, and so no houses.
 */
export function housesOfFacts(facts: readonly FactData[], lagnaRashi: number | null): number[] {
  if (lagnaRashi === null) return []
  const houses = facts.flatMap(({ id, value }) => {
    if (/^d\d+\./.test(id)) return []
    const named = /^(?:house|ashtakavarga\.house)\.(\d+)/.exec(id)?.[1]
    const inHouse = id.endsWith('.house') ? Number(value) : 0
    const sign = id.endsWith('.rashi') && !named ? rashiKeys.indexOf(value) : -1
    const inSign = sign < 0 ? 0 : ((sign - lagnaRashi + 12) % 12) + 1
    return [Number(named ?? 0), inHouse, inSign, id.startsWith('lagna.') && !inHouse ? 1 : 0]
  })
  return [...new Set(houses)].filter((house) => house >= 1 && house <= 12)
}
