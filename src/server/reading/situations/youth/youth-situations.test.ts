import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { frameAsks } from '../../types/frame.ts'
import { findSituation } from '../find-situation.ts'
import type { SituationPattern } from '../situation.ts'
import { youthSituations } from './youth-situations.ts'

const examples = readFileSync(
  new URL('../../../../../training/situation-examples.tsv', import.meta.url),
  'utf8',
)
  .split('\n')
  .map((line) => line.split('\t'))

const inWords = youthSituations.filter(({ words }) => words)

/** The situations that a question shows under any topic and way of asking that the pattern takes. */
function shownBy(question: string, { among, asks = frameAsks }: SituationPattern) {
  return new Set(among.flatMap((topic) => asks.map((way) => findSituation(question, [topic], way))))
}

describe('situations of study, going abroad, parents, children and one’s name', () => {
  test.each(youthSituations.map(({ name }) => [name]))('%s has its examples', (name) => {
    expect(examples.filter(([situation]) => situation === name).length).toBeGreaterThanOrEqual(10)
  })
  test.each(inWords.map((pattern) => [pattern.name, pattern] as const))(
    'plain words show %s in at least half of its examples',
    (name, pattern) => {
      const own = examples.filter(([situation]) => situation === name)
      const shown = own.filter(([, question = '']) => shownBy(question, pattern).has(name))
      expect(shown.length * 2).toBeGreaterThanOrEqual(own.length)
    },
  )
  test.each([
    ['pass-the-paper', 'kal ka paper hai, nahi hua to pankhe se latak jaunga, pass ho jaunga kya'],
    ['agent-took-money', 'agent ne visa ke naam pe beti ko dubai me akele bula liya, paise diye'],
    ['join-spouse-abroad', 'pati dubai me dusri aurat ke saath hai, mujhe kab bulayenge'],
    ['own-children-at-odds', 'dono bete ek dusre ko dhamki dete hai goli ki, sulah hogi kya'],
    ['roommate', 'roommate raat ko zabardasti karta hai, room badal lu kya'],
    ['honour-back', 'usne meri photo daal ke badnaam kiya, izzat wapas kab hogi'],
    ['first-flight', 'pehli baar flight, visa lagega kya'],
    ['quit-course', 'hostel me ragging me kapde utarwaye, college chhod du kya'],
    ['study-after-gap', 'चौदह की हूँ, गौना होने वाला है, पढ़ाई छूट जाएगी क्या'],
    ['others-election', 'gaon me pradhani ka chunav ladu kya, jeetunga?'],
    ['move-to-child', 'beta bula raha hai flight ka ticket bhej ke, jau kya'],
    ['yatra-body', 'maa ko char dham le jau, ghutne kharab hai unke'],
  ])('%s is not shown by near words: %s', (name, question) => {
    const pattern = youthSituations.find((each) => each.name === name) as SituationPattern
    expect(shownBy(question, pattern)).not.toContain(name)
  })
})
