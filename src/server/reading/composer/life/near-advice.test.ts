import { expect, it } from 'vitest'
import { fitsAnimal, isOfThisCase } from './near-advice.ts'

const line = (en: string) => ({ en, hi: '' })

it('keeps advice on cattle from a dog', () => {
  const cattle = line('Call the vet the same day; for cattle most states have a free helpline.')
  expect(fitsAnimal(cattle, 'humara kutta kuch kha nahi raha')).toBe(false)
  expect(fitsAnimal(cattle, 'gaay doodh nahi de rahi')).toBe(true)
  expect(fitsAnimal(line('Give clean water.'), 'my dog is ill')).toBe(true)
})

it('gives advice for one case only where the question names the case', () => {
  expect(isOfThisCase(line('For a phone or cards block the SIM at once.'), ['unknown'])).toBe(false)
  expect(isOfThisCase(line('Search one place fully.'), [])).toBe(true)
})
