import { describe, expect, test } from 'vitest'
import { matterTexts } from '../../../../words/reading/matters/all-matters.ts'
import { consequences } from '../../../../words/reading/reasons/consequences.ts'
import { grahaMeanings } from '../../../../words/reading/reasons/meanings/all-meanings.ts'
import { situationTexts } from '../../../../words/reading/situations/all-situation-texts.ts'
import { readToEnd, someCharts, timedChart } from '../../charts.fixture.ts'
import { checkSentence } from '../../claims/claim-check.ts'
import { chartFactsOf } from '../../verdicts/chart-facts.ts'
import { judgeMatter } from '../../verdicts/verdicts.ts'
import { countWords } from '../count-words.ts'

const timedCharts = someCharts.filter((chart) => chart.timeKnown)
const firstOf = (text: string): string => text.split(/(?<=[.।?]) |\n/)[0] ?? ''

/** Every text of a leaf, with its path. */
function textsUnder(value: unknown, path: string): (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]]
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inside]) => textsUnder(inside, `${path}.${key}`))
}

const slowMeanings = [
  ...consequences.wedding.patience,
  ...Object.values(grahaMeanings.wedding).flatMap(({ patience }) => patience),
]

describe('the texts of the matters', () => {
  const sentences = [
    ...textsUnder(matterTexts, ''),
    ...textsUnder(situationTexts, '.situation'),
  ].filter(([path]) => !/\.name\.|hindiGender/.test(path))
  test('claim nothing of the sky and name no time but the dates that are put in', () => {
    const window = { fromUtc: '2027-03-03T06:00:00Z', toUtc: '2027-06-04T06:00:00Z' }
    const wrong = sentences.filter(([, text]) => {
      const filled = text.replace('{from}', '3 March 2027').replace('{to}', '4 June 2027')
      // Only where dates are put in is any date known: "may" must not pass for the month.
      return !checkSentence(filled, 'en', [], filled === text ? [] : [window]).ok
    })
    expect(wrong).toEqual([])
  })
  test('hold both dates where a time is named, and none elsewhere', () => {
    for (const [path, text] of sentences) {
      const isDated = /\.(?:yes|later|when)\./.test(path)
      expect([path, text.includes('{from}'), text.includes('{to}')]).toEqual([
        path,
        isDated,
        isDated,
      ])
    }
  })
})

describe('the first sentence', () => {
  test('names a month where "when" is asked and the chart marks one, and the window of the verdict', async () => {
    for (const chart of timedCharts) {
      const at = new Date('2026-11-20T06:30:00Z')
      const sheet = chartFactsOf(chart, at)
      const matter = { topic: 'love', aspect: 'marriage', owner: 1 } as const
      const [window] = judgeMatter(sheet, matter).windows
      const { text } = await readToEnd({ chart, question: 'When will I get married?', at })
      if (window) expect(firstOf(text)).toMatch(/ 20\d\d/)
      else expect(firstOf(text)).toMatch(/marriage|married/)
    }
  })
  test('is another for another question, and another for the other voice', async () => {
    const asked = ['When will I get a job?', 'Why is my career so slow?', 'Will I go abroad?']
    const first = new Set<string>()
    for (const question of asked)
      for (const persona of ['oracle', 'astra'] as const)
        first.add(firstOf((await readToEnd({ question, persona })).text))
    expect(first.size).toBeGreaterThanOrEqual(5)
  })
  test('of "why" is a reason of the chart: an affliction where the chart has one', async () => {
    let afflicted = 0
    for (const chart of timedCharts) {
      const { sentences } = await readToEnd({ chart, question: 'Why is my marriage delayed?' })
      // A kind word of the situation may stand before it.
      const reason = sentences.slice(0, 2).find(({ factIds }) => factIds.length > 0)
      expect(reason).toBeDefined()
      const text = reason?.text ?? ''
      const isSlow = slowMeanings.some(({ en }) => text.includes(en))
      if (isSlow || /debilitated|combust|slows|late|waits/.test(text)) afflicted += 1
    }
    expect(afflicted).toBeGreaterThan(timedCharts.length / 2)
  })
  test('of a choice names the option that the chart is nearer to, or owns that it cannot', async () => {
    for (const chart of timedCharts) {
      const { text } = await readToEnd({ chart, question: 'Should I choose teaching or software?' })
      expect(firstOf(text)).toMatch(/teaching|software|does not name|guess/i)
    }
  })
})

