import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { frameAsks } from '../types/frame.ts'
import { findSituation } from './find-situation.ts'
import { officeLifeSituations } from './office/office-life-situations.ts'
import type { SituationPattern } from './situation.ts'

const examples = readFileSync(
  new URL('../../../../training/situation-examples.tsv', import.meta.url),
  'utf8',
)
  .split('\n')
  .map((line) => line.split('\t'))

const examplesOf = (name: string): readonly string[] =>
  examples.flatMap(([situation, question = '']) => (situation === name ? [question] : []))

/** The situations that a question shows under any topic and way of asking that the pattern takes. */
function shownBy(question: string, { among, asks = frameAsks }: SituationPattern) {
  return new Set(among.flatMap((topic) => asks.map((way) => findSituation(question, [topic], way))))
}

const patternOf = (name: string) =>
  officeLifeSituations.find((each) => each.name === name) as SituationPattern

describe('situations of work, posts, later life and one’s own road', () => {
  test.each(officeLifeSituations.map(({ name }) => name))('%s is taught in all forms', (name) => {
    const own = examplesOf(name)
    expect(own.length).toBeGreaterThanOrEqual(10)
    expect(own.some((question) => /\p{Script=Devanagari}/u.test(question))).toBe(true)
  })
  test.each(officeLifeSituations.filter(({ words }) => words).map(({ name }) => name))(
    '%s is shown by the words of most of its examples',
    (name) => {
      const own = examplesOf(name)
      const shown = own.filter((question) => shownBy(question, patternOf(name)).has(name))
      expect([
        shown.length / own.length > 0.5,
        own.filter((each) => !shown.includes(each)),
      ]).toEqual([true, expect.anything()])
    },
  )
  test.each([
    ['compassionate-post', 'अगर मैं न रहूं तो मेरी बेटी को अनुकंपा में नौकरी मिल जाएगी क्या'],
    ['ai-and-my-work', 'beta ghar ai hai, uski naukri kab lagegi'],
    ['ai-and-my-work', 'should I do an AI course or a data science course'],
    ['family-pension', 'when will my own pension start, I retired in May'],
  ])('%s is not shown by: %s', (name, question) => {
    expect(shownBy(question, patternOf(name))).not.toContain(name)
  })
})
