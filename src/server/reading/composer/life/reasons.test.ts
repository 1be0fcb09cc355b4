import { expect, test } from 'vitest'
import { someCharts, testReadingRequest } from '../../charts.fixture.ts'
import { fieldOfMatter } from '../../matters/matters.ts'
import type { LifeMatter } from '../../matters/matters.ts'
import { frameOf } from '../../chat-before/frame-in-chat.ts'
import { taskOf } from '../../reading-task.ts'
import { chartFactsOf } from '../../verdicts/chart-facts.ts'
import { judgeMatter } from '../../verdicts/verdicts.ts'
import { matterInputOf } from '../matter/matter-input.ts'
import type { MatterInput } from '../matter/matter-input.ts'
import { matterAnswer } from './matter-answer.ts'
import { hindrances, reasonsOf, sortedReasons } from './reasons.ts'
import type { Reason } from './reasons.ts'

const at = new Date('2026-11-20T06:30:00Z')
const timed = someCharts.filter(({ timeKnown }) => timeKnown)
const asked: readonly (readonly [LifeMatter, string])[] = [
  ['career', 'How is my career?'],
  ['marriage', 'When will I get married?'],
  ['money', 'Will my money grow?'],
  ['property', 'Will I buy a house of my own?'],
]

/** Every question over every chart with a birth time, in both voices. */
const inputs: readonly MatterInput[] = timed.flatMap((chart) =>
  asked.flatMap(([matter, question]) =>
    (['oracle', 'astra'] as const).map((persona) => {
      const request = testReadingRequest({ chart, at, question, persona })
      const frame = { ...frameOf(request), topic: matter }
      const task = taskOf(request, frame)
      const sheet = chartFactsOf(chart, at)
      const judgement = judgeMatter(sheet, { ...fieldOfMatter(matter), owner: task.owner })
      return matterInputOf({ ...task, sheet, judgement, change: null }, frame)
    }),
  ),
)

const voiceOrder = {
  oracle: ['lord', 'transit', 'house', 'karaka'],
  astra: ['karaka', 'house', 'transit', 'lord'],
} as const

test('a reason that a voice looks at later is told first only where it is much stronger', () => {
  let overtaken = 0
  for (const input of inputs) {
    const rank = ({ kind }: Reason): number => voiceOrder[input.persona].indexOf(kind)
    for (const side of Object.values(sortedReasons(input)))
      for (const [index, reason] of side.entries())
        for (const next of side.slice(index + 1)) {
          const stronger = reason.verdict.strength - next.verdict.strength
          if (rank(reason) === rank(next)) expect(stronger).toBeGreaterThanOrEqual(0)
          if (rank(reason) <= rank(next)) continue
          overtaken += 1
          expect(stronger).toBeGreaterThan(rank(reason) - rank(next))
        }
  }
  expect(overtaken).toBeGreaterThan(0)
})

test('reasons for a matter and against it stand on their own sides, each sort once', () => {
  for (const input of inputs) {
    const isPatient = input.judgement.direction === 'patience'
    const sides = sortedReasons(input)
    for (const { verdict } of sides.for)
      expect(verdict.direction).toBe(isPatient ? 'patience' : 'favourable')
    for (const { verdict } of sides.against)
      expect(verdict.direction === 'favourable').toBe(isPatient)
    for (const side of Object.values(sides)) {
      const sorts = side.map(({ verdict }) => verdict.rule.split('.').slice(0, 3).join('.'))
      expect(new Set(sorts).size).toBe(sorts.length)
    }
  }
})

test('what holds a matter back is told before what is mixed, and nothing that helps', () => {
  let both = 0
  for (const input of inputs) {
    const directions = hindrances(input).map(({ verdict }) => verdict.direction)
    expect(directions).not.toContain('favourable')
    const firstMixed = directions.indexOf('mixed')
    if (firstMixed < 0 || !directions.includes('patience')) continue
    both += 1
    expect(directions.lastIndexOf('patience')).toBeLessThan(firstMixed)
  }
  expect(both).toBeGreaterThan(0)
})

test('no answer tells one graha for the matter and against it, nor one meaning twice', () => {
  let reasons = 0
  for (const input of inputs) {
    const known = reasonsOf(input)
    const sentences = [...matterAnswer(input)].map(({ text }) => text)
    // A "but" stands before a reason of the other side; houses lose their meaning where it was told.
    const told = known.filter(({ clause }) =>
      sentences.some((text) => clause !== '' && text.includes(clause)),
    )
    reasons += told.length
    for (const { clause } of told) {
      const times = sentences.filter((text) => text.includes(clause)).length
      expect(times, `${clause} | ${sentences.join(' ')}`).toBe(1)
    }
    for (const helps of told.filter(({ verdict }) => verdict.direction === 'favourable')) {
      const against = told.filter(
        ({ graha, verdict }) => graha === helps.graha && verdict.direction === 'patience',
      )
      expect(
        against.map(({ clause }) => clause),
        sentences.join(' '),
      ).toEqual([])
    }
  }
  expect(reasons).toBeGreaterThan(100)
})
