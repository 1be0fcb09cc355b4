import { expect, test } from 'vitest'
import { someCharts, testReadingRequest } from '../../charts.fixture.ts'
import { frameOf, taskOf } from '../../reading-task.ts'
import { chartFactsOf } from '../../verdicts/chart-facts.ts'
import { judgeMatter } from '../../verdicts/verdicts.ts'
import { choiceLine, comparisonLine } from './choice.ts'
import { matterInputOf } from './matter-input.ts'

const at = new Date('2026-11-20T06:30:00Z')
const timedCharts = someCharts.filter((chart) => chart.timeKnown)

/** Both lines on a choice between these options, over one chart. */
function linesOn(chart: (typeof timedCharts)[number], options: string[]) {
  const request = testReadingRequest({ chart, at, question: 'Which of these should I choose?' })
  const frame = { ...frameOf(request), topic: 'career' as const, asks: 'choose' as const, options }
  const task = taskOf(request, frame)
  const sheet = chartFactsOf(chart, at)
  const judgement = judgeMatter(sheet, { topic: 'career', aspect: null, owner: task.owner })
  const input = matterInputOf({ ...task, sheet, judgement, change: null }, frame)
  return { choice: choiceLine(input)?.text ?? '', comparison: comparisonLine(input)?.text ?? '' }
}

test('beside the option that is chosen stands the other of the two, and never a third', () => {
  for (const chart of timedCharts) {
    const { comparison } = linesOn(chart, ['army', 'going to the sea', 'teaching'])
    expect(comparison).toBe('')
  }
})

test('what is called the weaker option is not the one that was chosen', () => {
  let compared = 0
  for (const chart of timedCharts) {
    const { choice, comparison } = linesOn(chart, ['army', 'teaching'])
    if (!comparison) continue
    compared += 1
    const weaker = /army/i.test(comparison) ? 'army' : 'teaching'
    const first = choice.search(/army|teaching/i)
    expect(choice.slice(first).toLowerCase().startsWith(weaker), `${choice} | ${comparison}`).toBe(
      false,
    )
  }
  expect(compared).toBeGreaterThan(0)
})
