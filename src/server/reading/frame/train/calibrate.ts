import {
  careKinds,
  familyOf,
  frameTopics,
  hardCareKinds,
  topicFamilies,
} from '../../types/frame.ts'
import { headNames, headStart } from '../model/heads.ts'
import type { Head } from '../model/heads.ts'
import { sharesAt } from '../model/model.ts'
import type { HeldOut } from './cross-validate.ts'
import { targetsOf } from './fit.ts'

const grid = Array.from({ length: 31 }, (_none, index) => 0.5 + index * 0.05)

function evenly(temperature: number): Record<Head, number> {
  return Object.fromEntries(headNames.map((head) => [head, temperature])) as Record<Head, number>
}

/** For each head the temperature at which held-out labels are least surprising. */
export function bestTemperatures(held: readonly HeldOut[]): Record<Head, number> {
  const best = evenly(1)
  const least = evenly(Infinity)
  const targets = held.map(({ question }) => targetsOf(question, 0))
  for (const temperature of grid) {
    const loss = evenly(0)
    held.forEach(({ means }, index) => {
      const shares = sharesAt(means, evenly(temperature))
      for (const head of headNames) {
        const label = shares[head].findIndex(
          (_share, at) => targets[index]?.[headStart[head] + at] === 1,
        )
        // A head without a label says nothing of this question.
        if (label < 0) continue
        loss[head] -= Math.log(Math.max(shares[head][label] ?? 0, 1e-6))
      }
    })
    for (const head of headNames)
      if (loss[head] < least[head]) {
        least[head] = loss[head]
        best[head] = Math.round(temperature * 100) / 100
      }
  }
  return best
}

/** The share above which at most `alarms` of the calm questions lie, for the seven hard kinds. */
export function careThreshold(
  held: readonly HeldOut[],
  temperatures: Readonly<Record<Head, number>>,
  alarms: number,
): number {
  const calm = held
    .filter(({ question }) => question.frame.care === 'none')
    .map(({ means }) => hardShare(sharesAt(means, temperatures).care))
    .sort((a, b) => b - a)
  return calm[Math.floor(calm.length * alarms)] ?? 1
}

function hardShare(shares: Float32Array): number {
  return hardCareKinds.reduce((sum, kind) => sum + (shares[careKinds.indexOf(kind)] ?? 0), 0)
}

/** For each threshold of confidence: how many chargeable questions pass it, and how many of these are of a wrong family. */
export function confidenceTable(
  held: readonly HeldOut[],
  temperatures: Readonly<Record<Head, number>>,
): { from: number; coverage: number; wrong: number }[] {
  const rows = held
    .filter(({ question }) => question.frame.charge)
    .map(({ question, means }) => {
      const { topic } = sharesAt(means, temperatures)
      const families = topicFamilies.map(() => 0)
      topic.forEach((share, index) => {
        const family = familyOf(frameTopics[index] ?? 'unclear')
        families[family] = (families[family] ?? 0) + share
      })
      const sure = Math.max(...families)
      return { sure, isRight: families.indexOf(sure) === familyOf(question.frame.topic) }
    })
  return Array.from({ length: 14 }, (_none, index) => {
    const from = 0.2 + index * 0.05
    const passed = rows.filter(({ sure }) => sure >= from)
    return {
      from,
      coverage: passed.length / rows.length,
      wrong: passed.filter(({ isRight }) => !isRight).length / Math.max(passed.length, 1),
    }
  })
}
