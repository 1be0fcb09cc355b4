import { expect, it } from 'vitest'
import { celebrityKinds } from '../../../contract/kundli/celebrity-kinds.ts'
import { firstBirthYear } from '../../../contract/core/constants.ts'
import { allCelebrities, celebrityOf } from './celebrities.ts'

const indians = allCelebrities.filter(({ kind }) => kind !== 'abroad')
const birthYear = (dob: string) => Number(dob.slice(6))

it('holds at least forty Indians of every kind, a third of them women', () => {
  expect(indians.length).toBeGreaterThanOrEqual(40)
  for (const kind of celebrityKinds)
    expect(allCelebrities.filter((person) => person.kind === kind).length).toBeGreaterThanOrEqual(6)
  const women = indians.filter(({ gender }) => gender === 'Female')
  expect(women.length).toBeGreaterThanOrEqual(indians.length / 3)
})

it('names each once, in both scripts, with the source of the birth', () => {
  expect(new Set(allCelebrities.map(({ key }) => key)).size).toBe(allCelebrities.length)
  for (const { name, knownFor, pob, birthSource } of allCelebrities) {
    for (const text of [name, knownFor, pob]) {
      expect(text.en).not.toMatch(/\p{Script=Devanagari}/u)
      expect(text.hi).toMatch(/\p{Script=Devanagari}/u)
      expect(text.hi).not.toMatch(/[a-z]/i)
    }
    expect(birthSource.length).toBeGreaterThan(5)
  }
})

it('holds nobody living, and nobody born before the form begins', () => {
  for (const { dob, died } of allCelebrities) {
    expect(birthYear(dob)).toBeGreaterThanOrEqual(firstBirthYear)
    expect(died).toBeGreaterThan(birthYear(dob))
    expect(died).toBeLessThanOrEqual(2022)
  }
})

it('gives a time only where a record or a memory gives it', () => {
  for (const { tob, source } of allCelebrities) expect(tob === null).toBe(source === 'uncertain')
})

it('knows each by the birth alone', () => {
  for (const { key, dob, tob, lat, lng } of allCelebrities) {
    const birth = { dob, tob: tob ?? '', tob_known: tob !== null, lat, lng }
    expect(celebrityOf(birth)?.key).toBe(key)
  }
})
