import { expect, it } from 'vitest'
import { readToEnd, someCharts } from '../../../charts.fixture.ts'

const timed = someCharts.filter(({ timeKnown }) => timeKnown)

it('picks one of two stones where tradition allows just one', async () => {
  let picked = 0
  for (const chart of timed) {
    const { sentences } = await readToEnd({
      chart,
      question: 'pukhraj or panna, which should I wear?',
    })
    const [first, second] = sentences
    if (!/^(?:Of the two|Take .* of the two)/.test(first?.text ?? '')) continue
    picked += 1
    expect(second?.text).toMatch(/pukhraj|panna/)
  }
  expect(picked).toBeGreaterThan(0)
})

it.each([
  [
    'In gold or silver? and which finger',
    'Yellow sapphire suits you.',
    /^(?:By custom|People have) yellow sapphire \(pukhraj\).* gold .*index finger/,
  ],
  ['which finger', 'Emerald is good for your studies.', /emerald \(panna\).* gold .*little finger/],
])('"%s" is of the stone that was named before', async (question, answer, first) => {
  for (const chart of timed.slice(0, 4)) {
    const history = [{ question: 'which stone for me', answer }]
    const { sentences } = await readToEnd({ chart, question, history })
    expect(sentences[0]?.text).toMatch(first)
  }
})

it('takes a stone and its cheaper stand-in for one', async () => {
  for (const chart of timed.slice(0, 6)) {
    const question = 'पुखराज पहनूं या सुनहला ही काफी है'
    const { sentences, done } = await readToEnd({ chart, question, language: 'hi' })
    expect(sentences[0]?.text).toMatch(/दोनों.*गुरु/)
    expect(done[0]?.keptBack).toBe(0)
  }
})

it.each([
  ['a lady online says i must buy neelam. do i really need it', /^No, .*blue sapphire/],
  ['kya pukhraj pehenna zaroori hai', /^Nahi, pukhraj /],
])('"%s" is answered by a no', async (question, first) => {
  for (const chart of timed.slice(0, 4)) {
    const { sentences } = await readToEnd({ chart, question })
    const texts = sentences.map(({ text }) => text)
    expect(texts.some((text) => first.test(text))).toBe(true)
    expect(texts.join(' ')).not.toMatch(/(?:^|[.।] )(?:Yes|Haan), /)
  }
})
