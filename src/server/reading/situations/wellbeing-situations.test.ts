import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { frameAsks } from '../types/frame.ts'
import type { FrameAsks } from '../types/frame.ts'
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
  test.each(inWords)('%s is shown by the words of some of its examples', (name, pattern) => {
    const own = examples.filter(([situation]) => situation === name)
    const shown = own.filter(([, question = '']) => shownBy(question, pattern).has(name))
    expect(shown.length).toBeGreaterThanOrEqual(4)
  })
  test('none is shown by the words of an example of another', () => {
    const names = new Set<string>(named.map(([name]) => name))
    const wrong = examples
      .filter(([situation = '']) => names.has(situation))
      .flatMap(([situation, question = '']) =>
        inWords
          .filter(([name, { among, asks = frameAsks }]) => {
            const way = asks[0] as FrameAsks
            const shown = among.map((topic) => findSituation(question, [topic], way))
            return name !== situation && shown.includes(name)
          })
          .map(([name]) => [name, situation, question]),
      )
    expect(wrong).toEqual([])
  })
  test.each([
    ['spectacles', 'chashme ki dukan kholu kya, number badh raha hai customers ka'],
    ['spectacles', 'dadi ka chashma kho gaya, kaha hoga'],
    ['ex-wedding', 'ex ki shaadi rokne jau kya'],
    ['ex-wedding', 'My ex has come back, should I go for marriage with her?'],
    ['medicine-stops', 'sharab ki dukan aur dawa ki dukan me se kaunsi chhut degi'],
    ['near-one-recovers', 'saas beemari ka bahana karti hai, uski tabiyat theek hogi na'],
    ['child-often-ill', 'beta baar baar bimar padta hai, kaunsa dhaga bandhu'],
    ['grief', 'papa ke jaane ke baad mummy ka dukh kab kam hoga, unka mann kaise lage'],
    ['stomach', 'ekadashi ka vrat karu, acidity rehti hai'],
    ['karma-fruit', 'jisne dhokha diya usko kis karm ka phal milega'],
  ] as const)('%s is not shown by what means something else: %s', (name, question) => {
    const pattern = wellbeingSituations.find((each) => each.name === name) as SituationPattern
    expect(shownBy(question, pattern)).not.toContain(name)
  })
})
