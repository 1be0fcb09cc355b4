import { expect, test } from 'vitest'
import { whyInMatter, whyInSituation } from '../../../../words/reading/situations/why-texts.ts'
import { situationTexts } from '../../../../words/reading/situations/all-situation-texts.ts'
import { readToEnd, someCharts } from '../../charts.fixture.ts'
import { checkSentence } from '../../claims/claim-check.ts'

const at = new Date('2026-11-24T06:30:00Z')
const timed = someCharts.filter((chart) => chart.timeKnown)

test('a why of work or money is told in words that claim nothing of the sky', () => {
  for (const [name, text] of Object.entries({ ...whyInMatter, ...whyInSituation }))
    for (const { en, hi } of Object.values(text as { oracle: { en: string; hi: string } })) {
      expect([name, checkSentence(en, 'en', [], []).ok]).toEqual([name, true])
      expect([name, checkSentence(hi, 'hi', [], []).ok]).toEqual([name, true])
    }
  const names = new Set(Object.keys(situationTexts))
  expect(Object.keys(whyInSituation).filter((name) => !names.has(name))).toEqual([])
})

test('"why no customers" is answered by the why', async () => {
  const question = 'my hardware shop has no customers since 6 months. why'
  for (const chart of timed.slice(0, 4)) {
    const { text } = await readToEnd({ chart, question, at })
    expect(text.split(/(?<=\.) /)[0]).toMatch(/competition|customers grow fewer/iu)
  }
})

test('"in which month" is answered by a time, and by no kind of work', async () => {
  for (const chart of timed.slice(0, 4)) {
    const { text } = await readToEnd({ chart, question: 'mujhe kis month me job milegi', at })
    expect(text.split(/(?<=\.) /)[0]).not.toMatch(/ye kaam achhe/u)
    expect(text).toMatch(/20\d\d/u)
  }
})

test('whoever is told to stay is given no reason that speaks for leaving', async () => {
  const question = 'naukri badlu ya yahi rahu salary same hai 3 saal se'
  for (const chart of timed.slice(0, 6)) {
    const { text } = await readToEnd({ chart, question, at })
    expect(text).not.toMatch(/Doctor/u)
    if (/jaisa chal raha/iu.test(text)) expect(text).not.toMatch(/interview se rasta khulta/u)
  }
})

test('an aspect on a house that is told with two things of it stands in Hindi too', async () => {
  for (const chart of timed.slice(0, 6)) {
    const question = 'पुराना मकान बेचूं या किराए पर दूं'
    const { done } = await readToEnd({ chart, question, language: 'hi', at })
    expect(done[0]).toMatchObject({ outcome: 'answer', keptBack: 0 })
  }
})
