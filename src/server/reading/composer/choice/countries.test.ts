import { expect, it } from 'vitest'
import { readToEnd, someCharts } from '../../charts.fixture.ts'

it('names one of two countries that lie in two directions', async () => {
  let named = 0
  for (const chart of someCharts.filter(({ timeKnown }) => timeKnown).slice(0, 8)) {
    const question =
      'one agency sends nurses to Germany, and I have an offer from Saudi. which country is right for me'
    const { sentences } = await readToEnd({ chart, question })
    if (/Germany|Saudi/.test(sentences[0]?.text ?? '')) named += 1
  }
  expect(named).toBeGreaterThan(4)
})
