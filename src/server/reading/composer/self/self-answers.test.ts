import { describe, expect, it } from 'vitest'
import { readToEnd, someCharts } from '../../charts.fixture.ts'
import { pastYearsIn } from './past-years.ts'

const timed = someCharts.filter(({ timeKnown }) => timeKnown).slice(0, 4)
const at = new Date('2026-11-20T06:30:00Z')

describe('what somebody is like', () => {
  it.each([
    ['What kind of person am I deep down?', /lagna|Moon sign/],
    ['mera swabhav kaisa hai', /lagna|Chandra rashi/i],
    ['मेरा स्वभाव कैसा है', /लग्न|चंद्र राशि/],
  ])('%s names lagna or Moon sign first, and no time', async (question, first) => {
    for (const chart of timed) {
      const { sentences, text } = await readToEnd({ question, chart, at })
      expect(sentences[0]?.text).toMatch(first)
      expect(sentences.length).toBeGreaterThanOrEqual(5)
      expect(text).not.toMatch(/20\d\d/)
    }
  })

  it('names three strengths, each with what it rests on', async () => {
    for (const chart of timed) {
      const question = 'What are my three biggest strengths by my chart?'
      const { sentences, text } = await readToEnd({ question, chart, at })
      expect(sentences[0]?.text.split(';')).toHaveLength(3)
      expect(sentences.slice(1, 4).every(({ factIds }) => factIds.length > 0)).toBe(true)
      expect(text).not.toMatch(/20\d\d/)
    }
  })
})

describe('years gone by', () => {
  it.each([
    ['What happened to me between 2015 and 2019?', { from: 2015, to: 2019 }],
    ['2021 me kaun se grah kharab the', { from: 2021, to: 2021 }],
    ['Born in 1990, which graha is strong in my chart', null],
    ['what will happen in 2029', null],
    ['since 2019 I am alone, which graha is it', null],
  ])('%s', (question, years) => {
    expect(pastYearsIn(question, at)).toEqual(years)
  })

  it('tells their antardashas by dates', async () => {
    for (const chart of timed) {
      const question = 'Tell me what happened in my life between 2016 and 2019'
      const { text } = await readToEnd({ question, chart, at })
      expect(text.match(/antardasha/g)?.length).toBeGreaterThanOrEqual(2)
      expect(text).toMatch(/201[6-9]/)
    }
  })
})

describe('the graha of a part of the body', () => {
  it.each([
    ['ghutno ka grah kaun sa hota hai aur mera kaisa hai', 'Shani'],
    ['Which planet rules the kidneys, and how is it in my chart?', 'Venus'],
  ])('%s', async (question, graha) => {
    for (const chart of timed) {
      const { sentences } = await readToEnd({ question, chart, at })
      const named = sentences.find(({ text }) => text.includes(graha))
      expect(named?.factIds.length).toBeGreaterThan(0)
    }
  })
})
