import { expect, it } from 'vitest'
import { readToEnd, someCharts } from '../../charts.fixture.ts'

const timed = someCharts.filter(({ timeKnown }) => timeKnown)
const at = new Date('2026-11-20T06:30:00Z')
const yearsIn = (text: string): number[] =>
  [...text.matchAll(/20\d\d/g)].map(([year]) => Number(year))

const datesIn = (text: string): number[] =>
  [...text.matchAll(/\d{1,2} \p{L}+ 20\d\d/gu)].map(([date]) => Date.parse(`${date} UTC`))
/** No time that is told first begins later than a year and a half from now. */
const farFrom = at.getTime() + 549 * 86_400_000

it('leads with a near time where the strong one is years away', async () => {
  let far = 0
  for (const chart of timed) {
    const { sentences } = await readToEnd({ chart, question: 'When will I get a job?', at })
    const strong = sentences.find(({ text }) =>
      /weaker (?:time|of two)|stronger|More strength/.test(text),
    )
    if (!strong) continue
    far += 1
    const [first] = sentences
    expect(Math.min(...datesIn(first?.text ?? ''))).toBeLessThan(farFrom)
    expect(Math.min(...yearsIn(first?.text ?? ''))).toBeLessThanOrEqual(
      Math.min(...yearsIn(strong.text)),
    )
  }
  expect(far).toBeGreaterThan(0)
})

it('names no far year first for a joining letter', async () => {
  for (const chart of timed) {
    const question = 'when will my joining letter come'
    const { sentences } = await readToEnd({ chart, question, at })
    const years = yearsIn(sentences[0]?.text ?? '')
    if (years.length > 0) expect(Math.min(...years)).toBeLessThanOrEqual(2028)
  }
})

it('says what a house means for the matter where it is first named', async () => {
  let named = 0
  for (const chart of timed) {
    const { text } = await readToEnd({ chart, question: 'Will I get a job?', at })
    const meant = text.match(/tenth house of work/g) ?? []
    if (/tenth house/.test(text)) named += meant.length
    expect(meant.length).toBeLessThanOrEqual(1)
  }
  expect(named).toBeGreaterThan(0)
})

it('calls one significator the first, and no other', async () => {
  for (const chart of timed)
    for (const persona of ['oracle', 'astra'] as const) {
      const { text } = await readToEnd({ chart, question: 'how is my career', persona, at })
      expect(text.match(/I look to \w+ first/g)?.length ?? 0).toBeLessThan(2)
      expect(text).not.toMatch(/I look to Mercury first/)
    }
})

it('speaks of no sale to somebody whose tenant stays or whose file is stuck', async () => {
  for (const question of ['when will my tenant vacate my house', 'land mutation file is stuck'])
    for (const chart of timed) {
      const { text } = await readToEnd({ chart, question, at })
      expect(text).not.toMatch(/resale|a good price|buyer or seller|fair price|the deal/)
    }
})

it('tells a nearer pratyantar beside a period of a dosha that is years off', async () => {
  let nearer = 0
  for (const chart of timed) {
    const { text } = await readToEnd({ chart, question: 'is there pitra dosh in my kundli', at })
    if (/(?:smaller measure|first taste).*pratyantar/.test(text)) nearer += 1
  }
  expect(nearer).toBeGreaterThan(0)
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
