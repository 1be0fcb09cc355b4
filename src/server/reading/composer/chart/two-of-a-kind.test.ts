import { expect, test } from 'vitest'
import { readToEnd, someCharts } from '../../charts.fixture.ts'

const charts = someCharts.filter((chart) => chart.timeKnown).slice(0, 3)

test('of two fasts for marriage the day of its karaka is kept', async () => {
  for (const chart of charts) {
    const question = 'Monday fast or Thursday fast for an early marriage?'
    const { text } = await readToEnd({ chart, question })
    expect(text.split('. ')[0]).toMatch(/Thursday.*Jupiter/)
  }
})

test('of two letters the one nearer to the birth nakshatra is named', async () => {
  for (const chart of charts) {
    const question = 'dukaan ka naam M se rakhu ya R se'
    const { text } = await readToEnd({ chart, question })
    expect(text).toMatch(/“[MR]”/)
  }
})

test('of two grahas that may be the trouble one is named first', async () => {
  for (const chart of charts) {
    const question = 'Sleep is gone since months. Is it a bad Saturn or a bad Moon in my chart?'
    const { text } = await readToEnd({ chart, question })
    expect(text.slice(0, 120)).toMatch(/Saturn|Moon/)
    expect(text).not.toMatch(/prashna/)
  }
})

test('the second of two questions on one matter does not tell the same dates again', async () => {
  for (const chart of charts) {
    const question = 'Will I get a job? And when will I get that job?'
    const { sentences } = await readToEnd({ chart, question })
    const dated = sentences.map(({ text }) => /\d+ \w+ \d{4} to \d+ \w+ \d{4}/.exec(text)?.[0])
    const named = dated.filter(Boolean)
    expect(new Set(named).size).toBe(named.length)
  }
})
