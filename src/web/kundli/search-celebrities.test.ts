import { expect, it } from 'vitest'
import { searchCelebrities } from './search-celebrities.ts'

const people = [
  { names: { en: 'Édith Piaf', hi: 'एडिथ पियाफ़' }, known_for: 'singer' },
  { names: { en: 'M. S. Subbulakshmi', hi: 'एम. एस. सुब्बुलक्ष्मी' }, known_for: 'Carnatic singer' },
]
const found = (query: string) => searchCelebrities(people, query).map(({ names }) => names.en)

it.each([
  ['', ['Édith Piaf', 'M. S. Subbulakshmi']],
  ['edith', ['Édith Piaf']],
  ['पियाफ', ['Édith Piaf']],
  ['m.s. subbu', ['M. S. Subbulakshmi']],
  ['सुब्बु', ['M. S. Subbulakshmi']],
  ['singer', ['Édith Piaf', 'M. S. Subbulakshmi']],
  ['lakshmi', []],
])('finds “%s”', (query, names) => {
  expect(found(query)).toEqual(names)
})
