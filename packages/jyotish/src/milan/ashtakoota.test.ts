import { describe, expect, it } from 'vitest'
import { ashtakoota } from './ashtakoota.ts'
import { ganaOfNakshatra, nadiOfNakshatra, yoniOfNakshatra, yoniPoints } from './kuta-tables.ts'
import { moonPlaceAt } from './moon-place.ts'
import type { MoonPlace } from './moon-place.ts'

/** The middle of a pada, 1..4, of a nakshatra, 0..26. */
const at = (nakshatra: number, pada: number): MoonPlace =>
  moonPlaceAt(((nakshatra * 4 + pada - 0.5) * 10) / 3)
const padas = Array.from({ length: 108 }, (_, i) => at(i >> 2, (i & 3) + 1))
const pointsOf = (bride: MoonPlace, groom: MoonPlace): number[] =>
  ashtakoota({ bride, groom }).kutas.map(({ points }) => points)

const [ashwini, krittika, rohini, mrigashira, ardra, hasta, mula] = [0, 2, 3, 4, 5, 12, 18]

describe('pairs worked by hand from the tables', () => {
  it('bride Rohini in Vrishabha, groom Hasta in Kanya: 25, and 32 as the lords are friends', () => {
    const match = ashtakoota({ bride: at(rohini, 1), groom: at(hasta, 1) })
    // One varna; human groom and four-footed bride; stars 10 and 19 are Janma; serpent and buffalo;
    // Venus and Mercury friends; Manushya bride of a Deva groom; fifth and ninth; Antya and Adi.
    expect(match.kutas.map(({ points }) => points)).toEqual([1, 1, 3, 1, 5, 6, 0, 8])
    expect([match.total, match.totalWithExceptions]).toEqual([25, 32])
    expect(match.exceptions.map(({ id, kuta }) => [id, kuta])).toEqual([
      ['friendly-lords', 'bhakoot'],
    ])
  })

  it('bride Mula, groom Ardra: 15 with nothing excused; the other way round 16', () => {
    // Fire bride of an air groom; both human (Mula is in the first half of Dhanu); Sadhaka there and
    // Pratyari back; both dogs; Jupiter's enemy, to whom he is neutral; Rakshasa and Manushya; seventh; Adi.
    expect(pointsOf(at(mula, 2), at(ardra, 2))).toEqual([0, 2, 1.5, 4, 0.5, 0, 7, 0])
    expect(pointsOf(at(ardra, 2), at(mula, 2))).toEqual([1, 2, 1.5, 4, 0.5, 0, 7, 0])
    expect(ashtakoota({ bride: at(mula, 2), groom: at(ardra, 2) }).exceptions).toEqual([])
  })

  it('two in one pada lose only the nadi, 28; in two padas of a star the nadi is excused, 36', () => {
    expect(pointsOf(at(ashwini, 1), at(ashwini, 1))).toEqual([1, 2, 3, 4, 5, 6, 7, 0])
    const two = ashtakoota({ bride: at(ashwini, 1), groom: at(ashwini, 3) })
    expect([two.total, two.totalWithExceptions]).toEqual([28, 36])
    expect(two.exceptions.map(({ id }) => id)).toEqual(['same-star-other-pada'])
  })

  it('Krittika and Rohini within Vrishabha: one nadi, excused by two stars in one sign', () => {
    const match = ashtakoota({ bride: at(krittika, 3), groom: at(rohini, 2) })
    expect(match.kutas[7]!.points).toBe(0)
    expect(match.exceptions.map(({ id, kuta }) => [id, kuta])).toEqual([
      ['same-rashi-other-star', 'gana'],
      ['same-rashi-other-star', 'nadi'],
    ])
  })

  it('Mrigashira in Vrishabha and in Mithuna: one star in two signs is excused', () => {
    const match = ashtakoota({ bride: at(mrigashira, 1), groom: at(mrigashira, 4) })
    expect(match.exceptions.map(({ id, kuta }) => [id, kuta])).toEqual([
      ['friendly-lords', 'bhakoot'],
      ['same-star-other-rashi', 'nadi'],
    ])
    expect(match.totalWithExceptions - match.total).toBe(15)
  })

  it('Mesha and Vrishchika are sixth and eighth, excused by Mars who rules both', () => {
    const match = ashtakoota({ bride: at(0, 2), groom: at(16, 2) })
    expect(match.kutas[6]!.points).toBe(0)
    expect(match.exceptions.map(({ id, kuta }) => [id, kuta])).toContainEqual([
      'one-lord',
      'bhakoot',
    ])
  })

  it('the two halves of Dhanu and Makara are of two kinds', () => {
    const [mulaMoon, lateDhanu] = [moonPlaceAt(250), moonPlaceAt(262)]
    const [earlyMakara, lateMakara] = [moonPlaceAt(275), moonPlaceAt(290)]
    const taurus = at(rohini, 2)
    const vashya = (groom: MoonPlace) => pointsOf(taurus, groom)[1]
    expect([mulaMoon, lateDhanu, earlyMakara, lateMakara].map(vashya)).toEqual([1, 2, 2, 1])
  })

  it('a day on which the Moon crosses the middle of Dhanu leaves vashya open, counting the lower', () => {
    const open = { ...moonPlaceAt(255), half: null, pada: null }
    const [, vashya] = ashtakoota({ bride: at(rohini, 2), groom: open }).kutas
    expect([vashya!.points, vashya!.pointsAtMost]).toEqual([1, 2])
    expect(vashya!.reason.en).toContain('minute of birth')
  })
})

