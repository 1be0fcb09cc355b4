import { expect, it } from 'vitest'
import { readToEnd, someCharts } from '../../charts.fixture.ts'
import { askers } from '../../evaluation/charts.ts'

const timed = someCharts.filter(({ timeKnown }) => timeKnown)

it('says of a Kaal Sarp that is not there which grahas stand on either side', async () => {
  let open = 0
  for (const chart of timed) {
    for (const persona of ['oracle', 'astra'] as const) {
      for (const [language, question, ring] of [
        ['en', 'Do I have kaal sarp dosh?', /seven planets/],
        ['hi', 'मेरी कुंडली में काल सर्प दोष है क्या', /सातों ग्रह/],
      ] as const) {
        const { text, done } = await readToEnd({ chart, question, persona, language })
        expect(done[0]?.keptBack).toBe(0)
        if (ring.test(text)) open += 1
      }
    }
  }
  expect(open).toBeGreaterThan(timed.length)
}, 60_000)

it('puts a lagna right that the chart has not', async () => {
  let right = 0
  for (const chart of timed.slice(0, 6)) {
    const { text } = await readToEnd({
      chart,
      question: 'pukhraj pehen sakti hu kya meri kark lagna h',
    })
    if (/is kundli mein aapka lagna/i.test(text)) right += 1
  }
  expect(right).toBeGreaterThan(3)
})

it('knows a yoga by how people write it', async () => {
  for (const chart of timed.slice(0, 4)) {
    const { sentences } = await readToEnd({
      chart,
      question: 'kya meri kundli me gaj kesari yog hai',
    })
    expect(sentences[0]?.text).toMatch(/gaja ?kesari/i)
  }
})

it('names the periods of years that are only counted', async () => {
  for (const chart of timed.slice(0, 4)) {
    const question = 'pichhle 3 saal mere itne kharab kyu gye'
    const { text } = await readToEnd({ chart, question })
    expect(text).toMatch(/antardasha/)
    expect(text).toMatch(/202[3-6]/)
  }
})

it('names sign and star where both are asked for', async () => {
  for (const chart of timed.slice(0, 4)) {
    const question = 'मेरा चंद्रमा किस राशि में बैठा है और कौनसे नक्षत्र में'
    const { sentences } = await readToEnd({ chart, question, language: 'hi' })
    const first = sentences
      .slice(0, 2)
      .map(({ text }) => text)
      .join(' ')
    expect(first).toMatch(/नक्षत्र/)
    expect(first).toMatch(/चंद्र राशि/)
  }
})

it('names whom Jupiter looks at where that softens a Pitra dosha', async () => {
  let softened = 0
  for (const { chart } of askers.filter((one) => one.chart.timeKnown)) {
    const question = 'सच में पितृ दोष है क्या मेरी कुंडली में'
    const { text, done } = await readToEnd({ chart, question, persona: 'astra', language: 'hi' })
    expect(done[0]?.keptBack).toBe(0)
    if (text.includes('पर गुरु की दृष्टि है')) softened += 1
  }
  expect(softened).toBeGreaterThan(0)
})
