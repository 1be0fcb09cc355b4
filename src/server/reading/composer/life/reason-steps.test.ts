import { expect, it } from 'vitest'
import { readToEnd, someCharts } from '../../charts.fixture.ts'

const timed = someCharts.filter(({ timeKnown }) => timeKnown)
const at = new Date('2026-11-20T06:30:00Z')
const yearsIn = (text: string): number[] =>
  [...text.matchAll(/20\d\d/g)].map(([year]) => Number(year))

it('tells what comes sooner before a time that is years away', async () => {
  let far = 0
  for (const chart of timed) {
    const { sentences } = await readToEnd({ chart, question: 'When will I get a job?', at })
    const [first, second] = sentences.map(({ text }) => text)
    if (!/first good weeks|nearest chance|comes first|Try first|first: the/.test(first ?? ''))
      continue
    far += 1
    expect(Math.min(...yearsIn(first ?? ''))).toBeLessThanOrEqual(
      Math.min(...yearsIn(second ?? '')),
    )
  }
  expect(far).toBeGreaterThan(0)
})

it('names the graha behind it where one is asked for, and does not tell it again', async () => {
  for (const chart of timed.slice(0, 8)) {
    const question = 'why is my promotion so late, which planet is stopping it'
    const { sentences } = await readToEnd({ chart, question, at })
    const [first, ...rest] = sentences.map(({ text }) => text)
    const graha = /(Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn|Rahu|Ketu)/.exec(first ?? '')?.[0]
    expect(graha).toBeDefined()
    if (/weighs most|Most of it/.test(first ?? ''))
      expect(rest.slice(0, 2).some((text) => text.includes(`${graha}, ruler`))).toBe(false)
  }
})

it('answers "which month" with the months inside the window', async () => {
  let inside = 0
  for (const chart of timed) {
    const question = 'which month will my transfer to Nagpur come'
    const { text } = await readToEnd({ chart, question, at })
    if (/Within it|The best of it/.test(text)) inside += 1
  }
  expect(inside).toBeGreaterThan(0)
})

it('narrows the time that the chat named', async () => {
  for (const chart of timed.slice(0, 8)) {
    const history = [
      {
        question: 'When will I get married?',
        answer: 'The window runs from February 2027 to October 2027.',
      },
    ]
    const { sentences } = await readToEnd({
      chart,
      question: 'and which month exactly',
      history,
      at,
    })
    expect(sentences[0]?.text).toMatch(/pratyantar|day|finer|exact|closer|narrow/)
  }
})
