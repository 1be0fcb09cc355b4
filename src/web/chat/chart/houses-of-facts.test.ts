import { expect, test } from 'vitest'
import { housesOfFacts } from './houses-of-facts.ts'

const houses = (id: string, value: string, lagna: number | null = 9) =>
  housesOfFacts([{ id, label: '', value }], lagna)

test('the houses of facts come from their ids and values', () => {
  expect(houses('saturn.house', '7')).toEqual([7])
  expect(houses('house.7.lord', 'mercury')).toEqual([7])
  expect(houses('house.7.lord.house', '10')).toEqual([7, 10])
  expect(houses('transit.jupiter.house', '5')).toEqual([5])
  expect(houses('lagna.rashi', 'capricorn')).toEqual([1])
  expect(houses('lagna.lord.house', '4')).toEqual([4])
  // From a rising Capricorn, Aries is the fourth.
  expect(houses('moon.rashi', 'aries')).toEqual([4])
  expect(houses('ashtakavarga.house.10', '31')).toEqual([10])
})

test('other counts, other charts and charts without houses light none', () => {
  expect(houses('transit.saturn.house.moon', '8')).toEqual([])
  expect(houses('d9.venus.house', '3')).toEqual([])
  expect(houses('dasha.maha', 'saturn')).toEqual([])
  expect(houses('saturn.house', '7', null)).toEqual([])
})
