import { expect, test } from 'vitest'
import { someCharts, testReadingRequest } from '../../charts.fixture.ts'
import { checkSentence } from '../../claims/claim-check.ts'
import { frameOf } from '../../chat-before/frame-in-chat.ts'
import { taskOf } from '../../reading-task.ts'
import { readChart } from '../../reading.ts'
import { chartFactsOf } from '../../verdicts/chart-facts.ts'
import { judgeMatter } from '../../verdicts/verdicts.ts'
import { choiceLine, comparisonLine } from './choice.ts'
import { matterInputOf } from '../matter/matter-input.ts'

const at = new Date('2026-11-20T06:30:00Z')
const timedCharts = someCharts.filter((chart) => chart.timeKnown)

/** Both lines on a choice between these options, over one chart. */
function linesOn(chart: (typeof timedCharts)[number], options: string[]) {
  const request = testReadingRequest({ chart, at, question: 'Which of these should I choose?' })
  const frame = { ...frameOf(request), topic: 'career' as const, asks: 'choose' as const, options }
  const task = taskOf(request, frame)
  const sheet = chartFactsOf(chart, at)
  const judgement = judgeMatter(sheet, { topic: 'career', aspect: null, owner: task.owner })
  const input = matterInputOf({ ...task, sheet, judgement, change: null }, frame)
  return { choice: choiceLine(input)?.text ?? '', comparison: comparisonLine(input)?.text ?? '' }
}

test('of three options the two whose grahas stand best are weighed', () => {
  for (const chart of timedCharts) {
    const { choice, comparison } = linesOn(chart, ['army', 'the usual thing', 'teaching'])
    expect(`${choice} ${comparison}`).not.toMatch(/usual/)
    expect(choice).toMatch(/army|teaching/i)
  }
})

test('what is called the weaker option is not the one that was chosen', () => {
  let compared = 0
  for (const chart of timedCharts) {
    const { choice, comparison } = linesOn(chart, ['army', 'teaching'])
    if (!comparison) continue
    compared += 1
    const weaker = /army/i.test(comparison) ? 'army' : 'teaching'
    const first = choice.search(/army|teaching/i)
    expect(choice.slice(first).toLowerCase().startsWith(weaker), `${choice} | ${comparison}`).toBe(
      false,
    )
  }
  expect(compared).toBeGreaterThan(0)
})

test('a good time for marriage is one for a yes to a match, not for refusing it', () => {
  let timed = 0
  for (const chart of timedCharts) {
    const request = testReadingRequest({ chart, at, question: 'Which of these should I choose?' })
    const options = ['say yes to him', 'refuse him']
    const asked = { topic: 'marriage' as const, asks: 'choose' as const, options }
    const frame = { ...frameOf(request), ...asked }
    const task = taskOf(request, frame)
    const sheet = chartFactsOf(chart, at)
    const judgement = judgeMatter(sheet, { topic: 'love', aspect: 'marriage', owner: task.owner })
    const input = matterInputOf({ ...task, sheet, judgement, change: null }, frame)
    const text = choiceLine(input)?.text ?? ''
    if (!/20\d\d/.test(text)) continue
    timed += 1
    const [yes, no] = [text.search(/saying yes/i), text.search(/refusing/i)]
    expect(yes >= 0 && (no < 0 || yes < no), text).toBe(true)
  }
  expect(timed).toBeGreaterThan(0)
})

test('of two times without a window the one with the better shorter period is taken', () => {
  let taken = 0
  for (const chart of timedCharts) {
    const { choice } = linesOn(chart, ['in March 2027', 'in November 2027'])
    if (!/pratyantar/.test(choice)) continue
    taken += 1
    expect(choice).toMatch(/earlier|later/)
  }
  expect(taken).toBeGreaterThan(0)
})

test('a part of a story that makes no name is no option', () => {
  for (const chart of timedCharts.slice(0, 4)) {
    const options = ['a rented flat nearby will there be peace in family', 'they will remain upset']
    expect(linesOn(chart, options).choice).toBe('')
  }
})

test('every sentence on a choice is one that the claim check passes', () => {
  const refused = timedCharts.flatMap((chart) => {
    const { facts } = chartFactsOf(chart, at)
    const pairs = [
      ['army', 'teaching'],
      ['commerce', 'science'],
      ['the green one', 'the round one'],
      ['keep a shop', 'sell the plot'],
    ]
    return pairs
      .flatMap((options) => Object.values(linesOn(chart, options)))
      .filter((text) => text !== '' && !/20\d\d/.test(text))
      .filter((text) => !checkSentence(text, 'en', facts, []).ok)
  })
  expect(refused).toEqual([])
})

/** The first paragraph but a line of care of the answer to a whole question. */
async function answerTo(question: string, chart: (typeof timedCharts)[number]): Promise<string> {
  let text = ''
  for await (const event of readChart(testReadingRequest({ chart, at, question })))
    if (event.kind === 'sentence') text += event.before + event.text
  return text
}

test('a treatment now or later: now, on the day of the doctor', async () => {
  const question =
    'Doctor says angioplasty is advised but no hurry. can i keep it in december or do it now itself'
  for (const chart of timedCharts.slice(0, 3))
    expect(await answerTo(question, chart)).toMatch(
      /(?:^|^First: [^\n]+\n\n)(?:Now rather than December 2026|I would take now and not Dec)/,
    )
})

test('of what something is no verb of choosing is used', async () => {
  for (const chart of timedCharts.slice(0, 3))
    expect(
      (await answerTo('is it my laziness or just bad luck in my career', chart)).split('. ')[0],
    ).not.toMatch(/easier than|ahead|Take |you named/)
})

test('a deed beside what may come of itself is answered as the deed', async () => {
  const question = 'Flat dekha hai 22 lakh ka Thane me. le lu ya bhaav girega'
  for (const chart of timedCharts.slice(0, 3))
    expect(await answerTo(question, chart)).not.toMatch(/girega/)
})

test('"should I" is answered by a verdict on the act', async () => {
  const question =
    'I run a tiffin service. one office wants 150 lunches daily and will pay after 45 days. should i accept this order'
  for (const chart of timedCharts.slice(0, 3)) {
    const first = (await answerTo(question, chart)).split(/(?<=\.)\s/)[0]
    expect(first).toMatch(/accepting this order/)
  }
})
