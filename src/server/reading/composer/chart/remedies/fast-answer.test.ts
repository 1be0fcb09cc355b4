import { expect, it } from 'vitest'
import { readToEnd, someCharts } from '../../../charts.fixture.ts'

const timed = someCharts.filter(({ timeKnown }) => timeKnown).slice(0, 8)

it('picks one of two days, by what their grahas rule where the matter tells nothing', async () => {
  for (const chart of timed) {
    const question = 'Monday or Thursday fast, which one should I keep?'
    const { sentences } = await readToEnd({ chart, question })
    expect(sentences[0]?.text).toMatch(/Monday.*Thursday|Thursday.*Monday|Either|Both/)
  }
})

it('says what the graha of a fast rules in this chart', async () => {
  for (const chart of timed) {
    const question = 'want to start monday fast, is it right for my chart'
    const { sentences } = await readToEnd({ chart, question })
    expect(sentences[0]?.text).toMatch(/the Moon.*rules (?:your|the) \p{L}+ house/u)
  }
})

it('names the day of the karaka of what the fast is for', async () => {
  for (const chart of timed) {
    const { sentences } = await readToEnd({ chart, question: 'naukri ke liye kaunsa vrat rakhu' })
    expect(sentences[0]?.text).toMatch(/shanivaar/i)
    expect(sentences[0]?.text).toMatch(/kaam/i)
  }
})
