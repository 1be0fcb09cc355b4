import { describe, expect, test } from 'vitest'
import { readToEnd, someCharts } from '../charts.fixture.ts'

const timedCharts = someCharts.filter((chart) => chart.timeKnown)
const firstOf = (text: string): string => text.split(/(?<=[.।?]) |\n/)[0] ?? ''

describe('what is told beside the answer to a situation', () => {
  test('names no time and no house where only what to do is told', async () => {
    for (const chart of timedCharts) {
      const { text } = await readToEnd({
        chart,
        question: 'My cat is sick and not eating, will she recover?',
      })
      expect(text).not.toMatch(/ 20\d\d|house/)
    }
  })
  test('names no time to bring an animal home where the end of its illness is asked for', async () => {
    for (const chart of timedCharts) {
      const { text } = await readToEnd({ chart, question: 'हमारी गाय बीमार है, कब ठीक होगी' })
      expect(text).not.toMatch(/ 20\d\d/)
    }
  })
  test('gives reasons of the chart but no time for years gone by', async () => {
    for (const chart of timedCharts) {
      const { text } = await readToEnd({
        chart,
        question: 'Why were the years 2018 to 2021 so hard for me?',
      })
      expect(firstOf(text)).toMatch(/years|your fault/)
      expect(text).toMatch(/house/)
      expect(text).not.toMatch(/ 202[5-9]| 20[3-9]\d/)
    }
  })
  test('is told of a child where the situation is one of somebody else’s life', async () => {
    for (const chart of timedCharts) {
      const { text } = await readToEnd({
        chart,
        question: 'Every proposal for my daughter falls through, when will it be fixed?',
      })
      expect(firstOf(text)).toMatch(/your child|match|lose heart/i)
      expect(text).toMatch(/fifth house/)
    }
  })
  test('holds whose health is asked about', async () => {
    const { text } = await readToEnd({ question: 'पिताजी की सेहत कैसी रहेगी' })
    expect(firstOf(text)).toMatch(/पिता की सेहत/)
  })
})

describe('the line for a mother and her baby', () => {
  test.each(['Our doctor says IVF, when should we start it?', 'आईवीएफ करवाएँ या और इंतज़ार करें'])(
    'does not open the answer where no baby is on the way: %s',
    async (question) => {
      const { text } = await readToEnd({ question })
      expect(text).not.toMatch(/bleeding|ख़ून/)
      expect(firstOf(text)).toMatch(/IVF|आईवीएफ/)
    },
  )
  test('stays for somebody who is expecting', async () => {
    const { text } = await readToEnd({
      question: 'I am five months pregnant, will everything be safe?',
    })
    expect(text).toMatch(/bleeding/)
  })
})
