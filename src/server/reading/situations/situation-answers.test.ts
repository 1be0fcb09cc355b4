import { describe, expect, test } from 'vitest'
import { readToEnd, someCharts } from '../charts.fixture.ts'

const timedCharts = someCharts.filter((chart) => chart.timeKnown)

describe('the first sentence of an answer holds the very thing that was asked', () => {
  test.each([
    ['Should I do business with a partner or alone?', /partner|alone/i],
    ['There are layoffs in my company, is my job safe?', /^(?!.*sorry).*job/i],
    ['dhandhe me partner dhokha dega kya', /partner/i],
    ['What rank will I get in JEE?', /figure|number|marks|mock/i],
    ['Should I give up UPSC after four attempts and take a job?', /attempt|exam|job|stop/i],
    ['My boss insults me every day, will it get better?', /boss|work/i],
    ['When will my plot be sold?', /sell|sale|property|buyer/i],
    ['हमारा किराएदार घर कब खाली करेगा', /किराएदार|जगह/],
  ])('%s', async (question, thing) => {
    for (const chart of timedCharts.slice(0, 8)) {
      const { sentences } = await readToEnd({ chart, question })
      expect(sentences[0]?.text).toMatch(thing)
    }
  })
  test('a child that does not study is spoken of as the asker’s child', async () => {
    for (const chart of timedCharts.slice(0, 8)) {
      const question = 'My daughter does not study at all, will she improve?'
      const { text } = await readToEnd({ chart, question })
      expect(text).toMatch(/your child/i)
    }
  })
  test('"why?" is answered before the reasons of the chart', async () => {
    const question = 'Why was I passed over for promotion again?'
    const { sentences } = await readToEnd({ question })
    expect(sentences[0]?.text).toMatch(/^Promotion keeps passing you by/)
    expect(sentences.some(({ factIds }) => factIds.length > 0)).toBe(true)
  })
})
