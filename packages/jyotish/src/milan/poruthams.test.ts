import { describe, expect, it } from 'vitest'
import { moonPlaceAt } from './moon-place.ts'
import { isVedhaPair, rajjuOrder } from './porutham-tables.ts'
import { poruthams } from './poruthams.ts'
import type { PoruthamId } from './porutham-tables.ts'

const star = (nakshatra: number, pada = 2) => moonPlaceAt(((nakshatra * 4 + pada - 0.5) * 10) / 3)
function verdictsOf(bride: number, groom: number): Record<PoruthamId, string> {
  const { list } = poruthams({ bride: star(bride), groom: star(groom) })
  return Object.fromEntries(list.map(({ id, verdict }) => [id, verdict])) as Record<
    PoruthamId,
    string
  >
}

describe('the ten poruthams, worked by hand', () => {
  it('bride Rohini, groom Hasta: star 10, one rajju, fifth sign, friends', () => {
    expect(verdictsOf(3, 12)).toEqual({
      dina: 'poor', // ten less nine is Janma
      gana: 'good', // Manushya and Deva
      mahendra: 'good', // the tenth star
      streeDeergha: 'fair', // beyond the seventh, within the thirteenth
      yoni: 'fair', // serpent and buffalo
      rashi: 'fair', // the fifth sign, Venus and Mercury being friends
      rashyadhipati: 'good',
      vasya: 'poor', // Vrishabha is drawn to Karka and Tula, Kanya to Mithuna and Mina
      rajju: 'poor', // both the throat
      vedha: 'good',
    })
  })

  it('bride Punarvasu in Mithuna, groom Uttara Ashadha in Makara: star 15 in her way', () => {
    expect(verdictsOf(6, 20)).toEqual({
      dina: 'good', // fifteen less nine is Sadhaka
      gana: 'good',
      mahendra: 'poor',
      streeDeergha: 'good',
      yoni: 'fair', // cat and mongoose
      rashi: 'good', // the eighth sign
      rashyadhipati: 'good', // Mercury is neutral to Saturn, Saturn a friend to Mercury
      vasya: 'poor',
      rajju: 'poor', // both the navel
      vedha: 'poor', // one of the twelve pairs
    })
  })

  it('a star that agrees with itself is good, another one alone is not', () => {
    expect(verdictsOf(9, 9).dina).toBe('good') // Magha
    expect(verdictsOf(0, 0).dina).toBe('poor') // Ashwini
  })

  it('a Rakshasa bride is excused when the groom stands beyond the fourteenth star', () => {
    expect(verdictsOf(2, 19).gana).toBe('fair') // Krittika, Purva Ashadha is eighteenth
    expect(verdictsOf(2, 10).gana).toBe('poor') // Purva Phalguni is ninth
  })
})

describe('the tables of the poruthams', () => {
  it('rajju: foot, hip, navel, throat and head hold the stars that the texts list', () => {
    const group = (rajju: number) =>
      Array.from({ length: 27 }, (_, i) => i).filter((i) => rajjuOrder[i % 9] === rajju)
    expect(group(0)).toEqual([0, 8, 9, 17, 18, 26])
    expect(group(1)).toEqual([1, 7, 10, 16, 19, 25])
    expect(group(2)).toEqual([2, 6, 11, 15, 20, 24])
    expect(group(3)).toEqual([3, 5, 12, 14, 21, 23])
    expect(group(4)).toEqual([4, 13, 22])
  })

  it('vedha: the twelve pairs, and Mrigashira, Chitra and Dhanishta among themselves', () => {
    const pairs = [
      [0, 17],
      [1, 16],
      [2, 15],
      [3, 14],
      [5, 21],
      [6, 20],
      [7, 19],
      [8, 18],
      [9, 26],
      [10, 25],
      [11, 24],
      [12, 23],
      [4, 13],
      [4, 22],
      [13, 22],
    ]
    const obstructedPairs = []
    for (let firstStar = 0; firstStar < 27; firstStar++) {
      for (let other = firstStar + 1; other < 27; other++) {
        if (isVedhaPair(firstStar, other)) obstructedPairs.push([firstStar, other])
        expect(isVedhaPair(other, firstStar)).toBe(isVedhaPair(firstStar, other))
      }
    }
    expect(obstructedPairs.sort()).toEqual(pairs.sort())
  })

  it('for every pair of stars there are ten, counted rightly and told in both languages', () => {
    for (let bride = 0; bride < 27; bride++) {
      for (let groom = 0; groom < 27; groom++) {
        const { list, good, goodOrFair } = poruthams({ bride: star(bride), groom: star(groom) })
        expect(list).toHaveLength(10)
        expect(list.filter(({ verdict }) => verdict !== 'poor')).toHaveLength(goodOrFair)
        expect(list.filter(({ verdict }) => verdict === 'good')).toHaveLength(good)
        for (const { reason, name } of list) {
          expect(reason.en).toMatch(/\.$/)
          expect(reason.hi + name.hi).not.toMatch(/[A-Za-z]/)
        }
      }
    }
  })
})
