import { expect, test } from 'vitest'
import { exampleContent } from '../../words/home/home-example.ts'
import { say } from '../../words/say.ts'
import { exampleFor } from './example.server.ts'

test.each(['en', 'hi'] as const)(
  'every date and fact that the example answer names in %s is what the engine computes',
  (language) => {
    const computedExample = exampleFor(language)
    const lines = exampleContent.paragraphs.flat().filter((part) => part.fact)
    expect(lines.length).toBeGreaterThanOrEqual(4)
    for (const { fact = '', words } of lines) {
      const factText = computedExample.facts[fact] ?? ''
      expect(factText.length).toBeGreaterThan(10)
      // Days and years in the words stand in the fact as well.
      for (const figure of say(words, language).match(/\d+/g) ?? [])
        expect(factText).toContain(figure)
    }
    expect(computedExample.rows).toHaveLength(3)
  },
)

test('the example names the houses and grahas that its facts are about', () => {
  const { facts } = exampleFor('en')
  expect(facts['house.10.lord.house']).toMatch(/^Jupiter, lord of the tenth house, is in the fifth/)
  expect(facts['jupiter.dignity']).toMatch(/^Jupiter is exalted/)
  expect(facts['dasha.antar']).toContain('Jupiter–Rahu')
  expect(facts['transit.jupiter.next.house']).toContain('fifth house')
})
