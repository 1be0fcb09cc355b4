import { describe, expect, it } from 'vitest'
import { naturalRelation } from './natural-friendship.ts'
import type { Graha } from '../sky/types.ts'

/** The table as the books print it: friends, then enemies; the rest are neutral. */
const printedTable: Record<string, [friends: Graha[], enemies: Graha[]]> = {
  sun: [
    ['moon', 'mars', 'jupiter'],
    ['venus', 'saturn'],
  ],
  moon: [['sun', 'mercury'], []],
  mars: [['sun', 'moon', 'jupiter'], ['mercury']],
  mercury: [['sun', 'venus'], ['moon']],
  jupiter: [
    ['sun', 'moon', 'mars'],
    ['mercury', 'venus'],
  ],
  venus: [
    ['mercury', 'saturn'],
    ['sun', 'moon'],
  ],
  saturn: [
    ['mercury', 'venus'],
    ['sun', 'moon', 'mars'],
  ],
}
const seven = Object.keys(printedTable) as Graha[]

describe('natural friendship', () => {
  it.each(seven)('the rule gives %s the friends and enemies of the printed table', (graha) => {
    const otherGrahas = seven.filter((other) => other !== graha)
    const [friends, enemies] = printedTable[graha]!
    expect(
      otherGrahas.filter((other) => naturalRelation(graha, other) === 'friend').sort(),
    ).toEqual(friends.sort())
    expect(otherGrahas.filter((other) => naturalRelation(graha, other) === 'enemy').sort()).toEqual(
      enemies.sort(),
    )
  })

  it('is not given to the nodes', () => {
    expect(() => naturalRelation('rahu', 'sun')).toThrow(RangeError)
    expect(() => naturalRelation('sun', 'ketu')).toThrow(RangeError)
  })
})
