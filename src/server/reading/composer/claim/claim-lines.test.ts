import { expect, test } from 'vitest'
import { readToEnd, someCharts } from '../../charts.fixture.ts'
import { houseName } from '@drishti/jyotish'

const charts = someCharts.flatMap((chart) => (chart.timeKnown ? [chart] : []))
const firstSentence = (text: string): string => text.split(/(?<=[.।])\s/u)[0] ?? ''

test('a graha that is taken for the cause is told by the house it stands in, first of all', async () => {
  for (const chart of charts)
    for (const house of [4, 11]) {
      const question = `Why do my friends leave me, is it because of Ketu in the ${house}th house?`
      const { text } = await readToEnd({ question, chart })
      const own = chart.grahas.ketu.house
      expect(firstSentence(text)).toContain(`Ketu`)
      expect(firstSentence(text)).toContain(houseName(own, 'en'))
      if (own === house) expect(firstSentence(text)).not.toMatch(/^(?:No|That can)/)
      else expect(firstSentence(text)).toMatch(/^(?:No|That can|In part|It has)/)
    }
})

test('what is told by the way is put right in one sentence, and nothing is said where the chart agrees', async () => {
  const differs = /differs from what you write|small correction/
  for (const chart of charts) {
    const own = chart.grahas.mars.house
    const ask = async (house: number): Promise<string> =>
      (
        await readToEnd({
          question: `When will I get a job? I have Mars in the ${house}th house`,
          chart,
        })
      ).text
    expect(await ask(own)).not.toMatch(differs)
    const other = own === 12 ? 11 : 12
    const { length } = (await ask(other)).match(new RegExp(differs, 'g')) ?? []
    expect(length ?? 0).toBeLessThanOrEqual(1)
  }
})

test('an empty house forbids nothing', async () => {
  for (const chart of charts) {
    const question = 'mera 7th house khali hai, iska matlab shaadi nahi hogi kya'
    const { text } = await readToEnd({ question, chart, language: 'hi' })
    const isEmpty = !Object.values(chart.grahas).some(({ house }) => house === 7)
    expect(firstSentence(text)).toMatch(isEmpty ? /^(?:Nahi|Bilkul nahi)/ : /khali nahi hai/i)
  }
})
