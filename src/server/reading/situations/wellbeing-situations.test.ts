import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { frameAsks } from '../types/frame.ts'
import { findSituation } from './find-situation.ts'
import type { SituationPattern } from './situation.ts'
import { wellbeingSituations } from './wellbeing/wellbeing-situations.ts'

const examples = readFileSync(
  new URL('../../../../training/situation-examples.tsv', import.meta.url),
  'utf8',
)
  .split('\n')
  .map((line) => line.split('\t'))

const named = wellbeingSituations.map((pattern) => [pattern.name, pattern] as const)
const inWords = named.filter(([, { words }]) => words !== undefined)

/** The situations that a question shows under any topic and way of asking that the pattern takes. */
function shownBy(question: string, { among, asks = frameAsks }: SituationPattern) {
  return new Set(among.flatMap((topic) => asks.map((way) => findSituation(question, [topic], way))))
}

describe('situations of the heart, the body, the mind and the years', () => {
  test.each(named)('%s has examples that teach it, in all three forms', (name) => {
    const own = examples.filter(([situation]) => situation === name)
    expect(own.length).toBeGreaterThanOrEqual(10)
    expect(
      own.filter(([, question = '']) => /\p{Script=Devanagari}/u.test(question)).length,
    ).toBeGreaterThanOrEqual(2)
  })
  test.each(inWords)('%s is shown by the words of its examples', (name, pattern) => {
    for (const [, question = ''] of examples.filter(([situation]) => situation === name))
      expect([question, ...shownBy(question, pattern)]).toContain(name)
  })
  test.each([
    ['spectacles', 'chashme ki dukan kholu kya, number badh raha hai customers ka'],
    ['spectacles', 'dadi ka chashma kho gaya, kaha hoga'],
    ['ex-wedding', 'ex ki shaadi rokne jau kya'],
    ['ex-wedding', 'My ex has come back, should I go for marriage with her?'],
  ] as const)('%s is not shown by what means something else: %s', (name, question) => {
    const pattern = wellbeingSituations.find((each) => each.name === name) as SituationPattern
    expect(shownBy(question, pattern)).not.toContain(name)
  })
})
