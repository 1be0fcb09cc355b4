import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { frameAsks } from '../types/frame.ts'
import { bondSituations } from './bonds/bond-situations.ts'
import { findSituation } from './find-situation.ts'
import type { SituationPattern } from './situation.ts'
import { waySituations } from './ways/way-situations.ts'

const examples = readFileSync(
  new URL('../../../../training/situation-examples.tsv', import.meta.url),
  'utf8',
)
  .split('\n')
  .map((line) => line.split('\t'))

const patterns: readonly SituationPattern[] = [...bondSituations, ...waySituations]

/** The situations that a question shows under any topic and way of asking that the pattern takes. */
function shownBy(question: string, { among, asks = frameAsks }: SituationPattern) {
  return new Set(among.flatMap((topic) => asks.map((way) => findSituation(question, [topic], way))))
}

describe('situations among those who are near, and of work, money, house, road, faith and oneself', () => {
  test.each(patterns.map((pattern) => [pattern.name, pattern] as const))(
    '%s is shown by the words of its examples',
    (name, pattern) => {
      const own = examples.filter(([situation]) => situation === name)
      expect(own.length).toBeGreaterThanOrEqual(2)
      for (const [, question = ''] of own)
        expect([question, ...shownBy(question, pattern)]).toContain(name)
    },
  )
  test.each([
    ['spouse-anger', 'mere pati gusse me mujhe belt se maarte hai, kab sudhrenge'],
    ['dowry-demand', 'दहेज के लिए रोज ताने और थप्पड़, क्या मेरी ही कुंडली खराब है'],
    ['sanyas-calling', 'sanyas ya maut, ab dono me se ek. batao kya likha hai'],
    [
      'daughter-at-sasural',
      'beti ko sasural wale khana nahi dete, wapas le aau ya adjust kar jayegi',
    ],
    ['job-bond', 'malik bolta h 2 saal ka bond h beech me gaye to police case'],
  ])('%s is not shown where there is violence or despair: %s', (name, question) => {
    const pattern = patterns.find((each) => each.name === name) as SituationPattern
    expect(shownBy(question, pattern)).not.toContain(name)
  })
})
