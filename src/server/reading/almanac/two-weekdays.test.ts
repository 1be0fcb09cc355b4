import { expect, it } from 'vitest'
import { readToEnd, someCharts } from '../charts.fixture.ts'
import { ofBothWeekdays } from './two-weekdays.ts'

const at = new Date('2026-11-24T06:00:00Z')
const asked = { asks: 'choose', topic: 'vehicle', options: ['budhwar', 'shanivar'] } as const

it('takes the next of each of two weekdays', () => {
  const text = 'nayi gaadi budhwar ko lu ya shanivar ko'
  const question = ofBothWeekdays(null, { ...asked, options: [...asked.options] }, text, at)
  expect(question).toMatchObject({
    kind: 'muhurta',
    range: { from: '2026-11-25', to: '2026-11-28', named: ['2026-11-25', '2026-11-28'] },
  })
})

it('leaves a fast and a single day alone', () => {
  const fast = { asks: 'choose', topic: 'fasting', options: ['somvar', 'guruvar'] } as const
  const text = 'somvar ya guruvar ka vrat gaadi ke liye'
  expect(ofBothWeekdays(null, { ...fast, options: [...fast.options] }, text, at)).toBeNull()
  expect(
    ofBothWeekdays(null, { ...asked, options: [...asked.options] }, 'gaadi budhwar ko', at),
  ).toBeNull()
})

it('answers with one of both days, or says that neither is good', async () => {
  for (const chart of someCharts.slice(0, 5)) {
    const question = 'Is friday good for registry of our shop or we keep monday'
    const { sentences } = await readToEnd({ chart, question, at })
    expect(sentences[0]?.text).toMatch(/Friday 27 Nov|Monday 30 Nov|neither|Neither/)
  }
})