describe('the reason told is the reason used', () => {
  test.each([
    ['Will I be able to buy a flat?', 'fourth house'],
    ['When will I have a child?', 'fifth house'],
    ['How will my court case end?', 'sixth house'],
    ['Will I get my share of the ancestral property?', 'eighth house'],
  ])('%s is read from the %s', async (question, house) => {
    let named = 0
    for (const chart of timedCharts) {
      const { text } = await readToEnd({ chart, question })
      if (text.includes(house)) named += 1
    }
    expect(named).toBeGreaterThan(timedCharts.length * 0.6)
  })
  test('a match does not turn the verdict on love', async () => {
    const second = async () => ({
      count: 'one' as const,
      chart: timedChart,
      gender: 'male' as const,
    })
    const before = await readToEnd({ question: 'Will my love life get better?' })
    const match = await readToEnd({ question: 'are we compatible', second })
    expect(match.done[0]?.verdict?.matter).not.toBe(before.done[0]?.verdict?.matter)
  })
})

describe('another’s life', () => {
  test.each([
    ['mere bhai ki shadi kab hogi', /bhai/],
    ['When will my brother get a job?', /your brother/i],
    ['How will my husband’s career be?', /your husband/i],
    ['मेरी बेटी की पढ़ाई कैसी रहेगी', /बेटी/],
  ])('%s is told of that person, and how it is read', async (question, person) => {
    const { text } = await readToEnd({ question })
    expect(firstOf(text)).toMatch(person)
    expect(text).toMatch(/own kundli|that kundli|apni kundli|unki kundli|अपनी कुंडली|उनकी कुंडली/)
  })
})

describe('the form of the question is that of the answer', () => {
  test.each([
    ['meri naukri kab lagegi', /^[^\u0900-\u097f]+$/u],
    ['मेरी नौकरी कब लगेगी', /^[^a-z]+$/iu],
    ['When will I get a job?', /^[^\u0900-\u097f]+$/u],
  ])('%s', async (question, form) => {
    const { text } = await readToEnd({ question, language: 'hi' })
    expect(text.replace(/SWAYAM|[a-z.]+\.gov\.in/gi, '')).toMatch(form)
  })
})

describe('length and repetition', () => {
  test('a yes or no is answered in at most 100 words, a question of life in at most 200', async () => {
    for (const chart of timedCharts) {
      const short = await readToEnd({ chart, question: 'Will I get the promotion?' })
      expect(countWords(short.text)).toBeLessThanOrEqual(100)
      const long = await readToEnd({ chart, question: 'Tell me about my career' })
      expect(countWords(long.text)).toBeLessThanOrEqual(200)
    }
  })
  test('a chat is told no fact twice, but for the answer itself', async () => {
    const question = 'How will my career be?'
    const first = await readToEnd({ question })
    const factIds = first.done[0]?.facts.map(({ id }) => id) ?? []
    const history = [{ question, answer: first.text, outcome: 'answer' as const, factIds }]
    const next = await readToEnd({ question: 'Will I get a promotion?', history })
    const again = next.sentences
      .slice(1)
      .filter(({ text }) => first.sentences.some((sentence) => sentence.text === text))
    expect(again).toEqual([])
  })
})

/** Questions that were answered as something else, and what the answer has to be about. */
describe('what was misread before', () => {
  test.each([
    ['shadi kab tak ho jayegi meri, ghar wale pareshan hai', 'love'],
    ['police case on me will i go to jail', 'general'],
    ['court case kab khatam hoga zameen ka', 'general'],
    ['mere pita ji ka business kab chalega', 'career'],
    ['business me paisa fasa hai kab milega', 'money'],
  ])('%s is read as %s', async (question, topic) => {
    const { done } = await readToEnd({ question })
    expect(done[0]).toMatchObject({ outcome: 'answer', topic })
  })
  test.each([
    'दुश्मन को मारने का मुहूर्त बताओ',
    'my uncle does bad things with me i am 15',
    'husband forces me every night, is it my karma',
    'my boyfriend left, i took 10 sleeping pills',
    'main class 8 me hu shadi kab hogi',
  ])('%s is met with care and never charged', async (question) => {
    const { done } = await readToEnd({ question })
    expect(done[0]?.outcome === 'safety' || done[0]?.isFree).toBe(true)
  })
  test.each(['my dog died, why did this happen'])(
    '%s: the feeling comes first',
    async (question) => {
      expect(firstOf((await readToEnd({ question })).text)).toMatch(/sorry|loss/)
    },
  )
})