describe('all 108 × 108 pairs of padas', () => {
  const moonPairs = padas.flatMap((bride) => padas.map((groom) => ({ bride, groom })))

  it('every kuta stays within its points, every total within 36, and exceptions only add', () => {
    const wrong = moonPairs.filter((moons) => {
      const { kutas, total, totalWithExceptions } = ashtakoota(moons)
      const sum = kutas.reduce((so, { points }) => so + points, 0)
      const out = kutas.some(({ points, outOf }) => points < 0 || points > outOf)
      return out || sum !== total || total > totalWithExceptions || totalWithExceptions > 36
    })
    expect(wrong).toEqual([])
    expect(moonPairs).toHaveLength(11664)
  })

  it('tara, yoni, graha maitri, bhakoot and nadi do not ask who is who', () => {
    const even = [2, 3, 4, 6, 7]
    const uneven = moonPairs.filter(({ bride, groom }) => {
      const [one, other] = [pointsOf(bride, groom), pointsOf(groom, bride)]
      return even.some((kuta) => one[kuta] !== other[kuta])
    })
    expect(uneven).toEqual([])
  })

  it('tara is never worse than half: of the two ways one is always free', () => {
    expect(new Set(moonPairs.map(({ bride, groom }) => pointsOf(bride, groom)[2]))).toEqual(
      new Set([1.5, 3]),
    )
  })

  it('bhakoot fails in six of the twelve distances, nadi in a third of pairs', () => {
    const share = (kuta: number) =>
      moonPairs.filter(({ bride, groom }) => pointsOf(bride, groom)[kuta] === 0).length /
      moonPairs.length
    expect(share(6)).toBeCloseTo(1 / 2, 10)
    expect(share(7)).toBeCloseTo(1 / 3, 10)
  })

  it('every reason is told in both languages', () => {
    for (const moons of moonPairs.filter((_, i) => i % 97 === 0)) {
      for (const { reason, name, source } of ashtakoota(moons).kutas) {
        expect(reason.en).toMatch(/^[A-Z].*\.$/)
        expect(reason.hi).toMatch(/^[^A-Za-z]+।$/)
        expect(name.hi + source.hi).not.toMatch(/[A-Za-z]/)
      }
    }
  })
})

describe('the tables themselves', () => {
  const counts = (kinds: readonly number[]) =>
    kinds.reduce((so: number[], kind) => Object.assign(so, { [kind]: (so[kind] ?? 0) + 1 }), [])

  it('nine stars to each gana and each nadi, two to each yoni save the mongoose', () => {
    expect(counts(ganaOfNakshatra)).toEqual([9, 9, 9])
    expect(counts(Array.from({ length: 27 }, (_, star) => nadiOfNakshatra(star)))).toEqual([
      9, 9, 9,
    ])
    expect(counts(yoniOfNakshatra)).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 2])
  })

  it('each yoni has one sworn enemy, and the grades read the same from either side', () => {
    for (const [i, row] of yoniPoints.entries()) {
      expect(row.filter((points) => points === 0)).toHaveLength(1)
      expect(row[i]).toBe(4)
      for (const [j, points] of row.entries()) expect(yoniPoints[j]![i]).toBe(points)
    }
    // Horse and buffalo, elephant and lion, sheep and monkey, serpent and mongoose, dog and deer, cat and rat, cow and tiger.
    const enemies = yoniPoints.map((row) => row.indexOf(0))
    expect(enemies).toEqual([8, 13, 11, 12, 10, 6, 5, 9, 0, 7, 4, 2, 3, 1])
  })

  it('refuses a Moon whose star does not lie in its sign', () => {
    const wrong = { ...at(0, 1), rashi: 5 }
    expect(() => ashtakoota({ bride: wrong, groom: at(0, 1) })).toThrow(RangeError)
    expect(() => ashtakoota({ bride: at(0, 1), groom: { ...at(0, 1), nakshatra: 27 } })).toThrow(
      RangeError,
    )
  })
})
