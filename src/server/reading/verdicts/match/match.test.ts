import { milan } from '@drishti/jyotish'
import { describe, expect, test } from 'vitest'
import { matchHeadlines } from '../../../../words/reading/match.ts'
import { someCharts, readToEnd } from '../../charts.fixture.ts'
import { countWords } from '../../composer/count-words.ts'
import { soundsUnkind } from '../../model-writer/guards.ts'
import { kutaKeys, matchRules } from './match.rules.ts'
import { judgeMatch } from './match.ts'
import { ruleSources } from '../sources.ts'

const timedCharts = someCharts.filter((chart) => chart.timeKnown)
const pairs = timedCharts.flatMap((one, at) =>
  timedCharts.slice(at + 1).map((other) => [one, other] as const),
)

describe('two charts side by side', () => {
  test('are judged by rows that name their source, for every kuta', () => {
    expect(new Set(matchRules.map(({ key }) => key)).size).toBe(matchRules.length)
    for (const { source } of matchRules) expect(ruleSources[source]).toBeDefined()
    for (const kuta of kutaKeys)
      expect(matchRules.filter(({ when }) => 'kuta' in when && when.kuta === kuta)).toHaveLength(2)
  })
  test('are judged alike whichever of the two asks, also two of one gender', () => {
    for (const [firstChart, secondChart] of pairs) {
      for (const gender of ['male', 'female'] as const) {
        const [a, b] = [
          { chart: firstChart, gender: 'female' as const },
          { chart: secondChart, gender },
        ]
        expect(judgeMatch(a, b)).toEqual(judgeMatch(b, a))
      }
    }
  })
  test('have the points that the engine counts, and every row of points speaks somewhere', () => {
    const spokenKeys = new Set<string>()
    for (const [bride, groom] of pairs) {
      const match = judgeMatch({ chart: bride, gender: 'female' }, { chart: groom, gender: 'male' })
      expect(match?.points).toBe(milan({ bride, groom }).ashtakoota.total)
      for (const { key, factIds } of match?.verdicts ?? []) {
        spokenKeys.add(key)
        for (const id of factIds) expect(match?.facts.map((fact) => fact.id)).toContain(id)
      }
    }
    const silent = matchRules.filter(({ key }) => !spokenKeys.has(key)).map(({ key }) => key)
    expect(silent.length).toBeLessThanOrEqual(2)
  })
})

describe('the answer on two people', () => {
  test.each(['en', 'hi'] as const)(
    'is whole, kind and rests on both charts (%s)',
    async (language) => {
      for (const [firstChart, secondChart] of pairs.filter((_, at) => at % 9 === 0)) {
        const { text, done, sentences } = await readToEnd({
          question: language === 'en' ? 'are we compatible?' : 'क्या हम दोनों की जोड़ी अच्छी है',
          chart: firstChart,
          language,
          second: () => Promise.resolve({ count: 'one', chart: secondChart, gender: 'male' }),
        })
        expect([text, countWords(text) >= 120 && countWords(text) <= 250]).toEqual([text, true])
        expect(done[0]).toMatchObject({ outcome: 'answer', topic: 'compatibility' })
        const facts = done[0]?.facts.map((fact) => fact.id) ?? []
        expect(facts).toContain('milan.total.with-exceptions')
        // The counts of the two together, and something of the asker's own half.
        expect(facts.filter((id) => id.startsWith('milan.')).length).toBeGreaterThan(2)
        expect(facts.some((id) => !id.startsWith('milan.'))).toBe(true)
        const match = judgeMatch(
          { chart: firstChart, gender: 'female' },
          { chart: secondChart, gender: 'male' },
        )
        const headlines = matchHeadlines[match?.direction ?? 'mixed'].map(
          (headline) => headline[language],
        )
        expect(headlines).toContain(sentences[0]?.text)
        expect(sentences.filter((sentence) => soundsUnkind(sentence.text))).toEqual([])
      }
    },
  )
  test('asks whose chart is meant where there are several, and says so where one is uncertain', async () => {
    const several = await readToEnd({
      question: 'are we compatible?',
      second: () => Promise.resolve({ count: 'several' }),
    })
    expect(several.done[0]).toMatchObject({ outcome: 'clarify', topic: 'compatibility' })
    const open = someCharts.find(
      (chart) => !chart.timeKnown && chart.grahas.moon.nakshatra === null,
    )
    if (!open) throw new Error('the fixture should have a day on which the Moon changes its star')
    const uncertain = await readToEnd({
      question: 'are we compatible?',
      second: () => Promise.resolve({ count: 'one', chart: open, gender: 'male' }),
    })
    expect(uncertain.done[0]).toMatchObject({ outcome: 'clarify' })
  })
  test('comes from one chart alone where the other cannot be fetched', async () => {
    const { done } = await readToEnd({
      question: 'are we compatible?',
      second: () => Promise.reject(new Error('away')),
    })
    expect(done[0]).toMatchObject({ outcome: 'clarify', topic: 'compatibility' })
  })
})
